"""The sets a hand can make, and which of them beat another, by domination; for the lister of moves.

Domination: of two sets of equal size sort the cards from high to low, a pasted 2 standing as a card of
its set's rank; the answer beats if each of its cards is higher than the one opposite it.  That is what
Art. 8(3), GJ-8.6 and GH-sets.1 come to together, so it shares nothing with ``beats.py`` and checks it.
"""

from collections.abc import Iterator
from itertools import product
from operator import gt
from typing import Final

from gouji.cards import BIG, FOUR, SMALL, THREE, TWO, Counts
from gouji_spec.ruleset import Ruleset


def sets_of(hand: Counts, ruleset: Ruleset) -> Iterator[Counts]:
    """Yield every set the hand can lead, each once."""
    if ruleset["hold_three"] == "on":
        if hand[THREE] == sum(hand):
            yield hand
            return
        hand = (0, *hand[1:])
    for small, big in product(range(hand[SMALL] + 1), range(hand[BIG] + 1)):
        for twos in range(hand[TWO] + 1):
            if small + big + twos:
                yield _counts(TWO, 0, twos, small, big)
            for rank in range(THREE, TWO):
                for naturals in range(1, hand[rank] + 1):
                    yield _counts(rank, naturals, twos, small, big)


def beating(hand: Counts, table: Counts, ruleset: Ruleset) -> list[Counts]:
    """Return every set of the hand that beats the set *table*, each once.

    The jokers of the answer stand opposite the highest cards of the table, which they must exceed; its
    other cards are of one rank, and must exceed the highest card that is left.
    """
    if ruleset["joker_exchange"] != "none":
        return [laid for laid in sets_of(hand, ruleset) if exceeds(laid, table, ruleset)]
    mixes = ruleset["mixed_jokers"] == "as_small"
    target = _row(table, mixes=mixes)
    topped = ruleset["big_joker_tops"] == "true" and _has_no_joker_hung(target)
    if ruleset["hold_three"] == "on":
        hand = (0, *hand[1:])
    found: list[Counts] = []
    for small in range(hand[SMALL] + 1):
        for big in range(hand[BIG] + 1):
            others = len(target) - small - big
            if others < 0:
                break
            jokers = _jokers(small, big, mixes=mixes)
            if topped and jokers[:1] == [BIG]:
                lowest = THREE
            elif all(map(gt, jokers, target)):
                lowest = target[small + big] + 1 if others else THREE
            else:
                continue
            _fill(found, hand, others, lowest, (small, big))
    return found


def _fill(found: list[Counts], hand: Counts, others: int, lowest: int, jokers: tuple[int, int]) -> None:
    """Add every set of those jokers with *others* more cards, of rank *lowest* or above."""
    twos = hand[TWO]
    for rank in range(lowest, TWO) if others else ():
        if hand[rank] and hand[rank] + twos >= others:
            pastes = range(max(0, others - hand[rank]), min(twos, others - 1) + 1)
            found += [_counts(rank, others - pasted, pasted, *jokers) for pasted in pastes]
    if others <= twos and lowest <= TWO:
        found.append(_counts(TWO, 0, others, *jokers))


def _counts(rank: int, naturals: int, twos: int, small: int, big: int) -> Counts:
    counts = [0] * 15
    counts[rank] = naturals
    counts[TWO] = twos
    counts[SMALL] = small
    counts[BIG] = big
    return tuple(counts)


def exceeds(laid: Counts, table: Counts, ruleset: Ruleset) -> bool:
    """Tell whether the set *laid* beats the set *table*."""
    mixes = ruleset["mixed_jokers"] == "as_small"
    answer, target = _row(laid, mixes=mixes), _row(table, mixes=mixes)
    if ruleset["joker_exchange"] != "none" and _pays(answer, target, ruleset["joker_exchange"]):
        return True
    if len(answer) != len(target):
        return False
    if all(map(gt, answer, target)):
        return True
    return ruleset["big_joker_tops"] == "true" and answer[0] == BIG and _has_no_joker_hung(target)


def _row(counts: Counts, *, mixes: bool) -> list[int]:
    """Return the cards of a set from high to low, as they count at the table."""
    rank = next((rank for rank in range(TWO) if counts[rank]), TWO)
    others = sum(counts) - counts[SMALL] - counts[BIG]
    return _jokers(counts[SMALL], counts[BIG], mixes=mixes) + [rank] * others


def _jokers(small: int, big: int, *, mixes: bool) -> list[int]:
    """Return the jokers of a set from high to low; where both kinds are mixed big ones may count as small."""
    if mixes and small and big:
        return [SMALL] * (small + big)
    return [BIG] * big + [SMALL] * small


def _has_no_joker_hung(target: list[int]) -> bool:
    """Tell whether a set has no big joker, and small ones only by themselves."""
    return target[0] != BIG and (target[0] <= TWO or target[0] == target[-1])


def _pays(answer: list[int], target: list[int], exchange: str) -> bool:
    """Tell whether the jokers of *answer* pay for each joker of *target*, and the rest is higher."""
    jokers = [card for card in target if card > TWO]
    rest = target[len(jokers) :]
    if not jokers or (exchange == "two_for_one" and BIG not in jokers):
        return False
    have = (answer.count(SMALL), answer.count(BIG))
    for prices in product(*(_PRICES[exchange][card] for card in jokers)):
        small, big = sum(price[0] for price in prices), sum(price[1] for price in prices)
        if small > have[0] or big > have[1] or len(answer) - small - big != len(rest):
            continue
        left = [BIG] * (have[1] - big) + [SMALL] * (have[0] - small) + answer[sum(have) :]
        if all(high > low for high, low in zip(left, rest, strict=True)):
            return True
    return False


_PRICES: Final[dict[str, dict[int, tuple[tuple[int, int], ...]]]] = {
    "two_for_one": {BIG: ((0, 2),), SMALL: ((0, 1),)},
    "two_and_three_for_one": {BIG: ((0, 2), (3, 0)), SMALL: ((0, 1), (2, 0))},
}
"""What pays for a joker, as (small, big) jokers."""


def leaves_way_out(hand: Counts, laid: Counts, ruleset: Ruleset) -> bool:
    """Tell whether what is left of the hand can be led out as a burner must (GJ-10.3.5, GJ-10.3.10)."""
    left = [held - given for held, given in zip(hand, laid, strict=True)]
    ends_on_threes = ruleset["hold_three"] == "on" and left[THREE] > 0
    ranks = [rank for rank in range(FOUR if ends_on_threes else THREE, TWO) if left[rank]]
    lots = len(ranks) or min(1, left[TWO])
    bare = not ends_on_threes and ruleset["burn_last"] == "bare"
    return lots - (1 if bare else 0) <= left[SMALL] + left[BIG]


def keeps_debt(hand: Counts, laid: Counts, ruleset: Ruleset) -> bool:
    """Tell whether a burner who owes jokers may lead the set (GJ-10.3.2, GJ-10.3.3, GJ-10.3.7)."""
    if laid[SMALL] or laid[BIG]:
        return leaves_way_out(hand, laid, ruleset)
    if laid != hand:
        return False
    return ruleset["burn_last"] == "bare" or (ruleset["hold_three"] == "on" and laid[THREE] > 0)
