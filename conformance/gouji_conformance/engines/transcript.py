"""What was said on the wire, both ways, line by line, each with the row it belongs to."""

import os
import stat
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from gouji_conformance.engines.fault import EngineFault, FaultRecord
from gouji_conformance.engines.request_ids import RequestId
from gouji_conformance.engines.wire import NOT_JSON, Link, Reply
from gouji_conformance.speech.faults import UserError
from gouji_spec.fault import system_words

_LONGEST_TEXT: Final = 2000
_LONGEST_ENTRY: Final = 1 << 22


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a conversation.

    Attributes:
        at: seconds since the transcript began.
        engine: which engine process of the run, counted from 1.
        to: who is spoken to: ``engine`` or ``harness``.
        row: the row it is about; empty for ``initialize``, ``shutdown`` and what answers no request.
        message: the line, where it is JSON.
        text: the line, where it is not: at most 2,000 characters.
        bytes: of the whole line, where *text* is cut.
        fault: instead of a line: what is wrong with the engine.
    """

    at: float
    engine: int
    to: Literal["engine", "harness"]
    row: str = ""
    message: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    text: str = ""
    bytes: int = 0
    fault: FaultRecord | None = None


Keep = Callable[[Entry], None]


class Transcript:
    """The conversations of a run with however many engine processes.

    Attributes:
        keep: is given each entry as it is said, by one thread at a time.
    """

    def __init__(self, keep: Keep) -> None:
        self._keep = keep
        self._lock = threading.Lock()
        self._began = time.monotonic()
        self._engines = 0

    def conversation(self) -> "Conversation":
        """Return the conversation with one more engine."""
        with self._lock:
            self._engines += 1
            return Conversation(self, self._engines)

    def add(self, engine: int, to: Literal["engine", "harness"], row: str, **said: Any) -> None:
        """Add what was said."""
        with self._lock:
            self._keep(Entry(round(time.monotonic() - self._began, 6), engine, to, row, **said))


class Conversation:
    """What is said with one engine."""

    def __init__(self, transcript: Transcript, number: int) -> None:
        self._transcript = transcript
        self._number = number
        self._rows: dict[RequestId, str] = {}

    def about(self, asked: RequestId, row: str) -> None:
        """Note that request *asked* is about *row*."""
        self._rows[asked] = row

    def asked(self, line: bytes) -> None:
        """Note that *line* was sent."""
        self._transcript.add(self._number, "engine", self._row(line), **_said(line))

    def heard(self, line: bytes) -> None:
        """Note that the engine said *line*."""
        self._transcript.add(self._number, "harness", self._row(line), **_said(line))

    def failed(self, fault: EngineFault) -> None:
        """Note that nothing more comes, and why."""
        self._transcript.add(self._number, "harness", "", fault=fault.record())

    def _row(self, line: bytes) -> str:
        try:
            asked = _named.decode(line).id
        except NOT_JSON:
            return ""
        return self._rows.get(asked, "")


class _Named(msgspec.Struct):
    id: int | str = ""


_named = msgspec.json.Decoder(_Named)
_entry = msgspec.json.Decoder(Entry)
_anything = msgspec.json.Decoder()


def _said(line: bytes) -> dict[str, Any]:
    stripped = line.strip()
    try:
        _anything.decode(stripped)
    except NOT_JSON:
        text = stripped.decode("utf-8", errors="backslashreplace")
        return {"text": text[:_LONGEST_TEXT], "bytes": len(line) if len(text) > _LONGEST_TEXT else 0}
    return {"message": msgspec.Raw(stripped)}


class RecordedLink:
    """A link whose conversation is noted; in all else the link within."""

    def __init__(self, link: Link, conversation: Conversation) -> None:
        self._link = link
        self._conversation = conversation
        self.ours = link.ours

    @property
    def early(self) -> bool:
        """Whether the answer received last had been read before its question was written."""
        return self._link.early

    def send(self, requests: Sequence[bytes]) -> None:
        """Send encoded requests."""
        for request in requests:
            self._conversation.asked(request)
        self._link.send(requests)

    def receive(self, deadline: float) -> Reply:
        """Return the next answer; what is heard notes itself."""
        try:
            return self._link.receive(deadline)
        except EngineFault as fault:
            self._conversation.failed(fault)
            raise

    def close(self, *, patience: float) -> None:
        """End the engine."""
        self._link.close(patience=patience)

    def log(self) -> Sequence[str]:
        """Return the last lines of the engine's own log."""
        return self._link.log()


def _is_transcript(path: Path) -> bool:
    """Tell whether *path*, a regular file, begins as a transcript does, or is empty."""
    with path.open("rb") as file:
        first = file.readline(_LONGEST_ENTRY)
    try:
        return not first or _entry.decode(first) is not None
    except NOT_JSON:
        return False


class TranscriptFile:
    """A transcript on disk, one JSON object a line, each written at once; use it in a ``with``."""

    def __init__(self, path: Path, *, more: bool = False) -> None:
        """Begin the transcript in *path*, or write *more* to the one that is there.

        Raises:
            UserError: nothing can be written there, or what is there is no transcript: it is not written over.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            there = path.lstat() if path.exists() or path.is_symlink() else None
            if there is not None and not (stat.S_ISREG(there.st_mode) and _is_transcript(path)):
                raise UserError("certify.no_transcript_there", path=path)
            begin = os.O_APPEND if more else os.O_TRUNC
            kinds = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
            self._file = os.open(path, os.O_WRONLY | os.O_CREAT | begin | kinds, 0o644)
        except OSError as error:
            raise UserError("certify.no_transcript", path=path, problem=system_words(error)) from error

    def __enter__(self) -> Transcript:
        return Transcript(self._write)

    def __exit__(self, *_: object) -> None:
        os.close(self._file)

    def _write(self, entry: Entry) -> None:
        os.write(self._file, msgspec.json.encode(entry) + b"\n")
