"""Fresh questions made ahead by a process of our own, while an engine is asked those of the table before.

The process is a child as an engine is, and ends with the run as an engine does, whatever ends that.  It is asked for
the questions of one area after another, in the order in which they will be wanted; what it fails to make is made here.
The engine under test learns nothing of it.

``python -m gouji_conformance.fresh.ahead`` is that process.
"""

import base64
import gc
import os
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

import msgspec

from gouji_conformance.cache_folder import use_cache
from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.process import EngineProcess
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.engines.wire import Reply, Request, encode
from gouji_conformance.fresh.asking import Asked, Fresh, fresh_questions
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_spec.ruleset import Ruleset

_COMMAND: Final = (sys.executable, "-m", "gouji_conformance.fresh.ahead")
_PATIENCE: Final = 120.0
"""Seconds that the questions of one area may take; they take one or two."""


class _Wanted(msgspec.Struct, frozen=True):
    """What the questions of one area are made from; see ``fresh_questions``."""

    ruleset: dict[str, Any]
    area: str
    seed: int
    info: EngineInfo | None


@dataclass(frozen=True, slots=True)
class _MadeThere:
    """A fresh question that the other process made: it has no words until somebody reads them.

    Attributes:
        plan: what it asks and expects.
        again: makes the questions of its area here, by their ids.
    """

    plan: Plan
    again: Callable[[], Mapping[str, Fresh]]

    def in_words(self) -> Plan:
        """Return the plan with its steps."""
        return self.again()[self.plan.row].in_words()


@dataclass(frozen=True, slots=True)
class Lot:
    """What the fresh questions of one run are made from; see ``fresh_questions``."""

    ruleset: Ruleset
    areas: tuple[str, ...]
    seed: int


Questions = Callable[[], tuple[Asked, ...] | None]
"""Makes the questions of one run, or waits for them."""


def questions_of(
    lots: Sequence[Lot | None], suite: Suite, info: EngineInfo | None, held: ExitStack
) -> Iterator[Questions]:
    """Yield what makes the questions of each lot: of the first here, of the others ahead, in a process beside.

    Args:
        lots: one a run, in the order in which they are run; None: it asks none.
        suite: where the rows are; one that is not of this installation has all its questions made here.
        info: what the engine says of itself.
        held: the process ends with it at the latest.
    """
    ahead = _Ahead(suite, info)
    held.callback(ahead.close)
    beside = suite is load_suite() and (os.cpu_count() or 1) > 1
    first = next((number for number, lot in enumerate(lots) if lot is not None), 0)
    made = [ahead.want(lot) if beside and lot and number != first else None for number, lot in enumerate(lots)]
    for lot, there in zip(lots, made, strict=True):
        if lot is None:
            yield lambda: None
        else:
            yield there or partial(fresh_questions, suite, lot.ruleset, lot.areas, lot.seed, info)


class _Ahead:
    """The other process, started when something is first wanted of it.

    Args:
        suite: of this installation, which that process reads too.
        info: what the engine says of itself.
    """

    def __init__(self, suite: Suite, info: EngineInfo | None) -> None:
        self._suite = suite
        self._info = info
        self._link: EngineProcess | None = None
        self._number = 0

    def want(self, lot: Lot) -> Questions:
        """Have the questions of *lot* made; return what waits for them, to be called in the order of the wanting."""
        for area in lot.areas:
            self._ask(_Wanted(lot.ruleset.to_json(), area, lot.seed, self._info))
        return lambda: tuple(fresh for area in lot.areas for fresh in self._made(lot, area))

    def close(self) -> None:
        """End the process."""
        if self._link is not None:
            self._link.close(patience=0.0)

    def _ask(self, wanted: _Wanted) -> None:
        """Send one request, if there is anybody to send it to."""
        if self._number == 0:
            with suppress(EngineFault):
                self._link = EngineProcess(_COMMAND)
        self._number += 1
        if self._link is not None:
            self._link.send([encode(Request(self._number, "", msgspec.to_builtins(wanted)))])

    def _made(self, lot: Lot, area: str) -> Iterator[Asked]:
        def here() -> tuple[Fresh, ...]:
            return fresh_questions(self._suite, lot.ruleset, (area,), lot.seed, self._info)

        plans = self._received()
        if plans is None:
            yield from here()
            return
        again = cache(lambda: {fresh.plan.row: fresh for fresh in here()})
        for plan in plans:
            yield _MadeThere(plan, again)

    def _received(self) -> tuple[Plan, ...] | None:
        """Return the next answer; None where there is none, now or ever after."""
        if self._link is None:
            return None
        try:
            return _unpacked(self._link.receive(time.monotonic() + _PATIENCE).result)
        except (EngineFault, ValueError, TypeError, zlib.error, msgspec.MsgspecError):
            self.close()
            self._link = None
            return None


def _packed(plans: Sequence[Plan]) -> str:
    return base64.b64encode(zlib.compress(msgspec.msgpack.encode(plans), 1)).decode()


def _unpacked(text: Any) -> tuple[Plan, ...]:
    return msgspec.msgpack.decode(zlib.decompress(base64.b64decode(text)), type=tuple[Plan, ...])


def main() -> None:
    """Answer request after request until there are no more."""
    gc.set_threshold(100_000, 20, 20)  # as in ``cli``
    use_cache()
    suite = load_suite()
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line, type=Request)
        wanted = msgspec.convert(request.params, _Wanted)
        made = fresh_questions(suite, Ruleset.from_json(wanted.ruleset), (wanted.area,), wanted.seed, wanted.info)
        answer = Reply("2.0", request.id, _packed([fresh.plan for fresh in made]))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
