"""The table as a picture: what it shows stands in its text, in its shapes, and in both languages."""

import xml.etree.ElementTree as ET
from dataclasses import replace

from gouji.play.position import parse_position
from gouji.rules import rules_of
from gouji_rulings.picture import Face, picture_of, picture_of_start
from gouji_rulings.svg import svg, text_of
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

OUTLINE = rules_of(Ruleset.of("outline"))
LED = parse_position("TTTTT97/Q65/-/BS2/8/8; lead P1; out P3; P1 play TTTTT").state(OUTLINE)


def texts(drawn: str) -> list[str]:
    return ["".join(element.itertext()) for element in ET.fromstring(drawn).iter() if element.tag.endswith("text")]  # noqa: S314


def test_a_state_is_shown_with_what_lies_and_whose_turn_it_is() -> None:
    shown = picture_of(LED)

    assert (shown.lies, shown.middle) == (1, (Face("T", 5),))
    assert [seat.seat for seat in shown.seats if seat.acts] == [4]
    assert shown.seats[3].faces == (Face("B", 1), Face("S", 1), Face("2", 1))
    assert shown.seats[2].remark == Text(zh="第 1 个走科", en="out, 1.")


def test_its_text_says_all_of_it() -> None:
    assert text_of(picture_of(LED)) == Text(
        zh="甲 有 9 7；乙 有 Q 6 5；丙 没有牌、第 1 个走科；丁 有 大 小 2；戊 有 8；己 有 8、无头；桌上是 甲 的 10×5",
        en="P1 holds 9 7; P2 holds Q 6 5; P3 has no cards, out, 1.; P4 holds B S 2; P5 holds 8; P6 holds 8, headless; "
        "on the table 10×5 of P1",
    )


def test_a_file_of_its_own_is_in_one_language_and_brings_its_style() -> None:
    drawn = svg(picture_of(LED, Text(zh="丁 顺牌", en="P4 is asked")), "zh")

    assert ET.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"  # noqa: S314 - our own
    assert {"10×5", "大", "▸ 丁 3", "丁 顺牌"} <= set(texts(drawn))
    assert "<style>" in drawn
    assert "P4" not in drawn


def test_in_a_page_both_languages_stand_and_no_style() -> None:
    drawn = svg(picture_of(LED, Text(zh="a<b", en="c&d")))

    assert {"▸ 丁 P4 3", "大 B", "a<b", "c&d"} <= set(texts(drawn))
    assert "<style>" not in drawn
    assert drawn.count('class="gj-zh"') == drawn.count('class="gj-en"') > 0


def test_cards_that_do_not_matter_stand_last() -> None:
    hands = {"1": "?*4 9 T*5", "2": "?", "3": "7", "4": "7", "5": "7"}
    shown = picture_of_start({"hands": hands, "leader": 2, "out": [], "revolution": 6})

    assert shown.seats[0].faces == (Face("T", 5), Face("9", 1), Face("?", 4))
    assert shown.seats[1].faces == (Face("?", 1),)
    assert shown.seats[1].acts
    assert shown.seats[5].remark == Text(zh="已革命", en="revolted")
    assert "任意×4" in text_of(shown).zh


def test_what_is_said_of_a_seat_stands_on_lines_of_its_own() -> None:
    """Below the cards of the fullest hand, and in two languages on two lines: nothing runs into the name."""
    shown = picture_of(LED)
    full = tuple(replace(seat, faces=tuple(Face(rank, 1) for rank in "BS2AKQJT9876543")) for seat in shown.seats)
    for drawn in (shown, replace(shown, seats=full)):
        for group in ET.fromstring(svg(drawn)).iter("g"):  # noqa: S314 - our own
            lines = [float(text.get("y", "")) for text in group.iter("text")]
            remarks = [float(text.get("y", "")) for text in group.iter("text") if "r" in text.get("class", "").split()]
            others = [line for line in lines if line not in remarks]
            assert len(set(remarks)) == len(remarks)
            assert all(remark >= max(others) + 8 for remark in remarks)


def test_pictures_of_one_hand_may_be_of_one_size() -> None:
    small, large = svg(picture_of(LED)), svg(picture_of(LED), rows=3)

    assert height(small) < height(large) == height(svg(picture_of(LED), rows=3))


def height(drawn: str) -> int:
    return int(ET.fromstring(drawn).get("viewBox", "").split()[3])  # noqa: S314 - our own
