"""Traditional script: a converter's work, put right for the words of this game.

A converter knows the language but not the game: it takes the 头发 in 对头发牌 for hair.  The words listed
in ``spec/words/traditional.toml`` are set over its result, sign for sign.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, read_toml
from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class FixedWord:
    """One word that has one traditional form in this game, and why it must be said."""

    simplified: str
    traditional: str
    why: Text


def _fixed_word(reader: Reader) -> FixedWord:
    found = FixedWord(reader.string("simplified"), reader.string("traditional"), reader.text("why"))
    reader.finish()
    if not found.simplified or len(found.simplified) != len(found.traditional):
        raise reader.fault(
            "traditional",
            Text(
                zh=f"应与 {found.simplified!r} 字数相同，至少一字",
                en=f"expected as many signs as in {found.simplified!r}, one at least",
            ),
        )
    return found


def read_fixed_words(folder: Path) -> dict[str, FixedWord]:
    """Read the list of the law in *folder*, by simplified word.

    Raises:
        SpecError: the file does not say what it must, or a word is given twice.
    """
    reader = read_toml(folder / "words" / "traditional.toml")
    found: dict[str, FixedWord] = {}
    for entry in reader.tables("word"):
        word = _fixed_word(entry)
        if word.simplified in found:
            raise SpecError(reader.file, word.simplified, Text(zh="这个词出现两次", en="this word is given twice"))
        found[word.simplified] = word
    reader.finish()
    return found


@cache
def fixed_words() -> dict[str, FixedWord]:
    """Return the list of this installation, read once."""
    return read_fixed_words(law_folder())


def to_traditional(simplified: str, convert: Callable[[str], str], words: dict[str, FixedWord] | None = None) -> str:
    """Return *simplified* in traditional script.

    Args:
        simplified: a text of ours in simplified script; what is not Chinese in it stays.
        convert: a converter that changes signs one for one, such as ``opencc.OpenCC("s2t").convert``.
        words: the list to apply, this installation's where none is given.

    Raises:
        ValueError: *convert* returned more or fewer signs than it was given.
    """
    converted = convert(simplified)
    if len(converted) != len(simplified):
        raise ValueError(f"expected a converter that keeps the number of signs; {simplified!r} became {converted!r}")
    listed = fixed_words() if words is None else words
    if not listed:
        return converted
    signs = list(converted)
    longest_first = sorted(listed, key=len, reverse=True)
    for match in re.finditer("|".join(map(re.escape, longest_first)), simplified):
        signs[match.start() : match.end()] = listed[match.group()].traditional
    return "".join(signs)
