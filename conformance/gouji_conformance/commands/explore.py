"""``gouji explore``: every game of small worlds, the engine held at each position against a second reading."""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from gouji_conformance.explore import exploring as running
from gouji_conformance.explore import worlds
from gouji_conformance.explore.exploring import Exploring, Seen, Walked, acted
from gouji_conformance.explore.record import Record
from gouji_conformance.explore.walking import Fault
from gouji_conformance.explore.worlds import World
from gouji_conformance.reports.json_text import indented
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import profile_called
from gouji_spec.law import law
from gouji_spec.ruleset import PROFILES
from gouji_spec.text import Language, Text

_ARTICLES = range(8, 20)
_SHOWN = 5

Counted = dict[tuple[str, World], Seen]


def explore(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    profiles: Sequence[str],
    chosen: Sequence[World],
    seed: int,
    jobs: int,
    minutes: float | None,
    path: Path | None,
    every_clause: bool,
    as_json: bool,
) -> int:
    """Explore; return 1 where something did not hold, or all was walked and a clause acted nowhere."""
    until = None if minutes is None else time.time() + 60 * minutes
    exploring = Exploring(_called(profiles), chosen or worlds.WORLDS, seed, jobs, until)
    record = None if path is None else Record(path, seed)
    seen: Counted = {(profile, world): Seen() for profile in exploring.profiles for world in exploring.worlds}
    done = {} if record is None else record.done
    parts = exploring.parts()
    todo = [part for part in parts if part not in done]
    for part in parts:
        if part in done:
            seen[part.profile, part.world].add(done[part])
    started = said = time.monotonic()

    def keep(walked: Walked) -> None:
        nonlocal said
        seen[walked.part.profile, walked.part.world].add(walked)
        if record is not None and walked.whole:
            record.keep(walked)
        if time.monotonic() - said > 10 and not as_json:
            said = time.monotonic()
            click.echo(_progress(seen, len(parts), said - started).said_in(language), err=True)

    running.explore(exploring, todo, keep)
    faults = [fault for one in seen.values() for fault in one.tally.faults]
    silent = _silent(seen)
    if as_json:
        click.echo(indented(_as_json(seen, exploring, silent)))
    else:
        click.echo(message("explore.begin", seed=seed).said_in(language))
        for line in _lines(seen, faults, silent, every_clause=every_clause):
            click.echo(line.said_in(language))
    whole = sum(one.parts for one in seen.values()) == len(parts)
    return 1 if faults or (whole and silent and not profiles and not chosen) else 0


def _called(profiles: Sequence[str]) -> Sequence[str]:
    return [profile_called(word) for word in profiles] or PROFILES


def _progress(seen: Counted, parts: int, seconds: float) -> Text:
    done = sum(one.parts for one in seen.values())
    positions = sum(one.tally.positions for one in seen.values())
    return message("explore.progress", done=done, parts=parts, positions=f"{positions:,}", seconds=round(seconds))


def _clauses() -> Iterator[str]:
    """Yield the clauses of Articles 8 to 19 that a move can test."""
    for article in law().articles:
        if article.key.isdigit() and int(article.key) in _ARTICLES:
            yield from (clause.id for clause in article.clauses if clause.modality != "declares")


def _silent(seen: Counted) -> list[str]:
    judged, read = acted(list(seen.values()))
    return [clause for clause in _clauses() if not judged[clause] and not read[clause]]


def _lines(seen: Counted, faults: Sequence[Fault], silent: Sequence[str], *, every_clause: bool) -> Iterator[Text]:
    for (profile, world), one in seen.items():
        tally = one.tally
        yield message(
            "explore.world",
            profile=f"{profile:<12}",
            world=message(f"explore.{world}"),
            deals=f"{tally.deals:,}",
            all=f"{worlds.how_many(world, profile):,}",
            positions=f"{tally.positions:,}",
            games=_games(tally.games),
            depth=tally.depth,
        )
    yield from _clause_lines(seen, silent, every_clause=every_clause)
    for fault in sorted(faults, key=lambda found: len(found.position))[:_SHOWN]:
        yield message(f"explore.fault_{fault.kind}", act=fault.act, engine=fault.engine, reading=fault.reading)
        yield Text.same(f"    {fault.position}")
    yield message("explore.faults" if faults else "explore.agreed", count=len(faults))


def _games(number: int) -> str:
    return f"{number:,}" if number < 10**9 else f"{number:.2e}".replace("e+", "e")


def _clause_lines(seen: Counted, silent: Sequence[str], *, every_clause: bool) -> Iterator[Text]:
    by_hand = acted([one for (_, world), one in seen.items() if world == "starts"])
    dealt = acted([one for (_, world), one in seen.items() if world != "starts"])
    clauses = list(_clauses())
    only_by_hand = [clause for clause in clauses if not dealt[0][clause] + dealt[1][clause] and clause not in silent]
    any_dealt = any(one.tally.deals for (_, world), one in seen.items() if world != "starts")
    yield message("explore.clauses", count=len(clauses) - len(silent), all=len(clauses))
    if only_by_hand and any_dealt:
        yield message("explore.only_starts", count=len(only_by_hand), clauses=" ".join(only_by_hand))
    if silent:
        yield message("explore.silent", count=len(silent), clauses=" ".join(silent))
    for clause in clauses if every_clause else ():
        yield message(
            "explore.clause",
            clause=f"{clause:<11}",
            judged=f"{dealt[0][clause] + by_hand[0][clause]:,}",
            read=f"{dealt[1][clause] + by_hand[1][clause]:,}",
        )


def _as_json(seen: Counted, exploring: Exploring, silent: Sequence[str]) -> dict[str, Any]:
    return {
        "seed": exploring.seed,
        "worlds": [
            {
                "profile": profile,
                "world": world,
                "deals": one.tally.deals,
                "of": worlds.how_many(world, profile),
                "positions": one.tally.positions,
                "games": one.tally.games,
                "depth": one.tally.depth,
                "judged": dict(sorted(one.tally.judged.items())),
                "read": dict(sorted(one.tally.read.items())),
                "faults": [
                    {"kind": f.kind, "position": f.position, "act": f.act, "engine": f.engine, "reading": f.reading}
                    for f in one.tally.faults
                ],
            }
            for (profile, world), one in seen.items()
        ],
        "silent": list(silent),
    }
