"""A certificate made from a report, and what keeps a report from becoming one."""

import hashlib
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.certificates.rungs import areas_that_stand, fresh_by_area, rungs_of
from gouji_conformance.certificates.statement import (
    HANDSHAKE,
    NOT_PINNED,
    PINNED,
    PREDICATE_TYPE,
    STATEMENT_TYPE,
    Excused,
    Predicate,
    Statement,
    Subject,
    Versions,
)
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.reports.closing import declarations
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.runs.known import held_against
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.fault import system_words
from gouji_spec.text import Text

_BLOCK: Final = 1 << 20


def certificate_of(
    report: Report, subjects: Sequence[Subject], issued: datetime, days: int, versions: Versions
) -> Statement | Text:
    """Return the certificate that *report* bears out, or why there is none.

    Its rows and fresh questions must be all that are asked of such an engine, in a run that came to its end, and one
    rung must stand.

    Args:
        report: one that was checked as it was read, and has every row that the suite asks of such an engine.
        subjects: the files of the engine; none: it is not pinned.
        issued: the moment.
        days: for how long it says anything.
        versions: of what makes it.
    """
    header, info = report.header, report.header.engine
    if info is None or report.footer.ending != "complete":
        return message("certificates.unfinished", ending=report.footer.ending)
    if header.selection:
        return message("certificates.narrowed", by=", ".join(header.selection))
    if header.fresh is None:
        return message("certificates.without_fresh")
    excused = held_against(report.rows, header.known).as_known
    rungs = rungs_of(report.rows, {row.row for row in excused}, report.fresh, {floor.area for floor in header.thin})
    if not any(rung.stands and rung.counts.get("pass") for rung in rungs):
        return message("certificates.nothing_stands")
    fresh = fresh_by_area(report.fresh)
    reasons = {entry.row: entry.reason for entry in header.known}
    declared, not_declared = declarations(info)
    predicate = Predicate(
        engine=info,
        subjects=PINNED if subjects else NOT_PINNED,
        profile=header.profile,
        options=header.options,
        every_option=header.every_option,
        areas=header.areas,
        certified=areas_that_stand(rungs, fresh),
        rungs=rungs,
        manifest=header.manifest,
        judged=header.judged,
        rows=header.rows,
        seed=header.seed,
        not_claimed=header.not_claimed,
        not_selected=header.not_selected,
        unjudged=header.unjudged,
        excused=tuple(Excused(row.row, reasons[row.row]) for row in excused),
        declared=declared,
        not_declared=not_declared,
        versions=versions,
        issued=issued.isoformat(timespec="seconds"),
        expires=(issued + timedelta(days=days)).isoformat(timespec="seconds"),
        fresh=fresh,
        floors=header.floors,
        unproven=header.unproven,
    )
    return Statement(STATEMENT_TYPE, tuple(subjects) or (handshake_subject(info),), PREDICATE_TYPE, predicate)


def handshake_subject(info: EngineInfo) -> Subject:
    """Return the subject of a certificate that pins no file: what the engine says of itself, by its digest."""
    written = msgspec.json.encode(info, order="deterministic")
    return Subject(HANDSHAKE, {"sha256": hashlib.sha256(written).hexdigest()})


def subjects_of(files: Sequence[Path], here: Path) -> tuple[Subject, ...]:
    """Return *files* as subjects, each under its path from *here*, or its bare name where it lies elsewhere.

    Raises:
        UserError: one cannot be read, is no regular file, or two would have one name.
    """
    subjects: dict[str, Subject] = {}
    for file in files:
        name = name_from(file, here)
        if name in subjects:
            raise UserError("certificates.subject_twice", file=file, name=name)
        subjects[name] = Subject(name, {"sha256": digest_of(file)})
    return tuple(subjects.values())


def name_from(file: Path, here: Path) -> str:
    """Return what *file* is called by whoever stands in the folder *here*."""
    found, base = file.resolve(), here.resolve()
    return found.relative_to(base).as_posix() if found.is_relative_to(base) else found.name


def digest_of(file: Path) -> str:
    """Return the SHA-256 of *file* in hexadecimal digits.

    Raises:
        UserError: it cannot be read, or is no regular file: reading another might never end.
    """
    if file.exists() and not file.is_file():
        raise UserError("certificates.no_file", file=file)
    digest = hashlib.sha256()
    try:
        with file.open("rb") as opened:
            while block := opened.read(_BLOCK):
                digest.update(block)
    except OSError as error:
        raise UserError("certificates.not_readable", file=file, problem=system_words(error)) from error
    return digest.hexdigest()
