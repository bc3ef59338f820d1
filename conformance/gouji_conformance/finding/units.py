"""The smallest parts of what is written: a Chinese sign, a word in Latin letters, a number.

``docs/gouji_docs/static/finding.js`` takes queries apart in the same way.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final

SIGN: Final = "\u3400-\u4dbf\u4e00-\u9fff"
_UNIT: Final = re.compile(rf"[a-z]+|[0-9]+|[{SIGN}]")
_MARKS: Final = re.compile(r"[\u0300-\u036f]")
_GENITIVE: Final = re.compile(r"['\u2019]s(?![a-z])")
_BREAK: Final = re.compile(rf"(?<![a-z0-9])\.|\.(?![a-z0-9])|[^a-z0-9{SIGN}\s.\-_/*'\u2019]+")
_ENDINGS: Final = (
    ("ies", "", "y"),
    ("ied", "", "y"),
    ("ing", "...", ""),
    ("ed", "...", ""),
    ("es", "([sxz]|[cs]h)$", ""),
    ("s", "[^sui]$", ""),
)
"""What a word may end in, what must stand before it, and what the ending becomes."""
_LONG: Final = 3
"""Letters of which the shortest word is left as it is by ``stem``."""


def normal(words: str, simplified: Mapping[str, str]) -> str:
    """Return *words* in small letters without accents, full-width signs as plain ones, Chinese in simplified script.

    >>> normal("Shāo Pái Ｋ　燒", {"燒": "烧"})
    'shao pai k 烧'
    """
    bare = _MARKS.sub("", unicodedata.normalize("NFKD", words)).lower()
    return _GENITIVE.sub("", "".join(simplified.get(sign, sign) for sign in bare))


def units(words: str) -> list[str]:
    """Return the units of *words*, which are normal.

    >>> units("憋3 gj-10.2 burning")
    ['憋', '3', 'gj', '10', '2', 'burning']
    """
    return _UNIT.findall(words)


def stretches(words: str) -> list[list[str]]:
    """Return the units of *words* stretch by stretch, between signs of punctuation."""
    return [found for part in _BREAK.split(words) if part and (found := units(part))]


def is_sign(unit: str) -> bool:
    """Tell whether *unit* is a Chinese sign."""
    return unit >= "\u3400"


@cache
def stem(unit: str) -> str:
    """Return an English word without its ending, whatever else as it is.

    What matters is that the forms of a word come to the same, not that a word comes out.

    >>> [stem(word) for word in ("burns", "burning", "passes", "passed", "threes", "twos", "scored", "ace", "王")]
    ['burn', 'burn', 'pas', 'pas', 'thre', 'two', 'scor', 'ace', '王']
    """
    if len(unit) <= _LONG or not "a" <= unit[0] <= "z":
        return unit
    for ending, before, instead in _ENDINGS:
        rest = unit[: len(unit) - len(ending)]
        if unit.endswith(ending) and len(rest) >= _LONG - 1 and re.search(before, rest):
            unit = rest + instead
            break
    if unit[-1] == "e" and len(unit) > _LONG:
        unit = unit[:-1]
    doubled = len(unit) > _LONG and unit[-1] == unit[-2]
    return unit[:-1] if doubled else unit
