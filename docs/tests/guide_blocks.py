"""What a guide tells its reader to type: files to write, edits to make, commands to run, in order."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FENCE = re.compile(r"^(`{3,})(.*?)\n(.*?)^\1$", re.MULTILINE | re.DOTALL)
MARK = re.compile(r"^% (run|edit|file): (.*)$", re.MULTILINE)


@dataclass(frozen=True)
class WrittenFile:
    """A file the reader is told to write."""

    name: str
    text: str


@dataclass(frozen=True)
class Edit:
    """A change the reader is told to make."""

    name: str
    old: str
    new: str


@dataclass(frozen=True)
class Command:
    """A command, the exit code it must have, and the lines it must print in this order."""

    line: str
    code: int
    shown: tuple[str, ...]


Step = WrittenFile | Edit | Command


def steps(guide: Path) -> Iterator[Step]:
    """Yield the steps of *guide* in order; a console block without a ``% run`` mark is not run."""
    text = guide.read_text(encoding="utf-8")
    end = 0
    for fence in FENCE.finditer(text):
        marks = dict(MARK.findall(text[end : fence.start()]))
        end = fence.end()
        if "edit" in marks:
            name, _, change = marks["edit"].partition(": ")
            old, _, new = change.partition(" -> ")
            yield Edit(name, old, new)
        head, body = fence.group(2).strip(), fence.group(3)
        if "file" in marks:
            yield WrittenFile(marks["file"], body)
        elif head == "console" and "run" in marks:
            first, *shown = body.splitlines()
            yield Command(first.removeprefix("$ "), int(marks["run"]), tuple(line for line in shown if line != "…"))


def pattern_of(shown: str) -> re.Pattern[str]:
    """Return what a printed line must look like.

    The words must be as they stand; numbers and digests are the day's.  A line that ends in … only begins so.
    """
    whole = " ".join(shown.split())
    words = re.split(r"\b[0-9a-f]{16}\b|[0-9]+", whole.removesuffix("…"))
    return re.compile(r"[0-9a-f]+".join(re.escape(part) for part in words) + (".*" if whole.endswith("…") else ""))
