"""The names of requests: nobody can foretell them, whatever seed he chose, nor take them for numbers of one size.

They are drawn from the system's own randomness, not from the run's seed: answers written down beforehand name requests
that nobody makes.  JSON-RPC lets a name be a whole number or a text, and so they are both, short and long.
"""

import secrets
from typing import Final

RequestId = int | str

_GREATEST_BITS: Final = 53
"""A number of JSON that every language holds exactly."""
_LEAST_BITS: Final = 30
"""Few enough tries would hit a smaller one."""
_LETTERS: Final = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_" * 4
"""The letter that each byte of chance stands for."""
_SHORTEST, _LENGTHS = 6, 15
"""Of texts: the fewest letters, and how many lengths there are."""


class RequestIds:
    """Draws names, each once."""

    def __init__(self) -> None:
        self._given: set[RequestId] = set()

    def draw(self) -> RequestId:
        """Return a name that no request has had."""
        while True:
            drawn = _drawn()
            if drawn not in self._given:
                self._given.add(drawn)
                return drawn


_TEXT, _DIGITS = 3, 4
"""Two of the five forms: letters; digits that would be another name if they were read as a number.  Else a number."""


def _drawn() -> RequestId:
    """Return a name of one of five forms; the system is asked for chance once, since the asking takes longest."""
    chance = secrets.token_bytes(2 + _SHORTEST + _LENGTHS)
    form, size, drawn = chance[0] % 5, chance[1], chance[2:]
    if form == _TEXT:
        return drawn[: _SHORTEST + size % _LENGTHS].translate(_LETTERS).decode()
    least = 1 << (_LEAST_BITS - 1 + size % (_GREATEST_BITS - _LEAST_BITS + 1))
    number = int.from_bytes(drawn[:8]) % least | least
    return f"0{number}" if form == _DIGITS else number
