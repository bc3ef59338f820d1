"""What was found, as the terminal shows it: a short list, best first, and what is said of a set."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from gouji_conformance.finding.index import Index
from gouji_conformance.finding.reading import Correction
from gouji_conformance.finding.scoring import Found
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.text import Language, Text

MOST: Final = 6
"""Entries of a short list."""
_LINES: Final = 2
"""Lines of an entry's text that are shown."""


def set_lines(cards: Sequence[str], said: Sequence[Text], language: Language) -> Iterator[str]:
    """Yield what is *said* of the *cards* that were asked about."""
    yield "  /  ".join(cards)
    for text in said:
        yield from wrapped(text.said_in(language), first="  ", rest="  ")


def corrections(corrected: Sequence[Correction], language: Language) -> Iterator[str]:
    """Yield what was taken for something else than it is."""
    for entry in corrected:
        yield from wrapped(message("find.read_as", typed=entry.typed, taken=entry.taken).said_in(language))


def found_lines(index: Index, found: Found, language: Language) -> Iterator[str]:
    """Yield the best entries, each with its id, its kind, its title and the beginning of its text."""
    for hit in found.hits[:MOST]:
        number, name, *words = index["entries"][hit.entry]
        kind = message(f"find.kind_{index['kinds'][number][0]}").said_in(language)
        title, text = words[0::2] if language == "zh" else words[1::2]
        yield from wrapped(f"{kind}  {title}".rstrip(), first=f"{name}  ", rest="    ")
        lines = list(islice(wrapped(text, first="    ", rest="    "), _LINES + 1)) if text else []
        yield from lines[: _LINES - 1]
        if len(lines) >= _LINES:
            cut = len(lines) > _LINES
            yield (lines[_LINES - 1][:-2] + "…") if cut else lines[_LINES - 1]
    yield ""
    yield message("find.more", id=index["entries"][found.hits[0].entry][1]).said_in(language)
