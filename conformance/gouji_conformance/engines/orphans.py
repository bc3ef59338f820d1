"""Processes that an engine started and that left its group: found by a mark they inherit, and ended.

A process may leave its group (``setsid``) and lose its parent; what it was started with it keeps.  So each
engine gets a mark of its own in its environment, and on Linux, where a process's environment can be read,
whoever carries the mark is ended with the engine.  One that has emptied its environment besides is found there by its
parent: while engines run, those whom they leave behind become children of this process (``tending``).  Elsewhere the
group alone is ended.
"""

import contextlib
import ctypes
import os
import secrets
import signal
import sys
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Final

MARK: Final = "GOUJI_ENGINE_MARK"
"""The variable that holds the mark."""

_ROUNDS: Final = 20
"""So often is looked for more: one that forks while it is being ended leaves another."""
_PROC: Final = Path("/proc")
_SET_CHILD_SUBREAPER: Final = 36
_GET_CHILD_SUBREAPER: Final = 37


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


def adopts(*, on: bool) -> bool:
    """Let this process become, or no longer be, the parent of whoever its engines leave behind; tell whether it was.

    Who has emptied its environment and left its session carries no mark, but has a parent.  Linux alone has this.
    """
    if sys.platform != "linux":
        return False
    system = ctypes.CDLL(None, use_errno=True)
    was = ctypes.c_int(0)
    system.prctl(_GET_CHILD_SUBREAPER, ctypes.byref(was), 0, 0, 0)
    system.prctl(_SET_CHILD_SUBREAPER, int(on), 0, 0, 0)
    return bool(was.value)


def children() -> set[int]:
    """Return the numbers of this process's children, where the system tells."""
    ours = str(os.getpid())
    return {int(entry.name) for entry in _processes() if _parent(entry) == ours}


def _processes() -> Iterator[Path]:
    if sys.platform == "linux":
        yield from (entry for entry in _PROC.iterdir() if entry.name.isdecimal())


def _parent(process: Path) -> str:
    try:
        return (process / "stat").read_text(encoding="ascii", errors="replace").rpartition(")")[2].split()[1]
    except (OSError, IndexError):
        return ""


def end_adopted(known: Collection[int]) -> int:
    """End every child of this process but those *known*, and whoever they leave behind; return how many there were."""
    ended = 0
    for _ in range(_ROUNDS):
        strangers = children() - set(known)
        if not strangers:
            break
        ended += len(strangers)
        for number in strangers:
            with contextlib.suppress(OSError):
                os.kill(number, signal.SIGKILL)
                os.waitpid(number, 0)
    return ended
