"""While engines run: whatever ends this process ends them, and all that they have started."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any, Final

from gouji_conformance.engines import orphans, process
from gouji_conformance.engines.guard import GUARD

SIGNALS: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")
"""Those that ask a process to end; one that was started with some of them ignored (nohup) goes on ignoring them."""


@contextlib.contextmanager
def tended() -> Iterator[None]:
    """End every engine when what is done within is done, or is broken off by an error or a signal."""
    handlers = _handled()
    others = orphans.children()
    was = orphans.adopts(on=True)
    try:
        yield
    finally:
        for number in handlers:
            signal.signal(number, signal.SIG_IGN)
        process.end_all()
        orphans.end_adopted({*others, GUARD.process})
        orphans.adopts(on=was)
        for number, handler in handlers.items():
            signal.signal(number, handler)


def _handled() -> dict[int, Any]:
    """Let each signal that asks to end be told as Ctrl-C is; return what was done about each before."""
    if threading.current_thread() is not threading.main_thread():
        return {}
    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    handled = {number: handler for number, handler in before.items() if handler not in (signal.SIG_IGN, None)}
    for number in handled:
        signal.signal(number, _interrupt)
    return handled


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - as signal calls it
    """Break off what is done; ask no second time, since engines are being ended then."""
    for name in SIGNALS:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    raise KeyboardInterrupt
