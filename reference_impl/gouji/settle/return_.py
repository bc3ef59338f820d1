"""Returning tribute: who returns how many, and which returned cards may be refused (Article 21)."""

from typing import Final

from gouji.rules import Rules
from gouji.settle.payment import Payment
from gouji.settle.tribute import Kind
from gouji.table.cards import THREE, Counts, counts_of, holds
from gouji.values import Value

_FALLING: Final = ("place", "sweep")
"""The kinds that are returned at every table (GJ-21.4.1, GJ-21.7.3)."""


class Return(Value):
    """Cards that go back for a tribute (还贡).

    Attributes:
        kind: of the tribute returned.
        giver: the seat that received the tribute.
        taker: the seat that paid it.
        count: how many cards go back.
    """

    __match_args__ = ("kind", "giver", "taker", "count")
    __slots__ = __match_args__

    def __init__(self, kind: Kind, giver: int, taker: int, count: int) -> None:
        self.kind: Final = kind
        self.giver: Final = giver
        self.taker: Final = taker
        self.count: Final = count


def is_returned(kind: Kind, rules: Rules) -> bool:
    """Tell whether a tribute of *kind* is returned: option ``returned``.

    ``falling``: place tribute (GJ-21.4.1) and what stands in for it after a sweep (GJ-21.7.3), no point tribute and
    no other (GJ-24.12.2, GH-tribute.18); ``all``: every kind (GH-tribute.7).
    """
    return rules.returned == "all" or kind in _FALLING


def owed_back(paid: tuple[Payment, ...], rules: Rules) -> tuple[Return, ...]:
    """Return what goes back once every tribute is paid, in the order of the payments (GH-tribute.6).

    As many cards as were really paid; nothing goes back for a due that brought no card (GH-tribute.10).
    """
    return tuple(
        Return(payment.due.kind, payment.due.receiver, payment.due.payer, payment.count)
        for payment in paid
        if payment.count and is_returned(payment.due.kind, rules)
    )


def why_not_now(kind: Kind, paid: int, unpaid: int, rules: Rules) -> tuple[str, ...]:
    """Return what speaks against returning anything for a tribute now.

    Args:
        kind: of the tribute.
        paid: how many cards it brought.
        unpaid: how many tributes of all players still wait to be paid (GH-tribute.6).
        rules: option ``returned``.
    """
    reasons = []
    if not paid or not is_returned(kind, rules):
        reasons.append("no_return_due")
    if unpaid:
        reasons.append("return_before_tribute")
    return tuple(reasons)


def why_not_return(cards: Counts, giver_hand: Counts, count: int, rules: Rules) -> tuple[str, ...]:
    """Return what speaks against returning *cards*; any card will do, one just received too (GJ-21.4.2).

    Args:
        cards: the cards given back.
        giver_hand: what the giver holds, tribute received included.
        count: how many are to go back (GJ-21.4.1).
        rules: option ``hold_three``, under which the last 3 stays in hand (GJ-26.5.3).
    """
    reasons = []
    if not holds(giver_hand, cards):
        reasons.append("cards_not_held")
    if sum(cards) != count:
        reasons.append("return_count_wrong")
    if gives_last_three(cards, giver_hand, rules):
        reasons.append("last_three_returned")
    return tuple(reasons)


def gives_last_three(cards: Counts, giver_hand: Counts, rules: Rules) -> bool:
    """Tell whether *cards* leave a giver who held 3s without any, where one must stay: option ``hold_three``.

    (GJ-26.5.3)
    """
    return rules.hold_three == "on" and 0 < giver_hand[THREE] == cards[THREE]


def why_not_refuse_card(rank: int, payer_hand: Counts, rules: Rules, *, before: bool = False) -> tuple[str, ...]:
    """Return what speaks against refusing a returned card of *rank* (GJ-21.4.3).

    Args:
        rank: of the card.
        payer_hand: what the payer of the tribute holds before any return, without what he paid (GJ-21.4.4).
        rules: option ``return_refusal``.
        before: the card has been refused once already, so that it is a replacement, or has come to stand
            (GJ-21.4.5).
    """
    reasons = []
    if rules.return_refusal == "none":
        reasons.append("return_refusal_off")
    if payer_hand[rank]:
        reasons.append("return_rank_held")
    if before:
        reasons.append("return_refused_before")
    return tuple(reasons)


def first_card_stands(giver_hand: Counts, payer_hand: Counts, rules: Rules) -> bool:
    """Tell whether a refused card stands, since the giver has none of a rank that the payer holds (GJ-21.4.5).

    Args:
        giver_hand: what the giver holds besides the cards he has returned.
        payer_hand: what the payer holds before any return (GJ-21.4.4).
        rules: option ``hold_three``: a last 3 that must stay in hand is none he could give (GJ-26.5.3).
    """
    return not changeable(giver_hand, payer_hand, rules)


def changeable(giver_hand: Counts, payer_hand: Counts, rules: Rules) -> int:
    """Return how many cards a giver could give in place of refused ones: those of ranks the payer holds (GJ-21.4.5).

    Where 3s are held the last one is none of them (GJ-26.5.3): option ``hold_three``.
    """
    able = sum(have for have, wanted in zip(giver_hand, payer_hand, strict=True) if wanted)
    kept = rules.hold_three == "on" and giver_hand[THREE] and payer_hand[THREE]
    return able - 1 if kept else able


def why_not_change(new_card: int, giver_hand: Counts, payer_hand: Counts, rules: Rules) -> tuple[str, ...]:
    """Return what speaks against a card of rank *new_card* in place of a refused one (GJ-21.4.5).

    Where no card can be refused (GJ-21.4.3) there is none to be changed.

    Args:
        new_card: the rank of the replacement.
        giver_hand: what the giver holds besides the cards he has returned.
        payer_hand: what the payer holds before any return (GJ-21.4.4).
        rules: options ``return_refusal`` and ``hold_three``.
    """
    reasons = []
    if rules.return_refusal == "none":
        reasons.append("return_refusal_off")
    if not giver_hand[new_card]:
        reasons.append("cards_not_held")
    if not payer_hand[new_card]:
        reasons.append("replacement_rank_not_held")
    if gives_last_three(counts_of([new_card]), giver_hand, rules):
        reasons.append("last_three_returned")
    return tuple(reasons)
