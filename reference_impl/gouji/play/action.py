"""What a player does: a seat, a verb, and the cards or the seat that go with it."""

from typing import Final, Literal

from gouji.table.cards import NO_CARDS, Counts, cards_text
from gouji.values import Value

Verb = Literal["play", "pass", "yield", "cover", "burn", "decline", "wind", "allow_cover", "renounce"]

PLAY: Final = "play"
PASS: Final = "pass"  # noqa: S105 - the word of a player who does not follow
YIELD: Final = "yield"
COVER: Final = "cover"
BURN: Final = "burn"
DECLINE: Final = "decline"
WIND: Final = "wind"
ALLOW_COVER: Final = "allow_cover"
RENOUNCE: Final = "renounce"

VERBS: Final[tuple[Verb, ...]] = (PLAY, PASS, YIELD, COVER, BURN, DECLINE, WIND, ALLOW_COVER, RENOUNCE)
WITH_CARDS: Final[tuple[Verb, ...]] = (PLAY, BURN)


class Action(Value):
    """One thing that one seat does.

    Attributes:
        seat: who, 1 to 6.
        do: the verb.
        cards: the cards laid, with ``play`` and ``burn``; no cards otherwise.
        to: the seat that is let, with ``allow_cover``; 0 otherwise.
    """

    __match_args__ = ("seat", "do", "cards", "to")
    __slots__ = __match_args__

    def __init__(self, seat: int, do: Verb, cards: Counts = NO_CARDS, to: int = 0) -> None:
        self.seat: Final = seat
        self.do: Final[Verb] = do
        self.cards: Final = cards
        self.to: Final = to

    def __str__(self) -> str:
        """Return it as a position writes it: ``P1 play 99``, ``P4 allow_cover P5``."""
        words = [f"P{self.seat}", self.do]
        if self.do in WITH_CARDS:
            words.append(cards_text(self.cards))
        if self.to:
            words.append(f"P{self.to}")
        return " ".join(words)
