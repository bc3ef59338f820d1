"""One random match, checked after every act; everything of it comes from its number."""

import random
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gouji.match.act import Done
from gouji.match.judge import judge
from gouji.match.record import Record
from gouji.match.state import Match
from gouji.rules import Rules, rules_of
from gouji_conformance.soak import acting, invariants, starts, tables
from gouji_conformance.soak.invariants import BrokenError
from gouji_conformance.soak.players import Players
from gouji_conformance.soak.tally import Tally
from gouji_spec.options import options

MOST_ACTS: Final = 8000
"""A match that has not ended after so many acts does not end."""
_A_MATCH: Final = 300
"""So many acts are a match, about."""


@dataclass(frozen=True)
class Care:
    """How often what costs most is done.

    Attributes:
        in_hand: how likely all that is listed, and what else may be tried, is judged before an act of a hand.
        between: the same before an act between two hands.
        read_back: how likely the record is read back and played again at its end, and somewhere before.
        watched: one match in so many has the functions watched that find something; 0 for none.
    """

    in_hand: float
    between: float
    read_back: float
    watched: int


THOROUGH: Final = Care(in_hand=0.03, between=0.25, read_back=0.2, watched=10)
QUICK: Final = Care(in_hand=0.006, between=0.06, read_back=0.05, watched=0)


class Broken(msgspec.Struct, frozen=True):
    """A match that breaks what must hold.

    Attributes:
        number: of the match; it is played again by it.
        ruleset: the table, as the protocol writes it.
        what: does not hold.
        record: the match up to there, as text.
    """

    number: int
    ruleset: dict[str, Any]
    what: str
    record: str


def play(number: int, tally: Tally, care: Care = THOROUGH) -> Broken | None:
    """Play match *number*, check it, and count in *tally* what acted; return what it breaks, None for nothing."""
    chance = random.Random(number)  # noqa: S311 - a game of cards, not a secret
    ruleset = tables.table_of(chance)
    rules = rules_of(ruleset)
    tally.add("matches", ("matches",))
    tally.add("values", [f"{name}={value}" for name, value in tables.said_by(ruleset, options())])
    game = _Game(chance, rules, tally, care)
    is_watched = care.watched and number % care.watched == 0
    watching = acting.watched(tally.counts["functions"]) if is_watched else nullcontext()
    try:
        with watching:
            game.play()
    except Exception as error:  # the engine never throws: whatever it is, it is a fault of it
        what = str(error) if isinstance(error, BrokenError) else repr(error)
        return Broken(number, ruleset.to_json(), what, str(game.record()))
    return None


class _Game:
    """A match that is being played; see ``play``."""

    def __init__(self, chance: random.Random, rules: Rules, tally: Tally, care: Care) -> None:
        self._rules = rules
        self._tally = tally
        self._care = care
        self._begun = starts.start_of(chance, rules)
        self._players = Players(chance)
        self._cards = invariants.Cards(self._begun)
        self._checking = random.Random(chance.random())  # noqa: S311 - what is checked changes nothing that is played
        self._done: list[Done] = []

    def record(self) -> Record:
        """Return the match as far as it has come; what was refused at no cost is left out."""
        return self._begun.changed(done=tuple(self._done))

    def play(self) -> None:
        """Play it to its end.

        Raises:
            BrokenError: something that must hold does not; other errors are the engine's.
        """
        match = self._begun.start(self._rules)
        while not match.is_over:
            self._check_listed(match)
            match = self._one_more(match)
            if self._checking.random() < self._care.read_back / _A_MATCH:
                invariants.check_record(self.record(), match, self._rules)
            if len(self._done) > MOST_ACTS:
                raise BrokenError("the match does not end")
        invariants.check_end(match, self._rules)
        self._check_listed(match)
        self._tally.add("matches", ["hands"] * (len(match.table.scores) - len(self._begun.scores)))
        if self._checking.random() < self._care.read_back:
            invariants.check_record(self.record(), match, self._rules)

    def _check_listed(self, match: Match) -> None:
        if self._checking.random() > (self._care.between if match.play is None else self._care.in_hand):
            return
        for verdict in invariants.check_listed(self._checking, match, self._rules, self._done):
            self._tally.refused(verdict)

    def _one_more(self, match: Match) -> Match:
        """Return the match one act later: something that is tried, or else something that must stand."""
        tried = self._players.tried(match, self._rules)
        act = self._players.chosen(match, self._rules) if tried is None else tried
        self._done.append(act)
        outcome = judge(match, act, self._rules)
        if tried is None and not outcome.accepted:
            raise BrokenError(f"{act} is refused: {outcome.reasons}")
        self._cards.check(match, act, outcome)
        invariants.check_transfer(match, act, outcome)
        self._tally.saw(match, act, outcome)
        self._players.saw(match, act, outcome, self._rules)
        if not outcome.accepted and outcome.match is match:
            self._done.pop()
        return outcome.match
