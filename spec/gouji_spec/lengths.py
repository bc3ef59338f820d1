"""Checks that a clause is short enough to be one duty: 90 signs in Chinese, 60 words in English."""

from collections.abc import Iterator
from typing import Final

from gouji_spec.law import Law
from gouji_spec.links import plain
from gouji_spec.problem import Problem
from gouji_spec.text import Text

MOST_SIGNS: Final = 90
MOST_WORDS: Final = 60


def too_long(law: Law) -> Iterator[Problem]:
    """Yield every clause too long in one of its languages; links count as their words."""
    for article in law.articles:
        for clause in article.clauses:
            signs, words = len(plain(clause.text.zh)), len(plain(clause.text.en).split())
            if signs > MOST_SIGNS:
                expected = Text(zh=f"应不超过 {MOST_SIGNS} 字", en=f"expected {MOST_SIGNS} signs at most")
                yield _long(article.file, f"{clause.id}.zh", expected, signs)
            if words > MOST_WORDS:
                expected = Text(zh=f"应不超过 {MOST_WORDS} 词", en=f"expected {MOST_WORDS} words at most")
                yield _long(article.file, f"{clause.id}.en", expected, words)


def _long(file: str, place: str, expected: Text, found: int) -> Problem:
    words = Text(zh=f"{expected.zh}，现有 {found}", en=f"{expected.en}, found {found}")
    return Problem("clause-long", file, place, words)
