"""A hidden tribute card (隐瞒贡牌) that is found: what is paid now (Article 30)."""

from typing import Final

from gouji.rules import Rules
from gouji.settle.payment import highest
from gouji.table.cards import Counts
from gouji.values import Value

NO_CARD: Final = -1


class MadeGood(Value):
    """How a hidden tribute card is made good.

    Attributes:
        pays: the rank of the card paid now; ``NO_CARD`` where none is.
        takes_back: the rank of the card that comes back; ``NO_CARD`` where none does.
        is_late: it is the first card paid on that due, and returned as others are.
    """

    __match_args__ = ("pays", "takes_back", "is_late")
    __slots__ = __match_args__

    def __init__(self, pays: int, takes_back: int, *, is_late: bool) -> None:
        self.pays: Final = pays
        self.takes_back: Final = takes_back
        self.is_late: Final = is_late


def made_good(held: Counts, hidden: int, paid: int, rules: Rules, *, receiver_holds: bool = True) -> MadeGood:
    """Return what is paid for a hidden card, and what comes back (GJ-30.4.1).

    Args:
        held: what the payer holds now.
        hidden: the rank of the card that he hid.
        paid: the rank of the card paid in its place; ``NO_CARD`` where none was.
        rules: option ``tribute_cards``.
        receiver_holds: the receiver still has that card.
    """
    pays = hidden if held[hidden] else _highest(held, rules)
    if pays <= paid:
        return MadeGood(NO_CARD, NO_CARD, is_late=False)
    return MadeGood(pays, paid if receiver_holds else NO_CARD, is_late=paid == NO_CARD)


def _highest(held: Counts, rules: Rules) -> int:
    """Return the rank of the highest card of *held* that can be paid; ``NO_CARD`` where none can."""
    return next((rank for rank, many in enumerate(highest(held, 1, rules)) if many), NO_CARD)
