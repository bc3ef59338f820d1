"""How well fuzzing finds: each wrong engine of the catalogue fuzzed, its first difference made small and told.

``python -m gouji_conformance.fuzz.hunting`` fuzzes as many as wanted, by lot, in the areas that have rows of their
clauses; what is done stands in a file, line by line, and is not done again.  A change of the law or of the code begins
it anew.
"""

import argparse
import io
import os
import random
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import redirect_stderr
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import Session, introduce
from gouji_conformance.fuzz.asking import Asked, Side, asked_of_reference
from gouji_conformance.fuzz.dealing import Dealer
from gouji_conformance.fuzz.differences import Difference, differences
from gouji_conformance.fuzz.fuzzing import AREAS, Fuzzer, dealers
from gouji_conformance.fuzz.shrinking import shrunk, size
from gouji_conformance.fuzz.telling import steps_of
from gouji_conformance.mutants.catalogue import catalogue
from gouji_conformance.mutants.door import played
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.mutants.patience import TooLongError, within
from gouji_conformance.sentences.features import features_folder
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.soak.runs import code_digest

GAMES: Final = 2000
"""So many games are a wrong engine's at most."""
SHORT: Final = 8
"""A scenario of so many steps is short."""
_ENOUGH: Final = 0.95
_ENOUGH_SHORT: Final = 0.9
_BATCHES: Final = (0, 25, 100, 300, 600, 1000, 1500, GAMES)
_SHRUNK: Final = 3
"""So many differences of a wrong engine are made small, as ``gouji fuzz`` does of a kind."""
_PATIENCE: Final = 240.0
"""Seconds of the processor for one engine; one that needs longer is going round in circles."""
_TIMEOUT: Final = 60.0


