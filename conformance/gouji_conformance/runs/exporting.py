"""Plans as JSON files, for suites that run without Python: one file an article, an index, and the schema."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.engines.wire import NOT_JSON
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import article_of, rows_digest
from gouji_conformance.speech.faults import UserError
from gouji_spec import VERSION
from gouji_spec.fault import system_words
from gouji_spec.folder import law_folder
from gouji_spec.law import law
from gouji_spec.ruleset import Ruleset

FORMAT: Final = 1
INDEX: Final = "index.json"
SCHEMA: Final = "schema.json"


class ExportedRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row.

    Attributes:
        row: its id, ``GJ-9.2-a/just-below``.
        digest: of what it asks and expects, as the manifest and the reports have it.
        plan: what to send and what to expect.
    """

    row: str
    digest: str
    plan: Plan


class ArticleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of one article or topic."""

    article: str
    rows: tuple[ExportedRow, ...]


class ArticleEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file in the index: where it is, what it is about, the areas in it and how many rows."""

    file: str
    article: str
    title_en: str
    title_zh: str
    areas: tuple[str, ...]
    rows: int


class Index(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was exported.

    Attributes:
        format: of these files.
        suite: version of the suite.
        profile, options: the ruleset; with *every_option* a row may have its own.
        every_option: rows of option values that the ruleset does not have are among them.
        manifest: digest of the rows, as in a certificate.
        rows: how many there are.
        seed: by which hidden cards were dealt; None where they stand as ``?*n``.
        files: in the order of the law.
    """

    format: int
    suite: str
    profile: str
    options: dict[str, str]
    every_option: bool
    manifest: str
    rows: int
    seed: int | None
    files: tuple[ArticleEntry, ...]


def export(
    plans: Iterable[Plan], folder: Path, ruleset: Ruleset, *, every_option: bool = False, seed: int | None = None
) -> Index:
    """Write *plans*, made for *ruleset*, into *folder*; what an earlier export left there is replaced.

    Args:
        plans: in the order in which they are to be listed.
        folder: made where it is not there.
        ruleset: what the plans are of.
        every_option: noted in the index.
        seed: deals the hidden cards; None leaves them.

    Raises:
        UserError: *folder* holds something else, or cannot be written.
    """
    by_article: dict[str, list[Plan]] = {}
    taken = list(plans)
    for plan in taken:
        by_article.setdefault(article_of(plan.clauses[0]), []).append(plan)
    index = Index(
        FORMAT,
        VERSION,
        ruleset.profile,
        dict(ruleset.departures),
        every_option,
        rows_digest(taken),
        len(taken),
        seed,
        tuple(_entry(article, rows) for article, rows in by_article.items()),
    )
    try:
        _clear(folder)
        for entry in index.files:
            rows = tuple(_row(plan, seed) for plan in by_article[entry.article])
            _write(folder / entry.file, ArticleFile(entry.article, rows))
        _write(folder / INDEX, index)
        (folder / SCHEMA).write_bytes((law_folder() / "protocol" / "plan.json").read_bytes())
    except OSError as error:
        raise UserError("export.not_writable", folder=folder, problem=system_words(error)) from error
    return index


def _clear(folder: Path) -> None:
    """Make *folder*, or take away what an earlier export wrote there."""
    folder.mkdir(parents=True, exist_ok=True)
    if not any(folder.iterdir()):
        return
    try:
        old = msgspec.json.decode((folder / INDEX).read_bytes(), type=Index)
    except (OSError, *NOT_JSON) as error:
        raise UserError("export.not_ours", folder=folder) from error
    for name in (*(Path(entry.file).name for entry in old.files), INDEX, SCHEMA):
        (folder / name).unlink(missing_ok=True)


def _entry(article: str, plans: list[Plan]) -> ArticleEntry:
    found = law().article(article)
    name = f"{int(article):02}" if article.isdigit() else article
    return ArticleEntry(
        f"{name}.json",
        article,
        found.title.en if found is not None else "",
        found.title.zh if found is not None else "",
        tuple(dict.fromkeys(plan.area for plan in plans)),
        len(plans),
    )


def _row(plan: Plan, seed: int | None) -> ExportedRow:
    written = plan if seed is None else msgspec.structs.replace(plan, operations=dealt(plan, seed))
    return ExportedRow(plan.row, plan.digest, written)


def _write(path: Path, what: msgspec.Struct) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(what), indent=1) + b"\n")
