"""What a player does: a seat, a verb, and the cards or the seat that go with it."""

from typing import Final, Literal

from gouji.table.cards import NO_CARDS, Counts, cards_text
from gouji.values import Value

Verb = Literal[
    "play",
    "pass",
    "yield",
    "cover",
    "burn",
    "decline",
    "wind",
    "allow_cover",
    "renounce",
    "pick",
    "lose_turn",
    "make_last",
]

PLAY: Final = "play"
PASS: Final = "pass"  # noqa: S105 - the word of a player who does not follow
YIELD: Final = "yield"
COVER: Final = "cover"
BURN: Final = "burn"
DECLINE: Final = "decline"
WIND: Final = "wind"
ALLOW_COVER: Final = "allow_cover"
RENOUNCE: Final = "renounce"
PICK: Final = "pick"
LOSE_TURN: Final = "lose_turn"
MAKE_LAST: Final = "make_last"

VERBS: Final[tuple[Verb, ...]] = (PLAY, PASS, YIELD, COVER, BURN, DECLINE, WIND, ALLOW_COVER, RENOUNCE)
"""What is done in a round, and asked of every seat in it; a pick is asked for apart (``pick.py``)."""
WITH_CARDS: Final[tuple[Verb, ...]] = (PLAY, BURN)
BY_REFEREE: Final[tuple[Verb, ...]] = (LOSE_TURN, MAKE_LAST)
"""What is done to a seat by the referee's word, at any time (Article 29)."""


class Action(Value):
    """One thing that one seat does, or that the referee does to it.

    Attributes:
        seat: who, 1 to 6.
        do: the verb.
        cards: the cards laid, with ``play`` and ``burn``; no cards otherwise.
        to: the seat that is let, with ``allow_cover``; the partner named, with ``pick``; 0 otherwise.
        sets: the sets in the order fixed, with ``pick``; none otherwise.
    """

    __match_args__ = ("seat", "do", "cards", "to", "sets")
    __slots__ = __match_args__

    def __init__(
        self, seat: int, do: Verb, cards: Counts = NO_CARDS, to: int = 0, sets: tuple[Counts, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.do: Final[Verb] = do
        self.cards: Final = cards
        self.to: Final = to
        self.sets: Final = sets

    def __str__(self) -> str:
        """Return it as a position writes it: ``P1 play 99``, ``P4 allow_cover P5``, ``P1 pick P3 55, 7``."""
        words = [f"P{self.seat}", self.do]
        if self.do in WITH_CARDS:
            words.append(cards_text(self.cards))
        if self.to:
            words.append(f"P{self.to}")
        if self.sets:
            words.append(", ".join(map(cards_text, self.sets)))
        return " ".join(words)
