"""The protocol's face of play: ``play/start``, ``play/act``, ``play/moves``, ``play/state``.

What the messages are is written in ``spec/protocol/``.  A player's mistake is a result; parameters that
are no parameters are a ``ProtocolError``.
"""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final

from gouji.lister import moves
from gouji.play import action as verbs
from gouji.play import consequences, judge, report, rights, seating, speech
from gouji.play.action import Action
from gouji.play.outcome import Event, Outcome
from gouji.play.state import State
from gouji.protocol.error import INVALID_PARAMS, UNSUPPORTED, ProtocolError
from gouji.rules import Rules, rules_of
from gouji.table import cards
from gouji.table.cards import NO_CARDS, Counts
from gouji.table.seats import SEATS
from gouji_spec.options import value_id
from gouji_spec.ruleset import Ruleset, RulesetError

Answer = dict[str, Any]
MOST_GAMES: Final = 4096
"""Games held at once; beyond them the one begun longest ago is dropped."""

STATE_FIELDS: Final = (
    "passed",
    "opened",
    "headless",
    "melee",
    "burner",
    "dead_gou",
    "may",
    "half",
    "speakers",
    "walls",
)
"""The optional parts of a state that this engine gives."""


class Games:
    """The games of one conversation, by the harness's names for them."""

    METHODS: ClassVar[tuple[str, ...]] = ("play/start", "play/act", "play/moves", "play/state", "table/report")

    def __init__(self) -> None:
        self._games: OrderedDict[str, tuple[State, Rules]] = OrderedDict()
        self._methods: dict[str, Callable[[Mapping[str, object]], Answer]] = {
            "play/start": self._start,
            "play/act": self._act,
            "play/moves": self._moves,
            "play/state": self._state,
            "table/report": self._report,
        }

    def answer(self, method: str, params: Mapping[str, object]) -> Answer:
        """Return the result of one request.

        Args:
            method: one of ``METHODS``.
            params: its parameters as JSON.

        Raises:
            ProtocolError: parameters missing, of the wrong type, or naming no game (−32602); a ruleset
                that is not played (−32001).
        """
        return self._methods[method](params)

    def _start(self, params: Mapping[str, object]) -> Answer:
        name = _game(params)
        rules = rules_for(params)
        state = position_of(params, rules)
        self._games.pop(name, None)
        self._games[name] = (state, rules)
        if len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return {"state": state_json(state, rules)}

    def _act(self, params: Mapping[str, object]) -> Answer:
        name = _game(params)
        state, rules = self._found(name)
        outcome = act(state, params, rules)
        self._games[name] = (outcome.state, rules)
        answer: Answer = {"accepted": outcome.accepted}
        if not outcome.accepted:
            answer["reasons"] = list(outcome.reasons)
        answer["events"] = [_event_json(event) for event in outcome.events]
        answer["state"] = state_json(outcome.state, rules)
        return answer

    def _moves(self, params: Mapping[str, object]) -> Answer:
        state, rules = self._found(_game(params))
        return {"moves": [_move_json(move) for move in moves.legal(state, rules)]}

    def _state(self, params: Mapping[str, object]) -> Answer:
        return {"state": state_json(*self._found(_game(params)))}

    def _report(self, params: Mapping[str, object]) -> Answer:
        state, rules = self._found(_game(params))
        seat, says = _seat(params, "seat"), params.get("says", "")
        if says is not None and (isinstance(says, bool) or not isinstance(says, int) or says < 0):
            raise ProtocolError(INVALID_PARAMS, "says: expected a number, or null for not yet")
        refused: tuple[str, ...] = ("not_in_play",)
        if seat in state.standing.playing:
            refused = report.report_reasons(sum(state.hand(seat)), says, rules)
        return {"accepted": False, "reasons": list(refused)} if refused else {"accepted": True}

    def _found(self, name: str) -> tuple[State, Rules]:
        if name not in self._games:
            raise ProtocolError(INVALID_PARAMS, f"game: no game is called {name[:80]!r}")
        return self._games[name]


def _game(params: Mapping[str, object]) -> str:
    name = params.get("game")
    if not isinstance(name, str) or not name:
        raise ProtocolError(INVALID_PARAMS, "game: expected a name")
    return name


def act(state: State, params: Mapping[str, object], rules: Rules) -> Outcome:
    """Return the verdict on what ``play/act`` asks; unreadable cards are a player's mistake.

    Raises:
        ProtocolError: a seat or a verb that is none, or cards or ``to`` missing or of the wrong type.
    """
    seat = _seat(params, "seat")
    do = params.get("do")
    if do not in verbs.VERBS or not isinstance(do, str):
        raise ProtocolError(INVALID_PARAMS, f"do: expected one of {', '.join(verbs.VERBS)}")
    if do == verbs.ALLOW_COVER:
        return judge.judge(state, Action(seat, do, NO_CARDS, _seat(params, "to")), rules)
    if do not in verbs.WITH_CARDS:
        return judge.judge(state, Action(seat, do), rules)
    text = params.get("cards")
    if not isinstance(text, str):
        raise ProtocolError(INVALID_PARAMS, "cards: expected text")
    try:
        laid = cards.parse_cards(text)
    except cards.CardsError as error:
        return Outcome(state, (), (error.code,))
    return judge.judge(state, Action(seat, do, laid), rules)


