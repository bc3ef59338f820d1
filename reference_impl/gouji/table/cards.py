"""Cards: the fifteen ranks, the text notation in both languages, and counts of cards.

A card is a rank; suits matter only while dealing.  Cards are held as *counts*: how many of each rank,
lowest first, so that the order in which cards were written can never matter (GJ-8.2.1, GJ-8.2.2).
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, repeat
from operator import add, le, sub
from typing import Final, Literal

RANKS: Final = "3456789TJQKA2SB"
"""Every rank from low to high as text writes it: S is the small joker (小花), B the big joker (大花)."""

THREE: Final = 0
FOUR: Final = 1
TEN: Final = 7
JACK: Final = 8
QUEEN: Final = 9
KING: Final = 10
ACE: Final = 11
TWO: Final = 12
SMALL: Final = 13
BIG: Final = 14

HAND_SIZE: Final = 36
DECK: Final[tuple[int, ...]] = (16,) * 13 + (4, 4)
"""How many of each rank the four decks hold: sixteen, and four of each joker; 216 in all."""

Counts = tuple[int, ...]
"""Fifteen numbers, the cards of each rank from 3 to the big joker."""

NO_CARDS: Final[Counts] = (0,) * 15

_CHINESE: Final = {"T": "10", "S": "小", "B": "大"}
_READ: Final[dict[str, int]] = {**{text: rank for rank, text in enumerate(RANKS)}, "小": SMALL, "大": BIG}
_COUNT_DIGITS: Final = 2


class CardsError(ValueError):
    """A text that is not cards.

    Attributes:
        text: what was given.
        at: index of the character at fault.
        problem: what is wrong and what was expected, in English.
        problem_zh: the same in Chinese.
    """

    def __init__(self, text: str, at: int, problem: str, problem_zh: str) -> None:
        self.text = text
        self.at = at
        self.problem = problem
        self.problem_zh = problem_zh
        super().__init__(f"cards {text!r}, character {at + 1}: {problem}")


class TooManyCardsError(CardsError):
    """Cards that nobody can hold: more of a rank than the four decks have (GJ-2.1)."""


def parse_cards(text: str) -> Counts:
    """Return the counts of the cards written in *text*.

    A card is one of ``B S 2 A K Q J T 9 … 3`` (``10``, ``大`` and ``小`` are read too).  ``X*n`` stands
    for *n* of them, 1 to 16; a space or the end of the text closes it, and no other space means anything.

    >>> cards_text(parse_cards("9 S 9 2"))
    '992S'
    >>> size(parse_cards("5*10"))
    10

    Raises:
        TooManyCardsError: more of a rank than the four decks hold.
        CardsError: an unknown card, or a malformed ``X*n``.
    """
    return _kept(text) if len(text) <= _LONGEST_KEPT else _counts_in(text)


def _counts_in(text: str) -> Counts:
    counts = [0] * 15
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        start = at
        rank, at = _read_rank(text, at)
        many = 1
        if at < len(text) and text[at] == "*":
            many, at = _read_many(text, at + 1)
        counts[rank] += many
        if counts[rank] > DECK[rank]:
            card = RANKS[rank]
            raise TooManyCardsError(
                text,
                start,
                f"more than {DECK[rank]} of {card}; the four decks hold no more",
                f"{_CHINESE.get(card, card)} 超过 {DECK[rank]} 张，四副牌里没有这么多",
            )
    return tuple(counts)


_LONGEST_KEPT: Final = 80
"""Characters: no hand is longer when it is written in any usual way."""


@lru_cache(maxsize=4096)
def _kept(text: str) -> Counts:
    return _counts_in(text)


def _read_rank(text: str, at: int) -> tuple[int, int]:
    if text.startswith("10", at):
        return TEN, at + 2
    rank = _READ.get(text[at])
    if rank is None:
        raise CardsError(
            text,
            at,
            f"unknown card {text[at]!r}; expected one of B S 2 A K Q J T 9 8 7 6 5 4 3",
            f"不认得的牌 {text[at]!r}；应为 大 小 2 A K Q J 10 9 8 7 6 5 4 3 之一",
        )
    return rank, at + 1


def _read_many(text: str, at: int) -> tuple[int, int]:
    end = at
    while end < len(text) and text[end] != " ":
        end += 1
    digits = text[at:end]
    plain = digits.isascii() and digits.isdigit() and len(digits) <= _COUNT_DIGITS and not digits.startswith("0")
    if not plain or int(digits) > DECK[THREE]:
        raise CardsError(
            text,
            at,
            f"expected a number from 1 to 16, then a space or the end, after '*'; found {digits!r}",
            f"“*”后应为 1 至 16 的数，再接空格或结尾；现为 {digits!r}",
        )
    return int(digits), end


@lru_cache(maxsize=4096)
def cards_text(counts: Counts, language: Literal["en", "zh"] = "en") -> str:
    """Return *counts* as text, naturals from high to low, then 2s, small and big jokers.

    Seven or more of a rank are written ``X*n``; a Chinese 10 stands apart.  ``parse_cards`` reads it back.

    >>> cards_text(parse_cards("B 9*10 2"))
    '9*10 2B'
    """
    parts: list[str] = []
    for rank in (*range(ACE, -1, -1), TWO, SMALL, BIG):
        many = counts[rank]
        card = rank_text(rank, language)
        if many >= 7:
            parts.append(f"{card}*{many} ")
        elif card == "10":
            parts.append(" 10" * many + " " if many else "")
        else:
            parts.append(card * many)
    return " ".join("".join(parts).split())


def rank_text(rank: int, language: Literal["en", "zh"] = "en") -> str:
    """Return the text of one rank: ``T`` in English is ``10`` in Chinese.

    >>> rank_text(BIG, "zh")
    '大'
    """
    card = RANKS[rank]
    return _CHINESE.get(card, card) if language == "zh" else card


def size(counts: Counts) -> int:
    """Return how many cards *counts* holds."""
    return sum(counts)


def counts_of(ranks: Iterable[int]) -> Counts:
    """Return the counts of single cards given by rank."""
    counts = [0] * 15
    for rank in ranks:
        counts[rank] += 1
    return tuple(counts)


def plus(counts: Counts, more: Counts) -> Counts:
    """Return the cards of both."""
    return tuple(map(add, counts, more))


def less(counts: Counts, gone: Counts) -> Counts:
    """Return *counts* without *gone*, all of which it holds."""
    return tuple(map(sub, counts, gone))


def holds(counts: Counts, wanted: Counts) -> bool:
    """Tell whether all of *wanted* are among *counts*."""
    return all(map(le, wanted, counts))


def falling(counts: Counts) -> tuple[int, ...]:
    """Return the rank of each card, the highest first."""
    return tuple(chain.from_iterable(map(repeat, range(BIG, THREE - 1, -1), reversed(counts))))
