"""The table as a picture shows it: six seats and their cards, what lies in the middle, whose turn it is."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from gouji.play.state import State
from gouji.table import cards
from gouji.table.cards import Counts
from gouji.table.seats import SEATS
from gouji_rulings.speech import message
from gouji_rulings.words import seat_words
from gouji_spec.text import Text

HIDDEN: Final = "?"
"""The face of cards that do not matter."""
_HIDDEN: Final = re.compile(r"\?(?:\*(\d+))?")
_NOTHING: Final = Text.same("")


@dataclass(frozen=True, slots=True)
class Face:
    """Cards of one rank: the rank as a position writes it, ``?`` for any, and how many."""

    rank: str
    many: int

    @property
    def words(self) -> Text:
        """The rank as people write it: 大, 10."""
        if self.rank == HIDDEN:
            return Text.same(HIDDEN)
        rank = cards.RANKS.index(self.rank)
        return Text(zh=cards.rank_text(rank, "zh"), en=cards.rank_text(rank, "en").replace("T", "10"))


@dataclass(frozen=True, slots=True)
class SeatShown:
    """A seat: its number, its cards from high to low, what is to be said of it, and whether it is his turn."""

    seat: int
    faces: tuple[Face, ...]
    remark: Text = _NOTHING
    acts: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A table.

    Attributes:
        seats: all six, P1 first.
        lies: who laid the set in the middle; 0 for an empty table.
        middle: that set.
        said: what is said below: what was done.
        asked: below that, who is asked and by which clause.
    """

    seats: tuple[SeatShown, ...]
    lies: int = 0
    middle: tuple[Face, ...] = ()
    said: Text = _NOTHING
    asked: Text = _NOTHING


def picture_of(state: State, said: Text = _NOTHING, asked: Text = _NOTHING) -> Picture:
    """Return the table as it stands in *state*, every hand open, with *said* below and, of ``asked_words``, *asked*."""
    round_ = state.round
    return Picture(
        seats=tuple(_seat_in(state, seat) for seat in SEATS),
        lies=0 if round_ is None else round_.table.seat,
        middle=() if round_ is None else faces(round_.table.cards.counts),
        said=said,
        asked=asked,
    )


def asked_words(state: State) -> Text:
    """Return who is asked now, what for and by which clause; the places once the hand is over."""
    turn = state.turn
    if turn is None:
        return message("table.phase_over", places=Text.same(" ").join(map(seat_words, state.places)))
    asked = message(f"table.phase_{state.phase}", seat=seat_words(turn.seat))
    return Text(zh=f"{asked.zh}（{turn.clause}）", en=f"{asked.en} ({turn.clause})")


def picture_of_start(position: Mapping[str, Any]) -> Picture:
    """Return the table before the first lead of a position as the protocol writes it, cards that do not matter as ?."""
    return Picture(
        seats=tuple(_seat_at_start(position, seat) for seat in SEATS),
        said=message("table.phase_lead", seat=seat_words(position["leader"])),
    )


def faces(counts: Counts, hidden: int = 0) -> tuple[Face, ...]:
    """Return cards rank by rank from high to low, *hidden* ones that do not matter last."""
    shown = [Face(cards.RANKS[rank], counts[rank]) for rank in reversed(range(len(counts))) if counts[rank]]
    return (*shown, Face(HIDDEN, hidden)) if hidden else tuple(shown)


def _seat_in(state: State, seat: int) -> SeatShown:
    turn = state.turn
    remarks = Text.same(" · ").join(_remarks(state, seat))
    return SeatShown(seat, faces(state.hand(seat)), remarks, acts=turn is not None and turn.seat == seat)


def _remarks(state: State, seat: int) -> Iterator[Text]:
    standing, round_ = state.standing, state.round
    if seat in standing.out:
        yield message("picture.place", place=standing.out.index(seat) + 1)
    holds = {
        "picture.revolted": seat == standing.revolution,
        "picture.aside": seat in standing.aside,
        "table.passed": round_ is not None and seat in round_.passed,
        "table.headless": seat in standing.headless,
        "table.owes": state.debt is not None and state.debt.burner == seat,
        "table.loses_turn": seat in standing.lost_turns,
        "table.has_opened": seat in standing.opened,
    }
    yield from (message(key) for key, true in holds.items() if true)


def _seat_at_start(position: Mapping[str, Any], seat: int) -> SeatShown:
    written = position["hands"].get(str(seat), "").replace("-", "")
    hidden = sum(int(found.group(1) or 1) for found in _HIDDEN.finditer(written))
    shown = faces(cards.parse_cards(_HIDDEN.sub(" ", written)), hidden)
    out = list(position.get("out", ()))
    remark = _NOTHING
    if seat in out:
        remark = message("picture.place", place=out.index(seat) + 1)
    elif position.get("revolution") == seat:
        remark = message("picture.revolted")
    return SeatShown(seat, shown, remark, acts=position["leader"] == seat)
