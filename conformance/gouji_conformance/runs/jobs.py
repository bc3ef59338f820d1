"""Several engines at once: the rows dealt out to as many processes of the same engine, one report."""

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

from gouji_conformance.engines.fault import EngineFault, FaultRecord
from gouji_conformance.engines.session import DEFAULT_TIMEOUT, Opener, Session
from gouji_conformance.runs.limits import Limits
from gouji_conformance.runs.pipeline import Sink
from gouji_conformance.runs.runner import Ending, Runner
from gouji_conformance.runs.verdicts import RowResult, result_of
from gouji_conformance.sentences.plans import Plan


class _StoppedError(BaseException):
    """The run was interrupted: a job that would start another engine leaves instead."""


@dataclass(slots=True)
class Jobs:
    """A run by several engines of the same name, each in its own thread.

    Attributes:
        opener, sink, timeout, seed, limits: as a ``Runner``'s; the sink is called by one thread at a time.
    """

    opener: Opener
    sink: Sink
    timeout: float = DEFAULT_TIMEOUT
    seed: int = 0
    limits: Limits = field(default_factory=Limits)
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _sessions: list[Session] = field(default_factory=list)
    _endings: list[Ending] = field(default_factory=list)
    _failures: list[BaseException] = field(default_factory=list)
    _stopped: threading.Event = field(default_factory=threading.Event)

    def run(self, plans: Sequence[Plan], session: Session, jobs: int) -> Ending:
        """Run *plans* on *jobs* engines, *session* the first of them.

        Returns:
            How the first ended that did not come to its end; ``complete`` where all did.
        """
        parts = [plans[number::jobs] for number in range(max(1, min(jobs, len(plans))))]
        self._sessions.append(session)
        threads = [
            threading.Thread(target=self._work, args=(part, session if number == 0 else None), daemon=True)
            for number, part in enumerate(parts)
        ]
        try:
            for thread in threads:
                thread.start()
            for thread in threads:
                while thread.is_alive():
                    thread.join(0.5)
        except BaseException:
            self._stop()
            for thread in threads:
                thread.join(5.0)
            raise
        if self._failures:
            raise self._failures[0]
        return next((ending for ending in self._endings if ending != "complete"), "complete")

    def _work(self, plans: Sequence[Plan], session: Session | None) -> None:
        runner = Runner(self._open, self._keep, self.timeout, self.seed, self.limits)
        try:
            self._endings.append(runner.run(plans, session))
        except EngineFault as fault:
            # One engine of several did not start: its rows are errors, the others' are not.
            record = FaultRecord("never_started", {"cause": fault.cause}, log=fault.log)
            for plan in plans:
                self._keep(result_of(plan, "error", fault=record))
        except _StoppedError:
            return
        except BaseException as failure:  # handed to the thread that waits
            self._failures.append(failure)
            self._stop()

    def _open(self) -> Session:
        if self._stopped.is_set():
            raise _StoppedError
        session = self.opener()
        with self._lock:
            self._sessions.append(session)
            stopped = self._stopped.is_set()
        if stopped:
            session.cut()
            raise _StoppedError
        return session

    def _keep(self, result: RowResult) -> None:
        with self._lock:
            if not self._stopped.is_set():
                self.sink(result)

    def _stop(self) -> None:
        """End every engine; what they leave unanswered is nobody's fault."""
        with self._lock:
            self._stopped.set()
            sessions = list(self._sessions)
        for session in sessions:
            session.cut()
