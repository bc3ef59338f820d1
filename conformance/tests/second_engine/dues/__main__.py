"""An engine for points and held 3s, written from the book of the law alone.

It speaks the engine protocol 1.0 over standard input and output: JSON-RPC 2.0, one object a line. It answers the
questions ``points/*`` and ``hold-three/*``.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from typing import Any

from . import fields, hold_three, openness, points
from .options import OPTIONS, PROFILES, ContradictionError, RulesetError

VERSION = "1.0"
Method = Callable[[fields.Object], dict[str, Any]]


class RequestError(Exception):
    """A request that gets an error for an answer (type envelope.error)."""

    def __init__(self, code: int, message: str) -> None:
        """Keep code and message."""
        super().__init__(message)
        self.code = code


def initialize(params: fields.Object) -> dict[str, Any]:
    """Say who is there and what it plays; the version is the engine's own, whoever asks.

    Every option may have every value: those that govern the areas named are all taken, the
    others decide nothing in them.
    """
    if not re.fullmatch(r"[0-9]+\.[0-9]+", fields.text(params, "protocol")):
        raise fields.ParamsError("protocol is no version")
    harness = fields.need(params, "harness")
    if not isinstance(harness, dict):
        raise fields.ParamsError("harness is no object")
    fields.text(harness, "name")
    fields.text(harness, "version")
    return {
        "protocol": VERSION,
        "engine": {"name": "second engine: dues", "version": "0.1", "language": "Python"},
        "areas": ["point-dues", "hold-three"],
        "profiles": list(PROFILES),
        "options": {name: ["*"] for name in OPTIONS},
        "state": [],
        "explains": True,
        "lists_moves": False,
        "declares": [],
    }


def shutdown(params: fields.Object) -> dict[str, Any]:
    """Answer the last request."""
    return {}


METHODS: dict[str, Method] = {
    "initialize": initialize,
    "shutdown": shutdown,
    "points/call": points.points_call,
    "points/dues": points.points_dues,
    "points/open": openness.points_open,
    "hold-three/buy": hold_three.buy,
    "hold-three/buyers": hold_three.buyers,
    "hold-three/revolt": hold_three.revolt,
}


def answer(method: str, params: fields.Object) -> dict[str, Any]:
    """Answer one question; raise RequestError where the answer is an error (type envelope.code)."""
    if method not in METHODS:
        raise RequestError(-32601, f"unknown method {method}")
    try:
        return METHODS[method](params)
    except (fields.ParamsError, ContradictionError) as error:
        raise RequestError(-32602, str(error)) from error
    except RulesetError as error:
        raise RequestError(-32001, str(error)) from error
    except Exception as error:
        raise RequestError(-32603, f"the engine failed: {error!r}") from error


def named(request: Any) -> int | str | None:
    """Return the id of a request, null where it has none that is a whole number or text."""
    found = request.get("id") if isinstance(request, dict) else None
    fits = isinstance(found, (int, str)) and not isinstance(found, bool)
    return found if fits else None


def judged(request: Any) -> dict[str, Any]:
    """Answer what claims to be a request (type envelope.request)."""
    whole = (
        named(request) is not None
        and request.get("jsonrpc") == "2.0"
        and isinstance(request.get("method"), str)
        and isinstance(request.get("params"), dict)
    )
    if not whole:
        raise RequestError(-32600, "not a request")
    return answer(request["method"], request["params"])


def reply(line: bytes) -> tuple[dict[str, Any], bool]:
    """Answer one line; say too whether it was the last."""
    request: Any = None
    response: dict[str, Any] = {"jsonrpc": "2.0", "id": None}
    try:
        try:
            request = json.loads(line.decode("utf-8"))
        except (ValueError, RecursionError) as error:
            raise RequestError(-32700, "not JSON") from error
        response["id"] = named(request)
        response["result"] = judged(request)
    except RequestError as failure:
        response["error"] = {"code": failure.code, "message": str(failure)}
        return response, False
    return response, request["method"] == "shutdown"


def main() -> None:
    """Answer line after line, until shutdown or the end of the input."""
    for line in sys.stdin.buffer:
        response, last = reply(line)
        out = json.dumps(response, ensure_ascii=False) + "\n"
        sys.stdout.buffer.write(out.encode("utf-8", "backslashreplace"))
        sys.stdout.buffer.flush()
        if last:
            return


if __name__ == "__main__":
    main()
