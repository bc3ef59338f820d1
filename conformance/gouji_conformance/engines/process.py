"""A child process and its three pipes: written, read and drained by threads, and ended for certain.

Threads and blocking pipes, since they work alike on every system.  A pipe holds some tens of kilobytes: who
writes into a full one waits, so nobody here ever waits for a writer, and what an engine writes without being
asked is read up to a bound and then left in the pipe.
"""

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from typing import IO, Final, NamedTuple

from gouji_conformance.engines.fault import EngineFault, tail
from gouji_conformance.engines.guard import GUARD
from gouji_conformance.engines.orphans import end_orphans, marked
from gouji_conformance.engines.wire import LONGEST_LINE, Hear, Reply, decode, excerpt, ignore

_CHUNK: Final = 1 << 16
_CHUNKS_AHEAD: Final = 64
_LOG_KEPT: Final = 1 << 15
_GLANCE: Final = 0.1
"""Seconds after which a silent engine is looked at: is it still there?"""
_LAST_WORDS: Final = 0.3
_EXIT: Final = 0.5
"""Seconds between the end of an engine's output and its own."""
_TERM_PATIENCE: Final = 1.0


_LIVE: Final[set["EngineProcess"]] = set()
"""Those that have been started and not ended."""


def end_all() -> None:
    """End every engine that has not been ended, whoever has lost sight of it."""
    for engine in tuple(_LIVE):
        engine.close(patience=0.0)


class _Read(NamedTuple):
    """What was read at once, and how many requests had been written, or begun to be, by then."""

    data: bytes
    asked: int