class Hunted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a wrong engine.

    Attributes:
        mutant: its id.
        games: so many were asked at most when it was found; 0 where it was not.
        steps: of the scenario that shows it; 0 too where it does not come to an answer at all.
        area: of the game that shows it.
        code: the digest of all that it comes from.
    """

    mutant: str
    games: int
    steps: int = 0
    area: str = ""
    code: str = ""


class Hunter:
    """Fuzzes wrong engines, all with the same games.

    Args:
        seed: of the games.
    """

    def __init__(self, seed: int = 1) -> None:
        self._info = _opened().info
        self._seed = seed
        self._dealers: dict[str, Dealer] = {}
        self._made: dict[tuple[str, int, int], Sequence[Asked]] = {}

    def _games(self, area: str, first: int, last: int) -> Sequence[Asked]:
        """Return games of *area*, from number *first* up to *last*, with what is right to answer."""
        if area not in self._dealers:
            self._dealers |= dealers(load_suite(), self._info, (area,), None, self._seed)
        if (area, first, last) not in self._made:
            fuzzer = Fuzzer([], (area,), self._dealers, self._seed)
            asked = (asked_of_reference(game, name, self._info) for name, game in fuzzer.games(first, last - first))
            self._made[area, first, last] = [one for one in asked if one is not None]
        return self._made[area, first, last]

    def found(self, mutant: Mutant) -> tuple[int, Difference] | None:
        """Return how many games were asked until *mutant* differed, and the difference made small; None: it did not."""
        side, areas = Side(self._info, _opened, _TIMEOUT, lambda: played(mutant.change)), areas_of(mutant)
        for first, last in pairwise(at // len(areas) for at in _BATCHES):
            some = [one for area in areas for one in self._games(area, first, last)]
            found = differences(some, side.results(some))
            if found:
                found.sort(key=lambda one: size(one.asked.game))
                small = [shrunk(one, side) for one in found[:_SHRUNK]]
                return last * len(areas), min(small, key=lambda one: len(steps_of(one, self._info)))
        return None

    def hunt(self, mutant: Mutant) -> Hunted:
        """Return what becomes of *mutant*."""
        try:
            with redirect_stderr(io.StringIO()), within(_PATIENCE):
                found = self.found(mutant)
        except TooLongError:
            return Hunted(mutant.id, GAMES, code=_code())
        if found is None:
            return Hunted(mutant.id, 0, code=_code())
        games, difference = found
        steps = len(steps_of(difference, self._info))
        return Hunted(mutant.id, games, steps, difference.asked.game.area, _code())


def areas_of(mutant: Mutant) -> tuple[str, ...]:
    """Return the areas in which *mutant* is fuzzed: those with rows of its clauses, or of its values; else all."""
    scenarios = [scenario for scenario in load_suite().scenarios() if scenario.area in AREAS]
    if mutant.values:
        found = [one for one in scenarios if any(value in one.wanted.get(name, ()) for name, value in mutant.values)]
    else:
        found = [one for one in scenarios if mutant.clauses[0] in one.clauses]
    return tuple(area for area in AREAS if any(one.area == area for one in found)) or AREAS


def _opened() -> Session:
    return introduce(ReferenceLink(), _TIMEOUT)


@cache
def _code() -> str:
    here = Path(__file__).resolve().parent
    return code_digest(here, *(here.parent / other for other in ("fresh", "mutants")), features_folder())


@cache
def _hunter() -> Hunter:
    return Hunter()


def _hunt(name: str) -> Hunted:
    return _hunter().hunt(next(one for one in catalogue() if one.id == name))


def sample(number: int, seed: int) -> list[str]:
    """Return *number* wrong engines by lot, all where there are fewer."""
    names = [one.id for one in catalogue()]
    random.Random(seed).shuffle(names)  # noqa: S311 - no secret
    return names[:number]


def kept(file: Path) -> dict[str, Hunted]:
    """Return what stands in *file* of this code, by the wrong engine; a line that was not written whole is none."""
    text = file.read_bytes() if file.exists() else b""
    lines = text[: text.rfind(b"\n") + 1].splitlines()
    found = (msgspec.json.decode(line, type=Hunted) for line in lines)
    return {one.mutant: one for one in found if one.code == _code()}


def hunted(names: Sequence[str], jobs: int, file: Path) -> Iterator[Hunted]:
    """Yield what becomes of each of *names*, in no order, each once it stands in *file*."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = kept(file)
    yield from (done[name] for name in names if name in done)
    with ProcessPoolExecutor(jobs) as pool, file.open("ab", buffering=0) as lines:
        going = [pool.submit(_hunt, name) for name in names if name not in done]
        try:
            for one in as_completed(going):
                lines.write(msgspec.json.encode(one.result()) + b"\n")
                yield one.result()
        finally:
            pool.shutdown(cancel_futures=True)


def main(arguments: list[str] | None = None) -> int:
    """Fuzz what is left and tell how many were found; return 1 where too few were, or too few in few steps."""
    asked = argparse.ArgumentParser(prog="python -m gouji_conformance.fuzz.hunting", description=__doc__)
    asked.add_argument("--engines", type=int, default=len(catalogue()), help="so many wrong engines, by lot")
    asked.add_argument("--seed", type=int, default=1, help="which")
    asked.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked.add_argument("--file", type=Path, default=Path(".gouji/fuzzed.jsonl"), help="where it is kept, line by line")
    given = asked.parse_args(arguments)
    return told(list(hunted(sample(given.engines, given.seed), given.jobs, given.file)))


def told(found: Sequence[Hunted]) -> int:
    """Tell what became of wrong engines; return 1 where too few were found, or too few in few steps."""
    missed = sorted(one.mutant for one in found if not one.games)
    long = sorted(one.mutant for one in found if one.steps > SHORT)
    caught = len(found) - len(missed)
    lines = [
        f"{len(found)} wrong engines fuzzed, {GAMES} games at most: {caught} found, {len(missed)} not",
        f"{caught - len(long)} of those found are told in {SHORT} steps or fewer, {len(long)} in more",
        *(f"{name}: {', '.join(some)}" for name, some in (("not found", missed), ("longer", long)) if some),
    ]
    sys.stdout.write("\n".join(lines) + "\n")
    enough = caught >= _ENOUGH * len(found) and caught - len(long) >= _ENOUGH_SHORT * caught
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
