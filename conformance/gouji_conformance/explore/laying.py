"""What may be laid out of a hand, read from the clauses a second time: sets, what beats what, what burns.

Another shape on purpose: nothing is reckoned that can be tried.  A hand is small here, so that every choice of its
cards is looked at, and whether a burner can play out (GJ-10.3.5) is found by playing out in every way.
"""

from functools import lru_cache
from itertools import product
from typing import Final, NamedTuple

from gouji.rules import Rules

Cards = tuple[int, ...]
"""How many cards of each rank, from 3 to the big joker."""

THREE: Final = 0
TWO: Final = 12
SMALL: Final = 13
BIG: Final = 14

_FEWEST: Final = {7: 5, 8: 4, 9: 3, 10: 2, 11: 2, TWO: 1}
"""From how many cards on a set of a rank without a joker is a 够级牌: 10, J, Q, K, A, 2 (GJ-9.2)."""


class Shape(NamedTuple):
    """A set as it is compared.

    Attributes:
        rank: that of its naturals (GJ-8.3.6), of 2s without any, of jokers alone (GH-sets.3, GH-sets.4).
        size: how many cards.
        small, big: how many jokers it counts (GH-sets.7.1).
        hung: a joker hangs on other cards (GJ-8.3.1).
    """

    rank: int
    size: int
    small: int
    big: int
    hung: bool


class Judged(NamedTuple):
    """What can be laid on a set out of a hand, and the clauses that decided it."""

    lawful: tuple[Cards, ...]
    cited: frozenset[str]


def without(hand: Cards, cards: Cards) -> Cards:
    """Return what is left of *hand* once *cards* are laid."""
    return tuple([held - laid for held, laid in zip(hand, cards, strict=True)])


@lru_cache(maxsize=1 << 14)
def choices(hand: Cards) -> tuple[Cards, ...]:
    """Return every choice of one or more cards of *hand*, set or not."""
    return tuple([laid for laid in product(*[range(held + 1) for held in hand]) if any(laid)])


@lru_cache(maxsize=1 << 14)
def shape(cards: Cards, rules: Rules) -> Shape | None:
    """Return the set that *cards* make; None where they are of several ranks (GJ-8.4)."""
    naturals = [rank for rank in range(TWO) if cards[rank]]
    if len(naturals) > 1:
        return None
    small, big = cards[SMALL], cards[BIG]
    rank = naturals[0] if naturals else next(rank for rank in (TWO, SMALL, BIG) if cards[rank])
    hung = bool(small + big) and (rank <= TWO or bool(small and big))
    if small and big and rules.mixed_jokers == "as_small":
        small, big = small + big, 0
        hung = rank <= TWO
    return Shape(rank, sum(cards), small, big, hung)


def is_gouji(cards: Cards, rules: Rules) -> tuple[bool, str]:
    """Tell whether a set is a 够级牌, and by which clause."""
    made = shape(cards, rules)
    if made is None:
        raise ValueError("no set")
    if made.hung:
        return True, "GJ-9.2.3"
    if made.small + made.big:
        return True, "GJ-9.2"
    fewest = _FEWEST.get(made.rank)
    if fewest is None:
        return False, "GJ-9.2.4"
    if made.size < fewest:
        return False, "GJ-9.2"
    if cards[TWO] and made.rank < TWO and cards[made.rank] < fewest:
        return True, "GJ-9.2.2"
    return True, "GJ-9.2.1" if made.size > fewest else "GJ-9.2"


def is_dead(cards: Cards, rules: Rules) -> tuple[bool, str]:
    """Tell whether nothing beats a set, and by which clause (no exchange of jokers is known here)."""
    made = shape(cards, rules)
    if made is None or not made.big:
        return False, "GJ-8.3.8"
    return True, "GJ-8.3.2" if made.hung else "GJ-8.3.3"


def why_not_beating(answer: Shape, table: Shape, rules: Rules) -> str:
    """Return the clause by which *answer* does not beat *table*; nothing where it does."""
    if table.big:
        return "GJ-8.3.2" if table.hung else "GJ-8.3.3"
    if answer.size != table.size:
        return "GH-sets.1"
    if rules.big_joker_tops == "true" and answer.big and not table.hung:
        return ""
    if answer.rank <= table.rank:
        return "GJ-8.6"
    if table.hung and not answer.big:
        return "GJ-8.3.4"
    return "GJ-8.3.5" if table.hung and answer.big < table.small else ""


