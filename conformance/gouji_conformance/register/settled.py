"""A hand that is over as a case of the register: what its sides score, and who owes whom.

It is told as ``gouji tribute`` and the referee's desk read it, after the word ``settled``:
``settled P1 P3 P2 P5 P4 P6; revolution P3; opened P1 P4``.
"""

from dataclasses import dataclass
from typing import Final

from gouji.rules import Rules
from gouji_conformance.referee.settling import told_by_user
from gouji_rulings.hand_told import HandTold, read_told
from gouji_rulings.settling import settle

_WORD: Final = "settled"


@dataclass(frozen=True, slots=True)
class Settled:
    """A hand that is over; its seats have names, as those of a match."""

    told: HandTold

    def __str__(self) -> str:
        """Return it as it is written."""
        return f"{_WORD} {self.told}"


@dataclass(frozen=True, slots=True)
class SettledVerdict:
    """What a hand comes to.

    Attributes:
        score: points of seats 1, 3, 5 and of seats 2, 4, 6, ``6:0``.
        dues: in their order, each its payer, its receiver and how many cards, ``P6 P1 2``.
    """

    score: str
    dues: tuple[str, ...]


def is_settled(text: str) -> bool:
    """Tell whether *text* is meant as a hand that is over."""
    return text.split(maxsplit=1)[:1] == [_WORD]


def read_settled(text: str) -> Settled:
    """Return the hand that *text* tells.

    Raises:
        UserError: it names not all six seats, each once, or a part after them cannot be read.
    """
    with told_by_user():
        return Settled(read_told(text.strip().removeprefix(_WORD)))


def settled_verdict(settled: Settled, rules: Rules) -> SettledVerdict:
    """Return what a hand comes to at a table that plays *rules*.

    Raises:
        UserError: who was named last could not be.
    """
    with told_by_user():
        left = settle(settled.told, rules)
    dues = tuple(f"P{due.payer} P{due.receiver} {due.count}" for due in left.dues)
    return SettledVerdict(f"{left.score.odd}:{left.score.even}", dues)
