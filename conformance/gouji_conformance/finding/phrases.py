"""Words that stand for a thing: from the glossary and from how people speak, each with the tokens it comes to.

A token is what the index is searched by: ``=burn`` for a thing, else a sign, two signs that stand together, or a word.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from gouji_conformance.finding.units import is_sign, normal, stem, units
from gouji_spec.glossary import Glossary, Term
from gouji_spec.speech import Sounds, Speech

LONGEST: Final = 9
"""Units of the longest phrase that is looked for."""
_LEAST_HEARD: Final = 4
"""Letters of the shortest sound that is listened for."""
_ALIKE: Final = (("zh", "z"), ("ch", "c"), ("sh", "s"), ("ng", "n"), ("v", "u"))
"""Sounds that are told apart by few who speak and fewer who type."""


class Phrases(NamedTuple):
    """Units joined by spaces → tokens; without tokens the words are idle.

    Attributes:
        spoken: what a player may type.
        written: those of them that stand in the law for what they stand for in speech.
        heard: a sound, as ``sound`` has it → tokens.
        names: a sound → the words it is the sound of.
    """

    spoken: dict[str, list[str]]
    written: dict[str, list[str]]
    heard: dict[str, list[str]]
    names: dict[str, str]


def key(words: str, simplified: Mapping[str, str]) -> str:
    """Return what *words* are looked up by: their units, English ones without endings, with spaces between them."""
    return " ".join(stem(unit) for unit in units(normal(words, simplified)))


def sound(letters: str) -> str:
    """Return how *letters*, pinyin without tones, sound where like sounds are one.

    >>> sound("shao pai"), sound("shaopai"), sound("zheng ke")
    ('saopai', 'saopai', 'zenke')
    """
    found = letters.replace(" ", "")
    for one, other in _ALIKE:
        found = found.replace(one, other)
    return found


def make_phrases(glossary: Glossary, speech: Speech, sounds: Sounds) -> Phrases:
    """Return every phrase there is."""
    found = Phrases({}, {}, {}, {})
    for words in (*speech.idle["zh"], *speech.idle["en"]):
        for table in (found.spoken, found.written):
            table[key(words, sounds.simplified)] = []
    for term in glossary.terms:
        _add_term(found, term, sounds)
    for meant in speech.meant:
        for words in (*meant.zh, *meant.en):
            _add(found, words, f"={meant.id}", sounds, written=not _is_short(words))
    return found


def bare_phrases(spoken: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Return the phrases of several units that are no idle words, by these units: who asks puts others between them.

    Phrases that deny something stay as they are, and those that are idle for the most part.
    """
    found: dict[str, list[str]] = {}
    for words, tokens in spoken.items():
        some = words.split()
        rest = [unit for unit in some if spoken.get(unit) != []]
        several = 1 < len(rest) < len(some) < 2 * len(rest)
        if tokens and several and " ".join(rest) not in spoken and not _DENYING.intersection(some):
            known = found.setdefault(" ".join(rest), [])
            known += [token for token in tokens if token not in known]
    return found


_DENYING: Final = frozenset("不没无")


def _add_term(found: Phrases, term: Term, sounds: Sounds) -> None:
    heard = sound("".join(units(normal(term.pinyin, sounds.simplified))))
    _add_sound(found, heard, term.name.zh, f"={term.id}")
    for words in term.words():
        _add(found, words, f"={term.id}", sounds, written=not words.isdigit() and words not in _NUMERALS)


_NUMERALS: Final = ("两", "混")
"""Names of the 2 that mostly stand for something else in writing."""


def _is_short(words: str) -> bool:
    """Tell whether *words* are a single sign or a number: they mean this in speech and too much else in writing."""
    return len(words) == 1 or words.isdigit()


def _add(found: Phrases, words: str, token: str, sounds: Sounds, *, written: bool) -> None:
    name = key(words, sounds.simplified)
    for table in (found.spoken, found.written)[: 1 + written]:
        tokens = table.setdefault(name, [])
        if token not in tokens:
            tokens.append(token)
    signs = units(normal(words, sounds.simplified))
    if len(signs) > 1 and all(map(is_sign, signs)) and all(sign in sounds.syllable for sign in signs):
        _add_sound(found, sound("".join(sounds.syllable[sign] for sign in signs)), words, token)


def _add_sound(found: Phrases, heard: str, words: str, token: str) -> None:
    if len(heard) < _LEAST_HEARD:
        return
    found.names.setdefault(heard, words)
    if found.names[heard] == words and token not in found.heard.setdefault(heard, []):
        found.heard[heard].append(token)


class Lexicon:
    """Phrases, and of each unit how many units the longest of them has that begins with it."""

    def __init__(self, phrases: Mapping[str, Sequence[str]]) -> None:
        self._phrases = phrases
        self._most: dict[str, int] = {}
        for words in phrases:
            first, size = words.partition(" ")[0], words.count(" ") + 1
            self._most[first] = max(size, self._most.get(first, 0))

    def scanned(self, some: Sequence[str]) -> Iterator[tuple[int, int, Sequence[str] | None]]:
        """Yield where each phrase of *some* units begins, its size and its tokens; None: a unit by itself.

        The longest phrase counts.
        """
        at = 0
        while at < len(some):
            size = longest_at(some, at, self._phrases, self._most.get(some[at], 0))
            yield at, max(size, 1), self._phrases[" ".join(some[at : at + size])] if size else None
            at += max(size, 1)


def longest_at(some: Sequence[str], at: int, phrases: Mapping[str, Sequence[str]], most: int = LONGEST) -> int:
    """Return how many units the longest phrase at *at* has, *most* at the most, 0 where none begins there."""
    for size in range(min(most, len(some) - at), 0, -1):
        if " ".join(some[at : at + size]) in phrases:
            return size
    return 0


def pairs(some: Sequence[str]) -> Iterator[str]:
    """Yield every two Chinese signs of *some* units that stand together.

    >>> list(pairs(["过", "牌", "不", "3", "烧"]))
    ['过牌', '牌不']
    """
    for one, other in pairwise(some):
        if is_sign(one) and is_sign(other):
            yield one + other


def without_ids(words: str) -> str:
    """Return *words* without the ids in them: of their numbers nobody asks."""
    return re.sub(r"\b[GS][JHIQA]?-?[0-9a-z][0-9a-z.\-]*", " ", words)