def _keeps_back(hand: Cards, cards: Cards, rules: Rules) -> bool:
    """Tell whether 3s are laid that must wait under 憋3: they are the last set, all of them, alone (GJ-26.5)."""
    return rules.hold_three == "on" and cards[THREE] > 0 and (cards != hand or cards[THREE] != sum(cards))


@lru_cache(maxsize=1 << 14)
def leads(hand: Cards, rules: Rules) -> Judged:
    """Return every set that may be led from *hand* by one who owes nothing."""
    lawful, cited = [], set()
    for cards in choices(hand):
        made = shape(cards, rules)
        if made is None:
            cited.add("GJ-8.4")
        elif not _keeps_back(hand, cards, rules):
            lawful.append(cards)
            if made.size == 1:
                cited.add("GJ-8.7")
            if made.hung or (cards[TWO] and made.rank < TWO):
                cited.add("GJ-8.3.1")
    return Judged(tuple(lawful), frozenset(cited))


@lru_cache(maxsize=1 << 15)
def beating(hand: Cards, table: Cards, rules: Rules) -> Judged:
    """Return every set of *hand* that beats the set *table*."""
    target = shape(table, rules)
    if target is None:
        raise ValueError("no set on the table")
    lawful, cited = [], set()
    for cards in choices(hand):
        made = shape(cards, rules)
        if made is None:
            cited.add("GJ-8.4")
            continue
        refused = why_not_beating(made, target, rules)
        if refused:
            cited.add(refused)
            if cards[TWO] and made.rank < TWO and made.size == target.size:
                cited.add("GJ-8.3.6")
        elif not _keeps_back(hand, cards, rules):
            lawful.append(cards)
            cited.add("GJ-8.2.2")
            if target.hung:
                cited |= {"GJ-8.3.4", "GJ-8.3.5"}
    return Judged(tuple(lawful), frozenset(cited))


@lru_cache(maxsize=1 << 14)
def plays_out(hand: Cards, rules: Rules) -> bool:
    """Tell whether *hand* can be led to its end with a joker in every set but the last (GJ-10.3.5, GJ-10.3.10)."""
    if not any(hand):
        return True
    return any(keeps_the_debt(hand, cards, rules) for cards in leads(hand, rules).lawful)


def keeps_the_debt(hand: Cards, cards: Cards, rules: Rules) -> bool:
    """Tell whether one who owes jokers may lead *cards*: a joker in them, unless they are his last (GJ-10.3.7)."""
    left = without(hand, cards)
    if not any(left):
        threes = rules.hold_three == "on" and cards[THREE] > 0
        return rules.burn_last == "bare" or threes or cards[SMALL] + cards[BIG] > 0
    return cards[SMALL] + cards[BIG] > 0 and plays_out(left, rules)


@lru_cache(maxsize=1 << 15)
def burning(hand: Cards, table: Cards, rules: Rules) -> Judged:
    """Return every set of *hand* that burns *table*: it beats it and leaves what can be played out (GJ-10.3.5)."""
    found = beating(hand, table, rules)
    if rules.burn_failure == "last_place":
        return Judged(found.lawful, found.cited | {"GJ-10.3.1"})
    lawful, cited = [], set(found.cited) | {"GJ-10.3.1"}
    for cards in found.lawful:
        left = without(hand, cards)
        if not plays_out(left, rules):
            cited |= _by_what_it_fails(left, rules)
            continue
        lawful.append(cards)
        cited |= _by_what_it_stands(left, rules)
    return Judged(tuple(lawful), frozenset(cited))


def _by_what_it_fails(left: Cards, rules: Rules) -> set[str]:
    cited = {"GJ-10.3.5", "GJ-10.3.6"}
    if rules.hold_three == "on" and left[THREE]:
        cited.add("GJ-10.3.10")
    return cited


def _by_what_it_stands(left: Cards, rules: Rules) -> set[str]:
    if not any(left):
        return set()
    if not left[SMALL] + left[BIG]:
        return {"GJ-10.3.4"} if shape(left, rules) is not None else set()
    cited = {"GJ-10.3.5"}
    if rules.hold_three == "on" and left[THREE]:
        cited.add("GJ-10.3.10")
    if shape(left, rules) is None:
        cited.add("GJ-10.3.6")
    return cited
