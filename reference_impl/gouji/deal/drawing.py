"""Drawing (抓牌): one card at a time from the first taker on, or all dealt at once (GH-deal.7, GH-deal.8)."""

from typing import Final

from gouji.rules import Rules
from gouji.table.cards import DECK, HAND_SIZE
from gouji.table.seats import AFTER, SEATS

ALL: Final = sum(DECK)


def drawer(first_taker: int, drawn: int, rules: Rules) -> int | None:
    """Return who draws next; None where nobody does: all are drawn, or dealt at once (GH-deal.7, GH-deal.8, GJ-6.1).

    Args:
        first_taker: who draws the first card.
        drawn: how many cards have been drawn.
        rules: option ``opening``.
    """
    if rules.opening == "automatic" or drawn >= ALL:
        return None
    return (first_taker, *AFTER[first_taker])[drawn % 6]


def held(first_taker: int, drawn: int, rules: Rules) -> dict[int, int]:
    """Return how many cards each seat has once *drawn* have been drawn; dealt at once, it has all (GH-deal.8)."""
    if rules.opening == "automatic":
        return dict.fromkeys(SEATS, HAND_SIZE)
    turn = (first_taker, *AFTER[first_taker])
    return {seat: drawn // 6 + (turn.index(seat) < drawn % 6) for seat in SEATS}


def why_not_take(seat: int, first_taker: int, drawn: int, rules: Rules) -> tuple[str, ...]:
    """Return why *seat* may not draw the next card, nothing where it may (GH-deal.7).

    Reasons: ``opening_is_automatic``, ``step_is_over``, ``not_your_draw``.
    """
    if rules.opening == "automatic":
        return ("opening_is_automatic",)
    if drawn >= ALL:
        return ("step_is_over",)
    return () if drawer(first_taker, drawn, rules) == seat else ("not_your_draw",)
