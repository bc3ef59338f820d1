"""What an engine seems to play, from the rows that failed: another variation of the game, or a wrong ruling."""

from collections.abc import Mapping
from dataclasses import dataclass

from gouji_conformance.reports.jsonl import Report
from gouji_conformance.runs.likenesses import Likeness, likenesses
from gouji_conformance.runs.variations import Variation, played_by
from gouji_conformance.sentences.plans import Plan


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """What seems to be behind the rows that failed; each of them is explained once.

    Attributes:
        variations: another table's rules, which are no fault.
        alike: wrong rulings.
    """

    variations: tuple[Variation, ...] = ()
    alike: tuple[Likeness, ...] = ()

    @property
    def no_fault(self) -> frozenset[str]:
        """The rows that are explained by another table's rules."""
        return frozenset(row for one in self.variations for row in one.rows)


UNKNOWN = Diagnosis()
"""Nothing is known of what is behind them."""


def diagnosed(report: Report, plans: Mapping[str, Plan]) -> Diagnosis:
    """Return what the engine of *report* seems to play; *plans* are those of its rows, by their ids."""
    info, seed = report.header.engine, report.header.seed
    played = Diagnosis(played_by(report.rows, plans, info, seed))
    rows = (*report.rows, *report.fresh)
    return Diagnosis(played.variations, likenesses(rows, plans, info, seed, played.no_fault))
