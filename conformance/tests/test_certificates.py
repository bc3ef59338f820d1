"""Certificates: which rungs stand, and what a report bears out.

They begin with reports that runs have written: the reference's (area score), and that of an engine that shows by suit
at a table that shows by colour (area deal).
"""

import re
import sys
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from certified import FAKES, HAN, NOW, VERSIONS, statement_of

from gouji_conformance.certificates.checking import first_doubt
from gouji_conformance.certificates.files import claim_bytes
from gouji_conformance.certificates.making import certificate_of
from gouji_conformance.certificates.rungs import areas_that_stand, fresh_by_area, rungs_of, stands
from gouji_conformance.certificates.schema import certificate_schema
from gouji_conformance.certificates.statement import Excused, Statement, Subject, Versions
from gouji_conformance.certificates.telling import certificate_lines
from gouji_conformance.cli import run
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.reading import read_report
from gouji_conformance.runs.known import KnownFailure
from gouji_conformance.runs.verdicts import RowResult, Unsupported
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_spec.folder import law_folder
from gouji_spec.text import Text

Plain = dict[str, Any]


@pytest.fixture(scope="module")
def partial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of an engine that plays the outline as it stands, at a table that shows by colour."""
    folder = tmp_path_factory.mktemp("partial")
    rules = folder / "table.toml"
    rules.write_text('name = "T"\nprofile = "outline"\n[options]\nshow_by = "colour"\n', encoding="utf-8")
    engine = [sys.executable, str(FAKES / "altered.py"), "plays_profiles_alone"]
    given = ["certify", "--area", "deal", "--ruleset", str(rules), "--report", str(folder), "--", *engine]
    assert run(given) == 1
    return folder


@pytest.fixture(scope="module")
def statement(earned: Path) -> Statement:
    return statement_of(earned)


# Rungs


def row(verdict: str, name: str = "GJ-9.2-a", **values: Any) -> RowResult:
    clause = name.rpartition("-")[0]
    return RowResult(name, name, (clause,), values.pop("area", "sets"), "0" * 16, verdict, **values)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("counts", "excused", "standing"),
    [
        ({"pass": 3}, (), True),
        ({"declared": 1}, (), True),
        ({"pass": 3, "fail": 1}, (), False),
        ({"pass": 3, "error": 1}, (), False),
        ({"pass": 3, "timeout": 1}, (), False),
        ({"pass": 3, "unsupported": 1}, (), False),
        ({"declared": 1, "missing": 1}, (), False),
        ({"pass": 3}, ("GJ-9.2-a",), False),
        ({}, (), False),
        ({"pass": 0}, (), False),
    ],
)
def test_only_what_passed_makes_a_rung_stand(counts: dict[str, int], excused: tuple[str, ...], standing: bool) -> None:
    assert stands(counts, excused) is standing


def test_one_row_takes_its_rung_out_and_the_others_stand() -> None:
    reason = Unsupported("option", "joker_exchange=two_for_one")
    rows = [row("pass", "GJ-9.2-a"), row("unsupported", "GJ-8.3-a", unsupported=reason), row("pass", "GJ-8.3-b")]
    rungs = [rung for rung in rungs_of(rows) if rung.article]

    assert [(rung.article, rung.counts, rung.stands, rung.unsupported) for rung in rungs] == [
        ("8", {"pass": 1, "unsupported": 1}, False, (reason,)),
        ("9", {"pass": 1}, True, ()),
    ]
    assert areas_that_stand(rungs) == ()
    assert areas_that_stand(rungs[1:]) == ("sets",)


def test_a_fresh_question_that_fails_takes_its_articles_out_and_its_area() -> None:
    rows = [row("pass", "GJ-9.2-a"), row("pass", "GJ-8.3-a"), row("pass", "GJ-10.1-a")]
    wrong = msgspec.structs.replace(row("fail"), row="fresh-sets/1", clauses=("GJ-8.3", "GJ-9.2.1", "GJ-31.1"))
    fresh = [wrong, msgspec.structs.replace(row("pass", "GJ-10.1-a"), row="fresh-sets/2")]
    rungs = [rung for rung in rungs_of(rows, fresh=fresh) if rung.article]

    assert [(rung.article, rung.stands, rung.fresh) for rung in rungs] == [
        ("8", False, {"fail": 1}),
        ("9", False, {"fail": 1}),
        ("10", True, {"pass": 1}),
    ]
    assert fresh_by_area(fresh) == {"sets": {"pass": 1, "fail": 1}}
    assert areas_that_stand(rungs[2:], {"sets": {"pass": 1}}) == ("sets",)
    assert areas_that_stand(rungs[2:], fresh_by_area(fresh)) == ()


def test_no_rung_of_an_area_that_tells_no_player_from_a_stub_stands() -> None:
    rungs = rungs_of([row("pass", "GJ-9.2-a"), row("pass", "GJ-9.2-b", area="play")], thin={"sets"})
    rungs = tuple(rung for rung in rungs if rung.article)

    assert [(rung.area, rung.stands) for rung in rungs] == [("sets", False), ("play", True)]
    assert areas_that_stand(rungs) == ("play",)
    assert not stands({"pass": 3}, (), thin=True)


def test_rungs_come_area_by_area_in_the_order_of_the_law() -> None:
    rows = [row("pass", name, area=area) for area, name in
            (("play", "GJ-9.2-a"), ("sets", "GH-sets.1-a"), ("sets", "GJ-10.1-a"), ("sets", "GJ-9.2-b"))]  # fmt: skip

    found = [(rung.area, rung.article) for rung in rungs_of(rows) if rung.article]
    assert found == [("sets", "9"), ("sets", "10"), ("sets", "sets"), ("play", "9")]


# What is said


def test_what_stands_in_a_file_is_shown_and_never_obeyed(statement: Statement) -> None:
    obeyed, identity = "\x1b[2J", statement.predicate.engine.engine
    named = msgspec.structs.replace(identity, name=obeyed, version=obeyed, language=obeyed)
    predicate = msgspec.structs.replace(
        statement.predicate,
        engine=msgspec.structs.replace(statement.predicate.engine, engine=named),
        subjects="pinned",
        issued="2026-01-01\x1b00:00:00+00:00",
        expires="2099-01-01\x1b00:00:00+00:00",
        versions=Versions(obeyed, obeyed),
        excused=(Excused(obeyed, obeyed),),
    )
    forged = Statement(statement.type, (Subject(obeyed, {"sha256": "0" * 64}),), statement.predicate_type, predicate)

    lines = list(certificate_lines(forged))
    assert sum("x1b" in line.en for line in lines) == 4
    assert not any("\x1b" in line.en + line.zh for line in lines)
    early = msgspec.structs.replace(predicate, expires="2025-01-01\x1b00:00:00+00:00")
    for wrong in (early, msgspec.structs.replace(predicate, profile=obeyed), statement.predicate):
        subject = (Subject(obeyed, {}),)
        doubt = first_doubt(msgspec.structs.replace(forged, subject=subject, predicate=wrong), load_suite(), NOW)
        assert doubt is not None
        said = message("certificates.doubt", **doubt.values)
        assert "\x1b" not in said.en + said.zh


# What is made


def test_a_certificate_says_what_the_report_does(earned: Path, statement: Statement) -> None:
    report, said = read_report(earned / "report.jsonl"), statement.predicate

    assert statement.type == "https://in-toto.io/Statement/v1"
    assert (said.engine, said.subjects) == (report.header.engine, "not pinned")
    assert [subject.name for subject in statement.subject] == ["handshake"]
    assert (said.profile, said.options, said.areas, said.certified) == ("outline", {}, ("score",), ("score",))
    assert {rung.article: rung.counts["pass"] for rung in said.rungs} == counted(report)
    assert all(rung.stands for rung in said.rungs)
    assert (said.manifest, said.seed, said.rows) == (report.header.manifest, 7, len(report.rows))
    assert "sets" in said.not_selected
    assert said.fresh == {"score": {"pass": 100}}
    assert {"GJ-1.1", "GJ-33.1"} <= {*said.declared}
    assert datetime.fromisoformat(said.expires) - datetime.fromisoformat(said.issued) == timedelta(days=30)
    assert first_doubt(statement, load_suite(), NOW) is None


def counted(report: Report) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in report.rows:
        article = re.sub(r"^G[JH]-(.+?)\..*", r"\1", entry.row)
        found[article] = found.get(article, 0) + 1
    return found


def test_what_an_engine_does_not_claim_takes_its_articles_out_alone(
    partial: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = statement_of(partial)
    rungs = {rung.article: rung for rung in made.predicate.rungs}

    assert made.predicate.certified == ()
    assert rungs["5"].stands
    assert not rungs["7"].stands
    assert rungs["7"].unsupported == (Unsupported("option", "show_by=colour"),)
    assert first_doubt(made, load_suite(), NOW) is None
    out = tmp_path / "c.json"
    for language, words in (
        ("en", ["certified: no whole area", "certified besides: deal: 2  Players", "not certified: deal: 7"]),
        ("zh", ["获认证：没有一个完整的范围", "另获认证：发牌：2", "未获认证：发牌：7"]),
    ):
        assert run(["--lang", language, "certificate", str(partial), "--out", str(out)]) == 0
        said = capsys.readouterr().out
        for fragment in words:
            assert fragment in said


def test_steps_whose_field_an_engine_does_not_give_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = [sys.executable, str(FAKES / "altered.py"), "explains_nothing"]
    assert run(["certify", "--area", "sets", "--report", str(tmp_path), "--", *engine]) == 0
    made = statement_of(tmp_path)

    assert made.predicate.certified == ("sets",)
    assert list(made.predicate.unjudged) == ["explains"]
    assert made.predicate.judged != made.predicate.manifest
    capsys.readouterr()
    assert run(["certificate", str(tmp_path)]) == 0
    assert "the reasons of refusals" in capsys.readouterr().out
    forged = msgspec.structs.replace(made.predicate, unjudged={}, judged=made.predicate.manifest)
    doubt = first_doubt(msgspec.structs.replace(made, predicate=forged), load_suite(), NOW)
    assert doubt is not None
    assert doubt.field == "judged"


def test_an_excused_row_takes_its_rung_out(earned: Path) -> None:
    report = read_report(earned / "report.jsonl")
    known = report.rows[0]
    failed = msgspec.structs.replace(known, verdict="unsupported", unsupported=Unsupported("refused", "not yet"))
    entry = KnownFailure(known.row, "next week", "unsupported")
    header = msgspec.structs.replace(report.header, known_file="known.toml", known=(entry,))
    made = certificate_of(
        Report(header, (failed, *report.rows[1:]), report.footer, report.fresh), (), NOW, 30, VERSIONS
    )

    assert isinstance(made, Statement)
    assert made.predicate.certified == ()
    assert [(excused.row, excused.reason) for excused in made.predicate.excused] == [(known.row, "next week")]
    assert [rung.excused for rung in made.predicate.rungs if not rung.stands] == [(known.row,)]
    assert first_doubt(made, load_suite(), NOW) is None


@pytest.mark.parametrize(
    ("change", "fragment"),
    [
        ({"selection": {"article": ("20",)}}, "narrowed by article"),
        ({"fresh": None}, "expected a run with fresh questions"),
        ({"engine": None}, "came to its end"),
        ({"ending": "out_of_time"}, "it ended as out_of_time"),
        ({"verdict": "missing"}, "there is none"),
    ],
)
def test_not_every_report_becomes_a_certificate(change: Plain, fragment: str, earned: Path) -> None:
    report = read_report(earned / "report.jsonl")
    header = msgspec.structs.replace(
        report.header, **{k: v for k, v in change.items() if k in ("selection", "engine", "fresh")}
    )
    footer = msgspec.structs.replace(report.footer, ending=change.get("ending", "complete"))
    rows = tuple(msgspec.structs.replace(one, verdict=change.get("verdict", "pass")) for one in report.rows)
    made = certificate_of(Report(header, rows, footer, report.fresh), (), NOW, 30, VERSIONS)

    assert isinstance(made, Text)
    assert fragment in made.en
    assert HAN.search(made.zh)


def test_a_report_that_certifies_nothing_leaves_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", "reference", "--article", "20", "--area", "score", "--report", str(tmp_path)]) == 0
    capsys.readouterr()

    assert run(["certificate", str(tmp_path)]) == 1
    assert "no certificate" in capsys.readouterr().out
    assert not (tmp_path / "certificate.json").exists()


def test_a_certificate_is_as_its_schema_says(statement: Statement, partial: Path) -> None:
    kept = msgspec.json.decode((law_folder() / "protocol" / "certificate.json").read_bytes())
    assert kept == msgspec.json.decode(msgspec.json.encode(certificate_schema())), (
        "make it again: python -m gouji_conformance.certificates.schema > spec/protocol/certificate.json"
    )
    validator = jsonschema_rs.validator_for(kept)
    for made in (statement, statement_of(partial)):
        plain = msgspec.json.decode(claim_bytes(made))
        assert [error.message for error in validator.iter_errors(plain)] == []
        assert not validator.is_valid({**plain, "predicate": {}})
    described = [part for part in kept["$defs"].values() for part in part.get("properties", {}).values()]
    assert sum("description" in part for part in described) > 30
