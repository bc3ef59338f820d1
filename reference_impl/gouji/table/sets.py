"""A set (一手牌): what one player puts down at once, and at which rank it plays (Article 8)."""

from functools import lru_cache
from typing import Final

from gouji.rules import Rules, rules_of
from gouji.table import cards
from gouji.table.cards import BIG, FOUR, SMALL, THREE, TWO, Counts
from gouji.values import Value
from gouji_spec.ruleset import Ruleset


class GoujiSet(Value):
    """One set, as it counts at the table.

    Attributes:
        counts: the cards laid.
        rank: the rank it plays at.
        size: how many cards.
        twos: how many 2s, pasted or by themselves.
        small: how many small jokers (小花).
        big: how many big jokers (大花).
        others: how many of its cards are not jokers.
    """

    __match_args__ = ("counts", "rank")
    __slots__ = ("big", "counts", "others", "rank", "size", "small", "twos")

    def __init__(self, counts: Counts, rank: int) -> None:
        self.counts: Final = counts
        self.rank: Final = rank
        self.size: Final = sum(counts)
        self.twos: Final = counts[TWO]
        self.small: Final = counts[SMALL]
        self.big: Final = counts[BIG]
        self.others: Final = self.size - self.small - self.big

    def __repr__(self) -> str:
        return f"set_of({cards.cards_text(self.counts)!r})"

    def __str__(self) -> str:
        return cards.cards_text(self.counts)

    def is_in(self, hand: Counts) -> bool:
        """Tell whether *hand* holds all its cards."""
        counts = self.counts
        for rank in _HELD_AT[self.rank]:  # noqa: SIM110 - a generator would cost more than what it looks at
            if counts[rank] > hand[rank]:
                return False
        return True

    def taken_from(self, hand: Counts) -> Counts:
        """Return what is left of *hand* without it."""
        left, counts = list(hand), self.counts
        for rank in _HELD_AT[self.rank]:
            left[rank] -= counts[rank]
        return tuple(left)


_HELD_AT: Final = tuple([(rank, *range(max(rank + 1, TWO), BIG + 1)) for rank in range(BIG + 1)])
"""The ranks of the cards that may be in a set of a rank: its own, and what is pasted and hung on it."""


def form_reasons(counts: Counts, rules: Rules) -> tuple[str, ...]:
    """Return why *counts* is not a set, nothing where it is one (GJ-8.4, GH-sets.2, GH-sets.9, GJ-26.5).

    2s and jokers go with any cards in any number (GJ-8.3.1), and any card is a set by itself (GJ-8.7).

    Reasons: ``no_cards``, ``mixed_ranks``, ``bare_rank_mixed``, ``threes_stand_alone``.
    """
    if not any(counts):
        return ("no_cards",)
    found: tuple[str, ...] = ()
    if natural_ranks(counts) > 1:
        found += ("mixed_ranks",)
    if (counts[THREE] or counts[FOUR]) and (counts[TWO] or counts[SMALL] or counts[BIG]):
        if any(counts[rank] for rank in bare_ranks(rules)):
            found += ("bare_rank_mixed",)
        if counts[THREE] and rules.hold_three == "on":
            found += ("threes_stand_alone",)
    return found


def bare_ranks(rules: Rules) -> tuple[int, ...]:
    """Return the ranks that are laid bare, nothing pasted or hung on them: option ``bare_ranks`` (GH-sets.9)."""
    return {"none": (), "threes": (THREE,), "threes_and_fours": (THREE, FOUR)}[rules.bare_ranks]


def natural_ranks(counts: Counts) -> int:
    """Return of how many ranks from 3 to ace *counts* holds cards."""
    return TWO - counts[:TWO].count(0)


def make_set(counts: Counts) -> GoujiSet:
    """Return the set that *counts* makes, which must have passed ``form_reasons``.

    Its rank is that of its naturals; without them 2s rank as 2; jokers alone rank as the lower of the
    kinds present, for a big joker beside small ones is hung on them (GH-sets.3, GH-sets.4, GJ-8.3.6).
    """
    for rank in range(THREE, TWO):
        if counts[rank]:
            return GoujiSet(counts, rank)
    return GoujiSet(counts, next(rank for rank in (TWO, SMALL, BIG) if counts[rank]))


@lru_cache(maxsize=4096)
def made_of(counts: Counts, rules: Rules) -> tuple[GoujiSet | None, tuple[str, ...]]:
    """Return the set that *counts* makes, else None and why it makes none; the same are laid again and again."""
    found = form_reasons(counts, rules)
    return (None, found) if found else (make_set(counts), ())


def set_of(text: str) -> GoujiSet:
    """Return the set written in *text*.

    >>> set_of("99 2 S").size
    4

    Raises:
        CardsError: *text* is not cards.
        ValueError: the cards are not a set.
    """
    counts = cards.parse_cards(text)
    found = form_reasons(counts, rules_of(Ruleset.of("outline")))
    if found:
        raise ValueError(f"{text!r} is not a set: {', '.join(found)}")
    return make_set(counts)


def counted(laid: GoujiSet, rules: Rules) -> tuple[int, int]:
    """Return how many small and big jokers *laid* counts as holding (GH-sets.7).

    Under ``mixed_jokers = as_small`` the big jokers of a set that holds both count as small ones, whether it answers
    or is answered (GH-sets.7.1).
    """
    if laid.small and laid.big and rules.mixed_jokers == "as_small":
        return laid.small + laid.big, 0
    return laid.small, laid.big
