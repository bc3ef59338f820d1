"""The names of requests: nobody can foretell them, whatever seed he chose, nor take them for numbers of one size.

They are drawn from the system's own randomness, not from the run's seed: answers written down beforehand name requests
that nobody makes.  JSON-RPC lets a name be a whole number or a text, and so they are both, short and long.
"""

import secrets
from collections.abc import Callable
from typing import Final

RequestId = int | str

_GREATEST_BITS: Final = 53
"""A number of JSON that every language holds exactly."""
_LEAST_BITS: Final = 30
"""Few enough tries would hit a smaller one."""
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._"


class RequestIds:
    """Draws names, each once."""

    def __init__(self) -> None:
        self._given: set[RequestId] = set()

    def draw(self) -> RequestId:
        """Return a name that no request has had."""
        while True:
            drawn = secrets.choice(_FORMS)()
            if drawn not in self._given:
                self._given.add(drawn)
                return drawn


def _number() -> int:
    bits = _LEAST_BITS + secrets.randbelow(_GREATEST_BITS - _LEAST_BITS + 1)
    return secrets.randbits(bits - 1) | 1 << (bits - 1)


def _digits() -> str:
    """Return a text that would be another name if it were read as a number."""
    return f"0{_number()}"


def _text() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(6 + secrets.randbelow(15)))


_FORMS: Final[tuple[Callable[[], RequestId], ...]] = (_number, _number, _number, _text, _digits)
