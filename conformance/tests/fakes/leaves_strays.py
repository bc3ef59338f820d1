"""An engine that will not end and leaves a process with no environment, in a session of its own, behind.

``python leaves_strays.py FILE``: it notes its number and the stray's in FILE, introduces itself and falls silent.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path

STRAY = "import os, sys, time; open(sys.argv[1], 'a').write(f'{os.getpid()}\\n'); time.sleep(120)"


def main(noted: str) -> None:
    """Leave the stray, then serve."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.execve(sys.executable, [sys.executable, "-S", "-c", STRAY, noted], {})  # noqa: S606
        os._exit(0)
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"):
        signal.signal(getattr(signal, name), signal.SIG_IGN)
    with Path(noted).open("a", encoding="ascii") as file:
        file.write(f"{os.getpid()}\n")
    request = json.loads(sys.stdin.readline())
    claims = {"protocol": "1.0", "engine": {"name": "x", "version": "1"}, "areas": ["sets"], "profiles": ["outline"]}
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": claims}) + "\n")
    sys.stdout.flush()
    time.sleep(120)


if __name__ == "__main__":
    main(sys.argv[1])