def position_of(params: Mapping[str, object], rules: Rules) -> State:
    """Return the state at the lead that ``play/start`` describes.

    Cards named for a seat that has revolted are those it has thrown away (弃牌, GJ-23.1): they are in nobody's
    hand.

    Raises:
        ProtocolError: it is no position: a seat out that holds cards, a seat in play that holds none, more
            cards than the decks have (−32602).
    """
    position = params.get("position")
    if not isinstance(position, dict):
        raise ProtocolError(INVALID_PARAMS, "position: expected {hands, leader, out, revolution}")
    out = _seats(position.get("out", []))
    revolution = 0 if position.get("revolution") is None else _seat(position, "revolution")
    hands = tuple(
        NO_CARDS if seat == revolution else hand
        for seat, hand in zip(SEATS, _hands(position.get("hands")), strict=True)
    )
    found = seating.fault(hands, out, revolution)
    if found is not None:
        who = "this seat " if found.seat else ""
        raise ProtocolError(INVALID_PARAMS, f"position.{found.place}: {who}{found.problem}")
    return consequences.start(hands, _seat(position, "leader"), rules, out, revolution)


def _hands(written: object) -> tuple[Counts, ...]:
    if not isinstance(written, dict):
        raise ProtocolError(INVALID_PARAMS, 'position.hands: expected {"1": cards, …}')
    unknown = set(written) - {str(seat) for seat in SEATS}
    if unknown:
        raise ProtocolError(INVALID_PARAMS, f"position.hands: no seat is called {sorted(unknown)[0]!r}")
    return tuple(_cards(written.get(str(seat), ""), f"position.hands.{seat}") for seat in SEATS)


def _cards(text: object, place: str) -> Counts:
    if not isinstance(text, str):
        raise ProtocolError(INVALID_PARAMS, f"{place}: expected text")
    try:
        return cards.parse_cards(text)
    except cards.CardsError as error:
        raise ProtocolError(INVALID_PARAMS, f"{place}: {error}") from error


def _seat(params: Mapping[str, object], key: str) -> int:
    seat = params.get(key)
    if isinstance(seat, bool) or not isinstance(seat, int) or seat not in SEATS:
        raise ProtocolError(INVALID_PARAMS, f"{key}: expected a seat from 1 to 6")
    return seat


def _seats(written: object) -> tuple[int, ...]:
    seats = written if isinstance(written, list) else None
    if seats is None or any(isinstance(seat, bool) or seat not in SEATS for seat in seats):
        raise ProtocolError(INVALID_PARAMS, "position.out: expected seats from 1 to 6, first to last")
    return tuple(seats)


def rules_for(params: Mapping[str, object]) -> Rules:
    """Return the rules that the ruleset of a request makes.

    Raises:
        ProtocolError: it is none (−32602), or one that is not played (−32001).
    """
    written = params.get("ruleset")
    if not isinstance(written, dict) or set(written) - {"profile", "options"}:
        raise ProtocolError(INVALID_PARAMS, "ruleset: expected {profile, options}")
    profile, departures = written.get("profile"), written.get("options", {})
    if not isinstance(profile, str):
        raise ProtocolError(INVALID_PARAMS, "ruleset.profile: expected text")
    if not isinstance(departures, dict) or not all(isinstance(value, str | bool) for value in departures.values()):
        raise ProtocolError(INVALID_PARAMS, "ruleset.options: expected option to value, every value as text")
    # True is 1 to a cache; as text each value is its own.
    return _rules(profile, tuple((name, value_id(value) or "") for name, value in departures.items()))


@lru_cache(maxsize=256)
def _rules(profile: str, departures: tuple[tuple[str, str], ...]) -> Rules:
    try:
        return rules_of(Ruleset.of(profile, **dict(departures)))
    except RulesetError as error:
        code = INVALID_PARAMS if error.clause else UNSUPPORTED
        raise ProtocolError(code, str(error)) from error


def state_json(state: State, rules: Rules) -> Answer:
    """Return what everybody at the table may know of *state*, as ``spec/protocol/state.json`` has it."""
    standing, round_, turn = state.standing, state.round, state.turn
    table = None if round_ is None else round_.table
    answer: Answer = {
        "phase": state.phase,
        "to_act": None if turn is None else {"seat": turn.seat, "may": list(rights.offered(state, rules))},
        "table": None
        if table is None
        else {"seat": table.seat, "cards": str(table.cards), "gouji": table.gouji, "dead": table.dead},
        "hands": {str(seat): sum(state.hand(seat)) for seat in SEATS},
        "out": list(standing.out),
        "passed": [] if round_ is None else sorted(round_.passed),
        "opened": sorted(standing.opened),
        "headless": [seat for seat in standing.playing if seat in standing.headless],
        "melee": standing.melee,
        "burner": None if state.debt is None else state.debt.burner,
        "dead_gou": table is not None and table.dead_gou,
        "half": speech.half(state),
        "speakers": list(speech.speakers(state)),
        "walls": {str(seat): speech.wall(state, seat, rules) or None for seat in standing.playing},
    }
    if standing.revolution:
        answer["hands"][str(standing.revolution)] = 0
    if state.places:
        answer["places"] = list(state.places)
    return answer


def _event_json(event: Event) -> Answer:
    return {"event": event.name, "seat": event.seat or None, "clause": event.clause}


def _move_json(move: Action) -> Answer:
    answer: Answer = {"do": move.do}
    if move.do in verbs.WITH_CARDS:
        answer["cards"] = cards.cards_text(move.cards)
    if move.to:
        answer["to"] = move.to
    return answer
