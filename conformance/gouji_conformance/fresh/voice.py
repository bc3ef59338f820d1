"""Sentences of the phrasebook said by whoever makes a question: by their ids and values, not by their words."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import FeatureStep
from gouji_conformance.sentences.phrasebook import KEYWORDS, Phrasebook
from gouji_conformance.sentences.plans import Step
from gouji_conformance.sentences.sentence import Said, Sentence
from gouji_conformance.sentences.slots import SLOTS
from gouji_conformance.sentences.translation import table_lines, table_of
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language

Table = tuple[tuple[str, ...], ...]
_BOTH: Final[tuple[Language, Language]] = ("en", "zh")
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


def as_said(sentence: Sentence, values: Mapping[str, Any]) -> Said | None:
    """Return *sentence* with what its words mean, written with *values*; None where they cannot be written.

    An empty list, say, has no words; and an answer may have more in it than the words tell.
    """
    meant = {}
    for name, kind in sentence.slots:
        try:
            words = SLOTS[kind].write(values[name], "en")
        except (KeyError, TypeError, ValueError, AttributeError):
            return None
        found = _read(kind, words)
        if not found:
            return None
        meant[name] = found[0]
    return Said(sentence, meant)


@lru_cache(maxsize=1 << 14)
def _read(kind: str, words: str) -> tuple[Any, ...]:
    """Return what *words* mean in a slot of *kind*, alone; nothing where they are none of its words."""
    return (SLOTS[kind].read(words, "en"),) if _pattern(kind).fullmatch(words) else ()


@cache
def _pattern(kind: str) -> re.Pattern[str]:
    return re.compile(SLOTS[kind].pattern["en"])


class Telling:
    """A scenario in the making, said sentence by sentence.

    Attributes:
        maker: the plan that it makes.
    """

    def __init__(self, voice: Voice, ruleset: Ruleset) -> None:
        self.maker = PlanMaker(voice.book, voice.area, ruleset, wordless=True)
        self._said: list[tuple[Said, Table]] = []
        self._cited: dict[int, tuple[str, ...]] = {}

    def say(self, said: Said, table: Table = ()) -> None:
        """Say one sentence more.

        Raises:
            StepError: it means nothing here.
        """
        self._said.append((said, table))
        self.maker.say(said, FeatureStep(said.sentence.keyword, said.sentence.id, table, 0))

    def cite(self, begun: int, clauses: tuple[str, ...]) -> None:
        """Note that the steps from number *begun* on turn on *clauses*."""
        self._cited |= dict.fromkeys(range(begun, len(self.maker.steps)), clauses)

    def steps(self) -> tuple[Step, ...]:
        """Return the steps so far in words, each table below its sentence: what nobody reads need not be written."""
        return tuple(self._step(number, *said) for number, said in enumerate(self._said))

    def _step(self, number: int, said: Said, table: Table) -> Step:
        keyword: Any = said.sentence.keyword
        english, chinese = (words_of(self.maker.book, said, table, language) for language in _BOTH)
        return Step(keyword, english, chinese, 0, self._cited.get(number, ()))


def words_of(book: Phrasebook, said: Said, table: Table, language: Language) -> str:
    """Return a sentence in words, its *table* on the lines below."""
    return "\n".join((said.sentence.write(said.values, language), *table_lines(table_of(book, said, table, language))))
