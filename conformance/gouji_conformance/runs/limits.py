"""How long a run may take and how often an engine may fail in it.

An engine that hangs at every second row would otherwise be waited for all day.
"""

import math
import threading
import time
from typing import Literal

from gouji_conformance.engines.fault import FaultRecord

Reached = Literal["out_of_time", "too_many_faults"]


class Limits:
    """What a run may spend; one for all the engines of a run, and for all the runs of a command.

    Attributes:
        seconds: that it may take from now on; 0: as long as it takes.
        faults: that it may have in all; 0: however many.
    """

    def __init__(self, seconds: float = 0.0, faults: int = 0) -> None:
        self.seconds = seconds
        self.faults = faults
        self._deadline = time.monotonic() + seconds if seconds else math.inf
        self._lock = threading.Lock()
        self._spent = 0

    def fault(self) -> None:
        """Count one fault."""
        with self._lock:
            self._spent += 1

    @property
    def out_of_time(self) -> bool:
        """Whether no more time is left."""
        return time.monotonic() > self._deadline

    @property
    def reached(self) -> Reached | None:
        """The limit that is reached, None where none is."""
        if self.out_of_time:
            return "out_of_time"
        return "too_many_faults" if self.faults and self._spent >= self.faults else None

    def record(self, reached: Reached) -> FaultRecord:
        """Return what the report keeps of a row that is not asked since a limit is *reached*."""
        value = {"seconds": self.seconds} if reached == "out_of_time" else {"faults": self.faults}
        return FaultRecord(reached, value)
