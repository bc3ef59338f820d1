"""The rows that did not pass asked once more: the report that is kept is brought up to date, not replaced.

What passed before stands as it came out, of another build of the engine perhaps: such a report certifies nothing.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.reports.jsonl import Begun, Header, Report
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.speech.faults import UserError
from gouji_spec.ruleset import PROFILES, Ruleset, make_ruleset

_NAMES: Final = {"article": "articles", "clause": "clauses", "scenario": "scenarios"}


@dataclass(frozen=True, slots=True)
class Kept:
    """A report that is kept, and of which some rows are asked again.

    Attributes:
        path: where it is.
        report: what it says.
    """

    path: Path
    report: Report

    @property
    def ruleset(self) -> Ruleset:
        """What was played."""
        return make_ruleset(self.report.header.profile, self.report.header.options)

    @property
    def selection(self) -> Selection:
        """What narrowed its rows."""
        chosen = self.report.header.selection
        return Selection(**{field: tuple(chosen.get(name, ())) for name, field in _NAMES.items()})

    @property
    def areas(self) -> tuple[str, ...]:
        """The areas that were asked for; none where all were that the engine claims."""
        return self.report.header.areas if self.report.header.not_selected else ()

    @property
    def failed(self) -> bool:
        """Whether anything in it did not pass."""
        return not all(row.stands for row in (*self.report.rows, *self.report.fresh))

    def standing(self, plans: Sequence[Plan], again: Collection[str] | None) -> tuple[RowResult, ...]:
        """Return the rows that stand as they came out, among *plans*, which still ask the same.

        Args:
            plans: of all rows and fresh questions of the run now.
            again: rows to which the user narrows what is asked once more; None: whatever did not pass.
        """
        due = {plan.row: plan.digest for plan in plans}
        judged = (*self.report.rows, *self.report.fresh)
        return tuple(
            row
            for row in judged
            if due.get(row.row) == row.digest and (row.stands or (again is not None and row.row not in again))
        )

    def begun(self, header: Header, standing: Sequence[RowResult]) -> Begun:
        """Return the run that *header* begins as one in which the rows *standing* have been judged."""
        header = msgspec.structs.replace(header, seed=self.report.header.seed, taken_over=len(standing))
        return Begun(header, tuple(standing), None, 0)


def kept_reports(folder: Path, profile: str, ruleset: Ruleset | None) -> list[Kept]:
    """Return the reports in *folder* in which anything did not pass.

    Args:
        folder: with one report, or with one for each profile in a folder of its own.
        profile: the one that is meant, ``all``, or empty where that of the report is.
        ruleset: the table that is meant, None where none was named.

    Raises:
        UserError: there is no report, one of another table than is named, or all of them passed.
    """
    named = Ruleset.of(profile) if profile in PROFILES else ruleset
    kept = [Kept(path, read_report(path)) for path in _paths(folder, profile)]
    for one in kept:
        if named is not None and one.ruleset != named:
            then, now = one.report.header.profile, named.profile
            raise UserError("certify.other_table", path=one.path, then=then, now=now)
    some = [one for one in kept if one.failed]
    if not some:
        raise UserError("reports.nothing_failed", path=folder)
    return some


def any_failed(folder: Path) -> bool:
    """Tell whether anything did not pass in the reports in *folder*.

    Raises:
        UserError: there is no report.
    """
    return any(Kept(path, read_report(path)).failed for path in _paths(folder, ""))


def _paths(folder: Path, profile: str) -> Iterator[Path]:
    """Yield where the reports are that are meant; the one place to be looked at where there is none."""
    alone = folder / "report.jsonl"
    each = [folder / name / "report.jsonl" for name in PROFILES if profile in (name, "", "all")]
    found = [path for path in each if path.exists()]
    if found and (profile == "all" or not alone.exists()):
        yield from found
    else:
        yield alone
