"""A text in both languages of the law."""

import re
from dataclasses import dataclass
from typing import Literal

Language = Literal["zh", "en"]
LANGUAGES: tuple[Language, ...] = ("zh", "en")


@dataclass(frozen=True, slots=True)
class Text:
    """The same words in Chinese and in English; neither is a translation of the other."""

    zh: str
    en: str

    def said_in(self, language: Language) -> str:
        """Return the words in *language*."""
        return self.zh if language == "zh" else self.en


def digest(words: str) -> str:
    """Return the eight hexadecimal digits that stand for *words* where another text was made from them.

    White space does not count, so that re-wrapping a file leaves its digests alone.
    """
    import hashlib  # noqa: PLC0415 - who only speaks takes no digests

    return hashlib.sha256(re.sub(r"\s+", "", words).encode()).hexdigest()[:8]
