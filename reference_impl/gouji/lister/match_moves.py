"""Every lawful act of a match at the step it is at, worked out without the judge and without its steps' why-not.

Each step is looked at from what lies open: who has shown what, who has paid whom, who holds which ranks.  What
comes from outside in more ways than can be listed – names, and the order of the cards – is not listed, nor is the
referee's word, which is no move; lots and a card to be counted are, since there are few.  Of a return of many cards
one choice stands for all.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, compress, product
from typing import Any, Final

from gouji.lister import moves
from gouji.match.act import Act, Done, Verb
from gouji.match.state import Match, Table, made
from gouji.rules import Rules
from gouji.table.cards import BIG, FOUR, RANKS, SMALL, THREE, TWO, Counts
from gouji.table.seats import SEATS
from gouji.table.suits import Suit, SuitedCard

_Cards = tuple[int, ...]
"""Cards one by one, each its rank, from low to high."""

LISTED_UP_TO: Final = 5
"""A return of more cards than these comes in too many ways to list: of eight there are a hundred thousand."""

_ALL_CARDS: Final = 216
_SHOWN_AT_LEAST: Final = 2
_PAIR: Final = 2
_LEAVING: Final = tuple([Act("end_match", seat) for seat in SEATS])


def legal(match: Match, rules: Rules) -> list[Done]:
    """Return every act that can be listed, each once; none once the match is over."""
    table, play = match.table, match.play
    leaving = _leaving(table.leaving) if table.leaving else _LEAVING
    if play is not None:
        found: list[Any] = moves.legal(play, rules)
        found += leaving  # put behind them: a second list of hundreds costs more than all else that a match adds
        return found
    if table.step == "over":
        return []
    if table.vacant and not any(map(any, table.held)) and not (table.drawn and table.drawn.cards):
        return list(leaving)  # a newcomer comes first, and has a name
    if table.step not in _LISTED:
        return list(leaving)
    return [*_LISTED[table.step](table, rules), *leaving]


def _leaving(wanting: frozenset[int]) -> tuple[Act, ...]:
    """Return the wishes to end the match of those who have not said it yet."""
    return tuple([act for act in _LEAVING if act.seat not in wanting])


def _rebellion(table: Table, _rules: Rules) -> Iterator[Act]:
    seat = _next_to_rebel(table)
    yield from (Act("rebel", seat), Act("no_rebel", seat))


def _revolution(table: Table, rules: Rules) -> Iterator[Act]:
    seat = _next_to_revolt(table, rules)
    yield from (Act("revolt", seat), Act("no_revolt", seat))


def _head(table: Table, _rules: Rules) -> Iterator[Act]:
    across = _round(table.revolution + 3)
    yield from (Act("claim_head", across), Act("no_claim", across))


def _blind_calls(table: Table, _rules: Rules) -> Iterator[Act]:
    seat = _next_to_call(table, tuple([call.seat for call in table.calls]))  # newcomers may have come since
    yield from (Act("blind_call", seat, to=_round(seat + 3)), Act("no_call", seat))


def _seen_calls(table: Table, _rules: Rules) -> Iterator[Act]:
    """Yield the words of the next who has not called blind, and whose opposite has not revolted (GJ-24.8)."""
    bound = [call.seat for call in table.calls if call.kind == "blind"]
    seat = _next_to_call(table, (*bound, *(_round(revolted + 3) for revolted in table.early)))
    yield from (Act("seen_call", seat, to=_round(seat + 3)), Act("no_call", seat))


def _next_to_call(table: Table, silent: tuple[int, ...]) -> int:
    """Return who speaks next: from the leader, the first taker or the last on, whoever of them is known first."""
    first = table.leader or (table.opened.taker if table.opened else 0) or (table.last.places[-1] if table.last else 1)
    spoken = [*silent, *(seat for seat, _ in table.said)]
    return next(seat for seat in (_round(first + step) for step in range(6)) if seat not in spoken)


def _next_to_rebel(table: Table) -> int:
    """Return the first from the leader on who has drawn no joker and no 2 and has not spoken (GH-deal.14)."""
    around = [_round(table.leader + step) for step in range(6)]
    spoken = [seat for seat, _ in table.said]
    return next(seat for seat in around if seat not in spoken and not any(table.held[seat - 1][TWO:]))


def _next_to_revolt(table: Table, rules: Rules) -> int:
    """Return the first from the leader on who is without jokers and 2s and has not spoken (GJ-23.1)."""
    hands = table.drew if rules.revolution_test == "drawn" else table.held
    around = [_round(table.leader + step) for step in range(6)]
    spoken = [*table.early, *(seat for seat, _ in table.said)]
    whole = [seat for seat in around if sum(table.drew[seat - 1]) == _ALL_CARDS // 6 and seat not in spoken]
    low = [seat for seat in whole if not any(hands[seat - 1][TWO:])]
    if rules.hold_three == "off":
        return low[0]
    asked_again = rules.priceless_hand == "may_revolt_open"
    return next(seat for seat in low if hands[seat - 1][THREE] or asked_again)  # only where revolution is free


def _purchases(table: Table, rules: Rules) -> Iterator[Act]:
    """Yield what the next without a 3 can do: pay for one, or say whether he revolts (GJ-26.2 to GJ-26.2.10)."""
    taker = made(table.opened).taker
    spoken = [seat for seat, _ in table.said]
    for seat in (_round(taker + step) for step in range(6)):
        hand = table.held[seat - 1]
        if hand[THREE] or seat in spoken:
            continue
        if not any(hand[TWO:]):
            if rules.priceless_hand == "may_revolt_open":
                yield from (Act("revolt", seat), Act("no_revolt", seat))
                return
            continue
        sold_by = _seller(seat, table)
        priced = [TWO] if hand[TWO] else [rank for rank in (SMALL, BIG) if hand[rank]]
        if rules.three_price == "small_first":
            priced = priced[:1]
        yield from (Act("buy", seat, cards=_counted([rank]), to=sold_by) for rank in priced)
        return


def _seller(buyer: int, table: Table) -> int:
    """Return who sells: across, beside him, then of one's own, each with a 3 to spare (GJ-26.2.3 to GJ-26.2.6)."""
    order = [_round(buyer + step) for step in (3, 1, 5, 2, 4)]
    return next(seat for seat in order if table.held[seat - 1][THREE] > 1)


