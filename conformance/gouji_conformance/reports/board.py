"""The table of a row as a page draws it: six seats, their cards, who leads, who is out."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gouji.table import cards
from gouji.table.cards import Counts
from gouji.table.seats import SEATS
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Operation, Plan
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
    """The six seats, P1 first; who leads, or who has laid what last; and when that is: as it began, or further on."""

    seats: tuple[Seat, ...]
    leads: Text
    when: Text


@dataclass(frozen=True, slots=True)
class _Held:
    """A hand: the cards that are written, and how many that do not matter."""

    cards: Counts
    hidden: int

    def without(self, laid: Counts) -> "_Held":
        """Return the hand once *laid* is gone: what is not written was among those that do not matter."""
        left = [held - gone for held, gone in zip(self.cards, laid, strict=True)]
        missing = sum(-many for many in left if many < 0)
        return _Held(tuple(max(0, many) for many in left), max(0, self.hidden - missing))


def board_of(row: RowResult, plan: Plan) -> Board | None:
    """Return the table at which the operation in question of *row* was asked; None where there is none.

    What was laid before it is on the table and no more in the hands.
    """
    at = row.fault.operation if row.fault is not None else min((unmet.operation for unmet in row.unmet), default=0)
    begun = [number for number, entry in enumerate(plan.operations[: at + 1]) if "position" in entry.params]
    if not begun:
        return None
    return _board(plan.operations[begun[-1]].params["position"], list(_laid(plan.operations[begun[-1] + 1 : at])))


def _laid(operations: Sequence[Operation]) -> Iterator[tuple[int, str]]:
    """Yield who lays which cards in *operations*, of those that are to stand."""
    for entry in operations:
        stands = any(want.path == "accepted" and want.value is True for want in entry.expect)
        if stands and entry.params.get("cards"):
            yield entry.params["seat"], entry.params["cards"]


def _board(position: Mapping[str, Any], laid: Sequence[tuple[int, str]]) -> Board:
    hands = {seat: _held(position["hands"].get(str(seat), "")) for seat in SEATS}
    for seat, text in laid:
        hands[seat] = hands[seat].without(cards.parse_cards(text))
    seats = tuple(_seat(number, position, hands[number]) for number in SEATS)
    if not laid:
        return Board(seats, message("report.leads", seat=seat_words(position["leader"])), message("report.start"))
    seat, text = laid[-1]
    last = message("report.laid_last", seat=seat_words(seat), cards=_faces(text))
    return Board(seats, last, message("report.further_on"))


def _faces(text: str) -> Text:
    counts = cards.parse_cards(text)
    return Text(zh=cards.cards_text(counts, "zh"), en=cards.cards_text(counts, "en"))


def _seat(number: int, position: Mapping[str, Any], held: _Held) -> Seat:
    hand = _hand(held)
    out = list(position.get("out", ()))
    remark = None
    if number in out:
        remark = message("report.went_out", place=out.index(number) + 1)
    elif position.get("revolution") == number:
        remark = message("report.revolted")
    size = message("report.cards", count=sum(card.many for card in hand))
    side = "odd" if number % 2 else "even"
    return Seat(number, seat_words(number), side, hand, size, remark, position["leader"] == number)


def _held(text: str) -> _Held:
    """Return the hand written in *text*."""
    hidden = sum(int(found.group(1) or 1) for found in _HIDDEN.finditer(text))
    return _Held(cards.parse_cards(_HIDDEN.sub(" ", text)), hidden)


def _hand(held: _Held) -> tuple[Card, ...]:
    """Return the cards of a hand, high to low, those that do not matter last."""
    shown = [_card(rank, held.cards[rank]) for rank in reversed(range(15)) if held.cards[rank]]
    if held.hidden:
        shown.append(Card(Text.same("?"), held.hidden, "any", message("report.any_card")))
    return tuple(shown)


def _card(rank: int, many: int) -> Card:
    face = Text(zh=cards.rank_text(rank, "zh"), en=cards.rank_text(rank, "en").replace("T", "10"))
    if rank in (cards.SMALL, cards.BIG):
        kind = "big" if rank == cards.BIG else "small"
        return Card(face, many, kind, message(f"report.{kind}_joker"))
    return Card(face, many, "two" if rank == cards.TWO else "")
