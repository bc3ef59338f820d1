"""A picture of the table as SVG: one drawing for the book, for reports and for the command line.

Words of both languages stand in it, each marked with its own; in a page the style shows one of them.  It has a text
that says the same, needs no script, and takes its colours from what is round it.
"""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from gouji_rulings.picture import HIDDEN, Face, Picture, SeatShown
from gouji_rulings.speech import listed, message
from gouji_rulings.words import seat_words
from gouji_spec.text import Language, Text

_WIDTH, _HEIGHT, _SAID = 360, 300, 26
_BOX: Final = (110, 70)
_PLACES: Final = ((125, 228), (247, 153), (247, 77), (125, 2), (3, 77), (3, 153))
"""Where the box of each seat stands: P1 below, the next at his right, and so round counter-clockwise."""
_MIDDLE: Final = (125, 118)
_CELL: Final = (21, 16)
_IN_A_ROW: Final = 5
_MANY: Final = 10
"""So many of a rank take two digits, and smaller ones."""

STYLE: Final = (
    ".gj-picture{font:600 10px system-ui,'PingFang SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif;"
    "fill:currentColor;text-anchor:middle;max-width:100%;height:auto}"
    ".gj-picture rect{fill:none;stroke:currentColor;stroke-opacity:.45}"
    ".gj-picture .n{font-size:7px;font-weight:400}.gj-picture .t{font-size:8.5px}.gj-picture .h{opacity:.6}"
    ".gj-picture .b{fill:#b42318}.gj-picture .w{font-size:11px}.gj-picture .s{text-anchor:start}"
    ".gj-picture .r{font-size:8px;font-weight:400;text-anchor:end}"
    ".gj-picture .o{stroke:#3b5bb5;stroke-opacity:1}.gj-picture .e{stroke:#9a6b00;stroke-opacity:1}"
    ".gj-picture .y{fill:#1a7f4b}.gj-picture .x{fill:#b42318}"
    ".gj-picture .a{stroke-width:2.5;fill:#1a7f4b;fill-opacity:.16}"
)
"""How it looks, for the page that holds pictures.

The sides stand in their colours, he whose turn it is in green, cards that do not matter faint.
"""
_OWN: Final = ' xmlns="http://www.w3.org/2000/svg" style="color:#1b1b1b;background:#fff"'


def svg(picture: Picture, language: Language | None = None) -> str:
    """Return *picture* as an SVG element.

    Args:
        picture: what is drawn.
        language: the only language in it, in a file of its own that brings its style; None for both languages, in a
            page that has ``STYLE`` and shows one of them.
    """
    height = _HEIGHT + (_SAID if picture.said.en else 0)
    head = f'<svg class="gj-picture" role="img" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}"'
    parts = [
        f'{head} aria-label="{escape(_label(picture, language))}"{_OWN if language else ""}>',
        f"<style>{STYLE}</style>" if language else "",
        *(_seat(shown, language) for shown in picture.seats),
        *_middle(picture, language),
    ]
    if picture.said.en:
        parts.append(text_at(_WIDTH // 2, _HEIGHT + 16, "w", spoken(picture.said, language)))
    return "".join([*parts, "</svg>"])


def text_of(picture: Picture) -> Text:
    """Return what *picture* shows in words."""
    seats = [_holds(shown) for shown in picture.seats]
    lies = (
        message("picture.lies", seat=seat_words(picture.lies), cards=_cards(picture.middle))
        if picture.lies
        else message("picture.nothing_lies")
    )
    said = [picture.said] if picture.said.en else []
    return Text(zh="；", en="; ").join([*seats, lies, *said])


def _holds(shown: SeatShown) -> Text:
    seat = seat_words(shown.seat)
    held = (
        message("picture.holds", seat=seat, cards=_cards(shown.faces))
        if shown.faces
        else message("picture.no_cards", seat=seat)
    )
    return listed([held, shown.remark]) if shown.remark.en else held


def _cards(faces: Sequence[Face]) -> Text:
    return Text.same(" ").join(_counted(face) for face in faces)


def _counted(face: Face) -> Text:
    name = message("picture.any") if face.rank == HIDDEN else face.words
    return name.map(lambda words: f"{words}×{face.many}") if face.many > 1 else name


def _label(picture: Picture, language: Language | None) -> str:
    words = text_of(picture)
    return words.said_in(language) if language else f"{words.zh} / {words.en}"


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
    return f'<text x="{x:g}" y="{y:g}" class="{kind}">{inside}</text>'


def _seat(shown: SeatShown, language: Language | None) -> str:
    x, y = _PLACES[shown.seat - 1]
    width, height = _BOX
    kind = ("o" if shown.seat % 2 else "e") + (" a" if shown.acts else "")
    held = sum(face.many for face in shown.faces)
    many = f'<tspan class="n"> {held}</tspan>' if held else ""
    name = ("▸ " if shown.acts else "") + spoken(seat_words(shown.seat), language) + many
    parts = [
        f'<g transform="translate({x} {y})"><rect width="{width}" height="{height}" rx="6" class="{kind}"/>',
        text_at(5, 13, "w s", name),
    ]
    if shown.remark.en:
        parts.append(text_at(width - 5, 12, "r", spoken(shown.remark, language)))
    return "".join([*parts, *_faces(shown.faces, 3, 18, language), "</g>"])


def _middle(picture: Picture, language: Language | None) -> Iterator[str]:
    if not picture.lies:
        return
    x, y = _MIDDLE
    left = x + (_BOX[0] - _CELL[0] * min(_IN_A_ROW, len(picture.middle))) // 2
    yield text_at(x + _BOX[0] // 2, y, "w", spoken(seat_words(picture.lies), language))
    yield from _faces(picture.middle, left, y + 6, language)


def _faces(faces: Sequence[Face], left: int, top: int, language: Language | None) -> Iterator[str]:
    width, height = _CELL
    for number, face in enumerate(faces):
        x, y = left + number % _IN_A_ROW * width, top + number // _IN_A_ROW * (height + 1)
        many = f'<tspan class="n">×{face.many}</tspan>' if face.many > 1 else ""
        kind = {"B": "b", HIDDEN: "h"}.get(face.rank, "t" if face.rank == "T" or face.many >= _MANY else "")
        yield f'<rect x="{x}" y="{y}" width="{width - 1}" height="{height}" rx="2.5"/>'
        yield text_at(x + (width - 1) / 2, y + 12, kind, spoken(face.words, language) + many)
