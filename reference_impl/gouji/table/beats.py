"""Whether one set beats another (压), and which sets are dead (Article 8 and the house rules of sets)."""

from functools import lru_cache
from itertools import product
from typing import Literal

from gouji.rules import Rules
from gouji.table import sets
from gouji.table.cards import ACE, BIG, DECK, NO_CARDS, SMALL, TWO
from gouji.table.sets import GoujiSet

Exchange = Literal["none", "two_for_one", "two_and_three_for_one"]


def beat_reasons(answer: GoujiSet, table: GoujiSet, rules: Rules) -> tuple[str, ...]:
    """Return why *answer* does not beat *table*, nothing where it does; all reasons, in this order.

    Nothing but the two sets is looked at: it is the same in the melee (GJ-18.2.4).

    Reasons: ``set_is_dead`` (GJ-8.3.2, GJ-8.3.3), ``jokers_not_paid`` (GH-sets.5), ``count_differs``
    (GH-sets.1), ``rank_not_higher`` (GJ-8.6, GH-sets.8), ``big_jokers_too_few`` (GJ-8.3.4, GJ-8.3.5).
    """
    # Two sets are compared by their numbers alone, whatever four decks hold: twice as many big jokers pay
    # even where no table could show both sets.  What cannot be paid for at a table is dead (GI-sets.1).
    if exchanges(answer, table, rules):
        return ()
    found: list[str] = []
    if sets.counted(table, rules)[1]:
        if not is_dead(table, rules):
            return _unpaid_reasons(answer, table, rules)
        found.append("set_is_dead")
    if answer.size != table.size:
        found.append("count_differs")
    if not is_higher(answer, table, rules):
        found.append("rank_not_higher")
    if _big_jokers_too_few(answer, table, rules):
        found.append("big_jokers_too_few")
    return tuple(found)


def is_higher(answer: GoujiSet, table: GoujiSet, rules: Rules) -> bool:
    """Tell whether *answer* is of higher rank (GJ-8.6); under ``big_joker_tops`` also by GH-sets.8."""
    if answer.rank > table.rank:
        return True
    if rules.big_joker_tops == "false" or sets.counted(answer, rules)[1] == 0:
        return False
    small, big = sets.counted(table, rules)
    return big == 0 and (small == 0 or table.rank == SMALL)


def _big_jokers_too_few(answer: GoujiSet, table: GoujiSet, rules: Rules) -> bool:
    """Small jokers hung need as many big ones (GJ-8.3.5); small jokers alone are beaten by rank."""
    if table.small == 0 or table.rank == SMALL:
        return False
    small, _ = sets.counted(table, rules)
    return sets.counted(answer, rules)[1] < small


def exchanges(answer: GoujiSet, table: GoujiSet, rules: Rules) -> bool:
    """Tell whether *answer* pays for *table* by an exchange of jokers (GH-sets.5, GH-sets.6).

    Each joker of the table is paid for apart; the cards left over in the answer then face the table's
    other cards one to one, and every one of them must be higher.
    """
    exchange = rules.joker_exchange
    if exchange == "none":
        return False
    small, big = sets.counted(table, rules)
    if answer.others and answer.rank <= table.rank:
        return False
    have_small, have_big = sets.counted(answer, rules)
    for spent_small, spent_big in _payments(small, big, exchange):
        if spent_small <= have_small and spent_big <= have_big:
            left = answer.size - spent_small - spent_big
            if left == table.others:
                return True
    return False


def _unpaid_reasons(answer: GoujiSet, table: GoujiSet, rules: Rules) -> tuple[str, ...]:
    """Return why *answer* does not pay for *table*, whose big jokers only an exchange can reach (GH-sets.6).

    The jokers come first: how many other cards there are is asked once all are paid for (GH-sets.6.1).
    """
    small, big = sets.counted(table, rules)
    have_small, have_big = sets.counted(answer, rules)
    left = [
        answer.size - spent_small - spent_big
        for spent_small, spent_big in _payments(small, big, rules.joker_exchange)
        if spent_small <= have_small and spent_big <= have_big
    ]
    found: list[str] = []
    if not left:
        found.append("jokers_not_paid")
    elif table.others not in left:
        found.append("count_differs")
    if answer.others and answer.rank <= table.rank:
        found.append("rank_not_higher")
    return tuple(found)


def _payments(small: int, big: int, exchange: Exchange) -> list[tuple[int, int]]:
    """Return every (small, big) jokers that pay for *small* and *big* jokers on the table.

    Two big ones pay for a big one (GH-sets.5.1), one big one for a small one; under ``two_and_three_for_one`` also
    three small ones for a big one and two small ones for a small one (GH-sets.5.2).
    """
    if exchange == "two_for_one":
        return [(0, 2 * big + small)]
    return [
        (3 * (big - big_by_big) + 2 * (small - small_by_big), 2 * big_by_big + small_by_big)
        for big_by_big in range(big + 1)
        for small_by_big in range(small + 1)
    ]


def is_dead(laid: GoujiSet, rules: Rules) -> bool:
    """Tell whether *laid* is dead, 死牌: it counts big jokers and nothing can beat it (GJ-8.3.2, GJ-8.3.3).

    Without a big joker it is not, though no cards could beat it (GJ-8.3.8).  With an exchange of jokers it is dead
    only where no set of the other cards pays for it (GI-sets.1).
    """
    if sets.counted(laid, rules)[1] == 0:
        return False
    return rules.joker_exchange == "none" or not _can_be_paid(laid, rules)


@lru_cache(maxsize=4096)
def _can_be_paid(table: GoujiSet, rules: Rules) -> bool:
    """Tell whether the cards of the four decks outside *table* make a set that pays for it.

    Of one rank above the table's the highest serves as well as any: aces with 2s pasted, or 2s
    where the table is aces; where the table is 2s or jokers only jokers are higher, and pay.
    """
    rank = ACE if table.rank < ACE else TWO
    twos = DECK[TWO] - table.twos
    most = DECK[ACE] + twos if rank == ACE else twos
    numbers = product(
        range(most + 1), range(DECK[SMALL] - table.small + 1), range(DECK[BIG] - table.big + 1)
    )  # of other cards, of small and of big jokers
    return any(exchanges(_made(rank, *given), table, rules) for given in numbers if any(given))


def _made(rank: int, others: int, small: int, big: int) -> GoujiSet:
    counts = list(NO_CARDS)
    counts[rank] = min(others, DECK[rank])
    counts[TWO] = others if rank == TWO else others - counts[rank]
    counts[SMALL] = small
    counts[BIG] = big
    return sets.make_set(tuple(counts))