class EngineProcess:
    """An engine as a child process that speaks over its standard input and output; a ``Link``."""

    ours = True

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str] | None = None, hear: Hear = ignore
    ) -> None:
        """Start *command*; *hear* is given every line it writes.

        Raises:
            EngineFault: it cannot be started.
        """
        self._hear = hear
        self._chunks: queue.SimpleQueue[_Read] = queue.SimpleQueue()
        self._room = threading.Semaphore(_CHUNKS_AHEAD)
        self._outgoing: queue.SimpleQueue[Sequence[bytes] | None] = queue.SimpleQueue()
        self._begun = 0
        self._heard = 0
        self._asked_when_read = 0
        self._lines: deque[tuple[bytes, int]] = deque()
        self._rest = b""
        self._log = b""
        self._overdue = 0
        self._closing = False
        environment, self._mark = marked(environment)
        self._child = _start(command, environment)
        _LIVE.add(self)
        GUARD.watch(self._child.pid, self._mark)
        self._threads = [
            threading.Thread(target=work, args=(pipe,), daemon=True)
            for work, pipe in (
                (self._write, self._child.stdin),
                (self._read, self._child.stdout),
                (self._drain, self._child.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def ended(self) -> bool:
        """Whether the child process is gone."""
        return self._child.poll() is not None

    @property
    def early(self) -> bool:
        """Whether the answer received last had been read before its question was written."""
        return self._heard > self._asked_when_read

    def send(self, requests: Sequence[bytes]) -> None:
        """Hand encoded requests to the writer."""
        self._outgoing.put(requests)

    def receive(self, deadline: float) -> Reply:
        """Return the next answer.

        Raises:
            EngineFault: none came before *deadline*, the engine has ended, or the line is no answer.
        """
        began = time.monotonic()
        self._overdue = 0
        try:
            while True:
                line, self._asked_when_read = self._line(deadline)
                if line.strip():
                    self._heard += 1
                    self._hear(line)
                    return decode(line)
        except queue.Empty:
            raise EngineFault("timed_out", seconds=round(time.monotonic() - began, 1)) from None

    def close(self, *, patience: float) -> None:
        """Close its input, leave it *patience* seconds to end, then end it and all that it started."""
        if self._closing:
            # Its number may be somebody else's by now.
            return
        self._closing = True
        self._outgoing.put(None)
        self._room.release()
        if patience > 0:
            _wait(self._child, patience)
        _end(self._child)
        end_orphans(self._mark)
        GUARD.leave(self._child.pid)
        _LIVE.discard(self)
        for thread in self._threads:
            thread.join(_LAST_WORDS)

    def log(self) -> Sequence[str]:
        """Return the last lines of its standard error."""
        return tail(self._log)

    def _line(self, deadline: float) -> tuple[bytes, int]:
        """Return the next line, and how many requests had been written, or begun to be, when its end was read."""
        while not self._lines:
            if len(self._rest) > LONGEST_LINE:
                raise EngineFault("too_long", limit=LONGEST_LINE, line=excerpt(self._rest))
            chunk = self._chunk(deadline)
            read = self._rest + chunk.data
            if read.isspace():
                # Blank lines mean nothing, and millions of them must not take long.
                self._rest = b""
                continue
            *full, self._rest = read.split(b"\n")
            self._lines.extend((line, chunk.asked) for line in full)
        line, asked = self._lines.popleft()
        if len(line) > LONGEST_LINE:
            raise EngineFault("too_long", limit=LONGEST_LINE, line=excerpt(line))
        return line, asked

    def _chunk(self, deadline: float) -> "_Read":
        """Return what is read next, or raise ``queue.Empty`` once *deadline* is past.

        What had been read by then still counts, but no more than that: an engine that never stops
        writing has not answered.
        """
        gone = False
        while True:
            left = deadline - time.monotonic()
            self._overdue += left <= 0
            if self._overdue > _CHUNKS_AHEAD:
                raise queue.Empty
            try:
                chunk = self._chunks.get(timeout=_LAST_WORDS if gone else max(0.0, min(left, _GLANCE)))
            except queue.Empty:
                # A process it has started may hold the pipe open when the engine itself is gone.
                if gone:
                    raise self._ended() from None
                gone = self._child.poll() is not None
                if left <= 0 and not gone:
                    raise
                continue
            self._room.release()
            if chunk.data:
                return chunk
            raise self._ended()

    def _ended(self) -> EngineFault:
        code = _wait(self._child, _EXIT)
        if code is None:
            return EngineFault("closed")
        if self._rest.strip():
            return EngineFault("half_line", code=code, line=excerpt(self._rest))
        if code < 0:
            return EngineFault("killed_by", signal=_signal_name(-code))
        return EngineFault("exited", code=code)

    def _write(self, pipe: IO[bytes]) -> None:
        with pipe:
            while (requests := self._outgoing.get()) is not None:
                # Counted before they are written: an engine may answer before the system tells us that they are.
                self._begun += len(requests)
                view = memoryview(b"".join(requests))
                try:
                    while view:
                        view = view[pipe.write(view) :]
                except (OSError, ValueError):
                    # It reads no more.  What it still says, or its end, is what the reader will find.
                    return

    def _read(self, pipe: IO[bytes]) -> None:
        with pipe:
            while chunk := _some(pipe):
                self._room.acquire()
                if not self._closing:
                    self._chunks.put(_Read(chunk, self._begun))
                else:
                    self._room.release()
        self._chunks.put(_Read(b"", self._begun))

    def _drain(self, pipe: IO[bytes]) -> None:
        with pipe:
            while chunk := _some(pipe):
                self._log = (self._log + chunk)[-_LOG_KEPT:]


def _some(pipe: IO[bytes]) -> bytes:
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except OSError:
        return b""


def _start(command: Sequence[str], environment: Mapping[str, str]) -> "subprocess.Popen[bytes]":
    try:
        return subprocess.Popen(  # noqa: S603 - the user names the program to be tested
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=environment,
            start_new_session=True,
            creationflags=_creation_flags(),
        )
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise EngineFault("not_started", command=" ".join(command), problem=problem) from error


def _creation_flags() -> int:
    if sys.platform == "win32":
        return subprocess.CREATE_NEW_PROCESS_GROUP
    return 0


def _wait(child: "subprocess.Popen[bytes]", seconds: float) -> int | None:
    try:
        return child.wait(seconds)
    except subprocess.TimeoutExpired:
        return None


def _end(child: "subprocess.Popen[bytes]") -> None:
    """End the process group of *child*: ask, then force, also where the child itself has gone before."""
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(child.pid)], check=False, capture_output=True)  # noqa: S603, S607
        child.wait()
    else:
        if child.poll() is None:
            _signal_group(child.pid, signal.SIGTERM)
            _wait(child, _TERM_PATIENCE)
        _signal_group(child.pid, signal.SIGKILL)
        child.wait()


def _signal_group(group: int, number: signal.Signals) -> None:
    if sys.platform != "win32":
        try:
            os.killpg(group, number)
        except (ProcessLookupError, PermissionError):
            # Nobody is left in the group (macOS says "not permitted" of one that has just ended).
            return


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
