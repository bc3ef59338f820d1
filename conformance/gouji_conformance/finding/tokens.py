"""What an entry is found by: the tokens of its titles and of its text, and how much each says of it there."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from gouji_conformance.finding.entries import Entry
from gouji_conformance.finding.phrases import Lexicon, Phrases, pairs, without_ids
from gouji_conformance.finding.units import is_sign, normal, stem, stretches

IN_TITLE: Final = 60
IN_TEXT: Final = 24
IN_ALL: Final = 12
"""What a token weighs in a title of one word, in a text of ordinary length, and in all clauses of an article."""
_OFTEN: Final = 1.2
_LENGTH: Final = 0.5
"""How slowly a token said often weighs more, and how much a long text weighs less: as in Okapi BM25."""


class Tokens:
    """Makes tokens; *wider* has what a thing is a kind of: who asks for that finds it too."""

    def __init__(self, phrases: Phrases, wider: Mapping[str, list[str]], simplified: Mapping[str, str]) -> None:
        self._spoken = Lexicon(phrases.spoken)
        self._written = Lexicon(phrases.written)
        self._wider = wider
        self._simplified = simplified

    def of_text(self, entry: Entry) -> Counter[str]:
        """Return the tokens of the text of *entry* and how often each stands there."""
        more = entry.more if entry.more.zh or entry.more.en else entry.text
        return Counter(self._tokens((more.zh, more.en), spoken=entry.spoken))

    def weights(self, entry: Entry, in_text: Counter[str], middle: float) -> Iterator[tuple[str, int]]:
        """Yield what each token of *entry* weighs in its text and in its titles; *middle* is the length of a text."""
        length = sum(in_text.values())
        share = IN_ALL if entry.kind == "article" else IN_TEXT
        for token, often in in_text.items():
            slow = _OFTEN * (1 - _LENGTH + _LENGTH * length / middle)
            yield token, max(1, round(share * often * (1 + _OFTEN) / (often + slow)))
        for title in (entry.title.zh, entry.title.en, *entry.names):
            found = set(self._tokens((title,), spoken=entry.spoken))
            things = sum(token[0] == "=" for token in found) or len(found)
            for token in found:
                yield token, max(1, round(IN_TITLE / math.sqrt(things)))

    def without_idle(self, words: str) -> list[list[str]]:
        """Return the phrases and single units of *words* that are not idle."""
        some = [stem(unit) for stretch in stretches(normal(words, self._simplified)) for unit in stretch]
        return [some[at : at + size] for at, size, tokens in self._spoken.scanned(some) if tokens is None or tokens]

    def _tokens(self, texts: Iterable[str], *, spoken: bool) -> Iterator[str]:
        lexicon = self._spoken if spoken else self._written
        for text in texts:
            for stretch in stretches(normal(without_ids(text), self._simplified)):
                some = [stem(unit) for unit in stretch]
                for at, size, tokens in lexicon.scanned(some):
                    if tokens is None:
                        yield some[at]
                        continue
                    for token in tokens:
                        yield token
                        yield from self._wider.get(token, ())
                    yield from (unit for unit in some[at : at + size] if is_sign(unit))
                yield from pairs(some)
