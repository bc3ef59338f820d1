"""How long a wrong engine may think: one that has been made to go round in circles is broken off, and known by it.

Time is that of the processor: a busy machine catches no wrong engine.
"""

import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from types import FrameType


class TooLongError(BaseException):
    """What is played goes on longer than any honest engine would; no engine catches it as a fault of its own."""


def within(seconds: float) -> AbstractContextManager[None]:
    """Return what breaks off what is done inside after *seconds* of the processor, where the system can.

    Raises:
        TooLongError: inside, when they are over.
    """
    return _alarm(seconds) if hasattr(signal, "setitimer") else nullcontext()


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
