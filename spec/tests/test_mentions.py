"""What a text speaks of, read out of either language by hand."""

import pytest

from gouji_spec.mentions import Mentions, differences, in_chinese, in_english
from gouji_spec.text import Text


def numbers(mentions: Mentions) -> set[int]:
    return set(mentions.numbers)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("四副牌，共 216 张", {4, 216}),
        ("各抓三十六张", {36}),
        ("十六张", {16}),
        ("二十张", {20}),
        ("两张 3", {2, 3}),
        ("一手牌", set()),
        ("1 点", {1}),
        ("贴钱", {2}),
        ("四人乱缠里没有够级", set()),
        ("被串三户", set()),
        ("憋3 的手", set()),
        ("照 [[GJ-8.3.2]] 和 S4", set()),
        ("[[二科|second-out]]", {2}),
    ],
)
def test_numbers_in_chinese(text: str, expected: set[int]) -> None:
    assert numbers(in_chinese(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Four decks, 216 cards", {4, 216}),
        ("thirty-six cards", {36}),
        ("twenty cards and sixteen", {20, 16}),
        ("two 3s", {2, 3}),
        ("one set", set()),
        ("is 1", {1}),
        ("Pasted 2s", {2}),
        ("the second out and the third", {2, 3}),
        ("twice the sum", {2}),
        ("hold three and a held-three tribute", set()),
        ("see [[GJ-8.3.2]] and S4", set()),
        ("a [[burn|烧牌]] of two", {2}),
        ("someone, often, none", set()),
    ],
)
def test_numbers_in_english(text: str, expected: set[int]) -> None:
    assert numbers(in_english(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A 两张，K 两张", {"A", "K"}),
        ("大花小花各一", {"big", "small", "joker"}),
        ("没有花", {"joker"}),
        ("同花色的 3", set()),
        ("三张红桃、梅花", set()),
        ("P1 和 S4", set()),
    ],
)
def test_cards_in_chinese(text: str, expected: set[str]) -> None:
    assert set(in_chinese(text).cards) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("two A; two Ks", {"A", "K"}),
        ("A set of one rank. A pair", set()),
        ("A is 1", {"A"}),
        ("of rank 3 to A with any 2s", {"A"}),
        ("Qs, then A", {"Q", "A"}),
        ("a big or a small joker", {"big", "small", "joker"}),
        ("big and small jokers", {"big", "small", "joker"}),
        ("a set that holds both jokers", {"big", "small", "joker"}),
        ("no joker", {"joker"}),
    ],
)
def test_cards_in_english(text: str, expected: set[str]) -> None:
    assert set(in_english(text).cards) == expected


@pytest.mark.parametrize(
    ("zh", "en", "expected"),
    [
        ("1、3、5 号走科", "P1, P3 and P5 are out", {1, 3, 5}),
        ("甲对丁", "seat 1 faces seat 4", {1, 4}),
        ("1 号对 4 号", "seats 1 and 4", {1, 4}),
        ("丙、己", "P3 and P6", {3, 6}),
        ("自己和己方", "oneself and one's side", set()),
    ],
)
def test_seats_in_both(zh: str, en: str, expected: set[int]) -> None:
    assert set(in_chinese(zh).seats) == set(in_english(en).seats) == expected


@pytest.mark.parametrize(
    ("zh", "en"),
    [
        ("两人都进", "both pay"),
        ("双方各进一张", "the two sides pay one each"),
        ("6 号的下家是 1 号", "next after seat 6 is seat 1"),
        ("六个座位编为 1 至 6 号，称甲、乙、丙、丁、戊、己", "six seats are numbered 1 to 6, P1, P2, P3, P4, P5, P6"),
        ("无人亮3", "nobody shows any 3"),
    ],
)
def test_texts_that_agree(zh: str, en: str) -> None:
    assert differences(Text(zh=zh, en=en)) == []


@pytest.mark.parametrize(
    ("zh", "en", "kind"),
    [
        ("至少两张", "at least three", "numbers"),
        ("至少两张", "at least some", "numbers"),
        ("手里剩十张", "eleven cards left", "numbers"),
        ("大花压小花", "a joker beats another", "cards"),
        ("K 两张", "two Q", "cards"),
        ("没有花", "without anything", "cards"),
        ("甲发牌", "P2 leads", "seats"),
        ("1 号发牌", "the first player leads", "seats"),
    ],
)
def test_texts_that_differ(zh: str, en: str, kind: str) -> None:
    assert [entry.kind for entry in differences(Text(zh=zh, en=en))] == [kind]
