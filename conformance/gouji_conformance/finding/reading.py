"""What a query means: its units, the things it names, what was misheard or mistyped in it.

``docs/gouji_docs/static/finding.js`` reads it in the same way.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from gouji_conformance.finding.cards_asked import CardReader, CardsAsked, Counts, may_hold_cards, prepared
from gouji_conformance.finding.index import Index
from gouji_conformance.finding.phrases import longest_at, pairs, sound
from gouji_conformance.finding.spelling import nearest
from gouji_conformance.finding.units import is_sign, normal, stem, units

THING: Final = 6
WORD: Final = 4
SIGN: Final = 2
"""What a thing, a word, and a sign or a number weigh in a query."""
_MOST_HEARD: Final = 6
"""Units of the longest word that is listened for."""
_SELDOM: Final = 6
"""Numbers of a posting's list that only a few entries hold: nobody meant such a word and mistyped it."""
_LATIN_HEARD: Final = 6
"""Letters of the shortest sound that may be typed with one wrong."""


_SETS: Final = ("=gouji", "=gouji-set")
_SAID_OF_ANY: Final = ("=set", "=single", "=lead", "=follow")
"""What says of a set that it is one, and nothing more."""


class Correction(NamedTuple):
    """What was typed, what it was taken for, and whether it was pinyin as it should be, no mistake."""

    typed: str
    taken: str
    pinyin: bool


class Asked(NamedTuple):
    """What a query asks for.

    Attributes:
        key: all its units, as names are looked up by.
        bare: those of them that are not idle.
        tokens: each with its weight; what is found should hold them all.
        hints: pairs of signs as they were typed: whoever holds them goes before.
        corrected: what was taken for something else than it is.
        cards: the sets that are asked about, None where none are.
    """

    key: str
    bare: str
    tokens: list[tuple[str, int]]
    hints: list[str]
    corrected: list[Correction]
    cards: CardsAsked | None


class _Part(NamedTuple):
    """Some units of a query: what they come to; nothing where they are idle, None where they are not known."""

    size: int
    tokens: list[str] | None
    correction: Correction | None = None


def _things(counts: Counts) -> Iterator[str]:
    """Yield what there is in a set beside its own cards: what is hung on it, and what is pasted."""
    if len(counts) > 1 and ("S" in counts or "B" in counts):
        yield "=hung"
    if "2" in counts and any(card not in ("2", "S", "B") for card in counts):
        yield "=pasted"


