"""Clauses that no move can test: what an engine says of them is counted apart, in every report, never as passed."""

import io
import sys
from functools import cache
from pathlib import Path
from xml.etree.ElementTree import parse

import msgspec
import pytest
from rich.console import Console

from gouji_conformance.cli import run
from gouji_conformance.engines.session import EngineIdentity, EngineInfo
from gouji_conformance.reports.badge import badge
from gouji_conformance.reports.closing import closing
from gouji_conformance.reports.compare import compared
from gouji_conformance.reports.jsonl import Footer, Header, Report, tally
from gouji_conformance.reports.junit import write_junit
from gouji_conformance.reports.page import write_page
from gouji_conformance.reports.reading import read_report
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.runs.known import KnownFailure, held_against, known_file_lines
from gouji_conformance.runs.verdicts import RowResult, not_asked
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.law import law
from gouji_spec.ruleset import Ruleset

FAKES = Path(__file__).parent / "fakes"
DECLARES = tuple(clause.id for clause in law().clauses().values() if clause.modality == "declares")


@cache
def of_area(area: str) -> dict[str, Plan]:
    outline = Ruleset.of("outline")
    rows = [(scenario, row) for scenario, row in load_suite().rows() if scenario.area == area]
    found = [load_suite().plan(*row, outline) for row in rows if outline.satisfies(row[0].wanted)]
    return {plan.row: plan for plan in found}


def plans() -> dict[str, Plan]:
    return of_area("declared")


def info(*declares: str, claims: bool) -> EngineInfo:
    areas = ("score", "declared") if claims else ("score",)
    return EngineInfo("1.0", EngineIdentity("x", "1"), areas, ("outline",), declares=declares)


def result(row: str, engine: EngineInfo) -> RowResult:
    found = not_asked(plans()[row], engine)
    assert found is not None
    return found


def passed() -> RowResult:
    plan = next(iter(of_area("score").values()))
    return RowResult(plan.row, plan.id, plan.clauses, "score", plan.digest, "pass")


def report_of(engine: EngineInfo, *rows: RowResult, certified: bool = False) -> Report:
    areas = tuple(dict.fromkeys(row.area for row in rows))
    header = Header("0.1.0", "x", "outline", areas, "0" * 16, len(rows), "2026-01-01T00:00:00+00:00", 1, engine)
    header = msgspec.structs.replace(header, fresh={} if certified else None)
    return Report(header, rows, Footer(tally(rows), "complete", "2026-01-01T00:00:01+00:00", 1.0, certified))


def test_every_clause_that_declares_is_asked_for_once() -> None:
    asked = [clause for plan in plans().values() for clause in plan.clauses]
    assert sorted(asked) == sorted(DECLARES)
    for plan in plans().values():
        (operation,) = plan.operations
        assert operation.method == "initialize"
        assert [(want.path, want.test, want.value) for want in operation.expect] == [
            ("declares", "includes", plan.clauses[0])
        ]


@pytest.mark.parametrize(
    ("declares", "claims", "verdict", "owed", "stands"),
    [
        (("GJ-32.1",), True, "declared", False, True),
        (("GJ-32.1",), False, "declared", False, True),
        (("GJ-1.1",), True, "missing", True, False),
        (("GJ-1.1",), False, "missing", False, True),
        ((), True, "missing", True, False),
        ((), False, "missing", False, True),
    ],
)
def test_the_handshake_decides_and_nothing_is_sent(
    declares: tuple[str, ...], claims: bool, verdict: str, owed: bool, stands: bool
) -> None:
    found = result("GJ-32.1-a", info(*declares, claims=claims))
    assert (found.verdict, found.owed, found.stands, found.tested) == (verdict, owed, stands, False)
    assert [unmet.expected for unmet in found.unmet] == ([] if verdict == "declared" else ["GJ-32.1"])


def rows_of(engine: EngineInfo) -> tuple[RowResult, RowResult]:
    return result("GJ-1.1-a", engine), result("GJ-32.1-a", engine)


def test_what_is_only_declared_is_no_certificate_and_not_wrong() -> None:
    engine = info("GJ-1.1", "GJ-32.1", claims=True)
    last = closing(report_of(engine, *rows_of(engine)))
    assert (last.kind, last.passed) == ("declared", True)
    assert "clauses: 2 of 2" in last.words.en
    assert "2 条中声明了 2 条" in last.words.zh


