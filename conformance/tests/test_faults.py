"""One fault, one card: rows that went wrong gathered by what seems to be wrong, in every form of a report."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.mutants.catalogue import catalogue
from gouji_conformance.mutants.door import played
from gouji_conformance.reports.faults import cards, kind_of
from gouji_conformance.runs.verdicts import RowResult, Unmet, Verdict


def row(
    name: str, clauses: Sequence[str], path: str = "", *, verdict: Verdict = "fail", right: object = True
) -> RowResult:
    unmet = (Unmet(0, 0, path, "is", right),) if path else ()
    fresh = name.startswith("fresh-")
    return RowResult(name, name, tuple(clauses), "play", "0", verdict, unmet=unmet, fresh=fresh)


def gathered(*rows: RowResult) -> list[tuple[str, list[str]]]:
    return [(card.clause, [entry.row for entry in card.rows]) for card in cards(rows, {})]


def test_rows_about_one_clause_are_one_fault() -> None:
    rows = [row("GJ-9.2-a", ["GJ-9.2"], "gouji"), row("GJ-9.2-b", ["GJ-9.2"], "dead", right=False)]

    assert gathered(*rows) == [("GJ-9.2", ["GJ-9.2-a", "GJ-9.2-b"])]


def test_the_clause_is_the_one_of_which_most_went_wrong_and_least_passed() -> None:
    wrong = [row("GJ-9.2-a", ["GJ-9.2", "GJ-8.6"], "gouji"), row("GJ-9.2-b", ["GJ-9.2", "GJ-8.6"], "gouji")]
    right = [row(f"GJ-9.2-{at}", ["GJ-9.2"], verdict="pass") for at in "cdef"]

    assert gathered(*wrong, *right) == [("GJ-8.6", ["GJ-9.2-a", "GJ-9.2-b"])]


def test_faults_of_two_articles_are_two_cards() -> None:
    rows = [row("GJ-9.2-a", ["GJ-9.2"], "gouji"), row("GJ-12.1-a", ["GJ-12.1"], "accepted")]

    assert gathered(*rows) == [("GJ-9.2", ["GJ-9.2-a"]), ("GJ-12.1", ["GJ-12.1-a"])]


def test_what_is_wrong_in_the_same_way_and_is_much_less_is_told_under_what_is_more() -> None:
    many = [row(f"GJ-9.2-{at}", ["GJ-9.2"], "gouji") for at in "abc"]
    alike = row("GJ-12.1-a", ["GJ-12.1"], "gouji")
    other = row("GJ-13.1-a", ["GJ-13.1"], "state.to_act.seat", right=3)

    found = dict(gathered(*many, alike, other))

    assert found == {"GJ-9.2": ["GJ-9.2-a", "GJ-9.2-b", "GJ-9.2-c", "GJ-12.1-a"], "GJ-13.1": ["GJ-13.1-a"]}


def test_a_fresh_question_is_put_to_the_row_that_went_wrong_alike_and_never_shown_first() -> None:
    rows = [row("fresh-play/1", ["GJ-3.1"], "gouji"), row("GJ-9.2-a", ["GJ-9.2"], "gouji")]

    assert gathered(*rows) == [("GJ-9.2", ["GJ-9.2-a", "fresh-play/1"])]


def test_where_the_engine_fell_is_a_fault_of_its_own() -> None:
    fell = [
        RowResult(f"GJ-9.2-{at}", "", ("GJ-9.2",), "play", "0", "error", fault=FaultRecord("exited", {"code": code}))
        for at, code in (("a", 1), ("b", 9))
    ]

    found = gathered(row("GJ-9.2-c", ["GJ-9.2"], "gouji"), *fell)

    assert sorted(found) == [("GJ-9.2", ["GJ-9.2-a", "GJ-9.2-b"]), ("GJ-9.2", ["GJ-9.2-c"])]


def test_what_passed_or_is_left_out_is_no_fault() -> None:
    rows = [row("GJ-9.2-a", ["GJ-9.2"], verdict="pass"), row("GJ-9.2-b", ["GJ-9.2"], "gouji")]

    assert cards(rows, {}, ["GJ-9.2-b"]) == ()


def test_the_seat_does_not_make_it_another_kind() -> None:
    one, other = (row("GJ-9.2-a", ["GJ-9.2"], f"state.hands.{seat}", right=seat) for seat in (1, 2))

    assert kind_of(one) == kind_of(other) == "state.hands is"
    assert kind_of(row("GJ-9.2-a", ["GJ-9.2"], "accepted")) != kind_of(
        row("GJ-9.2-a", ["GJ-9.2"], "accepted", right=False)
    )


@pytest.fixture(scope="module")
def certified(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a report of the reference with one ruling wrong, on the rows of the article."""
    folder = tmp_path_factory.mktemp("wrong")
    wrong = next(one for one in catalogue() if one.id == "GJ-12.1.3/1")
    words = ["certify", "reference", "--area", "play", "--article", "12", "--seed", "1", "--report", str(folder)]
    with played(wrong.change):
        assert run(words) == 1
    return folder


def test_the_terminal_shows_the_hands_and_the_line_that_runs_the_row_again(
    certified: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["report", "show", str(certified)]) == 1
    shown = capsys.readouterr().out

    assert "the hands are\n        | seat" in shown
    assert "    gouji run GJ-" in shown
    assert "--seed 1 --engine reference" in shown
    assert run(["report", "show", str(certified), "--lang", "zh"]) == 1
    assert "各家手牌为\n        | 座位" in capsys.readouterr().out


def test_the_page_and_junit_write_one_row_of_a_fault_out(certified: Path) -> None:
    page = (certified / "report.html").read_text(encoding="utf-8")
    junit = (certified / "junit.xml").read_text(encoding="utf-8")
    wrong = len(re.findall(r'<testcase [^>]*><failure type="fail GJ-', junit))

    assert wrong > 1
    assert junit.count("the same fault, it seems, as in GJ-12.1.3") == wrong - 1
    assert page.count('<p class="again">') == 1
    assert page.count('<details class="same">') == 1
