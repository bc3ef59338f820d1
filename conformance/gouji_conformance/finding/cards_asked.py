"""Cards in a query: 四个十, ``10*4``, ``two kings``, 9挂小王, 小王压大王.

``docs/gouji_docs/static/finding.js`` reads them in the same way.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypedDict

from gouji_conformance.finding.phrases import LONGEST

ORDER: Final = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "S", "B")
"""Every card from low to high, as it is written."""
_MOST: Final = {"S": 4, "B": 4}
_OF_A_RANK: Final = 16
_DIGITS: Final = re.compile(r"(10|[2-9])+")
_LETTERS: Final = re.compile(r"(a+|k+|q+|j+)[sb]*")
_JOKERS: Final = re.compile(r"[sb]+")
_TIMES: Final = re.compile(r"(^|[^A-Za-z0-9])(10|[2-9AKQJSBakqjsb])\s*[*\u00d7xX]\s*([0-9]{1,2})(?![0-9])")
_PLURAL: Final = re.compile(r"([0-9AKQJ])s(?![A-Za-z0-9])")
_NO_CARDS: Final = re.compile(r"[0-9]\s*[.\-]\s*[0-9]|第")
_SETS: Final = 2
_SHORT: Final = 2
"""Units of the longest phrase that does not count against cards."""

Counts = dict[str, int]


class CardWords(TypedDict):
    """How cards are spoken of, every word as ``phrases.key`` has it.

    Attributes:
        ranks: a word → the card.
        named: a card → the token of the thing it is.
        numbers: a word → how many.
        measures: what may stand between a number and a card.
        joins: what may stand between the cards of a set.
        about: tokens of what may be said of sets.
    """

    ranks: dict[str, str]
    named: dict[str, str]
    numbers: dict[str, int]
    measures: list[str]
    joins: list[str]
    about: list[str]


class CardsAsked(NamedTuple):
    """The set that is asked about, the one on the table that it is to beat, and what is said of them."""

    sets: list[Counts]
    tokens: list[str]

    @property
    def text(self) -> list[str]:
        """The sets as cards are written, ``K*2 S``."""
        return [written(counts) for counts in self.sets]


def written(counts: Counts) -> str:
    """Return *counts* as cards are written.

    >>> written({"S": 1, "K": 2})
    'K*2 S'
    """
    return " ".join(f"{card}*{counts[card]}" if counts[card] > 1 else card for card in ORDER if card in counts)


def prepared(words: str) -> str:
    """Return *words* with ``10*4`` and ``three Ks`` as they are spoken."""
    return _PLURAL.sub(r"\1", _TIMES.sub(r"\1 \3张\2 ", words))


def may_hold_cards(words: str) -> bool:
    """Tell whether numbers in *words* may be cards: not those of clauses."""
    return _NO_CARDS.search(words) is None


class CardReader:
    """Reads the sets of a query; *raw* are its units, *some* the same without endings."""

    def __init__(
        self, words: CardWords, phrases: dict[str, list[str]], raw: Sequence[str], some: Sequence[str]
    ) -> None:
        self._words = words
        self._phrases = phrases
        self._raw = raw
        self._some = some

    def read(self) -> CardsAsked | None:
        """Return the sets that are asked about; None where the query is about something else."""
        sets: list[Counts] = [{}]
        tokens: list[str] = []
        at = 0
        while at < len(self._raw):
            size, cards = self._cards_at(at, after=bool(sets[-1]))
            if self._means_more(at, size):
                return None
            for card, many in cards:
                sets[-1][card] = sets[-1].get(card, 0) + many
            if not size and sets[-1]:
                size = self._known_at(at, self._words["joins"])
            if not size:
                size, said = self._said_at(at)
                tokens += [token for token in said if token not in tokens]
                if "=beat" in said and sets[-1]:
                    sets.append({})
            if not size:
                return None
            at += size
        if not sets[-1]:
            sets.pop()
        fits = all(many <= _MOST.get(card, _OF_A_RANK) for counts in sets for card, many in counts.items())
        return CardsAsked(sets, tokens) if 0 < len(sets) <= _SETS and fits else None

    def _key(self, at: int, size: int) -> str:
        return " ".join(self._some[at : at + size])

    def _means_more(self, at: int, size: int) -> bool:
        """Tell whether a longer phrase of another thing begins at *at* than the *size* units that name cards there."""
        longest = next(
            (it for it in range(min(LONGEST, len(self._some) - at), 0, -1) if self._key(at, it) in self._phrases), 0
        )
        tokens = self._phrases[self._key(at, longest)] if longest > max(size, _SHORT) else []
        return any(token not in self._words["about"] and not token.startswith("=over-") for token in tokens)

    def _known_at(self, at: int, known: Sequence[str] | dict[str, int] | dict[str, str]) -> int:
        """Return how many units the longest of the *known* words has that begins at *at*."""
        sizes = range(min(LONGEST, len(self._some) - at), 0, -1)
        return next((size for size in sizes if self._key(at, size) in known), 0)

    def _said_at(self, at: int) -> tuple[int, list[str]]:
        """Return the size of what is said of sets at *at*, and its tokens, none for idle words."""
        for size in range(min(LONGEST, len(self._some) - at), 0, -1):
            tokens = self._phrases.get(self._key(at, size))
            if tokens is not None and all(token in self._words["about"] for token in tokens):
                return size, tokens
        return 0, []

    def _cards_at(self, at: int, *, after: bool) -> tuple[int, list[tuple[str, int]]]:
        """Return how many units name cards at *at*, and the cards; *after* others, ``S`` and ``B`` are jokers."""
        many = self._known_at(at, self._words["numbers"])
        if many:
            size = many
            while measure := self._known_at(at + size, self._words["measures"]):
                size += measure
            rank = self._known_at(at + size, self._words["ranks"])
            if rank and (size > many or not self._two_numbers(at, at + size)):
                card = self._words["ranks"][self._key(at + size, rank)]
                return size + rank, [(card, self._words["numbers"][self._key(at, many)])]
            if size > many:  # so many cards, but of no rank
                return 0, []
        rank = self._known_at(at, self._words["ranks"])
        if rank and not (self._raw[at] in _NUMERALS and self._raw[at + 1 : at + 2] == ["牌"]):
            return rank, [(self._words["ranks"][self._key(at, rank)], 1)]
        signs = _signs(self._raw[at], after=after, alone=len(self._raw) == 1)
        return (1, [(sign, 1) for sign in signs]) if signs else (0, [])

    def _two_numbers(self, one: int, other: int) -> bool:
        """Tell whether both units are figures, or both numerals: 10 10 are two tens, not ten of them."""
        left, right = self._raw[one], self._raw[other]
        return (left.isdigit() and right.isdigit()) or (left in _NUMERALS and right in _NUMERALS)


def _signs(unit: str, *, after: bool, alone: bool) -> list[str]:
    """Return the cards that *unit* is written with, ``kks`` or 888; none where it is something else."""
    if _DIGITS.fullmatch(unit):
        found = _ONE_DIGIT.findall(unit)
        return found if len(set(found)) == 1 or len(found) > _SETS else []
    spelt = _LETTERS.fullmatch(unit) and (len(unit) > 1 or unit != "a" or alone or after) and (alone or unit != "as")
    return list(unit.upper()) if spelt or (after and _JOKERS.fullmatch(unit)) else []


_NUMERALS: Final = "一二三四五六七八九十"
_ONE_DIGIT: Final = re.compile(r"10|[2-9]")
