"""What a hand scores: places to points, side by side (Article 20)."""

from typing import Final

from gouji.table.seats import SEATS, is_partner
from gouji_spec.ruleset import Ruleset

_TOP_THREE: Final = 3


class Score:
    """What the two sides write down for a hand.

    Attributes:
        odd: points of seats 1, 3, 5.
        even: points of seats 2, 4, 6.
        sweep: one side has the first three places (串三户).
    """

    __slots__ = ("even", "odd", "sweep")

    def __init__(self, odd: int, even: int, *, sweep: bool) -> None:
        self.odd: Final = odd
        self.even: Final = even
        self.sweep: Final = sweep

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Score):
            return NotImplemented
        return (self.odd, self.even, self.sweep) == (other.odd, other.even, other.sweep)

    def __hash__(self) -> int:
        return hash((self.odd, self.even, self.sweep))

    def __repr__(self) -> str:
        return f"Score({self.odd}, {self.even}, sweep={self.sweep})"


def score(places: tuple[int, ...], revolution: int, ruleset: Ruleset) -> Score:
    """Return what a hand scores (GJ-20.2.1 to GJ-20.4).

    Args:
        places: all six seats, first place to last.
        revolution: the seat that had revolted, 0 for none; wherever *places* names it, it is fourth, or
            third where its two partners take the first two places (GJ-23.3.1, GJ-23.5).
        ruleset: options ``place_values``, ``signs``, ``sweep_doubles``.
    """
    ranked = settled(places, revolution)
    values = [int(value) for value in ruleset["place_values"].split()]
    odd = sum(value for seat, value in zip(ranked, values, strict=True) if seat % 2)
    even = sum(value for seat, value in zip(ranked, values, strict=True) if not seat % 2)
    sweep = all(is_partner(seat, ranked[0]) for seat in ranked[:_TOP_THREE])
    if sweep and ruleset["sweep_doubles"] == "yes":
        odd, even = 2 * odd, 2 * even
    if ruleset["signs"] == "positive":
        odd, even = max(odd, 0), max(even, 0)
    return Score(odd, even, sweep=sweep)


def settled(places: tuple[int, ...], revolution: int) -> tuple[int, ...]:
    """Return *places* with a revolutionary where the law puts him; those below move down round him."""
    if revolution not in SEATS:
        return places
    others = [seat for seat in places if seat != revolution]
    swept = is_partner(others[0], revolution) and is_partner(others[1], revolution)
    return (*others[: 2 if swept else 3], revolution, *others[2 if swept else 3 :])
