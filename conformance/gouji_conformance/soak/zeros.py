"""What never acted in a run, by name, and what ``never.toml`` says of why it cannot.

A clause *acts* when an event, the right of the seat to act or a reason given names it, or when a function that cites it
finds something (``acting.py``).  Looked for are the clauses that a function of the engine cites; those on which no
function rests are the trace's to name.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from gouji.match import act as verbs
from gouji.play import action as of_the_hand
from gouji_conformance.soak import acting, tables
from gouji_conformance.soak.tally import Kind, Tally
from gouji_spec.options import options
from gouji_spec.reasons import reasons

NEVER: Final = Path(__file__).with_name("never.toml")
LOOKED_FOR: Final[tuple[Kind, ...]] = ("verbs", "values", "reasons", "clauses")


class Never(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What need not act, and why: most of it is asked as a question, and is no act of a match."""

    kind: Kind
    names: tuple[str, ...]
    why: str


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    never: tuple[Never, ...] = ()


def read_never(path: Path = NEVER) -> tuple[Never, ...]:
    """Return what is explained in the file at *path*.

    Raises:
        msgspec.ValidationError: it does not say what it must, or names what does not exist; with the file and the key.
    """
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=_File).never
    except msgspec.MsgspecError as error:
        raise msgspec.ValidationError(f"{path}: {error}") from error
    for at, entry in enumerate(found):
        unknown = sorted(set(entry.names) - set(looked_for(entry.kind)))
        if unknown:
            raise msgspec.ValidationError(f"{path}: never[{at}].names: no such {entry.kind}: {', '.join(unknown)}")
    return found


@cache
def functions_of() -> dict[str, tuple[str, ...]]:
    """Return clause → the functions that cite it."""
    found: dict[str, list[str]] = {}
    for function in acting.rule_functions().values():
        for clause in function.clauses:
            found.setdefault(clause, []).append(function.name)
    return {clause: tuple(names) for clause, names in found.items()}


def looked_for(kind: Kind) -> Iterable[str]:
    """Return everything of *kind* that may act."""
    if kind == "verbs":
        return (*verbs.VERBS, *of_the_hand.VERBS, of_the_hand.PICK, *of_the_hand.BY_REFEREE)
    if kind == "values":
        return [f"{name}={value}" for name, option in options().options.items() for value in tables.values_of(option)]
    if kind == "reasons":
        return reasons()
    return functions_of() if kind == "clauses" else ()


def counted(kind: Kind, tally: Tally) -> dict[str, int]:
    """Return how often each of what is looked for has acted; of a clause what names it and what its functions found."""
    found: Counter[str] = tally.counts[kind]
    if kind != "clauses":
        return {name: found[name] for name in looked_for(kind)}
    functions = tally.counts["functions"]
    return {name: found[name] + sum(functions[one] for one in citing) for name, citing in functions_of().items()}


class Silent(msgspec.Struct, frozen=True):
    """What did not act.

    Attributes:
        unexplained: kind and name of what never acted and is not in the file.
        explained: kind and name of what never acted, as is explained.
        acting: what is explained and acted all the same: its line is to be struck out.
    """

    unexplained: tuple[tuple[Kind, str], ...]
    explained: tuple[tuple[Kind, str], ...]
    acting: tuple[tuple[Kind, str], ...]


def silent(tally: Tally, never: Iterable[Never]) -> Silent:
    """Return what of everything looked for never acted in *tally*."""
    known = {(entry.kind, name) for entry in never for name in entry.names}
    all_: dict[tuple[Kind, str], int] = dict(_all(tally))
    zeros = [entry for entry, many in all_.items() if not many]
    return Silent(
        tuple(entry for entry in zeros if entry not in known),
        tuple(entry for entry in zeros if entry in known),
        tuple(entry for entry in all_ if all_[entry] and entry in known),
    )


def _all(tally: Tally) -> Iterator[tuple[tuple[Kind, str], int]]:
    for kind in LOOKED_FOR:
        for name, many in counted(kind, tally).items():
            yield (kind, name), many
