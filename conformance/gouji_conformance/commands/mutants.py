"""``gouji mutants``: wrong engines, one wrong ruling each, and the row of the suite that catches each."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from gouji_conformance.commands.mutants_generated import hunt_generated
from gouji_conformance.mutants import table
from gouji_conformance.mutants.catalogue import catalogue, lacking
from gouji_conformance.mutants.hunting import Hunted
from gouji_conformance.mutants.hunts import Stale, hunted
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.reports.json_text import indented
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.fault import system_words
from gouji_spec.text import Language

_STEP = 50
"""So many wrong engines between two lines of progress."""


def mutants(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    clauses: tuple[str, ...],
    jobs: int,
    survivors: bool,
    every: bool,
    as_json: bool,
    path: Path | None,
    count: int | None,
    seed: int,
    results: Path | None,
) -> int:
    """Hunt the wrong engines of *clauses*, or all; return 1 where one is not caught, or a clause has too few."""
    if count is not None:
        return hunt_generated(language, count=count, seed=seed, jobs=jobs, results=results)
    kept = None if path is None else _read(path)
    chosen = _chosen(catalogue(), clauses)
    found = _hunted(chosen, jobs, language)
    few = [] if clauses else lacking(catalogue(), _proven())
    seconds = sum(entry.seconds for entry in found if isinstance(entry, Hunted))
    if as_json:
        click.echo(indented(table.as_json(chosen, found, few, seconds)))
    else:
        _print(chosen, found, language, survivors=survivors, every=every)
        for name in few:
            click.echo(message("mutants.lacks", name=name).said_in(language))
        wrong = sum(map(table.is_wrong, found)) + len(few)
        words = message(
            "mutants.wrong" if wrong else "mutants.all_caught", count=len(found), wrong=wrong, seconds=round(seconds)
        )
        click.echo(words.said_in(language))
    now = table.figures(table.counted(chosen, found))
    differs = kept is not None and kept != now
    if differs:
        click.echo(message("mutants.differs", file=path).said_in(language), err=as_json)
        for line in sorted(set(now) ^ set(kept or ())):
            click.echo(f"{'+' if line in now else '-'} {line}", err=as_json)
    return 1 if few or differs or any(map(table.is_wrong, found)) else 0


def _read(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("list.unreadable", file=path, problem=system_words(error)) from error


def _chosen(mutants: Sequence[Mutant], clauses: tuple[str, ...]) -> list[Mutant]:
    """Return those that break one of *clauses*, all where none is named; an id names one by itself.

    Raises:
        UserError: nothing breaks a clause that was named.
    """
    for clause in clauses:
        if not any(clause == mutant.id or clause in mutant.clauses for mutant in mutants):
            raise UserError("mutants.none_of", clause=clause)
    return [
        mutant
        for mutant in mutants
        if not clauses or any(clause == mutant.id or clause in mutant.clauses for clause in clauses)
    ]


def _proven() -> frozenset[str]:
    return frozenset(clause for scenario in load_suite().scenarios() for clause in scenario.clauses)


def _hunted(chosen: Sequence[Mutant], jobs: int, language: Language) -> list[Hunted | Stale]:
    """Return what became of each, in their order; where a terminal looks on, progress goes to standard error."""
    found: dict[str, Hunted | Stale] = {}
    for entry in hunted(chosen, jobs):
        found[entry.mutant] = entry
        if sys.stderr.isatty() and len(found) % _STEP == 0:
            words = message("mutants.progress", done=len(found), all=len(chosen))
            click.echo(words.said_in(language), err=True)
    return [found[mutant.id] for mutant in chosen]


def _print(
    chosen: Sequence[Mutant], found: Sequence[Hunted | Stale], language: Language, *, survivors: bool, every: bool
) -> None:
    for mutant, fate in zip(chosen, found, strict=True):
        if every or table.is_wrong(fate):
            click.echo(table.told(mutant, fate).said_in(language))
    if not survivors:
        for line in table.lines(table.counted(chosen, found)):
            click.echo(line.said_in(language))
