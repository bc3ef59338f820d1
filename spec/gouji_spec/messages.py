"""Sentences for users, in both languages, as a package keeps them: ``messages/*.toml``.

Code names one by file and key, ``message("certify.passed", rows=3)``, and whoever prints it chooses the language.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from gouji_spec.text import Language, Text

_BETWEEN: Final = Text(zh="、", en=", ")


class MessageBook:
    """The messages of some folders; a file stands in one of them.

    Args:
        folders: where its files lie, ``*.toml``.
    """

    def __init__(self, *folders: Path) -> None:
        self._folders = folders
        self._read = cache(self._read_file)

    def message(self, key: str, /, **values: object) -> Text:
        """Return the message *key* (``file.name``) with *values* filled in; texts among them in their own language.

        Where *count* is 1 and the message has words for a single one (``en_one``), these are taken.

        Raises:
            KeyError: no such message; a programmer's error.
        """
        file, _, name = key.partition(".")
        words = self._read(file)[name]
        return Text(zh=_filled(words, "zh", values), en=_filled(words, "en", values))

    def names(self, file: str) -> tuple[str, ...]:
        """Return the names of all messages of *file*."""
        return tuple(self._read(file))

    def plain(self, file: str, name: str) -> Text:
        """Return a message with nothing filled in, for whoever fills it in later."""
        words = self._read(file)[name]
        return Text(zh=words["zh"], en=words["en"])

    def _read_file(self, file: str) -> dict[str, dict[str, str]]:
        for folder in self._folders:
            path = folder / f"{file}.toml"
            if path.is_file():
                return tomllib.loads(path.read_text(encoding="utf-8"))
        raise KeyError(file)


def _filled(words: Mapping[str, str], language: Language, values: Mapping[str, object]) -> str:
    chosen = words.get(f"{language}_one", words[language]) if values.get("count") == 1 else words[language]
    filled = {name: value.said_in(language) if isinstance(value, Text) else value for name, value in values.items()}
    return chosen.format(**filled)


def listed(words: Iterable[Text]) -> Text:
    """Return *words* one after another, as each language lists things."""
    return _BETWEEN.join(words)
