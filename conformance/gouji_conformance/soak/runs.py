"""Many random matches, in several processes, kept on disk batch by batch: what was killed goes on where it was.

The file has a header, then a line a batch of numbers: what it counted, and what it broke.  A batch is written whole
when it is done, so that nothing is counted twice; a line that was being written when the run was killed is not read.
The header has the digest of the law, the engine and these modules: after a change of any of them it begins anew.
"""

import hashlib
import os
from collections import Counter
from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Final, TypeVar

import msgspec

import gouji
from gouji_conformance.soak import matches
from gouji_conformance.soak.matches import Broken
from gouji_conformance.soak.tally import Tally
from gouji_spec.folder import law_folder

BATCH: Final = 20


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of which code and law a file is, how many matches it is to have, and how many of them are a batch."""

    code: str
    matches: int
    batch: int


class Batch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one batch of matches came to."""

    number: int
    counts: dict[str, dict[str, int]]
    broken: list[Broken]


Line = TypeVar("Line", Header, Batch)


def _read(line: bytes, kind: type[Line]) -> Line:
    return msgspec.json.decode(line, type=kind)


class NotARunError(Exception):
    """A file that is named for a run has something else in it, which is left alone."""


class Run:
    """A run of *matches* random matches, as far as *path* has it.

    Attributes:
        tally: what has acted so far.
        broken: the matches that broke something.
        done: the numbers of the batches that are on disk.

    Raises:
        NotARunError: *path* is a file of something else.
    """

    def __init__(self, path: Path, matches: int, batch: int = BATCH) -> None:
        self._path = path
        self._matches = matches
        self._batch = batch
        self.tally = Tally()
        self.broken: list[Broken] = []
        self.done: set[int] = set()
        self._take_up(Header(code_digest(), matches, batch))

    def _take_up(self, header: Header) -> None:
        """Read what is on disk of this very run; else begin the file."""
        text = self._path.read_bytes() if self._path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]  # what follows the last end of line was not written whole
        try:
            if not text or _read(whole.partition(b"\n")[0], Header) != header:
                self._begin(header)
                return
            for line in whole.splitlines()[1:]:
                self._count(_read(line, Batch))
        except msgspec.MsgspecError as error:
            raise NotARunError(self._path) from error
        os.truncate(self._path, len(whole))

    def _begin(self, header: Header) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._path.write_bytes(msgspec.json.encode(header) + b"\n")

    def _count(self, batch: Batch) -> None:
        if batch.number in self.done:
            return
        self.done.add(batch.number)
        self.tally.merge(tally_of(batch))
        self.broken += batch.broken

    def left(self) -> list[int]:
        """Return the numbers of the batches that are still to be played."""
        return [number for number in range(-(-self._matches // self._batch)) if number not in self.done]

    def played(self) -> int:
        """Return how many matches are on disk."""
        return self.tally.counts["matches"]["matches"]

    def play(self, processes: int) -> Generator[Batch, None, None]:
        """Play what is left, in so many processes; yield each batch once it is on disk."""
        with ProcessPoolExecutor(processes) as pool, self._path.open("ab", buffering=0) as file:
            going = [pool.submit(played, number, self._batch, self._matches) for number in self.left()]
            try:
                for one in as_completed(going):
                    batch = one.result()
                    file.write(msgspec.json.encode(batch) + b"\n")
                    os.fsync(file.fileno())
                    self._count(batch)
                    yield batch
            finally:
                pool.shutdown(cancel_futures=True)


def played(number: int, size: int, most: int) -> Batch:
    """Play one batch: the *size* matches from ``number * size`` on, of *most* in all."""
    tally = Tally()
    found = [matches.play(match, tally) for match in range(number * size, min((number + 1) * size, most))]
    broken = [one for one in found if one is not None]
    return Batch(number, {kind: dict(counted) for kind, counted in tally.counts.items()}, broken)


def tally_of(batch: Batch) -> Tally:
    """Return what *batch* has counted."""
    found = Tally()
    for kind in found.counts:
        found.counts[kind] = Counter(batch.counts[kind])
    return found


def code_digest(*besides: Path) -> str:
    """Return the digest of all that a match comes from: the law, the engine, what plays it here.

    Args:
        besides: folders with more code and data that count.
    """
    engine = Path(gouji.__file__).resolve().parent
    here = Path(__file__).resolve().parent
    files = [*engine.rglob("*.py"), *here.glob("*.py"), *law_folder().rglob("*.toml")]
    files += [file for folder in besides for kind in ("*.py", "*.toml", "*.feature") for file in folder.rglob(kind)]
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
