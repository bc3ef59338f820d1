"""The floors of a report that is made by hand: they fit its rows, and no stub passes any of these."""

from collections import Counter
from collections.abc import Iterable

from gouji_conformance.runs.floors import LEAST_ROWS, Floor
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.features import DECLARED
from gouji_conformance.sentences.selection import article_of


def floors_by_hand(rows: Iterable[RowResult]) -> tuple[Floor, ...]:
    """Return a floor for each area and article of *rows*."""
    counted = Counter(
        (row.area, article) for row in rows if row.area != DECLARED for article in ("", article_of(row.clauses[0]))
    )
    return tuple(
        Floor(area, article, count, 0, "echo", "few" if not article and count < LEAST_ROWS else "")
        for (area, article), count in counted.items()
    )
