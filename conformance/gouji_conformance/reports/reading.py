"""``report.jsonl`` read again: nothing in it is believed that the rest of it does not bear out."""

import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.engines.wire import NOT_JSON, refuse_doubled_keys
from gouji_conformance.reports.consistency import Doubt, first_doubt, header_doubt, row_doubt
from gouji_conformance.reports.jsonl import FORMAT, Begun, Footer, Header, Report, report_of
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.foreign import json_problem
from gouji_spec.fault import system_words

Line = Header | RowResult | Footer

_LONGEST_LINE: Final = 4 << 20
_decoder = msgspec.json.Decoder(Line)


class _Format(msgspec.Struct):
    """What is read of a line before anything else: whether it can be read at all."""

    type: str = ""
    format: object = None


_format = msgspec.json.Decoder(_Format)


def read_report(path: Path) -> Report:
    """Read the report in *path*.

    Raises:
        UserError: it cannot be read, is of another format, a line is none of a report, it has no footer, so that
            the run did not end, or it contradicts itself.
    """
    header, rest = _read(path, _bytes_of(path))
    footer = rest.pop() if rest else None
    if not isinstance(footer, Footer):
        raise UserError("reports.no_footer", path=path)
    report = report_of(header, _rows(path, rest), footer)
    found = first_doubt(report)
    if found is not None:
        raise doubted(path, *found)
    return report


def read_begun(path: Path) -> Begun | None:
    """Read what is in *path* of a run that may have been cut short; None where not even its header is.

    Raises:
        UserError: it cannot be read, is of another format, or a whole line is none of a report or contradicts itself.
    """
    if not path.exists():
        return None
    written = _bytes_of(path)
    kept = written[: written.rfind(b"\n") + 1]
    if not kept:
        return None
    header, rest = _read(path, kept)
    last = rest[-1] if rest else None
    footer = last if isinstance(last, Footer) else None
    rows = _rows(path, rest if footer is None else rest[:-1])
    if footer is not None:
        read_report(path)
    doubts = [(1, header_doubt(header)), *((line, row_doubt(row, header)) for line, row in enumerate(rows, start=2))]
    for line, doubt in doubts:
        if doubt is not None:
            raise doubted(path, line, doubt)
    return Begun(header, rows, footer, len(kept))


def _bytes_of(path: Path) -> bytes:
    """Return what is in *path*, a regular file: reading another might never end."""
    try:
        if not stat.S_ISREG(path.stat().st_mode) and not path.is_dir():
            raise UserError("reports.no_file", path=path)
        return path.read_bytes()
    except OSError as error:
        raise UserError("reports.not_readable", path=path, problem=system_words(error)) from error


def _read(path: Path, written: bytes) -> tuple[Header, list[Line]]:
    """Return the lines of *written*, the header first."""
    lines = written.removesuffix(b"\n").split(b"\n") if written else []
    entries = list(_entries(path, lines))
    first = entries[0] if entries else None
    if not isinstance(first, Header):
        raise UserError("reports.no_header", path=path)
    return first, entries[1:]


def _entries(path: Path, lines: list[bytes]) -> Iterator[Line]:
    for number, line in enumerate(lines, start=1):
        if len(line) > _LONGEST_LINE:
            raise UserError("reports.long_line", path=path, line=number, limit=_LONGEST_LINE)
        try:
            if number == 1:
                _check_format(path, line)
            refuse_doubled_keys(line)
            yield _decoder.decode(line)
        except NOT_JSON as error:
            raise UserError("reports.not_a_line", path=path, line=number, problem=json_problem(str(error))) from error


def _check_format(path: Path, line: bytes) -> None:
    found = _format.decode(line)
    if found.type == "header" and found.format != FORMAT:
        raise UserError("reports.other_format", path=path, found=str(found.format)[:40], expected=FORMAT)


def _rows(path: Path, entries: list[Line]) -> tuple[RowResult, ...]:
    rows: dict[str, RowResult] = {}
    for number, entry in enumerate(entries, start=2):
        if not isinstance(entry, RowResult):
            raise UserError("reports.not_a_row", path=path, line=number)
        if entry.row in rows:
            raise UserError("reports.row_twice", path=path, line=number, row=entry.row)
        rows[entry.row] = entry
    return tuple(rows.values())


def doubted(path: Path, line: int, doubt: Doubt) -> UserError:
    """Return the error that refuses the report in *path* for what *line* says."""
    return UserError("reports.doubt", path=path, line=line, **doubt.values)
