"""A position is one text, read and written back; what is none is said where."""

import pytest

from gouji.play.position import PositionError, parse_position
from gouji.rules import rules_of
from gouji_spec.ruleset import Ruleset

OUTLINE = rules_of(Ruleset.of("outline"))
TEXT = "993/TT/4/KK5/6/7; lead P1; P1 play 99; P2 play TT; P3 pass"


def test_a_position_is_read_and_written() -> None:
    at = parse_position(TEXT)
    assert str(at) == TEXT
    assert parse_position(str(at)) == at
    assert hash(parse_position(repr(at)[16:-2])) == hash(at)
    state = at.state(OUTLINE)
    assert state.turn is not None
    assert state.turn.seat == 4


def test_everything_a_position_may_say() -> None:
    text = "99/10 10/-/KK/2 小/-; lead 甲; out P3; revolution 6；P1 play 99; P5 burn 2 S"
    assert str(parse_position(text)) == "99/TT/-/KK/2S/-; lead P1; out P3; revolution P6; P1 play 99; P5 burn 2S"
    assert str(parse_position("9/9/9/9/9/9; lead P2; P2 allow_cover P3;")).endswith("P2 allow_cover P3")


def test_a_wrong_follow_that_costs_the_turn_is_part_of_the_hand() -> None:
    state = parse_position("99/8 4/4/5/6/7; lead P1; P1 play 9; P2 play 8").state(OUTLINE)
    assert state.turn is not None
    assert state.turn.seat == 3


@pytest.mark.parametrize(
    ("text", "part", "words"),
    [
        ("", 1, "six hands"),
        ("9/9/9; lead P1", 1, "six hands"),
        ("9/9/9/9/9/x; lead P1", 1, "P6"),
        ("9/9/9/9/9/9", 1, "who leads"),
        ("9/9/9/9/9/9; lead P7", 2, "P7"),
        ("9/9/9/9/9/9; lead P1; P1 sing", 3, "sing"),
        ("9/9/9/9/9/9; lead P1; P1 play 9x", 3, "unknown card"),
        ("9/9/9/9/9/9; lead P1; P1 pass 9", 3, "nothing goes with"),
        ("9/9/9/9/9/9; lead P1; P1 play 8", 3, "cards_not_held"),
        ("9/9/9/9/9/9; lead P1; out P2; P1 play 9", 1, "P2 is out"),
        ("9/-/9/9/9/9; lead P1", 1, "P2 is in play"),
        ("9/9/9/9/9/9; lead P1; revolution P2", 1, "P2 has revolted"),
        ("9/-/9/9/9/9; lead P1; out P2 P2", 2, "twice"),
        ("BBB/BB/9/9/9/9; lead P1", 1, "more than 4 of B"),
    ],
)
def test_what_is_no_position_is_said_where(text: str, part: int, words: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(text).state(OUTLINE)
    assert caught.value.part == part
    assert words in caught.value.problem
    assert caught.value.problem_zh
