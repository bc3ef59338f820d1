"""Which clauses come into question where rows fail: those of whose rows most went wrong, and soonest.

A row that fails after many requests may fail by what went before; one that fails at once shows what is wrong.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from gouji_conformance.runs.verdicts import RowResult
from gouji_spec.law import law

_CAUTION: Final = 2
"""A clause of few rows is suspected as if so many more of them had passed."""
_HASTE: Final = 0.4
"""How much sooner counts: the power of the number of requests by which a suspicion is divided."""


def suspicions(failed: Mapping[str, Sequence[str]], rows: Iterable[RowResult]) -> dict[str, float]:
    """Return how much each clause is suspected, the most suspect first; of two alike the one that stands first in law.

    Args:
        failed: row that failed → the clauses that it is about.
        rows: all of the run, those that passed too.
    """
    some = list(rows)
    passed = Counter(clause for row in some if row.stands and not row.fresh for clause in row.clauses)
    soonest: dict[str, int] = {}
    for row in some:
        for clause in failed.get(row.row, ()):
            at = row.unmet[0].operation if row.unmet else 0
            soonest[clause] = min(at, soonest.get(clause, at))
    wrong = Counter(clause for clauses in failed.values() for clause in clauses)
    found = {
        clause: count / (count + passed[clause] + _CAUTION) / (1 + soonest[clause]) ** _HASTE
        for clause, count in wrong.items()
    }
    order = {name: number for number, name in enumerate(law().clauses())}
    return dict(sorted(found.items(), key=lambda entry: (-entry[1], order.get(entry[0], len(order)))))
