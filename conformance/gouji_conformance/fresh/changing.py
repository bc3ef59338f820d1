"""What stands in a slot, a little otherwise: another seat, a card more, a number beside."""

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from gouji.table.cards import RANKS
from gouji.table.seats import SEATS
from gouji_conformance.fresh.voice import Table
from gouji_conformance.sentences.hidden import OF_NO_MATTER
from gouji_conformance.sentences.points_slots import CALL_TIMES, CALLS
from gouji_conformance.sentences.referee_slots import INFRACTIONS
from gouji_conformance.sentences.sentence import Said
from gouji_conformance.sentences.slots import SLOTS
from gouji_rulings.settled_words import KINDS

Change = Callable[[Any, random.Random], Any]

_CARD: Final = re.compile(r"(10|[2-9TJQKASB?])([hdsc]?)(?:\*(\d+))?")
_HIDDEN: Final = re.compile(r"\?(?:\*(\d+))?")
_OF_NO_MATTER: Final = [RANKS[rank] for rank in OF_NO_MATTER]
_SUITS: Final = "hdsc"
_OF_TRIBUTE: Final = "2SBA3"
"""Ranks that are put in the place of others more often: what is paid and bought with, and what is next to it."""


def _seat(_value: Any, chance: random.Random) -> Any:
    return chance.choice(SEATS)


def _seats(value: Any, chance: random.Random) -> Any:
    """Return other seats; all six in another order, most often with two changed for each other."""
    if len(value) == len(SEATS):
        if chance.random() < 0.5:
            return chance.sample(value, len(value))
        one, other = chance.sample(range(len(value)), 2)
        value = list(value)
        value[one], value[other] = value[other], value[one]
        return value
    return sorted(chance.sample(SEATS, max(1, min(len(SEATS), len(value) + chance.choice((-1, 0, 0, 1))))))


def _number(value: Any, chance: random.Random) -> Any:
    return value + chance.choice((-2, -1, -1, 1, 1, 2)) if value > 2 else chance.choice((0, 1, 2, 3))


def _cards(value: Any, chance: random.Random) -> Any:
    """Return cards of which one kind is of another rank, or is there once more or less, or not at all."""
    cards = _CARD.findall(value)
    if not cards:
        return value
    at = chance.randrange(len(cards))
    rank, suit, many = cards[at]
    way = chance.random()
    if way < 0.45 and rank != "?":
        rank = chance.choice((_beside(rank, chance), chance.choice(_OF_TRIBUTE)))
        suit = chance.choice(_SUITS) if suit else ""
    elif way < 0.85:
        many = str(max(1, int(many or 1) + chance.choice((-1, 1))))
    elif len(cards) > 1:
        del cards[at]
        return _written(cards)
    cards[at] = (rank, suit, many)
    return _written(cards)


def _beside(rank: str, chance: random.Random) -> str:
    at = RANKS.index("T" if rank == "10" else rank) + chance.choice((-1, 1))
    return RANKS[max(0, min(len(RANKS) - 1, at))]


def _written(cards: list[tuple[str, str, str]]) -> str:
    return " ".join(rank + suit + (f"*{many}" if many not in ("", "1") else "") for rank, suit, many in cards)


def _rank(_value: Any, chance: random.Random) -> Any:
    return chance.choice(RANKS)


def _yes_no(value: Any, _chance: random.Random) -> Any:
    return not value


def _one_of(names: Mapping[str, Any]) -> Change:
    known = tuple(names)
    return lambda _value, chance: chance.choice(known)


def _dues(value: Any, chance: random.Random) -> Any:
    """Return dues of which one is of another kind, between other seats or of another number."""
    if not value:
        return value
    dues = [dict(due) for due in value]
    due = chance.choice(dues)
    field = chance.choice(("kind", "payer", "receiver", "count"))
    if field == "kind":
        due["kind"] = chance.choice(tuple(KINDS))
    elif field == "count":
        due["count"] = max(1, due["count"] + chance.choice((-1, 1)))
    else:
        due[field] = chance.choice(SEATS)
    return dues


def _infractions(value: Any, chance: random.Random) -> Any:
    found = [*value, chance.choice(tuple(INFRACTIONS))] if chance.random() < 0.6 else list(value)
    chance.shuffle(found)
    return found[:4]


def _sanctions(value: Any, chance: random.Random) -> Any:
    others = [_sanction(one, chance) for one in value]
    return others if others and chance.random() < 0.8 else [_sanction({}, chance)]


