"""Reading of parameters by the protocol's types; what is not of its type is error -32602.

Fields that are not known are passed over, but for names in a ruleset, in hands and in calls,
where the name says as much as the value (head of the protocol page).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from . import cards
from .cards import Bag
from .options import Rules

Object = Mapping[str, Any]
T = TypeVar("T")
SEATS = (1, 2, 3, 4, 5, 6)


class ParamsError(Exception):
    """Parameters that are missing or of the wrong type (error -32602)."""


# --- seats (Art. 2, deal/seats) ---------------------------------------------------------------


def after(seat: int, steps: int) -> int:
    """Return the seat so many steps further in turn order."""
    return (seat - 1 + steps) % 6 + 1


def opposite(seat: int) -> int:
    """Return a seat's opposite (GJ-2; deal/seats)."""
    return after(seat, 3)


def one_side(first: int, second: int) -> bool:
    """Say whether two seats are of one side: seats 1, 3, 5 and 2, 4, 6."""
    return (first - second) % 2 == 0


def turn_order(first: int) -> list[int]:
    """Return all seats in turn order from one of them."""
    return [after(first, steps) for steps in range(6)]


# --- plain values -----------------------------------------------------------------------------


def need(params: Object, name: str) -> Any:
    """Return a required parameter."""
    if name not in params:
        raise ParamsError(f"{name} is missing")
    return params[name]


def whole(value: Any, name: str, least: int = 0, most: int | None = None) -> int:
    """Return a whole number within its limits; 2.0 is one, as in JSON Schema, true is none."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ParamsError(f"{name} is no whole number")
    if value < least or (most is not None and value > most):
        raise ParamsError(f"{name} is out of range")
    return value


def truth(params: Object, name: str, default: bool | None = None) -> bool:
    """Return true or false; the default where the field is missing, if it may be."""
    value = need(params, name) if default is None else params.get(name, default)
    if not isinstance(value, bool):
        raise ParamsError(f"{name} is neither true nor false")
    return value


def choice(params: Object, name: str, values: Sequence[str], default: str | None = None) -> str:
    """Return one of some words; the default where the field is missing, if it may be."""
    value = need(params, name) if default is None else params.get(name, default)
    if not isinstance(value, str) or value not in values:
        raise ParamsError(f"{name} is not one of {', '.join(values)}")
    return value


def text(params: Object, name: str) -> str:
    """Return a required text."""
    value = need(params, name)
    if not isinstance(value, str):
        raise ParamsError(f"{name} is no text")
    return value


def seat(params: Object, name: str) -> int:
    """Return a required seat."""
    return whole(need(params, name), name, 1, 6)


def seat_or_none(params: Object, name: str) -> int | None:
    """Return an optional seat that may be null (seats.seat_or_none)."""
    value = params.get(name)
    return None if value is None else whole(value, name, 1, 6)


def entries(params: Object, name: str, required: bool = False) -> list[Any]:
    """Return a list; empty where it is missing and may be."""
    value = need(params, name) if required else params.get(name, [])
    if not isinstance(value, list):
        raise ParamsError(f"{name} is no list")
    return value


def objects(params: Object, name: str, required: bool = False) -> list[Object]:
    """Return a list of objects."""
    found = entries(params, name, required)
    if not all(isinstance(entry, dict) for entry in found):
        raise ParamsError(f"an entry of {name} is no object")
    return found


def seats(params: Object, name: str, required: bool = False) -> list[int]:
    """Return a list of seats, none twice."""
    found = [whole(entry, name, 1, 6) for entry in entries(params, name, required)]
    if len(set(found)) != len(found):
        raise ParamsError(f"{name} names a seat twice")
    return found


def by_seat(params: Object, name: str, read: Callable[[Any], T], required: bool) -> dict[int, T]:
    """Return an object whose names are seats; any other name is an error."""
    value = need(params, name) if required else params.get(name, {})
    if not isinstance(value, dict):
        raise ParamsError(f"{name} is no object")
    if not all(key in ("1", "2", "3", "4", "5", "6") for key in value):
        raise ParamsError(f"{name} names something that is no seat")
    return {int(key): read(entry) for key, entry in value.items()}


# --- types of the game ------------------------------------------------------------------------


def rules(params: Object) -> Rules:
    """Return the table's rules (type ruleset)."""
    ruleset = need(params, "ruleset")
    if not isinstance(ruleset, dict):
        raise ParamsError("ruleset is no object")
    departures = need(ruleset, "options")
    if not isinstance(departures, dict):
        raise ParamsError("options is no object")
    if not all(isinstance(value, str) for value in departures.values()):
        raise ParamsError("the value of an option is no text")
    profile = text(ruleset, "profile")
    if not profile:
        raise ParamsError("profile is empty")
    return Rules(profile, departures)


def held(value: Any) -> Bag:
    """Read cards that are held: nobody laid them, so unreadable text is a malformed request."""
    if not isinstance(value, str):
        raise ParamsError("cards are no text")
    bag = cards.read(value)
    if bag is None:
        raise ParamsError(f"cards cannot be read: {value!r}")
    return bag


def hands(params: Object) -> dict[int, Bag]:
    """Return what each of the six seats holds; all six are named."""
    found = by_seat(params, "hands", held, required=True)
    if set(found) != set(SEATS):
        raise ParamsError("hands are not those of all six seats")
    return found


def priceless(params: Object) -> bool | None:
    """Return whether the revolutionary could not pay for a 3; None where nobody says."""
    value = params.get("priceless")
    if value is not None and not isinstance(value, bool):
        raise ParamsError("priceless is neither true nor false nor null")
    return value


def answer(reasons: list[str]) -> dict[str, Any]:
    """Return the common answer: accepted, or refused with every reason known."""
    if reasons:
        return {"accepted": False, "reasons": list(dict.fromkeys(reasons))}
    return {"accepted": True}
