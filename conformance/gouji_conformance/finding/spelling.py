"""Words that were mistyped: the nearest word by the letters that are wrong, missing, too many or changed about."""

from collections.abc import Iterable
from typing import Final

_ONE_WRONG: Final = 4
_TWO_WRONG: Final = 6
"""Letters from which a word may have one wrong, and two."""


def distance(one: str, other: str) -> int:
    """Return by how many letters wrong, missing, too many or changed about *one* is not *other*.

    >>> distance("burnig", "burning"), distance("bunr", "burn"), distance("pass", "pas")
    (1, 1, 1)
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, left in enumerate(one, start=1):
        older, before, row = before, row, [i]
        for j, right in enumerate(other, start=1):
            least = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (left != right))
            if i > 1 and j > 1 and left == other[j - 2] and one[i - 2] == right:
                least = min(least, older[j - 2] + 1)
            row.append(least)
    return row[-1]


def nearest(word: str, known: Iterable[tuple[str, int]]) -> str:
    """Return the nearest of the *known* words to *word*, each given with how rare it is; empty where none is near.

    It begins with the same letter; of several as near the commoner counts, then the alphabet.
    """
    most = 0 if len(word) < _ONE_WRONG else 1 if len(word) < _TWO_WRONG else 2
    best = (most + 1, 0, "")
    for other, rarity in known:
        if other[0] != word[0] or abs(len(other) - len(word)) > most:
            continue
        far = distance(word, other)
        if far <= most:
            best = min(best, (far, rarity, other))
    return best[2]
