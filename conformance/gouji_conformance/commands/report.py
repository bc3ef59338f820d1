"""``gouji report``: a report read again, or held beside another."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import click
import msgspec

from gouji_conformance.reports.badge import write_badge
from gouji_conformance.reports.compare import compared, comparison_lines
from gouji_conformance.reports.files import write_whole
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.page import write_page
from gouji_conformance.reports.reading import read_report
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.results.making import result_of
from gouji_conformance.results.result import result_bytes
from gouji_conformance.runs.diagnosis import diagnosed
from gouji_conformance.runs.known import known_file_lines
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.runs.vouching import report_file, vouched_report
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.sentences.worded import with_tables
from gouji_conformance.speech.messages import message
from gouji_spec.text import Language


def _read(file: Path) -> tuple[Report, Mapping[str, Plan]]:
    """Return the report in *file* with the plans of its rows, in the order of the suite.

    Raises:
        UserError: it is none, or says what it or the suite does not bear out.
    """
    report, plans = vouched_report(file, load_suite())
    shown = with_tables(plans, load_suite(), [row.row for row in report.rows if not row.stands])
    return _in_order_of_suite(report, plans), shown


def _in_order_of_suite(report: Report, plans: Mapping[str, Plan]) -> Report:
    """Return *report* with its rows in the order of the suite: they are run and kept in an order of the seed's."""
    order = {row: number for number, row in enumerate(plans)}

    def in_order(rows: Sequence[RowResult]) -> tuple[RowResult, ...]:
        return tuple(sorted(rows, key=lambda row: (AREAS.index(row.area), order.get(row.row, len(order)))))

    return msgspec.structs.replace(report, rows=in_order(report.rows), fresh=in_order(report.fresh))


def show(language: Language, *, file: Path) -> int:
    """Show the report; the exit code is that of the run."""
    report, plans = _read(report_file(file))
    terminal = Terminal(language)
    terminal.title(report.header)
    passed = terminal.end(report, plans, diagnosed(report, plans))
    left = len(report.rows) + len(report.fresh) - len(plans)
    if left:
        terminal.line(message("report.plans_missing", count=left))
    return 0 if passed else 1


def html(language: Language, *, file: Path, output: Path | None) -> None:
    """Write the page, beside the report where nothing else is said."""
    found = report_file(file)
    report, plans = _read(found)
    path = output or found.with_suffix(".html")
    write_page(report, plans, path, language, diagnosed(report, plans))
    click.echo(message("report.written", path=path).said_in(language))


def badge(language: Language, *, file: Path, output: Path | None) -> None:
    """Write the badge, beside the report where nothing else is said."""
    found = report_file(file)
    path = output or found.with_name("badge.svg")
    write_badge(_read(found)[0], path, language)
    click.echo(message("report.written", path=path).said_in(language))


def known(language: Language, *, file: Path) -> None:
    """Print the rows that did not pass as a file of known failures."""
    for line in known_file_lines(read_report(report_file(file)).rows, language):
        click.echo(line)


def result(language: Language, *, file: Path, sources: tuple[Path, ...], output: Path | None) -> None:
    """Write how the engine rules, beside the report where nothing else is said."""
    found = report_file(file)
    report, plans = _read(found)
    path = output or found.with_name("result.json")
    write_whole(path, result_bytes(result_of(report, plans, sources)))
    click.echo(message("report.written", path=path).said_in(language))


def compare(language: Language, *, before: Path, after: Path) -> int:
    """Show what changed; 1 where anything is worse."""
    first, second = read_report(report_file(before)), read_report(report_file(after))
    found = compared(first, second)
    for line in comparison_lines(first, second, found):
        click.echo(line.said_in(language))
    return 1 if found.worse else 0
