"""Checks the questions of tables against the suite: the rows that prove an answer exist, and show what it says.

An answer of yes or no is what its first row says last: a set beats or does not, is a gouji set or not, an act is
accepted or refused.  Where the row tells it by something else, the answer names it (``shows``).  The numbers that an
answer tells stand in its words.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from gouji_conformance.checks.problems import problem
from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite, with_tags
from gouji_spec.law import Law
from gouji_spec.mentions import in_chinese, in_english
from gouji_spec.options import Condition, options
from gouji_spec.problem import Problem
from gouji_spec.questions import Answer, Question, Theme
from gouji_spec.ruleset import Ruleset, RulesetError, profiles

_OUTLINE: Final = "outline"
_DECIDES: Final = frozenset({"accepted", "allowed", "beats", "dead", "gouji", "legal", "sweep"})
"""The parts of an answer that are true or false and tell whether one may, or whether a set is what is asked."""
_VERDICTS: Final = {True: "yes", False: "no"}
_TOLD: Final = frozenset({"count", "even", "number", "odd", "turns"})
"""The parts that are a number which an answer tells."""


class QuestionChecker:
    """Holds questions against the rows of *suite* and the clauses of *law*."""

    def __init__(self, suite: Suite, law: Law) -> None:
        self._suite = suite
        self._law = law
        self._rows: dict[str, tuple[Scenario, Row]] = {row.id: (scenario, row) for scenario, row in suite.rows()}

    def problems(self, theme: Theme) -> Iterator[Problem]:
        """Yield what is wrong with the questions of *theme*."""
        for question in theme.questions:
            for answer, where in _answers(question):
                yield from self._answer_problems(theme.file, question, answer, where)
            yield from self._table_problems(theme.file, question)

    def _answer_problems(self, file: str, question: Question, answer: Answer, where: Condition) -> Iterator[Problem]:
        unknown = [name for name in answer.rows if name not in self._rows]
        for name in unknown:
            yield problem("question-row", file, question.id, row=name)
        if unknown:
            return
        table = _table(question, where)
        plans = []
        for name in answer.rows:
            scenario, row = self._rows[name]
            try:
                ruleset = with_tags(table, scenario.wanted)
            except RulesetError:
                ruleset = None
            if ruleset is None or not ruleset.satisfies(dict(where)):
                yield problem("question-elsewhere", file, question.id, row=name)
                return
            plans.append(self._suite.plan(scenario, row, ruleset))
        yield from _verdict_problems(file, question, answer, plans[0])

    def _table_problems(self, file: str, question: Question) -> Iterator[Problem]:
        """Yield the options that an answer is tied to and no clause leaves open, and the profiles without an answer."""
        clauses = self._law.clauses()
        left_open = {option for name in question.clauses if name in clauses for option in clauses[name].options}
        governing = left_open | {name for option in left_open for name, _ in _applies(option)}
        for entry in question.otherwise:
            for option in sorted({option for option, _ in entry.where} - governing):
                yield problem("question-option", file, question.id, option=option)
        if question.at(_table(question, ())) is not question.plain:
            yield problem("question-outline", file, question.id)
        if question.plain.rows[0] not in self._rows:
            return
        wanted = self._rows[question.plain.rows[0]][0].wanted
        for profile in profiles():
            table = Ruleset.of(profile)
            if question.at(table) is not question.plain:
                continue
            for option in sorted(set(wanted) & governing):
                if table[option] not in wanted[option]:
                    choice = f"{option}={table[option]}"
                    yield problem("question-unanswered", file, question.id, profile=profile, choice=choice)


def question_problems(suite: Suite, law: Law, themes: tuple[Theme, ...]) -> list[Problem]:
    """Return what is wrong with the questions of *themes*, held against *suite* and *law*."""
    checker = QuestionChecker(suite, law)
    return [found for theme in themes for found in checker.problems(theme)]


def _applies(option: str) -> Condition:
    found = options().options.get(option)
    return () if found is None else found.applies


def _answers(question: Question) -> Iterator[tuple[Answer, Condition]]:
    yield question.plain, ()
    for entry in question.otherwise:
        yield entry.answer, entry.where


def _table(question: Question, where: Condition) -> Ruleset:
    """Return the outline with what the question needs and *where* asks for."""
    return with_tags(Ruleset.of(_OUTLINE), {**dict(question.needs), **dict(where)})


def _verdict_problems(file: str, question: Question, answer: Answer, plan: Plan) -> Iterator[Problem]:
    if answer.shows:
        yield from _shown_problems(file, question, answer, plan)
    elif answer.verdict in _VERDICTS.values():
        shown = _decided(plan)
        if shown is None:
            yield problem("question-untold", file, question.id, row=plan.row)
        elif _VERDICTS[shown] != answer.verdict:
            yield problem("question-verdict", file, question.id, row=plan.row, verdict=_VERDICTS[shown])


def _decided(plan: Plan) -> bool | None:
    """Return what the row says last of those things that are true or false, None where it says none."""
    said = [
        entry.value
        for operation in plan.operations
        for entry in operation.expect
        if entry.path in _DECIDES and isinstance(entry.value, bool)
    ]
    return said[-1] if said else None


def _shown_problems(file: str, question: Question, answer: Answer, plan: Plan) -> Iterator[Problem]:
    path, _, value = answer.shows.partition("=")
    if (path, value) not in set(_facts(plan)):
        yield problem("question-shows", file, question.id, row=plan.row, shows=answer.shows)
    if answer.verdict == "told" and path.rpartition(".")[2] in _TOLD and not _tells(answer, int(value)):
        yield problem("question-number", file, question.id, number=value)


def _tells(answer: Answer, number: int) -> bool:
    """Tell whether the answer names *number* in both languages."""
    spoken = (in_chinese(answer.text.zh), in_english(answer.text.en))
    return all(number in said.numbers | said.hinted for said in spoken)


def _facts(plan: Plan) -> Iterator[tuple[str, str]]:
    """Yield every part of an answer that the row expects, with its value; those inside lists and objects too."""
    for operation in plan.operations:
        for entry in operation.expect:
            yield from _inside(entry.path, entry.value)


def _inside(path: str, value: Any) -> Iterator[tuple[str, str]]:
    yield path, value if isinstance(value, str) else json.dumps(value, separators=(",", ":"))
    if isinstance(value, Mapping):
        for name, part in value.items():
            yield from _inside(f"{path}.{name}", part)
    elif isinstance(value, list):
        for part in value:
            yield from _inside(path, part)
