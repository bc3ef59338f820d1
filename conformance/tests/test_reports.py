"""Reports: what is kept on disk and what is shown, whatever an engine says."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import parse

import msgspec
import pytest
from floors_by_hand import floors_by_hand
from rich.console import Console

from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.engines.session import EngineIdentity, EngineInfo
from gouji_conformance.reports.jsonl import FORMAT, Footer, Header, Report, ReportWriter, tally
from gouji_conformance.reports.junit import write_junit
from gouji_conformance.reports.printable import printable
from gouji_conformance.reports.reading import read_report
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.runs.floors import Floor
from gouji_conformance.runs.verdicts import RowResult, Unmet, Unsupported, Verdict, result_of
from gouji_conformance.sentences.plans import Expectation, Operation, Plan, Step
from gouji_conformance.sentences.selection import digest_of_rows
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.text import Language

RULESET = {"profile": "outline", "options": {}}
EVIL = "\x1b[31mred\x07 [bold]x[/bold] \u202eabc\r\nnext\x9b2J\ud800"


def plan(case: str) -> Plan:
    steps = (
        Step("when", "99 is laid over 88", "用 99 压 88", 4),
        Step("then", "it beats the set on the table", "压得住", 5),
        Step("then", "it is gouji", "是够级牌", 6),
    )
    wants = (Expectation("beats", "is", True, step=1), Expectation("gouji", "is", True, step=2))
    asked = Operation("sets/beats", {"ruleset": RULESET, "cards": "99", "over": "88"}, wants, step=0)
    return Plan(
        "GJ-9.2-a",
        case,
        ("GJ-9.2",),
        "sets",
        {},
        RULESET,
        (asked,),
        steps,
        "Nines over eights",
        "九压八",
        "features/09.feature",
        3,
    )


PLANS = {entry.row: entry for entry in map(plan, ("one", "two", "three", "four", "five"))}


def results(evil: str = "x") -> list[RowResult]:
    return [
        result_of(plan("one"), "pass", seconds=0.5),
        result_of(plan("two"), "fail", unmet=(Unmet(0, 1, "beats", "is", expected=True, got=evil),)),
        result_of(
            plan("three"),
            "error",
            fault=FaultRecord("not_json", {"problem": "?", "line": evil}, 0, (evil, "log line"), "after_others", 12),
        ),
        result_of(plan("four"), "timeout", fault=FaultRecord("timed_out", {"seconds": 10.0}, 0, (), "every_time")),
        result_of(plan("five"), "unsupported", unsupported=Unsupported("refused", evil)),
    ]


def header(rows: int = 5, evil: str = "x") -> Header:
    manifest = digest_of_rows((row.row, row.digest) for row in results()[:rows])
    info = EngineInfo("1.0", EngineIdentity(evil, evil, evil), ("sets",), ("outline",))
    return Header(
        suite="0.1.0",
        given="node engine.mjs",
        profile="outline",
        areas=("sets",),
        manifest=manifest,
        judged=manifest,
        rows=rows,
        started="2026-01-01T00:00:00+00:00",
        timeout=10.0,
        format=FORMAT,
        engine=info,
        floors=floors_by_hand(results()[:rows]),
    )


def footer(rows: list[RowResult]) -> Footer:
    return Footer(tally(rows), "complete", "2026-01-01T00:00:01+00:00", 1.0)


def write(path: Path, rows: list[RowResult], *, end: bool = True, many: int | None = None) -> None:
    with ReportWriter(path, header(len(rows) if many is None else many)) as writer:
        for row in rows:
            writer.row(row)
        if end:
            writer.end(footer(rows))


# On disk


def test_a_report_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "new" / "report.jsonl"
    write(path, results())

    report = read_report(path)

    order = tuple(row.row for row in results())
    assert report == Report(header(), tuple(results()), footer(results()), order=order)
    assert report.footer.counts == {"pass": 1, "fail": 1, "error": 1, "timeout": 1, "unsupported": 1}


def test_each_line_is_on_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "report.jsonl"
    with ReportWriter(path, header()) as writer:
        assert len(path.read_bytes().splitlines()) == 1
        writer.row(results()[0])
        assert len(path.read_bytes().splitlines()) == 2


def broken(path: Path) -> Iterator[tuple[str, bytes]]:
    write(path, results()[:2])
    lines = path.read_bytes().splitlines(keepends=True)
    yield "reports.no_header", b""
    yield "reports.no_header", b"".join(lines[1:])
    yield "reports.no_footer", b"".join(lines[:-1])
    yield "reports.no_footer", lines[0]
    yield "reports.not_a_line", b"".join(lines)[:-10]
    yield "reports.not_a_line", lines[0] + b'{"type":"page"}\n' + lines[-1]
    yield "reports.not_a_line", lines[0] + lines[1].replace(b'"pass"', b'"perhaps"') + lines[2] + lines[3]
    yield "reports.not_a_row", lines[0] + lines[0] + lines[-1]
    yield "reports.row_twice", lines[0] + lines[1] + lines[1] + lines[-1]
    yield "reports.doubt", lines[0] + lines[1] + lines[-1]
    yield "reports.not_a_line", b"\xff\xfe" + b"".join(lines)


@pytest.mark.parametrize("number", range(11))
def test_a_report_that_is_not_whole_is_refused(tmp_path: Path, number: int) -> None:
    path = tmp_path / "report.jsonl"
    key, data = list(broken(path))[number]
    path.write_bytes(data)

    with pytest.raises(UserError) as caught:
        read_report(path)

    assert caught.value.key == key


def test_a_report_that_is_not_there_or_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="expected a report"):
        read_report(tmp_path / "none")
    (tmp_path / "file").touch()
    with pytest.raises(UserError, match="expected a place"):
        ReportWriter(tmp_path / "file" / "report.jsonl", header())


def test_what_has_no_value_takes_no_room(tmp_path: Path) -> None:
    path = tmp_path / "report.jsonl"
    write(path, results()[:1])

    assert set(msgspec.json.decode(path.read_bytes().splitlines()[1])) == {
        "type", "row", "scenario", "clauses", "area", "digest", "verdict", "seconds",
    }  # fmt: skip


# For other programs


@pytest.mark.parametrize("language", ["zh", "en"])
def test_junit_says_of_every_row_what_the_report_says(tmp_path: Path, language: Any) -> None:
    rows = results(EVIL)
    path = tmp_path / "junit.xml"

    write_junit(Report(header(evil=EVIL), tuple(rows), footer(rows)), PLANS, path, language)

    root = parse(path).getroot()  # noqa: S314 - our own file
    cases = list(root.iter("testcase"))
    assert root.attrib["tests"] == "5"
    assert (root.attrib["failures"], root.attrib["errors"], root.attrib["skipped"]) == ("1", "2", "1")
    assert [case.attrib["name"].split()[0] for case in cases] == [row.row for row in rows]
    assert [[child.tag for child in case] for case in cases] == [[], ["failure"], ["error"], ["error"], ["skipped"]]
    assert "GJ-9.2  " in (cases[1][0].text or "")
    assert "\\x1b[31mred\\x07" in cases[1][0].attrib["message"]


def test_junit_has_the_floor_under_each_article(tmp_path: Path) -> None:
    rows = results(EVIL)
    floors = (Floor("sets", "", 5, 3, "echo"), Floor("sets", "9", 5, 2, "always_no"))
    above = msgspec.structs.replace(header(evil=EVIL), floors=floors)

    write_junit(Report(above, tuple(rows), footer(rows)), PLANS, tmp_path / "junit.xml", "en")

    suite = parse(tmp_path / "junit.xml").getroot()[0]  # noqa: S314 - our own file
    assert (suite.attrib["name"], suite[0].tag) == ("sets.9", "properties")
    assert suite[0][0].attrib == {"name": "floor", "value": "2/5 always_no"}


# On the terminal


def shown(rows: list[RowResult], language: Language = "en", *, evil: str = "x", width: int = 100) -> str:
    stream = io.StringIO()
    terminal = Terminal(language, Console(file=stream, width=width, highlight=False, markup=False, emoji=False))
    report = Report(header(len(rows), evil), tuple(rows), footer(rows))
    terminal.begin(report.header)
    for row in rows:
        terminal.row(row)
    terminal.end(report, PLANS)
    return stream.getvalue()


def test_a_failing_row_is_shown_as_gherkin_with_its_clause() -> None:
    text = shown(results())

    assert "✗ GJ-9.2-a/two  fail  Nines over eights  features/09.feature:3" in text
    assert "    When 99 is laid over 88" in text
    assert "  ✗ Then it beats the set on the table" in text
    assert "    And it is gouji" in text
    assert "beats: expected true, got x" in text
    assert "GJ-9.2  The least that makes a gouji set is" in text
    assert "[[" not in text


def test_it_is_shown_in_chinese_too() -> None:
    text = shown(results(), "zh")

    assert "✗ GJ-9.2-a/two  不符  九压八" in text
    assert "    当 用 99 压 88" in text
    assert "  ✗ 那么 压得住" in text
    assert "    而且 是够级牌" in text
    assert "GJ-9.2  够级牌最少的张数是" in text


def test_a_fault_is_shown_with_its_log_and_whether_it_comes_again() -> None:
    text = shown(results())

    assert "a line that is not JSON (?): x" in text
    assert "only after 12 others" in text
    assert "    | log line" in text
    assert "no answer within 10.0 s" in text
    assert "every time" in text


def test_unsupported_rows_are_counted_by_reason() -> None:
    assert "1 × the engine says that it does not play it: x" in shown(results())


def test_the_table_has_a_column_for_each_verdict_there_is() -> None:
    def head(rows: list[RowResult]) -> list[str]:
        return next(line for line in shown(rows).splitlines() if line.startswith("Area")).split()

    assert head(results()[:1]) == ["Area", "Article", "pass", "floor"]
    assert head(results()) == ["Area", "Article", "pass", "fail", "error", "timeout", "unsupported", "floor"]


@pytest.mark.parametrize("language", ["zh", "en"])
def test_whatever_an_engine_says_is_shown_and_not_obeyed(language: Any) -> None:
    text = shown(results(EVIL), language, evil=EVIL, width=2000)

    lines = text.split("\n")
    assert not any(character in text for character in "\x1b\x07\x9b\u202e\r\ud800")
    assert not any(line.startswith("next") for line in lines)
    assert "[bold]x[/bold]" in text
    assert "\\x1b[31mred\\x07" in text


def many(number: int) -> list[RowResult]:
    rows: list[RowResult] = []
    for case in range(number):
        entry = plan(f"case-{case}")
        PLANS[entry.row] = entry
        rows.append(result_of(entry, "fail", unmet=(Unmet(0, 1, "beats", "is", expected=True),)))
    return rows


def test_one_fault_is_one_card_however_many_rows_show_it() -> None:
    text = shown(many(100))

    assert text.count("no such field") == 1
    assert "the same fault, it seems, in 99 more: " in text
    assert "and 87 more, in the report" in text


def test_many_faults_are_named_and_not_all_shown_whole() -> None:
    rows = [msgspec.structs.replace(row, clauses=(f"GJ-{at}.1",)) for at, row in enumerate(many(60), start=1)]

    text = shown(rows)

    assert "55 more faults, by the row that shows each best:" in text
    assert "and 15 more, in the report" in text


def test_what_is_printable_keeps_chinese_and_cuts_what_is_long() -> None:
    assert printable("够级牌，　A 两张") == "够级牌，　A 两张"
    assert printable("x" * 500, 10) == "x" * 10 + "…"
    assert printable("a\u2028b\u200fc\u00a0d") == "a\\u2028b\\u200fc\\xa0d"


VERDICT_WORDS: tuple[Verdict, ...] = ("pass", "fail", "error", "timeout", "unsupported")
WHYS = ("area", "profile", "option", "needs", "games", "method", "refused", "nothing_judged")


def test_every_verdict_and_reason_has_its_words() -> None:
    for name in (
        *VERDICT_WORDS,
        *(f"unsupported_{why}" for why in WHYS),
        *("expected_" + test for test in ("is", "includes", "excludes")),
    ):
        assert message(f"reports.{name}", what="?", path="?", expected="?", got="?").zh
