"""An engine that plays one rule, counting cards, and keeps the protocol: what the misbehaving ones are made of.

``python honest.py`` serves it.  Every process notes its number in the file that ``FAKE_PIDS`` names, so that
a test can see that none is left.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

TRIGGER = "B*4"
"""The cards that make a misbehaving engine misbehave."""

Answer = Callable[[dict[str, Any]], None]


def note_process() -> None:
    """Note this process in the file that ``FAKE_PIDS`` names."""
    if "FAKE_PIDS" in os.environ:
        with Path(os.environ["FAKE_PIDS"]).open("a", encoding="ascii") as file:
            file.write(f"{os.getpid()}\n")


def write(line: bytes) -> None:
    """Write *line* and its end."""
    sys.stdout.buffer.write(line + b"\n")
    sys.stdout.buffer.flush()


def log(text: str) -> None:
    """Write *text* to the log."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def say(number: Any, result: Any) -> None:
    """Answer request *number*."""
    write(json.dumps({"jsonrpc": "2.0", "id": number, "result": result}).encode())


def refuse(number: Any, code: int, message: str) -> None:
    """Answer request *number* with an error."""
    write(json.dumps({"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": message}}).encode())


HANDSHAKE = {
    "protocol": "1.0",
    "engine": {"name": "counter", "version": "1", "language": "Python"},
    "areas": ["sets", "play"],
    "profiles": ["outline"],
    "options": {"joker_exchange": ["none"]},
    "games": 2,
}


def result_of(request: dict[str, Any]) -> dict[str, Any]:
    """Return the right answer, of cards of one rank; of others some answer."""
    if request["method"] == "initialize":
        return HANDSHAKE
    if request["method"] == "shutdown":
        return {}
    params = request["params"]
    if request["method"] == "play/start":
        return {"state": {"game": params["game"]}}
    card, _, many = params["cards"].partition("*")
    return {"legal": True, "rank": card, "size": int(many.partition(" ")[0] or 1)}


def answer(request: dict[str, Any]) -> None:
    """Answer *request* rightly; end after ``shutdown``."""
    say(request["id"], result_of(request))
    if request["method"] == "shutdown":
        sys.exit(0)


def triggers(request: dict[str, Any]) -> bool:
    """Tell whether *request* is the one to misbehave at."""
    return bool(request["params"].get("cards") == TRIGGER)


def serve(take: Answer) -> None:
    """Hand each request to *take*, to the end of input."""
    note_process()
    for line in sys.stdin.buffer:
        take(json.loads(line))


if __name__ == "__main__":
    serve(answer)
