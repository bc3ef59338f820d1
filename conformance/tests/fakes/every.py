"""Engines that misbehave by count, not by what they are asked: ``python every.py NAME N``."""

import os
import sys
import time
from pathlib import Path
from typing import Any

import honest


def dies(number: int) -> None:
    """End at every *number*-th request after the handshake."""
    asked = 0

    def take(request: dict[str, Any]) -> None:
        nonlocal asked
        asked += request["method"] not in ("initialize", "shutdown")
        if asked == number:
            os._exit(9)
        honest.answer(request)

    honest.serve(take)


def stops_reading(number: int) -> None:
    """Read no more after *number* requests."""
    asked = 0

    def take(request: dict[str, Any]) -> None:
        nonlocal asked
        honest.answer(request)
        asked += 1
        if asked == number:
            time.sleep(600)

    honest.serve(take)


def changes_its_story(number: int) -> None:
    """Claim another area from the second start on; die at the *number*-th request."""
    seen = Path(os.environ["FAKE_PIDS"]).read_text(encoding="ascii") if Path(os.environ["FAKE_PIDS"]).exists() else ""
    if seen:
        honest.HANDSHAKE["areas"] = ["score"]
    dies(number)


def stays(number: int) -> None:
    """Answer ``shutdown`` and stay."""

    def take(request: dict[str, Any]) -> None:
        if request["method"] == "shutdown":
            honest.say(request["id"], {})
            time.sleep(600)
        honest.answer(request)

    honest.serve(take)


if __name__ == "__main__":
    globals()[sys.argv[1]](int(sys.argv[2]))
