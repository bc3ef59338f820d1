"""Which language a user is spoken to in."""

import os
from collections.abc import Mapping, Sequence

from gouji_spec.text import Language


def preferred_language(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> Language:
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
