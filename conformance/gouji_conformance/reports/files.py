"""Files of a run: regular ones, written beside and put in place whole, in a folder that one run at a time has.

An engine runs as its user and may do to these files what he may; what it does is seen, and never followed.
"""

import contextlib
import errno
import hashlib
import os
import secrets
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.fault import system_words

_BINARY: Final = getattr(os, "O_BINARY", 0)
_HELD: Final = (errno.EWOULDBLOCK, errno.EACCES)

_KINDS: Final[dict[str, Callable[[int], bool]]] = {
    "link": stat.S_ISLNK,
    "folder": stat.S_ISDIR,
    "pipe": stat.S_ISFIFO,
    "socket": stat.S_ISSOCK,
    "device": lambda mode: stat.S_ISCHR(mode) or stat.S_ISBLK(mode),
}


@contextlib.contextmanager
def owned(folder: Path) -> Iterator[None]:
    """Have *folder*, which is made where it is not there, to oneself.

    It ends with the process at the latest, however that ends.  Windows and some network folders lock nothing; there
    the run at least sees at its end that its report is another's.

    Raises:
        UserError: another run has it, or it is none.
    """
    make_folder(folder)
    try:
        handle = os.open(folder, os.O_RDONLY) if sys.platform != "win32" else None
    except OSError as error:
        raise UserError("reports.not_writable", path=folder, problem=system_words(error)) from error
    try:
        if handle is not None:
            _lock(handle, folder)
        yield
    finally:
        if handle is not None:
            os.close(handle)


def make_folder(folder: Path) -> None:
    """Make *folder*, where it is not there.

    Raises:
        UserError: it cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("reports.not_writable", path=folder, problem=system_words(error)) from error


def _lock(handle: int, folder: Path) -> None:
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415 - Windows has none

        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in _HELD:
                raise UserError("reports.folder_taken", folder=folder) from error


def check_place(path: Path) -> None:
    """See that *path* is a regular file or nothing yet: a link would lead elsewhere, a pipe would wait for a reader.

    Raises:
        UserError: it is something else.
    """
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    except OSError as error:
        raise UserError("reports.not_writable", path=path, problem=system_words(error)) from error
    if not stat.S_ISREG(mode):
        kind = next((name for name, test in _KINDS.items() if test(mode)), "other")
        raise UserError("reports.no_regular_file", path=path, found=message(f"reports.kind_{kind}"))


def begin_file(path: Path, first: bytes) -> int:
    """Put a new file that begins with *first* in the place of *path*, and return a handle that adds to it.

    Raises:
        UserError: nothing can be written there, or something is there that is no regular file.
    """
    check_place(path)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL | _BINARY, 0o644)
        try:
            os.write(handle, first)
            beside.replace(path)
        except OSError:
            os.close(handle)
            beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise UserError("reports.not_writable", path=path, problem=system_words(error)) from error
    return handle


def go_on_with(path: Path, length: int) -> int:
    """Return a handle that adds to the first *length* bytes of the file in *path*.

    Raises:
        UserError: nothing can be written there, or something is there that is no regular file.
    """
    check_place(path)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | _BINARY | getattr(os, "O_NOFOLLOW", 0))
        os.ftruncate(handle, length)
    except OSError as error:
        raise UserError("reports.not_writable", path=path, problem=system_words(error)) from error
    return handle


def is_still(path: Path, handle: int, written: bytes) -> bool:
    """Tell whether the file in *path* is the one of *handle*, with the digest *written* and nothing beside it."""
    try:
        there, ours = path.lstat(), os.fstat(handle)
        same = stat.S_ISREG(there.st_mode) and (there.st_dev, there.st_ino) == (ours.st_dev, ours.st_ino)
        return same and hashlib.sha256(path.read_bytes()).digest() == written
    except OSError:
        return False


def write_whole(path: Path, written: bytes) -> None:
    """Put *written* in the place of *path*, so that a reader finds what was there before or all of it.

    Raises:
        UserError: nothing can be written there, or something is there that is no regular file.
    """
    os.close(begin_file(path, written))
