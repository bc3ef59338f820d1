"""The games of one conversation: what is played in them, and what is asked and said at the table beside.

What the messages are is written in ``spec/protocol/``.  A player's mistake is a result; parameters that
are no parameters are a ``ProtocolError``.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from gouji.lister import moves
from gouji.play import advice, judge, report
from gouji.play.action import Action
from gouji.play.outcome import Event, Outcome
from gouji.play.state import State
from gouji.protocol.as_json import (
    Answer,
    earned_json,
    move_json,
    outcome_json,
    read_action,
    read_pick,
    read_position,
    read_rules,
    state_json,
)
from gouji.protocol.held import Held
from gouji.protocol.params import Params, fitting, mistake
from gouji.protocol.referee_questions import read_sanction
from gouji.referee import found, sanctions
from gouji.rules import Rules
from gouji.table.cards import CardsError

MOST_GAMES: Final = 4096
"""Games held at once; beyond them the one begun longest ago is dropped."""


class Games:
    """The games of one conversation, by the harness's names for them."""

    METHODS: ClassVar[tuple[str, ...]] = (
        "play/start",
        "play/act",
        "play/moves",
        "play/state",
        "table/report",
        "table/shown",
        "table/pick",
        "table/advice",
        "referee/apply",
    )

    def __init__(self) -> None:
        self._games: Held[tuple[State, Rules]] = Held("game", MOST_GAMES)
        self._last: tuple[State, Rules, Answer] | None = None
        self._methods: dict[str, Callable[[Params], Answer]] = {
            "play/start": self._start,
            "play/act": self._act,
            "play/moves": self._moves,
            "play/state": self._state,
            "table/report": self._report,
            "table/shown": self._shown,
            "table/pick": self._pick,
            "table/advice": self._advice,
            "referee/apply": self._apply,
        }

    def answer(self, method: str, params: object) -> Answer:
        """Return the result of one request.

        Args:
            method: one of ``METHODS``.
            params: its parameters as JSON.

        Raises:
            ProtocolError: parameters that do not fit the schema, or name no game (−32602); a ruleset that is
                not played (−32001).
        """
        return self._methods[method](fitting(method, params))

    def _start(self, params: Params) -> Answer:
        rules = read_rules("play/start", params)
        state = read_position(params, rules)
        self._games.begin(params["game"], (state, rules))
        return {"state": self._as_shown(state, rules)}

    def _act(self, params: Params) -> Answer:
        state, rules = self._found(params)
        action, outcome = act(state, params, rules, read_action)
        answer = self._gone_on(params, outcome)
        if not outcome.accepted:
            earned = None if action is None else found.earned(state, action, outcome, rules)
            answer["sanction"] = earned_json(earned)
        return answer

    def _pick(self, params: Params) -> Answer:
        state, rules = self._found(params)
        return self._gone_on(params, act(state, params, rules, read_pick)[1])

    def _apply(self, params: Params) -> Answer:
        state, rules = self._found(params)
        refused = sanctions.why_not(rules)
        if refused:
            return self._gone_on(params, Outcome(state, (), refused))
        events: list[Event] = []
        after = sanctions.impose(state, int(params["seat"]), read_sanction(params["sanction"]), rules, events)
        return self._gone_on(params, Outcome(after, events))

    def _gone_on(self, params: Params, outcome: Outcome) -> Answer:
        rules = self._found(params)[1]
        self._games.go_on(params["game"], (outcome.state, rules))
        return outcome_json(outcome, self._as_shown(outcome.state, rules))

    def _as_shown(self, state: State, rules: Rules) -> Answer:
        """Return what everybody may know of *state*; a refusal leaves the very state that was shown last."""
        if self._last is None or self._last[0] is not state or self._last[1] is not rules:
            self._last = state, rules, state_json(state, rules)
        return self._last[2]

    def _moves(self, params: Params) -> Answer:
        state, rules = self._found(params)
        return {"moves": [move_json(move) for move in moves.legal(state, rules)]}

    def _state(self, params: Params) -> Answer:
        return {"state": self._as_shown(*self._found(params))}

    def _report(self, params: Params) -> Answer:
        state, rules = self._found(params)
        asked_by = params.get("by", 0)
        by = None if asked_by is None else int(asked_by)
        refused = report.why_not(state, int(params["seat"]), params["says"], rules, by)
        if not refused:
            return {"accepted": True}
        earned = found.by_article("false_report", rules) if report.is_false(refused) else None
        return {"accepted": False, "reasons": list(refused), "sanction": earned_json(earned)}

    def _shown(self, params: Params) -> Answer:
        shown = report.shown(*self._found(params))
        return {"shown": [{"seat": seat, "number": number} for seat, number in shown.items()]}

    def _advice(self, params: Params) -> Answer:
        state, rules = self._found(params)
        refused = advice.why_not(state, int(params["seat"]), int(params["partner"]), rules)
        return {"allowed": False, "reasons": list(refused)} if refused else {"allowed": True}

    def _found(self, params: Params) -> tuple[State, Rules]:
        return self._games[params["game"]]


def act(state: State, params: Params, rules: Rules, read: Callable[[Params], Action]) -> tuple[Action | None, Outcome]:
    """Return what ``play/act`` or ``table/pick`` asks, and the verdict; what is no cards, or nobody's, is a mistake."""
    try:
        action = read(params)
    except CardsError as error:
        return None, Outcome(state, (), (mistake(error),))
    return action, judge.judge(state, action, rules)
