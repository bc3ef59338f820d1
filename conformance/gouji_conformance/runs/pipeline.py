"""The pipeline to one engine process: rows sent many at a time, answered in order."""

import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.request_ids import RequestId
from gouji_conformance.engines.session import EngineInfo, Session
from gouji_conformance.engines.wire import Reply, Request, encode
from gouji_conformance.runs.limits import Limits
from gouji_conformance.runs.seating import asked_from, heard_at, moved_by
from gouji_conformance.runs.verdicts import RowResult, games_of, verdict_on
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan

ROWS_IN_FLIGHT: Final = 64
BYTES_IN_FLIGHT: Final = 32 << 10
"""Of requests not answered yet: well under what a pipe holds."""

Sink = Callable[[RowResult], None]
Judge = Callable[[Plan, Sequence[Reply], EngineInfo, float], RowResult]
"""Makes a verdict of the answers to a row; see ``verdict_on``."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """A fault and whose it is.

    Attributes:
        fault: what went wrong, with the engine's last words.
        culprit: the row at fault.
        operation: its operation that was not answered.
        judged: how many rows the engine had answered before it, each to a verdict.
    """

    fault: EngineFault
    culprit: Plan
    operation: int
    judged: int


class _Row:
    """One row on its way: the names of its requests, its games, by how many seats it is moved, its answers so far."""

    __slots__ = ("by", "games", "ids", "plan", "replies")

    def __init__(self, plan: Plan, ids: tuple[RequestId, ...], games: tuple[str, ...], by: int) -> None:
        self.plan = plan
        self.ids = ids
        self.games = games
        self.by = by
        self.replies: list[Reply] = []


class Pipeline:
    """The life of one engine process, from its handshake to its end or its first fault.

    A finished row is held back until the next answer is seen: an answer given twice shows only then,
    and the row it answers is at fault, not the one that waits.

    Args:
        session: the engine.
        timeout: seconds that it may take for one answer.
        sink: is given each result.
        seed: of the cards that do not matter, and of the seats.
        limits: what the run may spend.
        stays: the engine is left running when all rows are judged, to be given more.
        judge: makes the verdicts.
    """

    def __init__(  # noqa: PLR0913 - how rows are run
        self,
        session: Session,
        timeout: float,
        sink: Sink,
        seed: int = 0,
        limits: Limits | None = None,
        *,
        stays: bool = False,
        judge: Judge = verdict_on,
    ) -> None:
        self._stays = stays
        self._judge = judge
        self._session = session
        self._timeout = timeout
        self._sink = sink
        self._seed = seed
        self._limits = Limits() if limits is None else limits
        self._rows: deque[_Row] = deque()
        self._ready: deque[Request] = deque()
        self._asked: deque[int] = deque()
        self._bytes = 0
        self._batch = 0
        self._slots = [secrets.token_hex(4) for _ in range(min(session.info.games, ROWS_IN_FLIGHT))]
        self._held: tuple[_Row, RowResult] | None = None
        self._answered = self._finished_at = time.monotonic()
        self._finished = 0

    def run(self, waiting: deque[Plan]) -> Trouble | None:
        """Run the rows of *waiting*, taking each from it as it is sent; all must be ones the engine claims.

        Returns:
            None when all are judged, or when a limit is reached and the rest are back in *waiting*; else the trouble,
            with the rows that were not judged, but for the culprit, back in *waiting*.  The engine has been
            ended, unless it stays and there was no trouble.
        """
        try:
            while waiting or self._rows:
                if self._limits.ended:
                    self._break_off(waiting)
                    return None
                self._fill(waiting)
                self._take(self._session.link.receive(self._answered + self._timeout))
            stray = None if self._stays else self._session.end()
            if stray is not None and self._echoed(stray) is not None:
                raise EngineFault("answered_twice", id=stray.id)  # noqa: TRY301 - handled as any fault
        except EngineFault as fault:
            self._session.cut()
            fault.log = tuple(self._session.link.log())
            return self._blame(fault, waiting)
        except BaseException:
            self._session.cut()
            raise
        self._release()
        return None

    def _break_off(self, waiting: deque[Plan]) -> None:
        """End the engine; the rows it has not answered were not judged."""
        self._session.cut()
        self._release()
        waiting.extendleft(entry.plan for entry in reversed(self._rows))
        self._rows.clear()

    def _fill(self, waiting: deque[Plan]) -> None:
        """Send as much as may be in flight, once half of what was has come back."""
        if len(self._asked) * 2 > self._batch:
            return
        while waiting and len(self._rows) < ROWS_IN_FLIGHT and self._admit(waiting[0]):
            waiting.popleft()
        batch: list[bytes] = []
        while self._ready:
            line = encode(self._ready[0])
            if self._asked and self._bytes + len(line) > BYTES_IN_FLIGHT:
                break
            self._ready.popleft()
            if not self._asked:
                self._answered = time.monotonic()
            self._asked.append(len(line))
            self._bytes += len(line)
            batch.append(line)
        self._batch = len(self._asked)
        self._session.link.send(batch)

    def _admit(self, plan: Plan) -> bool:
        """Make *plan* ready to be sent, if there are games free for it."""
        names = games_of(plan)
        if len(names) > len(self._slots):
            return False
        own = {name: self._slots.pop() for name in names}
        ids, by = [], moved_by(plan, self._seed)
        for entry in dealt(plan, self._seed):
            params = asked_from(entry, by)
            if own and "game" in params:
                params = {**params, "game": own[params["game"]]}
            ids.append(self._session.next_id(plan.row))
            self._ready.append(Request(ids[-1], entry.method, params))
        self._rows.append(_Row(plan, tuple(ids), tuple(own.values()), by))
        return True

    def _take(self, reply: Reply) -> None:
        """Put *reply* to the row it answers."""
        row = self._rows[0]
        expected = row.ids[len(row.replies)]
        if reply.id != expected and self._echoed(reply) is not None:
            raise EngineFault("answered_twice", id=reply.id)
        if self._session.link.early:
            raise EngineFault("answered_early", method=row.plan.operations[len(row.replies)].method)
        if reply.id != expected:
            raise EngineFault("wrong_id", expected=expected, found=repr(reply.id)[:80])
        self._answered = time.monotonic()
        self._bytes -= self._asked.popleft()
        self._release()
        row.replies.append(heard_at(row.plan.operations[len(row.replies)], reply, row.by))
        if len(row.replies) == len(row.ids):
            self._finish(self._rows.popleft())

    def _finish(self, row: _Row) -> None:
        self._slots.extend(row.games)
        self._finished += 1
        seconds = round(self._answered - self._finished_at, 6)
        self._finished_at = self._answered
        self._held = (row, self._judge(row.plan, row.replies, self._session.info, seconds))

    def _release(self) -> None:
        if self._held is not None:
            self._sink(self._held[1])
            self._held = None

    def _echoed(self, reply: Reply) -> _Row | None:
        """Return the row that *reply* answers once too often, if it is the last one or the one that waits."""
        if self._held is not None and reply.id in self._held[0].ids:
            return self._held[0]
        if self._rows and reply.id in self._rows[0].ids[: len(self._rows[0].replies)]:
            return self._rows[0]
        return None

    def _blame(self, fault: EngineFault, waiting: deque[Plan]) -> Trouble:
        """Find the culprit: the row answered twice, else the first that waits; all others go back."""
        if fault.kind == "answered_twice" and self._held is not None and self._echo_of_held(fault):
            row, self._held = self._held[0], None
            self._finished -= 1
        else:
            self._release()
            row = self._rows.popleft()
        waiting.extendleft(entry.plan for entry in reversed(self._rows))
        self._rows.clear()
        operation = min(len(row.replies), len(row.plan.operations) - 1)
        return Trouble(fault, row.plan, operation, self._finished)

    def _echo_of_held(self, fault: EngineFault) -> bool:
        row = self._held[0] if self._held is not None else None
        return row is not None and fault.values["id"] in row.ids
