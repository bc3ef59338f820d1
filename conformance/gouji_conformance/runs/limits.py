"""How long a run may take and how often an engine may fail in it.

An engine that hangs at every second row would otherwise be waited for all day.
"""

import math
import threading
import time
from typing import Any, Final, Literal

from gouji_conformance.engines.fault import FaultRecord

Reached = Literal["out_of_time", "too_many_faults", "too_many_fails"]
IN_A_ROW: Final = 5
"""So many faults without a verdict between them end a run, where nothing else is said."""


class Limits:
    """What a run may spend; one for all the engines of a run, and for all the runs of a command.

    Attributes:
        seconds: that it may take from now on; 0: as long as it takes.
        faults: that it may have in all; 0: however many.
        fails: rows that may go wrong; 0: however many.
        in_a_row: faults without a verdict between them; 0: however many.
    """

    def __init__(self, seconds: float = 0.0, faults: int = 0, fails: int = 0, in_a_row: int = IN_A_ROW) -> None:
        self.seconds = seconds
        self.faults = faults
        self.fails = fails
        self.in_a_row = in_a_row
        self._deadline = time.monotonic() + seconds if seconds else math.inf
        self._lock = threading.Lock()
        self._spent = 0
        self._failed = 0

    def fault(self) -> None:
        """Count one fault."""
        with self._lock:
            self._spent += 1

    def fail(self) -> None:
        """Count one row that went wrong."""
        with self._lock:
            self._failed += 1

    @property
    def out_of_time(self) -> bool:
        """Whether no more time is left."""
        return time.monotonic() > self._deadline

    @property
    def reached(self) -> Reached | None:
        """The limit that is reached, None where none is."""
        if self.out_of_time:
            return "out_of_time"
        if self.fails and self._failed >= self.fails:
            return "too_many_fails"
        return "too_many_faults" if self.faults and self._spent >= self.faults else None

    @property
    def ended(self) -> bool:
        """Whether what is on its way need not be waited for: there is no time left, or enough has gone wrong."""
        return self.out_of_time or self.reached == "too_many_fails"

    def record(self, reached: Reached) -> FaultRecord:
        """Return what the report keeps of a row that is not asked since a limit is *reached*."""
        of_each: dict[Reached, dict[str, Any]] = {
            "out_of_time": {"seconds": self.seconds},
            "too_many_faults": {"faults": self.faults},
            "too_many_fails": {"fails": self.fails},
        }
        return FaultRecord(reached, of_each[reached])
