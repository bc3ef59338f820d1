"""The row of the others: whom it means, what it may not say, and hands alike that it should have stood for."""

from pathlib import Path

import pytest

from gouji_conformance.checks.feature_checks import FeatureChecker
from gouji_conformance.sentences.features import read_features
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.sentences.translation import translated, written
from gouji_conformance.speech.faults import UserError
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES, Language

SCENARIO = """@play
Feature: Passing | 过牌

  @GJ-11.1.1-a
  Scenario: Whoever is asked may follow | 问到的人可以顺牌
    Given the hands are
      | seat   | hand  |
{rows}
{givens}    And P1 has the lead
    When P1 plays 9
    Then 9 by P1 is on the table
"""


def suite_of(folder: Path, rows: list[str], *givens: str) -> Suite:
    """Return a suite of one scenario whose hands are *rows* (``P1 9 ?*4``), with further *givens*."""
    written_rows = ["      | {} | {} |".format(*row.split(" ", maxsplit=1)) for row in rows]
    text = SCENARIO.format(rows="\n".join(written_rows), givens="".join(f"    And {given}\n" for given in givens))
    (folder / "a.feature").write_text(text, encoding="utf-8")
    return Suite(tuple(read_features(folder)), phrasebook())


def hands(folder: Path, rows: list[str], *givens: str) -> dict[str, str]:
    """Return the hands with which the scenario begins."""
    (plan,) = suite_of(folder, rows, *givens).plans(Ruleset.of("outline"))
    found: dict[str, str] = plan.operations[0].params["position"]["hands"]
    return found


def problems(folder: Path, rows: list[str], *givens: str) -> list[Problem]:
    return FeatureChecker(suite_of(folder, rows, *givens), law(), options()).problems()


def test_the_others_are_every_seat_not_named_above(tmp_path: Path) -> None:
    assert hands(tmp_path, ["P1 9 ?*4", "P4 K ?*4", "others ?*5"]) == {
        "1": "9?*4",
        "2": "?*5",
        "3": "?*5",
        "4": "K?*4",
        "5": "?*5",
        "6": "?*5",
    }


def test_their_hand_may_be_of_cards_that_matter(tmp_path: Path) -> None:
    found = hands(tmp_path, ["P1 9 ?*4", "others 10 K"])

    assert found == {"1": "9?*4", **dict.fromkeys("23456", "TK")}


def test_who_is_out_already_is_not_among_the_others(tmp_path: Path) -> None:
    """Though that is said only after the table."""
    found = hands(tmp_path, ["P1 9 ?*4", "others ?*5"], "out already, in this order: P6 and P3")

    assert found == {"1": "9?*4", "2": "?*5", "3": "", "4": "?*5", "5": "?*5", "6": ""}


def test_who_has_revolted_is_not_among_the_others(tmp_path: Path) -> None:
    given = "P5 has revolted and the opposite has claimed the head"
    found = hands(tmp_path, ["P1 9 ?*4", "others ?*5"], given)

    assert found == {"1": "9?*4", "2": "?*5", "3": "?*5", "4": "?*5", "5": "", "6": "?*5"}


def test_in_chinese_they_are_the_rest(tmp_path: Path) -> None:
    suite = suite_of(tmp_path, ["P1 9 ?*4", "others ?*5"])
    (scenario,) = suite.scenarios()

    chinese = translated(suite.book, "play", scenario.steps[0], "zh")

    assert chinese.table == (("座位", "手牌"), ("甲", "9 ?*4"), ("其余", "?*5"))
    assert "| 其余 | ?*5   |" in written(suite.book, scenario, "zh")
    assert "| others | ?*5   |" in written(suite.book, scenario, "en")
    assert problems(tmp_path, ["P1 9 ?*4", "others ?*5"]) == []  # both languages make one plan


ALL_NAMED = ["P1 9", "P2 J", "P3 J", "P4 J", "P5 J", "P6 J", "others ?*5"]

