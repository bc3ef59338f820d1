"""``gouji edition``: the editions of the law, what changed from one to the next, and each of them rebuilt."""

import datetime as dt
import sys
import tempfile
from pathlib import Path

import click

from gouji_conformance.amendments.tree import run_in
from gouji_conformance.editions.checking import problems
from gouji_conformance.editions.lists import lists_here, lists_in
from gouji_conformance.editions.rebuilding import edition_numbered, rebuild
from gouji_conformance.editions.recording import write_edition
from gouji_conformance.editions.telling import change_lines, edition_line
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.editions import editions
from gouji_spec.folder import law_folder
from gouji_spec.text import Language

__all__ = ["check", "cut", "list", "record", "show"]


def list(language: Language) -> None:  # noqa: A001 - the command's name
    """Print every edition on a line."""
    for entry in editions():
        click.echo(edition_line(entry, language))


def show(language: Language, *, number: int) -> None:
    """Print an edition and what has been made law after it, up to the next."""
    for line in change_lines(edition_numbered(number), language):
        click.echo(line)


def check(language: Language) -> int:
    """Rebuild every edition; print what is not given back; leave with 1 where anything is not."""
    wrong = 0
    for entry in editions():
        found = [*problems(entry)]
        for problem in found:
            click.echo(problem.line(language))
        if not found:
            click.echo(message("edition.well", number=entry.number, manifest=entry.manifest).said_in(language))
        wrong += bool(found)
    return 1 if wrong else 0


def cut(language: Language, *, root: Path | None) -> None:
    """Write down the law of today as the next edition, in a checkout."""
    folder = _editions_of(root)
    number = len(editions()) + 1
    date = dt.datetime.now(tz=dt.UTC).date().isoformat()
    place = write_edition(folder, number, date, lists_here())
    click.echo(message("edition.cut", number=number, folder=place).said_in(language))


def record(language: Language, *, root: Path | None) -> None:
    """Write the lists of every edition anew, from what it is when it is rebuilt, in a checkout."""
    folder = _editions_of(root)
    for entry in editions():
        with tempfile.TemporaryDirectory(prefix="gouji-") as place:
            rebuild(Path(place), entry, with_later_rows=True)
            lists = lists_in(Path(place))
        write_edition(folder, entry.number, entry.date, lists)
        click.echo(message("edition.recorded", number=entry.number).said_in(language))


def _editions_of(root: Path | None) -> Path:
    law = law_folder() if root is None else root / "spec"
    if not (law / "outline").is_dir():
        raise UserError("amendment.no_checkout", folder=law.parent)
    return law / "editions"


def under(number: int, arguments: tuple[str, ...]) -> int:
    """Run ``gouji`` *arguments* by the law of an earlier edition; return what it returns."""
    with tempfile.TemporaryDirectory(prefix="gouji-") as place:
        rebuild(Path(place), edition_numbered(number))
        sys.stdout.flush()
        code = "from gouji_conformance.entry import main; main()"
        return run_in(Path(place), "-c", code, *arguments).returncode
