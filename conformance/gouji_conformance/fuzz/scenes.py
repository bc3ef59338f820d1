"""A game told in sentences of the phrasebook: questions of an area as its rows ask them, or a match, act by act."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from gouji_conformance.engines.oracle import NoAnswerError
from gouji_conformance.fresh.voice import Table, Telling, Voice, words_of
from gouji_conformance.sentences.hidden import dealt_operation
from gouji_conformance.sentences.phrasebook import UnknownSentenceError, phrasebook
from gouji_conformance.sentences.plans import Operation
from gouji_conformance.sentences.sentence import Said
from gouji_conformance.sentences.step_error import StepError
from gouji_spec.ruleset import Ruleset

MATCH = "match"
"""The area in which whole matches are played."""
AREAS = (MATCH, "score", "tribute", "deal", "points", "point-dues", "report", "table", "hold-three", "referee")
"""The areas whose games are told in sentences."""


@cache
def voice_of(area: str) -> Voice:
    """Return the sentences of *area*."""
    return Voice(phrasebook(), area)


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence as plain data.

    Attributes:
        sentence: its id.
        values: of its slots.
        table: below it.
    """

    sentence: str
    values: Mapping[str, Any] = field(default_factory=dict)
    table: Table = ()

    def said(self, voice: Voice) -> Said:
        """Return it as said by *voice*."""
        return voice.said(self.sentence, **self.values)


def line_of(said: Said, table: Table) -> Line:
    """Return a sentence that was *said*, with its *table*, as plain data."""
    return Line(said.sentence.id, said.values, table)


@dataclass(frozen=True, slots=True)
class Scene:
    """What is given and asked, sentence by sentence.

    Attributes:
        ruleset: of the table.
        area: of the sentences.
        lines: they; none says what is answered.
        clauses: of the row that it was made from.
    """

    ruleset: Ruleset
    area: str
    lines: tuple[Line, ...]
    clauses: tuple[str, ...] = ()

    def operations(self) -> list[Operation]:
        """Return what is asked, each with the number of its line; cards that do not matter are dealt.

        Raises:
            NoAnswerError: a sentence means nothing here.
        """
        voice = voice_of(self.area)
        told = Telling(voice, self.ruleset)
        try:
            for line in self.lines:
                told.say(line.said(voice), line.table)
        except (StepError, KeyError) as error:
            raise NoAnswerError(str(error)) from error
        return [dealt_operation(operation, "", 0) for operation in told.maker.operations]

    def can_be_tried(self, operation: Operation) -> bool:
        """Tell whether there are words for *operation* where it does not stand."""
        voice = voice_of(self.area)
        said = self.lines[operation.step].said(voice)
        return voice.tried(said) is not said or not any(want.path == "accepted" for want in operation.expect)

    def __str__(self) -> str:
        """Return it in English sentences, one a line; above them its clauses."""
        return "\n".join([" ".join(f"@{clause}" for clause in self.clauses), *self._words()])

    def _words(self) -> Iterator[str]:
        voice = voice_of(self.area)
        for line in self.lines:
            said = line.said(voice)
            yield f"{said.sentence.keyword} {words_of(voice.book, said, line.table, 'en')}"


def read_scene(ruleset: Ruleset, area: str, text: str) -> Scene:
    """Return the scene that was written as *text*.

    Raises:
        ValueError: some of it is no sentence (any more).
    """
    voice, lines = voice_of(area), list[Line]()
    tags, *rest = text.splitlines()
    for words in rest:
        if words.startswith("|"):
            row = tuple(cell.strip() for cell in words.strip("|").split("|"))
            lines[-1] = Line(lines[-1].sentence, lines[-1].values, (*lines[-1].table, row))
            continue
        keyword, _, sentence = words.partition(" ")
        try:
            lines.append(line_of(voice.book.understand(sentence, keyword, area, "en"), ()))
        except UnknownSentenceError as error:
            raise ValueError(sentence) from error
    return Scene(ruleset, area, tuple(lines), tuple(tag.removeprefix("@") for tag in tags.split()))
