"""Paying tribute: which cards must be paid, and what is wrong with others (Article 21)."""

from typing import Final

from gouji.rules import Rules
from gouji.settle.tribute import ORDER, Due, in_order
from gouji.table.cards import BIG, NO_CARDS, SMALL, THREE, TWO, Counts, counts_of, holds, less, plus
from gouji.values import Value

_LEGAL: Final = (BIG, SMALL, TWO)
"""The legal tribute cards (法定贡牌), highest first (GJ-21.1.1)."""


class Payment(Value):
    """What a due comes to, once it is known what its payer has drawn.

    Attributes:
        due: what was owed.
        cards: the cards that must be paid; where they are fewer than were owed the rest lapses (GH-tribute.2).
    """

    __match_args__ = ("due", "cards")
    __slots__ = __match_args__

    def __init__(self, due: Due, cards: Counts) -> None:
        self.due: Final = due
        self.cards: Final = cards

    @property
    def count(self) -> int:
        """How many cards are really paid; as many are returned, if any are (GH-tribute.6)."""
        return sum(self.cards)

    @property
    def lapsed(self) -> int:
        """How many of the cards owed cannot be paid (GJ-21.2.2); they are not owed in the next hand (GH-tribute.2)."""
        return self.due.count - self.count


def payments(
    dues: tuple[Due, ...], drawn: tuple[Counts, ...], spent: tuple[Counts, ...], rules: Rules
) -> tuple[Payment, ...]:
    """Return what is paid for each of *dues*, which are in order and neither waived nor refused.

    Every payer looks only at his own drawn cards, so that it is as if all paid at once: nothing received is paid
    on, and two who owe each other both pay (GH-tribute.3, GH-tribute.4).  Who owes several pays them in the order
    given, with the highest of what he has left (GH-tribute.5).

    Args:
        dues: as ``tribute.in_order`` has them.
        drawn: what each seat, 1 to 6, has drawn in this hand.
        spent: what each has given for 3s that he bought.
        rules: option ``tribute_cards``.
    """
    left = [less(have, gone) for have, gone in zip(drawn, spent, strict=True)]
    found = []
    for due in dues:
        cards = highest(left[due.payer - 1], due.count, rules)
        left[due.payer - 1] = less(left[due.payer - 1], cards)
        found.append(Payment(due, cards))
    return tuple(found)


def highest(hand: Counts, count: int, rules: Rules) -> Counts:
    """Return the *count* highest cards of *hand* that can be paid, or all of them where they are fewer.

    Option ``tribute_cards``: of the jokers and 2s alone (GJ-21.1.1, GJ-21.1.2, GJ-21.2.1, GJ-21.2.2), or of all
    cards (GH-tribute.11).
    """
    ranks = _LEGAL if rules.tribute_cards == "legal_only" else tuple(reversed(range(BIG + 1)))
    falling = [rank for rank in ranks for _ in range(hand[rank])]
    return counts_of(falling[:count])


class Asked(Value):
    """A payment that a player is asked for, and what he has to make it from.

    Attributes:
        must: the cards that must be paid.
        held: what the payer has drawn, without cards spent or paid already.
        received: the tribute that he has received himself.
    """

    __match_args__ = ("must", "held", "received")
    __slots__ = __match_args__

    def __init__(self, must: Payment, held: Counts, received: Counts = NO_CARDS) -> None:
        self.must: Final = must
        self.held: Final = held
        self.received: Final = received


def asked_for(  # noqa: PLR0913, PLR0917 - who owes what, and all hands that may matter
    due: int,
    dues: tuple[Due, ...],
    settled: frozenset[int],
    drawn: tuple[Counts, ...],
    spent: tuple[Counts, ...],
    rules: Rules,
) -> Asked:
    """Return what one of *dues* comes to when those *settled* have been paid, each in its turn.

    Args:
        due: its index in *dues*.
        dues: all that are owed, in the order in which they arose.
        settled: the indices of those paid already.
        drawn: what each seat has drawn.
        spent: what each has given for 3s that he bought.
        rules: option ``tribute_cards``.
    """
    seat = dues[due].payer
    before = in_order(tuple(other for index, other in enumerate(dues) if index in settled))
    *paid, must = payments((*before, dues[due]), drawn, spent, rules)
    held, received = less(drawn[seat - 1], spent[seat - 1]), NO_CARDS
    for payment in paid:
        if payment.due.payer == seat:
            held = less(held, payment.cards)
        if payment.due.receiver == seat:
            received = plus(received, payment.cards)
    return Asked(must, held, received)


def why_not_pay(laid: Counts, asked: Asked, rules: Rules) -> tuple[str, ...]:
    """Return what speaks against paying *laid* where a payment is *asked* for: option ``tribute_cards``.

    To lay too few is to keep tribute back (GJ-21.2.2).
    """
    must = asked.must
    reasons = []
    if not holds(asked.held, laid):
        received = holds(plus(asked.held, asked.received), laid)
        reasons.append("tribute_of_received_card" if received else "cards_not_held")
    if sum(laid) != must.count:
        reasons.append("tribute_count_wrong")
    if rules.tribute_cards == "legal_only" and any(laid[THREE:TWO]):
        reasons.append("tribute_not_legal")
    elif sum(laid) == must.count and laid != must.cards and holds(asked.held, laid):
        reasons.append("tribute_not_highest")
    return tuple(reasons)


def lapsed(
    dues: tuple[Due, ...],
    settled: frozenset[int],
    drawn: tuple[Counts, ...],
    spent: tuple[Counts, ...],
    rules: Rules,
) -> frozenset[int]:
    """Return which of *dues* have lapsed: their payer has nothing left to pay with (GJ-21.2.1, GH-tribute.2).

    Args:
        dues: all that are owed, in the order in which they arose.
        settled: the indices of those paid already.
        drawn: what each seat has drawn.
        spent: what each has given for 3s that he bought.
        rules: option ``tribute_cards``.
    """
    waiting = (index for index in range(len(dues)) if index not in settled)
    return frozenset(index for index in waiting if not asked_for(index, dues, settled, drawn, spent, rules).must.count)


def why_not_yet(due: int, dues: tuple[Due, ...], done: frozenset[int]) -> tuple[str, ...]:
    """Return what speaks against paying one of *dues* now.

    A kind waits for the kinds before it (GH-tribute.1), and a payer's second due of a kind for his first
    (GH-tribute.5); what others owe within the kind is paid at the same time (GH-tribute.4).  Nobody waits for a due
    that will not be paid (GH-tribute.2).

    Args:
        due: its index in *dues*; not itself one of those *done*.
        dues: all that are owed, in the order in which they arose.
        done: the indices of those paid, waived, refused or lapsed.
    """
    mine = dues[due]
    for index, other in enumerate(dues):
        before = ORDER.index(other.kind) < ORDER.index(mine.kind) or (
            other.kind == mine.kind and other.payer == mine.payer and index < due
        )
        if before and index not in done:
            return ("tribute_out_of_order",)
    return ()
