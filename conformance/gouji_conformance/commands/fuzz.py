"""``gouji fuzz ENGINE [ENGINE2]``: games by lot, each answer held against the law's, differences made small."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import EngineName, engine_in_text, engine_named
from gouji_conformance.engines.tending import tended
from gouji_conformance.fuzz.asking import Side
from gouji_conformance.fuzz.finding import Cause, Findings
from gouji_conformance.fuzz.fuzzing import AREAS, BATCH, Found, Fuzzer, dealers
from gouji_conformance.fuzz.games import Game, written
from gouji_conformance.fuzz.kept import Folder, Progress
from gouji_conformance.fuzz.showing import Page, scenario_lines
from gouji_conformance.fuzz.spreading import Span, Task, asked, side_of
from gouji_conformance.fuzz.telling import judge_line, steps_of, tags_of
from gouji_conformance.reports.json_text import indented
from gouji_conformance.runs.certifying import random_seed
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_conformance.spreading import cluster, here, make_ready, one_of_the_two
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language, Text

Asking = Callable[[Iterable[Span]], Iterable[tuple[Span, Found]]]
"""Asks batches of games, and hands back what each comes to."""

_EVERY: Final = 5.0
"""Seconds between two lines of progress."""


@dataclass(slots=True)
class _Run:
    """One run of the command.

    Attributes:
        fuzzer: asks the games.
        findings: what was found.
        folder: what is kept.
        games: how many were asked in this run.
        clauses: reached in it.
        begun, said: when it began, and when progress was last told.
    """

    fuzzer: Fuzzer
    findings: Findings
    folder: Folder
    games: int = 0
    clauses: set[str] = field(default_factory=set)
    begun: float = field(default_factory=time.monotonic)
    said: float = field(default_factory=time.monotonic)

    def count(self, found: Found, *, small: bool = False) -> None:
        """Count what a batch has come to; keep what is smaller than what was known of its kind."""
        self.games += found.games
        self.clauses |= found.clauses
        for engine, one in found.differences:
            smaller = self.findings.add(engine, one, small=small)
            if smaller is not None and not small:
                self.folder.keep(smaller.asked.game)

    @property
    def speed(self) -> int:
        """How many games a second were asked."""
        return round(self.games / max(time.monotonic() - self.begun, 0.001))


def fuzz(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    engine: str | None,
    second: str | None,
    command: Sequence[str] | None,
    areas: tuple[str, ...],
    profile: str | None,
    ruleset: Path | None,
    games: int,
    minutes: float | None,
    seed: int | None,
    timeout: float,
    jobs: int,
    scheduler: str | None,
    folder: Path,
    as_json: bool,
) -> int:
    """Fuzz; return 1 where something differs."""
    one_of_the_two(jobs, scheduler)
    names = _named(engine, second, command)
    table = None if profile is None and ruleset is None else chosen_ruleset(profile, ruleset)
    make_ready(jobs)
    with tended():
        sides = [_side(name, timeout) for name in names]
        kept = Folder(folder)
        progress = _progress(kept, sides[0], areas, table, seed)
        made = dealers(load_suite(), sides[0].info, progress.areas, table, progress.seed)
        if not made:
            raise UserError("fuzz.nothing_claimed", areas=", ".join(areas or AREAS))
        fuzzer = Fuzzer(sides, tuple(made), made, progress.seed)
        run = _Run(fuzzer, Findings(sides), kept)
        again = _replayed(run, list(kept.games()))
        until = None if minutes is None else time.monotonic() + 60 * minutes
        task = Task(names, timeout, progress.areas, table, progress.seed)
        with _asking(run, task, jobs, scheduler) as asking:
            _play(run, progress, asking(_spans(progress, games, until)), None if as_json else language)
    causes = run.findings.causes()
    if as_json:
        click.echo(indented(_as_json(causes, run, progress.seed, sides)))
    else:
        _show(causes, run, names, language, again)
    return 1 if causes else 0


def _named(engine: str | None, second: str | None, command: Sequence[str] | None) -> tuple[EngineName, ...]:
    """Return the engines: what stands after ``--`` is the one that is fuzzed, a word before it then the second."""
    if command is not None:
        if second is not None:
            raise UserError("fuzz.three_engines")
        first = engine_named(None, command)
        return (first,) if engine is None else (first, engine_in_text(engine))
    if engine is None:
        return (engine_named(None),)
    return (engine_in_text(engine),) if second is None else (engine_in_text(engine), engine_in_text(second))


def _side(name: EngineName, timeout: float) -> Side:
    """Return the engine *name*.

    Raises:
        UserError: it does not start.
    """
    try:
        return side_of(name, timeout)
    except EngineFault as fault:
        raise UserError("fuzz.not_there", engine=name.shown, problem=fault.record().sentence) from fault


@contextmanager
def _asking(run: _Run, task: Task, jobs: int, scheduler: str | None) -> Iterator[Asking]:
    """Give what asks batches: this process, several, or the workers of the cluster at *scheduler*."""
    if jobs == 1 and scheduler is None:
        yield lambda spans: ((span, run.fuzzer.batch(*span)) for span in spans)
        return
    with here(jobs) if scheduler is None else cluster(scheduler) as (executor, at_once):
        yield lambda spans: asked(task, spans, executor, at_once)


def _spans(progress: Progress, games: int, until: float | None) -> Iterator[Span]:
    """Yield the batches of so many new games, until time is up."""
    first = progress.games
    last = first + games
    while first < last and (until is None or time.monotonic() < until):
        yield Span(first, min(BATCH, last - first))
        first += BATCH


def _progress(kept: Folder, side: Side, areas: tuple[str, ...], table: Ruleset | None, seed: int | None) -> Progress:
    """Return where to go on: where the same games were asked before, after them."""
    unknown = [area for area in areas if area not in AREAS]
    if unknown:
        raise UserError("fuzz.no_area", area=unknown[0], areas=", ".join(AREAS))
    wanted = tuple(area for area in AREAS if area in (areas or AREAS) and area in side.info.areas)
    written_table = "" if table is None else msgspec.json.encode(table.to_json(), order="sorted").decode()
    before = kept.progress()
    same = before is not None and (before.areas, before.table) == (wanted, written_table)
    if before is not None and same and seed in (None, before.seed):
        return before
    return Progress(random_seed() if seed is None else seed, wanted, written_table)


def _replayed(run: _Run, games: Sequence[Game]) -> tuple[int, int]:
    """Ask the games of earlier differences; return how many there are, and how many differ still."""
    still = 0
    for begin in range(0, len(games), BATCH):
        some = [(f"kept-{begin + at}", game) for at, game in enumerate(games[begin : begin + BATCH])]
        found = run.fuzzer.asked(some)
        still += len(found.differences)
        run.count(found, small=True)
    return len(games), still


def _play(run: _Run, progress: Progress, done: Iterable[tuple[Span, Found]], language: Language | None) -> None:
    """Count each batch that is *done*; tell how far it has come in *language*, None: not at all."""
    for span, found in done:
        run.count(found)
        run.folder.reached(msgspec.structs.replace(progress, games=span.first + span.games))
        if language is not None and time.monotonic() - run.said > _EVERY:
            run.said = time.monotonic()
            click.echo(_how_far(run).said_in(language), err=True)


def _how_far(run: _Run) -> Text:
    return message(
        "fuzz.progress", games=f"{run.games:,}", speed=run.speed, clauses=len(run.clauses), kinds=len(run.findings)
    )


def _show(
    causes: Sequence[Cause], run: _Run, names: Sequence[EngineName], language: Language, again: tuple[int, int]
) -> None:
    console = Console(highlight=False, markup=False, emoji=False)
    begun = message("fuzz.begin", engine=names[0].shown, areas=", ".join(run.fuzzer.areas), seed=run.fuzzer.seed)
    console.print(begun.said_in(language), soft_wrap=True)
    if again[0]:
        console.print(message("fuzz.again", games=again[0], still=again[1]).said_in(language), soft_wrap=True)
    infos = [side.info for side in run.fuzzer.sides]
    page = Page([name.shown for name in names], infos, run.folder, language)
    for number, cause in enumerate(causes, start=1):
        console.print()
        for line in page.lines(number, cause):
            console.print(line, soft_wrap=True)
    console.print()
    console.print(_how_far(run).said_in(language), soft_wrap=True)
    key = "fuzz.differs" if causes else "fuzz.agrees"
    console.print(message(key, causes=len(causes), folder=run.folder.path).said_in(language), soft_wrap=True)


def _as_json(causes: Sequence[Cause], run: _Run, seed: int, sides: Sequence[Side]) -> dict[str, Any]:
    return {
        "seed": seed,
        "games": run.games,
        "clauses": sorted(run.clauses),
        "causes": [dict(_cause_json(cause, run, sides)) for cause in causes],
    }


def _cause_json(cause: Cause, run: _Run, sides: Sequence[Side]) -> Iterator[tuple[str, Any]]:
    group = cause.first
    found = group.smallest
    steps = steps_of(found, sides[group.engine].info)
    yield "clause", cause.clause
    yield "clauses", found.clauses
    yield "alike", None if cause.alike is None else {"en": cause.alike.en, "zh": cause.alike.zh}
    yield "engine", group.engine + 1
    yield "games", cause.count
    yield "kinds", [one.smallest.kind for one in cause.groups]
    yield "unmet", found.unmet
    yield "fault", found.fault
    yield "game", written(found.asked.game)
    yield "tags", tags_of(found)
    yield "scenario", {tongue: "\n".join(scenario_lines(steps, tongue)) for tongue in ("en", "zh")}
    yield "judge", judge_line(found, run.folder.table_file(found.asked.game.ruleset))
