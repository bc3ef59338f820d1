"""Fuzzing by several processes, here and on a cluster: the same is found, nothing is lost or counted twice."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import pytest

from gouji_conformance import spreading
from gouji_conformance.cli import run
from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.fuzz import spreading as fuzz_spreading
from gouji_conformance.fuzz.fuzzing import Found
from gouji_conformance.fuzz.spreading import Span, Task, ask, asked
from gouji_conformance.speech.faults import UserError
from gouji_conformance.spreading import cluster
from gouji_spec.ruleset import Ruleset

FAKES = Path(__file__).parent / "fakes"
TASK = Task((EngineName("reference", "reference"),), 60.0, ("sets", "play"), Ruleset.of("outline"), 4)
SPANS = [Span(first, 5) for first in range(0, 40, 5)]


class AtOnce(Executor):
    """Does what it is given when it is given it, and counts."""

    def __init__(self) -> None:
        self.given: list[Any] = []

    def submit(self, work: Any, /, *words: Any, **named: Any) -> Future[Any]:
        self.given.append(words[-1])
        future: Future[Any] = Future()
        future.set_result(work(*words, **named))
        return future


def told(found: Iterator[tuple[Span, Found]]) -> list[tuple[Span, int, list[str]]]:
    return [(span, one.games, sorted(one.clauses)) for span, one in found]


def test_batches_come_back_in_their_order_each_once() -> None:
    with ThreadPoolExecutor(3) as several:
        by_three = told(asked(TASK, SPANS, several, 3))

    assert [span for span, _, _ in by_three] == SPANS
    assert by_three == told(asked(TASK, SPANS, AtOnce(), 1))


def test_no_more_is_handed_out_than_is_soon_asked() -> None:
    executor = AtOnce()
    found = asked(TASK, SPANS, executor, 1)

    next(found)

    assert executor.given == SPANS[:2]


def test_an_engine_that_does_not_start_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_task: Task) -> Any:
        raise EngineFault("timed_out", seconds=1.0, method="initialize")

    monkeypatch.setattr(fuzz_spreading, "_station", fails)

    with pytest.raises(UserError) as problem:
        list(asked(TASK, SPANS, AtOnce(), 1))
    assert "reference" in problem.value.problem.en


def test_two_processes_find_what_one_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = ["--", sys.executable, str(FAKES / "altered.py"), "lists_one_move_more"]
    fuzz = ["fuzz", "--area", "play", "--games", "4", "--seed", "1", "--json"]

    assert run([*fuzz, "--folder", str(tmp_path / "one"), *engine]) == 1
    one = json.loads(capsys.readouterr().out)
    assert run([*fuzz, "--folder", str(tmp_path / "two"), "--jobs", "2", *engine]) == 1
    assert json.loads(capsys.readouterr().out) == one
    # What watches over the processes is none that an engine left behind: it lives on, and is not started anew.
    resource_tracker.ensure_running()


def test_a_cluster_that_is_not_there_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    fuzz = ["fuzz", "reference", "--games", "1", "--folder", str(tmp_path)]
    monkeypatch.setattr(spreading, "_PATIENCE", "100ms")

    assert run([*fuzz, "--jobs", "2", "--scheduler", "tcp://127.0.0.1:9"]) == 2
    assert "expected one of the two" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert run([*fuzz, "--scheduler", "tcp://127.0.0.1:9"]) == 2
    assert "pip install 'gouji[distributed]'" in capsys.readouterr().err
    monkeypatch.undo()
    pytest.importorskip("distributed")
    monkeypatch.setattr(spreading, "_PATIENCE", "100ms")
    assert run([*fuzz, "--scheduler", "tcp://127.0.0.1:9"]) == 2
    problem = capsys.readouterr().err
    assert "expected the address of a Dask scheduler that answers" in problem
    assert len(problem.splitlines()) == 1


def test_a_worker_that_is_killed_takes_nothing_with_it() -> None:
    distributed = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as local,
        cluster(local.scheduler_address) as (executor, at_once),
    ):
        assert at_once == 2
        found = asked(TASK, SPANS, executor, at_once)
        first = next(found)
        victim = next(iter(local.workers.values())).pid
        os.kill(victim, signal.SIGKILL)
        spread = told(iter([first, *found]))

    assert spread == told((span, one) for span in SPANS if isinstance(one := ask(TASK, span), Found))
