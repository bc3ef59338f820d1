"""What the law of this installation asks and says, as an edition lists it: ``python -m …editions.lists`` prints it."""

import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec

from gouji_conformance.amendments.tree import run_in
from gouji_conformance.cache_folder import use_cache
from gouji_conformance.sentences.manifest import manifest
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_spec.editions import words


@dataclass(frozen=True, slots=True)
class Lists:
    """The rows, as the manifest has them, and the words, a line for each thing."""

    rows: list[str]
    words: list[str]


def lists_here() -> Lists:
    """Return the lists of this installation."""
    return Lists([entry.line for entry in manifest(load_suite())], list(words()))


def lists_in(folder: Path) -> Lists:
    """Return the lists of the installation in *folder*.

    Raises:
        UserError: its law or its features cannot be read.
    """
    done = run_in(folder, "-m", __name__, given="")
    if done.returncode:
        raise UserError("edition.unreadable", folder=folder)
    return msgspec.json.decode(done.stdout, type=Lists)


def main() -> int:
    """Print the lists of this installation as JSON."""
    use_cache()
    sys.stdout.buffer.write(msgspec.json.encode(lists_here()) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
