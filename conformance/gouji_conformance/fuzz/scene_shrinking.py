"""Scenes smaller by one thing: a sentence less, a row of its table, a card; a match begun later."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from gouji.match import steps
from gouji.match.judge import judge
from gouji.match.record import Record
from gouji.match.state import Match
from gouji.protocol.error import ProtocolError
from gouji.protocol.match_json import read_done, read_record
from gouji.table.cards import Counts, cards_text, parse_cards
from gouji_conformance.engines.oracle import NoAnswerError
from gouji_conformance.fresh.match_words import beginning
from gouji_conformance.fuzz.scenes import MATCH, Line, Scene, line_of, voice_of
from gouji_conformance.fuzz.tables import rules_at

_OF_CARDS: Final = ("hand", "cards")


def words(scene: Scene) -> int:
    """Return how long *scene* is: cells and cards of its tables, values of its sentences."""
    return sum(_length(line) for line in scene.lines)


def _length(line: Line) -> int:
    cells = sum(1 + len(cell) for row in line.table for cell in row)
    return cells + sum(len(value) if isinstance(value, str | list) else 1 for value in line.values.values())


def smaller(scene: Scene) -> Iterator[Scene]:
    """Yield scenes that are smaller by one thing, what makes most of a difference first."""
    if scene.area == MATCH:
        yield from _later(scene)
    yield from (replace(scene, lines=lines) for lines in _shorter(scene.lines))
    for at, line in enumerate(scene.lines):
        for less in _less(line, scene.area):
            yield replace(scene, lines=(*scene.lines[:at], less, *scene.lines[at + 1 :]))


def _shorter(lines: tuple[Line, ...]) -> Iterator[tuple[Line, ...]]:
    """Yield *lines* without some before the last: halves first, then one after another."""
    before, last = lines[:-1], lines[-1:]
    many = len(before) // 2
    while many:
        for begin in range(0, len(before), many):
            yield (*before[:begin], *before[begin + many :], *last)
        many //= 2


def _less(line: Line, area: str) -> Iterator[Line]:
    """Yield *line* with a row less in its table, fewer cards or fewer seats."""
    said = line.said(voice_of(area))
    columns = dict(said.sentence.table)
    for row in range(1, len(line.table)):
        yield replace(line, table=(*line.table[:row], *line.table[row + 1 :]))
    for row in range(1, len(line.table)):
        for column, name in enumerate(line.table[0]):
            if columns.get(name) in _OF_CARDS:
                for fewer in _fewer(line.table[row][column]):
                    cells = (*line.table[row][:column], fewer, *line.table[row][column + 1 :])
                    yield replace(line, table=(*line.table[:row], cells, *line.table[row + 1 :]))
    for name, kind in said.sentence.slots:
        value = line.values[name]
        if kind in _OF_CARDS:
            yield from (_with(line, name, fewer) for fewer in _fewer(value))
        elif isinstance(value, list) and len(value) > 1:
            yield from (_with(line, name, [*value[:at], *value[at + 1 :]]) for at in range(len(value)))


def _with(line: Line, name: str, value: Any) -> Line:
    return replace(line, values={**line.values, name: value})


def _fewer(text: str) -> Iterator[str]:
    """Yield the cards of *text* without a rank, or with a card of it less; nothing where suits are written."""
    try:
        laid: Counts = parse_cards(text)
    except ValueError:
        return
    for rank, many in enumerate(laid):
        for left in dict.fromkeys((0, many - 1)) if many else ():
            fewer = (*laid[:rank], left, *laid[rank + 1 :])
            if any(fewer):
                yield cards_text(fewer)


# A match


def _later(scene: Scene) -> Iterator[Scene]:
    """Yield *scene* begun later, the latest first: between two hands, or where the cards of a hand are held."""
    rules = rules_at(scene.ruleset)
    try:
        first, *others = scene.operations()
        match = read_record(first.params, rules).start(rules)
    except (NoAnswerError, ProtocolError, ValueError):
        return
    found, before = [], match
    for entry in others:
        begun = _begun_at(match, before)
        if begun is not None and entry.step and scene.lines[entry.step] != scene.lines[0]:
            lines = tuple(line_of(*step) for step in beginning(voice_of(MATCH), begun))
            found.append(replace(scene, lines=(*lines, *scene.lines[entry.step :])))
        before = match
        if entry.method == "match/act":
            match = judge(match, read_done(entry.params), rules).match
    yield from (one for one in reversed(found) if len(one.lines) < len(scene.lines) or words(one) < words(scene))


def _begun_at(match: Match, before: Match) -> Record | None:
    """Return the record of a match that begins where *match* is; None where none can begin there.

    It begins where somebody leads with the cards he holds then; and where a hand is over, before the next.
    """
    table, hand = match.table, match.play
    last = table.last
    ended = len(table.scores) > len(before.table.scores)
    if hand is not None and hand.round is None and not hand.standing.out and hand.turn is not None:
        held = tuple(hand.hand(seat) for seat in range(1, 7))
        return Record(table.hands, names=table.names, held=held, leader=hand.turn.seat)
    if hand is None and table.step in (steps.TRIBUTE,) and table.leader:
        return Record(
            table.hands, names=table.names, scores=table.scores, last=last, held=table.held, leader=table.leader
        ).changed(first_opener=table.first_opener)
    if ended and last is not None and not match.is_over:
        return Record(table.hands, names=table.names, scores=table.scores, last=last).changed(
            first_opener=table.first_opener
        )
    return None
