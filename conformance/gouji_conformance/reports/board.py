"""The table of a row as a page draws it: six seats, their cards, who leads, who is out."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from gouji.table import cards
from gouji.table.seats import SEATS, seat_text
from gouji_conformance.reports.both import Both, both
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan

_HIDDEN: Final = re.compile(r"\?(?:\*(\d+))?")


@dataclass(frozen=True, slots=True)
class Card:
    """Cards of one rank in a hand: their face in both languages, how many, and what they are where that is no rank."""

    face: Both
    many: int
    kind: str = ""
    meaning: Both | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its number, its name, its side (odd or even), its cards, and a remark where it has none to play."""

    number: int
    name: Both
    side: str
    hand: tuple[Card, ...]
    size: Both
    remark: Both | None
    leads: bool


@dataclass(frozen=True, slots=True)
class Board:
    """The six seats, P1 first, and who leads."""

    seats: tuple[Seat, ...]
    leads: Both


def board_of(row: RowResult, plan: Plan) -> Board | None:
    """Return the table at which the operation in question of *row* was asked, as it began; None where there is none."""
    at = row.fault.operation if row.fault is not None else min((unmet.operation for unmet in row.unmet), default=0)
    started = [entry.params["position"] for entry in plan.operations[: at + 1] if "position" in entry.params]
    return _board(started[-1]) if started else None


def _board(position: Mapping[str, Any]) -> Board:
    leader = position["leader"]
    seats = tuple(_seat(number, position) for number in SEATS)
    return Board(seats, both("report.leads", seat=_name(leader)))


def _seat(number: int, position: Mapping[str, Any]) -> Seat:
    hand = _hand(position["hands"].get(str(number), ""))
    out = list(position.get("out", ()))
    remark = None
    if number in out:
        remark = both("report.went_out", place=out.index(number) + 1)
    elif position.get("revolution") == number:
        remark = both("report.revolted")
    size = both("report.cards", count=sum(card.many for card in hand))
    side = "odd" if number % 2 else "even"
    return Seat(number, _name(number), side, hand, size, remark, position["leader"] == number)


def _name(seat: int) -> Both:
    return Both(seat_text(seat, "en"), seat_text(seat, "zh"))


def _hand(text: str) -> tuple[Card, ...]:
    """Return the cards written in *text*, high to low, those that do not matter last."""
    counts = cards.parse_cards(_HIDDEN.sub(" ", text))
    shown = [_card(rank, counts[rank]) for rank in reversed(range(15)) if counts[rank]]
    hidden = sum(int(found.group(1) or 1) for found in _HIDDEN.finditer(text))
    if hidden:
        shown.append(Card(Both("?", "?"), hidden, "any", both("report.any_card")))
    return tuple(shown)


def _card(rank: int, many: int) -> Card:
    face = Both(cards.rank_text(rank, "en").replace("T", "10"), cards.rank_text(rank, "zh"))
    if rank in (cards.SMALL, cards.BIG):
        kind = "big" if rank == cards.BIG else "small"
        return Card(face, many, kind, both(f"report.{kind}_joker"))
    return Card(face, many, "two" if rank == cards.TWO else "")
