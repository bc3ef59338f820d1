"""What the cache keeps of the suite: values of one type, written as MessagePack, checked when they are read.

They are kept under the digest of what they were made from: the values they were made of, as they stand in this
process, and the source of the modules that made them.  Whoever changes one of these finds nothing old.
"""

import re
import sys
import time
from collections.abc import Iterator
from functools import cache as once
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

import gouji_spec
from gouji_spec import cache

Kept = TypeVar("Kept")

_SOURCES: Final = frozenset({".py", ".pyd", ".so", ".json"})
_STARTED: Final = time.time() - 10
"""A little before this process began, whatever the file system makes of times."""


class Memory:
    """What a value has worked out before, for itself alone: no part of what it is, nor of what is made from it.

    Attributes:
        known: what was asked → what it came to.
    """

    __slots__ = ("known",)

    def __init__(self) -> None:
        self.known: dict[Any, Any] = {}


class Shelf(Generic[Kept]):
    """Where values of one type are kept.

    Args:
        kind: the word their entries begin with.
        made: the type, as msgspec knows it; a path in it is kept as a text.
        makers: the files of the modules that make them, or folders of modules, but those that read sentences and the
            law.
    """

    def __init__(self, kind: str, made: Any, *makers: str) -> None:
        self._kind = kind
        self._makers = makers
        self._decoder = msgspec.msgpack.Decoder(made, dec_hook=_read_path)

    def key(self, *made_from: object) -> str | None:
        """Return the key of what is made from these values, None where nothing can be kept."""
        if cache.in_use() is None:
            return None
        try:
            return cache.key_of(_makers(self._makers), *map(_ENCODER.encode, made_from))
        except (OSError, TypeError, UnicodeEncodeError):  # no files of their own, or no plain data
            return None

    def find(self, key: str | None) -> Kept | None:
        """Return what is kept under *key*, None where there is nothing, or nothing of the type."""
        data = None if key is None else cache.find(self._kind, key)
        if data is None:
            return None
        try:
            found: Kept = self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None
        return found

    def keep(self, key: str | None, value: Kept) -> None:
        """Keep *value* under *key*."""
        if key is not None:
            cache.keep(self._kind, key, _ENCODER.encode(value))


def _plain(value: Any) -> str:
    if isinstance(value, Memory):
        return ""
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, re.Pattern):
        return str(value.pattern)
    raise TypeError(value)


def _read_path(wanted: type, value: str) -> Path:
    if wanted is Path and isinstance(value, str):
        return Path(value)
    raise msgspec.ValidationError(wanted)


_ENCODER: Final = msgspec.msgpack.Encoder(enc_hook=_plain)


@once
def _makers(makers: tuple[str, ...]) -> bytes:
    """Return the digest of the modules that read the law and its sentences, of the parser of Gherkin and of *makers*.

    Raises:
        OSError: they are not files of their own, or one was changed since this process began: what runs here
            may then be another text than what is read there.
    """
    contents = []
    own = map(Path, makers)
    made_by = [path for maker in own for path in (sorted(maker.glob("*.py")) if maker.is_dir() else [maker])]
    for path in (*_sources(), *made_by):
        if path.stat().st_mtime > _STARTED:
            raise FileNotFoundError(path)
        contents.append(path.read_bytes())
    return cache.key_of(repr(sys.version_info).encode(), *contents).encode()


def _sources() -> Iterator[Path]:
    parser = find_spec("gherkin")
    places = (parser and parser.submodule_search_locations) or ()
    for folder in (Path(__file__).parent, Path(gouji_spec.__file__).parent, *map(Path, places)):
        found = sorted(path for path in folder.rglob("*") if path.suffix in _SOURCES)
        if not found:
            raise FileNotFoundError(folder)
        yield from found
