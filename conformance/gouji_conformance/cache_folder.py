"""Where the commands keep what they have read before: the user's cache folder, or where ``GOUJI_CACHE`` says."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from gouji_spec.cache import Cache, use

VARIABLE: Final = "GOUJI_CACHE"
OFF: Final = "off"
_UNKEPT: Final = ("emscripten", "wasi")
"""Platforms whose home is gone when the process is."""


def use_cache(environment: Mapping[str, str] = os.environ) -> None:
    """Let this process find and keep things in the folder that *environment* names; in none where it says so."""
    folder = cache_folder(environment, sys.platform)
    use(None if folder is None else Cache(folder))


def cache_folder(environment: Mapping[str, str], platform: str) -> Path | None:
    """Return the folder the cache lies in, None where there is to be none or nobody's home is known.

    Args:
        environment: ``GOUJI_CACHE``, a folder or ``off``, goes before all; then ``XDG_CACHE_HOME``, which counts
            only where it is absolute; then what *platform* is used to.
        platform: as ``sys.platform`` has it.
    """
    told = environment.get(VARIABLE, "")
    if told:
        return None if told == OFF else Path(told).absolute()
    if platform in _UNKEPT:
        return None
    xdg = environment.get("XDG_CACHE_HOME", "")
    if xdg and Path(xdg).is_absolute():
        return Path(xdg) / "gouji"
    if platform == "win32" and environment.get("LOCALAPPDATA"):
        return Path(environment["LOCALAPPDATA"]) / "gouji" / "Cache"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    if platform == "darwin":
        return home / "Library" / "Caches" / "gouji"
    return home / ".cache" / "gouji"
