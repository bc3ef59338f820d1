"""``gouji rule`` as people ask: a short list, the entry where it is clear which, what is said of cards."""

import pytest
from wcwidth import wcswidth

from gouji_conformance.cli import run
from gouji_conformance.finding.cards_asked import Counts
from gouji_conformance.finding.set_answers import set_answers
from gouji_conformance.finding.spelling import distance, nearest

Capture = pytest.CaptureFixture[str]


def told(capfd: Capture, *words: str) -> list[str]:
    assert run(["rule", *words]) == 0
    out, err = capfd.readouterr()
    assert err == ""
    lines = out.splitlines()
    assert all(wcswidth(line) <= 80 for line in lines)
    return lines


@pytest.mark.parametrize(
    ("words", "begins"),
    [
        (("过牌以后还能烧吗", "--lang", "zh"), "GJ-10.2.6  "),
        (("can", "I", "burn", "after", "passing", "--lang", "en"), "GJ-10.2.6  "),
        (("how", "many", "decks", "--lang", "en"), "GJ-2.1  "),
        (("几副牌", "--lang", "zh"), "GJ-2.1  "),
        (("二打一", "--lang", "zh"), "GQ-jokers.2  "),
        (("burning", "--lang", "en"), "10  article Burning"),
        (("对头", "过牌", "烧", "--lang", "zh"), "GJ-10.2.6  条款"),
        (("10.2.6", "--lang", "en"), "GJ-10.2.6  must"),
        (("第十条", "--lang", "zh"), "第10条 烧牌"),
        (("闷", "--lang", "zh"), "闷贡  mèn gòng"),
        (("shaopai", "--lang", "en"), "burn  "),
    ],
)
def test_what_answers_is_among_the_first_told(capfd: Capture, words: tuple[str, ...], begins: str) -> None:
    lines = told(capfd, *words)
    assert any(line.startswith(begins) for line in lines)


def test_the_list_is_short_and_says_how_to_read_on(capfd: Capture) -> None:
    lines = told(capfd, "对头", "过牌", "烧", "--lang", "zh")
    entries = [line for line in lines if line and not line.startswith(" ")]
    assert len(entries) == 7
    assert entries[-1].startswith("看全文：gouji rule ")


def test_cards_are_answered_before_what_they_name(capfd: Capture) -> None:
    lines = told(capfd, "四个十", "--lang", "zh")
    assert lines[:2] == ["10*4", "  不是够级牌：10 要 5 张，这里 4 张（GJ-9.2）。"]

    lines = told(capfd, "2", "--lang", "en")
    assert lines[1] == "  A gouji set: of 2 the least is 1 (GJ-9.2)."
    assert "Article 2. Players, cards and seats" in lines


def test_a_word_misheard_in_a_question_is_named(capfd: Capture) -> None:
    lines = told(capfd, "过牌以后还能梢牌吗", "--lang", "zh")
    assert lines[0] == "“梢牌”按“烧牌”查找。"


@pytest.mark.parametrize(("words", "near"), [(("购机牌",), "够级"), (("burnig",), "burn"), (("9", "10"), "9, 10")])
def test_what_is_wrong_by_itself_is_refused_in_one_line(capfd: Capture, words: tuple[str, ...], near: str) -> None:
    assert run(["rule", *words, "--lang", "en"]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert near in err


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        # worked out from GJ-9.2 to GJ-9.2.4, GJ-8.3.2 to GJ-8.3.5, GJ-8.6, GH-sets.1
        ([{"10": 5}], ["够级牌：10 最少 5 张", "5 张，点数更高，J 起", "对头可以上"]),
        ([{"10": 2, "2": 3}], ["是够级牌", "5 张，点数更高，J 起", "对头可以上"]),
        ([{"J": 3}], ["不是够级牌：J 要 4 张，这里 3 张", "3 张，点数更高，Q 起"]),
        ([{"9": 12}], ["不是够级牌：不挂花", "12 张，点数更高，10 起"]),
        ([{"A": 1}], ["不是够级牌：A 要 2 张", "1 张，点数更高，2 起"]),
        ([{"2": 1}], ["是够级牌：2 最少 1 张", "1 张，点数更高，小花起", "对头可以上"]),
        ([{"S": 4}], ["是够级牌", "4 张，点数更高，大花起", "对头可以上"]),
        ([{"5": 1, "S": 2}], ["挂了花", "大花至少 2 张", "对头可以上"]),
        ([{"B": 1}], ["是够级牌", "是死牌"]),
        ([{"K": 2, "B": 1}], ["挂了花", "是死牌"]),
        ([{"K": 1, "Q": 1}], ["点数不同的牌不可混在一起"]),
        ([{"S": 1}, {"B": 1}], ["小 压不住 大：死牌没有牌能压"]),
        ([{"B": 1}, {"S": 1}], ["大 压得住 小", "对头可以上"]),
        ([{"A": 2}, {"K": 3}], ["AA 压不住 KKK：张数须与所压的牌相同"]),
    ],
)
def test_what_is_said_of_sets(asked: list[Counts], said: list[str]) -> None:
    told = [text.zh for text in set_answers(asked) if not text.zh.startswith("约定")]
    assert len(told) == len(said)
    for line, words in zip(told, said, strict=True):
        assert words in line


def test_tables_differ_where_options_change_what_a_set_is() -> None:
    """A 3 takes no joker under hold three (GJ-26.3.3); an exchange pays for a big joker (GH-sets.5.1)."""
    said = "".join(text.zh for text in set_answers([{"3": 1, "B": 1}]) if text.zh.startswith("约定"))
    assert "约定憋3（憋）的桌上不许这样出" in said
    assert "以多打花（二打一 / 二打一、三打一）的桌上不是死牌" in said
    assert [text for text in set_answers([{"K": 2}]) if text.zh.startswith("约定")] == []


def test_letters_wrong_missing_and_changed_about_are_counted() -> None:
    assert [distance("burn", word) for word in ("burn", "bunr", "brn", "burrn", "turn", "pass")] == [0, 1, 1, 1, 1, 4]
    assert nearest("tribuet", [("tribut", 5), ("trick", 1)]) == "tribut"
    assert nearest("xyz", [("xy", 1)]) == ""
