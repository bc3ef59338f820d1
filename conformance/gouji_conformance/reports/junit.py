"""``junit.xml``: the report as continuous-integration services read it."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final
from xml.etree.ElementTree import Element, ElementTree, SubElement

from gouji_conformance.faults import UserError
from gouji_conformance.language import say, spoken
from gouji_conformance.plans import Plan
from gouji_conformance.reports.failing import row_lines, unmet_sentence, unsupported_sentence
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.plain import harmless
from gouji_conformance.selection import article_of
from gouji_conformance.verdicts import RowResult

_KINDS: Final = {"fail": "failure", "error": "error", "timeout": "error", "unsupported": "skipped"}


def write_junit(report: Report, plans: Mapping[str, Plan], path: Path) -> None:
    """Write *report* to *path*; *plans* are those of its rows, by their ids.

    A suite is an area and article, a case a row.  An unsupported row is *skipped*: services show it as
    neither passed nor failed; the command's exit code tells that it is not passed.

    Raises:
        UserError: nothing can be written there.
    """
    root = Element("testsuites", name="gouji")
    suites: dict[str, list[RowResult]] = {}
    for row in report.rows:
        suites.setdefault(f"{row.area}.{article_of(row.clauses[0])}", []).append(row)
    for name, rows in suites.items():
        given = {"name": name, "timestamp": report.header.started, **_numbers(rows)}
        suite = SubElement(root, "testsuite", given)
        for row in rows:
            _case(suite, name, row, plans[row.row])
    for key, value in _numbers(report.rows).items():
        root.set(key, value)
    try:
        ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)
    except OSError as error:
        raise UserError("reports.not_writable", path=path, problem=error.strerror) from error


def _numbers(rows: "list[RowResult] | tuple[RowResult, ...]") -> dict[str, str]:
    kinds = [_KINDS.get(row.verdict, "") for row in rows]
    return {
        "tests": str(len(rows)),
        "failures": str(kinds.count("failure")),
        "errors": str(kinds.count("error")),
        "skipped": str(kinds.count("skipped")),
        "time": f"{sum(row.seconds for row in rows):.3f}",
    }


def _case(suite: Element, name: str, row: RowResult, plan: Plan) -> None:
    title = plan.title_zh if spoken() == "zh" else plan.title_en
    shown = f"{row.row} {title}".strip()
    case = SubElement(suite, "testcase", classname=f"gouji.{name}", name=shown, time=f"{row.seconds:.6f}")
    if plan.file:
        case.set("file", plan.file)
        case.set("line", str(plan.line))
    if row.verdict in _KINDS:
        entry = SubElement(case, _KINDS[row.verdict], type=row.verdict, message=_message(row))
        if row.unsupported is None:
            entry.text = "\n".join(line.plain for line in row_lines(row, plan))


def _message(row: RowResult) -> str:
    if row.unsupported is not None:
        return unsupported_sentence(row.unsupported)
    if row.fault is not None:
        return harmless(row.fault.said())
    return say("reports.join").join(map(unmet_sentence, row.unmet))
