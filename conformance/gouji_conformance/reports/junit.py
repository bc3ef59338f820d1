"""``junit.xml``: the report as continuous-integration services read it."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree.ElementTree import Element, SubElement, tostring

from gouji_conformance.reports.closing import known_mark, passing_words
from gouji_conformance.reports.failing import row_lines, title_of, unmet_sentence, unsupported_sentence
from gouji_conformance.reports.faults import Card, alike_words, cards
from gouji_conformance.reports.files import write_whole
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.printable import printable_text
from gouji_conformance.reports.words import part_of
from gouji_conformance.runs.known import held_against
from gouji_conformance.runs.likenesses import Likeness
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.speech.messages import listed, message
from gouji_spec.text import Language, Text

_KINDS: Final = {
    "fail": "failure",
    "error": "error",
    "timeout": "error",
    "unsupported": "skipped",
    "declared": "skipped",
    "missing": "skipped",
}


def write_junit(
    report: Report, plans: Mapping[str, Plan], path: Path, language: Language, alike: Sequence[Likeness] = ()
) -> None:
    """Write *report* to *path*; *plans* are those of its rows, by their ids.

    A suite is an area and article with the floor under it, a case a row; the fresh questions of an area are a suite of
    their own.  Of the rows that show one fault the first is written out and the others refer to it; the type of a
    failure is its verdict and the clause of the fault.  An unsupported row is *skipped*: services show it as neither
    passed nor failed; the command's exit code tells that it is not passed.  So is a known failure that is as known; one
    that passes is a *failure*.  What no move can test is skipped too, declared or missing, since a service would call
    it passed; a missing declaration that is owed is a *failure*.

    Raises:
        UserError: nothing can be written there.
    """
    root = Element("testsuites", name="gouji")
    found = _findings(report)
    faults = _faults(report, plans, alike)
    floors = {f"{one.area}.{one.article}": f"{one.passed}/{one.rows} {one.stub}" for one in report.header.floors}
    suites: dict[str, list[RowResult]] = {}
    rows = (*report.rows, *report.fresh)
    for row in rows:
        suites.setdefault(f"{row.area}.{part_of(row)}", []).append(row)
    for name, some in suites.items():
        given = {"name": name, "timestamp": report.header.started, **_numbers(some, found)}
        suite = SubElement(root, "testsuite", given)
        if name in floors:
            SubElement(SubElement(suite, "properties"), "property", name="floor", value=floors[name])
        for row in some:
            _case(suite, row, plans.get(row.row), found.get(row.row), faults.get(row.row), language)
    for key, value in _numbers(rows, found).items():
        root.set(key, value)
    write_whole(path, tostring(root, encoding="utf-8", xml_declaration=True))


class _Finding(NamedTuple):
    """What a row is to the services: ``failure``, ``error`` or ``skipped``, and the message."""

    kind: str
    message: Text


def _findings(report: Report) -> dict[str, _Finding]:
    """Return the finding of each row that has one."""
    rows = (*report.rows, *report.fresh)
    found = {row.row: _Finding(_kind(row), _message(row)) for row in rows if row.verdict in _KINDS}
    expected = held_against(report.rows, report.header.known)
    reasons = {entry.row: entry.reason for entry in report.header.known}
    found |= {row.row: _Finding("skipped", known_mark(reasons[row.row])) for row in expected.as_known}
    words = passing_words(report)
    return found | {row.row: _Finding("failure", words[row.row]) for row in expected.passing}


def _kind(row: RowResult) -> str:
    return "failure" if row.owed else _KINDS[row.verdict]


def _numbers(rows: Sequence[RowResult], found: Mapping[str, _Finding]) -> dict[str, str]:
    kinds = [found[row.row].kind for row in rows if row.row in found]
    return {
        "tests": str(len(rows)),
        "failures": str(kinds.count("failure")),
        "errors": str(kinds.count("error")),
        "skipped": str(kinds.count("skipped")),
        "time": f"{sum(row.seconds for row in rows):.3f}",
    }


def _faults(report: Report, plans: Mapping[str, Plan], alike: Sequence[Likeness]) -> dict[str, Card]:
    """Return the fault that each row shows that went wrong, by its id."""
    found = cards((*report.rows, *report.fresh), plans, alike=alike)
    return {row.row: card for card in found for row in card.rows}


def _case(  # noqa: PLR0913, PLR0917 - what is said of a row
    suite: Element,
    row: RowResult,
    plan: Plan | None,
    finding: _Finding | None,
    fault: Card | None,
    language: Language,
) -> None:
    name = f"{row.row} {title_of(plan).said_in(language)}".strip()
    case = SubElement(suite, "testcase", classname=f"gouji.{suite.get('name')}", name=name, time=f"{row.seconds:.6f}")
    if plan is not None and plan.file:
        case.set("file", plan.file)
        case.set("line", str(plan.line))
    if finding is not None:
        kind = row.verdict if fault is None or not fault.clause else f"{row.verdict} {fault.clause}"
        entry = SubElement(case, finding.kind, type=kind, message=finding.message.said_in(language))
        if fault is not None and fault.first.row != row.row:
            entry.text = message("reports.as_in", row=fault.first.row).said_in(language)
        elif row.unsupported is None:
            entry.text = "\n".join(_written_out(row, plan, fault, language))


def _written_out(row: RowResult, plan: Plan | None, fault: Card | None, language: Language) -> Iterator[str]:
    """Yield the lines of *row*, and what the fault seems to be that it shows."""
    yield from (line.plain for line in row_lines(row, plan, language))
    if fault is not None and fault.alike is not None:
        yield alike_words(fault.alike).said_in(language)


def _message(row: RowResult) -> Text:
    if row.unsupported is not None:
        return unsupported_sentence(row.unsupported)
    if row.fault is not None:
        return printable_text(row.fault.sentence)
    if row.verdict == "declared":
        return message("reports.declared_not_tested")
    return listed(map(unmet_sentence, row.unmet))
