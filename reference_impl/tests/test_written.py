"""Positions as people write them: what is read from Chinese, full-width signs and several lines."""

import pytest

from gouji.play.position import PositionError, parse_action, parse_position
from gouji.play.written import CHINESE_VERBS

PLAIN = "K*2 3/A*2 45/5/67/8/9; lead P1; P1 play KK; P2 burn AA"


@pytest.mark.parametrize(
    "text",
    [
        "K*2 3/A*2 45/5/67/8/9；发牌 甲；甲 出牌 KK；乙 烧牌 AA",
        "KK3/AA45/5/67/8/9；甲首发；甲：发牌 K K；乙烧 A、A",
        "KK３/AA４５/５/６７/８/９；lead Ｐ１；Ｐ１ play KK；P2 burn AA；",
        "KK3/AA45/5/\n67/8/9\nlead P1\n\nP1 play KK;\nP2 burn AA\n",
    ],
)
def test_it_is_read_as_it_is_written(text: str) -> None:
    assert str(parse_position(text)) == str(parse_position(PLAIN))


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("9/9/-/-/9/9；甲发牌；走科 丙、丁", "9/9/-/-/9/9; lead P1; out P3 P4"),
        (
            "9/9/-/9/9/-；甲发牌；丙走科；革命 己",
            "9/9/-/9/9/-; lead P1; out P3; revolution P6",
        ),
        ("9/9/9/9/9/9；发牌乙；取消牌权 丙丙", "9/9/9/9/9/9; lead P2; lost P3 P3"),
    ],
)
def test_what_is_said_of_seats_is_read(text: str, plain: str) -> None:
    assert str(parse_position(text)) == plain


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("丁 过牌", "P4 pass"),
        ("丁 让牌", "P4 yield"),
        ("丁 扣", "P4 cover"),
        ("丁 不烧", "P4 decline"),
        ("丁 申请接风", "P4 wind"),
        ("丁 认可他人代扣 戊", "P4 allow_cover P5"),
        ("丁 放弃要头", "P4 renounce"),
        ("丁 取消一次牌权", "P4 lose_turn"),
        ("丁 罚为大落", "P4 make_last"),
        ("丁管 小 2 2", "P4 play 22S"),
        ("丁 挑牌 乙 99、10", "P4 pick P2 99, T"),
    ],
)
def test_every_verb_has_chinese_words(text: str, plain: str) -> None:
    assert str(parse_action(text)) == plain


def test_another_word_is_no_verb_and_the_verbs_are_named() -> None:
    with pytest.raises(PositionError) as wrong:
        parse_action("丁 飞 9")

    assert all(verb in wrong.value.problem_zh for verb in CHINESE_VERBS)
    assert "'飞'" in wrong.value.problem_zh
