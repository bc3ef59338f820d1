"""A trace as the terminal shows it, no line over 80 cells."""

from collections.abc import Iterable, Iterator, Sequence

from gouji_conformance.checks.tracing import TracedArticle, TracedClause, TracedSentence, Uncovered
from gouji_conformance.mutants.catalogue import FEWEST
from gouji_conformance.reports.words import area_words
from gouji_conformance.runs.floors import Floor
from gouji_conformance.speech.messages import listed, message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.text import Language, Text


class TracePrinter:
    """Writes traces in one language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def article(self, article: TracedArticle) -> Iterator[str]:
        """Yield an article: each sentence with its clauses, the clauses no sentence leads to, the other sources."""
        title = article.title.said_in(self._language)
        yield self._say("article", number=article.key, title=title) if article.key.isdigit() else title
        if article.floors:
            floors = listed(self._floor(floor) for floor in article.floors)
            yield from wrapped(self._say("rows", floors=floors), rest="  ")
        clauses = {clause.id: clause for clause in article.clauses}
        shown: set[str] = set()
        for sentence in article.sentences:
            yield ""
            yield from self._sentence(sentence)
            for name in sentence.clauses:
                if name in clauses and name not in shown:
                    yield from self._clause(clauses[name])
                else:
                    yield f"    {name} →"
                shown.add(name)
        rest = [clause for clause in article.clauses if clause.id not in shown]
        if rest:
            yield ""
            if article.sentences:
                yield self._say("rest")
            for clause in rest:
                yield from self._clause(clause)
        if article.elsewhere:
            yield ""
            yield self._say("elsewhere")
            for sentence in article.elsewhere:
                yield from self._line(sentence)

    def source(self, sentences: Iterable[TracedSentence]) -> Iterator[str]:
        """Yield the sentences of one source with the clauses each leads to, or why it carries no rule."""
        for sentence in sentences:
            yield from self._line(sentence)

    def uncovered(self, uncovered: Uncovered) -> Iterator[str]:
        """Yield how much nothing stands on, and what."""
        for key, names in _of_each_kind(uncovered):
            yield from self._lacking(key, names)

    def lacking(self, uncovered: Uncovered) -> Iterator[str]:
        """Yield what nothing stands on, and no kind of which there is nothing."""
        for key, names in _of_each_kind(uncovered):
            if names:
                yield from self._lacking(key, names)

    def _lacking(self, key: str, names: Sequence[str]) -> Iterator[str]:
        yield from wrapped(self._say(key, count=len(names), fewest=FEWEST))
        if names:
            yield from wrapped(", ".join(names), first="  ", rest="  ")

    def _floor(self, floor: Floor) -> Text:
        return message("trace.floor", area=area_words(floor.area), count=floor.rows, passed=floor.passed)

    def _sentence(self, sentence: TracedSentence) -> Iterator[str]:
        yield from wrapped(sentence.gist.said_in(self._language), first=f"{sentence.place}  ", rest="    ")
        if sentence.note is not None:
            yield from wrapped(self._say("note", note=sentence.note), first="    ", rest="      ")

    def _line(self, sentence: TracedSentence) -> Iterator[str]:
        yield from self._sentence(sentence)
        if sentence.clauses:
            yield from wrapped(" ".join(sentence.clauses), first="    → ", rest="      ")

    def _clause(self, clause: TracedClause) -> Iterator[str]:
        yield f"    {clause.id}  {message(f'rule.modality_{clause.modality}').said_in(self._language)}"
        yield from self._named("options", clause.options)
        yield from self._named("interpretations", clause.interpretations)
        bare = clause.modality != "declares"
        yield from self._named("scenarios", clause.scenarios, missing=bare)
        yield from self._named("functions", clause.functions, missing=bare)

    def _named(self, key: str, names: Sequence[str], *, missing: bool = False) -> Iterator[str]:
        if names or missing:
            words = ", ".join(names) or self._say("none")
            yield from wrapped(words, first=f"      {self._say(key)}", rest="        ")

    def _say(self, key: str, **values: object) -> str:
        return message(f"trace.{key}", **values).said_in(self._language)


def _of_each_kind(uncovered: Uncovered) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each kind of what nothing stands on, by the key of its text, and what there is of it."""
    yield "no_clause", uncovered.sentences
    yield "no_scenario", uncovered.scenario
    yield "no_function", uncovered.function
    yield "no_table", uncovered.values
    yield "no_method", uncovered.options
    yield "no_code", uncovered.reason_code
    yield "no_test", uncovered.reason_scenario
    yield "no_answer", uncovered.method_code
    yield "no_question", uncovered.method_scenario
    yield "no_speaker", uncovered.phrase
    yield "no_wrong_engine", uncovered.wrong_engine
