"""Ends the engines of a harness that was killed: a process of its own, which sees the harness go.

A process that is killed can end nobody.  So the first engine that is started brings a guard along, told of every
engine through a pipe; when the pipe ends, the harness is gone, and whoever is on the guard's list is ended.  (The
signal that Linux sends at a parent's death would reach the engine alone and not what it has started; and it is sent
at the end of the thread that started the engine.)

This file is run as a program, without any library: ``python -I -S guard.py``.
"""

import contextlib
import os
import signal
import sys
import threading
from pathlib import Path
from typing import BinaryIO, Final

_IGNORED: Final = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT")


class Guard:
    """The harness's end of the pipe.

    Attributes:
        process: the number of the guard; 0 where there is none: on Windows, where the system ends a job's processes.
    """

    def __init__(self) -> None:
        self.process = 0
        self._pipe = -1
        self._lock = threading.Lock()

    def watch(self, number: int, mark: str) -> None:
        """Put the engine that is process *number*, leads the group of that number and carries *mark*, on the list."""
        self._tell(f"+{number} {mark}\n")

    def leave(self, number: int) -> None:
        """Take process *number* off the list: it has ended."""
        self._tell(f"-{number}\n")

    def _tell(self, words: str) -> None:
        with self._lock, contextlib.suppress(OSError):
            if self.process == 0:
                self._start()
            if self._pipe >= 0:
                os.write(self._pipe, words.encode())

    def _start(self) -> None:
        if sys.platform == "win32":
            return
        theirs, self._pipe = os.pipe()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            self.process = os.posix_spawn(
                sys.executable,
                [sys.executable, "-I", "-S", __file__],
                {"PATH": os.defpath},
                file_actions=[(os.POSIX_SPAWN_DUP2, theirs, 0)]
                + [(os.POSIX_SPAWN_DUP2, nowhere, stream) for stream in (1, 2)],
                setpgroup=0,
            )
        finally:
            os.close(theirs)
            os.close(nowhere)


GUARD: Final = Guard()
"""The one of this process."""


def listed(pipe: BinaryIO) -> dict[int, str]:
    """Return who is on the list, number → mark, when *pipe* ends."""
    engines: dict[int, str] = {}
    for line in pipe:
        number, _, mark = line[1:].decode("ascii").strip().partition(" ")
        if line.startswith(b"+"):
            engines[int(number)] = mark
        else:
            engines.pop(int(number), None)
    return engines


def main() -> None:
    """Wait for the end of standard input, then end whoever is on the list."""
    for name in _IGNORED:
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    engines = listed(sys.stdin.buffer)
    if not engines:
        return
    sys.path.insert(0, str(Path(__file__).parent))
    from orphans import end_orphans  # type: ignore[import-not-found]  # noqa: PLC0415 - the file beside this one

    for number, mark in engines.items():
        with contextlib.suppress(OSError):
            os.killpg(number, signal.SIGKILL)
        end_orphans(mark)


if __name__ == "__main__":
    main()
