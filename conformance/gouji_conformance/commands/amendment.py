"""``gouji amendment``: proposals to change the law, drafted, checked and tried."""

from collections.abc import Sequence
from pathlib import Path

import click

from gouji_conformance.amendments.checking import check as checked_of
from gouji_conformance.amendments.checking import told
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.amendment_patch import expected_text
from gouji_spec.amendments import Amendment, read_amendment, read_amendments
from gouji_spec.folder import law_folder
from gouji_spec.text import Language

__all__ = ["check"]


def check(language: Language, *, folders: tuple[str, ...], articles: tuple[str, ...], observed: bool) -> int:
    """Check the amendments in *folders*, or all of the law; return 1 where something is wrong."""
    if observed:
        return _observe(language, folders, articles)
    wrong = 0
    for entry in chosen(folders):
        found = checked_of(entry, others_of(entry), articles)
        for problem in found.problems:
            click.echo(problem.line(language))
        for words in told(found) if not found.problems else ():
            click.echo(words.said_in(language))
        key = "amendment.wrong" if found.problems else "amendment.well"
        said = message(key, id=entry.id, status=entry.status, count=len(found.problems), rows=found.rows)
        click.echo(said.said_in(language))
        wrong += bool(found.problems)
    return 1 if wrong else 0


def _observe(language: Language, folders: tuple[str, ...], articles: tuple[str, ...]) -> int:
    """Print what follows from one amendment as its ``expected.toml`` would say it; return 1 where it cannot be run."""
    if len(folders) != 1:
        raise UserError("amendment.observe_one")
    (entry,) = chosen(folders)
    found = checked_of(entry, others_of(entry), articles)
    if found.follows is None:
        for problem in found.problems:
            click.echo(problem.line(language), err=True)
        return 1
    click.echo(expected_text(found.follows), nl=False)
    return 0


def chosen(names: Sequence[str]) -> list[Amendment]:
    """Return the amendments that *names* mean, an id of one in the law or a folder; all of the law where there is none.

    Raises:
        UserError: a name that is neither.
    """
    known = {entry.id: entry for entry in law_amendments()}
    if not names:
        return list(known.values())
    found = []
    for name in names:
        folder = Path(name)
        if name in known:
            found.append(known[name])
        elif folder.is_dir():
            found.append(read_amendment(folder))
        else:
            raise UserError("amendment.unknown", name=name)
    return found


def law_amendments() -> tuple[Amendment, ...]:
    """Return the amendments that lie with the law of this installation."""
    return read_amendments(law_folder() / "amendments")


def others_of(entry: Amendment) -> dict[int, Amendment]:
    """Return by number what *entry* may name: the amendments of the law, and those that lie beside it."""
    beside = read_amendments(entry.folder.resolve().parent)
    return {other.number: other for other in (*law_amendments(), *beside)}
