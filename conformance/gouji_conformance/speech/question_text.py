"""Questions of tables as the terminal shows them: one with its answers and clauses, or all of them by theme."""

from collections.abc import Iterator, Sequence

from gouji_conformance.speech.law_text import LawPrinter
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.law import law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.question_tables import Told, listed_profiles, not_asked, told
from gouji_spec.questions import Question, themes
from gouji_spec.ruleset_file import TableRules
from gouji_spec.text import Language


class QuestionPrinter:
    """Prints questions in one language, no line over 80 cells; clauses by *printer*.

    Where a *table* is given, the answer it gets comes first.
    """

    def __init__(self, language: Language, printer: LawPrinter, table: TableRules | None = None) -> None:
        self._language = language
        self._printer = printer
        self._table = table

    def found(self, word: str) -> Iterator[str] | None:
        """Return the lines for the question whose id or wording *word* is, or for all of them; None for none."""
        if word in ("questions", "问题"):
            return self.questions()
        for theme in themes():
            for question in theme.questions:
                if word == question.id or word in question.words():
                    return self.question(question)
        return None

    def questions(self) -> Iterator[str]:
        """Yield every question on a line or two, theme by theme."""
        for number, theme in enumerate(themes()):
            if number:
                yield ""
            yield theme.title.said_in(self._language)
            for question in theme.questions:
                yield from wrapped(question.question.said_in(self._language), first=f"  {question.id}  ", rest="      ")

    def question(self, question: Question) -> Iterator[str]:
        """Yield a question: its answer, what other tables are told, its other wordings, its clauses and scenarios."""
        yield from wrapped(question.question.said_in(self._language), first=f"{question.id}  ", rest="    ")
        if self._table is not None:
            yield from self._here(question, self._table)
        for entry in told(question):
            yield from self._told(entry, alone=not question.otherwise)
        silent = not_asked(question)
        if silent:
            yield from self._lines(self._say("not_asked", profiles=listed_profiles(silent)), indent="    ")
        yield from self._named("asked", question.asked.said_in(self._language))
        yield from self._named("scenarios", question.scenarios)
        for name in question.clauses:
            clause = law().clause(name)
            if clause is not None:
                yield ""
                yield from self._printer.clause(clause, short=True)

    def _here(self, question: Question, table: TableRules) -> Iterator[str]:
        answer = question.at(table.ruleset)
        words = self._say("no_answer") if answer is None else plain(answer.text.said_in(self._language))
        yield from self._lines(self._say("here", answer=words))

    def _told(self, entry: Told, *, alone: bool) -> Iterator[str]:
        words = plain(entry.answer.text.said_in(self._language))
        if entry.where or not alone:
            tables = entry.tables(options()).said_in(self._language)
            words = self._say("told", tables=tables, answer=words)
        yield from self._lines(words)

    def _lines(self, words: str, indent: str = "  ") -> Iterator[str]:
        yield from wrapped(words, first=indent, rest=indent)

    def _named(self, key: str, words: Sequence[str]) -> Iterator[str]:
        if words:
            chinese = self._language == "zh"
            listed = ("；" if chinese else "; ").join(words)
            yield from wrapped(listed, first=f"    {self._say(key)}" + ("" if chinese else " "), rest="      ")

    def _say(self, key: str, **values: object) -> str:
        return message(f"rule.{key}", **values).said_in(self._language)
