"""``gouji report``: a report read again, drawn, turned into known failures, held beside another."""

import tomllib
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import parse

import msgspec
import pytest
from floors_by_hand import floors_by_hand

from gouji_conformance.cli import run
from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.engines.session import EngineIdentity, EngineInfo
from gouji_conformance.reports.badge import badge
from gouji_conformance.reports.compare import Comparison, compared, comparison_lines
from gouji_conformance.reports.earning import earns
from gouji_conformance.reports.jsonl import FORMAT, Footer, Header, Report, ReportWriter, tally
from gouji_conformance.reports.junit import write_junit
from gouji_conformance.reports.page import page
from gouji_conformance.reports.plans_of import plans_of
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.known import KnownFailure, known_file_lines, read_known
from gouji_conformance.runs.verdicts import RowResult, Unmet, Unsupported, Verdict
from gouji_conformance.sentences.selection import digest_of_rows
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.law import law
from gouji_spec.links import plain

ROW, OTHER, THIRD = "GJ-9.2-a/two-aces", "GJ-9.2-a/one-ace", "GJ-9.2-a/one-king"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def row(name: str, verdict: Verdict = "pass", got: str = "true", digest: str = "0" * 16) -> RowResult:
    given: dict[str, Any] = {}
    if verdict == "fail":
        given["unmet"] = (Unmet(0, 1, "gouji", "is", expected=False, got=got),)
    elif verdict == "unsupported":
        given["unsupported"] = Unsupported("method", got)
    elif verdict != "pass":
        given["fault"] = FaultRecord(got, {"code": 9} if got == "exited" else {"seconds": 10.0})
    return RowResult(name, "GJ-9.2-a", ("GJ-9.2",), "sets", digest, verdict, **given)


def report(*rows: RowResult, certified: bool = False, **changed: Any) -> Report:
    """Return a report of *rows*: of a selection of them, or, *certified*, with no floor that hinders it."""
    manifest = digest_of_rows((entry.row, entry.digest) for entry in rows)
    header = Header(
        suite="0.1.0",
        given="node engine.mjs",
        engine=EngineInfo("1.0", EngineIdentity("mine", "1"), ("sets",), ("outline",)),
        profile="outline",
        areas=("sets",),
        selection={} if certified else {"article": ("9",)},
        manifest=manifest,
        judged=manifest,
        rows=len(rows),
        started="2026-01-01T00:00:00+00:00",
        timeout=10.0,
        format=FORMAT,
        floors=() if certified else floors_by_hand(rows),
        fresh={} if certified else None,
    )
    header = msgspec.structs.replace(header, **changed)
    ended = "2026-01-01T00:00:01+00:00"
    footer = Footer(tally(rows), "complete", ended, 1.0, earns(header, rows, "complete"))
    return Report(header, rows, footer)


def written(name: str, kept: Report) -> str:
    with ReportWriter(Path(name), kept.header) as writer:
        for entry in kept.rows:
            writer.row(entry)
        writer.end(kept.footer)
    return name


# Held beside another


PAIRS = [
    ("newly_failing", row(ROW), row(ROW, "fail")),
    ("newly_failing", row(ROW), row(ROW, "unsupported")),
    ("newly_passing", row(ROW, "timeout", "timed_out"), row(ROW)),
    ("changed", row(ROW, "fail"), row(ROW, "error", "exited")),
    ("changed", row(ROW, "fail", "true"), row(ROW, "fail", "1")),
    ("appeared", None, row(ROW)),
    ("disappeared", row(ROW), None),
]


@pytest.mark.parametrize(("kind", "before", "after"), PAIRS)
def test_each_kind_of_change_is_found_and_no_other(
    kind: str, before: RowResult | None, after: RowResult | None
) -> None:
    found = compared(report(*filter(None, [before])), report(*filter(None, [after])))

    kinds = Comparison.__dataclass_fields__
    assert {name for name in kinds if getattr(found, name)} == {kind}


