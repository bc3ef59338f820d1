"""Every sentence shown to a user, in both languages.

They stand in ``messages/*.toml``; code names one by file and key, ``message("certify.passed", rows=3)``, and whoever
prints it chooses the language.
"""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from gouji_spec.text import Language, Text

_FOLDER = Path(__file__).resolve().parents[1] / "messages"
_BETWEEN = Text(zh="、", en=", ")


@cache
def _messages(file: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((_FOLDER / f"{file}.toml").read_text(encoding="utf-8"))


def message(key: str, /, **values: object) -> Text:
    """Return the message *key* (``file.name``) with *values* filled in; those that are texts in their own language.

    Where *count* is 1 and the message has words for a single one (``en_one``), these are taken.

    Raises:
        KeyError: no such message; a programmer's error.
    """
    file, _, name = key.partition(".")
    words = _messages(file)[name]
    return Text(zh=_filled(words, "zh", values), en=_filled(words, "en", values))


def _filled(words: Mapping[str, str], language: Language, values: Mapping[str, object]) -> str:
    chosen = words.get(f"{language}_one", words[language]) if values.get("count") == 1 else words[language]
    filled = {name: value.said_in(language) if isinstance(value, Text) else value for name, value in values.items()}
    return chosen.format(**filled)


def listed(words: Iterable[Text]) -> Text:
    """Return *words* one after another, as each language lists things."""
    return _BETWEEN.join(words)
