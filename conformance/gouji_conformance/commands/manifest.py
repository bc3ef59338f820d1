"""``gouji manifest``: print or check the list of rows."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from gouji_conformance.sentences.manifest import Difference, differences, manifest_digest, read_manifest
from gouji_conformance.sentences.manifest import manifest as manifest_of
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_spec.text import Language


def manifest(language: Language, *, path: Path | None) -> int:
    """Print the manifest, or compare it with the file at *path*."""
    kept = None if path is None else read_manifest(path)
    entries = manifest_of(load_suite())
    if kept is None:
        for entry in entries:
            click.echo(entry.line)
        return 0
    found = list(differences(kept, entries))
    for line in _told(found, language):
        click.echo(line)
    outcome = message("manifest.differs" if found else "manifest.same", digest=manifest_digest(entries))
    click.echo(outcome.said_in(language))
    return 1 if found else 0


def _told(found: Iterable[Difference], language: Language) -> Iterator[str]:
    """Yield what asks otherwise, a line for each side of it, and which profiles have lost or gained a row."""
    for entry in found:
        if entry.asks_otherwise:
            if entry.before is not None:
                yield f"- {entry.before.line}"
            if entry.now is not None:
                yield f"+ {entry.now.line}"
        for key, profiles in (("lost", entry.lost), ("gained", entry.gained)):
            if profiles:
                words = message(f"manifest.{key}", row=entry.row, profiles=", ".join(profiles))
                yield words.said_in(language)
