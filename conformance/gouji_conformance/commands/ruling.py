"""``gouji ruling``: judged cases filed, judged again, listed, shown."""

import datetime as dt
from collections.abc import Sequence
from pathlib import Path

import click

from gouji_conformance.referee.asking import given_text
from gouji_conformance.register.checking import problems
from gouji_conformance.register.filing import Draft, is_file_name, next_number
from gouji_conformance.register.judging import Case, case_of
from gouji_conformance.register.telling import about, asked_lines, ruling_lines
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_spec.fault import system_words
from gouji_spec.law import law
from gouji_spec.register import FiledRuling, read_register, read_ruling, register
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language

__all__ = ["check", "filed", "list", "new", "show"]


def new(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    slug: str,
    position: str,
    action: str | None,
    profile: str | None,
    ruleset: Path | None,
    clauses: tuple[str, ...],
    place: Path,
) -> None:
    """Judge a case and write it down as a draft, in *language*."""
    case = case_of(given_text(position), action or "")
    filed(language, slug, case, chosen_ruleset(profile, ruleset), clauses=clauses, place=place)


def filed(  # noqa: PLR0913 - what a draft is made of
    language: Language,
    slug: str,
    case: Case,
    ruleset: Ruleset,
    *,
    clauses: tuple[str, ...] = (),
    place: Path = Path(),
    aside: bool = False,
) -> None:
    """Write the file of a new draft for *case* and say where, *aside* where what is printed is for programs.

    Raises:
        UserError: a clause that is none, a name for no file, or a place that cannot be written.
    """
    for clause in clauses:
        if clause not in law().clauses():
            raise UserError("amendment.no_clause", clause=clause)
    if not is_file_name(slug):
        raise UserError("amendment.bad_slug", slug=slug)
    number = next_number([entry.number for entry in register()], place)
    date = dt.datetime.now(tz=dt.UTC).date().isoformat()
    draft = Draft(number, slug, case, ruleset, clauses, date, language)
    try:
        path = draft.write(place)
    except OSError as error:
        raise UserError("ruleset.unwritable", file=place / draft.file_name, problem=system_words(error)) from error
    click.echo(message("register.filed", file=path).said_in(language), err=aside)


def check(language: Language, *, folders: tuple[Path, ...]) -> int:
    """Judge every ruling again; print what is wrong, a line each; leave with 1 where anything is."""
    some = _of(folders)
    found = [*problems(some, set(law().clauses()), load_suite().row_ids())]
    for entry in found:
        click.echo(entry.line(language))
    live = sum(entry.is_live for entry in some)
    outcome = message("register.wrong" if found else "register.well", count=len(found) or len(some), live=live)
    click.echo(outcome.said_in(language))
    return 1 if found else 0


def list(  # noqa: A001 - the command's name
    language: Language, *, word: str | None, folders: tuple[Path, ...]
) -> None:
    """Print the rulings that rest on the clause or article *word*, or all, a line each."""
    for entry in about(_of(folders), word or ""):
        for line in asked_lines(entry, language):
            click.echo(line)


def show(language: Language, *, name: str) -> None:
    """Print one ruling in full."""
    known = {entry.id: entry for entry in register()}
    if name not in known and not Path(name).is_file():
        raise UserError("register.unknown", name=name)
    for line in ruling_lines(known[name] if name in known else read_ruling(Path(name)), language):
        click.echo(line)


def _of(folders: Sequence[Path]) -> tuple[FiledRuling, ...]:
    """Return the rulings that lie with the law, and those in *folders*.

    Raises:
        UserError: a folder that is not there.
    """
    for folder in folders:
        if not folder.is_dir():
            raise UserError("register.no_folder", folder=folder)
    return (*register(), *(entry for folder in folders for entry in read_register(folder)))
