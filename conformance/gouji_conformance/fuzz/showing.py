"""What fuzzing has found, shown: each cause once, with a scenario in both languages and the line for a ruling."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text as StyledText

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.fuzz.differences import Difference, Kind
from gouji_conformance.fuzz.finding import Cause
from gouji_conformance.fuzz.kept import Folder
from gouji_conformance.fuzz.telling import IN_PLAY, judge_line, steps_of, tags_of
from gouji_conformance.reports.failing import clause_words, unmet_sentence
from gouji_conformance.reports.faults import alike_words
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.sentences.plans import Step
from gouji_conformance.sentences.translation import STEP_WORDS, WORDS
from gouji_conformance.speech.messages import message
from gouji_spec.text import LANGUAGES, Language, Text

_TITLE: Final = Text(zh="比对时出的一题", en="Found by fuzzing")
_PARTS: Final = 3
"""So many parts of an answer that are wrong are shown."""


@dataclass(frozen=True, slots=True)
class Page:
    """Where what was found is shown.

    Attributes:
        names: of the engines; one only where there is no second.
        infos: what each says of itself.
        folder: where the rules of a table are written that no profile plays.
        language: the reader's; scenarios come in the other one too.
    """

    names: Sequence[str]
    infos: Sequence[EngineInfo]
    folder: Folder
    language: Language

    def lines(self, number: int, cause: Cause) -> Iterator[StyledText]:
        """Yield the lines that show *cause*, the *number*-th."""
        first, found = cause.first, cause.first.smallest
        head = message("fuzz.cause", number=number, clause=cause.clause or "–", games=cause.count)
        yield StyledText(head.said_in(self.language), style="bold red")
        if len(self.names) > 1:
            yield self._indented(message("fuzz.wrong", engine=self.names[first.engine]), "red")
        for line in _wrong(found, self.language):
            yield StyledText(f"    {line}", style="red")
        for clause in found.clauses[:IN_PLAY]:
            shown = StyledText(f"    {clause}", style="cyan")
            yield shown.append(f"  {clause_words(clause).said_in(self.language)}", style="default")
        if cause.alike is not None:
            yield self._indented(alike_words(cause.alike), "bold")
        others = [kind_words(group.smallest.kind) for group in cause.groups if group is not first]
        if others:
            yield self._indented(message("fuzz.also", kinds="; ".join(others)), "dim")
        yield from self._scenario(found, self.infos[first.engine])

    def _scenario(self, found: Difference, info: EngineInfo) -> Iterator[StyledText]:
        steps = steps_of(found, info)
        yield StyledText("")
        yield StyledText(f"    {tags_of(found)}", style="cyan")
        for tongue in (self.language, *(other for other in LANGUAGES if other != self.language)):
            yield from (StyledText(f"    {line}") for line in scenario_lines(steps, tongue))
            yield StyledText("")
        ruling = judge_line(found, self.folder.table_file(found.asked.game.ruleset))
        if ruling:
            yield StyledText(f"    {ruling}", style="green")

    def _indented(self, words: Text, style: str) -> StyledText:
        return StyledText(f"    {words.said_in(self.language)}", style=style)


def scenario_lines(steps: tuple[Step, ...], language: Language) -> Iterator[str]:
    """Yield *steps* as Gherkin writes a scenario."""
    yield f"{WORDS[language]['scenario']}: {_TITLE.said_in(language)}"
    previous = ""
    for step in steps:
        keyword = WORDS[language]["and"] if step.keyword == previous else STEP_WORDS[language][step.keyword]
        previous = step.keyword
        first, *table = (step.zh if language == "zh" else step.en).splitlines()
        yield f"  {keyword} {first}"
        yield from (f"    {line.strip()}" for line in table)


def _wrong(found: Difference, language: Language) -> Iterator[str]:
    if found.fault is not None:
        yield printable_text(found.fault.sentence, 600).said_in(language)
        yield from (f"| {printable(line)}" for line in found.fault.log)
        return
    for unmet in found.unmet[:_PARTS]:
        yield unmet_sentence(unmet).said_in(language)


def kind_words(kind: Kind) -> str:
    """Return a kind of difference in a word or two: what was asked, and which part of the answer is wrong."""
    return f"{kind.asked} → {kind.path}"
