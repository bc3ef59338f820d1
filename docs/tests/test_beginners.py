"""What a newcomer and a table about to start are shown: who may act, a short hand, what to agree on."""

from pathlib import Path

import pytest
from test_site import read

from gouji.play.position import parse_position
from gouji.rules import rules_of
from gouji_conformance.annotated_game import read_game
from gouji_docs.agreements import SHEET
from gouji_docs.hand_page import FILE
from gouji_docs.who_may_act import SITUATIONS, Situation, numbered, said
from gouji_spec.options import options
from gouji_spec.ruleset import Ruleset

RULES = rules_of(Ruleset.of("outline"))
ASKED = (
    ["P4: play, pass, yield", "P5: play, pass", "P6: play, pass", "P4: cover, allow another to cover"],
    ["P3: burn, decline to burn", "P6: burn, decline to burn", "P4: play, cover, allow another to cover"],
    ["P2: play, pass", "P3: play, pass", "P5: play, pass", "P6: play, pass"],
    ["P3: play, pass", "P5: play, pass", "P6: play, pass"],
)
"""By GJ-8.5.4 and GJ-12.1.1; GJ-10.2.2 and GJ-9.3; GJ-17.2.1; GJ-18.1.3."""


@pytest.mark.parametrize(("situation", "asked"), tuple(zip(SITUATIONS, ASKED, strict=True)))
def test_who_may_act_is_what_the_clauses_say(situation: Situation, asked: list[str]) -> None:
    assert [words.en for words in said(parse_position(situation.position).state(RULES), RULES)] == asked


def test_each_seat_has_the_number_of_its_first_turn() -> None:
    picture = numbered(parse_position(SITUATIONS[0].position).state(RULES), RULES)
    assert {shown.seat: shown.remark.en for shown in picture.seats if shown.acts} == {4: "(1)", 5: "(2)", 6: "(3)"}


def test_the_sheet_has_ten_lines_of_options_that_there_are() -> None:
    named = [name for line in SHEET for name in line.options]
    assert len(SHEET) == 10
    assert len(set(named)) == len(named)
    assert set(named) <= set(options().options)


def test_the_sheet_offers_every_value_of_its_options(pages: Path) -> None:
    spoken = "".join(text for found, text in read(pages / "agree.html").texts if found == "zh-Hans")
    values = [value.name.zh for line in SHEET for name in line.options for value in options().options[name].values]
    assert [name for name in values if name not in spoken] == []


def test_the_short_hand_is_shown_as_it_was_ruled(pages: Path) -> None:
    texts = [text for found, text in read(pages / "ten-minutes.html").texts if found == "en"]
    game = read_game(FILE)
    at = -1
    for ruling in game.rulings:
        at = texts.index(ruling.why.en.replace("'", "’"), at + 1)
    assert texts.count("refused") == sum(not ruling.accepted for ruling in game.rulings)


def test_the_ways_in_stand_on_the_front_page(pages: Path) -> None:
    front = (pages / "index.html").read_text(encoding="utf-8")
    for name in ("ten-minutes", "questions", "is-there", "agree"):
        assert f'href="{name}.html"' in front