def _removals(table: Table, rules: Rules) -> Iterator[Act]:
    """Yield what whoever decides may take out: nothing, or ranks that leave everybody a card (GJ-25.1, GJ-25.2)."""
    seat, turns = table.leader, Counter(table.lost_turns if rules.penalties != "off" else ())
    lost = set()
    while turns[seat] > 0 or seat == table.revolution or seat in table.made_last:
        turns[seat] -= 1
        lost.add(seat)
        seat = _round(seat + 1)
    if rules.remove_by == "last_place" and table.last is not None:
        last = table.last.places[-1]
        if last not in {table.revolution, *lost, *table.last.replaced}:  # GH-removing.2
            seat = last
    yield Act("no_remove", seat)
    for ranks in [(THREE,)] if rules.remove == "threes" else [(THREE,), (FOUR,), (THREE, FOUR)]:
        if all(sum(hand) > sum(hand[rank] for rank in ranks) for hand in table.held):
            yield Act("remove", seat, cards=_counted(list(ranks)))


def _names(table: Table, _rules: Rules) -> Iterator[Act]:
    """Yield what the next of the side can say: its one last player or its other (GJ-21.6.1)."""
    fifth, sixth = made(table.last).places[4:]
    seat = (sixth, _round(sixth + 2), _round(sixth + 4))[len(table.said)]
    yield Act("name_last", seat, to=fifth)
    yield Act("name_last", seat, to=sixth)


def _round(seat: int) -> int:
    return (seat - 1) % 6 + 1


def _openings(table: Table, rules: Rules) -> tuple[Act, ...]:
    """Return who may be named to draw or to take first, and the cards that may be drawn (GJ-6.3.1, GH-deal.8)."""
    drawer = made(table.opened).drawer
    if rules.opening == "automatic":
        return _TAKERS
    return _one_card_each(drawer) if drawer else _DRAWERS


_TAKERS: Final = tuple([Act("taker", to=seat) for seat in SEATS])
_DRAWERS: Final = tuple([Act("drawer", to=seat) for seat in SEATS])


@cache
def _one_card_each(drawer: int) -> tuple[Act, ...]:
    """Return the draws of one card of each rank; kept, as they are the same in every opening."""
    return tuple([Act("open", drawer, suited=(SuitedCard(rank),)) for rank in range(len(RANKS))])


# Showing


def _shows(table: Table, rules: Rules) -> Iterator[Act]:
    """Yield the shows of whoever may show now, and the words of the seat asked; lots where chance decides."""
    drawn, opened = made(table.drawn), made(table.opened)
    if len(drawn.cards) < _ALL_CARDS:
        if rules.leader == "last_place" and opened.occasion != "regular":
            for seat in SEATS:
                yield from _shows_of(table, seat, rules, (_main(rules), FOUR))
        return
    if drawn.asked:
        yield Act("no_show", drawn.asked[0])
        ranks = (_main(rules), FOUR) if rules.leader == "shown_each_hand" else (FOUR,)
        yield from _shows_of(table, drawn.asked[0], rules, ranks)
    elif not table.leader:
        yield from (Act("lot_leader", to=seat) for seat in SEATS)


