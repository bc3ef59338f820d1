"""Cards with their suits, which matter only while lots are drawn and 3s are shown (Articles 5 and 7)."""

import re
from collections import Counter
from collections.abc import Iterable
from operator import le
from typing import Final, Literal

from gouji.table import cards
from gouji.table.cards import SMALL, CardsError, Counts, TooManyCardsError
from gouji.values import Value

Suit = Literal["h", "d", "s", "c", ""]
"""Hearts, diamonds, spades, clubs; none where no suit is told, as of jokers."""

SUITS: Final[tuple[Suit, ...]] = ("h", "d", "s", "c")
RED: Final = ("h", "d")
BLACK: Final = ("s", "c")
DECKS: Final = 4
FACES: Final = len(cards.RANKS) * (len(SUITS) + 1)

_ONE: Final = re.compile(r"(10|[^ *hdsc])([hdsc]?)(?:\*([1-9]\d?)(?= |$))?")


class SuitedCard(Value):
    """One card as it is printed.

    Attributes:
        rank: from 3 to the big joker, as in ``table.cards``.
        suit: empty for jokers, and where nobody tells.
        face: rank and suit in one number, below ``FACES``: suit by suit from hearts on, last what has none.
    """

    __match_args__ = ("rank", "suit")
    __slots__ = (*__match_args__, "face")

    def __init__(self, rank: int, suit: Suit = "") -> None:
        self.rank: Final = rank
        self.suit: Final[Suit] = suit
        self.face: Final = len(cards.RANKS) * (*SUITS, "").index(suit) + rank

    @property
    def is_joker(self) -> bool:
        """It is a small or a big joker."""
        return self.rank >= SMALL

    @property
    def colour(self) -> Literal["red", "black", ""]:
        """The colour of its suit; empty where it has none."""
        if not self.suit:
            return ""
        return "red" if self.suit in RED else "black"


FULL_DECK: Final[tuple[SuitedCard, ...]] = tuple(
    [SuitedCard(rank, suit) for rank in range(SMALL) for suit in SUITS for _ in range(DECKS)]
    + [SuitedCard(rank) for rank in (SMALL, SMALL + 1) for _ in range(DECKS)]
)
"""The 216 cards of the four decks (GJ-2.1)."""


def parse_suited(text: str) -> tuple[SuitedCard, ...]:
    """Return the cards written in *text*, in the order written.

    A card is a rank as in ``table.cards`` and, where a suit is told, a small letter after it: ``h`` hearts, ``d``
    diamonds, ``s`` spades, ``c`` clubs.  ``3h*2`` stands for two; a space or the end of the text closes it.

    >>> suited_text(parse_suited("3h 3h Td B"))
    '3h 3h Td B'

    Raises:
        TooManyCardsError: more of a card than four decks hold.
        CardsError: an unknown card or suit, or a joker with a suit.
    """
    found: list[SuitedCard] = []
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        match = _ONE.match(text, at)
        rank = cards.parse_cards(match.group(1)).index(1) if match is not None else -1
        if match is None or (rank >= SMALL and match.group(2)) or text[match.end() : match.end() + 1] == "*":
            raise CardsError(
                text,
                at,
                "expected a rank, then h, d, s or c where a suit is told, such as 3h; jokers have no suit",
                "应为点数，说花色的后面接 h、d、s、c 之一，如 3h；大花、小花没有花色",
            )
        suit: Suit = match.group(2)  # type: ignore[assignment]  # the pattern lets nothing else through
        found += [SuitedCard(rank, suit)] * int(match.group(3) or 1)
        at = match.end()
    if not in_the_decks(found):
        raise TooManyCardsError(text, 0, "more of a card than the four decks hold", "有的牌超过四副牌里的张数")
    return tuple(found)


def suited_text(laid: Iterable[SuitedCard]) -> str:
    """Return cards as text, one by one in their order; ``parse_suited`` reads it back."""
    return " ".join([cards.rank_text(card.rank) + card.suit for card in laid])


def counts_of(laid: Iterable[SuitedCard]) -> Counts:
    """Return the counts of cards: as they are at play, where suits mean nothing (GJ-8.2.1)."""
    counts = [0] * len(cards.DECK)
    for card in laid:
        counts[card.rank] += 1
    return tuple(counts)


def in_the_decks(laid: Iterable[SuitedCard]) -> bool:
    """Tell whether the four decks hold all these cards (GJ-2.1).

    There are sixteen of each rank, four of each in one suit, and four of each joker; cards whose suit is not told
    are any that are left.
    """
    found = [0] * FACES
    for card in laid:
        found[card.face] += 1
    told, untold = found[: -len(cards.RANKS)], found[-len(cards.RANKS) :]
    if any(untold[:SMALL]):
        of_rank = [sum(found[rank :: len(cards.RANKS)]) for rank in range(len(cards.RANKS))]
        return all(map(le, of_rank, cards.DECK)) and max(told) <= DECKS
    return max(found) <= DECKS


def holds(held: Iterable[SuitedCard], laid: Iterable[SuitedCard]) -> bool:
    """Tell whether *held* has every card of *laid*, each as often."""
    return Counter(laid) <= Counter(held)
