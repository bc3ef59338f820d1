"""Seats: six of them counter-clockwise, alternate seats one side (联邦), the opposite (对头) three away."""

from functools import cache
from typing import Final, Literal

SEATS: Final = (1, 2, 3, 4, 5, 6)
OPPOSITE: Final = (0, 4, 5, 6, 1, 2, 3)
"""The opposite (对头) of each seat; index 0 is no seat."""

AFTER: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (2, 3, 4, 5, 6),
    (3, 4, 5, 6, 1),
    (4, 5, 6, 1, 2),
    (5, 6, 1, 2, 3),
    (6, 1, 2, 3, 4),
    (1, 2, 3, 4, 5),
)
"""The five other seats in turn order, the next seat first (GJ-8.5.1)."""

SIDE_FIRST: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (3, 5, 2, 6),
    (4, 6, 3, 1),
    (5, 1, 4, 2),
    (6, 2, 5, 3),
    (1, 3, 6, 4),
    (2, 4, 1, 5),
)
"""The other seats but the opposite: a seat's own side in turn order, then the other side (GJ-10.1.2)."""

CHINESE: Final = "甲乙丙丁戊己"


@cache
def after(seat: int, playing: tuple[int, ...]) -> tuple[int, ...]:
    """Return the seats after *seat* in turn order that are among those *playing* (GJ-8.5.1)."""
    return tuple(other for other in AFTER[seat] if other in playing)


def is_partner(seat: int, other: int) -> bool:
    """Tell whether two seats are of one side; a seat is its own partner."""
    return seat % 2 == other % 2


def seat_text(seat: int, language: Literal["en", "zh"] = "en") -> str:
    """Return the name of a seat: ``P1`` … ``P6``, 甲 … 己."""
    return CHINESE[seat - 1] if language == "zh" else f"P{seat}"


def parse_seat(text: str) -> int | None:
    """Return the seat written ``P1``, ``1`` or ``甲``; None where it is none."""
    if len(text) == 1 and text in CHINESE:
        return CHINESE.index(text) + 1
    digits = text[1:] if text[:1] in ("P", "p") else text
    return int(digits) if digits in ("1", "2", "3", "4", "5", "6") else None
