"""Sentences of the phrasebook said by whoever makes a question: by their ids and values, not by their words."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import FeatureStep
from gouji_conformance.sentences.phrasebook import KEYWORDS, Phrasebook
from gouji_conformance.sentences.plans import Step
from gouji_conformance.sentences.sentence import Said, Sentence
from gouji_conformance.sentences.slots import SLOTS
from gouji_conformance.sentences.translation import table_lines, table_of
from gouji_spec.ruleset import Ruleset

Table = tuple[tuple[str, ...], ...]
TRIED: Final = "-tried"
"""What the id of a sentence ends in by which something is only tried."""


class Voice:
    """The sentences of one area, by their ids.

    Attributes:
        book, area: of the sentences.
    """

    def __init__(self, book: Phrasebook, area: str) -> None:
        self.book = book
        self.area = area
        self._sentences = {sentence.id: sentence for word in KEYWORDS for sentence in book.spoken_in(area, word)}

    def said(self, sentence_id: str, **values: Any) -> Said:
        """Return the sentence *sentence_id* with *values*."""
        return Said(self._sentences[sentence_id], values)

    def outcomes(self) -> Sequence[Sentence]:
        """Return every sentence that says something of an answer."""
        return self.book.spoken_in(self.area, "then")

    def requests(self) -> Sequence[Sentence]:
        """Return every sentence by which something is asked or done."""
        return self.book.spoken_in(self.area, "when")

    def tried(self, said: Said) -> Said:
        """Return what is *said* with its answer left open, where there are words for that."""
        found = self._sentences.get(said.sentence.id + TRIED)
        return said if found is None else Said(found, said.values)


def can_be_said(sentence: Sentence, values: Mapping[str, Any]) -> bool:
    """Tell whether *sentence* can be written with *values* and read back: an empty list, say, has no words."""
    for name, kind in sentence.slots:
        slot = SLOTS[kind]
        try:
            words = slot.write(values[name], "en")
        except (KeyError, TypeError, ValueError, AttributeError):
            return False
        if re.fullmatch(slot.pattern["en"], words) is None:
            return False
    return True


class Telling:
    """A scenario in the making, said sentence by sentence.

    Attributes:
        maker: the plan that it makes.
    """

    def __init__(self, voice: Voice, ruleset: Ruleset) -> None:
        self.maker = PlanMaker(voice.book, voice.area, ruleset)
        self._tables: dict[int, tuple[Said, Table]] = {}
        self._cited: dict[int, tuple[str, ...]] = {}

    def say(self, said: Said, table: Table = ()) -> None:
        """Say one sentence more.

        Raises:
            StepError: it means nothing here.
        """
        if table:
            self._tables[len(self.maker.steps)] = (said, table)
        self.maker.say(said, FeatureStep(said.sentence.keyword, said.sentence.id, table, 0))

    def cite(self, begun: int, clauses: tuple[str, ...]) -> None:
        """Note that the steps from number *begun* on turn on *clauses*."""
        self._cited |= dict.fromkeys(range(begun, len(self.maker.steps)), clauses)

    def steps(self) -> tuple[Step, ...]:
        """Return the steps so far in words, each table below its sentence."""
        return tuple(self._in_words(number, step) for number, step in enumerate(self.maker.steps))

    def _in_words(self, number: int, step: Step) -> Step:
        if number in self._cited:
            step = msgspec.structs.replace(step, clauses=self._cited[number])
        if number not in self._tables:
            return step
        said, table = self._tables[number]
        english = table_lines(table)
        chinese = table_lines(table_of(self.maker.book, said, table, "zh"))
        return msgspec.structs.replace(step, en="\n".join((step.en, *english)), zh="\n".join((step.zh, *chinese)))
