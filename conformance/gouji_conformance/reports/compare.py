"""What changed between two reports: two runs of one engine, or two engines."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from gouji_conformance.reports.closing import outcome_words
from gouji_conformance.reports.failing import clause_words
from gouji_conformance.reports.faults import cards
from gouji_conformance.reports.jsonl import Header, Report
from gouji_conformance.reports.printable import printable
from gouji_conformance.reports.words import engine_words, ruleset_words
from gouji_conformance.runs.causes import cause_of
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.speech.messages import message
from gouji_spec.text import Text

_SHOWN: Final = 4
"""So many rows of one cause are shown."""


class Change(NamedTuple):
    """One row before and after; None where it was not there."""

    before: RowResult | None
    after: RowResult | None

    @property
    def row(self) -> str:
        """Its id."""
        found = self.after or self.before
        return found.row if found is not None else ""

    @property
    def asked_otherwise(self) -> bool:
        """The row asks something else than before, so that the change may not be the engine's."""
        return self.before is not None and self.after is not None and self.before.digest != self.after.digest


@dataclass(frozen=True, slots=True)
class Comparison:
    """The rows that changed.

    Attributes:
        newly_failing: passed before, and do not now.
        newly_passing: did not pass before, and do now.
        changed: passed neither before nor now, with another verdict or cause.
        appeared, disappeared: in one report alone.
    """

    newly_failing: tuple[Change, ...]
    newly_passing: tuple[Change, ...]
    changed: tuple[Change, ...]
    appeared: tuple[Change, ...]
    disappeared: tuple[Change, ...]

    @property
    def worse(self) -> bool:
        """A row that passed does not any more, is gone, or a new one does not pass."""
        gone = any(_passed(change.before) for change in self.disappeared)
        wrong = any(not _passed(change.after) for change in self.appeared)
        return bool(self.newly_failing) or gone or wrong


def compared(before: Report, after: Report) -> Comparison:
    """Return what changed from *before* to *after*, in the order of the rows after, then before."""
    old = {row.row: row for row in before.rows}
    new = {row.row: row for row in after.rows}
    kept = [Change(old[name], row) for name, row in new.items() if name in old]
    return Comparison(
        newly_failing=tuple(change for change in kept if _passed(change.before) and not _passed(change.after)),
        newly_passing=tuple(change for change in kept if not _passed(change.before) and _passed(change.after)),
        changed=tuple(change for change in kept if _fails_otherwise(change)),
        appeared=tuple(Change(None, row) for name, row in new.items() if name not in old),
        disappeared=tuple(Change(row, None) for name, row in old.items() if name not in new),
    )


def _passed(row: RowResult | None) -> bool:
    return row is not None and row.stands


def _fails_otherwise(change: Change) -> bool:
    before, after = change
    if before is None or after is None or _passed(before) or _passed(after):
        return False
    return (before.verdict, cause_of(before)) != (after.verdict, cause_of(after))


def comparison_lines(before: Report, after: Report, found: Comparison) -> Iterator[Text]:
    """Yield the lines that show *found*: in what the two runs differ, then the rows, those of one cause together."""
    yield from _differences(before.header, after.header)
    shown = False
    causes = {"newly_failing": _causes(after), "newly_passing": _causes(before), "changed": _causes(after)}
    for kind in ("newly_failing", "newly_passing", "changed", "appeared", "disappeared"):
        changes: tuple[Change, ...] = getattr(found, kind)
        if changes:
            shown = True
            yield message("report.counted", what=message(f"report.{kind}"), count=len(changes))
        yield from _by_cause(changes, causes.get(kind, {}))
    if not shown:
        yield message("report.same")


def _causes(report: Report) -> Mapping[str, str]:
    """Return the clause that each row which is wrong in *report* seems to break, the most telling fault first."""
    return {row.row: card.clause for card in cards(report.rows, {}) for row in card.rows}


def _by_cause(changes: Sequence[Change], causes: Mapping[str, str]) -> Iterator[Text]:
    """Yield the lines of *changes*: of each cause a few, under what its clause says; what has none by itself."""
    of = {change.row: change for change in changes}
    grouped: dict[str, list[Change]] = {}
    for row, clause in causes.items():
        if row in of:
            grouped.setdefault(clause, []).append(of[row])
    for clause, some in grouped.items():
        if len(some) > 1:
            yield message("report.cause", clause=clause, words=clause_words(clause), count=len(some))
        for change in some[:_SHOWN]:
            yield _line(change) if len(some) == 1 else _line(change).map("  {}".format)
        if len(some) > _SHOWN:
            yield message("reports.and_more", count=len(some) - _SHOWN).map("  {}".format)
    for change in changes:
        if change.row not in causes:
            yield _line(change)


def _differences(before: Header, after: Header) -> Iterator[Text]:
    for what, one, other in (
        ("engine", engine_words(before.given, before.engine), engine_words(after.given, after.engine)),
        ("ruleset", ruleset_words(before), ruleset_words(after)),
        ("suite", Text.same(printable(before.suite, 40)), Text.same(printable(after.suite, 40))),
        ("manifest", Text.same(printable(before.manifest, 40)), Text.same(printable(after.manifest, 40))),
    ):
        if one != other:
            yield message("report.differ", what=message(f"report.differ_{what}"), before=one, after=other)


def _line(change: Change) -> Text:
    outcomes = [outcome_words(row.verdict, cause_of(row), 160) for row in change if row is not None]
    line = Text.same("  ").join([Text.same(printable(change.row, 120)), Text.same(" → ").join(outcomes)])
    if change.asked_otherwise:
        line = Text.same("  ").join([line, message("report.asked_otherwise").map("({})".format)])
    return line.map("  {}".format)
