"""What a user tells of a hand that is over: its places, and what happened in it that is paid for."""

import re
from dataclasses import dataclass
from typing import Final

from gouji.settle.places import with_revolutionary
from gouji.table.cards import CardsError, Counts, parse_cards
from gouji.table.seats import CHINESE, SEATS, parse_seat
from gouji_conformance.speech.faults import UserError
from gouji_spec.text import Text

_SEAT: Final = re.compile(rf"[Pp]?[1-6]|[{CHINESE}]")
_BETWEEN: Final = re.compile(r"[\s,、，]*")
_PARTS: Final = re.compile(r"[;；]")
_REVOLUTION: Final = re.compile(r"\s*(?:revolution|革命)\s*(\S+)\s*", re.IGNORECASE)
_COUNT: Final = re.compile(r"(.*?)\s*([1-9][0-9]?)\s*张?\s*")


@dataclass(frozen=True, slots=True)
class HandPlayed:
    """A hand that is over.

    Attributes:
        places: the six seats, first place to last, a revolutionary where the law puts him.
        revolution: the seat that had revolted, 0 for none.
    """

    places: tuple[int, ...]
    revolution: int


def read_hand_played(text: str) -> HandPlayed:
    """Return the hand that the user wrote: ``P1 P3 2 5 4 6``, ``132546``, 甲丙乙戊丁己, with ``; revolution P1``.

    Raises:
        UserError: it names not all six seats, each once, or what follows is no revolution.
    """
    written, *more = _PARTS.split(text)
    places = _seats(written)
    if places is None or sorted(places) != list(SEATS):
        raise UserError("settle.no_places", text=text)
    revolution = 0
    for part in more:
        found = _REVOLUTION.fullmatch(part)
        seat = None if found is None else parse_seat(found.group(1))
        if seat is None or revolution:
            raise UserError("settle.no_revolution", text=part.strip())
        revolution = seat
    return HandPlayed(with_revolutionary(places, revolution), revolution)


def read_seat(text: str) -> int:
    """Return the seat that the user wrote: ``P4``, ``4``, 丁.

    Raises:
        UserError: it is none.
    """
    seat = parse_seat(text.strip())
    if seat is None:
        raise UserError("settle.no_seat", text=text)
    return seat


def read_pair(text: str) -> tuple[int, int]:
    """Return the two seats that the user wrote: ``P1 P2``, 甲乙.

    Raises:
        UserError: they are not two different seats.
    """
    seats = _seats(text)
    if seats is None or len(set(seats)) != len(seats) or len(seats) != 2:
        raise UserError("settle.no_pair", text=text)
    return seats[0], seats[1]


def read_point(text: str) -> tuple[int, int, int]:
    """Return payer, receiver and number of cards of a point tribute: ``P2 P5 1``, 乙戊 1.

    Raises:
        UserError: it is none.
    """
    found = _COUNT.fullmatch(text)
    seats = None if found is None else _seats(found.group(1))
    if found is None or seats is None or len(seats) != 2 or abs(seats[0] - seats[1]) != 3:
        raise UserError("settle.no_point", text=text)
    return seats[0], seats[1], int(found.group(2))


def read_drawn(text: str) -> tuple[int, Counts]:
    """Return a seat and what it has drawn: ``P6: B 2 A``, 己：大 2 A.

    Raises:
        UserError: the seat or the cards cannot be read.
    """
    seat, colon, written = (part.strip() for part in text.replace("：", ":").partition(":"))
    if not colon:
        raise UserError("settle.no_drawn", text=text)
    try:
        return read_seat(seat), parse_cards(written)
    except CardsError as error:
        problem = Text(zh=error.problem_zh, en=error.problem)
        raise UserError("settle.no_cards", text=written, problem=problem) from error


def _seats(text: str) -> tuple[int, ...] | None:
    """Return the seats written one after another; None where there is anything else."""
    if _BETWEEN.fullmatch(_SEAT.sub("", text)) is None:
        return None
    return tuple(seat for word in _SEAT.findall(text) if (seat := parse_seat(word)) is not None)
