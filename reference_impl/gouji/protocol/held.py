"""What a conversation holds by the harness's names: its games, its matches."""

from collections import OrderedDict
from typing import Final, Generic, TypeVar

from gouji.protocol.error import INVALID_PARAMS, ProtocolError

Thing = TypeVar("Thing")


class Held(Generic[Thing]):
    """Things by their names; beyond *most* of them the one begun longest ago is dropped.

    Args:
        what: what they are called where one is missing: ``game``, ``match``.
        most: how many are held at once.
    """

    def __init__(self, what: str, most: int) -> None:
        self._what: Final = what
        self._most: Final = most
        self._things: OrderedDict[str, Thing] = OrderedDict()

    def begin(self, name: str, thing: Thing) -> None:
        """Hold *thing* as the newest; one of the same name is replaced."""
        self._things.pop(name, None)
        self._things[name] = thing
        if len(self._things) > self._most:
            self._things.popitem(last=False)

    def go_on(self, name: str, thing: Thing) -> None:
        """Hold what has become of a thing; it is as old as it was."""
        self._things[name] = thing

    def __getitem__(self, name: str) -> Thing:
        """Return the thing of that name.

        Raises:
            ProtocolError: there is none (−32602).
        """
        if name not in self._things:
            raise ProtocolError(INVALID_PARAMS, f"game: no {self._what} is called {name!r}")
        return self._things[name]
