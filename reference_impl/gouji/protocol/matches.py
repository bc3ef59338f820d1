"""The matches of one conversation: ``match/start``, ``match/act``, ``match/moves``, ``match/state``."""

from collections.abc import Callable
from typing import ClassVar, Final

from gouji.match.judge import MatchOutcome, judge, start
from gouji.match.record import Record
from gouji.match.record_text import parse_record
from gouji.match.state import Match
from gouji.play.position import PositionError
from gouji.protocol.as_json import Answer, read_rules
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.held import Held
from gouji.protocol.match_json import match_state_json, moves_json, outcome_json, read_done, read_record
from gouji.protocol.params import Params, fitting, mistake
from gouji.rules import Rules
from gouji.table.cards import CardsError

MOST_MATCHES: Final = 1024
"""Matches held at once; beyond them the one begun longest ago is dropped."""


class Matches:
    """The matches of one conversation, by the harness's names for them."""

    METHODS: ClassVar[tuple[str, ...]] = ("match/start", "match/act", "match/moves", "match/state")

    def __init__(self) -> None:
        self._matches: Held[tuple[Match, Rules, Record]] = Held("match", MOST_MATCHES)
        self._last: tuple[Match, Rules, Answer] | None = None
        self._methods: dict[str, Callable[[Params], Answer]] = {
            "match/start": self._start,
            "match/act": self._act,
            "match/moves": self._moves,
            "match/state": self._state,
        }

    def answer(self, method: str, params: object) -> Answer:
        """Return the result of one request.

        Args:
            method: one of ``METHODS``.
            params: its parameters as JSON.

        Raises:
            ProtocolError: parameters that do not fit the schema, or name no match (−32602); a ruleset that a
                match does not play (−32001).
        """
        return self._methods[method](fitting(method, params))

    def _start(self, params: Params) -> Answer:
        rules = read_rules("match/start", params)
        record, match = _begun(params, rules)
        self._matches.begin(params["game"], (match, rules, record))
        return {"state": self._as_shown(match, rules)}

    def _act(self, params: Params) -> Answer:
        match, rules, record = self._found(params)
        try:
            done = read_done(params)
        except CardsError as error:
            return outcome_json(MatchOutcome(match, (), (mistake(error),)), self._as_shown(match, rules))
        outcome = judge(match, done, rules)
        changed = outcome.match is not match
        self._matches.go_on(params["game"], (outcome.match, rules, record.with_done(done) if changed else record))
        return outcome_json(outcome, self._as_shown(outcome.match, rules))

    def _as_shown(self, match: Match, rules: Rules) -> Answer:
        """Return what everybody may know of *match*; a refusal leaves the very match that was shown last."""
        if self._last is None or self._last[0] is not match or self._last[1] is not rules:
            self._last = match, rules, match_state_json(match, rules)
        return self._last[2]

    def _moves(self, params: Params) -> Answer:
        match, rules, _ = self._found(params)
        return {"moves": moves_json(match, rules)}

    def _state(self, params: Params) -> Answer:
        match, rules, record = self._found(params)
        return {"state": self._as_shown(match, rules), "record": str(record)}

    def _found(self, params: Params) -> tuple[Match, Rules, Record]:
        return self._matches[params["game"]]


def _begun(params: Params, rules: Rules) -> tuple[Record, Match]:
    """Return where a match begins; one that is read back is judged again, act by act."""
    if "record" not in params:
        record = read_record(params, rules)
        return record, start(record.table(), rules)
    try:
        record = parse_record(params["record"])
        if rules.hands not in (None, record.hands):
            raise ProtocolError(INVALID_PARAMS, f"record: part 1: expected {rules.hands} hands, found {record.hands}")
        return record, record.match(rules)
    except PositionError as error:
        raise ProtocolError(INVALID_PARAMS, f"record: part {error.part}: {error.problem}") from error
