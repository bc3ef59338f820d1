"""What the program says, in the user's language.

Every sentence shown to a user stands in ``messages/*.toml`` in both languages; code names it by file and
key: ``say("certify.passed", count=3)``.
"""

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from gouji_spec.text import Language, Text

_FOLDER = Path(__file__).resolve().parents[1] / "messages"


class _Speech:
    """The language spoken in this process; the command line sets it once at its door."""

    language: Language = "en"


def preferred_language(arguments: list[str], environment: dict[str, str] | None = None) -> Language:
    """Return the language asked for by ``--lang`` in *arguments*, else by the locale in *environment*."""
    for index, word in enumerate(arguments):
        if word == "--":
            break
        value = word.partition("=")[2] if word.startswith("--lang=") else ""
        if word == "--lang" and index + 1 < len(arguments):
            value = arguments[index + 1]
        if value in ("zh", "en"):
            return "zh" if value == "zh" else "en"
    given = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        if given.get(name):
            return "zh" if given[name].lower().startswith("zh") else "en"
    return "en"


def speak(language: Language) -> None:
    """Set the language of everything said from now on."""
    _Speech.language = language


def spoken() -> Language:
    """Return the language spoken."""
    return _Speech.language


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Speak *language* for a while, then again the one spoken before."""
    before = spoken()
    speak(language)
    try:
        yield
    finally:
        speak(before)


@cache
def _messages(file: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((_FOLDER / f"{file}.toml").read_text(encoding="utf-8"))


def say(key: str, /, **values: object) -> str:
    """Return the message *key* (``file.name``) in the language spoken, with *values* filled in.

    Raises:
        KeyError: no such message; a programmer's error.
    """
    return said(key, spoken(), **values)


def said(key: str, language: Language, /, **values: object) -> str:
    """Return the message *key* in *language*; of a value that is a text, its words in that language."""
    file, _, name = key.partition(".")
    words = _messages(file)[name][language]
    filled = {name: value.said_in(language) if isinstance(value, Text) else value for name, value in values.items()}
    return words.format(**filled) if values else words
