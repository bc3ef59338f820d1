"""A hand that is over, as it is told: read, settled, said in words, drawn; expected values are the clauses' own."""

import xml.etree.ElementTree as ET

import pytest

from gouji.rules import Rules, rules_of
from gouji.settle.calls import Call
from gouji.settle.tribute import Due
from gouji_rulings.dues_picture import Arrow, Between, between_of, between_svg, between_words
from gouji_rulings.hand_told import HandTold, TellingError, read_hand_played, read_told
from gouji_rulings.settled_words import dues_paragraphs, other_words
from gouji_rulings.settling import settle, turned
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

FULL = Ruleset.of("qingdao-full")
ALL = (
    "P1 P3 P2 P5 P4 P6; revolution P3; priceless; named P4; opened P1 P4; seen P2; blind P5; "
    "point P2 P5 1; burn P1 P2; held P2 P5; drawn P6: A2B; played 3"
)


def rules(**changed: str) -> Rules:
    return rules_of(Ruleset.of("qingdao-full", **changed))


def said(text: str, play: Rules) -> list[str]:
    return [paragraph.words.en for paragraph in dues_paragraphs(settle(read_told(text), play))]


# Told


def test_all_that_can_be_told_is_read_and_written_again() -> None:
    told = read_told(ALL)

    assert told.opened == frozenset({1, 4})
    assert told.calls == (Call("seen", 2), Call("blind", 5))
    assert (told.burns, told.held) == (((1, 2),), ((5, 2),)), "P2 beat the last set of P5"
    assert read_told(str(told)) == told


def test_it_is_read_in_chinese_too() -> None:
    chinese = "甲丙乙戊丁己；革命 丙；买不起；商定丁；开点 甲丁；明点 乙；预点戊；点贡 乙戊 1；烧 甲乙；闷 乙戊；"
    chinese += "抓 己：大 2 A；已打 3"

    assert read_told(chinese) == read_told(ALL)
    assert read_told("132546；开点 无").opened == frozenset()
    assert read_told("132546").opened is None, "nobody has said"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("13254", "'13254'"),
        ("132546; opened", "''"),
        ("132546; opened P9", "'P9'"),
        ("132546; seen P1; blind P1", "GH-points.1"),
        ("132546; seen", "''"),
        ("132546; played 0", "'0'"),
        ("132546; shouted P1", "'shouted P1'"),
    ],
)
def test_what_is_no_hand_is_told(text: str, part: str) -> None:
    with pytest.raises(TellingError) as wrong:
        read_told(text)

    assert part in wrong.value.problem.en
    assert wrong.value.problem.zh != wrong.value.problem.en


def test_places_alone_are_scored() -> None:
    assert read_hand_played("132546; revolution P3").places == (1, 2, 5, 3, 4, 6)
    with pytest.raises(TellingError):
        read_hand_played("132546; opened P1")


# Settled


def test_the_unopened_pay_by_what_was_called() -> None:
    """P4 unopened, called in sight by P1, pays two; his own call of P1 who has opened costs two more."""
    settled = settle(read_told("132546; opened P1 P2 P3 P5; seen P1 P4"), rules(overturn_doubles="no"))

    assert [due for due in settled.dues if due.kind == "point"] == [Due("point", 4, 1, 4), Due("point", 6, 3, 1)]
    words = said("132546; opened P1 P2 P3 P5; seen P1 P4", rules(overturn_doubles="no"))
    assert "P4 owes P1 4 cards: point tribute (GJ-24.9.1, GJ-24.9.3)" in words
    assert "2 cards for being unopened (GJ-24.9.1)" in words
    assert "2 cards for a call that was overturned (GJ-24.9.3)" in words
    assert "P6 owes P3 1 card: point tribute (GJ-24.5)" in words


def test_where_nobody_says_who_opened_no_point_tribute_is_made_up() -> None:
    assert not [due for due in settle(read_told("132546"), rules()).dues if due.kind == "point"]


def test_what_a_table_does_not_play_is_said() -> None:
    outline = rules_of(Ruleset.of("outline"))
    words = said("132546; opened P1; burn P1 P2; held P2 P5", outline)

    assert words == [
        "This table plays no points: nothing is owed for them (GJ-24.3).",
        "This table plays no burn tribute (GH-tribute.12).",
        "This table plays no held-three tribute (GH-tribute.13).",
        "This table pays no place tribute: the score stands for it (GJ-21.8).",
    ]


def test_on_which_agreements_it_turned() -> None:
    table = Ruleset.of("folk")
    settled = settle(read_told("132546; drawn P6: A A K"), rules_of(table))
    others = {(one.option, one.value): one.verdict for one in turned(settled, table)}

    off = others["tribute", "off"]
    assert off is not None
    assert other_words(settled, off) == Text(zh="谁也不欠；都不还", en="nothing owed; nothing goes back")
    legal = others["tribute_cards", "legal_only"]
    assert legal is not None
    assert other_words(settled, legal).en == "P6 pays P1 nothing; nothing goes back"
    assert not any(option == "burn_tribute" for option, _ in others), "nobody was burned"


# Drawn


def test_a_settled_hand_is_drawn() -> None:
    settled = settle(read_told("132546; opened P1; seen P4; drawn P6: B 2"), rules_of(Ruleset.of("folk")))
    shown = between_of(settled)

    assert shown.remarks[4] == Text(zh="二落 · 不开点 · 明点", en="5th · unopened · seen call")
    assert Arrow(6, 1, 2, Text(zh="2", en="2")) in shown.arrows, "of two owed the one that is left"
    assert Arrow(3, 6, 1, back=True) in shown.arrows
    words = between_words(shown)
    assert words.en.startswith("P1: 1st · open; ")
    assert "P6 to P3: B; P6 to P1: 2; P4 to P3: 1 card; P3 to P6: 1 card back" in words.en
    assert "丙给己：还 1 张" in words.zh


def test_an_arrow_runs_between_two_seats_and_says_how_many() -> None:
    drawn = between_svg(Between({}, (Arrow(6, 1, 3),), frozenset({1})), "en")
    elements = list(ET.fromstring(drawn).iter())  # noqa: S314 - our own

    assert sum(element.tag.endswith("polygon") for element in elements) == 1
    assert "3" in {element.text for element in elements if element.tag.endswith("text")}
    assert sum("a" in element.get("class", "").split() for element in elements) == 1


def test_a_hand_told_is_a_value() -> None:
    assert read_told("132546") == HandTold((1, 3, 2, 5, 4, 6))