class Reader:
    """Reads queries by an index."""

    def __init__(self, index: Index) -> None:
        self.index = index
        self._simplified = dict(zip(index["traditional"], index["simplified"], strict=True))
        self._syllable = {sign: name for name, signs in index["syllables"].items() for sign in signs}

    def normal(self, words: str) -> str:
        """Return *words* as they are compared."""
        return normal(words, self._simplified)

    def asked(self, words: str) -> Asked:
        """Return what *words* ask for."""
        raw = units(self.normal(prepared(words)))
        some = [stem(unit) for unit in raw]
        cards = self._cards(words, raw, some)
        tokens: dict[str, int] = {}
        bare: list[str] = []
        corrected: list[Correction] = []
        loose: list[str] = []
        at = 0
        while at < len(raw):
            part = self._part(raw, some, at, listen=cards is None)
            if part.correction is not None:
                corrected.append(part.correction)
            if part.tokens is None:
                loose.append(some[at])
            else:
                self._note(tokens, self._loose(loose))
                self._note(tokens, ((token, THING) for token in part.tokens))
                loose = []
            if part.tokens is None or part.tokens:
                bare += some[at : at + part.size]
            at += part.size
        self._note(tokens, self._loose(loose))
        self._note(tokens, ((token, THING) for token in self._apart(bare)))
        hints = [pair for pair in dict.fromkeys(pairs(some)) if pair in self.index["postings"]]
        self._note(tokens, ((token, THING) for token in self._together(tokens)))
        if cards is not None:
            tokens = self._about(cards, tokens)
        if not tokens:
            self._note(tokens, ((pair, SIGN) for pair in hints))
        return Asked(" ".join(some), " ".join(bare), list(tokens.items()), hints, corrected, cards)

    def _apart(self, bare: list[str]) -> Iterator[str]:
        """Yield the tokens of phrases whose units stand apart in the query, idle words between them."""
        at = 0
        while at < len(bare):
            size = longest_at(bare, at, self.index["bare"])
            yield from self.index["bare"][" ".join(bare[at : at + size])] if size else ()
            at += max(size, 1)

    def _together(self, tokens: dict[str, int]) -> list[str]:
        """Return what the things mean that are asked of together."""
        asked = {wider for token in tokens for wider in (token, *self.index["wider"].get(token, ()))}
        found: list[str] = []
        for *things, meaning in self.index["together"]:
            if all(thing in asked for thing in things):
                found.append(meaning)
                asked.add(meaning)
        return found

    def _cards(self, words: str, raw: list[str], some: list[str]) -> CardsAsked | None:
        if not may_hold_cards(words):
            return None
        return CardReader(self.index["cards"], self.index["phrases"], raw, some).read()

    def _about(self, asked: CardsAsked, tokens: dict[str, int]) -> dict[str, int]:
        """Return what a query about sets asks for: what a set of this kind is, before what its cards are."""
        named = {*self.index["cards"]["named"].values(), *_SAID_OF_ANY}
        found = {token: SIGN if token in named else weight for token, weight in tokens.items() if token[0] == "="}
        more = [thing for counts in asked.sets for thing in _things(counts)]
        other = more or any(weight > SIGN for token, weight in found.items() if token not in _SETS)
        self._note(found, iter([("=gouji-set", WORD if other else THING), *((thing, THING) for thing in more)]))
        return found

    def _part(self, raw: list[str], some: list[str], at: int, *, listen: bool) -> _Part:
        """Return what begins at *at*: a word by its sound, where it is longer than any that is written so."""
        size = longest_at(some, at, self.index["phrases"])
        heard = self._heard_at(raw, some, at, size) if listen else None
        if heard is not None:
            return heard
        if size:
            return _Part(size, self.index["phrases"][" ".join(some[at : at + size])])
        if not listen or is_sign(raw[at]) or raw[at].isdigit() or some[at] in self.index["postings"]:
            return _Part(1, None)
        return self._misspelt(raw[at], some[at])

    def _heard_at(self, raw: list[str], some: list[str], at: int, written: int) -> _Part | None:
        for size in range(min(_MOST_HEARD, len(raw) - at), written, -1):
            window = raw[at : at + size]
            letters = self._sound_of(window)
            if letters not in self.index["heard"] or self._cuts(some, at, size):
                continue
            if not self._is_written(some[at : at + size]):
                taken = self.index["heard_names"][letters]
                pinyin = not is_sign(window[0])
                return _Part(size, self.index["heard"][letters], Correction("".join(window), taken, pinyin))
        return None

    def _cuts(self, some: list[str], at: int, size: int) -> bool:
        """Tell whether a phrase begins among *size* units at *at* and goes on behind them."""
        return any(longest_at(some, at + one, self.index["phrases"]) > size - one for one in range(1, size))

    def _sound_of(self, window: list[str]) -> str:
        """Return the sound of units that are all Chinese signs, two at least, or all letters; else nothing."""
        if all(map(is_sign, window)):
            known = len(window) > 1 and all(sign in self._syllable for sign in window)
            return sound("".join(self._syllable[sign] for sign in window)) if known else ""
        return sound("".join(window)) if all("a" <= unit[0] <= "z" for unit in window) else ""

    def _is_written(self, window: list[str]) -> bool:
        """Tell whether the law has these units as they stand, or each is a word: then nothing was misheard."""
        phrases, postings = self.index["phrases"], self.index["postings"]
        if all(unit in phrases for unit in window):
            return True
        if is_sign(window[0]):
            return all(pair in postings for pair in pairs(window))
        return all(unit in postings or unit in phrases for unit in window)

    def _misspelt(self, typed: str, word: str) -> _Part:
        """Return what a word that nobody knows was to be: a word, or one in pinyin."""
        found = nearest(word, self._known())
        if found:
            tokens = self.index["phrases"].get(found)
            return _Part(1, [found] if tokens is None else tokens, Correction(typed, found, pinyin=False))
        letters = nearest(sound(typed), ((it, 0) for it in self.index["heard"])) if len(typed) >= _LATIN_HEARD else ""
        if letters:
            taken = self.index["heard_names"][letters]
            return _Part(1, self.index["heard"][letters], Correction(typed, taken, pinyin=False))
        return _Part(1, None)

    def _known(self) -> Iterator[tuple[str, int]]:
        """Yield every English word there is, with how rare it is; words for things count as common."""
        for word, tokens in self.index["phrases"].items():
            if tokens and "a" <= word[0] <= "z" and " " not in word:
                yield word, 0
        for word, found in self.index["postings"].items():
            if "a" <= word[0] <= "z" and len(found) > _SELDOM:
                yield word, found[0]

    def _loose(self, loose: list[str]) -> Iterator[tuple[str, int]]:
        """Yield the tokens of units that stand for no thing: words, single signs, pairs of signs."""
        run: list[str] = []
        for unit in [*loose, ""]:
            if unit and is_sign(unit):
                run.append(unit)
                continue
            found = [pair for pair in pairs(run) if pair in self.index["postings"]]
            weight = max(1, THING // max(1, len(run) - 1))
            yield from ((pair, weight) for pair in found)
            if len(run) == 1:
                yield run[0], SIGN
            run = []
            if unit:
                yield unit, SIGN if unit.isdigit() else WORD

    def _note(self, tokens: dict[str, int], more: Iterator[tuple[str, int]]) -> None:
        for token, weight in more:
            if token in self.index["postings"]:
                tokens[token] = max(tokens.get(token, 0), weight)
