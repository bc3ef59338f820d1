"""A picture of what goes from seat to seat: six seats with what is to be said of each, and arrows between them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import hypot
from typing import Final

from gouji.table.seats import SEATS
from gouji_rulings.settling import Settled
from gouji_rulings.speech import message
from gouji_rulings.svg import framed, lines_at, spoken, text_at
from gouji_rulings.words import cards_words, seat_words
from gouji_spec.text import Language, Text

_SIZE: Final = (360, 322)
_LINE: Final = 15
_CHIP: Final = (112, 42)
_PLACES: Final = ((124, 276), (245, 198), (245, 76), (124, 4), (3, 76), (3, 198))
"""Where each seat stands, P1 below, the next at his right."""
_APART: Final = 7
"""How far beside the line between two seats an arrow runs, so that one that comes back does not cover it."""
_NEAR: Final = 40
"""How far from its giver an arrow says how many: where all of them cross they would cover each other."""
_NOTHING: Final = Text.same("")


@dataclass(frozen=True, slots=True)
class Arrow:
    """Cards that go from one seat to another.

    Attributes:
        giver: from whom.
        taker: to whom.
        count: how many.
        which: which cards, where it is known.
        back: they go back for others.
    """

    giver: int
    taker: int
    count: int
    which: Text = _NOTHING
    back: bool = False

    @property
    def shown(self) -> Text:
        """What stands at the arrow."""
        return self.which if self.which.en else Text.same(str(self.count))

    @property
    def words(self) -> Text:
        """What the picture says of it for those who do not see it."""
        words = self.which if self.which.en else message("picture.cards", count=self.count)
        return message("picture.back", words=words) if self.back else words


@dataclass(frozen=True, slots=True)
class Between:
    """What goes from seat to seat.

    Attributes:
        remarks: what is to be said of seats.
        arrows: what goes between them.
        marked: the seats that it is about.
        said: what is said below.
    """

    remarks: Mapping[int, Text]
    arrows: tuple[Arrow, ...] = ()
    marked: frozenset[int] = frozenset()
    said: Text = _NOTHING


def between_of(settled: Settled) -> Between:
    """Return the places of a hand, who has opened and called, and what is owed, paid and returned."""
    score = settled.score
    return Between(
        remarks={seat: Text.same(" · ").join(_remarks(settled, seat)) for seat in SEATS},
        arrows=tuple(_arrows(settled)),
        said=message("picture.scored", odd=score.odd, even=score.even),
    )


def between_svg(drawn: Between, language: Language | None = None) -> str:
    """Return the picture as an SVG element; for *language* see ``gouji_rulings.svg.svg``."""
    width, height = _SIZE
    said = lines_at(width / 2, height + _LINE, _LINE, "w", drawn.said, language)
    parts = [
        *(part for arrow in drawn.arrows for part in _arrow(arrow, language)),
        *(_chip(seat, drawn, language) for seat in SEATS),
        *said,
    ]
    return framed(parts, (width, height + (_LINE * len(said) + 8 if said else 0)), between_words(drawn), language)


def between_words(drawn: Between) -> Text:
    """Return what the picture shows in words."""
    seats = [
        message("picture.seat_is", seat=seat_words(seat), words=words)
        for seat, words in drawn.remarks.items()
        if words.en
    ]
    gives = [
        message("picture.gives", giver=seat_words(one.giver), taker=seat_words(one.taker), words=one.words)
        for one in drawn.arrows
    ]
    return Text(zh="；", en="; ").join([*seats, *gives, *([drawn.said] if drawn.said.en else [])])


def _remarks(settled: Settled, seat: int) -> Iterator[Text]:
    yield message(f"picture.place_{settled.hand.places.index(seat) + 1}")
    told = settled.told
    if settled.rules.points == "on" and told.opened is not None:
        owes = any(share.ground == "unopened" and share.payer == seat for share in settled.shares)
        yield message("picture.unopened" if owes else "picture.open")
        yield from (message(f"picture.{call.kind}") for call in told.calls if call.seat == seat)


def _arrows(settled: Settled) -> Iterator[Arrow]:
    paid = {id(payment.due): payment for payment in settled.paid}
    for due in settled.dues:
        payment = paid.get(id(due))
        yield Arrow(due.payer, due.receiver, due.count, cards_words(payment.cards) if payment else _NOTHING)
    for one in settled.returns:
        yield Arrow(one.giver, one.taker, one.count, back=True)


def _chip(seat: int, drawn: Between, language: Language | None) -> str:
    x, y = _PLACES[seat - 1]
    width, height = _CHIP
    kind = ("o" if seat % 2 else "e") + (" a" if seat in drawn.marked else "")
    lines = lines_at(width / 2, 27, 10, "r", drawn.remarks.get(seat, _NOTHING), language)
    name = text_at(width / 2, 15 if lines else 25, "w", spoken(seat_words(seat), language))
    box = f'<rect width="{width}" height="{height}" rx="6" class="{kind}"/>'
    return "".join([f'<g transform="translate({x} {y})">', box, name, *lines, "</g>"])


def _arrow(arrow: Arrow, language: Language | None) -> Iterator[str]:
    (x1, y1), (x2, y2) = _edge(arrow.giver, arrow.taker), _edge(arrow.taker, arrow.giver)
    long = hypot(x2 - x1, y2 - y1)
    along, across = ((x2 - x1) / long, (y2 - y1) / long), ((y1 - y2) / long * _APART, (x2 - x1) / long * _APART)
    x1, y1, x2, y2 = x1 + across[0], y1 + across[1], x2 + across[0], y2 + across[1]
    kind = "d k" if arrow.back else "d"
    yield f'<path class="{kind}" fill="none" d="M{x1:.0f} {y1:.0f}L{x2 - 5 * along[0]:.1f} {y2 - 5 * along[1]:.1f}"/>'
    wings = ((x2 - 9 * along[0] + 4 * side * along[1], y2 - 9 * along[1] - 4 * side * along[0]) for side in (1, -1))
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in ((x2, y2), *wings))
    yield f'<polygon points="{points}"/>'
    at = min(0.45 * long, _NEAR)
    yield from _label(x1 + at * along[0], y1 + at * along[1], arrow.shown, language)


def _label(x: float, y: float, words: Text, language: Language | None) -> Iterator[str]:
    """Yield what stands at an arrow, on a ground of its own; of both languages one below the other."""
    lines = lines_at(x, y + 3, 10, "r", words, language)
    wide = max(_width(words.zh), _width(words.en)) + 6
    high = 12 if len(lines) == 1 else 22
    yield f'<rect class="q" x="{x - wide / 2:.1f}" y="{y - 6:.1f}" width="{wide:.1f}" height="{high}" rx="3"/>'
    yield from lines


def _width(words: str) -> float:
    """Return about how wide *words* are at the size of a remark."""
    return sum(8 if ord(letter) > 0x2E7F else 4.6 for letter in words)


def _edge(seat: int, towards: int) -> tuple[float, float]:
    """Return where the line from the middle of a seat to that of another leaves it."""
    (x, y), (there, below) = _middle(seat), _middle(towards)
    across, down = there - x, below - y
    room = min(
        (_CHIP[0] / 2 + 3) / abs(across) if across else float("inf"),
        (_CHIP[1] / 2 + 3) / abs(down) if down else float("inf"),
    )
    return x + across * room, y + down * room


def _middle(seat: int) -> tuple[float, float]:
    x, y = _PLACES[seat - 1]
    return x + _CHIP[0] / 2, y + _CHIP[1] / 2
