"""JSON laid out for people: on one line what fits, the rest member by member."""

from typing import Any

import msgspec


def laid_out(value: Any, width: int = 96, indent: str = "") -> str:
    """Return *value* as JSON in lines of about *width* characters.

    >>> print(laid_out({"a": 1, "b": [1, 2]}, 12))
    {
      "a": 1,
      "b": [1, 2]
    }
    """
    short = _on_one_line(value)
    if len(indent) + len(short) <= width or not isinstance(value, dict | list) or not value:
        return short
    inner = indent + "  "
    if isinstance(value, dict):
        members = [f"{_on_one_line(str(key))}: {laid_out(entry, width, inner)}" for key, entry in value.items()]
        first, last = "{", "}"
    else:
        members = [laid_out(entry, width, inner) for entry in value]
        first, last = "[", "]"
    return first + "\n" + ",\n".join(inner + member for member in members) + f"\n{indent}{last}"


def _on_one_line(value: Any) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def indented(value: Any) -> str:
    """Return *value* as JSON with a line for each member, as programs print it."""
    return msgspec.json.format(msgspec.json.encode(value), indent=2).decode()
