"""A hand that is over as people tell it: its places, who has opened, and what happened in it that is paid for.

``P1 P3 P2 P5 P4 P6; revolution P3; opened P1 P4; seen P2; burn P1 P2; drawn P6: B 2 A``, or in Chinese
甲丙乙戊丁己；革命 丙；开点 甲丁；明点 乙；烧 甲乙；抓 己：大 2 A.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from gouji.settle.calls import Call, CallKind
from gouji.settle.places import with_revolutionary
from gouji.table.cards import CardsError, Counts, cards_text, parse_cards
from gouji.table.seats import CHINESE, OPPOSITE, SEATS, parse_seat
from gouji_rulings.speech import message
from gouji_spec.text import Text

_SEAT: Final = re.compile(rf"[Pp]?[1-6]|[{CHINESE}]")
_BETWEEN: Final = re.compile(r"[\s,、，]*")
_PARTS: Final = re.compile(r"[;；]")
_COUNT: Final = re.compile(r"(.*?)\s*([1-9][0-9]?)\s*张?\s*")
_NOBODY: Final = frozenset({"-", "无", "nobody"})


class TellingError(ValueError):
    """What is told is no hand.

    Attributes:
        problem: what is wrong and what was expected.
    """

    def __init__(self, key: str, **values: object) -> None:
        self.problem: Final[Text] = message(f"settled.{key}", **values)
        super().__init__(self.problem.en)


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """A hand that is over.

    Attributes:
        places: the six seats, first place to last, a revolutionary where the law puts him.
        revolution: the seat that had revolted, 0 for none.
    """

    places: tuple[int, ...]
    revolution: int


@dataclass(frozen=True, slots=True)
class HandTold:
    """What is told of a hand that is over.

    Attributes:
        order: the six seats, first place to last; where a revolutionary stands among them does not matter.
        revolution: the seat that had revolted, 0 for none.
        priceless: it could not pay for a 3; None where nobody says.
        named: who of the two lowest was named last by their side; 0 for nobody.
        opened: who has opened; None where nobody says.
        calls: who called the opposite unopened, and how.
        points: payer, receiver and number of cards of point tributes that are known already.
        burns: (burner, burned) of burns that were carried through.
        held: (payer, who beat him) of last sets before the 3s.
        drawn: what a seat has drawn in the hand to come.
        played: how many hands of the match have been, this one included.
    """

    order: tuple[int, ...]
    revolution: int = 0
    priceless: bool | None = None
    named: int = 0
    opened: frozenset[int] | None = None
    calls: tuple[Call, ...] = ()
    points: tuple[tuple[int, int, int], ...] = ()
    burns: tuple[tuple[int, int], ...] = ()
    held: tuple[tuple[int, int], ...] = ()
    drawn: dict[int, Counts] = field(default_factory=dict)
    played: int = 1

    @property
    def hand(self) -> HandPlayed:
        """Its places as the law has them."""
        return HandPlayed(with_revolutionary(self.order, self.revolution), self.revolution)

    def __str__(self) -> str:
        """Return it as text; ``read_told`` reads it back."""
        parts = [_names(self.order)]
        parts += [f"revolution P{self.revolution}"] * bool(self.revolution)
        parts += ["priceless"] * bool(self.priceless)
        parts += [f"named P{self.named}"] * bool(self.named)
        if self.opened is not None:
            parts.append(f"opened {_names(sorted(self.opened)) or '-'}")
        parts += [f"{call.kind} P{call.seat}" for call in self.calls]
        parts += [f"point P{payer} P{receiver} {count}" for payer, receiver, count in self.points]
        parts += [f"burn {_names(pair)}" for pair in self.burns]
        parts += [f"held P{beater} P{payer}" for payer, beater in self.held]
        parts += [f"drawn P{seat}: {cards_text(held) or '-'}" for seat, held in sorted(self.drawn.items())]
        parts += [f"played {self.played}"] * (self.played > 1)
        return "; ".join(parts)


def read_told(text: str) -> HandTold:
    """Return the hand that is told in *text*.

    >>> str(read_told("132546；革命 丙；开点 甲丁"))
    'P1 P3 P2 P5 P4 P6; revolution P3; opened P1 P4'

    Raises:
        TellingError: it names not all six seats, each once, or a part after it cannot be read.
    """
    written, *more = _PARTS.split(text)
    order = _seats(written)
    if order is None or sorted(order) != list(SEATS):
        raise TellingError("no_places", text=text)
    told = HandTold(order)
    for part in filter(None, map(str.strip, more)):
        told = _with_part(told, part)
    return told


def read_hand_played(text: str) -> HandPlayed:
    """Return the hand written in *text*, of which nothing but places and a revolution may be told.

    Raises:
        TellingError: it is none, or more is told.
    """
    told = read_told(text)
    if str(told) != str(HandTold(told.order, told.revolution)):
        raise TellingError("places_alone", text=text)
    return told.hand


def read_seat(text: str) -> int:
    """Return the seat written in *text*: ``P4``, ``4``, 丁.

    Raises:
        TellingError: it is none.
    """
    seat = parse_seat(text.strip())
    if seat is None:
        raise TellingError("no_seat", text=text)
    return seat


def read_pair(text: str) -> tuple[int, int]:
    """Return the two seats written in *text*: ``P1 P2``, 甲乙.

    Raises:
        TellingError: they are not two different seats.
    """
    seats = _seats(text)
    if seats is None or len(set(seats)) != len(seats) or len(seats) != 2:
        raise TellingError("no_pair", text=text)
    return seats[0], seats[1]


def read_point(text: str) -> tuple[int, int, int]:
    """Return payer, receiver and number of cards of a point tribute: ``P2 P5 1``, 乙戊 1.

    Raises:
        TellingError: it is none.
    """
    found = _COUNT.fullmatch(text)
    seats = None if found is None else _seats(found.group(1))
    if found is None or seats is None or len(seats) != 2 or OPPOSITE[seats[0]] != seats[1]:
        raise TellingError("no_point", text=text)
    return seats[0], seats[1], int(found.group(2))


def read_drawn(text: str) -> tuple[int, Counts]:
    """Return a seat and what it has drawn: ``P6: B 2 A``, 己：大 2 A; ``P6: -`` for nothing.

    Raises:
        TellingError: the seat or the cards cannot be read.
    """
    seat, colon, written = (part.strip() for part in text.replace("：", ":").partition(":"))
    if not colon:
        raise TellingError("no_drawn", text=text)
    try:
        return read_seat(seat), parse_cards("" if written == "-" else written)
    except CardsError as error:
        problem = Text(zh=error.problem_zh, en=error.problem)
        raise TellingError("no_cards", text=written, problem=problem) from error


def _with_revolution(told: HandTold, text: str) -> HandTold:
    seat = parse_seat(text)
    if seat is None or told.revolution:
        raise TellingError("no_revolution", text=f"revolution {text}".strip())
    return replace(told, revolution=seat)


def _with_opened(told: HandTold, text: str) -> HandTold:
    seats = () if text in _NOBODY else _seats(text)
    if seats is None or not (seats or text in _NOBODY):
        raise TellingError("no_opened", text=text)
    return replace(told, opened=(told.opened or frozenset()) | frozenset(seats))


def _with_calls(told: HandTold, text: str, kind: CallKind) -> HandTold:
    seats = _seats(text)
    if not seats:
        raise TellingError("no_call", text=text)
    called = (*(call.seat for call in told.calls), *seats)
    if len(set(called)) < len(called):
        raise TellingError("called_twice", text=text)
    return replace(told, calls=(*told.calls, *(Call(kind, seat) for seat in seats)))


def _with_held(told: HandTold, text: str) -> HandTold:
    beater, payer = read_pair(text)
    return replace(told, held=(*told.held, (payer, beater)))


def _with_drawn(told: HandTold, text: str) -> HandTold:
    seat, held = read_drawn(text)
    return replace(told, drawn=told.drawn | {seat: held})


def _with_played(told: HandTold, text: str) -> HandTold:
    if not text.isdecimal() or not 1 <= int(text) <= 999:
        raise TellingError("no_number", text=text)
    return replace(told, played=int(text))


_Adds = Callable[[HandTold, str], HandTold]
_READ: Final[dict[tuple[str, str], _Adds]] = {
    ("revolution", "革命"): _with_revolution,
    ("priceless", "买不起"): lambda told, _: replace(told, priceless=True),
    ("named", "商定"): lambda told, text: replace(told, named=read_seat(text)),
    ("opened", "开点"): _with_opened,
    ("seen", "明点"): lambda told, text: _with_calls(told, text, "seen"),
    ("blind", "预点"): lambda told, text: _with_calls(told, text, "blind"),
    ("point", "点贡"): lambda told, text: replace(told, points=(*told.points, read_point(text))),
    ("burn", "烧"): lambda told, text: replace(told, burns=(*told.burns, read_pair(text))),
    ("held", "闷"): _with_held,
    ("drawn", "抓"): _with_drawn,
    ("played", "已打"): _with_played,
}
"""What may stand in a part after the places, by its first word in English and in Chinese."""


def _with_part(told: HandTold, part: str) -> HandTold:
    for names, add in _READ.items():
        for name in names:
            if part.lower().startswith(name):
                return add(told, part[len(name) :].strip())
    raise TellingError("no_part", text=part)


def _seats(text: str) -> tuple[int, ...] | None:
    """Return the seats written one after another; None where there is anything else."""
    if _BETWEEN.fullmatch(_SEAT.sub("", text)) is None:
        return None
    return tuple(seat for word in _SEAT.findall(text) if (seat := parse_seat(word)) is not None)


def _names(seats: tuple[int, ...] | list[int]) -> str:
    return " ".join(f"P{seat}" for seat in seats)
