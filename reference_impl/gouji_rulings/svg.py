"""A picture of the table as SVG: one drawing for the book, for reports and for the command line.

Words of both languages stand in it, each marked with its own; in a page the style shows one of them.  It has a text
that says the same, needs no script, and takes its colours from what is round it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from gouji_rulings.picture import HIDDEN, Face, Picture, SeatShown
from gouji_rulings.speech import listed, message
from gouji_rulings.words import seat_words
from gouji_spec.text import Language, Text

_WIDTH: Final = 360
_LINE: Final = 15
_BOX: Final = 110
_LEFT, _INNER, _RIGHT = 3, 125, 247
_CELL: Final = (21, 16)
_IN_A_ROW: Final = 5
_MANY: Final = 10
"""So many of a rank take two digits, and smaller ones."""

STYLE: Final = (
    ".gj-picture{font:600 10px system-ui,'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif;"
    "fill:currentColor;text-anchor:middle;max-width:100%;height:auto}"
    ".gj-picture rect,.gj-picture .c{fill:none;stroke:currentColor;stroke-opacity:.45;stroke-linejoin:round}"
    ".gj-picture .n{font-size:7px;font-weight:400}.gj-picture .t{font-size:8.5px}.gj-picture .h{opacity:.6}"
    ".gj-picture .b{fill:#b42318}.gj-picture .w{font-size:11px}"
    ".gj-picture .s{text-anchor:start}"
    ".gj-picture .r{font-size:8px;font-weight:400}"
    ".gj-picture .d{stroke:currentColor;stroke-width:1.4}.gj-picture .k{stroke-dasharray:4 3}"
    ".gj-picture .q{fill:var(--color-background-primary,#fff);stroke-opacity:.8}"
    ".gj-picture .o{stroke:#3b5bb5;stroke-opacity:1}.gj-picture .e{stroke:#9a6b00;stroke-opacity:1}"
    ".gj-picture .y{fill:#1a7f4b}.gj-picture .x{fill:#b42318}"
    ".gj-picture .a{stroke-width:2.5;fill:#1a7f4b;fill-opacity:.16}"
)
"""How it looks, for the page that holds pictures.

