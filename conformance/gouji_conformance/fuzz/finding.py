"""What fuzzing has found so far: differences by their kind, each made small a few times, the smallest kept."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from gouji_conformance.fuzz.asking import Side
from gouji_conformance.fuzz.differences import Difference, Kind
from gouji_conformance.fuzz.shrinking import shrunk, size
from gouji_conformance.runs.likenesses import Likeness, likenesses
from gouji_conformance.runs.verdicts import result_of
from gouji_spec.text import Text

_SHRUNK: Final = 3
"""So many differences of a kind are made small, as long as none is small enough; the smallest is shown."""
_SMALL: Final = 4
"""So many acts are small enough."""


@dataclass(slots=True)
class Group:
    """Differences of one kind.

    Attributes:
        engine: whose: 0 for the engine that is fuzzed, 1 for the second.
        smallest: the smallest of them.
        count: how many games show it.
        shrunk: how many of them were made small.
    """

    engine: int
    smallest: Difference
    count: int = 0
    shrunk: int = 0


@dataclass(frozen=True, slots=True)
class Cause:
    """Differences that come of one clause, those of most games first.

    Attributes:
        clause: the most telling of the clauses in play; empty where there is none.
        groups: of each kind one.
        alike: what the engine seems to have got wrong, where a known wrong engine answers just so; else None.
    """

    clause: str
    groups: Sequence[Group]
    alike: Text | None = None

    @property
    def first(self) -> Group:
        """The kind that is told in full: of the fewest steps, a list of moves only where there is no other."""
        return min(
            self.groups,
            key=lambda group: (group.smallest.kind.path == "moves", size(group.smallest.asked.game)),
        )

    @property
    def count(self) -> int:
        """How many games show it."""
        return sum(group.count for group in self.groups)


class Findings:
    """All that has been found in one engine, or in two.

    Args:
        sides: those that are asked, to make differences small.
    """

    def __init__(self, sides: Sequence[Side]) -> None:
        self._sides = sides
        self._groups: dict[tuple[int, Kind], Group] = {}

    def __len__(self) -> int:
        """Return how many kinds there are."""
        return len(self._groups)

    def add(self, engine: int, found: Difference, *, small: bool = False) -> Difference | None:
        """Count *found*; return it made small where it is the smallest of its kind so far.

        Args:
            engine: whose difference it is.
            found: it.
            small: it has been made small before.
        """
        group = self._groups.setdefault((engine, found.kind), Group(engine, found))
        group.count += 1
        is_small = group.shrunk > 0 and size(group.smallest.asked.game)[0] <= _SMALL
        if group.shrunk >= _SHRUNK or is_small or (small and group.shrunk):
            return None
        group.shrunk += 1
        smaller = found if small else shrunk(found, self._sides[engine])
        if group.shrunk > 1 and size(smaller.asked.game) >= size(group.smallest.asked.game):
            return None
        group.smallest = smaller
        return smaller

    def causes(self) -> list[Cause]:
        """Return what was found, by cause: that of most games first."""
        known = [found for engine in range(len(self._sides)) for found in self._known(engine)]
        told = {id(group) for _, groups in known for group in groups}
        by_clause: dict[tuple[int, str], list[Group]] = {}
        for group in self._groups.values():
            if id(group) not in told:
                clause = next(iter(group.smallest.clauses), "")
                by_clause.setdefault((group.engine, clause), []).append(group)
        causes = [Cause(one.clause, _most_first(groups), one.words) for one, groups in known]
        causes += [Cause(clause, _most_first(groups)) for (_, clause), groups in by_clause.items()]
        return sorted(causes, key=lambda cause: -cause.count)

    def _known(self, engine: int) -> list[tuple[Likeness, list[Group]]]:
        """Return the kinds of difference of *engine* that a known wrong engine shows too, by what is wrong there."""
        groups = {str(at): group for at, group in enumerate(self._groups.values()) if group.engine == engine}
        rows, plans = [], {}
        for name, group in groups.items():
            found = group.smallest
            plans[name] = found.asked.plan
            if found.unmet:
                judged = result_of(found.asked.plan, "fail", unmet=found.unmet)
                rows.append(msgspec.structs.replace(judged, row=name, clauses=found.clauses))
        alike = likenesses(rows, plans, self._sides[engine].info, 0)
        return [(one, [groups[row] for row in one.rows]) for one in alike]


def _most_first(groups: Iterable[Group]) -> list[Group]:
    return sorted(groups, key=lambda group: -group.count)


def apart(mine: Sequence[Difference], theirs: Sequence[Difference]) -> Iterator[tuple[int, Difference]]:
    """Yield the differences in which two engines are not alike, each with the number of the engine that is wrong.

    Where both are wrong the first one's is taken.
    """
    first = {one.asked.row: one for one in mine}
    second = {one.asked.row: one for one in theirs}
    for row, found in first.items():
        other = second.get(row)
        if other is None or (found.at, found.unmet) != (other.at, other.unmet) or found.fault or other.fault:
            yield 0, found
    yield from ((1, found) for row, found in second.items() if row not in first)
