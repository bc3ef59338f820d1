"""Questions as they are asked at tables: each with its short answer, its clauses and the rows that prove it.

``questions/`` has a file a theme.  What is answered holds at a table of the outline, with what the question ``needs``
(nobody asks about points where none are played).  What tables are answered that have agreed on something else stands
under ``otherwise``, tied to the values of the options.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, cast, get_args

from gouji_spec.citing import cited_clauses
from gouji_spec.fault import ID_TWICE, expected, expected_one_of
from gouji_spec.folder import law_folder
from gouji_spec.law import CLAUSE_ID
from gouji_spec.options import Condition, read_condition
from gouji_spec.reading import Reader, SpecError, readers
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES, Language, Text

Verdict = Literal["yes", "no", "depends", "told"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
"""可以, 不可以, 看情况; *told*: neither is asked for, but a set, a number, a name."""

_THEME: Final = r"[a-z]+(-[a-z]+)*"
QUESTION_ID: Final = rf"GQ-{_THEME}\.[1-9][0-9]?"
_ROW: Final = rf"({CLAUSE_ID})-[a-z]{{1,2}}(/[a-z0-9-]+)?"
_SHOWN: Final = r"[a-z][a-z0-9_.]*=.*"

OPENINGS: Final[dict[Verdict, Text]] = {
    "yes": Text(zh="可以|是|算|能|有|要|会|得|够|行|对", en="Yes"),
    "no": Text(zh="不|没有", en="No"),
    "depends": Text(zh="看", en="It depends"),
}
"""The words of which an answer begins with one, by its verdict; what is told may begin with any."""

A_QUESTION: Final = Text(zh="问题编号，如 GQ-burn.1", en="a question id such as GQ-burn.1")
_A_THEME: Final = Text(zh="主题，如 burn", en="a theme such as burn")
_A_ROW: Final = Text(zh="场景或行的编号，如 GJ-10.2.6-a", en="the id of a row such as GJ-10.2.6-a")
_A_FACT: Final = Text(zh="答复的一处和它的值，如 accepted=false", en="part of an answer, such as accepted=false")
_SOME_ROWS: Final = Text(zh="至少一行场景", en="one row at least")
_SOME_CLAUSE: Final = Text(zh="至少一条", en="one clause at least")
_SOME_OPTION: Final = Text(zh="至少一个选项", en="one option at least")


@dataclass(frozen=True, slots=True)
class Asked:
    """Other ways in which a question is asked, language by language."""

    zh: tuple[str, ...]
    en: tuple[str, ...]

    def said_in(self, language: Language) -> tuple[str, ...]:
        """Return the ways in *language*."""
        return self.zh if language == "zh" else self.en


@dataclass(frozen=True, slots=True)
class Answer:
    """A short answer: the verdict and the words, the rows that prove it, and what they show.

    Attributes:
        verdict: what the words begin with.
        text: the answer.
        rows: ids of rows, ``GJ-9.2-a/five-tens``; the first is the one that is drawn.
        shows: what that row must say, ``accepted=false``, where it is not the verdict itself; empty where it is.
    """

    verdict: Verdict
    text: Text
    rows: tuple[str, ...]
    shows: str


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What tables are answered that have one of the values of each option of *where*."""

    where: Condition
    answer: Answer