FAULTS: dict[str, tuple[list[str], str, str, str]] = {
    "all are named": (
        ALL_NAMED,
        "step-others-nobody",
        "“others” means nobody here: every seat is named above, out already or has revolted; leave the row out",
        "这里“others”一家也没有：各家都已写明、走科或革命；应删去此行",
    ),
    "not last": (
        ["P1 9", "others ?*5", "P2 J"],
        "step-others-not-last",
        "“others” must be the last row: it means every seat in play not named above it",
        "“others”须是末行：指上面没写到、仍在局中的各家",
    ),
    "twice": (
        ["P1 9", "others ?*5", "others ?*4"],
        "step-others-twice",
        "“others” stands twice; one row gives all the others the same hand",
        "“others”出现两次；其余各家同用一行",
    ),
    "an unknown word": (
        ["P1 9", "rest ?*5"],
        "step-cell-seat-or-others",
        "“rest”: expected a seat, P1 to P6, or in the last row “others”",
        "“rest”：应为座位（甲至己），末行可写“其余”",
    ),
    "a seat twice": (
        ["P1 9", "P2 J", "P1 ?*4", "others ?*5"],
        "step-seat-twice",
        "“P1” stands twice in the table; each seat has one hand",
        "“P1”在表中出现两次；每座只有一手牌",
    ),
    "no cards": (
        ["P1 9", "others five"],
        "step-cell-hand",
        "“five”: expected cards such as 9 ?*4",
        "“five”：应为牌，如 9 ?*4",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_table_that_is_wrong_is_told_in_one_line(tmp_path: Path, fault: str) -> None:
    rows, check, english, chinese = FAULTS[fault]
    (problem,) = problems(tmp_path, rows)

    assert (problem.check, problem.place) == (check, "6")
    assert (problem.text.en, problem.text.zh) == (english, chinese)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", FAULTS)
def test_whoever_wants_the_plan_is_told_the_same(tmp_path: Path, fault: str, language: Language) -> None:
    rows, _, english, chinese = FAULTS[fault]
    with pytest.raises(UserError) as error:
        suite_of(tmp_path, rows).plans(Ruleset.of("outline"))

    assert error.value.problem.said_in(language) == (
        f"{tmp_path}/a.feature:6：{chinese}" if language == "zh" else f"{tmp_path}/a.feature:6: {english}"
    )


def test_the_others_who_are_all_out_are_nobody(tmp_path: Path) -> None:
    found = problems(tmp_path, ["P1 9", "P2 J", "P3 J", "P4 J", "P5 J", "others ?*5"], "out already, in this order: P6")

    assert [problem.check for problem in found] == ["step-others-nobody"]


def test_a_second_table_has_no_others_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "a.feature"
    suite_of(tmp_path, ["P1 9", "others ?*5"])
    again = "    And the hands are\n      | seat | hand |\n      | P2 | J |\n      | others | ?*4 |\n    And P1 has"
    path.write_text(path.read_text(encoding="utf-8").replace("    And P1 has", again), encoding="utf-8")
    suite = Suite(tuple(read_features(tmp_path)), phrasebook())

    assert [entry.check for entry in FeatureChecker(suite, law(), options()).problems()] == ["step-others-twice"]


@pytest.mark.parametrize("column", ["seat", "hand"])
def test_a_table_without_one_of_its_columns_is_not_the_sentences(tmp_path: Path, column: str) -> None:
    path = tmp_path / "a.feature"
    suite_of(tmp_path, ["P1 9", "others ?*5"])
    without = path.read_text(encoding="utf-8").replace(f" {column} ", " kind ")
    path.write_text(without, encoding="utf-8")
    suite = Suite(tuple(read_features(tmp_path)), phrasebook())

    assert [entry.check for entry in FeatureChecker(suite, law(), options()).problems()] == ["step-table"]


# --- hands alike ------------------------------------------------------------------------------------


def alike(folder: Path, rows: list[str], *givens: str) -> list[str]:
    found = problems(folder, rows, *givens)
    assert {problem.check for problem in found} <= {"hands-alike"}
    return [problem.text.en.partition(":")[0] for problem in found]


def test_hands_alike_that_do_not_matter_are_written_once(tmp_path: Path) -> None:
    (problem,) = problems(tmp_path, ["P1 9", "P2 J", "P3 ?*5", "P4 K", "P5 ?*5", "P6 ?*5"])

    assert (problem.check, problem.place) == ("hands-alike", "6")
    assert problem.text.en == (
        "P3, P5, P6: the same hand ?*5 of cards that do not matter; write it once, in a last row “others”"
    )
    assert problem.text.zh == "P3, P5, P6 同为不计的手牌 ?*5；应合写为末行“其余”（others）"


def test_one_seat_with_the_hand_of_the_others_is_one_of_them(tmp_path: Path) -> None:
    assert alike(tmp_path, ["P1 9", "P2 ?*5", "others ?*5"]) == ["P2"]


def test_where_sizes_differ_the_commonest_is_the_others(tmp_path: Path) -> None:
    rows = ["P1 9", "P2 ?*4", "P3 ?*5", "P4 ?*5", "P5 ?*5", "P6 ?*4"]

    assert alike(tmp_path, rows) == ["P3, P4, P5"]
    assert alike(tmp_path, ["P1 9", "P2 ?*4", "P6 ?*4", "others ?*5"]) == []


def test_with_the_rest_out_already_two_alike_are_the_others(tmp_path: Path) -> None:
    out = "out already, in this order: P4, P5 and P6"

    assert alike(tmp_path, ["P1 9", "P2 ?*5", "P3 ?*5"], out) == ["P2, P3"]


def test_hands_that_matter_or_are_one_of_a_kind_stay(tmp_path: Path) -> None:
    assert alike(tmp_path, ["P1 9", "P2 J ?*4", "P3 J ?*4", "P4 J ?*4", "P5 ?*4", "P6 ?*5"]) == []


def test_where_a_seat_in_play_has_no_hand_the_others_would_not_do(tmp_path: Path) -> None:
    assert alike(tmp_path, ["P1 9", "P2 ?*5", "P3 ?*5", "P4 ?*5", "P5 ?*5"]) == []