def _sanction(_value: Any, chance: random.Random) -> Any:
    kind = chance.choice(("warning", "last", "disqualified", "lost_turns", "lost_turns", "fine"))
    more = {"lost_turns": {"turns": chance.choice((1, 1, 2, 3))}, "fine": {"points": chance.choice((1, 2, 3))}}
    return {"kind": kind, **more.get(kind, {})}


def _names(value: Any, chance: random.Random) -> Any:
    names = list(value)
    one, other = chance.randrange(len(names)), chance.randrange(len(names))
    names[one], names[other] = names[other], names[one]
    return names


def _groups(value: Any, chance: random.Random) -> Any:
    """Return groups of people of which two have changed groups."""
    groups = [list(group) for group in value]
    one, other = chance.choice(groups), chance.choice(groups)
    at, there = chance.randrange(len(one)), chance.randrange(len(other))
    one[at], other[there] = other[there], one[at]
    return groups


def _sets(value: Any, chance: random.Random) -> Any:
    sets = list(value)
    at = chance.randrange(len(sets))
    sets[at] = _cards(sets[at], chance)
    return sets


CHANGES: Final[Mapping[str, Change]] = {
    "seat": _seat,
    "seats": _seats,
    "number": _number,
    "cards": _cards,
    "hand": _cards,
    "suited": _cards,
    "rank": _rank,
    "yes-no": _yes_no,
    "tribute": _one_of(KINDS),
    "dues": _dues,
    "call": _one_of(CALLS),
    "called": _one_of(CALLS),
    "call-time": _one_of(CALL_TIMES),
    "infraction": _one_of(INFRACTIONS),
    "infractions": _infractions,
    "sanction": _sanction,
    "sanctions": _sanctions,
    "players": _names,
    "player-groups": _groups,
    "sets": _sets,
}
"""Kind of slot → what changes its value; what stands in others stays."""


def changed(steps: Sequence[tuple[Said, Table]], chance: random.Random, least: int = 1) -> list[tuple[Said, Table]]:
    """Return *steps* with one thing to three of them changed, and every card that did not matter dealt.

    Args:
        steps: each with its table.
        chance: which, and to what.
        least: 0 where nothing at all is changed.
    """
    made = list(steps)
    for _ in range(chance.choice((1, 1, 2, 3)) if least else 0):
        places = [place for number, step in enumerate(made) for place in _places(number, *step)]
        if not places:
            break
        number, name, row = chance.choice(places)
        made[number] = _with_change(made[number], name, row, chance)
    return [_dealt(said, table, chance) for said, table in made]


def _places(number: int, said: Said, table: Table) -> Iterator[tuple[int, str, int]]:
    """Yield what can be changed of a step: its number, a slot and 0, or a column and the row of its table."""
    for name, kind in said.sentence.slots:
        if kind in CHANGES:
            yield number, name, 0
    for name, kind in said.sentence.table:
        if kind in CHANGES:
            for row in range(1, len(table)):
                yield number, name, row


def _with_change(step: tuple[Said, Table], name: str, row: int, chance: random.Random) -> tuple[Said, Table]:
    said, table = step
    if not row:
        kind = dict(said.sentence.slots)[name]
        return Said(said.sentence, {**said.values, name: CHANGES[kind](said.values[name], chance)}), table
    kind, column = dict(said.sentence.table)[name], table[0].index(name)
    slot = SLOTS[kind]
    cell = slot.write(CHANGES[kind](slot.read(table[row][column], "en"), chance), "en")
    return said, _with_cell(table, row, column, cell)


def _with_cell(table: Table, row: int, column: int, cell: str) -> Table:
    cells = (*table[row][:column], cell, *table[row][column + 1 :])
    return (*table[:row], cells, *table[row + 1 :])


def _dealt(said: Said, table: Table, chance: random.Random) -> tuple[Said, Table]:
    """Return a step with cards in the place of those that do not matter: what is changed may turn on them."""
    for name, kind in said.sentence.table:
        if kind == "hand":
            column = table[0].index(name)
            for row in range(1, len(table)):
                table = _with_cell(table, row, column, _filled(table[row][column], chance))
    return said, table


def _filled(hand: str, chance: random.Random) -> str:
    def fill(found: re.Match[str]) -> str:
        ranks = chance.sample(_OF_NO_MATTER, len(_OF_NO_MATTER))
        many = int(found.group(1) or 1)
        cards = [(rank, "", str(many // len(ranks) + (at < many % len(ranks)))) for at, rank in enumerate(ranks)]
        return f" {_written([card for card in cards if card[2] != '0'])} "

    return " ".join(_HIDDEN.sub(fill, hand).split())
