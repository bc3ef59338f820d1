"""``report.jsonl``: a header, one line a row as it is judged, a footer.

Each line is written at once, so that what is done is on disk whatever happens next.  A report without a
footer is of a run that did not end, and is refused on reading.
"""

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import msgspec

from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.engines.wire import NOT_JSON
from gouji_conformance.runs.known import KnownFailure
from gouji_conformance.runs.verdicts import VERDICTS, RowResult
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.foreign import json_problem
from gouji_spec.fault import system_words

FORMAT: Final = 1


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
        rows: how many there are.
        started: when, ISO 8601 with the zone.
        timeout: seconds for one answer.
        seed: of the cards that do not matter, dealt by the runner.
        jobs: how many engines ran at once.
        fault: why the engine did not start, where it did not.
        not_claimed: areas with rows under the ruleset that the engine does not claim, and that were not judged.
        not_selected: areas that it claims, and that the user did not select.
        known_file: the file of known failures, where one was used; such a run certifies nothing.
        known: the known failures in it that are about this run.
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


class Footer(msgspec.Struct, frozen=True, omit_defaults=True, tag="footer", tag_field="type"):
    """How it ended.

    Attributes:
        counts: the number of rows of each verdict.
        ending: ``complete``, ``keeps_failing`` or ``not_started``.
        finished: when, ISO 8601 with the zone.
        seconds: how long it took, since it was last taken up.
        certified: the engine has its certificate.
        resumed: how many rows had been judged when the run was last taken up again; 0 where it never was.
    """

    counts: dict[str, int]
    ending: str
    finished: str
    seconds: float
    certified: bool = False
    resumed: int = 0


class Report(msgspec.Struct, frozen=True):
    """A whole report."""

    header: Header
    rows: tuple[RowResult, ...]
    footer: Footer


class Begun(msgspec.Struct, frozen=True):
    """What is on disk of a run, ended or not.

    Attributes:
        header, rows: as they stand.
        footer: None where the run did not end.
        length: bytes of the lines that are whole; what follows them was being written when it broke off.
    """

    header: Header
    rows: tuple[RowResult, ...]
    footer: Footer | None
    length: int


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Header | RowResult | Footer)


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
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o644)
            os.ftruncate(self._file, 0 if begun is None else begun.length)
        except OSError as error:
            raise UserError("reports.not_writable", path=path, problem=system_words(error)) from error
        if begun is None:
            self._write(header)
        else:
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
        """Add the footer."""
        self._write(footer)

    def _write(self, line: Header | RowResult | Footer) -> None:
        os.write(self._file, _encoder.encode(line) + b"\n")


def tally(rows: Iterable[RowResult]) -> dict[str, int]:
    """Return how many rows have each verdict, those that none has left out."""
    counted = Counter(row.verdict for row in rows)
    return {verdict: counted[verdict] for verdict in VERDICTS if counted[verdict]}


def read_report(path: Path) -> Report:
    """Read the report in *path*.

    Raises:
        UserError: it cannot be read, a line is none of a report, a row is there twice, or it has no
            footer, so that the run did not end.
    """
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise UserError("reports.not_readable", path=path, problem=system_words(error)) from error
    entries = [_entry(path, number, line) for number, line in enumerate(lines, start=1)]
    if not entries or not isinstance(entries[0], Header):
        raise UserError("reports.no_header", path=path)
    if not isinstance(entries[-1], Footer):
        raise UserError("reports.no_footer", path=path)
    rows = _rows(path, entries[1:-1])
    if tally(rows) != entries[-1].counts or len(rows) != entries[0].rows:
        raise UserError("reports.counts_differ", path=path, found=len(rows), expected=entries[0].rows)
    return Report(entries[0], rows, entries[-1])


def read_begun(path: Path) -> Begun | None:
    """Read what is in *path* of a run that may have been cut short; None where not even its header is.

    Raises:
        UserError: it cannot be read, a whole line is none of a report, or a row is there twice.
    """
    try:
        written = path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise UserError("reports.not_readable", path=path, problem=system_words(error)) from error
    kept = written[: written.rfind(b"\n") + 1]
    entries = [_entry(path, number, line) for number, line in enumerate(kept.splitlines(), start=1)]
    if not entries:
        return None
    if not isinstance(entries[0], Header):
        raise UserError("reports.no_header", path=path)
    footer = entries.pop() if isinstance(entries[-1], Footer) else None
    return Begun(entries[0], _rows(path, entries[1:]), footer, len(kept))


def failed_rows(path: Path) -> tuple[str, ...]:
    """Return the ids of the rows that did not pass in the report in *path*.

    Raises:
        UserError: it cannot be read, or is not whole.
    """
    return tuple(row.row for row in read_report(path).rows if not row.stands)


def _entry(path: Path, number: int, line: bytes) -> Any:
    try:
        return _decoder.decode(line)
    except NOT_JSON as error:
        raise UserError("reports.not_a_line", path=path, line=number, problem=json_problem(str(error))) from error


def _rows(path: Path, entries: list[Any]) -> tuple[RowResult, ...]:
    seen: set[str] = set()
    for number, entry in enumerate(entries, start=2):
        if not isinstance(entry, RowResult):
            raise UserError("reports.not_a_row", path=path, line=number)
        if entry.row in seen:
            raise UserError("reports.row_twice", path=path, line=number, row=entry.row)
        seen.add(entry.row)
    return tuple(entries)
