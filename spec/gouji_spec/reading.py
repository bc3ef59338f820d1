"""Strict reading of TOML: every fault names the file, the key and what was expected there."""

import json
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

from gouji_spec import cache
from gouji_spec.fault import FaultError, expected, expected_one_of, system_words, unknown_key
from gouji_spec.folder import shown
from gouji_spec.text import Text
from gouji_spec.toml_words import in_chinese

Built = TypeVar("Built")

A_TEXT = Text(zh="引号里的文字", en="a text in quotes")
_FLAG = Text(zh=" true 或 false", en="true or false")
_ANYTHING = Text(zh="一个值", en="a value")
_NUMBER = Text(zh="整数", en="a whole number")
_LIST = Text(zh="文字的列表", en="a list of texts")
_TABLE = Text(zh="表", en="a table")
_NAMED_TABLES = Text(zh="由表组成的表", en="a table of tables")
_TABLES = Text(zh="表的列表", en="a list of tables")


class SpecError(FaultError):
    """A file of the law, or one given by a user, that does not say what it must."""


class Reader:
    """One table of a TOML file; what is asked for is checked, what is never asked for is refused."""

    def __init__(self, data: Mapping[str, Any], file: str, place: str = "") -> None:
        self._data = data
        self._asked: set[str] = set()
        self.file = file
        self.place = place

    def fault(self, key: str, problem: Text) -> SpecError:
        """Return the error that *problem* is at *key*."""
        return SpecError(self.file, self._path(key), problem)

    def _path(self, key: str) -> str:
        return ".".join(part for part in (self.place, key) if part)

    def _get(self, key: str, kind: type, called: Text, default: Any) -> Any:
        self._asked.add(key)
        if key not in self._data:
            if default is None:
                raise self.fault(key, Text(zh=f"没有写；应为{called.zh}", en=f"missing; expected {called.en}"))
            return default
        value = self._data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(key, expected(called, value))
        return value

    def has(self, key: str) -> bool:
        """Tell whether *key* is given."""
        return key in self._data

    def names(self) -> tuple[str, ...]:
        """Return every key that is given, in order, where they are names and no words of the form."""
        return tuple(self._data)

    def string(self, key: str, default: str | None = None) -> str:
        """Return the string at *key*."""
        value: str = self._get(key, str, A_TEXT, default)
        return value

    def matching(self, key: str, pattern: str, called: Text) -> str:
        """Return the string at *key*, which must match *pattern* whole."""
        value = self.string(key)
        if not re.fullmatch(pattern, value):
            raise self.fault(key, expected(called, value))
        return value

    def one_of(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        """Return the string at *key*, which must be one of *allowed*."""
        value = self.string(key, default)
        choices = list(allowed)
        if value not in choices:
            raise self.fault(key, expected_one_of(choices, value))
        return value

    def flag(self, key: str) -> bool:
        """Return the true or false at *key*, false where it is absent."""
        value: bool = self._get(key, bool, _FLAG, False)  # noqa: FBT003 - the default itself
        return value

    def anything(self, key: str) -> Any:
        """Return whatever stands at *key*; its owner checks it."""
        return self._get(key, object, _ANYTHING, None)

    def integer(self, key: str, default: int | None = None) -> int:
        """Return the whole number at *key*."""
        value: int = self._get(key, int, _NUMBER, default)
        return value

    def strings(self, key: str, *, required: bool = False) -> tuple[str, ...]:
        """Return the list of strings at *key*, empty where it is not given."""
        value = self._get(key, list, _LIST, None if required else [])
        for index, item in enumerate(value):
            if not isinstance(item, str):
                raise self.fault(f"{key}[{index}]", expected(A_TEXT, item))
        return tuple(value)

    def text(self, key: str) -> Text:
        """Return the text in both languages at *key*: ``{ zh = "…", en = "…" }``."""
        inner = self.table(key)
        found = Text(zh=inner.string("zh"), en=inner.string("en"))
        inner.finish()
        return found

    def text_or_none(self, key: str) -> Text | None:
        """Return the text in both languages at *key*, or None where it is not given."""
        self._asked.add(key)
        return self.text(key) if key in self._data else None

    def table(self, key: str) -> "Reader":
        """Return the table at *key*."""
        value = self._get(key, dict, _TABLE, None)
        return Reader(value, self.file, self._path(key))

    def named_tables(self, key: str) -> list[tuple[str, "Reader"]]:
        """Return the tables inside the table at *key* with their names, in order; none where absent."""
        value = self._get(key, dict, _NAMED_TABLES, {})
        found = []
        for name, item in value.items():
            if not isinstance(item, dict):
                raise self.fault(f"{key}.{name}", expected(_TABLE, item))
            found.append((name, Reader(item, self.file, self._path(f"{key}.{name}"))))
        return found

    def tables(self, key: str) -> list["Reader"]:
        """Return the tables of the list at *key*, none where it is absent."""
        value = self._get(key, list, _TABLES, [])
        found = []
        for index, item in enumerate(value):
            place = f"{key}[{index + 1}]"
            if not isinstance(item, dict):
                raise self.fault(place, expected(_TABLE, item))
            name = item.get("id")
            if isinstance(name, str):
                place = f"{key}[{name}]"
            found.append(Reader(item, self.file, self._path(place)))
        return found

    def mapping(self, key: str) -> dict[str, Any]:
        """Return the table at *key* as it stands, empty where it is absent; its owner checks it."""
        value: dict[str, Any] = self._get(key, dict, _TABLE, {})
        return dict(value)

    def finish(self) -> None:
        """Refuse keys that nobody asked for: a mistyped key must not be lost in silence."""
        for key in self._data:
            if key not in self._asked:
                raise self.fault(key, unknown_key(sorted(self._asked)))


def read_toml(path: Path) -> Reader:
    """Return the top table of the file of the law at *path*.

    Raises:
        SpecError: the file cannot be read, is not UTF-8 or is not TOML (with line and column).
    """
    (reader,) = _readers([path])
    return reader


def toml_table(path: Path, name: str) -> dict[str, Any]:
    """Return the top table of the TOML file at *path*, which readers know as *name*; a byte order mark is no fault.

    Raises:
        SpecError: the file cannot be read, is not UTF-8 or is not TOML (with line and column).
    """
    return _parsed(_content(path, name), name)


def _content(path: Path, name: str) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        said = system_words(error)
        raise SpecError(name, "", Text(zh=f"读不了：{said.zh}", en=f"cannot be read: {said.en}")) from error


def _parsed(content: bytes, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n"))
    except UnicodeDecodeError as error:
        raise SpecError(name, "", system_words(error)) from error
    except RecursionError as error:
        raise SpecError(name, "", Text(zh="应为 TOML：嵌套太深", en="expected TOML: nested too deep")) from error
    except ValueError as error:  # not TOML, or a number of more digits than Python reads
        problem = Text(zh=f"应为 TOML：{in_chinese(str(error))}", en=f"expected TOML: {error}")
        raise SpecError(name, "", problem) from error


def read_folder(folder: Path, build: Callable[[Reader], Built]) -> list[Built]:
    """Build one thing from each TOML file of *folder*, in the order of their names."""
    found = []
    for reader in readers(folder):
        found.append(build(reader))
        reader.finish()
    return found


def readers(folder: Path, saying: str = "") -> Iterator[Reader]:
    """Yield the top table of each TOML file of *folder*, in the order of their names.

    Args:
        folder: where they are.
        saying: files in whose text this does not stand are passed over.

    Raises:
        SpecError: a file that cannot be read, is not UTF-8 or is not TOML (with line and column).
    """
    paths = sorted(folder.glob("*.toml"))
    return _readers([path for path in paths if saying.encode() in _content(path, shown(path))] if saying else paths)


_PARSER: Final = repr(sys.version_info[:3]).encode()
"""What makes a table of a text: the parser of this Python."""


def _readers(paths: Sequence[Path]) -> Iterator[Reader]:
    """Yield the top table of each of *paths*: from the cache where the same texts were parsed before.

    What the cache has is only spared the parsing; what is asked of a table is checked all the same.
    """
    names = [shown(path) for path in paths]
    contents = [_content(path, name) for path, name in zip(paths, names, strict=True)]
    key = cache.key_of(_PARSER, *contents)
    tables = _kept(key, len(paths))
    if tables is not None:
        yield from map(Reader, tables, names)
        return
    tables = []
    for content, name in zip(contents, names, strict=True):
        tables.append(_parsed(content, name))
        yield Reader(tables[-1], name)
    _keep(key, tables)


def _kept(key: str, many: int) -> list[dict[str, Any]] | None:
    data = cache.find("toml", key)
    if data is None:
        return None
    try:
        tables = json.loads(data)
    except (ValueError, RecursionError):
        return None
    fits = isinstance(tables, list) and len(tables) == many and all(isinstance(entry, dict) for entry in tables)
    return tables if fits else None


def _keep(key: str, tables: list[dict[str, Any]]) -> None:
    try:
        data = json.dumps(tables, ensure_ascii=False, separators=(",", ":")).encode()
    except (TypeError, ValueError):  # a date, which JSON has not: parsed anew each time
        return
    cache.keep("toml", key, data)
