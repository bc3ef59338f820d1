"""``gouji manifest``: print or check the list of rows."""

from pathlib import Path

import click

from gouji_conformance.sentences.manifest import manifest_digest, manifest_lines
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.fault import system_words
from gouji_spec.text import Language


def manifest(language: Language, *, path: Path | None) -> int:
    """Print the manifest, or compare it with the file at *path*."""
    lines = manifest_lines(load_suite())
    if path is None:
        for line in lines:
            click.echo(line)
        return 0
    try:
        kept = path.read_text(encoding="utf-8-sig").split("\n")
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("manifest.unreadable", file=path, problem=system_words(error)) from error
    now, then = set(lines), {line for line in kept if line}
    for line in sorted(now - then):
        click.echo(f"+ {line}")
    for line in sorted(then - now):
        click.echo(f"- {line}")
    outcome = message("manifest.same" if now == then else "manifest.differs", digest=manifest_digest(load_suite()))
    click.echo(outcome.said_in(language))
    return 0 if now == then else 1
