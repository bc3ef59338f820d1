"""A ruling at the terminal: the table drawn, then its paragraphs as lines of at most 80 cells."""

from collections.abc import Iterable, Iterator
from typing import Final

from gouji.play.state import State
from gouji.rules import Rules
from gouji_conformance.referee.table_text import table_lines
from gouji_conformance.speech.wrapping import wrapped
from gouji_rulings.paragraph import Kind, Paragraph
from gouji_rulings.ruling_words import ruling_paragraphs, turn_paragraphs
from gouji_rulings.rulings import Ruling
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language

_INDENTS: Final[dict[Kind, tuple[str, str]]] = {
    "verdict": ("", "  "),
    "reason": ("  - ", "    "),
    "clause": ("    ", "      "),
    "event": ("  ", "    "),
    "penalty": ("  ", "    "),
    "turn": ("", "  "),
    "may": ("  ", "    "),
    "right": ("    ", "    "),
    "then": ("  ", "    "),
    "heading": ("", "  "),
    "point": ("  ", "    "),
    "unopened": ("    - ", "      "),
    "option": ("  - ", "    "),
    "places": ("", ""),
    "score": ("  ", "  "),
    "due": ("", "  "),
    "share": ("    - ", "      "),
    "paid": ("  ", "  "),
    "note": ("", ""),
    "asked": ("", "  "),
    "met": ("  ", "    "),
    "unmet": ("  ", "    "),
    "found": ("    ", "      "),
}
"""With what the first line of each kind of paragraph begins, and the others."""


def ruling_lines(ruling: Ruling, ruleset: Ruleset, language: Language) -> Iterator[str]:
    """Yield the ruling for people, no line over 80 cells."""
    yield from table_lines(ruling.before, language)
    yield ""
    yield from printed(ruling_paragraphs(ruling, ruleset), language)


def turn_lines(state: State, rules: Rules, language: Language) -> Iterator[str]:
    """Yield who acts now, what he may do and by which clause, and who is asked after him."""
    yield from printed(turn_paragraphs(state, rules), language)


def printed(paragraphs: Iterable[Paragraph], language: Language) -> Iterator[str]:
    """Yield *paragraphs* as lines; a new matter stands apart from what is above it."""
    for number, paragraph in enumerate(paragraphs):
        if paragraph.kind == "heading" or (paragraph.kind == "turn" and number):
            yield ""
        first, rest = _INDENTS[paragraph.kind]
        if paragraph.kind == "clause":
            first += f"{paragraph.clause}: "
        yield from wrapped(paragraph.words.said_in(language), first=first, rest=rest)
