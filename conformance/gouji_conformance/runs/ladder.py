"""The ladder of an area: its rungs in the order in which an engine is well built, each the part of the game it adds.

An article says what belongs together in the law; a rung, what is written together and can be tried by itself.
"""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from gouji_conformance.runs.verdicts import RowResult

LADDER: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "sets": {
        "shapes": ("GJ-8.3.1", "GJ-8.3.6", "GJ-8.4", "GJ-8.7", "GH-sets.2", "GH-sets.3", "GH-sets.4", "GH-sets.9"),
        "order": ("GJ-8.2.2", "GJ-8.6", "GH-sets.1"),
        "jokers": ("GJ-8.3", "GH-sets"),
        "gouji": ("GJ-9",),
    },
    "play": {
        "lead-and-follow": ("GJ-8", "GJ-11.1", "GH-sets", "GH-turns.1", "GH-turns.3", "GH-turns.4", "GH-turns.12"),
        "pass": ("GJ-11.2", "GJ-31.2"),
        "cover": ("GJ-13", "GJ-8.3.7"),
        "yield": ("GJ-12",),
        "gouji": ("GJ-9.3", "GJ-31.5"),
        "burn": ("GJ-10", "GH-burn", "GJ-8.1.5"),
        "out": ("GJ-3", "GJ-16.1", "GJ-19", "GJ-31.3", "GH-turns.2"),
        "bottom": ("GJ-16", "GH-turns.10", "GH-turns.11", "GH-turns.13"),
        "headless": ("GJ-17",),
        "melee": ("GJ-18", "GH-turns.5", "GH-turns.6"),
        "revolution": ("GJ-23",),
        "hold-three": ("GJ-26",),
    },
}
"""Area → rung → the clauses whose rows are on it; of two that a clause lies within, the nearer one's."""


class Step(NamedTuple):
    """How far an engine has come on one rung.

    Attributes:
        part: the rung.
        passed, rows: how many of its rows passed, of how many.
    """

    part: str
    passed: int
    rows: int

    @property
    def stands(self) -> bool:
        """Whether all of them did."""
        return self.passed == self.rows


def part_of_ladder(area: str, clause: str) -> str:
    """Return the rung of *area* on which rows of *clause* are; empty where the area has no ladder, or no such rung.

    >>> part_of_ladder("play", "GJ-8.3.7"), part_of_ladder("play", "GJ-8.3.1"), part_of_ladder("score", "GJ-20.1")
    ('cover', 'lead-and-follow', '')
    """
    within = [
        (len(name), part) for part, names in LADDER.get(area, {}).items() for name in names if _within(clause, name)
    ]
    return max(within, default=(0, ""))[1]


def _within(clause: str, name: str) -> bool:
    return clause == name or clause.startswith(f"{name}.")


def place_on_ladder(area: str, part: str) -> int:
    """Return which rung *part* is, from below; after all others where there is no such rung."""
    parts = list(LADDER.get(area, {}))
    return parts.index(part) if part in parts else len(parts)


def climbed(rows: Iterable[RowResult]) -> dict[str, tuple[Step, ...]]:
    """Return for each area with a ladder how far an engine has come on its rungs, from below.

    The rows of the suite alone count: they say what they are about, where a fresh question is about much at once.
    """
    on: dict[tuple[str, str], list[RowResult]] = {}
    for row in rows:
        on.setdefault((row.area, part_of_ladder(row.area, row.clauses[0])), []).append(row)
    return {
        area: tuple(
            Step(part, sum(row.stands for row in some), len(some)) for part in parts if (some := on.get((area, part)))
        )
        for area, parts in LADDER.items()
        if any(there == area for there, _ in on)
    }
