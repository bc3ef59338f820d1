"""Rulings judged again by the law of this installation, as a process: ``python -m …register.again``.

On standard input it is told which, on standard output it tells those that are answered otherwise, both as JSON.
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from gouji_conformance.cache_folder import use_cache
from gouji_conformance.register.judging import differences, holds, told
from gouji_spec.register import FiledRuling, read_register
from gouji_spec.text import Text


class Again(msgspec.Struct, frozen=True):
    """Which rulings, and at which tables.

    Attributes:
        folders: in which they lie.
        ground: in what every table departs from its own rules before and after.
        plays: in what it departs from them afterwards.
    """

    folders: tuple[str, ...]
    ground: dict[str, str] = {}
    plays: dict[str, str] = {}


class Overturned(msgspec.Struct, frozen=True):
    """A ruling that is answered otherwise, and how."""

    id: str
    how: Text


def overturned(filed: Sequence[FiledRuling], again: Again) -> Iterator[Overturned]:
    """Yield those of *filed* that are live and answered otherwise under the law of this installation.

    Where only a table that plays something departs from its rules, what does not hold on its ground is none of it.
    """
    for entry in filed:
        if entry.is_live and not (again.ground and not holds(entry, again.ground)):
            found = next(differences(entry, {**again.ground, **again.plays}), None)
            if found is not None:
                yield Overturned(entry.id, told(found))


def main() -> int:
    """Judge what standard input asks for, and tell it on standard output."""
    use_cache()
    again = msgspec.json.decode(sys.stdin.buffer.read(), type=Again)
    filed = [entry for folder in again.folders for entry in read_register(Path(folder))]
    sys.stdout.buffer.write(msgspec.json.encode(list(overturned(filed, again))) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
