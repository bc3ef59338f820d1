"""A text in both languages of the law."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

Language = Literal["zh", "en"]
LANGUAGES: tuple[Language, ...] = ("zh", "en")


@dataclass(frozen=True, slots=True)
class Text:
    """The same words in Chinese and in English; neither is a translation of the other."""

    zh: str
    en: str

    @classmethod
    def same(cls, words: str) -> "Text":
        """Return *words* as a text that is the same in both languages: an id, a name, what somebody wrote."""
        return cls(words, words)

    def said_in(self, language: Language) -> str:
        """Return the words in *language*."""
        return self.zh if language == "zh" else self.en

    def map(self, change: Callable[[str], str]) -> "Text":
        """Return what *change* makes of the words in each language."""
        return Text(zh=change(self.zh), en=change(self.en))

    def join(self, parts: Iterable["Text"]) -> "Text":
        """Return *parts* with these words between them, as ``str.join`` does.

        >>> Text(zh="、", en=", ").join([Text(zh="甲", en="P1"), Text(zh="乙", en="P2")]).zh
        '甲、乙'
        """
        some = list(parts)
        return Text(zh=self.zh.join(part.zh for part in some), en=self.en.join(part.en for part in some))