@dataclass(frozen=True, slots=True)
class Question:
    """One question of a table.

    Attributes:
        id: ``GQ-burn.1``, never reused.
        theme: the key of its theme, ``burn``.
        question: as a player says it.
        asked: other ways in which it is asked.
        plain: the answer at a table of the outline.
        clauses: those it rests on.
        otherwise: what other tables are answered, the first that fits.
        needs: what a table must play for this to be asked at all; the theme's needs among it.
    """

    id: str
    theme: str
    question: Text
    asked: Asked
    plain: Answer
    clauses: tuple[str, ...]
    otherwise: tuple[Otherwise, ...]
    needs: Condition

    @property
    def answer(self) -> Text:
        """The short answer."""
        return self.plain.text

    @property
    def verdict(self) -> Verdict:
        """Whether it says that one may, that one may not, that it depends, or tells something else."""
        return self.plain.verdict

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The scenarios that prove the answer, the one that is drawn first."""
        return tuple(dict.fromkeys(row.partition("/")[0] for row in self.plain.rows))

    def at(self, table: Ruleset) -> Answer | None:
        """Return the answer that a table with these rules is given, None where nobody there can ask so."""
        if not table.satisfies(dict(self.needs)):
            return None
        for entry in self.otherwise:
            if table.satisfies(dict(entry.where)):
                return entry.answer
        return self.plain

    def answers(self) -> Iterator[Answer]:
        """Yield every answer, that of the outline first."""
        yield self.plain
        for entry in self.otherwise:
            yield entry.answer

    def words(self) -> Iterator[str]:
        """Yield every wording of the question, in both languages, its own first."""
        yield self.question.zh
        yield self.question.en
        yield from self.asked.zh
        yield from self.asked.en


@dataclass(frozen=True, slots=True)
class Theme:
    """Questions about one thing: its key, its title, and what is asked."""

    key: str
    title: Text
    questions: tuple[Question, ...]
    file: str


def _answer(reader: Reader) -> Answer:
    found = Answer(
        verdict=cast("Verdict", reader.one_of("verdict", VERDICTS)),
        text=reader.text("answer"),
        rows=_rows(reader),
        shows=reader.matching("shows", _SHOWN, _A_FACT) if reader.has("shows") else "",
    )
    for language in LANGUAGES:
        words, wanted = found.text.said_in(language), _openings(found.verdict, language)
        if wanted and not words.startswith(wanted):
            raise reader.fault(f"answer.{language}", expected_one_of(wanted, words))
    return found


def _openings(verdict: Verdict, language: Language) -> tuple[str, ...]:
    """Return the words of which an answer with *verdict* begins with one; none for what is told."""
    words = OPENINGS.get(verdict)
    return () if words is None else tuple(words.said_in(language).split("|"))


def _rows(reader: Reader) -> tuple[str, ...]:
    rows = reader.strings("rows", required=True)
    for index, row in enumerate(rows):
        if not re.fullmatch(_ROW, row):
            raise reader.fault(f"rows[{index}]", expected(_A_ROW, row))
    if not rows:
        raise reader.fault("rows", expected(_SOME_ROWS, []))
    return rows


def _otherwise(reader: Reader) -> Otherwise:
    where = read_condition(reader, "where")
    if not where:
        raise reader.fault("where", expected(_SOME_OPTION, {}))
    found = Otherwise(where, _answer(reader))
    reader.finish()
    return found


def _question(reader: Reader, theme: str, needs: Condition) -> Question:
    question_id = reader.matching("id", QUESTION_ID, A_QUESTION)
    if not question_id.startswith(f"GQ-{theme}."):
        start = Text(zh=f"以 GQ-{theme}. 开头的编号", en=f"an id that begins with GQ-{theme}.")
        raise reader.fault("id", expected(start, question_id))
    clauses = cited_clauses(reader, "clauses")
    if not clauses:
        raise reader.fault("clauses", expected(_SOME_CLAUSE, []))
    found = Question(
        id=question_id,
        theme=theme,
        question=Text(zh=reader.string("zh"), en=reader.string("en")),
        asked=Asked(zh=reader.strings("asked_zh", required=True), en=reader.strings("asked_en", required=True)),
        plain=_answer(reader),
        clauses=clauses,
        otherwise=tuple(_otherwise(entry) for entry in reader.tables("otherwise")),
        needs=(*needs, *read_condition(reader, "needs")),
    )
    reader.finish()
    return found


def _theme(reader: Reader) -> Theme:
    key, needs = reader.matching("theme", _THEME, _A_THEME), read_condition(reader, "needs")
    asked = tuple(_question(entry, key, needs) for entry in reader.tables("question"))
    found = Theme(key, reader.text("title"), asked, reader.file)
    reader.finish()
    return found


def read_themes(folder: Path) -> tuple[Theme, ...]:
    """Read the questions of the law in *folder*, theme by theme.

    Raises:
        SpecError: a file that does not say what it must, a theme or an id that is given twice, or one wording for two
            questions: who asks so would be told one answer of two.
    """
    found: list[Theme] = []
    seen: dict[str, str] = {}
    for reader in readers(folder / "questions"):
        theme = _theme(reader)
        names = [(f"theme {theme.key}", theme.key)]
        names += [(name, entry.id) for entry in theme.questions for name in (entry.id, *dict.fromkeys(entry.words()))]
        for name, place in names:
            if name in seen:
                raise SpecError(theme.file, place, _twice(name, seen[name]))
            seen[name] = place
        found.append(theme)
    return tuple(found)


def _twice(name: str, other: str) -> Text:
    if name == other:
        return ID_TWICE
    return Text(zh=f"{other} 已经这样问过：{name}", en=f"{other} is asked so already: {name}")


@cache
def themes() -> tuple[Theme, ...]:
    """Return the questions of this installation theme by theme, read once."""
    return read_themes(law_folder())


def questions() -> tuple[Question, ...]:
    """Return every question of this installation, in the order of the themes."""
    return tuple(question for theme in themes() for question in theme.questions)
