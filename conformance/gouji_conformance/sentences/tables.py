"""The table of a step: each cell read as its column says, and what a row may not say."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gouji_conformance.sentences.features import FeatureStep
from gouji_conformance.sentences.phrasebook import Phrasebook
from gouji_conformance.sentences.sentence import Said
from gouji_conformance.sentences.slot import SlotError
from gouji_conformance.sentences.slots import OTHERS, SEAT_OR_OTHERS, SLOTS
from gouji_conformance.sentences.step_error import StepError
from gouji_spec.text import Language

_TOLD_APART = ("hand", SEAT_OR_OTHERS)
"""Kinds of cells of which it is said what was expected; of others only that the table is not the sentence's."""


@dataclass(frozen=True, slots=True)
class Others:
    """The last row of a table where it means every seat in play that no row above it names.

    Attributes:
        word: as it is written.
        column: the one that names the seats.
        values: of the sentence and of the row.
    """

    word: str
    column: str
    values: Mapping[str, Any]

    def for_seat(self, seat: int) -> dict[str, Any]:
        """Return the values of the row as if it named *seat*."""
        return {**self.values, self.column: seat}


@dataclass(frozen=True, slots=True)
class Table:
    """What a step says by its table, or without one.

    Attributes:
        rows: the values of the sentence with those of a row, once for each row; once alone without a table.
        seats: those named by rows above one that may mean the others.
        others: that row; which seats it means is known only when the whole position is.
    """

    rows: tuple[Mapping[str, Any], ...]
    seats: frozenset[int] = frozenset()
    others: Others | None = None


def read_table(book: Phrasebook, said: Said, step: FeatureStep, language: Language) -> Table:
    """Return what *step*, whose sentence is *said*, says by its table.

    Raises:
        StepError: the table is not the sentence's, or names a seat or the others where it may not.
    """
    kinds = dict(said.sentence.table)
    if not kinds and not step.table:
        return Table((said.values,))
    names = {(book.columns.get(key, "") if language == "zh" else key): key for key in kinds}
    header = [names.get(cell, "") for cell in step.table[0]] if step.table else []
    if len(step.table) < 2 or sorted(header) != sorted(kinds):
        raise StepError(step.line, step.text, "table")
    rows = [
        dict(said.values)
        | {key: _cell(kinds[key], words, step, language) for key, words in zip(header, row, strict=True)}
        for row in step.table[1:]
    ]
    column = next((key for key, kind in kinds.items() if kind == SEAT_OR_OTHERS), "")
    if not column:
        return Table(tuple(rows))
    written = [row[header.index(column)] for row in step.table[1:]]
    _check_seats([row[column] for row in rows], written, step)
    others = Others(written[-1], column, rows.pop()) if rows[-1][column] == OTHERS else None
    return Table(tuple(rows), frozenset(row[column] for row in rows), others)


def _check_seats(named: Sequence[Any], written: Sequence[str], step: FeatureStep) -> None:
    """Refuse a seat that stands twice in a table, and others who are not the last."""
    for number, seat in enumerate(named):
        after = named[number + 1 :]
        if seat == OTHERS and after:
            raise StepError(step.line, written[number], "others-twice" if OTHERS in after else "others-not-last")
        if seat in after:
            raise StepError(step.line, written[number], "seat-twice")


def _cell(kind: str, words: str, step: FeatureStep, language: Language) -> Any:
    slot = SLOTS[kind]
    try:
        if re.fullmatch(slot.pattern[language], words):
            return slot.read(words, language)
    except SlotError:
        pass
    if kind in _TOLD_APART:
        raise StepError(step.line, words, "cell-" + kind)
    raise StepError(step.line, words, "table")