def test_what_is_the_same_is_no_change() -> None:
    same = report(row(ROW), row(OTHER, "fail"), row(THIRD, "error", "exited"))

    assert compared(same, same) == Comparison((), (), (), (), ())
    assert [line.en for line in comparison_lines(same, same, compared(same, same))] == ["nothing changed"]


@pytest.mark.parametrize(
    ("before", "after", "worse"),
    [
        ([row(ROW)], [row(ROW, "fail")], True),
        ([row(ROW, "fail")], [row(ROW)], False),
        ([row(ROW, "fail")], [row(ROW, "timeout", "timed_out")], False),
        ([row(ROW)], [], True),
        ([row(ROW, "fail")], [], False),
        ([], [row(ROW)], False),
        ([], [row(ROW, "fail")], True),
    ],
)
def test_what_is_worse_fails_the_command(
    before: list[RowResult], after: list[RowResult], worse: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    one, other = (written(f"{name}.jsonl", report(row(THIRD), *rows)) for name, rows in (("a", before), ("b", after)))

    assert run(["report", "compare", one, other]) == int(worse)
    assert ROW in capsys.readouterr().out


def test_a_folder_stands_for_the_report_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("one", "other"):
        Path(name).mkdir()
        written(f"{name}/report.jsonl", report(row(ROW)))

    assert run(["report", "compare", "one", "other/report.jsonl"]) == 0
    assert run(["report", "show", "one"]) == 0
    assert run(["report", "known", "one"]) == 0
    assert run(["report", "html", "one"]) == run(["report", "badge", "one"]) == 0
    assert {path.name for path in Path("one").iterdir()} == {"report.jsonl", "report.html", "badge.svg"}
    capsys.readouterr()

    assert run(["report", "show", "."]) == 2
    assert capsys.readouterr().err == "gouji: .: expected one report; it has one for each profile: one, other\n"


def test_a_change_is_shown_with_both_outcomes_and_in_what_the_runs_differ(capsys: pytest.CaptureFixture[str]) -> None:
    one = written("a.jsonl", report(row(ROW), row(OTHER, "fail", "true")))
    newer = EngineInfo("1.0", EngineIdentity("mine", "2"), ("sets",), ("outline",))
    other = written("b.jsonl", report(row(ROW, "fail", "1\x1b"), row(OTHER, "fail", digest="1" * 16), engine=newer))

    digests = " → ".join(read_report(Path(name)).header.manifest for name in (one, other))

    assert run(["report", "compare", one, other]) == 1

    assert capsys.readouterr().out.splitlines() == [
        "engine: mine 1 → mine 2",
        f"manifest: {digests}",
        "Newly does not pass: 1",
        f"  {ROW}  pass → fail gouji: 1\\x1b",
    ]
    assert run(["report", "compare", "--lang", "zh", one, other]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "引擎：mine 1 → mine 2",
        f"清单：{digests}",
        "新近不通过：1 例",
        f"  {ROW}  通过 → 不符 gouji: 1\\x1b",
    ]


def test_changes_of_one_cause_stand_together_under_its_clause(capsys: pytest.CaptureFixture[str]) -> None:
    kings = [f"GJ-9.2-a/{name}" for name in ("one", "two", "three", "four", "five", "six")]
    before = report(*(row(name) for name in kings), row(THIRD))
    after = report(*(row(name, "fail", "true") for name in kings), row(THIRD))
    one, other = written("a.jsonl", before), written("b.jsonl", after)
    clause = law().clause("GJ-9.2")
    assert clause is not None

    assert run(["report", "compare", one, other]) == 1

    head, cause, *lines = capsys.readouterr().out.splitlines()
    assert (head, cause) == ("Newly does not pass: 6", f"  GJ-9.2  {plain(clause.text.en)}  (6)")
    assert lines == [
        *(f"    {name}  pass → fail gouji: true" for name in sorted(kings)[:4]),
        "    … and 2 more, in the report",
    ]
    assert run(["report", "compare", other, one]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["Newly passes: 6", cause]


def test_a_row_that_asks_something_else_is_marked() -> None:
    before, after = report(row(ROW)), report(row(ROW, "fail", digest="1" * 16))

    lines = list(comparison_lines(before, after, compared(before, after)))

    assert lines[-1].en.endswith("(another question is asked under this name)")


def test_two_real_runs_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    selected = ["certify", "reference", "--clause", "GJ-9.2.1", "--seed"]
    assert run([*selected, "1", "--report", "one"]) == run([*selected, "2", "--report", "two"]) == 0
    capsys.readouterr()

    assert run(["report", "compare", "one/report.jsonl", "two/report.jsonl"]) == 0
    assert capsys.readouterr().out == "nothing changed\n"


@pytest.mark.parametrize("command", ["show", "html", "badge", "known"])
def test_a_report_that_is_not_whole_is_misuse(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(written("a.jsonl", report(row(ROW))))
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))

    assert run(["report", command, "a.jsonl"]) == 2
    assert run(["report", command, "none.jsonl"]) == 2
    assert run(["report", "compare", "a.jsonl", "a.jsonl"]) == 2
    assert "expected a footer as its last line" in capsys.readouterr().err


# Shown again


def test_a_report_is_shown_as_certify_showed_it(capsys: pytest.CaptureFixture[str]) -> None:
    code = run(["certify", "reference", "--clause", "GJ-9.2.1"])
    certified = capsys.readouterr().out

    assert run(["report", "show"]) == code == 0
    again = capsys.readouterr().out
    assert again
    assert certified.startswith(again)
    assert certified.removeprefix(again).startswith("report: ")


def test_rows_that_the_suite_has_otherwise_now_are_shown_without_steps(capsys: pytest.CaptureFixture[str]) -> None:
    kept = report(row(ROW, "fail"), row("GJ-9.2-a/no-more", "fail"))
    assert plans_of(kept, load_suite()) == {}

    assert run(["report", "show", written("a.jsonl", kept)]) == 1

    said = capsys.readouterr().out
    assert "gouji: expected false, got true" in said
    assert "GJ-9.2  The least that makes a gouji set is" in said
    assert "2 rows are not shown with their steps" in said
    assert "under this name now; the steps are not shown" in page(kept, {}, "en")
    write_junit(kept, {}, Path("junit.xml"), "en")


def test_a_report_of_rules_that_are_no_more_has_no_plans() -> None:
    assert plans_of(report(row(ROW), profile="house"), load_suite()) == {}
    assert plans_of(report(row(ROW), options={"no_such_option": "x"}), load_suite()) == {}


def test_plans_are_those_of_the_rules_that_were_played() -> None:
    assert run(["certify", "reference", "--clause", "GJ-9.2", "--every-option"]) == 0
    kept = read_report(Path(".gouji/report.jsonl"))

    plans = plans_of(kept, load_suite())

    assert {name: plan.digest for name, plan in plans.items()} == {entry.row: entry.digest for entry in kept.rows}


# Drawn again


def test_page_and_badge_are_written_beside_the_report_or_where_one_says(capsys: pytest.CaptureFixture[str]) -> None:
    run(["certify", "reference", "--clause", "GJ-9.2.1"])
    first = Path(".gouji/report.html").read_text(encoding="utf-8"), Path(".gouji/badge.svg").read_bytes()
    Path(".gouji/report.html").unlink()
    Path(".gouji/badge.svg").unlink()

    assert run(["report", "html"]) == run(["report", "badge"]) == 0
    assert (Path(".gouji/report.html").read_text(encoding="utf-8"), Path(".gouji/badge.svg").read_bytes()) == first
    assert run(["report", "html", ".gouji/report.jsonl", "-o", "mine.html"]) == 0
    assert Path("mine.html").read_text(encoding="utf-8") == first[0]
    assert "written: mine.html" in capsys.readouterr().out
    assert run(["report", "badge", "-o", "no/such/folder.svg"]) == 2
    assert run(["report", "html", "-o", "no/such/folder.html"]) == 2


def in_part(*needs: str) -> Report:
    """A report that certifies, but for what the engine does not claim."""
    return report(row(ROW), certified=True, unjudged=dict.fromkeys(needs, 1), judged="0123456789abcdef")


@pytest.mark.parametrize(
    ("kept", "language", "words"),
    [
        (report(row(ROW), certified=True), "en", "gouji outline: certified · 1 row"),
        (report(row(ROW), certified=True), "zh", "够级 大纲: 认证通过 · 1 例"),
        (in_part("explains"), "en", "gouji outline: certified in part · 1 row · not judged: the reasons of refusals"),
        (in_part("explains"), "zh", "够级 大纲: 部分认证通过 · 1 例 · 未判：拒绝的理由"),
        (
            in_part("explains", "lists_moves", "state.melee", "state.passed"),
            "en",
            (
                "gouji outline: certified in part · 1 row"
                " · not judged: the reasons of refusals, the list of moves and 2 more"
            ),
        ),
        (report(row(ROW)), "en", "gouji outline: 1 of 1 row"),
        (report(row(ROW), row(OTHER, "fail")), "en", "gouji outline: 1 of 2 rows"),
        (report(row(ROW, "fail"), options={"x": '"<&'}), "en", "gouji outline x=&quot;&lt;&amp;: 0 of 1 row"),
    ],
)
def test_a_badge_says_the_outcome(kept: Report, language: Any, words: str) -> None:
    Path("badge.svg").write_text(badge(kept, language), encoding="utf-8")

    root = parse("badge.svg").getroot()  # noqa: S314 - our own file

    assert f'aria-label="{words}"' in badge(kept, language)
    assert float(root.attrib["width"]) > 80


def test_a_badge_shows_by_its_colour_what_is_no_certificate() -> None:
    known: dict[str, Any] = {"known_file": "k", "known": (KnownFailure(ROW, "r"),)}
    kinds = [
        report(row(ROW), certified=True),
        report(row(ROW)),
        report(row(ROW, "fail"), **known),
        report(row(ROW, "fail")),
    ]

    assert len({badge(kept, "en").split('fill="')[2][:7] for kept in kinds}) == 4
    assert badge(report(row(ROW), **known), "en").split('fill="')[2][:7] == badge(kinds[3], "en").split('fill="')[2][:7]


# Known failures


def test_rows_that_did_not_pass_become_a_file_that_holds(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [row(ROW), row(OTHER, "fail", '["\\"\\\\", "\x1b\u202e够"]'), row(THIRD, "timeout", "timed_out")]
    assert run(["report", "known", written("a.jsonl", report(*rows))]) == 0
    Path("known.toml").write_text(capsys.readouterr().out, encoding="utf-8")

    known = read_known(Path("known.toml"), {ROW, OTHER, THIRD})

    assert [entry.row for entry in known] == [OTHER, THIRD]
    assert all(entry.meets(found) for entry, found in zip(known, rows[1:], strict=True))
    assert "\x1b" not in Path("known.toml").read_text(encoding="utf-8")


def test_such_a_file_speaks_chinese_too() -> None:
    lines = list(known_file_lines([row(ROW, "fail")], "zh"))

    assert tomllib.loads("\n".join(lines))["known"][0]["reason"] == "尚未查明"


def test_junit_takes_a_known_failure_for_skipped_and_one_that_passes_for_a_failure() -> None:
    known = (KnownFailure(ROW, "our house"), KnownFailure(OTHER, "mended"), KnownFailure(THIRD, "r", cause="gouji: 7"))
    kept = report(row(ROW, "fail"), row(OTHER), row(THIRD, "fail"), known_file="known.toml", known=known)

    write_junit(kept, {}, Path("junit.xml"), "en")

    root = parse("junit.xml").getroot()  # noqa: S314 - our own file
    cases = list(root.iter("testcase"))
    assert [[child.tag for child in case] for case in cases] == [["skipped"], ["failure"], ["failure"]]
    assert cases[0][0].attrib["message"] == "known: our house"
    assert cases[1][0].attrib["message"] == f"{OTHER} passes now; take it out of known.toml"
    assert (root.attrib["failures"], root.attrib["skipped"]) == ("2", "1")


# The words around it


def test_every_command_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("show", "html", "badge", "known", "compare"):
        assert run(["report", command, "--help"]) == 0
        assert f"report {command}" in capsys.readouterr().out
