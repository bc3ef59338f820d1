"""What is said between a table and its players: acts, questions, a lead, an end."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from gouji_conformance.explore.laying import Cards

Burned = tuple[int, int]
"""(Burner, whose set he burned): the burner owes jokers (GJ-10.3.2)."""


class Act(NamedTuple):
    """One thing that a seat does, or tries.

    Attributes:
        seat: who.
        do: the verb, as the protocol has it.
        cards: laid, with ``play`` and ``burn``.
        to: the seat let cover, or the partner of a pick; else 0.
        sets: the order of a pick.
    """

    seat: int
    do: str
    cards: Cards = ()
    to: int = 0
    sets: tuple[Cards, ...] = ()


class Lead(NamedTuple):
    """All that matters when a set is to be led.

    Attributes:
        hands: the cards of seats 1 to 6.
        leader: who leads.
        out: who is out, first to last.
        aside: who was made last, first to last (GH-burn.4).
        melee: the melee has begun (GJ-18.1.2).
        owes: who owes jokers, and for whose set; None for nobody.
        pick: the sets that the leader has still to lead in his pick (GJ-15.1.6); None where none goes on.
    """

    hands: tuple[Cards, ...]
    leader: int
    out: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    melee: bool = False
    owes: Burned | None = None
    pick: tuple[Cards, ...] | None = None


class Over(NamedTuple):
    """A hand that is over: the six seats, first place to last."""

    places: tuple[int, ...]


Step = Literal["lead", "burn", "respond", "cover"]


class Question(NamedTuple):
    """What is asked, of whom: enough to say what may be done.

    Attributes:
        seat: who acts.
        step: what he is asked.
        last: nobody is asked after him: where covers are given he may give it.
        may: the words that he may say besides.
    """

    seat: int
    step: Step
    last: bool = False
    may: tuple[str, ...] = ()


def opposite(seat: int) -> int:
    """Return the seat across the table."""
    return seat + 3 if seat < 4 else seat - 3


def from_next(seat: int, seats: Iterable[int]) -> list[int]:
    """Return *seats* in turn order, from the one next to *seat* (GJ-8.5.1)."""
    return sorted(seats, key=lambda other: (other - seat - 1) % 6)
