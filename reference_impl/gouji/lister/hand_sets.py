"""The sets a hand can lay, and which of them beat another, by domination; for the lister of moves.

Domination: of two sets of equal size sort the cards from high to low, a pasted 2 standing as a card of
its set's rank; the answer beats if each of its cards is higher than the one opposite it.  That is what
Art. 8(3), GJ-8.6 and GH-sets.1 come to together, so it shares nothing with ``beats.py`` and checks it.
"""

from functools import lru_cache
from itertools import product
from operator import gt, sub
from typing import Final

from gouji.play.action import Action
from gouji.rules import Rules
from gouji.table.cards import BIG, FOUR, NO_CARDS, SMALL, THREE, TWO, Counts


def leads(seat: int, hand: Counts, rules: Rules) -> list[Action]:
    """Return every set of the hand of *seat* as a play, each once."""
    if rules.hold_three == "on":
        if hand[THREE] == sum(hand):
            return [Action(seat, "play", hand)]
        hand = (0, *hand[1:])
    twos = hand[TWO]
    found: list[Action] = []
    for small, big in product(range(hand[SMALL] + 1), range(hand[BIG] + 1)):
        for rank, many in enumerate(hand[: TWO + 1]):
            if many or rank == TWO:
                found += _plays(seat, rank, many, twos, small, big)
    return _allowed(found, hand, rules)


def _allowed(found: list[Action], hand: Counts, rules: Rules) -> list[Action]:
    """Return those of *found* that may be laid where 3s or 4s are bare, or 4s whole (GH-sets.9, GH-sets.10)."""
    if rules.fours_whole == "yes":
        found = [play for play in found if play.cards[FOUR] in (0, hand[FOUR])]
    if rules.bare_ranks == "none":
        return found
    last = THREE if rules.bare_ranks == "threes" else FOUR
    return [play for play in found if not any(play.cards[: last + 1]) or not any(play.cards[TWO:])]


# The sets of one rank are kept: the same few come again and again, and to make them anew costs the most of a list.


@lru_cache(maxsize=4096)
def _plays(  # noqa: PLR0913, PLR0917 - whose, and of which cards
    seat: int, rank: int, many: int, twos: int, small: int, big: int
) -> tuple[Action, ...]:
    """Return the sets of ``_sets`` as plays of *seat*."""
    return tuple([Action(seat, "play", laid) for laid in _sets(rank, many, twos, small, big)])


@lru_cache(maxsize=4096)
def _sets(rank: int, many: int, twos: int, small: int, big: int) -> tuple[Counts, ...]:
    """Return the sets of *rank* by a hand that holds *many* of it and *twos* 2s, with just those jokers.

    Where the rank is 2 they are the sets without naturals: 2s alone, jokers alone, 2s with jokers.
    """
    if rank == TWO:
        return tuple([(*NO_CARDS[:TWO], pasted, small, big) for pasted in range(twos + 1) if pasted + small + big])
    laid = [0] * TWO + [0, small, big]
    found: list[Counts] = []
    for pasted in range(twos + 1):
        laid[TWO] = pasted
        for naturals in range(1, many + 1):
            laid[rank] = naturals
            found.append(tuple(laid))
    return tuple(found)


def beating(seat: int, hand: Counts, table: Counts, rules: Rules) -> list[Action]:
    """Return every set of the hand of *seat* that beats the set *table*, as a play, each once.

    The jokers of the answer stand opposite the highest cards of the table, which they must exceed; its
    other cards are of one rank, and must exceed the highest card that is left.
    """
    if rules.joker_exchange != "none":
        return [play for play in leads(seat, hand, rules) if exceeds(play.cards, table, rules)]
    if hand[THREE] and rules.hold_three == "on":
        hand = (0, *hand[1:])
    found: list[Action] = []
    for jokers, others, lowest in _ways(table, hand[SMALL], hand[BIG], rules.mixed_jokers, rules.big_joker_tops):
        _fill(found, seat, hand, others, lowest, jokers)
    return _allowed(found, hand, rules)


@lru_cache(maxsize=4096)
def _ways(table: Counts, small: int, big: int, mixed: str, tops: str) -> tuple[tuple[tuple[int, int], int, int], ...]:
    """Return which jokers of those held may stand in a set that beats *table*, and what must stand with them.

    Each way is the (small, big) jokers, how many other cards, and the lowest rank that these may have.
    """
    target = _row(table, mixed)
    topped = tops == "true" and _has_no_joker_hung(target)
    found = []
    for given in product(range(small + 1), range(big + 1)):
        jokers = _jokers(*given, mixed)
        others = len(target) - len(jokers)
        if others < 0:
            continue
        if topped and jokers[:1] == (BIG,):
            found.append((given, others, THREE))
        elif all(map(gt, jokers, target)):
            found.append((given, others, target[len(jokers)] + 1 if others else THREE))
    return tuple(found)


