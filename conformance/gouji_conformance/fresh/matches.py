"""Fresh questions of area ``match``: the last two hands of a match, with acts in them that do not stand.

The first of the two is of a few cards each, so that between them all is settled that one hand leaves to the next; the
second is drawn whole.  The second reading is the lister of matches: what is done it has, what is refused it has not.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from gouji.lister import match_moves, moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.judge import MatchOutcome, judge
from gouji.match.record import Record
from gouji.match.state import Last, Match
from gouji.protocol.match_json import match_state_json, outcome_json
from gouji.rules import Rules, rules_of
from gouji.table.seats import SEATS
from gouji_conformance.engines.oracle import NoAnswerError, Oracle
from gouji_conformance.fresh.match_words import Doings, beginning
from gouji_conformance.fresh.question import Asker, Question, clauses_of
from gouji_conformance.fresh.statements import Statement, telling
from gouji_conformance.fresh.voice import Telling
from gouji_conformance.referee.match_playing import NAMES
from gouji_conformance.soak import deals, tries
from gouji_conformance.soak.players import Players

_MOST_ACTS: Final = 1500
"""A match of two hands that has not ended by then is left out."""
_TRIED_AT_ONCE: Final = 30
_TOLD: Final = 1
_STANDS: Final = ("over", "for-seat", "for-the-table")
_REFUSALS: Final = ("refused",)
_OTHERS: Final = (
    *("step-is", "turn-to-lead", "opening-is", "opening-to-come", "opener-is", "taker-is", "leader-is"),
    *("no-leader-yet", "nothing-owed", "nothing-returned", "holds-number", "revolutionary-is", "nobody-has-revolted"),
    *("hand-number", "places-are", "totals", "nobody-loses-turns", "nothing-stands-against"),
)
"""What is looked at besides, some of it after each act."""
_HANDS: Final = 2


def questions(asker: Asker) -> Iterator[Question | None]:
    """Yield matches without end, None where one cannot be told: yes is that an act stands."""
    rules = rules_of(asker.ruleset)
    while True:
        yield _Match(asker, rules).played()


class _Match:
    """One match that is played and told."""

    def __init__(self, asker: Asker, rules: Rules) -> None:
        self._asker = asker
        self._chance = asker.chance
        self._rules = rules
        self._players = Players(random.Random(asker.chance.random()))  # noqa: S311 - no secret
        self._state: Any = None
        self._told = Telling(asker.voice, asker.ruleset)
        self._answers: list[Any] = []
        self._clauses: dict[str, None] = {}
        self._yes = self._no = 0
        self._stands, self._refusals, self._others = map(asker.some_statements, (_STANDS, _REFUSALS, _OTHERS))
        self._doings = Doings(asker.voice)

    def played(self) -> Question | None:
        """Play it to its end, and return it; None where it does not end, or something of it cannot be said."""
        record = _begun(self._chance, self._rules)
        try:
            match = record.start(self._rules)
            self._begin(record, match)
            for _ in range(_MOST_ACTS):
                if match.is_over:
                    return Question(tuple(self._clauses), self._told, self._answers, self._yes, self._no)
                match = self._one_more(match)
        except NoAnswerError:
            pass
        return None

    def _one_more(self, match: Match) -> Match:
        if self._no <= self._yes:
            self._try(match)
        done = self._players.chosen(match, self._rules)
        outcome = judge(match, done, self._rules)
        if not outcome.accepted or not self._acted(done, outcome):
            raise NoAnswerError(str(done))
        return outcome.match

    def _try(self, match: Match) -> None:
        """Say something that is refused, and changes nothing."""
        seat = steps.seat_to_act(match, self._rules)
        some = (tries.between_hands if match.play is None else tries.in_hand)(self._chance, match, seat, ())
        listed = {tries.key(done) for done in _listed(match, self._rules)}
        for done in self._chance.sample(some, min(len(some), _TRIED_AT_ONCE)):
            if tries.key(done) in listed or (isinstance(done, Act) and done.do in verbs.BY_REFEREE):
                continue
            outcome = judge(match, done, self._rules)
            if outcome.reasons and outcome.match is match and self._acted(done, outcome):
                return

    # What is told

    def _begin(self, record: Record, match: Match) -> None:
        """Tell where the match begins.

        Raises:
            NoAnswerError: whoever is told it so would begin it elsewhere.
        """
        for said, table in beginning(self._asker.voice, record):
            self._told.say(said, table)
        self._told.say(self._asker.voice.said("look"))
        self._state = match_state_json(match, self._rules)
        answers = [Oracle().to(operation) for operation in self._told.maker.operations[:1]]
        self._answers += [*answers, {"state": self._state}]
        if answers != [{"state": self._state}]:
            raise NoAnswerError("match/start")

    def _acted(self, done: Done, outcome: MatchOutcome) -> bool:
        """Tell what was done and what came of it; return whether there are words for it."""
        said = self._doings.said(done, stands=outcome.accepted)
        if said is None:
            return False
        begun = len(self._told.maker.steps)
        self._told.say(said)
        self._answers.append(self._answer(outcome))
        self._yes += outcome.accepted
        self._no += not outcome.accepted
        known = {"seat": done.seat or self._chance.choice(SEATS)}
        if not outcome.accepted:
            self._tell(self._refusals, known)
        self._tell(self._stands, {})
        self._tell(self._chance.sample(self._others, _TOLD), known)
        clauses = clauses_of(outcome.reasons, outcome.events)
        self._clauses |= dict.fromkeys(clauses)
        self._told.cite(begun, clauses)
        return True

    def _answer(self, outcome: MatchOutcome) -> Any:
        """Return what the reference answers: what a refusal leaves is as it was, and need not be written again."""
        if not outcome.accepted:
            return {"accepted": False, "reasons": list(outcome.reasons), "state": self._state}
        self._state = match_state_json(outcome.match, self._rules)
        return outcome_json(outcome, self._state)

    def _tell(self, statements: Sequence[Statement], known: Mapping[str, Any]) -> None:
        for said in telling([(statement, known) for statement in statements], self._answers[-1]):
            self._told.say(said)


def _begun(chance: random.Random, rules: Rules) -> Record:
    """Return a match with two hands to come, the first of them of a few cards each and drawn already.

    Where a table agrees on one hand, that is all of it.
    """
    hands = rules.hands or _HANDS
    before = max(hands - _HANDS, 0)
    scores = tuple((chance.choice((0, 4, 12)), chance.choice((0, 2))) for _ in range(before))
    held, leader = deals.short_hands(chance), chance.choice(SEATS)
    begun = Record(hands, names=NAMES, scores=scores, held=held, leader=leader)
    if not before:
        return begun
    return begun.changed(last=Last(tuple(chance.sample(SEATS, len(SEATS))), 0), first_opener=chance.choice(SEATS))


def _listed(match: Match, rules: Rules) -> Sequence[Done]:
    return match_moves.legal(match, rules) if match.play is None else moves.legal(match.play, rules)
