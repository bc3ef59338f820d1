"""够级牌: from which number of cards on a set is one (Article 9)."""

from typing import Final

from gouji.table import cards
from gouji.table.sets import GoujiSet

FEWEST: Final = {
    cards.BIG: 1,
    cards.SMALL: 1,
    cards.TWO: 1,
    cards.ACE: 2,
    cards.KING: 2,
    cards.QUEEN: 3,
    cards.JACK: 4,
    cards.TEN: 5,
}
"""The least number of cards of a rank that makes a 够级牌 (GJ-9.2)."""


def is_gouji(laid: GoujiSet) -> bool:
    """Tell whether *laid* is a 够级牌 (GJ-9.2).

    Any set with a joker is one (GJ-9.2.3); else its number of cards, pasted 2s among them (GJ-9.2.2), must reach the
    fewest for its rank or be more (GJ-9.2.1); ranks 3 to 9 have none (GJ-9.2.4).
    """
    if laid.small or laid.big:
        return True
    fewest = FEWEST.get(laid.rank)
    return fewest is not None and laid.size >= fewest
