"""One sentence of the phrasebook: its words in both languages, its slots, and what it does to a plan."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from gouji_conformance.sentences.slots import SLOTS
from gouji_spec.text import Language, Text

SLOT = re.compile(r"\{([a-z][a-z-]*)(?::([a-z][a-z-]*))?\}")
"""A slot in the words of a sentence: its name and, where that is no kind of slot, its kind after a colon."""
_PLACEHOLDER = r"<[a-z][a-z0-9-]*>"

Template = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a sentence does to a plan, as templates to be filled with its slots.

    Attributes:
        when: option → values under which this is the meaning; empty: always.
        give: path → value, put into the position the scenario begins with.
        operation: the request with its own expectations, None where nothing is asked.
        expect: expectations of the answer to the latest request.
        each: the slot with a list of seats for each of which the operation is made, or empty.
    """

    when: tuple[tuple[str, tuple[str, ...]], ...]
    give: Template
    operation: Template | None
    expect: tuple[Template, ...]
    each: str

    def expecting_nothing(self) -> "Meaning":
        """Return the same request with its answer left to later sentences."""
        return replace(self, operation={**(self.operation or {}), "expect": ()})


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence: its words in both languages, its slots, and what it means."""

    id: str
    area: str
    keyword: str
    words: Text
    slots: tuple[tuple[str, str], ...]
    table: tuple[tuple[str, str], ...]
    meanings: tuple[Meaning, ...]

    def fitting(self, text: str, language: Language, *, placeholders: bool = False) -> re.Match[str] | None:
        """Return how *text* fits the sentence whole, None where it does not.

        Args:
            text: the words of a step.
            language: the language of *text*.
            placeholders: whether ``<name>`` may stand in a slot, as in an Outline.
        """
        return _pattern(self.words.said_in(language), language, placeholders=placeholders).fullmatch(text)

    def write(self, values: Mapping[str, Any], language: Language) -> str:
        """Return the sentence in *language* with *values*; a value ``<name>`` stays a placeholder."""

        def fill(match: re.Match[str]) -> str:
            value = values[match.group(1)]
            if is_placeholder(value):
                return str(value)
            return SLOTS[match.group(2) or match.group(1)].write(value, language)

        return SLOT.sub(fill, self.words.said_in(language))


@dataclass(frozen=True, slots=True)
class Said:
    """A step understood: the sentence and the values of its slots."""

    sentence: Sentence
    values: Mapping[str, Any]


def is_placeholder(value: object) -> bool:
    """Tell whether *value* is an Outline's placeholder such as ``<cards>``."""
    return isinstance(value, str) and re.fullmatch(_PLACEHOLDER, value) is not None


def group(name: str) -> str:
    """Return the name of the group of a pattern in which the words of slot *name* are found."""
    return name.replace("-", "_")


@cache
def _pattern(words: str, language: Language, *, placeholders: bool) -> re.Pattern[str]:
    """Return what a step looks like that says *words*; it is made when a step is first held against them."""
    parts = []
    at = 0
    for slot in SLOT.finditer(words):
        parts.append(re.escape(words[at : slot.start()]))
        inner = SLOTS[slot.group(2) or slot.group(1)].pattern[language]
        if placeholders:
            inner = f"{_PLACEHOLDER}|{inner}"
        parts.append(f"(?P<{group(slot.group(1))}>{inner})")
        at = slot.end()
    parts.append(re.escape(words[at:]))
    return re.compile("".join(parts))
