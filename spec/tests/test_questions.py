"""The questions of tables as data: what is read, what is refused, what a table is answered."""

from pathlib import Path

import pytest

from gouji_spec.questions import Theme, questions, read_themes, themes
from gouji_spec.reading import SpecError
from gouji_spec.ruleset import Ruleset

ONE = """
theme = "burn"
title = { zh = "烧牌", en = "Burning" }

[[question]]
id = "GQ-burn.1"
zh = "过了牌还能烧吗？"
en = "May I burn after a pass?"
asked_zh = ["先过后烧"]
asked_en = ["burn after passing"]
verdict = "no"
answer = { zh = "不可以。", en = "No." }
clauses = ["GJ-10.2.6"]
rows = ["GJ-10.2.6-a", "GJ-10.3.5-a/one-rank", "GJ-10.3.5-a/two-ranks"]

[[question.otherwise]]
where = { burn_failure = "last_place" }
verdict = "yes"
answer = { zh = "可以。", en = "Yes." }
rows = ["GH-burn.2-a"]
"""


def read(folder: Path, *files: str) -> tuple[Theme, ...]:
    (folder / "questions").mkdir()
    for number, toml in enumerate(files):
        (folder / "questions" / f"{number}.toml").write_text(toml, encoding="utf-8")
    return read_themes(folder)


def test_a_question_is_read(tmp_path: Path) -> None:
    [theme] = read(tmp_path, ONE)
    [found] = theme.questions
    assert (found.id, found.theme, found.verdict, found.answer.zh) == ("GQ-burn.1", "burn", "no", "不可以。")
    assert found.asked.said_in("en") == ("burn after passing",)
    assert list(found.words()) == ["过了牌还能烧吗？", "May I burn after a pass?", "先过后烧", "burn after passing"]
    assert found.scenarios == ("GJ-10.2.6-a", "GJ-10.3.5-a")


def test_a_table_that_has_agreed_otherwise_is_answered_otherwise(tmp_path: Path) -> None:
    [theme] = read(tmp_path, ONE)
    [found] = theme.questions
    told, other = found.at(Ruleset.of("outline")), found.at(Ruleset.of("online"))
    assert told is not None
    assert told.verdict == "no"
    assert other is not None
    assert other.verdict == "yes"


def test_a_table_that_does_not_play_it_is_not_answered(tmp_path: Path) -> None:
    needs = ONE.replace('theme = "burn"', 'theme = "burn"\nneeds = { points = "on" }', 1)
    [theme] = read(tmp_path, needs)
    [found] = theme.questions
    assert found.at(Ruleset.of("outline")) is None
    assert found.at(Ruleset.of("qingdao-full")) is not None


@pytest.mark.parametrize(
    ("was", "now", "message"),
    [
        ('"GQ-burn.1"', '"10.2"', "expected a question id such as GQ-burn.1"),
        ('"GQ-burn.1"', '"GQ-wind.1"', "an id that begins with GQ-burn"),
        ('verdict = "no"', 'verdict = "never"', "expected one of yes, no, depends, told"),
        ('en = "No."', 'en = "He may not."', r"answer.en: expected one of No"),
        ('zh = "不可以。"', 'zh = "可以。"', r"answer.zh: expected one of 不"),
        ('["GJ-10.2.6"]', "[]", "one clause at least"),
        ('["GJ-10.2.6"]', '["10.2.6"]', "expected a clause id"),
        ('["GH-burn.2-a"]', "[]", "one row at least"),
        ('"GH-burn.2-a"', '"GH-burn.2"', "the id of a row"),
        ('rows = ["GH-burn.2-a"]', 'rows = ["GH-burn.2-a"]\nshows = "accepted"', "accepted=false"),
        ('{ burn_failure = "last_place" }', "{}", "one option at least"),
        ("asked_en", "asked", "asked_en: missing"),
        ('en = "May I burn after a pass?"\n', "", "en: missing"),
    ],
)
def test_a_fault_is_named(tmp_path: Path, was: str, now: str, message: str) -> None:
    assert was in ONE
    with pytest.raises(SpecError, match=message):
        read(tmp_path, ONE.replace(was, now, 1))


def test_the_place_of_a_fault_is_the_question(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match=r"0\.toml: question\[GQ-burn\.1\]\.verdict"):
        read(tmp_path, ONE.replace('verdict = "no"', 'verdict = "never"', 1))


def test_an_id_given_twice_is_refused(tmp_path: Path) -> None:
    twice = ONE + ONE[ONE.index("[[question]]") :]
    with pytest.raises(SpecError, match="given twice"):
        read(tmp_path, twice)


def test_one_wording_asks_one_question(tmp_path: Path) -> None:
    other = ONE.replace("burn.1", "wind.1").replace('theme = "burn"', 'theme = "wind"', 1)
    with pytest.raises(SpecError, match=r"GQ-burn\.1 is asked so already: 过了牌还能烧吗"):
        read(tmp_path, ONE, other)


HEARD = {
    "顺着烧": "GQ-burn.1",
    "过牌以后还能烧吗": "GQ-burn.1",
    "大王能烧吗": "GQ-burn.12",
    "烧牌失败": "GQ-burn.7",
    "一个2算够级吗": "GQ-gouji.6",
    "单张2": "GQ-gouji.6",
    "三个Q": "GQ-gouji.4",
    "四个十够级": "GQ-gouji.2",
    "两张K": "GQ-gouji.5",
    "挂王": "GQ-gouji.9",
    "小王压大王": "GQ-jokers.1",
    "贴2": "GQ-jokers.10",
    "谁接风": "GQ-out.2",
    "谁先出牌": "GQ-leading.1",
    "大落进贡": "GQ-tribute.2",
    "进贡给几张": "GQ-tribute.2",
    "几副牌": "GQ-table.1",
    "怎么算赢": "GQ-score.2",
    "how many decks": "GQ-table.1",
    "counterclockwise": "GQ-table.3",
    "scoring": "GQ-score.2",
    "wild cards": "GQ-jokers.10",
    "can I burn after passing": "GQ-burn.1",
}
"""What players were heard to ask, and the question that it is."""


@pytest.mark.parametrize(("words", "question_id"), tuple(HEARD.items()))
def test_what_players_ask_is_a_wording_of_a_question(words: str, question_id: str) -> None:
    found = next(entry for entry in questions() if entry.id == question_id)
    assert any(words in wording for wording in found.words())


def test_every_theme_has_questions_and_every_question_other_wordings() -> None:
    assert all(theme.questions for theme in themes())
    assert [found.id for found in questions() if not found.asked.zh or not found.asked.en] == []
