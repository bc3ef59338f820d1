"""The table drawn in text: six seats counter-clockwise round what lies in the middle."""

from collections.abc import Iterator

from wcwidth import wcswidth

from gouji.play.state import State
from gouji.table import cards
from gouji.table.seats import SEATS, seat_text
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import padded, wrapped
from gouji_rulings.words import sets_words
from gouji_spec.text import Language

_WIDTH = 78


def table_lines(state: State, language: Language, *, seen_by: int = 0) -> Iterator[str]:
    """Yield the table: hands, who is out, what is on the table, who acts.

    A referee sees every hand; *seen_by* a seat, only its own, and the one laid open for a pick.

    P1 sits at the bottom and turns go counter-clockwise, so P2 is at the right.  No line is over 80 cells.
    """
    seen = (seen_by,) if state.pick is None else (seen_by, state.pick.seat)
    seats = {seat: _seat_lines(state, seat, language, shown=seen_by == 0 or seat in seen) for seat in SEATS}
    yield from _centred(seats[4])
    yield from _side_by_side(seats[5], seats[3])
    yield ""
    yield from _centred(_middle(state, language))
    yield ""
    yield from _side_by_side(seats[6], seats[2])
    yield from _centred(seats[1])


def _seat_lines(state: State, seat: int, language: Language, *, shown: bool) -> list[str]:
    standing = state.standing
    turn = state.turn
    name = seat_text(seat, language)
    opened = f" {_say('has_opened', language)}" if seat in standing.opened else ""
    if seat in standing.out:
        return [_say("out", language, seat=name, place=standing.out.index(seat) + 1) + opened]
    if seat == standing.revolution:
        return [_say("revolted", language, seat=name) + opened]
    if seat in standing.aside:
        return [_say("aside", language, seat=name)]
    mark = "→ " if turn is not None and turn.seat == seat else ""
    hand = state.hand(seat)
    remarks = [word for word, holds in _remarks(state, seat).items() if holds]
    note = "".join(f" {_say(word, language)}" for word in remarks) + opened
    head = f"{mark}{name} ({cards.size(hand)}){note}"
    return [head, *wrapped(_spaced(cards.cards_text(hand, language)), width=34)] if shown else [head]


def _remarks(state: State, seat: int) -> dict[str, bool]:
    standing, round_ = state.standing, state.round
    return {
        "passed": round_ is not None and seat in round_.passed,
        "headless": seat in standing.headless,
        "owes": state.debt is not None and state.debt.burner == seat,
        "loses_turn": seat in standing.lost_turns,
    }


def _middle(state: State, language: Language) -> list[str]:
    order = list(_order(state, language))
    if state.round is None:
        return [_say("empty", language), *order]
    table = state.round.table
    words = [_spaced(cards.cards_text(table.cards.counts, language))]
    words += [_say(word, language) for word in ("gouji", "dead", "dead_gou", "bottom") if getattr(table, word)]
    return [f"[ {seat_text(table.seat, language)}: {' '.join(words)} ]", *order]


def _order(state: State, language: Language) -> Iterator[str]:
    """Yield the sets of a pick that are still to be led."""
    if state.pick is not None and state.pick.sets:
        seat, partner = (seat_text(of, language) for of in (state.pick.seat, state.pick.partner))
        sets = sets_words(state.pick.sets).said_in(language)
        yield from wrapped(_say("picked", language, seat=seat, partner=partner, sets=sets))


def _spaced(text: str) -> str:
    """Put a space after every seven cards or so, so that a long hand can be wrapped."""
    return " ".join(text[at : at + 12] for at in range(0, len(text), 12)) if " " not in text else text


def _centred(lines: list[str]) -> Iterator[str]:
    for line in lines:
        yield " " * ((_WIDTH - wcswidth(line)) // 2) + line


def _side_by_side(left: list[str], right: list[str]) -> Iterator[str]:
    for number in range(max(len(left), len(right))):
        one = left[number] if number < len(left) else ""
        other = right[number] if number < len(right) else ""
        yield ("  " + padded(one, 40) + other).rstrip()


def _say(key: str, language: Language, **values: object) -> str:
    return message(f"table.{key}", **values).said_in(language)
