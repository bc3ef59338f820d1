"""An honest engine that takes its time: ``python paced.py SECONDS`` for each answer."""

import sys
import time
from typing import Any

import honest


def main(seconds: float) -> None:
    """Serve, *seconds* an answer; the handshake at once."""

    def take(request: dict[str, Any]) -> None:
        if request["method"] != "initialize":
            time.sleep(seconds)
        honest.answer(request)

    honest.serve(take)


if __name__ == "__main__":
    main(float(sys.argv[1]))
