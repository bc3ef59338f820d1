"""Batches of games asked by several processes, each of which has engines of its own.

What a batch comes to hangs on its number alone.
"""

import threading
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import cache, partial
from typing import NamedTuple

from gouji_conformance.engines.fault import EngineFault, FaultRecord
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import opener
from gouji_conformance.fuzz.asking import Side
from gouji_conformance.fuzz.fuzzing import Found, Fuzzer, dealers
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.spreading import in_order
from gouji_spec.ruleset import Ruleset


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
    """Yield what each of *spans* comes to, in their order.

    Args:
        task: what is asked.
        spans: one after another; taken only when there is somebody to ask them.
        executor: hands them out.
        at_once: how many are asked at once.

    Raises:
        UserError: an engine does not start there.
    """
    for span, found in in_order(partial(ask, task), spans, executor, at_once):
        if isinstance(found, FaultRecord):
            raise UserError("fuzz.not_there", engine=task.names[0].shown, problem=found.sentence)
        yield span, found
