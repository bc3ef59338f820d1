"""What fuzzing keeps in a folder: how far it has come, and every difference made small, to be asked first next time."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from gouji_conformance.fuzz.games import Game, Written, read, written
from gouji_conformance.speech.faults import UserError
from gouji_spec.fault import system_words
from gouji_spec.ruleset import Ruleset

_PROGRESS: Final = "progress.json"
_DIFFERENCES: Final = "differences"
_TABLES: Final = "tables"

Kept = TypeVar("Kept")


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far fuzzing has come.

    Attributes:
        seed: all games come from it.
        areas: in turn.
        table: the ruleset that alone is played, as JSON; empty where it is by lot.
        games: so many are done.
    """

    seed: int
    areas: tuple[str, ...]
    table: str = ""
    games: int = 0


class Folder:
    """A folder of what was found in one engine.

    Attributes:
        path: of it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path

    def progress(self) -> Progress | None:
        """Return how far it has come; None where it has not begun.

        Raises:
            UserError: the file has something else in it.
        """
        file = self.path / _PROGRESS
        if not file.exists():
            return None
        return self._read(file, Progress)

    def reached(self, progress: Progress) -> None:
        """Keep how far it has come."""
        self._write(Path(_PROGRESS), msgspec.json.encode(progress) + b"\n")

    def games(self) -> Iterator[Game]:
        """Yield the games of earlier differences, but those that the law no longer knows.

        Raises:
            UserError: a file has something else in it.
        """
        for file in sorted((self.path / _DIFFERENCES).glob("*.json")):
            kept = self._read(file, Written)
            try:
                yield read(kept)
            except ValueError:
                continue

    def keep(self, game: Game) -> None:
        """Keep the game of a difference."""
        self._write(Path(_DIFFERENCES, f"{_digest(game)}.json"), msgspec.json.encode(written(game)) + b"\n")

    def table_file(self, table: Ruleset) -> Path | None:
        """Return the file of the rules of *table*, written where need be; None where a profile plays them."""
        if not table.departures:
            return None
        lines = [f'profile = "{table.profile}"', "", "[options]"]
        text = "\n".join([*lines, *(f'{name} = "{value}"' for name, value in table.departures.items())]) + "\n"
        digest = hashlib.sha256(text.encode()).hexdigest()[:8]
        self._write(Path(_TABLES, f"{digest}.toml"), text.encode())
        return self.path / _TABLES / f"{digest}.toml"

    def _read(self, file: Path, kind: type[Kept]) -> Kept:
        try:
            return msgspec.json.decode(file.read_bytes(), type=kind)
        except OSError as error:
            raise UserError("fuzz.unreadable", file=file, problem=system_words(error)) from error
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise UserError("fuzz.not_kept", file=file) from error

    def _write(self, name: Path, data: bytes) -> None:
        file = self.path / name
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            part = file.with_suffix(".part")
            part.write_bytes(data)
            part.replace(file)
        except OSError as error:
            raise UserError("fuzz.unwritable", file=file, problem=system_words(error)) from error


def _digest(game: Game) -> str:
    return hashlib.sha256(msgspec.json.encode(written(game), order="sorted")).hexdigest()[:12]
