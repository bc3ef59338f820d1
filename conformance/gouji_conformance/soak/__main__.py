"""Play random matches by the thousand and tell what acted: ``python -m gouji_conformance.soak``."""

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gouji_conformance.soak import matches, zeros
from gouji_conformance.soak.matches import Broken
from gouji_conformance.soak.runs import NotARunError, Run
from gouji_conformance.soak.tally import Tally

_SHOWN: Final = 10
"""So many broken matches are told in full; the others are on disk."""


def main(arguments: list[str] | None = None) -> int:
    """Play what is left and tell it.

    Returns:
        0 where nothing broke and everything acted, or need not; 1 where not; 2 for a wrong file; 130 where it was
        stopped.
    """
    asked = argparse.ArgumentParser(prog="python -m gouji_conformance.soak", description=__doc__)
    asked.add_argument("--matches", type=int, default=10_000)
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--file", type=Path, default=Path(".gouji/soak.jsonl"), help="where it is kept, batch by batch")
    asked.add_argument("--match", type=int, help="play this one alone")
    given = asked.parse_args(arguments)
    console = Console(highlight=False, soft_wrap=True)
    if given.match is not None:
        return _tell_one(given.match, console)
    try:
        run = Run(given.file, given.matches)
    except NotARunError:
        console.print(f"{given.file}: expected a run of random matches, found something else; give another --file")
        return 2
    if run.done:
        console.print(f"{run.played():,} matches are on disk in {given.file}")
    try:
        _play(run, given.matches, given.jobs, console)
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on from here")
        return 130
    _tell_counts(run.tally, console)
    return _tell_faults(run, console)


def _tell_one(number: int, console: Console) -> int:
    tally = Tally()
    broken = matches.play(number, tally)
    if broken is None:
        console.print(f"match {number}: {tally.counts['matches']['acts']} acts, and nothing is broken")
        return 0
    _tell_broken(broken, console)
    return 1


def _play(run: Run, most: int, jobs: int, console: Console) -> None:
    words = ("{task.description}", "{task.fields[speed]}")
    before, after = TextColumn(words[0]), TextColumn(words[1])
    with Progress(before, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), after, console=console) as progress:
        task = progress.add_task("matches", total=most, completed=run.played(), speed="")
        begun, played = time.monotonic(), 0
        for batch in run.play(jobs):
            played += batch.counts["matches"]["matches"]
            speed = f"{played / (time.monotonic() - begun):.1f} matches/s"
            broken = f"  {len(run.broken)} broken" if run.broken else ""
            progress.update(task, advance=batch.counts["matches"]["matches"], speed=speed + broken)


def _tell_counts(tally: Tally, console: Console) -> None:
    totals = tally.counts["matches"]
    console.print(f"{totals['matches']:,} matches, {totals['hands']:,} hands to their end, {totals['acts']:,} acts")
    for kind in ("verbs", "events", "values", "reasons", "clauses"):
        counts = Counter(tally.counts["events"] if kind == "events" else zeros.counted(kind, tally))
        console.print(f"\n[bold]{kind}[/], from the rarest")
        console.print(Columns([f"{name} {many:,}" for name, many in reversed(counts.most_common())], padding=(0, 3)))


def _tell_faults(run: Run, console: Console) -> int:
    for broken in run.broken[:_SHOWN]:
        _tell_broken(broken, console)
    silent = zeros.silent(run.tally, zeros.read_never())
    for kind, name in silent.acting:
        console.print(f"{kind}: {name} acts: strike it out of {zeros.NEVER.name}")
    for kind, name in silent.unexplained:
        console.print(f"{kind}: {name} never acted")
    told = f"{len(silent.unexplained)} never acted, {len(silent.explained)} more as {zeros.NEVER.name} explains"
    console.print(f"{len(run.broken)} of the matches broke something; {told}")
    return 1 if run.broken or silent.unexplained or silent.acting else 0


def _tell_broken(broken: Broken, console: Console) -> None:
    console.print(f"match {broken.number}: {broken.what}", markup=False)
    console.print(f"  {broken.ruleset}", markup=False)
    console.print(f"  {broken.record}", markup=False)


if __name__ == "__main__":
    sys.exit(main())
