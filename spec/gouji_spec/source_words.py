"""Which words of the glossary stand in which sentence of the sources: the vocabulary alone, none of their text.

The lists lie in ``spec/accounts/words/``, a file a source, all in simplified script whatever the source is
written in.  S2 prints the outline of S0 once more, and its list is also the list of the sentences it has.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from gouji_spec.fault import expected
from gouji_spec.folder import law_folder
from gouji_spec.reading import Reader, SpecError, read_folder
from gouji_spec.text import Text

FOLDER = "spec/accounts/words"
_WORDS = Text(zh="词的列表", en="a list of words")

SourceWords = Mapping[str, tuple[str, ...]]
"""The words of each sentence by its place, ``S0 8(3).2``."""


def _lists(reader: Reader) -> Iterator[tuple[str, tuple[str, ...]]]:
    source = reader.string("source")
    for key, words in reader.mapping("words").items():
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise reader.fault(f"words.{key}", expected(_WORDS, words))
        yield f"{source} {key}", tuple(words)


def read_source_words(folder: Path) -> dict[str, tuple[str, ...]]:
    """Read the lists of the law in *folder*.

    Raises:
        SpecError: a file that does not say what it must, or a sentence listed twice.
    """
    found: dict[str, tuple[str, ...]] = {}
    for lists in read_folder(folder / "accounts" / "words", lambda reader: list(_lists(reader))):
        for place, words in lists:
            if place in found:
                raise SpecError(FOLDER, place, Text(zh="这一句列了两次", en="this sentence is listed twice"))
            found[place] = words
    return found


@cache
def source_words() -> dict[str, tuple[str, ...]]:
    """Return the lists of this installation, read once."""
    return read_source_words(law_folder())
