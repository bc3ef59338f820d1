"""A list that is kept beside the features, one entry a line, each with an id of its own.

Blank lines and those that begin with ``#`` say nothing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from gouji_conformance.speech.faults import UserError
from gouji_spec.fault import system_words
from gouji_spec.text import Text

Entry = TypeVar("Entry")


def read_ids(path: Path, read: Callable[[str], tuple[str, Entry] | None], expected: Text) -> dict[str, Entry]:
    """Return id → entry of the list at *path*, in the order of its lines.

    Args:
        path: of the file.
        read: what a line says, its id and its entry; None where it is no line of the list.
        expected: what a line should be, told of one that is not.

    Raises:
        UserError: the file cannot be read, a line is none of the list, or an id stands twice, as it may where two
            changes of the list were merged; the message names file and line.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("list.unreadable", file=path, problem=system_words(error)) from error
    found: dict[str, Entry] = {}
    lines: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        if not line or line.startswith("#"):
            continue
        said = read(line)
        if said is None:
            raise UserError("list.bad_line", file=path, line=number, text=line, expected=expected)
        name, entry = said
        if name in found:
            raise UserError("list.twice", file=path, line=number, name=name, first=lines[name])
        found[name], lines[name] = entry, number
    return found


def count_of(path: Path) -> int:
    """Return how many entries the list at *path* has."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return sum(bool(line) and not line.startswith("#") for line in lines)
