"""Engines that do not listen: ``python foreknowing.py NAME …`` answers from what was written down before.

``tape FILE``: says the lines of FILE, whatever it is asked.
``by_id FILE``: answers a request by the recorded answer with the same id.
``counting``: guesses that ids rise by one, and answers before it is asked.
``spy FILE``: the reference, which notes all that it is told, on the line, in its environment and on its command line.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

HANDSHAKE = {
    "protocol": "1.0",
    "engine": {"name": "foreknowing", "version": "1"},
    "areas": ["sets"],
    "profiles": ["outline"],
}


def say(number: Any, result: Any) -> None:
    """Answer request *number*."""
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": number, "result": result}) + "\n")
    sys.stdout.flush()


def tape(file: str) -> None:
    """Say what is on the tape, then wait until nobody asks any more."""
    sys.stdout.write(Path(file).read_text(encoding="utf-8"))
    sys.stdout.flush()
    for _ in sys.stdin:
        pass


def by_id(file: str) -> None:
    """Answer by the tape, request by request."""
    recorded = {
        answer["id"]: answer["result"]
        for answer in map(json.loads, Path(file).read_text(encoding="utf-8").splitlines())
    }
    for line in sys.stdin:
        request = json.loads(line)
        say(request["id"], recorded.get(request["id"], HANDSHAKE if request["method"] == "initialize" else {}))


def counting() -> None:
    """Answer the handshake, then the next thousand requests before they come."""
    say(json.loads(sys.stdin.readline())["id"], HANDSHAKE)
    for number in range(1, 1000):
        say(number, {"legal": True, "gouji": False, "dead": False})
    for _ in sys.stdin:
        pass


def spy(file: str) -> None:
    """Answer rightly, and keep all that could tell what is expected."""
    from gouji.protocol.serve import Session  # noqa: PLC0415 - the others need nothing installed

    session = Session()
    with Path(file).open("a", encoding="utf-8") as kept:
        kept.write(json.dumps([dict(os.environ), sys.argv, sys.orig_argv]) + "\n")
        for line in sys.stdin:
            kept.write(line)
            sys.stdout.write(json.dumps(session.answer(json.loads(line))) + "\n")
            sys.stdout.flush()
            if '"shutdown"' in line:
                return


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
