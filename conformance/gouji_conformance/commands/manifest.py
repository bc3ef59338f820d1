"""``gouji manifest``: print or check the list of rows."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gouji_conformance.speech.language import say

if TYPE_CHECKING:
    from gouji_conformance.sentences.manifest import Difference


@click.command(help=say("cli.manifest"))
@click.option("--check", "path", type=click.Path(path_type=Path), help=say("manifest.check"))
@click.option("--lang", type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"))
def command(path: Path | None) -> int:
    """Print the manifest, or compare it with the file at *path*."""
    from gouji_conformance.sentences.manifest import (  # noqa: PLC0415 - keeps --help quick
        differences,
        manifest,
        manifest_digest,
        read_manifest,
    )
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415

    kept = None if path is None else read_manifest(path)
    entries = manifest(load_suite())
    if kept is None:
        for entry in entries:
            click.echo(entry.line)
        return 0
    found = list(differences(kept, entries))
    for line in _told(found):
        click.echo(line)
    click.echo(say("manifest.differs" if found else "manifest.same", digest=manifest_digest(entries)))
    return 1 if found else 0


def _told(found: "Iterable[Difference]") -> "Iterator[str]":
    """Yield what asks otherwise, a line for each side of it, and which profiles have lost or gained a row."""
    for entry in found:
        if entry.asks_otherwise:
            if entry.before is not None:
                yield f"- {entry.before.line}"
            if entry.now is not None:
                yield f"+ {entry.now.line}"
        if entry.lost:
            yield say("manifest.lost", row=entry.row, profiles=", ".join(entry.lost))
        if entry.gained:
            yield say("manifest.gained", row=entry.row, profiles=", ".join(entry.gained))
