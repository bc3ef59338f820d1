"""``gouji certificate``: what a kept report bears out, as a file that travels.

It is a command of its own, after the run: the report is read and checked like anybody's, and the key is never in a
process that runs the engine.
"""

import platform
from datetime import UTC, datetime
from pathlib import Path

import click

from gouji_conformance.certificates.checking import first_doubt
from gouji_conformance.certificates.files import claim_bytes, envelope_bytes, payload_bytes
from gouji_conformance.certificates.making import certificate_of, subjects_of
from gouji_conformance.certificates.statement import Versions
from gouji_conformance.certificates.telling import certificate_lines
from gouji_conformance.reports.files import write_whole
from gouji_conformance.reports.reading import doubted
from gouji_conformance.runs.vouching import incomplete, report_file, vouched_report
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_spec import VERSION
from gouji_spec.text import Language, Text


def certificate(  # noqa: PLR0913 - the options of the command
    language: Language, *, file: Path, subjects: tuple[Path, ...], key: Path | None, days: int, output: Path | None
) -> int:
    """Write the certificate of the report in *file*; 1 where it bears none out."""
    found, suite = report_file(file), load_suite()
    report, plans = vouched_report(found, suite)
    now = datetime.now(UTC).replace(microsecond=0)
    versions = Versions(VERSION, platform.python_version())
    statement = certificate_of(report, subjects_of(subjects, Path.cwd()), now, days, versions)
    if isinstance(statement, Text):
        click.echo(message("certificates.none", file=found, reason=statement).said_in(language))
        return 1
    missing = incomplete(report, plans, suite)
    if missing is not None:
        raise doubted(found, *missing)
    doubt = first_doubt(statement, suite, now)
    if doubt is not None:
        reason = message("certificates.doubt", **doubt.values)
        click.echo(message("certificates.none", file=found, reason=reason).said_in(language))
        return 1
    if key is None:
        written = claim_bytes(statement)
    else:
        from gouji_conformance.certificates.signing import sign  # noqa: PLC0415 - its libraries are an extra

        written = envelope_bytes(sign(payload_bytes(statement), key))
    path = output or found.with_name("certificate.json")
    write_whole(path, written)
    for line in certificate_lines(statement):
        click.echo(line.said_in(language))
    click.echo(message("certificates.written" if key is None else "certificates.signed", path=path).said_in(language))
    return 0
