"""Serves one Python object as an engine over standard input and output, in a process of its own.

``python -m gouji_conformance.engines.python_child module:object``.  The object is called with a method of
the protocol and its parameters, ``answer("sets/classify", {"ruleset": …, "cards": "99"})``, and returns the
result, a dict.  A class is made into an object first, without arguments.

- It raises ``NotImplementedError`` for a method, profile or option that it does not play: *unsupported*.
- Anything else it raises is a fault of the engine; the traceback goes to the log.
- It is asked ``initialize`` as any engine is; ``shutdown`` is answered for it.
- What it prints goes to the log: standard output belongs to the protocol.
"""

import importlib
import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO, Final

Answerer = Callable[[str, Mapping[str, Any]], Any]

ENGINE_FAILED: Final = -32603
INVALID_REQUEST: Final = -32600
UNSUPPORTED: Final = -32001


def found(name: str) -> Answerer:
    """Return the object named ``module:object``; dots reach into the object.

    Raises:
        ImportError, AttributeError: there is none.
        TypeError: it cannot be called.
    """
    module, _, path = name.partition(":")
    thing: Any = importlib.import_module(module)
    for part in path.split("."):
        thing = getattr(thing, part)
    if isinstance(thing, type):
        thing = thing()
    if not callable(thing):
        raise TypeError(f"{name}: expected something that is called with a method and its parameters")
    answerer: Answerer = thing
    return answerer


def answer(answerer: Answerer, line: bytes) -> dict[str, Any]:
    """Return the response to the request in *line*."""
    number: Any = None
    try:
        request = json.loads(line)
        number, method, params = request["id"], request["method"], request.get("params", {})
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return _error(number, INVALID_REQUEST, "expected a JSON-RPC request")
    if method == "shutdown":
        return {"jsonrpc": "2.0", "id": number, "result": {}}
    try:
        return {"jsonrpc": "2.0", "id": number, "result": answerer(method, params)}
    except NotImplementedError as error:
        return _error(number, UNSUPPORTED, str(error) or method)
    except Exception as error:
        traceback.print_exc()
        return _error(number, ENGINE_FAILED, f"{type(error).__name__}: {error}")


def _error(number: Any, code: int, message: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message[:500]}}


def written(response: dict[str, Any]) -> bytes:
    """Return *response* as one line; a result that is no JSON becomes an error."""
    try:
        return json.dumps(response, allow_nan=False).encode() + b"\n"
    except (TypeError, ValueError, RecursionError) as error:
        traceback.print_exc()
        return json.dumps(_error(response["id"], ENGINE_FAILED, f"its result is no JSON: {error}")).encode() + b"\n"


def serve(answerer: Answerer, stdin: BinaryIO, stdout: BinaryIO) -> None:
    """Answer line after line until ``shutdown`` or the end of input."""
    for line in stdin:
        response = answer(answerer, line)
        stdout.write(written(response))
        stdout.flush()
        if b'"shutdown"' in line and "result" in response:
            return


def main(name: str) -> int:
    """Serve the object called *name*; returns the exit code."""
    stdout = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    sys.path.insert(0, str(Path.cwd()))
    try:
        answerer = found(name)
    except Exception:
        traceback.print_exc()
        return 1
    serve(answerer, sys.stdin.buffer, stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
