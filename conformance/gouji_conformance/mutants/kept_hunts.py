"""What became of generated wrong engines, kept line by line, and taken again while what it stands on is the same.

One that was caught stands on its own function.  One that survived stands on every row and every page of the rules: a
change of any of them may catch it, and it is hunted again.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from gouji_conformance.checks.reference_code import reference_folder
from gouji_conformance.mutants.door import source_of
from gouji_conformance.mutants.generated import Generated
from gouji_conformance.mutants.hunting import Hunted
from gouji_conformance.sentences.features import features_folder
from gouji_conformance.speech.faults import UserError
from gouji_spec.fault import system_words


class _Line(msgspec.Struct, frozen=True):
    """One result and the digest of what it stands on."""

    on: str
    hunted: Hunted


class KeptHunts:
    """The results in one file, or none where there is no file.

    Args:
        path: the file; None: nothing is kept.

    Raises:
        UserError: it is there and is no file of results.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._found = {} if path is None else {line.hunted.mutant: line for line in _read(path)}

    def still_true(self, chosen: Sequence[Generated]) -> dict[str, Hunted]:
        """Return what is known of *chosen* and stands on the source and the suite as they are."""
        known = ((one, self._found[one.id]) for one in chosen if one.id in self._found)
        return {one.id: line.hunted for one, line in known if line.on == _stands_on(one.place, line.hunted)}

    def keep(self, one: Generated, hunted: Hunted) -> None:
        """Write down what became of *one*."""
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(_Line(_stands_on(one.place, hunted), hunted)) + b"\n")


def _read(path: Path) -> list[_Line]:
    if not path.exists():
        return []
    try:
        return [msgspec.json.decode(line, type=_Line) for line in path.read_bytes().splitlines()]
    except OSError as error:
        raise UserError("list.unreadable", file=path, problem=system_words(error)) from error
    except msgspec.MsgspecError as error:
        raise UserError("mutants.no_results", file=path) from error


def _stands_on(place: str, hunted: Hunted) -> str:
    written = everything() if hunted.fate == "survived" else source_of(place).encode()
    return hashlib.sha256(written).hexdigest()[:16]


@cache
def everything() -> bytes:
    """Return the digest of all rows and all pages of the engine."""
    files = [*sorted(features_folder().rglob("*.feature")), *sorted(reference_folder().rglob("*.py"))]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).digest()
