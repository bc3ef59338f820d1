"""``gouji verify``: what a certificate is worth to its reader."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from gouji_conformance.certificates.asking import ask_again, check_engine, check_subjects, files_of
from gouji_conformance.certificates.checking import first_doubt
from gouji_conformance.certificates.files import Certificate, read_certificate
from gouji_conformance.certificates.refusal import Refused
from gouji_conformance.certificates.statement import Statement
from gouji_conformance.certificates.telling import certificate_lines
from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.tending import tended
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.runs.certifying import random_seed
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_conformance.speech.messages import message
from gouji_spec.text import Language, Text


def verify(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    file: Path,
    engine: str | None,
    command: Sequence[str] | None,
    keys: tuple[Path, ...],
    subjects: tuple[Path, ...],
    timeout: float,
    report: Path,
) -> int:
    """Check the certificate in *file*; 0 where a key of the reader's or the engine itself bears it out, else 1."""
    named = None if engine is None and command is None else engine_named(engine, command)
    suite = load_suite()
    try:
        certificate = read_certificate(file)
        statement = certificate.statement
        _check(statement, suite)
        signature = _signature(certificate, keys)
        if named is not None:
            check_subjects(statement, (*subjects, *files_of(named)), Path.cwd())
        for line in (signature, *certificate_lines(statement)):
            click.echo(line.said_in(language))
        if named is None:
            click.echo(message("certificates.ask_again", file=file).said_in(language))
            return 0 if keys else 1
        seed = random_seed()
        with tended():
            check_engine(statement.predicate, named, timeout)
            ask_again(statement.predicate, named, suite, Terminal(language), seed=seed, timeout=timeout, folder=report)
    except Refused as refused:
        click.echo(message("certificates.refused", file=file, reason=refused.reason).said_in(language))
        return 1
    click.echo(message("certificates.proven", seed=seed).said_in(language))
    return 0


def _check(statement: Statement, suite: Suite) -> None:
    """See that nothing is wrong with *statement* on this day.

    Raises:
        Refused: something is; the message says what.
    """
    doubt = first_doubt(statement, suite, datetime.now(UTC))
    if doubt is not None:
        raise Refused("certificates.doubt", **doubt.values)


def _signature(certificate: Certificate, keys: Sequence[Path]) -> Text:
    """Return what the signature is worth to a reader who trusts *keys*.

    Raises:
        Refused: keys are given, and none of them has signed it.
        UserError: one of them is none.
    """
    if not keys:
        return message("certificates.claim" if certificate.envelope is None else "certificates.claim_signed")
    from gouji_conformance.certificates.signing import signer_of, trusted_keys  # noqa: PLC0415 - libraries of an extra

    trusted = trusted_keys(keys)
    if certificate.envelope is None:
        raise Refused("certificates.unsigned")
    signer = signer_of(certificate.envelope, trusted)
    if signer is None:
        raise Refused("certificates.other_key", count=len(trusted))
    return message("certificates.verified", file=signer.file, key=signer.key.keyid)
