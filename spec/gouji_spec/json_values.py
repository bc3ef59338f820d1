"""Values of JSON as JSON sees them, and not as Python does: what kind each is of, and which are equal."""

from collections.abc import Callable
from typing import Any, Final


def is_number(value: Any) -> bool:
    """Tell whether *value* is a number; Python's True is one, JSON's is not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_whole(value: Any) -> bool:
    """Tell whether *value* is a whole number; JSON does not tell 1.0 from 1."""
    if isinstance(value, int):
        return not isinstance(value, bool)
    return isinstance(value, float) and value.is_integer()


KINDS: Final[dict[str, Callable[[Any], bool]]] = {
    "null": lambda value: value is None,
    "boolean": lambda value: isinstance(value, bool),
    "integer": is_whole,
    "number": is_number,
    "string": lambda value: isinstance(value, str),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
}


def token(value: Any) -> Any:
    """Return what is equal for two values exactly where JSON holds them equal; Python's True is 1, JSON's is not."""
    if isinstance(value, bool):
        return (bool, value)
    if isinstance(value, list):
        return tuple(token(item) for item in value)
    if isinstance(value, dict):
        return frozenset((name, token(member)) for name, member in value.items())
    return value