def test_a_missing_declaration_is_wrong_only_where_the_area_is_claimed() -> None:
    claims, does_not = info("GJ-1.1", claims=True), info("GJ-1.1", claims=False)
    held = closing(report_of(claims, passed(), *rows_of(claims)))
    free = closing(report_of(does_not, passed(), *rows_of(does_not), certified=True))
    assert (held.kind, held.passed) == ("not_certified", False)
    assert (free.kind, free.passed) == ("certified", True)
    assert "rows: 1;" in free.words.en  # what was tested, declarations apart


def test_on_the_terminal_it_has_columns_of_its_own() -> None:
    engine = info("GJ-1.1", claims=True)
    stream = io.StringIO()
    terminal = Terminal("en", Console(file=stream, width=120, highlight=False, markup=False, emoji=False))
    report = report_of(engine, passed(), *rows_of(engine))
    assert not terminal.end(report, plans())
    text = stream.getvalue()
    assert "declared" in text
    assert "○ GJ-32.1-a  missing  There is no gambling on it" in text
    assert "GJ-1.1-a" not in text
    assert "not passed: 1 of 1 rows" in text


def test_junit_never_calls_it_passed(tmp_path: Path) -> None:
    for claims, last in ((True, "failure"), (False, "skipped")):
        engine = info("GJ-1.1", claims=claims)
        path = tmp_path / "junit.xml"
        write_junit(report_of(engine, passed(), *rows_of(engine)), plans(), path, "en")
        cases = list(parse(path).getroot().iter("testcase"))  # noqa: S314 - our own file
        assert [[child.tag for child in case] for case in cases] == [[], ["skipped"], [last]]
        assert cases[1][0].attrib["type"] == "declared"
        assert cases[1][0].attrib["message"] == "declared; no move can test it"


def test_the_page_has_a_section_of_its_own(tmp_path: Path) -> None:
    engine = info("GJ-1.1", claims=False)
    path = tmp_path / "report.html"
    write_page(report_of(engine, passed(), *rows_of(engine)), plans(), path, "en")
    page = path.read_text(encoding="utf-8")
    assert "What no move can test" in page
    assert 'id="GJ-1.1-a"' in page
    assert '<span class="chip missing">' in page


def test_the_badge_counts_what_was_tested() -> None:
    engine = info("GJ-1.1", "GJ-32.1", claims=True)
    assert "certified · 1 row" in badge(report_of(engine, passed(), *rows_of(engine), certified=True), "en")
    assert "declared: 2" in badge(report_of(engine, *rows_of(engine)), "en")


def test_a_declaration_withdrawn_is_worse_where_it_is_owed() -> None:
    before, after = info("GJ-1.1", "GJ-32.1", claims=True), info("GJ-1.1", claims=True)
    found = compared(report_of(before, *rows_of(before)), report_of(after, *rows_of(after)))
    assert [change.row for change in found.newly_failing] == ["GJ-32.1-a"]
    assert found.worse
    free = info("GJ-1.1", claims=False)
    assert not compared(report_of(before, *rows_of(before)), report_of(free, *rows_of(free))).worse


def test_a_missing_declaration_may_be_known() -> None:
    rows = rows_of(info("GJ-1.1", claims=True))
    assert [row.row for row in held_against(rows, ()).new] == ["GJ-32.1-a"]
    known = KnownFailure("GJ-32.1-a", "the club decides in May", "missing")
    assert held_against(rows, (known,)).holds
    assert held_against(rows_of(info(*DECLARES, claims=True)), (known,)).passing
    assert 'verdict = "missing"' in list(known_file_lines(rows, "en"))


def certify(alteration: str, *more: str) -> int:
    return run(["certify", *more, "--", sys.executable, str(FAKES / "altered.py"), alteration])


def test_certify_asks_of_an_engine_what_it_claims(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    kept = Path(".gouji/report.jsonl")

    assert certify("promises_nothing") == 0
    report = read_report(kept)
    assert report.footer.certified
    assert set(report.footer.counts) == {"pass"}

    assert certify("promises_nothing", "--area", "declared") == 0
    report = read_report(kept)
    assert not report.footer.certified
    assert report.footer.counts == {"missing": len(DECLARES)}
    assert f"clauses: 0 of {len(DECLARES)}" in capfd.readouterr().out

    assert certify("promises_in_part") == 1
    report = read_report(kept)
    assert not report.footer.certified
    assert report.footer.counts["declared"] == 2
    assert report.footer.counts["missing"] == len(DECLARES) - 2
    wanting = {f"{clause}-a" for clause in DECLARES} - {"GJ-1.1-a", "GJ-32.1-a"}
    assert {row.row for row in report.rows if not row.stands} == wanting

    assert run(["certify", "reference", "--area", "declared"]) == 0
    report = read_report(kept)
    assert report.footer.counts == {"declared": len(DECLARES)}
    assert not report.footer.certified
