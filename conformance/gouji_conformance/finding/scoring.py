"""Which entries answer a query, best first: whole numbers and the same steps here and in the browser.

``docs/gouji_docs/static/finding.js`` ranks in the same way.
"""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from gouji_conformance.finding.index import Index
from gouji_conformance.finding.reading import Asked, Reader

NAMED: Final = 10_000_000
"""What it is worth to be called as the query says, whole; less the words that say nothing, half of it."""
BEGINS: Final = 100_000
"""What it is worth to have an id that begins as the query."""
_ID: Final = re.compile(r"(g[a-z] )?[0-9]+( |$)|g[a-z] ")


class Hit(NamedTuple):
    """An entry by its number, and how well it answers."""

    entry: int
    score: float


class Found(NamedTuple):
    """What a query was taken to mean, and what answers it."""

    asked: Asked
    hits: list[Hit]


def find(reader: Reader, words: str) -> Found:
    """Return what *words* mean and every entry that answers, best first."""
    index = reader.index
    asked = reader.asked(words)
    scores: dict[int, float] = {}
    held: dict[int, int] = {}
    whole = 0
    for token, weight in asked.tokens:
        rarity, *found = index["postings"][token]
        whole += weight * rarity
        for number, here in zip(found[::2], found[1::2], strict=True):
            scores[number] = scores.get(number, 0) + weight * rarity * here
            held[number] = held.get(number, 0) + weight * rarity
    for pair in asked.hints:
        rarity, *found = index["postings"][pair]
        for number, here in zip(found[::2], found[1::2], strict=True):
            if number in scores:
                scores[number] += rarity * here
    for number, part in held.items():
        kind = index["kinds"][index["entries"][number][0]][1]
        share = part / whole
        scores[number] = scores[number] * share * share * share * kind
    for number, worth in _called(index, asked):
        scores[number] = scores.get(number, 0) + worth
    hits = [Hit(number, score) for number, score in scores.items()]
    return Found(asked, sorted(hits, key=lambda hit: (-hit.score, hit.entry)))


def _called(index: Index, asked: Asked) -> Iterator[tuple[int, float]]:
    """Yield the entries that are called as the query says, and those whose id begins so."""
    names, wordings = index["names"], index["wordings"]
    for table, name, worth in (
        (names, asked.key, NAMED),
        (names, asked.bare, NAMED / 2),
        (wordings, asked.bare, NAMED / 2),
    ):
        for number in table.get(name, ()):
            yield number, worth * index["kinds"][index["entries"][number][0]][1]
    if _ID.match(asked.key):
        for name, numbers in index["names"].items():
            if name.startswith(asked.key + " "):
                for number in numbers:
                    yield number, BEGINS * index["kinds"][index["entries"][number][0]][1]