def _shows_of(table: Table, seat: int, rules: Rules, ranks: tuple[int, ...]) -> Iterator[Act]:
    """Yield what *seat* may lay open: more of one kind than lies, or more of its own (GJ-7.1.2, GJ-7.1.4)."""
    for rank in dict.fromkeys(ranks):
        if rank != _main(rules) and not _fours_count(table, rules):
            continue
        unshown = _unshown(table, seat, rank)
        if not unshown:
            continue
        for kind in _kinds(rules):
            mine = _lying(table, seat, rank, kind)
            needed = _needed(table, seat, rank, rules) - mine
            of_kind = [suit for suit in kind if unshown.get(suit)]
            for many in product(*(range(unshown[suit] + 1) for suit in of_kind)):
                if sum(many) >= max(needed, 1):
                    cards = [SuitedCard(rank, suit) for suit, n in zip(of_kind, many, strict=True) for _ in range(n)]
                    yield Act("show", seat, suited=tuple(cards))


def _main(rules: Rules) -> int:
    """Return the rank that is shown: 3s, but 4s where the 3s are held (GH-deal.10)."""
    return FOUR if rules.hold_three == "on" else THREE


def _kinds(rules: Rules) -> tuple[tuple[Suit, ...], ...]:
    """Return the suits that count together: one by one, or by colour."""
    return (("h",), ("d",), ("s",), ("c",)) if rules.show_by == "suit" else (("h", "d"), ("s", "c"))


def _fours_count(table: Table, rules: Rules) -> bool:
    """Tell whether 4s can still win the lead: agreed, and no 3 lies open (GH-deal.12)."""
    lying = [card.rank for show in _all_shows(table) for card in show[1]]
    return rules.no_show_leader == "pair_of_fours" and THREE not in lying


def _all_shows(table: Table) -> list[tuple[int, tuple[SuitedCard, ...]]]:
    return [] if table.drawn is None else [(show.seat, show.cards) for show in table.drawn.shows]


def _unshown(table: Table, seat: int, rank: int) -> dict[Suit, int]:
    """Return how many of *rank* in each suit *seat* has drawn and not laid open."""
    drawn, opened = made(table.drawn), made(table.opened)
    mine = [card for at, card in enumerate(drawn.cards) if _round(opened.taker + at % 6) == seat]
    open_ = [card for shower, cards in _all_shows(table) if shower == seat for card in cards]
    found: dict[Suit, int] = {}
    for sign, cards in ((1, mine), (-1, open_)):
        for card in cards:
            if card.rank == rank and card.suit:
                found[card.suit] = found.get(card.suit, 0) + sign
    return {suit: many for suit, many in found.items() if many}


def _lying(table: Table, seat: int, rank: int, kind: tuple[Suit, ...]) -> int:
    """Return how many of one kind *seat* has laid open."""
    return sum(
        card.rank == rank and card.suit in kind
        for shower, cards in _all_shows(table)
        if shower == seat
        for card in cards
    )


def _needed(table: Table, seat: int, rank: int, rules: Rules) -> int:
    """Return how many of one kind must lie open of *seat* for a show to count; more than there are where none does."""
    ahead, most = 0, 0
    totals: dict[tuple[int, tuple[Suit, ...]], int] = {}
    for shower, cards in _all_shows(table):
        if cards[0].rank != rank:
            continue
        kind = next(kind for kind in _kinds(rules) if cards[0].suit in kind)
        totals[shower, kind] = totals.get((shower, kind), 0) + len(cards)
        if shower == ahead or totals[shower, kind] > most:
            ahead, most = shower, max(most, totals[shower, kind])
    if ahead in (0, seat):
        return _SHOWN_AT_LEAST
    return most + 1 if rules.overtake == "yes" and rank == _main(rules) else _ALL_CARDS


# What is paid, and what comes back


