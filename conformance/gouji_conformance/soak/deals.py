"""Cards as chance would hardly deal them: hands for a revolution, without 3s, with every joker, of few ranks.

A *shape* says of some hands which ranks they want and which they are without; all else is dealt by lot.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from gouji.table.cards import ACE, BIG, DECK, FOUR, HAND_SIZE, KING, RANKS, SMALL, TEN, THREE, TWO, Counts, counts_of
from gouji.table.seats import SEATS
from gouji.table.suits import SuitedCard

HIGH: Final = (TWO, SMALL, BIG)


@dataclass(frozen=True)
class Wish:
    """What one hand is to be like.

    Attributes:
        wants: rank and how many of it, as long as there are some.
        without: ranks that it has none of.
    """

    wants: tuple[tuple[int, int], ...] = ()
    without: tuple[int, ...] = ()


Shape = Callable[[random.Random], list[Wish]]


def _low(chance: random.Random) -> list[Wish]:
    """Hands that may revolt or rebel: one, two or three (GJ-23.1, GJ-23.2, GH-deal.14)."""
    return [Wish(without=HIGH)] * chance.choice((1, 1, 1, 2, 3))


def _nothing_high(chance: random.Random) -> list[Wish]:
    """Hands without anything from 10 upwards."""
    return [Wish(without=tuple(range(TEN, BIG + 1)))] * chance.choice((1, 2))


def _all_jokers(chance: random.Random) -> list[Wish]:
    """One hand with every joker, and 2s besides; another may be without anything high."""
    rich = Wish(((BIG, 4), (SMALL, 4), (TWO, chance.choice((0, 4, 10)))))
    return [Wish(without=HIGH), rich] if chance.random() < 0.4 else [rich]


def _no_threes(chance: random.Random) -> list[Wish]:
    """Hands that must buy a 3, from a seat that holds many or from seats that hold one each (GJ-26.2)."""
    buyers = [Wish(without=(THREE,)) for _ in range(chance.choice((1, 2, 3, 5)))]
    if len(buyers) < len(SEATS) - 1 and chance.random() < 0.5:
        return [*buyers, *[Wish(((THREE, 1),)) for _ in range(len(SEATS) - 1 - len(buyers))]]
    return buyers


def _no_price(chance: random.Random) -> list[Wish]:
    """Hands without a 3 and without the 2s that pay for one; some without a joker too (GJ-26.2.2, GJ-26.2.10)."""
    poor = [Wish(without=(THREE, *HIGH))] * chance.choice((1, 1, 2))
    jokers = Wish(((SMALL, chance.choice((0, 1))), (BIG, chance.choice((0, 1)))), (THREE, TWO))
    return [*poor, jokers] if chance.random() < 0.5 else [jokers, jokers]


def _threes_and_fours(chance: random.Random) -> list[Wish]:
    """One hand with all the 3s and most 4s, which removing them may empty (GJ-25.1.2)."""
    return [Wish(((THREE, 16), (FOUR, chance.choice((8, 16)))))]


def _only_threes_and_fours(_chance: random.Random) -> list[Wish]:
    """The 3s and 4s in one hand, with as little else as there can be."""
    return [Wish(((THREE, 16), (FOUR, 16)), tuple(range(FOUR + 2, BIG + 1)))]


def _few_ranks(chance: random.Random) -> list[Wish]:
    """Hands of two or three ranks each: long sets, short hands, burns, bottom sets soon."""
    ranks = chance.sample(range(TWO + 1), TWO + 1)
    return [Wish(((ranks[2 * at], 16), (ranks[2 * at + 1], 16))) for at in range(6)]


def _rich(chance: random.Random) -> list[Wish]:
    """Hands that burn and open: jokers and 2s beside one or two ranks (GJ-10.2, GJ-24.4)."""
    first, second = chance.sample(range(TEN, ACE + 1), 2)
    one = Wish(((BIG, 2), (SMALL, 2), (TWO, 6), (first, 14), (ACE, 10)))
    other = Wish(((SMALL, 2), (TWO, 6), (second, 12), (KING, 12)))
    return [one, other]


def _one_sided(chance: random.Random) -> list[Wish]:
    """Everything high with three hands, which will sweep if they sit together (GJ-21.7); ``_seated`` sees to it."""
    rich = Wish(((BIG, 2), (SMALL, 2), (TWO, 5), (ACE, 5)), tuple(range(THREE, THREE + chance.choice((3, 5)))))
    return [rich] * 3 + [Wish(without=(KING, ACE, *HIGH))] * 3


def _plain(_chance: random.Random) -> list[Wish]:
    """Whatever comes."""
    return []


SHAPES: Final[tuple[Shape, ...]] = (
    *(_plain, _low, _low, _nothing_high, _all_jokers, _no_threes, _no_price),
    *(_threes_and_fours, _only_threes_and_fours, _few_ranks, _rich, _one_sided),
)


def arrange(chance: random.Random, cards: list[SuitedCard]) -> None:
    """Put the 216 *cards* in an order in which six hands of some shape are drawn; fewer are only shuffled."""
    chance.shuffle(cards)
    if len(cards) != HAND_SIZE * len(SEATS):
        return
    hands = _hands(chance, cards)
    cards[:] = [hands[at % len(SEATS)].pop() for at in range(len(cards))]


def _hands(chance: random.Random, cards: Sequence[SuitedCard]) -> list[list[SuitedCard]]:
    """Return six hands of one of the shapes; which seats they fall to is by lot."""
    shape = chance.choice(SHAPES)
    wishes = [*shape(chance)]
    wishes += [Wish()] * (len(SEATS) - len(wishes))
    left = list(cards)
    hands: list[list[SuitedCard]] = [[] for _ in SEATS]
    for hand, wish in zip(hands, wishes, strict=True):
        for rank, many in wish.wants:
            _take(hand, left, frozenset([rank]), many)
    for hand, wish in sorted(zip(hands, wishes, strict=True), key=lambda pair: -len(pair[1].without)):
        _take(hand, left, _EVERY_RANK.difference(wish.without))
        chance.shuffle(left)
        _take(hand, left, _EVERY_RANK)  # where nothing else is left, what it was to be without
        chance.shuffle(hand)
    return _seated(chance, hands, together=shape is _one_sided)


def _seated(chance: random.Random, hands: list[list[SuitedCard]], *, together: bool) -> list[list[SuitedCard]]:
    """Return the hands by seat, by lot; or the first three *together* on one side."""
    if not together:
        chance.shuffle(hands)
        return hands
    sides = hands[:3], hands[3:]
    first, second = sides if chance.random() < 0.5 else sides[::-1]
    return [hand for pair in zip(first, second, strict=True) for hand in pair]


_EVERY_RANK: Final = frozenset(range(len(RANKS)))


def _take(hand: list[SuitedCard], left: list[SuitedCard], ranks: frozenset[int], many: int = HAND_SIZE) -> None:
    """Move cards of *ranks* from *left* to *hand*: so many, as far as they are there and the hand holds them."""
    room = min(many, HAND_SIZE - len(hand))
    fitting = [card for card in left if card.rank in ranks]
    others = [card for card in left if card.rank not in ranks]
    hand += fitting[:room]
    left[:] = fitting[room:] + others


FACES: Final = ("344KA2SB", "39KA2SB", "37TQA2SB", "3AK2SB", "3456A2SB", "9TA2SSB", "3QKA2BB", "3344", "3456789TJQ")
"""The ranks of which short hands are; few of them, so that sets meet."""


def short_hands(chance: random.Random) -> tuple[Counts, ...]:
    """Return six hands of a few cards each, some much longer: what the end of a hand looks like."""
    ranks = [RANKS.index(face) for face in chance.choice(FACES)]
    most = chance.choice((3, 5, 8, 12))
    pool = [rank for rank in dict.fromkeys(ranks) for _ in range(DECK[rank])]
    chance.shuffle(pool)
    sizes = [chance.randint(1, most) for _ in SEATS]
    return tuple(counts_of([pool.pop() for _ in range(max(1, min(size, len(pool) - 6)))]) for size in sizes)
