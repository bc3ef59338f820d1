"""The referee of a random match: now and then a breach is found, in a hand or between two (Articles 28 to 30)."""

import random
from typing import Final

from gouji.match import act as verbs
from gouji.match.act import Act, Done
from gouji.match.judge import MatchOutcome, judge
from gouji.match.state import Match
from gouji.play import action as of_the_hand
from gouji.play.action import Action
from gouji.play.outcome import Outcome
from gouji.referee import found, penalties
from gouji.referee.penalties import Infraction
from gouji.referee.sanctions import DISQUALIFIED, LAST, LOST_TURNS, Sanction
from gouji.rules import Rules
from gouji.table.seats import SEATS

_FOUND: Final = 0.02
"""How likely somebody is found out before an act."""
_MISSED: Final = 0.5
"""How likely a wrong lead, or a set after one's own pass, goes unpunished."""
_AGAIN: Final = 0.4
"""How likely it is one who was found in something before: a repetition costs more."""
_GRAVE: Final = (0.05, 0.05, 0.1, 0.6)
"""How likely a breach is one that makes last, by lot for a match: they end hands, and are few in most for that."""


class Referee:
    """Finds breaches by lot; the match remembers them, since a repetition costs more (GJ-30.2, GJ-30.6)."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._grave = chance.choice(_GRAVE)

    def rulings(self, match: Match, rules: Rules) -> list[Done]:
        """Return what is found now, where it is in order; nothing as a rule."""
        if self._chance.random() > _FOUND:
            return []
        if match.play is not None and self._chance.random() < self._grave:
            return [Action(self._chance.choice(SEATS), of_the_hand.MAKE_LAST)]  # no breach is named: his word stands
        breach = self._breach()
        known = [seat for seat, _ in match.table.breaches] or SEATS
        seat = self._chance.choice(known if self._chance.random() < _AGAIN else SEATS)
        turns = self._chance.choice((0, 0, 0, 0, 1, 3))  # only where the others fix them is a number in order
        word = Act(verbs.FOUND, seat, breach=breach, turns=turns)
        return [word] if judge(match, word, rules).accepted else []

    def earned(self, match: Match, done: Done, outcome: MatchOutcome, rules: Rules) -> list[Done]:
        """Return what is imposed for an act that was a breach itself, where the referee has seen it (GJ-30.3)."""
        state = match.play
        if state is None or not outcome.reasons or not isinstance(done, Action) or outcome.match is not match:
            return []
        sanction = found.earned(state, done, Outcome(state, (), outcome.reasons), rules)
        return [] if sanction is None or self._chance.random() < _MISSED else list(_in_hand(sanction, done.seat))

    def _breach(self) -> Infraction:
        grave = self._chance.random() < self._grave
        return self._chance.choice(penalties.INFRACTIONS[-3:] if grave else penalties.INFRACTIONS[:-3])


def _in_hand(sanction: Sanction, seat: int) -> list[Action]:
    """Return the referee's words by which *sanction* is imposed on *seat* within a hand; a warning needs none."""
    if sanction.kind == LOST_TURNS:
        return [Action(seat, of_the_hand.LOSE_TURN)] * sanction.amount
    return [Action(seat, of_the_hand.MAKE_LAST)] if sanction.kind in (LAST, DISQUALIFIED) else []
