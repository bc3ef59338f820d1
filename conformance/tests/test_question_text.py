"""``gouji rule GQ-burn.1``: a question with its answers, its clauses and what other tables are told."""

import pytest
from wcwidth import wcswidth

from gouji_conformance.cli import run
from gouji_spec.question_tables import not_asked, told
from gouji_spec.questions import Question, questions, themes


def question(question_id: str) -> Question:
    return next(entry for entry in questions() if entry.id == question_id)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["rule", *words]) == 0
    return capsys.readouterr().out


def test_a_question_is_printed_with_its_answer_and_its_clause_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    found = said(capsys, "GQ-burn.1", "--lang", "zh")
    assert "不可以。这一轮里过了牌，就不能再烧" in found
    assert "过牌不烧：本轮过了牌的人不得烧牌。" in found
    assert "场景：GJ-10.2.6-a" in found


@pytest.mark.parametrize("words", ["烧牌失败怎么办", "failed burn"])
def test_any_wording_leads_to_its_question(capsys: pytest.CaptureFixture[str], words: str) -> None:
    assert said(capsys, words, "--lang", "en").startswith("GQ-burn.7  ")


def test_other_tables_are_told_what_holds_there(capsys: pytest.CaptureFixture[str]) -> None:
    found = " ".join(said(capsys, "GQ-burn.16", "--lang", "en").split())
    assert "outline, qingdao full, folk, room: No, nothing is paid." in found
    assert "(online): Yes, one card" in found


def test_a_table_of_ones_own_is_answered_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert "This table: Yes, one card" in said(capsys, "GQ-burn.16", "--lang", "en", "--ruleset", "online")
    assert "it is not played" in said(capsys, "GQ-points.1", "--lang", "en", "--ruleset", "outline")


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_list_has_every_question_by_theme_and_fits_a_terminal(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    lines = said(capsys, "questions", "--lang", language).splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  GQ-")] == [entry.id for entry in questions()]
    assert sum(not line for line in lines) == len(themes()) - 1
    assert all(wcswidth(line) <= 80 for line in lines)


def test_each_profile_is_told_one_thing_or_is_not_asked() -> None:
    burned, opened = question("GQ-burn.16"), question("GQ-points.1")
    assert [[profile.id for profile in entry.profiles] for entry in told(burned)] == [
        ["outline", "qingdao-full", "folk", "room"],
        ["online"],
    ]
    assert [profile.id for profile in not_asked(opened)] == ["outline", "room"]
    assert not not_asked(burned)
