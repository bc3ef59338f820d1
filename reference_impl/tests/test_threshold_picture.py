"""The picture of the thresholds: what Article 9 says of each set in it, and the text that says the same."""

import xml.etree.ElementTree as ET

from gouji_rulings.threshold_picture import SETS, threshold_picture, told

ENOUGH = ["TTTTT", "JJJJ", "QQQ", "KK", "AA", "2", "S", "B", "TTTT2", "QQ2", "9S"]
"""GJ-9.2, and for the last three GJ-9.2.2 and GJ-9.2.3."""
MISSES = ["TTTT", "JJJ", "QQ", "K", "A", "TTT2", "Q2", "99999999"]
"""One card fewer each; and no number of 9s is enough (GJ-9.2.4)."""


def test_the_sets_are_those_at_and_just_below_each_threshold() -> None:
    assert [enough for enough, _ in SETS] == ENOUGH
    assert [misses for _, misses in SETS if misses] == MISSES


def test_the_engine_says_of_each_what_the_clause_does() -> None:
    assert all(told(cards) for cards in ENOUGH)
    assert not any(told(cards) for cards in MISSES)


def test_every_card_is_drawn_and_marked_by_what_the_engine_says() -> None:
    root = ET.fromstring(threshold_picture())  # noqa: S314 - our own text
    assert len(root.findall("rect")) == sum(map(len, ENOUGH + MISSES))
    marks = [element.text for element in root.findall("text") if element.text in {"✓", "✗"}]
    assert (marks.count("✓"), marks.count("✗")) == (len(ENOUGH), len(MISSES))


def test_it_has_a_text_in_both_languages() -> None:
    label = ET.fromstring(threshold_picture()).attrib["aria-label"]  # noqa: S314 - our own text
    assert "不够级: 10 10 10 10、JJJ、QQ" in label
    assert "a gouji set: TTTTT, JJJJ, QQQ, KK" in label
