"""Everybody moved on by some seats: the same question and the same answer, as another chair numbers the table.

Which parts of a message are seats is read from the schemas of the protocol: what refers to ``seats.json``, and the keys
of an object that has an entry for each seat.  What the schemas say in words alone stands below, by file and field.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from gouji_spec.json_schema import Schema, resolved
from gouji_spec.protocol import methods, schema_book

Turn = Callable[[Any, int], Any]
"""Returns a value with its seats moved on by so many."""

_SEAT: Final = "seats.json#/$defs/seat"
_KEYS: Final = ("1", "2", "3", "4", "5", "6")
_PATTERN: Final = "^[1-6]$"

_RISING: Final = frozenset(
    (
        *(("state.json", "passed"), ("state.json", "opened"), ("state.json", "headless")),
        *(("points.open.json", "opened"), ("points.dues.json", "dues"), ("deal.seats.json", "side")),
    )
)
"""Lists in rising order of seats, or of their payers."""
_PLACED: Final = frozenset(
    (("match.start.json", "names"), ("match_state.json", "names"), ("deal.formation.json", "seating"))
)
"""Lists of what belongs to seats 1 to 6, in their order."""
_BY_SIDE: Final = frozenset((("match.start.json", "scores"), ("match_state.json", "scores")))
"""Lists of pairs: what the odd and the even side have."""
_SIDES: Final = {"odd": "even", "even": "odd"}


def moved(seat: int, by: int) -> int:
    """Return the seat *by* seats on from *seat*."""
    return (seat - 1 + by) % 6 + 1


_MOVED: Final = [{seat: moved(seat, by) for seat in range(1, 7)} for by in range(6)]
_MOVED_KEYS: Final = [{str(seat): str(there) for seat, there in table.items()} for table in _MOVED]
"""Each seat, as a number and as a key, with the one so many seats on."""


_Wanted = frozenset[str] | None
"""Paths into a value to what somebody will look at, dots between their parts; None: all of it."""


def turned(method: str, part: str, value: Any, by: int, wanted: frozenset[str] | None = None) -> Any:
    """Return the parameters or the result of *method*, moved on by so many seats.

    Args:
        method: of the protocol.
        part: ``params`` or ``result``.
        value: the JSON; what is not as the schema has it stays as it is.
        by: how many seats; less than 0 moves back.
        wanted: paths to what is looked at; what lies elsewhere may stay as it is.
    """
    turn = _of_message(method, part, wanted) if by % 6 else None
    if turn is None:
        return value
    return turn(_said_in_full(method, value) if part == "params" else value, by % 6)


def _said_in_full(method: str, params: Any) -> Any:
    """Return *params* with what a seat is that they leave out: seat 1 has opened a match that tells nobody else."""
    if method != "match/start" or not isinstance(params.get("begin"), dict) or params["begin"].get("first_opener"):
        return params
    return {**params, "begin": {**params["begin"], "first_opener": 1}}


@cache
def _of_message(method: str, part: str, wanted: _Wanted) -> Turn | None:
    file = methods()[method]
    turn = _turn(file, schema_book().at(f"{file}#/properties/{part}"), "", wanted)
    return _seating(turn) if (method, part) == ("match/act", "params") else turn


def _seating(turn: Turn | None) -> Turn:
    """Return what turns an act of a match: only those who sit down are named by their seats."""

    def act(value: Any, by: int) -> Any:
        done = value if turn is None else turn(value, by)
        return {**done, "names": _placed(done["names"], by)} if done.get("do") == "sit" else done

    return act


def _turn(file: str, schema: Schema, name: str, wanted: _Wanted = None) -> Turn | None:
    """Return what turns a value of *schema*, which stands in *file* as field *name*; None: no seat is in it."""
    if (file, name) in _PLACED:
        return _placed
    if (file, name) in _BY_SIDE:
        return _swapped_pairs
    if "$ref" in schema:
        reference = resolved(file, schema["$ref"])
        if reference == _SEAT:
            return _one
        turn = _turn(reference.partition("#")[0], schema_book().at(reference), "", wanted)
    elif "anyOf" in schema or "oneOf" in schema:
        turns = [_turn(file, entry, name, wanted) for entry in schema.get("anyOf", schema.get("oneOf", ()))]
        turn = next((found for found in turns if found is not None), None)
    elif "items" in schema:
        turn = _list(_turn(file, schema["items"], ""))
    else:
        turn = _object(file, schema, wanted)
    return _rising(turn) if turn is not None and (file, name) in _RISING else turn


def _one(value: Any, by: int) -> Any:
    return _MOVED[by].get(value, value) if type(value) is int else value


def _placed(value: Any, by: int) -> Any:
    if not isinstance(value, list) or len(value) != len(_KEYS):
        return value
    return value[-by:] + value[:-by]


def _swapped_pairs(value: Any, by: int) -> Any:
    return [pair[::-1] for pair in value] if by % 2 and isinstance(value, Sequence) else value


def _list(of_each: Turn | None) -> Turn | None:
    if of_each is None:
        return None

    def turn(value: Any, by: int) -> Any:
        return [of_each(entry, by) for entry in value] if isinstance(value, list) else value

    return turn


def _rising(turn: Turn) -> Turn:
    """Return what turns a list that rises; one that does not rise is as wrong afterwards."""

    def rise(value: Any, by: int) -> Any:
        if not value or not isinstance(value, list):
            return value
        try:
            falls = value != sorted(value, key=_height)
            return sorted(turn(value, by), key=_height, reverse=falls)
        except (TypeError, KeyError):
            return value

    return rise


def _height(entry: Any) -> int:
    found: int = entry["payer"] if isinstance(entry, dict) else entry
    return found


def _object(file: str, schema: Schema, wanted: _Wanted) -> Turn | None:
    fields: Mapping[str, Schema] = schema.get("properties", {})
    by_seat, each = _by_seat(file, schema)
    sides = _SIDES.keys() <= fields.keys()
    inside = {name: None if by_seat or sides else _within(name, wanted) for name in fields}
    found = ((name, _turn(file, field, name, inside[name])) for name, field in fields.items() if inside[name] != _NONE)
    turns = {name: turn for name, turn in found if turn is not None}
    if not (turns or by_seat or sides):
        return None

    def turn_fields(value: Any, by: int) -> Any:
        if not isinstance(value, dict):
            return value
        done = value.copy()
        for key, turn in turns.items():
            if key in done:
                done[key] = turn(done[key], by)
        if by_seat:
            done = {_MOVED_KEYS[by].get(key, key): entry for key, entry in done.items()}
            if each is not None:
                done = {key: each(entry, by) for key, entry in done.items()}
        return {_SIDES.get(key, key): entry for key, entry in done.items()} if sides and by % 2 else done

    return turn_fields


_NONE: Final[_Wanted] = frozenset()


def _within(name: str, wanted: _Wanted) -> _Wanted:
    """Return the paths of *wanted* that lead into field *name*, from there on."""
    if wanted is None:
        return None
    heads: Iterable[tuple[str, str, str]] = (path.partition(".") for path in wanted)
    inside = frozenset(rest for head, _, rest in heads if head == name)
    return None if "" in inside else inside


def _by_seat(file: str, schema: Schema) -> tuple[bool, Turn | None]:
    """Return whether the keys of an object are seats, and what turns each of its values."""
    if tuple(schema.get("properties", ())) == _KEYS:
        return True, None
    if _PATTERN in schema.get("patternProperties", {}):
        return True, _turn(file, schema["patternProperties"][_PATTERN], "")
    if tuple(schema.get("propertyNames", {}).get("enum", ())) == _KEYS:
        return True, _turn(file, schema.get("additionalProperties", {}), "")
    return False, None
