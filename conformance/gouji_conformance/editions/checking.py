"""Whether every edition is still given back: rebuilt, it must ask the same rows and say the same words."""

import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from gouji_conformance.editions.lists import Lists, lists_in
from gouji_conformance.editions.rebuilding import rebuild
from gouji_conformance.sentences.manifest import manifest_digest, read_manifest
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.editions import Edition, words_digest
from gouji_spec.folder import shown
from gouji_spec.problem import Problem

_MOST: Final = 12
"""So many names are told of what differs."""


def problems(edition: Edition) -> Iterator[Problem]:
    """Yield wherever *edition* is not given back when it is rebuilt, or its files do not agree with each other."""
    kept = read_lists(edition)
    if (edition.manifest, edition.words) != digests(kept, edition):
        yield _finding("edition-lists", edition)
    with tempfile.TemporaryDirectory(prefix="gouji-") as place:
        try:
            rebuild(Path(place), edition)
            found = lists_in(Path(place))
        except UserError as error:
            yield Problem("edition-misfits", shown(edition.folder), "", error.problem)
            return
    for check, was, now in (
        ("edition-rows", kept.rows, found.rows),
        ("edition-words", kept.words, found.words),
    ):
        names = differing(was, now)
        if names:
            more = " …" if len(names) > _MOST else ""
            yield _finding(check, edition, count=len(names), names=" ".join(names[:_MOST]) + more)


def _finding(check: str, edition: Edition, **values: object) -> Problem:
    words = message("edition." + check.removeprefix("edition-"), number=edition.number, **values)
    return Problem(check, shown(edition.folder), "", words)


def differing(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """Return the names, each at the head of its line, of which two lists say something else."""
    return list(dict.fromkeys(line.partition(" ")[0] for line in sorted(set(before) ^ set(now))))


def read_lists(edition: Edition) -> Lists:
    """Return the lists that lie with *edition*."""
    lines = edition.words_file.read_text(encoding="utf-8").splitlines()
    return Lists(edition.rows_file.read_text(encoding="utf-8").splitlines(), lines)


def digests(lists: Lists, edition: Edition) -> tuple[str, str]:
    """Return the digest of the rows, which certificates name, and that of the words."""
    return manifest_digest(read_manifest(edition.rows_file)), words_digest(lists.words)
