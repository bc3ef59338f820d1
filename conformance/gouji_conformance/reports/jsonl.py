"""``report.jsonl``: a header, one line a row as it is judged, a footer.

Each line is written at once, so that what is done is on disk whatever happens next.  A report without a
footer is of a run that did not end, and is refused on reading (``reports.reading``).
"""

import hashlib
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import msgspec

from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.reports.files import begin_file, go_on_with, is_still, make_folder
from gouji_conformance.runs.floors import Floor
from gouji_conformance.runs.known import KnownFailure
from gouji_conformance.runs.verdicts import VERDICTS, RowResult
from gouji_conformance.speech.faults import UserError

FORMAT: Final = 3


class Header(msgspec.Struct, frozen=True, omit_defaults=True, tag="header", tag_field="type"):
    """What is run on whom.

    Attributes:
        format: of this file.
        suite: version of the suite.
        given: the engine as the user named it.
        engine: what the engine says of itself; None where it never did.
        profile, options: the ruleset.
        areas: those judged.
        selection: what else narrowed the rows: ``article``, ``clause``, ``scenario``; empty where nothing did.
        every_option: rows of every option are among them.
        manifest: digest of the rows selected.
        rows: how many there are; fresh questions are counted apart.
        started: when, ISO 8601 with the zone.
        timeout: seconds for one answer.
        seed: of all that the engine could not know beforehand: the order of the rows, their seats and hidden cards, the
            fresh questions.
        jobs: how many engines ran at once.
        fault: why the engine did not start, where it did not.
        not_claimed: areas with rows under the ruleset that the engine does not claim, and that were not judged.
        not_selected: areas that it claims, and that the user did not select.
        known_file: the file of known failures, where one was used; such a run certifies nothing.
        known: the known failures in it that are about this run.
        max_time: seconds that the command could take; 0: no limit.
        max_faults: faults that the engine could have in all; 0: no limit.
        max_fail: rows after which, once they had gone wrong, no more was asked; 0: no limit.
        judged: digest of what the engine is judged by: *manifest*, but for expectations that it does not claim to meet.
        unjudged: the claim that the engine does not make → how many rows had expectations that rest on it alone.
        unproven: what the engine claims and no row of the run was there to judge.
        floors: of each area that play can test, and of its articles, what passes without any knowledge of the rules.
        fresh: area → how many fresh questions were asked of it; null where none were to be asked: such a run certifies
            nothing.
        taken_over: how many rows stand as they came out in an earlier run, and were not asked again: with any the
            report certifies nothing.
    """

    suite: str
    given: str
    profile: str
    areas: tuple[str, ...]
    manifest: str
    rows: int
    started: str
    format: int = 0
    engine: EngineInfo | None = None
    options: dict[str, str] = {}
    selection: dict[str, tuple[str, ...]] = {}
    every_option: bool = False
    timeout: float = 0.0
    seed: int = 0
    jobs: int = 1
    fault: FaultRecord | None = None
    not_claimed: tuple[str, ...] = ()
    not_selected: tuple[str, ...] = ()
    known_file: str = ""
    known: tuple[KnownFailure, ...] = ()
    max_time: float = 0.0
    max_faults: int = 0
    max_fail: int = 0
    judged: str = ""
    unjudged: dict[str, int] = {}
    unproven: tuple[str, ...] = ()
    floors: tuple[Floor, ...] = ()
    fresh: dict[str, int] | None = None
    taken_over: int = 0

    @property
    def thin(self) -> tuple[Floor, ...]:
        """The areas that certify nothing, whatever passes there."""
        return tuple(floor for floor in self.floors if floor.thin)

    @property
    def asked(self) -> int:
        """How many rows and fresh questions there are."""
        return self.rows + sum((self.fresh or {}).values())