def _fill(  # noqa: PLR0913, PLR0917 - a way, and whose
    found: list[Action], seat: int, hand: Counts, others: int, lowest: int, jokers: tuple[int, int]
) -> None:
    """Add every set of those jokers with *others* more cards, of rank *lowest* or above."""
    twos = hand[TWO]
    if others <= twos and lowest <= TWO:
        found.append(Action(seat, "play", (*NO_CARDS[:TWO], others, *jokers)))
    least = others - twos if others > twos else 1
    if not others:
        return
    for rank in range(lowest, TWO):
        if hand[rank] >= least:
            laid = [0] * TWO + [0, *jokers]
            for naturals in range(min(hand[rank], others), least - 1, -1):
                laid[rank], laid[TWO] = naturals, others - naturals
                found.append(Action(seat, "play", tuple(laid)))


def exceeds(laid: Counts, table: Counts, rules: Rules) -> bool:
    """Tell whether the set *laid* beats the set *table*."""
    mixed = rules.mixed_jokers
    answer, target = _row(laid, mixed), _row(table, mixed)
    if rules.joker_exchange != "none" and _pays(answer, target, rules.joker_exchange):
        return True
    if len(answer) != len(target):
        return False
    if all(map(gt, answer, target)):
        return True
    return rules.big_joker_tops == "true" and answer[0] == BIG and _has_no_joker_hung(target)


def _row(counts: Counts, mixed: str) -> tuple[int, ...]:
    """Return the cards of a set from high to low, as they count at the table."""
    naturals = counts[:TWO]
    many = max(naturals)
    rank = naturals.index(many) if many else TWO
    others = many + counts[TWO]
    return _jokers(counts[SMALL], counts[BIG], mixed) + (rank,) * others


def _jokers(small: int, big: int, mixed: str) -> tuple[int, ...]:
    """Return the jokers of a set from high to low; where both kinds are mixed big ones may count as small."""
    if small and big and mixed == "as_small":
        return (SMALL,) * (small + big)
    return (BIG,) * big + (SMALL,) * small


def _has_no_joker_hung(target: tuple[int, ...]) -> bool:
    """Tell whether a set has no big joker, and small ones only by themselves."""
    return target[0] != BIG and (target[0] <= TWO or target[0] == target[-1])


def _pays(answer: tuple[int, ...], target: tuple[int, ...], exchange: str) -> bool:
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
        left = (BIG,) * (have[1] - big) + (SMALL,) * (have[0] - small) + answer[sum(have) :]
        if all(high > low for high, low in zip(left, rest, strict=True)):
            return True
    return False


_PRICES: Final[dict[str, dict[int, tuple[tuple[int, int], ...]]]] = {
    "two_for_one": {BIG: ((0, 2),), SMALL: ((0, 1),)},
    "two_and_three_for_one": {BIG: ((0, 2), (3, 0)), SMALL: ((0, 1), (2, 0))},
}
"""What pays for a joker, as (small, big) jokers."""


def leaves_way_out(hand: Counts, laid: Counts, rules: Rules) -> bool:
    """Tell whether what is left of the hand can be led out as a burner must (GJ-10.3.5, GJ-10.3.10, GH-burn.10)."""
    left: Counts = tuple(map(sub, hand, laid))
    ends_on_threes = rules.hold_three == "on" and left[THREE] > 0
    bare = 0 if ends_on_threes or rules.burn_last == "hung" else 1
    stuck = 0 if ends_on_threes or rules.bare_ranks == "none" else min(1, left[THREE])
    if rules.bare_ranks == "threes_and_fours":
        stuck += min(1, left[FOUR])
    hung = _ranks(left) - stuck - (1 if ends_on_threes else 0) or min(1, left[TWO])
    return stuck <= bare and hung + stuck - bare <= left[SMALL] + left[BIG]


def is_far_from_out(hand: Counts) -> bool:
    """Tell whether no set can leave a burner's way out, whatever the table plays.

    The set takes one rank at most out of the hand, and one of those left may wait as the 3s, or go bare.
    """
    return _ranks(hand) - 2 > hand[SMALL] + hand[BIG]


def _ranks(hand: Counts) -> int:
    return TWO - hand[:TWO].count(0)


def keeps_debt(hand: Counts, laid: Counts, rules: Rules) -> bool:
    """Tell whether a burner who owes jokers may lead the set (GJ-10.3.2, GJ-10.3.3, GJ-10.3.7, GH-burn.9)."""
    if laid[SMALL] or laid[BIG]:
        return rules.burn_test == "held" or leaves_way_out(hand, laid, rules)
    if laid != hand:
        return False
    return rules.burn_last == "bare" or (rules.hold_three == "on" and laid[THREE] > 0)
