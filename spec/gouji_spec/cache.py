"""The cache: what was made from files before, kept in a folder so that the next process need not make it again.

An entry is data, never code.  It is found by the digest of all it was made from – the contents of files, never
their times – and it is used only where it is whole and this user's own.  Whatever is wrong with an entry or with
the folder, nothing is found and nothing is kept, and no caller notices but by the time it takes.

A library keeps nothing in anybody's home: there is no cache until a program says where (``use``).
"""

import os
import re
import stat
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

FORMAT: Final = 1
"""Of an entry's first line; what another version wrote is none of ours."""

MOST: Final = 64 * 1024 * 1024
"""Bytes; beyond them the entries used longest ago are thrown away."""

_NAME: Final = r"[a-z]+-[0-9a-f]{64}"
_DRAFT: Final = _NAME + r"\.[0-9]+-[0-9]+\.part"
_HOUR: Final = 3600.0
_READ: Final = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
_WRITE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_TAG: Final = "CACHEDIR.TAG"
_TAG_TEXT: Final = b"Signature: 8a477f597d28d172789f06886806bc55\n# Made by gouji; may be deleted at any time.\n"
"""By this file programs that make backups know a folder that needs none."""


class Cache:
    """Entries in one folder, which other processes and other users may be using at the same time.

    Attributes:
        folder: made when the first entry is kept.
    """

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self.folder = folder
        self._most = most
        self._before_pruning = 0

    def find(self, kind: str, key: str) -> bytes | None:
        """Return what was kept as *kind* under *key*, None where there is nothing or nothing that can be trusted."""
        path = self.folder / f"{kind}-{key}"
        try:
            head, _, data = _own_file(path, self._most).partition(b"\n")
        except (OSError, ValueError):
            return None
        return data if head == _head(kind, key, data) else None

    def keep(self, kind: str, key: str, data: bytes) -> None:
        """Keep *data* as *kind* under *key*; a folder that cannot be written to keeps nothing.

        It is written beside and put in place whole: who reads meanwhile finds what was there before, or nothing.
        """
        name = f"{kind}-{key}"
        draft = self.folder / f"{name}.{os.getpid()}-{time.time_ns()}.part"
        try:
            self._make_folder()
            try:
                _write(draft, _head(kind, key, data) + b"\n" + data)
                draft.replace(self.folder / name)
            except BaseException:
                draft.unlink(missing_ok=True)
                raise
            self._before_pruning -= len(data)
            if self._before_pruning <= 0:
                self._prune()
        except (OSError, ValueError):
            return

    def _make_folder(self) -> None:
        if not self.folder.is_dir():
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with suppress(FileExistsError):
                _write(self.folder / _TAG, _TAG_TEXT)

    def _prune(self) -> None:
        """Throw away the entries used longest ago until a quarter of the room is free; touch no other file."""
        entries = []
        with os.scandir(self.folder) as listed:
            for entry in listed:
                about = entry.stat(follow_symlinks=False)
                if re.fullmatch(_NAME, entry.name):
                    entries.append((about.st_mtime, about.st_size, entry.path))
                elif re.fullmatch(_DRAFT, entry.name) and about.st_mtime < time.time() - _HOUR:
                    Path(entry.path).unlink(missing_ok=True)
        held = sum(size for _, size, _ in entries)
        if held > self._most:
            for _, size, path in sorted(entries):
                if held <= self._most * 3 // 4:
                    break
                Path(path).unlink(missing_ok=True)
                held -= size
        self._before_pruning = self._most // 8


class _Use:
    """The cache of this process."""

    cache: Cache | None = None


def use(cache: Cache | None) -> None:
    """Find and keep in *cache* from now on; None: make everything anew and keep nothing."""
    _Use.cache = cache


def in_use() -> Cache | None:
    """Return the cache of this process, None where it has none."""
    return _Use.cache


def key_of(*parts: bytes) -> str:
    """Return the key of what is made from *parts*: the same for the same parts in the same order only."""
    whole = _sha256()
    for part in parts:
        whole.update(b"%d:" % len(part))
        whole.update(part)
    key: str = whole.hexdigest()
    return key


def find(kind: str, key: str) -> bytes | None:
    """Return what the cache in use has as *kind* under *key*, or None."""
    return None if _Use.cache is None else _Use.cache.find(kind, key)


def keep(kind: str, key: str, data: bytes) -> None:
    """Keep *data* as *kind* under *key* in the cache in use."""
    if _Use.cache is not None:
        _Use.cache.keep(kind, key, data)


def _sha256(data: bytes = b"") -> Any:
    import hashlib  # noqa: PLC0415 - a command that only prints its help need not load it

    return hashlib.sha256(data)


def _head(kind: str, key: str, data: bytes) -> bytes:
    return f"gouji cache {FORMAT} {kind} {key} {_sha256(data).hexdigest()}".encode()


def _own_file(path: Path, most: int) -> bytes:
    """Return what stands in the file at *path*, and note that it was used.

    Raises:
        OSError: there is none, or it is not to be trusted: no plain file, another user's, larger than any entry.
    """
    with os.fdopen(os.open(path, _READ), "rb") as file:
        about = os.fstat(file.fileno())
        if not stat.S_ISREG(about.st_mode) or about.st_size > most or not _is_ours(about):
            raise PermissionError(path)
        data = file.read()
    if about.st_mtime < time.time() - _HOUR:
        with suppress(OSError):  # a folder that cannot be written to is still read
            os.utime(path)
    return data


def _is_ours(about: os.stat_result) -> bool:
    """Tell whether a file is this user's own; where files have no owners, whether it is there."""
    return not hasattr(os, "geteuid") or about.st_uid == os.geteuid()


def _write(path: Path, data: bytes) -> None:
    with os.fdopen(os.open(path, _WRITE, 0o600), "wb") as file:
        file.write(data)
