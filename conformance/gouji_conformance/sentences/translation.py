"""A scenario in the other language: each step is understood and written again from its sentence."""

import re
from collections.abc import Sequence
from typing import Any

from gouji_conformance.sentences.features import FeatureStep, Scenario
from gouji_conformance.sentences.phrasebook import Phrasebook, UnknownSentenceError
from gouji_conformance.sentences.sentence import Said, is_placeholder
from gouji_conformance.sentences.slots import SLOTS
from gouji_spec.text import Language

WORDS = {
    "en": {"scenario": "Scenario", "outline": "Scenario Outline", "examples": "Examples", "and": "And"},
    "zh": {"scenario": "场景", "outline": "场景大纲", "examples": "例子", "and": "而且"},
}
_IN_GROUPS = ("cards", "hand")
"""Kinds of cells whose words may be set apart by spaces that mean nothing."""
_PLACEHOLDER = re.compile(r"<([^<>]+)>")
_PLACEHOLDER_APART = re.compile(r"(\s*<[^<>]+>\s*)")
STEP_WORDS = {
    "en": {"given": "Given", "when": "When", "then": "Then"},
    "zh": {"given": "假如", "when": "当", "then": "那么"},
}


def in_chinese(book: Phrasebook, area: str, steps: Sequence[FeatureStep]) -> list[FeatureStep]:
    """Return the English *steps* as Chinese ones.

    Raises:
        UnknownSentenceError: a step that no sentence fits.
    """
    return [translated(book, area, step, "zh") for step in steps]


def translated(book: Phrasebook, area: str, step: FeatureStep, language: Language) -> FeatureStep:
    """Return an English *step* in *language*, placeholders kept.

    Raises:
        UnknownSentenceError: no sentence fits.
    """
    said = book.understand(step.text, step.keyword, area, "en", placeholders=True)
    table = table_of(book, said, step.table, language)
    return FeatureStep(step.keyword, said.sentence.write(said.values, language), table, step.line)


def table_of(
    book: Phrasebook, said: Said, table: Sequence[Sequence[str]], language: Language
) -> tuple[tuple[str, ...], ...]:
    """Return the English *table* of a step, whose sentence is *said*, in *language*."""
    if not table or language == "en":
        return tuple(tuple(row) for row in table)
    kinds = dict(said.sentence.table)
    header = table[0]
    rows = [tuple(book.columns.get(name, name) for name in header)]
    rows += [
        tuple(_cell(kinds.get(name, ""), words, language) for name, words in zip(header, row, strict=True))
        for row in table[1:]
    ]
    return tuple(rows)


def _cell(kind: str, words: str, language: Language) -> str:
    """Return a cell in *language*.

    Placeholders in it stay, with the spaces round them: ``<cards> 448``.  So do the spaces between cards: how its
    author grouped a hand, ``22 55S``, is said to the reader alone.
    """
    if not kind:
        return words
    parts = _PLACEHOLDER_APART.split(words)
    return "".join(part if index % 2 else _said_again(kind, part, language) for index, part in enumerate(parts))


def _said_again(kind: str, words: str, language: Language) -> str:
    slot = SLOTS[kind]
    groups = words.split(" ") if kind in _IN_GROUPS else [words]
    return " ".join(slot.write(slot.read(group, "en"), language) if group else "" for group in groups)


def written(book: Phrasebook, scenario: Scenario, language: Language) -> str:
    """Return *scenario* as Gherkin in *language*, its Examples included.

    A cell that completes a whole sentence is translated as that sentence.
    """
    words = WORDS[language]
    kind = words["outline"] if scenario.is_outline else words["scenario"]
    lines = [f"{kind}: {scenario.name.said_in(language)}"]
    previous = ""
    kinds: dict[str, str] = {}
    for step in scenario.steps:
        keyword = words["and"] if step.keyword == previous else STEP_WORDS[language][step.keyword]
        previous = step.keyword
        try:
            shown = translated(book, scenario.area, step, language)
            said = book.understand(step.text, step.keyword, scenario.area, "en", placeholders=True)
            kinds.update(_in_tables(said, step.table))
            kinds.update(
                {
                    str(said.values[name])[1:-1]: slot
                    for name, slot in said.sentence.slots
                    if is_placeholder(said.values[name])
                }
            )
        except UnknownSentenceError:
            shown = step
        lines.append(f"  {keyword} {_placeholders(book, shown.text, language)}")
        table = [[_placeholders(book, cell, language) for cell in row] for row in shown.table]
        lines += table_lines(table, "    ")
    if scenario.is_outline:
        lines += ["", f"  {words['examples']}:"]
        lines += table_lines(_examples(book, scenario, kinds, language), "    ")
    return "\n".join(lines)


def _in_tables(said: Said, table: Sequence[Sequence[str]]) -> dict[str, str]:
    """Return the kind of slot each placeholder stands in within the cells of a step's table."""
    kinds = dict(said.sentence.table)
    return {
        name: kinds[column]
        for row in table[1:]
        for column, words in zip(table[0], row, strict=True)
        for name in _PLACEHOLDER.findall(words)
        if column in kinds
    }


def _placeholders(book: Phrasebook, text: str, language: Language) -> str:
    """Return *text* with its placeholders named as the columns are in *language*."""
    if language == "en":
        return text
    return _PLACEHOLDER.sub(lambda found: f"<{book.columns.get(found.group(1), found.group(1))}>", text)


def _examples(
    book: Phrasebook, scenario: Scenario, kinds: dict[str, str], language: Language
) -> tuple[tuple[str, ...], ...]:
    if language == "en":
        return (scenario.header, *(cells for cells, _ in scenario.cells))
    header = tuple("例" if name == "case" else book.columns.get(name, name) for name in scenario.header)
    rows = [
        tuple(_example(book, scenario, kinds, name, words) for name, words in zip(scenario.header, cells, strict=True))
        for cells, _ in scenario.cells
    ]
    return (header, *rows)


def _example(book: Phrasebook, scenario: Scenario, kinds: dict[str, str], name: str, words: str) -> str:
    if name in kinds:
        return _cell(kinds[name], words, "zh")
    whole = next((step for step in scenario.steps if step.text == f"<{name}>"), None)
    if whole is None:
        return words
    values: Any = book.understand(words, whole.keyword, scenario.area, "en")
    return str(values.sentence.write(values.values, "zh"))


def table_lines(table: Sequence[Sequence[str]], indent: str = "") -> list[str]:
    """Return *table* as Gherkin writes it, its columns as wide as their cells."""
    from wcwidth import wcswidth  # noqa: PLC0415 - only where a table is printed

    if not table:
        return []
    widths = [max(wcswidth(row[column]) for row in table) for column in range(len(table[0]))]
    return [
        indent
        + "| "
        + " | ".join(cell + " " * (width - wcswidth(cell)) for cell, width in zip(row, widths, strict=True))
        + " |"
        for row in table
    ]
