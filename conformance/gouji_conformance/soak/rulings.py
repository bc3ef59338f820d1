"""The referee of a random match: now and then a breach is found within a hand, and costs what Article 30 says."""

import random
from typing import Final

from gouji.match.act import Done
from gouji.match.judge import MatchOutcome
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
_GRAVE: Final = 0.1
"""How likely a breach is one that makes last: they end hands, and are few for that."""


class Referee:
    """Finds breaches by lot and remembers them, since a repetition costs more (GJ-30.2, GJ-30.6)."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._found: dict[int, tuple[Infraction, ...]] = {}

    def rulings(self, match: Match, rules: Rules) -> list[Done]:
        """Return what is imposed now, in order; nothing as a rule."""
        if match.play is None or self._chance.random() > _FOUND:
            return []
        seat, breach = self._chance.choice(SEATS), self._breach()
        earlier = self._found.get(seat, ())
        due = penalties.due(breach, earlier, rules, reported=self._chance.random() < 0.2)
        self._found[seat] = (*earlier, breach)
        return [action for sanction in due for action in _in_hand(sanction, seat)]

    def earned(self, match: Match, done: Done, outcome: MatchOutcome, rules: Rules) -> list[Done]:
        """Return what is imposed for an act that was a breach itself, where the referee has seen it (GJ-30.3)."""
        state = match.play
        if state is None or not outcome.reasons or not isinstance(done, Action) or outcome.match is not match:
            return []
        sanction = found.earned(state, done, Outcome(state, (), outcome.reasons), rules)
        return [] if sanction is None or self._chance.random() < _MISSED else list(_in_hand(sanction, done.seat))

    def _breach(self) -> Infraction:
        grave = self._chance.random() < _GRAVE
        return self._chance.choice(penalties.INFRACTIONS[-3:] if grave else penalties.INFRACTIONS[:-3])


def _in_hand(sanction: Sanction, seat: int) -> list[Action]:
    """Return the referee's words by which *sanction* is imposed on *seat* within a hand; a warning needs none."""
    if sanction.kind == LOST_TURNS:
        return [Action(seat, of_the_hand.LOSE_TURN)] * sanction.amount
    return [Action(seat, of_the_hand.MAKE_LAST)] if sanction.kind in (LAST, DISQUALIFIED) else []