def _tributes(table: Table, rules: Rules) -> Iterator[Act]:
    """Yield what the seat asked can say of a due, or the one payment it must make (GJ-21.1.2, GJ-21.5)."""
    paying = made(table.paying)
    ask = paying.asks[0]
    if ask.about == "waive":
        yield from (Act("waive", ask.seat), Act("insist", ask.seat))
    elif ask.about == "accept":
        yield from (Act("accept", ask.seat), Act("refuse", ask.seat))
    else:
        left = [have - got for have, got in zip(table.held[ask.seat - 1], table.got[ask.seat - 1], strict=True)]
        for _, paid in paying.paid:
            if paid.due.receiver == ask.seat:
                left = [have - came for have, came in zip(left, paid.cards, strict=True)]
        payable = (BIG, SMALL, TWO) if rules.tribute_cards == "legal_only" else range(BIG, -1, -1)
        highest = [rank for rank in payable for _ in range(left[rank])][: paying.dues[ask.number].count]
        yield Act("pay", ask.seat, cards=_counted(highest))


def _returns(table: Table, rules: Rules) -> list[Act]:
    """Return every choice of cards to return, to refuse, or to give for refused ones (GJ-21.4.1 to GJ-21.4.5).

    Of more than ``LISTED_UP_TO`` cards to give the lowest alone stand for all choices.
    """
    returning = made(table.returning)
    ask = returning.asks[0]
    back = returning.returns[ask.number]
    theirs = returning.before[back.taker - 1]
    if ask.about == "look":
        strange = _only(returning.given[ask.number], [rank for rank in range(15) if not theirs[rank]])
        refusals = [_choices("refuse", ask.seat, strange, many) for many in range(1, sum(strange) + 1)]
        return [Act("accept", ask.seat), *chain.from_iterable(refusals)]
    hand, many = table.held[ask.seat - 1], back.count
    if rules.hold_three == "on" and hand[THREE]:
        hand = (hand[THREE] - 1, *hand[1:])  # one 3 stays (GJ-26.5.3)
    if ask.about == "change":
        hand = _only(hand, [rank for rank in range(15) if theirs[rank]])
        many = min(len(returning.refused), sum(hand))
    if many > LISTED_UP_TO:
        lowest = [rank for rank, have in enumerate(hand) for _ in range(have)][:many]
        return [Act("return", ask.seat, cards=_counted(lowest))]
    return _choices("return", ask.seat, hand, many)


_LISTED: Final[dict[str, Callable[[Table, Rules], Iterable[Act]]]] = {
    "naming": _names,
    "blind_calls": _blind_calls,
    "late_blind_calls": _blind_calls,
    "opening": _openings,
    "drawing": _shows,
    "rebellion": _rebellion,
    "buying": _purchases,
    "tribute": _tributes,
    "return": _returns,
    "calls": _seen_calls,
    "revolution": _revolution,
    "head": _head,
    "removing": _removals,
}


def _only(counts: Counts, ranks: list[int]) -> Counts:
    return tuple(many if rank in ranks else 0 for rank, many in enumerate(counts))


def _counted(ranks: list[int]) -> Counts:
    return tuple(map(ranks.count, range(15)))


def _choices(do: Verb, seat: int, counts: Counts, many: int) -> list[Act]:
    """Return every act of *seat* with *many* cards of *counts*."""
    if many == 1:
        return list(compress(_of_one(do, seat), counts))
    if many != _PAIR:
        return [_with_cards(do, seat, taken) for taken in _takings(counts, many)]
    found: list[Act] = []
    for higher in compress(range(15), counts):
        found += compress(_of_two(do, seat, higher), (*counts[:higher], counts[higher] >= _PAIR))
    return found


# Of one card or two the same few come again and again, and are kept.


@cache
def _of_one(do: Verb, seat: int) -> tuple[Act, ...]:
    """Return the acts of *seat* with one card: one of each rank."""
    return tuple([_with_cards(do, seat, (rank,)) for rank in range(15)])


@cache
def _of_two(do: Verb, seat: int, higher: int) -> tuple[Act, ...]:
    """Return the acts of *seat* with two cards of which one is *higher*: beside each rank up to its own."""
    return tuple([_with_cards(do, seat, (lower, higher)) for lower in range(higher + 1)])


def _with_cards(do: Verb, seat: int, taken: _Cards) -> Act:
    return Act(do, seat, cards=_counted(list(taken)))


def _takings(counts: Counts, many: int) -> list[_Cards]:
    """Return every way to take *many* cards of *counts*: rank by rank, all ways to take fewer kept beside."""
    ways: list[list[_Cards]] = [[()], *[[] for _ in range(many)]]
    for rank, have in enumerate(counts):
        for number in range(many if have else 0, 0, -1):  # the most first: fewer are still without this rank
            taken = _alike(rank, min(have, number))
            ways[number] += [way + cards for cards in taken for way in ways[number - len(cards)]]
    return ways[many]


@cache
def _alike(rank: int, many: int) -> list[_Cards]:
    """Return one to *many* cards of a rank."""
    return [(rank,) * number for number in range(1, many + 1)]
