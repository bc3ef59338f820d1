"""Whether a process lives on."""

import os
from pathlib import Path


def alive(number: int) -> bool:
    """Tell whether process *number* is there and has not ended.

    A child of a child is reaped by whoever adopts it, in its own time: one that has ended and waits for that is dead.
    """
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    if not Path("/proc/self/stat").exists():
        return True
    try:
        state = Path(f"/proc/{number}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
