"""A picture of cards in lines, each with a word at its left: what one holds, what is laid, what goes back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gouji_rulings.picture import Face
from gouji_rulings.speech import message
from gouji_rulings.svg import faces_at, framed, lines_at, seen_words, text_at
from gouji_spec.text import Language, Text

_WIDTH: Final = 360
_LEFT: Final = 96
_LINE: Final = 30
_IN_A_ROW: Final = 12
_BELOW: Final = 15


@dataclass(frozen=True, slots=True)
class Line:
    """Cards after a word: whose they are, what is done with them."""

    words: Text
    faces: tuple[Face, ...]


def lines_svg(lines: Sequence[Line], said: Text, language: Language | None = None) -> str:
    """Return the picture as an SVG element, *said* below; for *language* see ``gouji_rulings.svg.svg``."""
    parts: list[str] = []
    for number, line in enumerate(lines):
        top = 6 + number * _LINE
        parts += lines_at(4, top + 9, 10, "r s", line.words, language)
        parts += faces_at(line.faces, _LEFT, top, language, _IN_A_ROW)
        if not line.faces:
            parts.append(text_at(_LEFT + 6, top + 12, "h", "–"))
    height = 6 + len(lines) * _LINE
    below = lines_at(_WIDTH / 2, height + _BELOW, _BELOW, "w", said, language)
    height += _BELOW * len(below) + 8 if below else 0
    return framed([*parts, *below], (_WIDTH, height), lines_words(lines, said), language)


def lines_words(lines: Sequence[Line], said: Text) -> Text:
    """Return what the picture shows in words."""
    shown = [message("picture.line", words=line.words, cards=seen_words(line.faces)) for line in lines]
    return Text(zh="；", en="; ").join([*shown, *([said] if said.en else [])])
