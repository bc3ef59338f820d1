"""Words in both languages at once, for a page that shows either."""

from collections.abc import Callable
from typing import NamedTuple

from gouji_conformance.speech.language import said, speaking


class Both(NamedTuple):
    """The same said in English and in Chinese."""

    en: str
    zh: str


def in_both(words: Callable[[], str]) -> Both:
    """Return what *words* says in each language; it says it in the language spoken."""
    with speaking("en"):
        english = words()
    with speaking("zh"):
        return Both(english, words())


def both(key: str, /, **values: object) -> Both:
    """Return the message *key* in both languages; a value that is ``Both`` is filled in in its own."""
    return Both(
        said(key, "en", **{name: value.en if isinstance(value, Both) else value for name, value in values.items()}),
        said(key, "zh", **{name: value.zh if isinstance(value, Both) else value for name, value in values.items()}),
    )
