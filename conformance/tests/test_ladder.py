"""The ladder of an area: which rungs stand, and which is the next to build, wherever a run is shown."""

from pathlib import Path

import pytest

from gouji_conformance.certificates.rungs import rungs_of
from gouji_conformance.cli import run
from gouji_conformance.reports.ladder_words import part_words
from gouji_conformance.runs.ladder import LADDER, Step, climbed, part_of_ladder
from gouji_conformance.runs.verdicts import RowResult, Unmet, Verdict
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.law import law

ENGINE = """
from gouji.protocol.serve import Session

SESSION = Session()

def answer(method, params):
    result = SESSION.answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})["result"]
    if method == "sets/classify" and "dead" in result:
        result["dead"] = False
    return result
"""


def row(name: str, verdict: Verdict = "pass", area: str = "sets") -> RowResult:
    clause = name.rpartition("-")[0]
    unmet = (Unmet(0, 0, "gouji", "is", True),) if verdict == "fail" else ()
    return RowResult(name, name, (clause,), area, "0", verdict, unmet=unmet)


def test_every_row_of_an_area_with_a_ladder_is_on_a_rung_of_it() -> None:
    lost = {
        (scenario.area, scenario.clauses[0])
        for scenario in load_suite().scenarios()
        if scenario.area in LADDER and not part_of_ladder(scenario.area, scenario.clauses[0])
    }

    assert lost == set()


def test_every_rung_has_rows_a_name_in_both_languages_and_clauses_of_the_law() -> None:
    known = list(law().clauses())
    rungs = {(entry.area, part_of_ladder(entry.area, entry.clauses[0])) for entry in load_suite().scenarios()}

    for area, parts in LADDER.items():
        for part, names in parts.items():
            assert (area, part) in rungs
            assert all(any(clause == name or clause.startswith(f"{name}.") for clause in known) for name in names)
            assert part_words(area, part).en != part_words(area, part).zh


@pytest.mark.parametrize(
    ("clause", "part"),
    [("GJ-8.4", "shapes"), ("GJ-8.3.6", "shapes"), ("GJ-8.6", "order"), ("GJ-8.3.4", "jokers"), ("GJ-9.2.1", "gouji")],
)
def test_a_clause_is_on_the_nearest_rung(clause: str, part: str) -> None:
    assert part_of_ladder("sets", clause) == part


def test_a_rung_stands_where_all_its_rows_passed() -> None:
    rows = [row("GJ-8.4-a"), row("GJ-8.6-a"), row("GJ-8.6-b", "fail"), row("GJ-9.2-a")]

    found = climbed(rows)["sets"]

    assert found == (Step("shapes", 1, 1), Step("order", 1, 2), Step("gouji", 1, 1))
    assert [step.stands for step in found] == [True, False, True]
    assert climbed([row("GJ-20.1-a", area="score")]) == {}


def test_a_certificate_has_the_rungs_of_the_ladder_from_below_after_the_articles() -> None:
    rungs = rungs_of([row("GJ-9.2-a"), row("GJ-8.6-a", "fail"), row("GJ-8.4-a")])

    assert [(rung.article, rung.part, rung.stands) for rung in rungs] == [
        ("8", "", False),
        ("9", "", True),
        ("", "shapes", True),
        ("", "order", False),
        ("", "gouji", True),
    ]


def test_the_terminal_and_the_page_name_what_stands_and_the_next_rung(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("wrong.py").write_text(ENGINE, encoding="utf-8")

    assert run(["certify", "python:wrong:answer", "--area", "sets"]) == 1

    standing = "sets: stands so far: shapes, order, gouji sets; next: jokers ("
    assert standing in capfd.readouterr().out
    assert standing in Path(".gouji/report.html").read_text(encoding="utf-8")
