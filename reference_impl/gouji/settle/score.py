"""What a hand scores: places to points, side by side (Article 20)."""

from typing import Final

from gouji.rules import Rules
from gouji.settle.places import with_revolutionary
from gouji.table.seats import is_partner
from gouji.values import Value

_TOP_THREE: Final = 3


class Score(Value):
    """What the two sides write down for a hand.

    Attributes:
        odd: points of seats 1, 3, 5.
        even: points of seats 2, 4, 6.
        sweep: one side has the first three places (串三户).
    """

    __match_args__ = ("odd", "even", "sweep")
    __slots__ = __match_args__

    def __init__(self, odd: int, even: int, sweep: bool) -> None:  # noqa: FBT001 - a part, named in the docstring
        self.odd: Final = odd
        self.even: Final = even
        self.sweep: Final = sweep


def score(places: tuple[int, ...], revolution: int, rules: Rules) -> Score:
    """Return what a hand scores: its places summed for each side (GJ-20.1, GJ-20.2.1, GJ-20.2.2, GJ-20.2.3, GJ-20.4).

    The values of the places and whether negative sums are written are the table's (GH-score.1, GH-score.2).  What is
    owed for points counts nothing (GJ-24.12.1).

    Args:
        places: all six seats, first place to last.
        revolution: the seat that had revolted, 0 for none; wherever *places* names it, it takes the place the
            law gives it (GJ-23.3.1, GJ-23.5).
        rules: options ``place_values``, ``signs``, ``sweep_doubles``.
    """
    ranked = with_revolutionary(places, revolution)
    odd = sum(value for seat, value in zip(ranked, rules.place_values, strict=True) if seat % 2)
    even = sum(value for seat, value in zip(ranked, rules.place_values, strict=True) if not seat % 2)
    sweep = is_sweep(ranked)
    if sweep and rules.sweep_doubles == "yes":
        odd, even = 2 * odd, 2 * even
    if rules.signs == "positive":
        odd, even = max(odd, 0), max(even, 0)
    return Score(odd, even, sweep)


def is_sweep(places: tuple[int, ...]) -> bool:
    """Tell whether one side has the first three places (串三户, GJ-20.3).

    A revolution changes nothing in it: the other side sweeps as ever (GJ-23.3.3), and so does the revolutionary's with
    him in third place (GJ-23.5.1).

    Args:
        places: the seats, first place to last, a revolutionary where the law puts him.
    """
    return all(is_partner(seat, places[0]) for seat in places[:_TOP_THREE])
