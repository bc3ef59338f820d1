"""The table of a row as a page draws it: six seats, their cards, who leads, who is out."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from gouji.table import cards
from gouji.table.seats import SEATS
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.speech.messages import message
from gouji_rulings.words import seat_words
from gouji_spec.text import Text

_HIDDEN: Final = re.compile(r"\?(?:\*(\d+))?")


@dataclass(frozen=True, slots=True)
class Card:
    """Cards of one rank in a hand: their face in both languages, how many, and what they are where that is no rank."""

    face: Text
    many: int
    kind: str = ""
    meaning: Text | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: its number, its name, its side (odd or even), its cards, and a remark where it has none to play."""

    number: int
    name: Text
    side: str
    hand: tuple[Card, ...]
    size: Text
    remark: Text | None
    leads: bool


@dataclass(frozen=True, slots=True)
class Board:
    """The six seats, P1 first, and who leads."""

    seats: tuple[Seat, ...]
    leads: Text


def board_of(row: RowResult, plan: Plan) -> Board | None:
    """Return the table at which the operation in question of *row* was asked, as it began; None where there is none."""
    at = row.fault.operation if row.fault is not None else min((unmet.operation for unmet in row.unmet), default=0)
    started = [entry.params["position"] for entry in plan.operations[: at + 1] if "position" in entry.params]
    return _board(started[-1]) if started else None


def _board(position: Mapping[str, Any]) -> Board:
    leader = position["leader"]
    seats = tuple(_seat(number, position) for number in SEATS)
    return Board(seats, message("report.leads", seat=seat_words(leader)))


def _seat(number: int, position: Mapping[str, Any]) -> Seat:
    hand = _hand(position["hands"].get(str(number), ""))
    out = list(position.get("out", ()))
    remark = None
    if number in out:
        remark = message("report.went_out", place=out.index(number) + 1)
    elif position.get("revolution") == number:
        remark = message("report.revolted")
    size = message("report.cards", count=sum(card.many for card in hand))
    side = "odd" if number % 2 else "even"
    return Seat(number, seat_words(number), side, hand, size, remark, position["leader"] == number)


def _hand(text: str) -> tuple[Card, ...]:
    """Return the cards written in *text*, high to low, those that do not matter last."""
    counts = cards.parse_cards(_HIDDEN.sub(" ", text))
    shown = [_card(rank, counts[rank]) for rank in reversed(range(15)) if counts[rank]]
    hidden = sum(int(found.group(1) or 1) for found in _HIDDEN.finditer(text))
    if hidden:
        shown.append(Card(Text.same("?"), hidden, "any", message("report.any_card")))
    return tuple(shown)


def _card(rank: int, many: int) -> Card:
    face = Text(zh=cards.rank_text(rank, "zh"), en=cards.rank_text(rank, "en").replace("T", "10"))
    if rank in (cards.SMALL, cards.BIG):
        kind = "big" if rank == cards.BIG else "small"
        return Card(face, many, kind, message(f"report.{kind}_joker"))
    return Card(face, many, "two" if rank == cards.TWO else "")
