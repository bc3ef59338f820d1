"""What a check found: where, which check, and one sentence in both languages."""

from dataclasses import dataclass

from gouji_spec.text import Language, Text


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault found by a check.

    Attributes:
        check: the check's name, ``stale-english``.
        file: as a reader names it.
        place: a line number or a key, empty where the whole file is meant.
        text: what is wrong and what was expected.
    """

    check: str
    file: str
    place: str
    text: Text

    def line(self, language: Language) -> str:
        """Return the whole finding on one line: place, sentence, the check's name."""
        where = f"{self.file}:{self.place}" if self.place else self.file
        return f"{where}: {self.text.said_in(language)} [{self.check}]"
