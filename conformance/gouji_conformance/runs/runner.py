"""Runs plans on an engine that may misbehave: nobody is judged for another's fault, and no fault is hidden."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from gouji_conformance.engines.fault import EngineFault, FaultRecord, Repetition
from gouji_conformance.engines.session import DEFAULT_TIMEOUT, EngineInfo, Opener, Session
from gouji_conformance.runs.limits import IN_A_ROW, Limits, Reached
from gouji_conformance.runs.pipeline import Pipeline, Sink, Trouble
from gouji_conformance.runs.verdicts import RowResult, failed_by, not_asked, result_of
from gouji_conformance.sentences.plans import Plan

FAULTS_IN_A_ROW: Final = IN_A_ROW
"""So often in a row an engine may fail to start."""

Ending = Literal["complete", "keeps_failing", "too_many_faults", "too_many_fails", "out_of_time"]


@dataclass(frozen=True, slots=True)
class Runner:
    """How plans are run.

    Attributes:
        opener: starts the engine afresh.
        sink: is given each result as soon as it is certain.
        timeout: seconds the engine may take for one answer, counted from the answer before it.
        seed: of the cards that do not matter; it never crosses the wire.
        limits: what the run may spend.
    """

    opener: Opener
    sink: Sink
    timeout: float = DEFAULT_TIMEOUT
    seed: int = 0
    limits: Limits = field(default_factory=Limits)

    def run(self, plans: Iterable[Plan], session: Session | None = None) -> Ending:
        """Run *plans*, each to exactly one result.

        Args:
            plans: in the order in which they are sent.
            session: an engine that is started already; it is used first.

        Returns:
            How it ended; where the engine was given up, or a limit was reached, the rest are errors.

        Raises:
            EngineFault: the very first start fails.
        """
        first = session or self.opener()
        waiting = self._claimed(plans, first.info)
        faults = 0
        opened: Session | None = first
        while waiting or opened is not None:
            reached = self.limits.reached
            if reached is not None and waiting:
                return self._stop(waiting, reached, opened)
            if opened is None:
                opened, fault = self._open(first.info)
                if fault is not None:
                    faults += 1
                    self.limits.fault()
                    if faults == FAULTS_IN_A_ROW:
                        return self._give_up(waiting, fault)
                    continue
            assert opened is not None  # noqa: S101 - for the type checker
            trouble = Pipeline(opened, self.timeout, self._judged, self.seed, self.limits).run(waiting)
            opened = None
            if trouble is None:
                continue
            faults = 1 if trouble.judged or not self.limits.in_a_row else faults + 1
            self.limits.fault()
            self._judged(self._blamed(trouble, first.info))
            if waiting and self.limits.in_a_row and faults >= self.limits.in_a_row:
                return self._give_up(waiting, trouble.fault)
        return "complete"

    def _judged(self, result: RowResult) -> None:
        """Give *result* on, and count it where it went wrong."""
        if result.verdict in ("fail", "error", "timeout"):
            self.limits.fail()
        self.sink(result)

    def _claimed(self, plans: Iterable[Plan], info: EngineInfo) -> deque[Plan]:
        """Return the plans that the engine claims; the others have their verdict without being sent."""
        claimed: deque[Plan] = deque()
        for plan in plans:
            result = not_asked(plan, info)
            if result is None:
                claimed.append(plan)
            else:
                self.sink(result)
        return claimed

    def _open(self, info: EngineInfo) -> tuple[Session | None, EngineFault | None]:
        """Start the engine afresh; one that says something else of itself than before is not the same engine."""
        try:
            session = self.opener()
        except EngineFault as fault:
            return None, fault
        if session.info == info:
            return session, None
        session.cut()
        return None, EngineFault("handshake_changed")

    def _blamed(self, trouble: Trouble, info: EngineInfo) -> RowResult:
        again = self._alone(trouble.culprit, info)
        return failed_by(trouble.culprit, trouble.fault, trouble.operation, again, trouble.judged)

    def _alone(self, plan: Plan, info: EngineInfo) -> Repetition:
        """Run *plan* once more on an engine of its own, to say whether it fails there too, never to pass it."""
        session, _ = (None, None) if self.limits.out_of_time else self._open(info)
        if session is None:
            return ""
        ignored: list[RowResult] = []
        trouble = Pipeline(session, self.timeout, ignored.append, self.seed).run(deque([plan]))
        return "after_others" if trouble is None else "every_time"

    def _stop(self, waiting: deque[Plan], reached: Reached, opened: Session | None) -> Ending:
        """Leave the rows that wait unasked: a limit of the run is *reached*."""
        if opened is not None:
            opened.cut()
        for plan in waiting:
            self.sink(result_of(plan, "error", fault=self.limits.record(reached)))
        waiting.clear()
        return reached

    def _give_up(self, waiting: deque[Plan], fault: EngineFault) -> Ending:
        record = FaultRecord("keeps_failing", {"faults": FAULTS_IN_A_ROW, "cause": fault.cause}, log=fault.log)
        for number, plan in enumerate(waiting):
            kept = record if number == 0 else FaultRecord(record.kind, record.values)
            self.sink(result_of(plan, "error", fault=kept))
        waiting.clear()
        return "keeps_failing"
