"""JSON-RPC 2.0, one object a line: requests to bytes, lines to replies."""

import json
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

import msgspec

from gouji_conformance.engines.fault import EngineFault

LONGEST_LINE: Final = 1 << 20
"""Bytes of one answer; the longest of the protocol has a few thousand."""

NOT_JSON: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What the reader raises at a line that it cannot read; at what is not UTF-8 msgspec 0.20 raises Python's own error."""

UNKNOWN_METHOD: Final = -32601
UNSUPPORTED: Final = -32001

_SHOWN = 160
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class Request(msgspec.Struct, frozen=True):
    """One request; *id* is the harness's name for it."""

    id: int | str
    method: str
    params: dict[str, Any]
    jsonrpc: str = "2.0"


class RpcError(msgspec.Struct, frozen=True):
    """An engine's refusal to answer: a code and a sentence for people."""

    code: int
    message: str = ""


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: a result or an error.  Fields it does not need are ignored."""

    jsonrpc: str = ""
    id: int | str | None = None
    result: Any = msgspec.UNSET
    error: RpcError | None = None


Hear = Callable[[bytes], None]
"""Is given each line that an engine says, before anybody makes sense of it."""


def ignore(line: bytes) -> None:
    """Hear *line* and keep nothing of it."""


class Link(Protocol):
    """A way to an engine.  Answers come in the order of the requests.

    Attributes:
        ours: we started the engine and end it; one that somebody else started is never shut down.
        early: the answer received last had been read before its question was written: whatever it says, nobody
            was asked.
    """

    ours: bool

    @property
    def early(self) -> bool:
        """See above."""

    def send(self, requests: Sequence[bytes]) -> None:
        """Send encoded requests; never waits for the engine."""

    def receive(self, deadline: float) -> Reply:
        """Return the next answer, waiting until *deadline* (``time.monotonic`` seconds) at most.

        Raises:
            EngineFault: there is none, or it is none.
        """

    def close(self, *, patience: float) -> None:
        """End the engine: leave it *patience* seconds to end by itself, then see that it is gone."""

    def log(self) -> Sequence[str]:
        """Return the last lines of the engine's own log."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Reply)


def encode(request: Request) -> bytes:
    """Return *request* as one line."""
    return _encoder.encode(request) + b"\n"


def decode(line: bytes) -> Reply:
    """Return the reply that *line* is.

    Raises:
        EngineFault: the line is not JSON, or not a JSON-RPC answer.
    """
    try:
        reply = _read(line)
    except msgspec.ValidationError as error:
        raise EngineFault("not_json_rpc", problem=str(error), line=excerpt(line)) from error
    except NOT_JSON as error:
        if line.startswith(_BYTE_ORDER_MARK):
            return decode(line[len(_BYTE_ORDER_MARK) :])
        raise EngineFault("not_json", problem=str(error)[:_SHOWN], line=excerpt(line)) from error
    if reply.jsonrpc != "2.0":
        raise EngineFault("not_json_rpc", problem='"jsonrpc": "2.0" - at `$.jsonrpc`', line=excerpt(line))
    if reply.result is msgspec.UNSET and reply.error is None:
        raise EngineFault("not_json_rpc", problem="no `result`, no `error`", line=excerpt(line))
    if reply.error is not None and reply.result not in (msgspec.UNSET, None):
        raise EngineFault("not_json_rpc", problem="`result` + `error`", line=excerpt(line))
    return reply


def decode_ours(line: bytes) -> Reply:
    """Return the reply that *line* is, one that this process has written: it is JSON-RPC, and no key stands twice."""
    return _decoder.decode(line)


def _read(line: bytes) -> Reply:
    """Return the reply in *line*; a number of whatever size is one, since nobody may have asked for its field."""
    try:
        reply = _decoder.decode(line)
    except (msgspec.MsgspecError, *NOT_JSON) as error:
        refuse_doubled_keys(line)
        if not isinstance(error, msgspec.ValidationError) or _TOO_GREAT not in str(error):
            raise
        return msgspec.convert(_of_any_size.decode(line.decode()), Reply)
    if not _is_as_we_write(line, reply):
        refuse_doubled_keys(line)
    return reply


def _is_as_we_write(line: bytes, reply: Reply) -> bool:
    """Tell whether *line* is how *reply*, which was read from it, is written here: then it has each key once."""
    try:
        return _encoder.encode(reply) == line.strip()
    except (ValueError, RecursionError):
        return False


def refuse_doubled_keys(line: bytes) -> None:
    """See that no object in *line* has a key twice: two readers would read two things.

    Raises:
        msgspec.DecodeError: one has; what is no JSON at all is left for others to find.
    """
    try:
        _keys.decode(line.decode())
    except msgspec.DecodeError:
        raise
    except (ValueError, RecursionError):
        return


def _once(pairs: list[tuple[str, Any]]) -> None:
    if len(pairs) != len(dict(pairs)):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise msgspec.DecodeError(f"the key `{twice[:40]}` stands twice")


def _number(digits: str) -> float:
    return int(digits) if len(digits) < 19 else float(digits)


def _no_number(word: str) -> None:
    raise msgspec.DecodeError(f"JSON is malformed: {word}")


_TOO_GREAT: Final = "out of range"
_keys: Final = json.JSONDecoder(object_pairs_hook=_once, parse_int=len, parse_float=len)
_of_any_size: Final = json.JSONDecoder(parse_int=_number, parse_constant=_no_number)


def excerpt(line: bytes) -> str:
    """Return the beginning of *line* as text, for a message."""
    text = line[: _SHOWN * 4].decode("utf-8", errors="backslashreplace")
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
