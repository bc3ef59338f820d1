"""Rows of the suite a second, and what the harness costs over a bare loop that sends the same bytes."""

import argparse
import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path

from gouji_conformance.engines.naming import EngineName, engine_named
from gouji_conformance.engines.session import opener
from gouji_conformance.engines.wire import Request, encode
from gouji_conformance.fresh.asking import fresh_questions
from gouji_conformance.runs.pipeline import BYTES_IN_FLIGHT
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import PROFILES, Ruleset

PLUGIN = "gouji_conformance.pytest_plugin"
ENGINE = (sys.executable, "-m", "gouji")


def timed(work: Callable[[], object], rounds: int) -> tuple[float, float, float]:
    """Return the median, lowest and highest seconds of *work* over *rounds* rounds."""
    took = []
    for _ in range(rounds):
        begun = time.perf_counter()
        work()
        took.append(time.perf_counter() - begun)
    return statistics.median(took), min(took), max(took)


def run_rows(name: EngineName, plans: Sequence[Plan]) -> None:
    """Run *plans* with the harness; every row must pass."""
    results: list[RowResult] = []
    Runner(opener(name), results.append).run(plans)
    failed = [result.row for result in results if not result.stands]
    if failed or len(results) != len(plans):
        sys.exit(f"not all rows passed: {failed[:3]}")


def requests_of(plans: Sequence[Plan]) -> list[bytes]:
    """Return every request of *plans* as the harness would send it, the handshake first."""
    params = {"protocol": "1.0", "harness": {"name": "gouji", "version": "0"}}
    lines = [encode(Request(0, "initialize", params))]
    for plan in plans:
        for entry in dealt(plan, 0):
            lines.append(encode(Request(len(lines), entry.method, entry.params)))
    return lines


def bare_loop(lines: Sequence[bytes]) -> None:
    """Send the same bytes, as many in flight as the harness has, and decode each answer."""
    child = subprocess.Popen(ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 - our own
    assert child.stdin is not None  # noqa: S101 - for the type checker
    assert child.stdout is not None  # noqa: S101
    flying: deque[int] = deque()
    held = 0
    for line in lines:
        if flying and held + len(line) > BYTES_IN_FLIGHT:
            child.stdin.flush()
            while held > BYTES_IN_FLIGHT // 2:
                json.loads(child.stdout.readline())
                held -= flying.popleft()
        child.stdin.write(line)
        flying.append(len(line))
        held += len(line)
    child.stdin.flush()
    for _ in flying:
        json.loads(child.stdout.readline())
    child.stdin.close()
    child.wait()


def seconds_of(command: Sequence[str], rounds: int) -> float:
    """Return the median seconds of a whole process."""
    with tempfile.TemporaryDirectory() as folder:
        return timed(lambda: subprocess.run(command, cwd=folder, check=True, capture_output=True), rounds)[0]  # noqa: S603


def plugin_cost(rounds: int) -> float:
    """Return the seconds that the plug-in adds to a pytest run of a project that does not use it.

    It is the processor's time that is counted, of the best of *rounds* runs of either kind: what else the
    machine does is not the plug-in's.
    """
    bare = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_one.py"]
    installed = any(entry.value == PLUGIN for entry in entry_points(group="pytest11"))
    without, with_it = ([*bare, "-p", "no:gouji"], bare) if installed else (bare, [*bare, "-p", PLUGIN])
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "test_one.py").write_text("def test_one() -> None:\n    pass\n", encoding="utf-8")
        took = [(processor_seconds(with_it, folder), processor_seconds(without, folder)) for _ in range(rounds)]
    return min(more for more, _ in took) - min(less for _, less in took)


def processor_seconds(command: Sequence[str], folder: str) -> float:
    """Return the processor's seconds that *command* takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, check=True, capture_output=True)  # noqa: S603 - our own
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure_fresh() -> None:
    """Print what fresh questions cost, made and asked, over the rows of the five profiles, and what it takes in all."""
    suite, reference = load_suite(), engine_named("reference")
    rows = fresh = 0.0
    for profile in PROFILES:
        ruleset = Ruleset.of(profile)
        begun = time.process_time()
        run_rows(reference, suite.plans(ruleset))
        asked = time.process_time()
        run_rows(reference, [entry.plan for entry in fresh_questions(suite, ruleset, AREAS, 1, None)])
        rows, fresh = rows + asked - begun, fresh + time.process_time() - asked
    print(f"fresh questions over rows, CPU seconds: {fresh:.1f} / {rows:.1f} = {fresh / rows:.1f} (promised: 3)")
    command = [sys.executable, "-c", "from gouji_conformance.cli import main; main()", "certify", "--profile", "all"]
    took = seconds_of([*command, "--", *ENGINE], 1)
    print(f"all five profiles over stdio, rows and fresh questions: {took:.1f} s (promised: 10 on two cores)")


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=5)
    rounds = asked.parse_args().rounds
    plans = load_suite().plans(Ruleset.of("outline"))
    stdio = engine_named(None, ENGINE)
    inside = timed(lambda: run_rows(engine_named("reference"), plans), rounds)[0]
    outside, low, high = timed(lambda: run_rows(stdio, plans), rounds)
    bare = timed(lambda: bare_loop(requests_of(plans)), rounds)[0]
    count = len(plans)
    print(f"{count} rows in process   {count / inside:10,.0f} rows/s")
    print(f"{count} rows over stdio   {count / outside:10,.0f} rows/s  [{low:.2f}–{high:.2f} s]")
    print(f"over stdio, ratio to a bare loop of the same bytes: {outside / bare:.2f}")
    shown = seconds_of(
        [sys.executable, "-c", "import sys; from gouji_conformance.cli import run; run(['--help'])"], rounds
    )
    nothing = seconds_of([sys.executable, "-c", "pass"], rounds)
    print(f"gouji --help: {1000 * (shown - nothing):.0f} ms over a bare interpreter ({1000 * nothing:.0f} ms)")
    cost = plugin_cost(4 * rounds)
    print(f"the pytest plug-in, in a project that does not use it: {1000 * cost:.0f} ms (promised: under 20)")
    face = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-W", "ignore"]
    if not any(entry.value == PLUGIN for entry in entry_points(group="pytest11")):
        face += ["-p", PLUGIN]
    measure_fresh()
    by_pytest = seconds_of([*face, "--gouji-engine", "reference"], rounds)
    print(f"pytest-bdd face over the runner, both in process: {by_pytest / inside:.1f}")


if __name__ == "__main__":
    main()