The sides stand in their colours, he whose turn it is in green, cards that do not matter faint.
"""
_OWN: Final = ' xmlns="http://www.w3.org/2000/svg" style="color:#1b1b1b;background:#fff"'


@dataclass(frozen=True, slots=True)
class _Room:
    """Where everything stands, by how many rows of cards the fullest hand takes.

    Attributes:
        rows: that number.
    """

    rows: int

    @property
    def box(self) -> int:
        """How high the box of a seat is: its name, its cards, and what is to be said of it in two languages."""
        return 38 + (_CELL[1] + 1) * self.rows

    @property
    def places(self) -> tuple[tuple[int, int], ...]:
        """Where the box of each seat stands: P1 below, the next at his right, and so round counter-clockwise."""
        upper = 2 + self.box * 2 // 3
        lower = upper + self.box + 6
        return (
            (_INNER, lower + self.box * 2 // 3),
            (_RIGHT, lower),
            (_RIGHT, upper),
            (_INNER, 2),
            (_LEFT, upper),
            (_LEFT, lower),
        )

    @property
    def height(self) -> int:
        """How high the table is."""
        return self.places[0][1] + self.box + 2

    @property
    def middle(self) -> int:
        """Where the name of him whose set lies on the table stands."""
        return (2 + self.box + self.places[0][1]) // 2 - 12


def rows_of(picture: Picture) -> int:
    """Return how many rows of cards the fullest hand of *picture* takes."""
    return max(1, *(-(-len(shown.faces) // _IN_A_ROW) for shown in picture.seats))


def svg(picture: Picture, language: Language | None = None, *, rows: int = 0) -> str:
    """Return *picture* as an SVG element.

    Args:
        picture: what is drawn.
        rows: room for so many rows of cards at least, so that pictures of one hand are of one size.
        language: the only language in it, in a file of its own that brings its style; None for both languages, in a
            page that has ``STYLE`` and shows one of them.
    """
    room = _Room(max(rows, rows_of(picture)))
    below = [words for words in (picture.said, picture.asked) if words.en]
    said: list[str] = []
    for number, words in enumerate(below, start=1):  # those of one language together
        said += lines_at(_WIDTH / 2, room.height + _LINE * number, _LINE * len(below), "w", words, language)
    height = room.height + (_LINE * len(said) + 8 if said else 0)
    parts = [*(_seat(shown, room, language) for shown in picture.seats), *_middle(picture, room, language), *said]
    return framed(parts, (_WIDTH, height), text_of(picture), language)


def framed(parts: Sequence[str], size: tuple[int, int], words: Text, language: Language | None) -> str:
    """Return *parts* as an SVG element of a *size*, with *words* that say the same; for *language* see ``svg``."""
    width, height = size
    label = words.said_in(language) if language else f"{words.zh} / {words.en}"
    head = f'<svg class="gj-picture" role="img" viewBox="0 0 {width} {height}" width="{width}"'
    style = f"<style>{STYLE}</style>" if language else ""
    return "".join([f'{head} aria-label="{escape(label)}"{_OWN if language else ""}>', style, *parts, "</svg>"])


def text_of(picture: Picture) -> Text:
    """Return what *picture* shows in words."""
    seats = [_holds(shown) for shown in picture.seats]
    lies = (
        message("picture.lies", seat=seat_words(picture.lies), cards=seen_words(picture.middle))
        if picture.lies
        else message("picture.nothing_lies")
    )
    said = [words for words in (picture.said, picture.asked) if words.en]
    return Text(zh="；", en="; ").join([*seats, lies, *said])


def _holds(shown: SeatShown) -> Text:
    seat = seat_words(shown.seat)
    held = (
        message("picture.holds", seat=seat, cards=seen_words(shown.faces))
        if shown.faces
        else message("picture.no_cards", seat=seat)
    )
    return listed([held, shown.remark]) if shown.remark.en else held


def seen_words(faces: Sequence[Face]) -> Text:
    """Return cards as a picture shows them, in words."""
    return Text.same(" ").join(_counted(face) for face in faces)


def _counted(face: Face) -> Text:
    name = message("picture.any") if face.rank == HIDDEN else face.words
    return name.map(lambda words: f"{words}×{face.many}") if face.many > 1 else name


def spoken(text: Text, language: Language | None) -> str:
    """Return words as a picture has them: of one language, or of both, each marked with its own."""
    if language:
        return escape(text.said_in(language))
    if text.zh == text.en:
        return escape(text.zh)
    return (
        f'<tspan class="gj-zh" lang="zh-Hans">{escape(text.zh)}</tspan>'
        f'<tspan class="gj-between"> </tspan><tspan class="gj-en" lang="en">{escape(text.en)}</tspan>'
    )


def text_at(x: float, y: float, kind: str, inside: str) -> str:
    """Return *inside* as a line of text at a place, in the style *kind*."""
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x:g}" y="{y:g}"{named}>{inside}</text>'


def lines_at(  # noqa: PLR0913, PLR0917 - a place, how far apart, how it looks
    x: float, y: float, step: float, kind: str, words: Text, language: Language | None
) -> list[str]:
    """Return *words* as a line of text, of both languages as two: the one below the other never runs into it."""
    if not words.en:
        return []
    if language:
        return [text_at(x, y, kind, escape(words.said_in(language)))]
    if words.zh == words.en:
        return [text_at(x, y, kind, escape(words.zh))]
    return [
        f'<text x="{x:g}" y="{y:g}" class="{kind} gj-zh" lang="zh-Hans">{escape(words.zh)}</text>',
        f'<text x="{x:g}" y="{y + step:g}" class="{kind} gj-en" lang="en">{escape(words.en)}</text>',
    ]


def _seat(shown: SeatShown, room: _Room, language: Language | None) -> str:
    x, y = room.places[shown.seat - 1]
    width, height = _BOX, room.box
    kind = ("o" if shown.seat % 2 else "e") + (" a" if shown.acts else "")
    held = sum(face.many for face in shown.faces)
    many = f'<tspan class="n"> {held}</tspan>' if held else ""
    name = ("▸ " if shown.acts else "") + spoken(seat_words(shown.seat), language) + many
    parts = [
        f'<g transform="translate({x} {y})"><rect width="{width}" height="{height}" rx="6" class="{kind}"/>',
        text_at(5, 13, "w s", name),
    ]
    parts += lines_at(5, height - 12.5, 9, "r s", shown.remark, language)
    return "".join([*parts, *faces_at(shown.faces, 3, 18, language), "</g>"])


def _middle(picture: Picture, room: _Room, language: Language | None) -> Iterator[str]:
    if not picture.lies:
        return
    x, y = _INNER, room.middle
    left = x + (_BOX - _CELL[0] * min(_IN_A_ROW, len(picture.middle))) // 2
    yield text_at(x + _BOX // 2, y, "w", spoken(seat_words(picture.lies), language))
    yield from faces_at(picture.middle, left, y + 6, language)


def faces_at(
    faces: Sequence[Face], left: int, top: int, language: Language | None, in_a_row: int = _IN_A_ROW
) -> Iterator[str]:
    """Yield the cards: their outlines in one line, since a page has thousands, and what stands on each."""
    width, height = _CELL
    outlines = ""
    for number, face in enumerate(faces):
        x, y = left + number % in_a_row * width, top + number // in_a_row * (height + 1)
        many = f'<tspan class="n">×{face.many}</tspan>' if face.many > 1 else ""
        kind = {"B": "b", HIDDEN: "h"}.get(face.rank, "t" if face.rank == "T" or face.many >= _MANY else "")
        if not language and face.words.zh != face.words.en:
            kind += " j"
        outlines += f"M{x} {y}h{width - 1}v{height}h-{width - 1}z"
        yield text_at(x + (width - 1) / 2, y + 12, kind.strip(), spoken(face.words, language) + many)
    if outlines:
        yield f'<path class="c" d="{outlines}"/>'
