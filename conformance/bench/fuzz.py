"""Fuzzing against a bare loop that sends the same messages to both engines, and two workers against one."""

import argparse
import gc
import statistics
import time
from collections.abc import Sequence

from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.oracle import Oracle
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.wire import Request, encode
from gouji_conformance.fuzz.asking import asked_of_reference
from gouji_conformance.fuzz.fuzzing import AREAS, Fuzzer
from gouji_conformance.fuzz.spreading import Span, Task, asked
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.spreading import here, make_ready

BATCH = 100
SEED = 1


def fuzzer() -> Fuzzer:
    """Return what fuzzes the reference beside the reference, both in this process."""
    return task().fuzzer()


def task() -> Task:
    """Return what a worker needs to know to do the same."""
    return Task((engine_named("reference"),), 60.0, AREAS, None, SEED)


def plans_of(made: Fuzzer, first: int, number: int) -> list[Plan]:
    """Return what *made* asks in the games from number *first* on."""
    info = made.sides[0].info
    some = (asked_of_reference(game, name, info) for name, game in made.games(first, number))
    return [one.plan for one in some if one is not None]


def bare_loop(plans: Sequence[Plan]) -> float:
    """Send every message of *plans* to both engines as fuzzing does; return the processor's seconds."""
    entries = [entry for plan in plans for entry in plan.operations]
    lines = [encode(Request(number, entry.method, entry.params)) for number, entry in enumerate(entries)]
    reference, engine = Oracle(), ReferenceLink()
    begun = time.process_time()
    for entry, line in zip(entries, lines, strict=True):
        engine.send([line])
        reference.to(entry)
        engine.receive(0.0)
    return time.process_time() - begun


def ratio(made: Fuzzer, games: int, rounds: int) -> tuple[float, float, int]:
    """Return the processor's seconds of the bare loop over those of fuzzing, the games a second, and the messages.

    The ratio is the median of so many *rounds*, each of other games.
    """
    found, speeds, messages = [], [], 0
    made.batch(0, BATCH)
    for round_ in range(rounds):
        first = BATCH + round_ * games
        begun = time.process_time()
        for at in range(first, first + games, BATCH):
            made.batch(at, min(BATCH, first + games - at))
        fuzzed = time.process_time() - begun
        plans = plans_of(made, first, games)
        messages = sum(len(plan.operations) for plan in plans)
        found.append(bare_loop(plans) / fuzzed)
        speeds.append(games / fuzzed)
    return statistics.median(found), statistics.median(speeds), messages


def seconds_with(jobs: int, games: int) -> float:
    """Return how long so many processes ask so many *games*, once they stand."""
    make_ready(jobs)
    spans = [Span(at, BATCH) for at in range(0, games + jobs * BATCH, BATCH)]
    with here(jobs) as (executor, at_once):
        answers = asked(task(), spans, executor, at_once)
        for _ in range(jobs):
            next(answers)
        begun = time.perf_counter()
        for _ in answers:
            pass
        return time.perf_counter() - begun


def main() -> None:
    """Measure and print."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--rounds", type=int, default=5)
    given.add_argument("--games", type=int, default=600)
    words = given.parse_args()
    gc.set_threshold(100_000, 20, 20)  # as in the command
    share, speed, messages = ratio(fuzzer(), words.games, words.rounds)
    print(f"fuzzing               {speed:8,.0f} games/s of the processor, {messages / words.games:.0f} messages a game")
    print(f"bare loop of the same messages to both engines over fuzzing: {share:.2f} (promised: 0.5)")
    more = 4 * words.games
    pairs = [(seconds_with(1, more), seconds_with(2, more)) for _ in range(words.rounds)]
    gains = sorted(one / two for one, two in pairs)
    print(f"two workers over one: {statistics.median(gains):.2f} [{gains[0]:.2f}–{gains[-1]:.2f}] (promised: 1.7)")


if __name__ == "__main__":
    main()
