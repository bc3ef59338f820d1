"""What a text speaks of: its cards, its numbers and its seats, read out of Chinese and out of English.

Two texts of one clause must speak of the same.  Words are read as a player reads them: 三, three and 3 are
one number, 1 号, 甲 and P1 one seat, 大花 and big joker one card.  Some words hint at a number without
naming it (both, 双方); such a hint excuses the number in the other text and asks for none.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gouji_spec.links import plain
from gouji_spec.text import Text

_NAMES = re.compile(r"\b(?:G[JHI]-[a-z0-9-]+(?:\.[0-9]+)*|S[0-4](?![A-Za-z]))")

_ZH_DIGITS = {**{sign: number for number, sign in enumerate("一二三四五六七八九", start=1)}, "两": 2}
_ZH_NUMBER = re.compile(r"[二三四五六七八九]?十[一二三四五六七八九]?|[二两三四五六七八九]")
_ZH_NO_NUMBER = re.compile(r"万一|四人乱缠|串三户|三言两语|一五一十")
_ZH_TWO = re.compile(r"[双互倍]|另一|对方|面对面")
_ZH_TERM = re.compile(r"[憋会亮买](?:3|三)")
_ZH_SEATS = re.compile(r"[1-6](?:(?:[、，]| 至 |至| 和 |和)[1-6])* ?号")
_ZH_SIGNS = re.compile(r"[甲乙丙丁戊]|(?<!自)己(?!方)")
_ZH_LETTER = re.compile(r"(?<![A-Za-z0-9])[AKQJ](?![A-Za-z0-9])")
_ZH_JOKER = re.compile(r"(?<![同梅红黑])花(?!色)|[大小]王")
_ZH_JOKERS = (("big", re.compile("大[花王]")), ("small", re.compile("小[花王]")))

_EN_ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
_EN_ONES += [f"{ten}teen" for ten in ("thir", "four", "fif", "six", "seven", "eigh", "nine")]
_EN_ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
_EN_WORDS = {
    **{word: number for number, word in enumerate(_EN_ONES, start=1)},
    **{word: number for number, word in enumerate(_EN_ORDINALS, start=1)},
    "twice": 2,
}
_EN_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50}
_EN_NUMBER = re.compile(
    rf"\b(?<![\w-])(?:(?P<tens>{'|'.join(_EN_TENS)})(?:-(?P<ones>{'|'.join(_EN_ONES)}))?"
    rf"|(?P<word>{'|'.join(_EN_WORDS)}))s?\b",
    re.IGNORECASE,
)
_EN_TERM = re.compile(r"\b(?:held|holds?|holding)[ -]threes?\b", re.IGNORECASE)
_EN_TWO = re.compile(
    r"\b(?:both|either|neither|pairs?|other|doubled?|doubles|between|each other|partners|alternately|face|opposites)\b",
    re.IGNORECASE,
)
_EN_SEATS = re.compile(r"\bseats? ([1-6])((?:(?:, | and | or | to )(?:seat )?[1-6]\b)*)", re.IGNORECASE)
_EN_P = re.compile(r"\bP([1-6])\b")
_EN_LETTER = re.compile(r"\b([KQJ])s?\b")
_EN_ACE = re.compile(r"(?<=[A-Za-z0-9,] )As?\b|\bA(?= is \d|[,;:.)]| (?:to|and|or) (?:[2-9KQJ]|10)\b)")
_EN_JOKER = re.compile(r"\bjokers?\b", re.IGNORECASE)
_EN_BIG = re.compile(r"\bbig(?:,? (?:and|or) (?:an? )?small)? (?:joker|one)", re.IGNORECASE)
_EN_SMALL = re.compile(r"\bsmall(?:,? (?:and|or) (?:an? )?big)? (?:joker|one)", re.IGNORECASE)
_EN_BOTH = re.compile(r"\bboth (?:kinds of )?jokers\b", re.IGNORECASE)
_EN_CARDS = (
    ("A", _EN_ACE),
    ("joker", _EN_JOKER),
    ("big", _EN_BIG),
    ("small", _EN_SMALL),
    ("big", _EN_BOTH),
    ("small", _EN_BOTH),
)
_DIGITS = re.compile(r"\d+")

_KEPT: Final = 4096
"""Texts that need not be read again when the law is checked again: it has half as many."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """What one text speaks of.

    Attributes:
        cards: ``joker``, ``big``, ``small`` and the letters ``A K Q J``; number cards are among the numbers.
        numbers: from two up, and one where it is written as a digit.
        seats: one to six.
        hinted: numbers that the text may be taken to mean without naming them.
    """

    cards: frozenset[str]
    numbers: frozenset[int]
    seats: frozenset[int]
    hinted: frozenset[int]


@dataclass(frozen=True, slots=True)
class Difference:
    """What only one of two texts speaks of; *kind* is ``cards``, ``numbers`` or ``seats``."""

    kind: str
    zh: tuple[str, ...]
    en: tuple[str, ...]


@lru_cache(_KEPT)
def in_chinese(text: str) -> Mentions:
    """Return what the Chinese *text* speaks of."""
    words, terms = _ZH_TERM.subn("", _ZH_NO_NUMBER.sub("", _NAMES.sub("", plain(text))))
    seats = {"甲乙丙丁戊己".index(sign) + 1 for sign in _ZH_SIGNS.findall(words)}
    counted = {int(digit) for found in _ZH_SEATS.findall(words) for digit in _DIGITS.findall(found)}
    words = _ZH_SEATS.sub("", words)
    numbers = {_chinese_number(found) for found in _ZH_NUMBER.findall(words)}
    numbers |= {int(found) for found in _DIGITS.findall(words)}
    numbers |= {2} if "钱" in words else set()
    hinted = {1} | counted | ({2} if _ZH_TWO.search(words) else set()) | ({3} if terms else set())
    cards = set(_ZH_LETTER.findall(words)) | ({"joker"} if _ZH_JOKER.search(words) else set())
    cards |= {name for name, sign in _ZH_JOKERS if sign.search(words)}
    return Mentions(frozenset(cards), frozenset(numbers), frozenset(seats | counted), frozenset(hinted))


def _chinese_number(signs: str) -> int:
    tens, ten, ones = signs.partition("十")
    if not ten:
        return _ZH_DIGITS[signs]
    return (_ZH_DIGITS[tens] if tens else 1) * 10 + (_ZH_DIGITS[ones] if ones else 0)


@lru_cache(_KEPT)
def in_english(text: str) -> Mentions:
    """Return what the English *text* speaks of."""
    words, terms = _EN_TERM.subn("", _NAMES.sub("", plain(text)))
    seats = {int(found) for found in _EN_P.findall(words)}
    words = _EN_P.sub("", words)
    counted = {int(digit) for found in _EN_SEATS.finditer(words) for digit in _DIGITS.findall(found.group())}
    words = _EN_SEATS.sub("", words)
    numbers = {_english_number(found) for found in _EN_NUMBER.finditer(words)} - {1}
    numbers |= {int(found) for found in _DIGITS.findall(words)}
    hinted = {1} | counted | ({2} if _EN_TWO.search(words) else set()) | ({3} if terms else set())
    cards = set(_EN_LETTER.findall(words))
    cards |= {name for name, sign in _EN_CARDS if sign.search(words)}
    return Mentions(frozenset(cards), frozenset(numbers), frozenset(seats | counted), frozenset(hinted))


def _english_number(found: re.Match[str]) -> int:
    if found["word"]:
        return _EN_WORDS[found["word"].lower()]
    return _EN_TENS[found["tens"].lower()] + (_EN_WORDS[found["ones"].lower()] if found["ones"] else 0)


def differences(text: Text) -> list[Difference]:
    """Return what the two languages of *text* do not both speak of, none where they agree."""
    zh, en = in_chinese(text.zh), in_english(text.en)
    found = [
        Difference("cards", _sorted(zh.cards - en.cards), _sorted(en.cards - zh.cards)),
        Difference(
            "numbers",
            _sorted(zh.numbers - en.numbers - en.hinted),
            _sorted(en.numbers - zh.numbers - zh.hinted),
        ),
        Difference("seats", _sorted(zh.seats - en.seats), _sorted(en.seats - zh.seats)),
    ]
    return [entry for entry in found if entry.zh or entry.en]


def _sorted(items: frozenset[str] | frozenset[int]) -> tuple[str, ...]:
    return tuple(str(item) for item in sorted(items, key=lambda item: (len(str(item)), str(item))))
