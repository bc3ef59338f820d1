"""Values: a thing is what its parts are.  Two with equal parts are equal, hash alike and go on alike."""

from typing import Any, ClassVar, Self


class Value:
    """Something at the table that never changes: what changes is made anew.

    A class says once, in ``__match_args__``, what it is made of: the names of its constructor's arguments; from that
    come equality, the hash, ``repr`` and ``changed``.  What it works out from its parts is no part.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()

    def parts(self) -> tuple[Any, ...]:
        """Return what it is made of, in the order of its constructor."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def changed(self, **changes: Any) -> Self:
        """Return a copy with *changes* to its parts."""
        return type(self)(**{**{name: getattr(self, name) for name in self.__match_args__}, **changes})

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and type(other) is type(self) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def __repr__(self) -> str:
        parts = zip(self.__match_args__, self.parts(), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={part!r}' for name, part in parts)})"