class Footer(msgspec.Struct, frozen=True, omit_defaults=True, tag="footer", tag_field="type"):
    """How it ended.

    Attributes:
        counts: the number of rows of each verdict.
        ending: ``complete``, ``keeps_failing``, ``too_many_faults``, ``too_many_fails``,
            ``out_of_time`` or ``not_started``.
        finished: when, ISO 8601 with the zone.
        seconds: how long it took, since it was last taken up.
        certified: the engine has its certificate.
        resumed: how many rows and fresh questions had been judged when the run was last taken up again; 0 where it
            never was.
        fresh: the number of fresh questions of each verdict.
    """

    counts: dict[str, int]
    ending: str
    finished: str
    seconds: float
    certified: bool = False
    resumed: int = 0
    fresh: dict[str, int] = {}


class Report(msgspec.Struct, frozen=True):
    """A whole report.

    Attributes:
        header, footer: as they stand.
        rows: the rows of the suite.
        fresh: the fresh questions.
        order: the ids of both as they stand in the file; empty where it was not read.
    """

    header: Header
    rows: tuple[RowResult, ...]
    footer: Footer
    fresh: tuple[RowResult, ...] = ()
    order: tuple[str, ...] = ()

    def numbered(self) -> Iterator[tuple[int, RowResult]]:
        """Yield each row and each fresh question with its line in the file."""
        found = {row.row: row for row in (*self.rows, *self.fresh)}
        yield from enumerate((found[name] for name in self.order or found), start=2)


class Begun(msgspec.Struct, frozen=True):
    """What is on disk of a run, ended or not.

    Attributes:
        header, rows: as they stand, fresh questions among the rows.
        footer: None where the run did not end.
        length: bytes of the lines that are whole; what follows them was being written when it broke off.
    """

    header: Header
    rows: tuple[RowResult, ...]
    footer: Footer | None
    length: int


_encoder = msgspec.json.Encoder()


class ReportWriter:
    """Writes a report line by line; use it in a ``with``.

    Attributes:
        counts: rows of each verdict so far.
    """

    def __init__(self, path: Path, header: Header, begun: Begun | None = None) -> None:
        """Begin the report in *path*, making its folder, or go on with what is *begun* there.

        Raises:
            UserError: nothing can be written there.
        """
        self.counts: Counter[str] = Counter()
        self._path = path
        self._digest = hashlib.sha256()
        if begun is None:
            make_folder(path.parent)
            first = _encoder.encode(header) + b"\n"
            self._digest.update(first)
            self._file = begin_file(path, first)
        else:
            self._file = go_on_with(path, begun.length)
            self._digest.update(path.read_bytes())
            self.counts.update(row.verdict for row in begun.rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    def row(self, result: RowResult) -> None:
        """Add one row."""
        self.counts[result.verdict] += 1
        self._write(result)

    def end(self, footer: Footer) -> None:
        """Add the footer, and read all of it again: an engine may write where its user may.

        Raises:
            UserError: what is there by now is not what was written.
        """
        self._write(footer)
        if not is_still(self._path, self._file, self._digest.digest()):
            raise UserError("reports.changed_meanwhile", path=self._path)

    def _write(self, line: RowResult | Footer) -> None:
        written = _encoder.encode(line) + b"\n"
        self._digest.update(written)
        os.write(self._file, written)


def report_of(header: Header, rows: Iterable[RowResult], footer: Footer) -> Report:
    """Return the report of *rows* as they stand in a file: rows of the suite and fresh questions told apart."""
    some = tuple(rows)
    fixed, fresh = (tuple(row for row in some if row.fresh == is_fresh) for is_fresh in (False, True))
    return Report(header, fixed, footer, fresh, tuple(row.row for row in some))


def tally(rows: Iterable[RowResult]) -> dict[str, int]:
    """Return how many rows have each verdict, those that none has left out."""
    counted = Counter(row.verdict for row in rows)
    return {verdict: counted[verdict] for verdict in VERDICTS if counted[verdict]}
