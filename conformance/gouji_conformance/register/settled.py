"""A hand that is over as a case of the register: what its sides score, and who owes place tribute.

It is written as ``gouji score`` reads it, after the word ``settled``: ``settled P1 P3 P2 P5 P4 P6; revolution P3``.
"""

from dataclasses import dataclass
from typing import Final

from gouji.rules import Rules
from gouji.settle.score import score
from gouji.settle.tribute import place_dues
from gouji_conformance.referee.settling import told_by_user
from gouji_rulings.hand_told import HandPlayed, read_hand_played

_WORD: Final = "settled"


@dataclass(frozen=True, slots=True)
class Settled:
    """A hand that is over; its seats have names, as those of a match."""

    hand: HandPlayed

    def __str__(self) -> str:
        """Return it as it is written."""
        places = " ".join(f"P{seat}" for seat in self.hand.places)
        revolution = f"; revolution P{self.hand.revolution}" if self.hand.revolution else ""
        return f"{_WORD} {places}{revolution}"


@dataclass(frozen=True, slots=True)
class SettledVerdict:
    """What a hand comes to.

    Attributes:
        score: points of seats 1, 3, 5 and of seats 2, 4, 6, ``6:0``.
        dues: of places, each its payer, its receiver and how many cards, ``P6 P1 2``.
    """

    score: str
    dues: tuple[str, ...]


def is_settled(text: str) -> bool:
    """Tell whether *text* is meant as a hand that is over."""
    return text.split(maxsplit=1)[:1] == [_WORD]


def read_settled(text: str) -> Settled:
    """Return the hand that *text* says.

    Raises:
        UserError: it names not all six seats, each once, or what follows is no revolution.
    """
    with told_by_user():
        return Settled(read_hand_played(text.strip().removeprefix(_WORD)))


def settled_verdict(settled: Settled, rules: Rules) -> SettledVerdict:
    """Return what a hand comes to at a table that plays *rules*."""
    hand = settled.hand
    points = score(hand.places, hand.revolution, rules)
    dues = place_dues(hand.places, hand.revolution, rules)
    return SettledVerdict(
        f"{points.odd}:{points.even}", tuple(f"P{due.payer} P{due.receiver} {due.count}" for due in dues)
    )
