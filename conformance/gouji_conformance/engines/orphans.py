"""Processes that an engine started and that left its group: found by a mark they inherit, and ended.

A process may leave its group (``setsid``) and lose its parent; what it was started with it keeps.  So each
engine gets a mark of its own in its environment, and on Linux, where a process's environment can be read,
whoever carries the mark is ended with the engine.  Elsewhere the group alone is ended.
"""

import os
import secrets
import signal
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

MARK: Final = "GOUJI_ENGINE_MARK"
"""The variable that holds the mark."""

_ROUNDS: Final = 20
"""So often is looked for more: one that forks while it is being ended leaves another."""
_PROC: Final = Path("/proc")


def marked(environment: Mapping[str, str] | None) -> tuple[dict[str, str], str]:
    """Return *environment*, else this process's own, with a new mark, and the mark."""
    mark = secrets.token_hex(8)
    return {**(os.environ if environment is None else environment), MARK: mark}, mark


def end_orphans(mark: str) -> int:
    """End every process that carries *mark*, where the system lets them be found; return how many there were."""
    if sys.platform != "linux":
        return 0
    ended = 0
    for _ in range(_ROUNDS):
        found = sum(_end(number, mark) for number in orphans(mark))
        ended += found
        if not found:
            break
    return ended


def orphans(mark: str) -> Iterator[int]:
    """Yield the number of each process that carries *mark*."""
    for entry in _PROC.iterdir():
        if entry.name.isdecimal() and _carries(int(entry.name), mark):
            yield int(entry.name)


def _carries(number: int, mark: str) -> bool:
    try:
        return f"{MARK}={mark}".encode() in (_PROC / str(number) / "environ").read_bytes().split(b"\0")
    except OSError:
        # It has ended, or is somebody else's.
        return False


def _end(number: int, mark: str) -> bool:
    """End process *number* if it still is the one that carries *mark*; a handle holds it while that is seen."""
    try:
        handle = os.pidfd_open(number)
    except OSError:
        return False
    try:
        if not _carries(number, mark):
            return False
        signal.pidfd_send_signal(handle, signal.SIGKILL)
    except OSError:
        return False
    finally:
        os.close(handle)
    return True
