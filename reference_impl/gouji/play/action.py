"""What a player does: a seat, a verb, and the cards or the seat that go with it."""

from typing import Final

from gouji.table import cards
from gouji.table.cards import Counts

PLAY: Final = "play"
PASS: Final = "pass"  # noqa: S105 - the word of a player who does not follow
YIELD: Final = "yield"
COVER: Final = "cover"
BURN: Final = "burn"
DECLINE: Final = "decline"
WIND: Final = "wind"
ALLOW_COVER: Final = "allow_cover"
RENOUNCE: Final = "renounce"

VERBS: Final = (PLAY, PASS, YIELD, COVER, BURN, DECLINE, WIND, ALLOW_COVER, RENOUNCE)
WITH_CARDS: Final = (PLAY, BURN)


class Action:
    """One thing that one seat does.

    Attributes:
        seat: who, 1 to 6.
        do: one of ``VERBS``.
        cards: the cards laid, with ``play`` and ``burn``; no cards otherwise.
        to: the seat that is let, with ``allow_cover``; 0 otherwise.
    """

    __slots__ = ("cards", "do", "seat", "to")

    def __init__(self, seat: int, do: str, laid: Counts = cards.NO_CARDS, to: int = 0) -> None:
        self.seat: Final = seat
        self.do: Final = do
        self.cards: Final = laid
        self.to: Final = to

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return (self.seat, self.do, self.cards, self.to) == (other.seat, other.do, other.cards, other.to)

    def __hash__(self) -> int:
        return hash((self.seat, self.do, self.cards, self.to))

    def __repr__(self) -> str:
        return f"Action({self.seat}, {self.do!r}, {self.cards!r}, {self.to})"

    def __str__(self) -> str:
        """Return it as a position writes it: ``P1 play 99``, ``P4 allow_cover P5``."""
        words = [f"P{self.seat}", self.do]
        if self.do in WITH_CARDS:
            words.append(cards.cards_text(self.cards))
        if self.to:
            words.append(f"P{self.to}")
        return " ".join(words)
