"""The manifest: every row with the digest of its plan and the profiles that play it, one a line.

The kept copy is ``features/manifest.txt``.  Certificates pin rows and digests; the profiles are there so
that nobody takes a row from a profile unawares: a new value of an option, or a new tag, can.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_conformance.sentences.id_lists import read_ids
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.speech.messages import message
from gouji_spec.ruleset import PROFILES, Ruleset

_LINE: Final = re.compile(r"(G[JH]-\S+) ([0-9a-f]{16})((?: [a-z]+(?:-[a-z]+)*)*)")


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the manifest.

    Attributes:
        row: its id.
        digest: of its plan, with outline plus its tags.
        profiles: those that play it as they stand, in the order of the law.
    """

    row: str
    digest: str
    profiles: tuple[str, ...]

    @property
    def line(self) -> str:
        """The entry as the file has it."""
        return " ".join((self.row, self.digest, *self.profiles))


@dataclass(frozen=True, slots=True)
class Difference:
    """One row that two manifests have otherwise.

    Attributes:
        row: its id.
        before: None where the row is new.
        now: None where it is gone.
    """

    row: str
    before: Entry | None
    now: Entry | None

    @property
    def lost(self) -> tuple[str, ...]:
        """The profiles that played the row and do so no more; none where it is gone altogether."""
        return _less(self.before, self.now)

    @property
    def gained(self) -> tuple[str, ...]:
        """The profiles that have come to play the row; none where it is new."""
        return _less(self.now, self.before)

    @property
    def asks_otherwise(self) -> bool:
        """Whether the row is new, gone, or asks and expects something else."""
        return self.before is None or self.now is None or self.before.digest != self.now.digest


def _less(one: Entry | None, other: Entry | None) -> tuple[str, ...]:
    if one is None or other is None:
        return ()
    return tuple(name for name in one.profiles if name not in other.profiles)


def manifest(suite: Suite) -> list[Entry]:
    """Return an entry for every row of *suite*, sorted by row."""
    playing = {
        scenario.id: tuple(name for name in PROFILES if Ruleset.of(name).satisfies(scenario.wanted))
        for scenario in suite.scenarios()
    }
    plans = suite.plans(Ruleset.of("outline"), every_option=True)
    return sorted((Entry(plan.row, plan.digest, playing[plan.id]) for plan in plans), key=lambda entry: entry.line)


def manifest_digest(entries: Iterable[Entry]) -> str:
    """Return the sixteen hexadecimal digits that stand for the rows of *entries* and what each asks."""
    lines = [f"{entry.row} {entry.digest}" for entry in entries]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def read_manifest(path: Path) -> list[Entry]:
    """Return the entries of the kept manifest at *path*.

    Raises:
        UserError: it cannot be read, a line is none of ours, or a row stands twice.
    """
    return list(read_ids(path, _read_line, message("manifest.line")).values())


def _read_line(line: str) -> tuple[str, Entry] | None:
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    row, digest, profiles = found.groups()
    return row, Entry(row, digest, tuple(profiles.split()))


def differences(before: Iterable[Entry], now: Iterable[Entry]) -> Iterator[Difference]:
    """Yield every row that *before* and *now* have otherwise, in the order of the rows."""
    then, today = ({entry.row: entry for entry in entries} for entries in (before, now))
    for row in sorted(then.keys() | today.keys()):
        if then.get(row) != today.get(row):
            yield Difference(row, then.get(row), today.get(row))
