"""Batches of games asked at once, in processes of this machine or by the workers of a cluster.

What a batch comes to hangs on its number alone.  Batches are handed back in their order, each once, so that whoever
counts them counts the same however many ask; a worker that is lost takes none with it: another asks what it had.
"""

import gc
import multiprocessing
import multiprocessing.resource_tracker
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from gouji_conformance.engines.fault import EngineFault, FaultRecord
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import opener
from gouji_conformance.fuzz.asking import Side
from gouji_conformance.fuzz.fuzzing import Found, Fuzzer, dealers
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_spec.ruleset import Ruleset

_AHEAD: Final = 2
"""So many batches are on their way for each that is asked."""
_SELDOM: Final = (100_000, 20, 20)
"""How often what is not used any more is looked for: seldom, as in ``cli``."""
_PATIENCE: Final = "30s"
"""How long a scheduler may take to answer."""


class Span(NamedTuple):
    """The games of one batch: the number of the first, and how many."""

    first: int
    games: int


@dataclass(frozen=True, slots=True)
class Task:
    """All that a process needs to know to ask games.

    Attributes:
        names: the engine that is fuzzed, and the second where there is one.
        timeout: seconds for one answer.
        areas: those fuzzed.
        table: the one that alone is played; None: those that the engine claims.
        seed: all games come from it.
    """

    names: tuple[EngineName, ...]
    timeout: float
    areas: tuple[str, ...]
    table: Ruleset | None
    seed: int

    def fuzzer(self) -> Fuzzer:
        """Return what asks the games, each engine started once to hear what it says of itself.

        Raises:
            EngineFault: an engine does not start.
        """
        sides = [side_of(name, self.timeout) for name in self.names]
        made = dealers(load_suite(), sides[0].info, self.areas, self.table, self.seed)
        return Fuzzer(sides, tuple(made), made, self.seed)


def side_of(name: EngineName, timeout: float) -> Side:
    """Return the engine *name*, started once to hear what it says of itself.

    Raises:
        EngineFault: it does not start.
    """
    start = opener(name, timeout)
    session = start()
    session.end()
    return Side(session.info, start, timeout)


@dataclass(slots=True)
class _Station:
    """The engines of one process, which ask one batch at a time."""

    fuzzer: Fuzzer
    lock: threading.Lock = field(default_factory=threading.Lock)


@cache
def _station(task: Task) -> _Station:
    return _Station(task.fuzzer())


def ask(task: Task, span: Span) -> Found | FaultRecord:
    """Return what the games of *span* come to, or why an engine did not start here."""
    try:
        station = _station(task)
        with station.lock:
            return station.fuzzer.batch(*span)
    except EngineFault as fault:
        return fault.record()


def asked(task: Task, spans: Iterable[Span], executor: Executor, at_once: int) -> Iterator[tuple[Span, Found]]:
    """Yield what each of *spans* comes to, in their order; no more are handed out than are soon asked.

    Args:
        task: what is asked.
        spans: one after another; taken only when there is somebody to ask them.
        executor: hands them out.
        at_once: how many are asked at once.

    Raises:
        UserError: an engine does not start there.
    """
    waiting: deque[tuple[Span, Future[Found | FaultRecord]]] = deque()
    left = iter(spans)
    while True:
        while len(waiting) < _AHEAD * at_once and (span := next(left, None)) is not None:
            waiting.append((span, executor.submit(ask, task, span)))
        if not waiting:
            return
        span, future = waiting.popleft()
        found = future.result()
        if isinstance(found, FaultRecord):
            raise UserError("fuzz.not_there", engine=task.names[0].shown, problem=found.sentence)
        yield span, found


def make_ready(jobs: int) -> None:
    """Start what watches over the processes of this machine, where there will be several.

    It outlives them, and is this process's own: started before engines are tended, it is not taken for one that an
    engine left behind.
    """
    if jobs > 1:
        multiprocessing.resource_tracker.ensure_running()


@contextmanager
def here(jobs: int) -> Iterator[tuple[Executor, int]]:
    """Hand out to so many processes of this machine."""
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=spawn, initializer=gc.set_threshold, initargs=_SELDOM) as pool:
        try:
            yield pool, jobs
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """Hand out to the workers of the Dask scheduler at *address*.

    Raises:
        UserError: the library is not installed, or nobody answers there.
    """
    try:
        from distributed import Client  # noqa: PLC0415 - an extra, and slow to load
    except ImportError as error:
        raise UserError("fuzz.no_distributed") from error
    try:
        client = Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise UserError("fuzz.no_scheduler", address=address) from error
    with client, client.get_executor(pure=False) as executor:
        yield executor, max(1, sum(client.nthreads().values()))
