"""A picture of the thresholds of Article 9: from how many cards on a set is a 够级牌, and beside each what just misses.

What is one the engine says; only which sets stand side by side is chosen here.
"""

from collections.abc import Iterator
from html import escape
from typing import Final

from gouji.table.cards import parse_cards
from gouji.table.gouji_sets import is_gouji
from gouji.table.sets import make_set
from gouji_rulings.picture import Face, faces
from gouji_rulings.speech import listed, message
from gouji_rulings.svg import spoken, text_at
from gouji_rulings.words import cards_words
from gouji_spec.text import Text

SETS: Final = (
    ("TTTTT", "TTTT"),
    ("JJJJ", "JJJ"),
    ("QQQ", "QQ"),
    ("KK", "K"),
    ("AA", "A"),
    ("2", ""),
    ("S", ""),
    ("B", ""),
    ("TTTT2", "TTT2"),
    ("QQ2", "Q2"),
    ("9S", "99999999"),
)
"""Two sets a line, the first the least of its kind; no second where every number of cards will do."""

_WIDTH, _LINE, _CELL = 360, 24, (20, 17)
_COLUMNS: Final = (26, 206)
_HEAD: Final = 24


def threshold_picture() -> str:
    """Return the picture as an SVG element for a page that has the ``STYLE`` of pictures and shows one language."""
    height = _HEAD + _LINE * len(SETS) + 4
    head = f'<svg class="gj-picture" role="img" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}"'
    lines = [part for number, pair in enumerate(SETS) for part in _line(number, pair)]
    titles = [
        text_at(left, 15, "s w", spoken(message(f"picture.{key}"), None))
        for left, key in zip(_COLUMNS, ("enough", "misses"), strict=True)
    ]
    return "".join([f'{head} aria-label="{escape(_label())}">', *titles, *lines, "</svg>"])


def told(cards: str) -> bool:
    """Tell whether *cards* are a 够级牌."""
    return is_gouji(make_set(parse_cards(cards)))


def _line(number: int, pair: tuple[str, str]) -> Iterator[str]:
    top = _HEAD + number * _LINE
    for left, cards in zip(_COLUMNS, pair, strict=True):
        if cards:
            yield _mark(left, top, good=told(cards))
            yield from _laid(left, top, cards)


def _laid(left: int, top: int, cards: str) -> Iterator[str]:
    """Yield the cards one beside the other, each by itself: that they are so many is what is shown."""
    width, height = _CELL
    each = [Face(face.rank, 1) for face in reversed(faces(parse_cards(cards))) for _ in range(face.many)]
    step = min(width, (_WIDTH - left - 4) / len(each)) if left > _COLUMNS[0] else width
    for at, face in enumerate(each):
        x = left + at * step
        kind = {"B": "b", "T": "t"}.get(face.rank, "")
        yield f'<rect x="{x:g}" y="{top}" width="{step - 1.5:g}" height="{height}" rx="2.5"/>'
        yield text_at(x + (step - 1.5) / 2, top + 12.5, kind, spoken(face.words, None))


def _mark(left: int, top: int, *, good: bool) -> str:
    sign, kind = ("✓", "w y") if good else ("✗", "w x")
    return text_at(left - 12, top + 13, kind, sign)


def _label() -> str:
    """Return what the picture shows in words of both languages."""
    all_sets = [cards for pair in SETS for cards in pair if cards]
    parts = []
    for key, wanted in (("enough", True), ("misses", False)):
        some = [cards_words(parse_cards(cards)) for cards in all_sets if told(cards) is wanted]
        parts.append(Text.same(": ").join([message(f"picture.{key}"), listed(some)]))
    words = Text.same("; ").join(parts)
    return f"{words.zh} / {words.en}"
