"""What the articles look at when they say who may answer the set just laid."""

from typing import Final

from gouji.play.state import Laid, Right, Standing
from gouji.table import seats
from gouji.table.cards import Counts
from gouji.table.seats import OPPOSITE
from gouji_spec.ruleset import Ruleset

Rights = tuple[Right, ...]
"""A queue in the making, the head first."""


class Scene:
    """The table at the moment a set has been laid.

    Attributes:
        table: the set and who laid it.
        opposite: the seat opposite to him.
        standing: who is still in, he himself already out where it was his last set.
        passed: the seats that have passed in this round before it was laid.
        speakers: the other seats in play that have not, in turn order from the next seat (GJ-8.5.1, GJ-11.2.1).
        bottom: a bottom set of 头科 or 二科 lies in this round, this one or one before it.
        hands: the cards of the six seats, the set taken away.
        ruleset: what the table plays.
    """

    __slots__ = ("bottom", "hands", "opposite", "passed", "ruleset", "speakers", "standing", "table")

    def __init__(  # noqa: PLR0913 - what an article may look at
        self,
        table: Laid,
        standing: Standing,
        passed: frozenset[int],
        hands: tuple[Counts, ...],
        ruleset: Ruleset,
        *,
        bottom: bool,
    ) -> None:
        self.table: Final = table
        self.opposite: Final = OPPOSITE[table.seat]
        self.standing: Final = standing
        self.passed: Final = passed
        others = seats.after(table.seat, standing.playing)
        self.speakers: Final = tuple([seat for seat in others if seat not in passed]) if passed else others
        self.bottom: Final = bottom
        self.hands: Final = hands
        self.ruleset: Final = ruleset

    def has_opposite(self) -> bool:
        """Tell whether the player of the set has an opposite in play."""
        return self.opposite in self.standing.playing

    def is_headless(self) -> bool:
        """Tell whether the player of the set is headless, 无头 (GJ-17.1.1, GJ-17.1.3)."""
        return self.table.seat in self.standing.headless


def of_seat(rights: Rights, seat: int) -> int:
    """Return the place in the queue of the last right of *seat*; −1 where it has none."""
    for index in range(len(rights) - 1, -1, -1):
        if rights[index].seat == seat:
            return index
    return -1


def cited(rights: Rights, clause: str) -> Rights:
    """Return the same rights, resting on *clause*."""
    return tuple([Right(right.seat, right.may, clause) for right in rights])


def replaced(rights: Rights, index: int, right: Right) -> Rights:
    """Return the queue with *right* in place of the one at *index*."""
    return (*rights[:index], right, *rights[index + 1 :])
