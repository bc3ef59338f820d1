"""A folder watched while an engine is mended: what did not pass is asked again at each change, then all of it.

Files are looked at, not announced by the system: that works in containers and over networks too.
"""

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

Seen = dict[str, tuple[int, int]]
"""File → when it was changed, and how large it is."""

_EVERY: Final = 0.5
"""Seconds between two looks."""
PATIENCE: Final = 3600.0
"""Seconds without a change after which nobody seems to be there any more."""
_LEFT_OUT: Final = {"__pycache__", "node_modules"}


def mended(
    folder: Path, report: Path, whole: Callable[[], int], failed: Callable[[], int], wait: Callable[[float], None]
) -> int:
    """Run until all passes, at each change of *folder*; return the exit code of the last run.

    Args:
        folder: where the engine is.
        report: where the reports go, which is not watched.
        whole: runs all of it; its exit code is 0 where all passed.
        failed: asks again what did not pass.
        wait: lets so many seconds go by.
    """
    code = whole()
    seen = _look(folder, report)
    while code and (seen := _next_change(folder, report, seen, wait)):
        if failed() == 0:
            code = whole()
    return code


def _next_change(folder: Path, report: Path, seen: Seen, wait: Callable[[float], None]) -> Seen:
    """Return what is in *folder* once it is other than was *seen* and stays so; nothing where it never is."""
    before, waited = seen, 0.0
    while waited < PATIENCE:
        wait(_EVERY)
        waited += _EVERY
        now = _look(folder, report)
        if now != seen and now == before:
            return now
        before = now
    return {}


def _look(folder: Path, report: Path) -> Seen:
    return {path: (status.st_mtime_ns, status.st_size) for path, status in _files(folder, report.resolve())}


def _files(folder: Path, report: Path) -> Iterator[tuple[str, os.stat_result]]:
    """Yield the files that may be an engine's; what is hidden is not, nor what is made by the run itself."""
    for within, folders, files in os.walk(folder):
        folders[:] = [
            name
            for name in folders
            if not name.startswith(".") and name not in _LEFT_OUT and Path(within, name).resolve() != report
        ]
        for name in files:
            path = os.path.join(within, name)  # noqa: PTH118 - thousands of them, twice a second
            try:
                yield path, os.stat(path)  # noqa: PTH116 - as above
            except OSError:  # gone meanwhile, or not for us
                continue


def let_go_by(seconds: float) -> None:
    """Let so many *seconds* go by."""
    time.sleep(seconds)
