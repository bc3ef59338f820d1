"""A wrong engine (mutant): the reference with one ruling that is wrong, and the clauses that it breaks."""

from dataclasses import dataclass

from gouji_spec.text import Text


@dataclass(frozen=True, slots=True)
class Change:
    """What is changed of one function, method or constant of the engine; one of the three ways.

    Attributes:
        place: which, from the package on: ``play.burn.asked``.
        old, new: a piece of its text that stands there once, and what stands there instead.
        returns: the expression that the whole function returns instead.
        without: the reason that it no longer gives.
    """

    place: str
    old: str = ""
    new: str = ""
    returns: str = ""
    without: str = ""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One wrong engine.

    Attributes:
        id: its first clause and a number, ``GJ-10.1.1/2``; of an option played as another value
            ``burn_last=hung/bare``.
        clauses: those that it breaks, that of its id first.
        name: what is wrong at the table, as a player would say it.
        change: what is changed for it.
        values: the option and value under which it shows; empty where it shows under any.
    """

    id: str
    clauses: tuple[str, ...]
    name: Text
    change: Change
    values: tuple[tuple[str, str], ...] = ()
