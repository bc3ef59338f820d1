"""A match played without people: chance from a seed, the seats by the policy, or by chance too."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from gouji.lister import match_moves, moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done, Verb
from gouji.match.drawing import ALL_CARDS
from gouji.match.state import Match
from gouji.play.action import Action
from gouji.rules import Rules
from gouji.table.seats import SEATS
from gouji.table.suits import FULL_DECK, SuitedCard
from gouji_conformance.referee.policy import chosen

NAMES: Final = ("Zhao", "Qian", "Sun", "Li", "Zhou", "Wu")
NEWCOMERS: Final = ("Zheng", "Wang", *(f"Newcomer-{number}" for number in range(1, 1000)))
"""Who takes over the seats of players disqualified, in this order."""
Choose = Callable[[Match, Sequence[Done]], Done]
"""Which of the listed acts is done."""
Arrange = Callable[[random.Random, list[SuitedCard]], None]
"""Puts cards in the order in which they are drawn."""


class Chance:
    """What comes from outside the table: who sits where, lots, the order of the cards; the same from the same seed.

    Args:
        seed: of all of it.
        portions: how many cards are drawn at a time, one of these by lot; between them 3s may be shown.
        arrange: shuffles the cards left.
    """

    def __init__(
        self, seed: int, portions: Sequence[int] = (ALL_CARDS, 48, 12), arrange: Arrange = random.Random.shuffle
    ) -> None:
        self._dealer = random.Random(seed)  # noqa: S311 - a game of cards, not a secret
        self._portions = portions
        self._arrange = arrange
        self._deck: list[SuitedCard] = []

    def act(self, match: Match, rules: Rules) -> Act | None:
        """Return what chance, or the table as a whole, does now; None where it is for a seat to act."""
        seat, may = steps.to_act(match, rules) or (0, ())
        if verbs.OPEN in may:  # a seat draws it, but nobody chooses which
            return Act(verbs.OPEN, seat, suited=(self._dealer.choice(FULL_DECK),))
        if seat or not may:
            return None
        if verbs.DEAL in may:
            return self._deal(match, rules)
        if verbs.SIDES in may:
            return self._form(match)
        if verbs.SIT in may:
            return self._sit(match)
        if verbs.REPLACE in may:
            return self._fill(match)
        listed = [done for done in match_moves.legal(match, rules) if isinstance(done, Act) and done.do in may]
        return self._dealer.choice(listed)

    def _form(self, match: Match) -> Act:
        names = self._dealer.sample(NAMES, len(NAMES))
        formed = match.table.formed
        if formed is not None:
            sides = tuple(tuple(pair[at] for pair in formed.pairs) for at in (0, 1))
            return Act(verbs.SIDES, groups=sides)
        way: Verb = self._dealer.choice((verbs.SIDES, verbs.OPPOSITES, verbs.LOTS, verbs.PAIRED_LOTS))
        if way == verbs.SIDES:
            return Act(way, groups=(tuple(names[:3]), tuple(names[3:])))
        if way == verbs.OPPOSITES:
            return Act(way, groups=(tuple(names[:2]), tuple(names[2:4]), tuple(names[4:])))
        lots = [SuitedCard(rank, suit) for rank in self._dealer.sample(range(13), 3) for suit in ("h", "s")]
        return Act(way, names=tuple(names), suited=tuple(lots))

    def _sit(self, match: Match) -> Act:
        formed = match.table.formed
        if formed is None:
            raise ValueError(formed)  # nobody is asked to sit before there are sides
        one, other = (list(side) for side in formed.sides)
        if formed.pairs:
            pairs = [tuple(sorted(pair, key=one.__contains__, reverse=True)) for pair in formed.pairs]
            (a, d), (c, f), (e, b) = pairs
            return Act(verbs.SIT, names=(a, b, c, d, e, f))
        return Act(verbs.SIT, names=tuple(name for pair in zip(one, other, strict=True) for name in pair))

    def _fill(self, match: Match) -> Act:
        """Return newcomers for the seats of players disqualified, nobody of whom has sat there before."""
        known = {*match.table.names, *match.table.disqualified}
        new = (name for name in NEWCOMERS if name not in known)
        return Act(verbs.REPLACE, names=tuple(next(new) if seat in match.table.vacant else "" for seat in SEATS))

    def _deal(self, match: Match, rules: Rules) -> Act:
        drawn = () if match.table.drawn is None else match.table.drawn.cards
        if not drawn or tuple(self._deck[: len(drawn)]) != drawn:
            left = list((Counter(FULL_DECK) - Counter(drawn)).elements())
            self._arrange(self._dealer, left)
            self._deck = [*drawn, *left]
        many = ALL_CARDS if rules.opening == "automatic" else self._dealer.choice(self._portions)
        return Act(verbs.DEAL, suited=tuple(self._deck[len(drawn) : len(drawn) + many]))


def by_policy(match: Match, listed: Sequence[Done]) -> Done:
    """Return what the policy does: it pays and returns what is asked, waives nothing, and plays a hand as ever."""
    if match.play is not None:
        return chosen(match.play, [done for done in listed if isinstance(done, Action)])
    wanted = (
        *(verbs.PAY, verbs.INSIST, verbs.ACCEPT, verbs.RETURN, verbs.SHOW, verbs.NO_SHOW, verbs.NAME_LAST),
        *(verbs.NO_CALL, verbs.BUY, verbs.NO_REBEL, verbs.NO_REVOLT, verbs.CLAIM_HEAD, verbs.NO_REMOVE),
    )
    acts = [done for done in listed if isinstance(done, Act)]
    return next(done for verb in wanted for done in acts if done.do == verb)


def next_done(match: Match, rules: Rules, chance: Chance, choose: Choose) -> Done:
    """Return what is done next in a match that is not over: by chance, or by the seat to act as *choose* has it."""
    if match.play is not None:
        return choose(match, moves.legal(match.play, rules))
    drawn = chance.act(match, rules)
    if drawn is not None:
        return drawn
    acting = steps.to_act(match, rules)
    listed = [
        done
        for done in match_moves.legal(match, rules)
        if acting is not None and done.seat == acting[0] and done.do != verbs.END_MATCH
    ]
    return choose(match, listed)
