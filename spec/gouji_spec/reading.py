"""Strict reading of TOML: every fault names the file, the key and what was expected there."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from gouji_spec.folder import shown
from gouji_spec.text import Text

Built = TypeVar("Built")


class SpecError(ValueError):
    """A file of the law, or one given by a user, that does not say what it must.

    Attributes:
        file: the file as a reader would name it.
        place: the key path or line, empty where the whole file is meant.
        problem: what is wrong and what was expected.
    """

    def __init__(self, file: str, place: str, problem: str) -> None:
        self.file = file
        self.place = place
        self.problem = problem
        super().__init__(": ".join(part for part in (file, place, problem) if part))


class Reader:
    """One table of a TOML file; what is asked for is checked, what is never asked for is refused."""

    def __init__(self, data: Mapping[str, Any], file: str, place: str = "") -> None:
        self._data = data
        self._asked: set[str] = set()
        self.file = file
        self.place = place

    def fault(self, key: str, problem: str) -> SpecError:
        """Return the error that *problem* is at *key*."""
        return SpecError(self.file, self._path(key), problem)

    def _path(self, key: str) -> str:
        return ".".join(part for part in (self.place, key) if part)

    def _get(self, key: str, kind: type, called: str, default: Any) -> Any:
        self._asked.add(key)
        if key not in self._data:
            if default is None:
                raise self.fault(key, f"missing; expected {called}")
            return default
        value = self._data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.fault(key, f"expected {called}, found {value!r}")
        return value

    def has(self, key: str) -> bool:
        """Tell whether *key* is given."""
        return key in self._data

    def string(self, key: str, default: str | None = None) -> str:
        """Return the string at *key*."""
        value: str = self._get(key, str, "a text in quotes", default)
        return value

    def matching(self, key: str, pattern: str, called: str) -> str:
        """Return the string at *key*, which must match *pattern* whole."""
        value = self.string(key)
        if not re.fullmatch(pattern, value):
            raise self.fault(key, f"expected {called}, found {value!r}")
        return value

    def one_of(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        """Return the string at *key*, which must be one of *allowed*."""
        value = self.string(key, default)
        choices = list(allowed)
        if value not in choices:
            raise self.fault(key, f"expected one of {', '.join(choices)}; found {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """Return the true or false at *key*, false where it is absent."""
        value: bool = self._get(key, bool, "true or false", False)  # noqa: FBT003 - the default itself
        return value

    def anything(self, key: str) -> Any:
        """Return whatever stands at *key*; its owner checks it."""
        return self._get(key, object, "a value", None)

    def integer(self, key: str, default: int | None = None) -> int:
        """Return the whole number at *key*."""
        value: int = self._get(key, int, "a whole number", default)
        return value

    def strings(self, key: str, *, required: bool = False) -> tuple[str, ...]:
        """Return the list of strings at *key*, empty where it is not given."""
        value = self._get(key, list, "a list of texts", None if required else [])
        for index, item in enumerate(value):
            if not isinstance(item, str):
                raise self.fault(f"{key}[{index}]", f"expected a text in quotes, found {item!r}")
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
        value = self._get(key, dict, "a table", None)
        return Reader(value, self.file, self._path(key))

    def named_tables(self, key: str) -> list[tuple[str, "Reader"]]:
        """Return the tables inside the table at *key* with their names, in order; none where absent."""
        value = self._get(key, dict, "a table of tables", {})
        found = []
        for name, item in value.items():
            if not isinstance(item, dict):
                raise self.fault(f"{key}.{name}", f"expected a table, found {item!r}")
            found.append((name, Reader(item, self.file, self._path(f"{key}.{name}"))))
        return found

    def tables(self, key: str) -> list["Reader"]:
        """Return the tables of the list at *key*, none where it is absent."""
        value = self._get(key, list, "a list of tables", [])
        found = []
        for index, item in enumerate(value):
            place = f"{key}[{index + 1}]"
            if not isinstance(item, dict):
                raise self.fault(place, f"expected a table, found {item!r}")
            name = item.get("id")
            if isinstance(name, str):
                place = f"{key}[{name}]"
            found.append(Reader(item, self.file, self._path(place)))
        return found

    def mapping(self, key: str) -> dict[str, Any]:
        """Return the table at *key* as it stands, empty where it is absent; its owner checks it."""
        value: dict[str, Any] = self._get(key, dict, "a table", {})
        return dict(value)

    def finish(self) -> None:
        """Refuse keys that nobody asked for: a mistyped key must not be lost in silence."""
        for key in self._data:
            if key not in self._asked:
                known = ", ".join(sorted(self._asked))
                raise self.fault(key, f"unknown key; expected one of {known}")


def read_toml(path: Path) -> Reader:
    """Return the top table of the TOML file at *path*.

    Raises:
        SpecError: the file cannot be read, is not UTF-8 or is not TOML (with line and column).
    """
    name = shown(path)
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SpecError(name, "", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise SpecError(name, f"byte {error.start}", "expected UTF-8 text") from error
    except tomllib.TOMLDecodeError as error:
        raise SpecError(name, "", f"expected TOML: {error}") from error
    return Reader(data, name)


def read_folder(folder: Path, build: Callable[[Reader], Built]) -> list[Built]:
    """Build one thing from each TOML file of *folder*, in the order of their names."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        reader = read_toml(path)
        found.append(build(reader))
        reader.finish()
    return found
