"""Questions as they are asked at tables: a page a theme, each question with its answer, its table and its clauses."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from docutils import nodes
from msgspec import structs
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_docs import texts
from gouji_docs.desk_links import address_on_desk, opened, picture_asked, question_of
from gouji_docs.desk_page import PAGE as DESK
from gouji_docs.domain import domain_of
from gouji_docs.scenario_box import drawn, limit
from gouji_docs.steps import strip
from gouji_docs.table_marks import marked
from gouji_docs.words import label
from gouji_spec.law import Clause, law
from gouji_spec.question_tables import Told, listed_profiles, not_asked, told
from gouji_spec.questions import Question, Theme, questions, themes
from gouji_spec.text import Text

_KINDS: Final = {"yes": "may", "no": "must", "depends": "declares", "told": "is"}
"""The colour of an answer, by its verdict; colours are named after the kinds of clauses."""
REFUSED: Final = "accepted=false"
"""What an answer shows where a row refuses something: one must not leave out what was left out there."""


class QuestionsDirective(SphinxDirective):
    """``{gouji:questions} burn``: the questions of a theme, under a heading each."""

    required_arguments = 1
    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every question of the theme."""
        key = self.arguments[0]
        theme = next((entry for entry in themes() if entry.key == key), None)
        if theme is None:
            raise self.error(f"no theme of questions is called {key!r}")
        return [_section(self.env, theme, question) for question in theme.questions]


class QuestionIndexDirective(SphinxDirective):
    """``{gouji:question-index}``: all questions by theme, each a link to its answer."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every theme."""
        found: list[nodes.Node] = [_chips()]
        for theme in themes():
            part = texts.section(f"theme-{theme.key}", texts.spans(theme.title, between=" · "))
            part += _list(theme.questions)
            found.append(part)
        return found


def _chips() -> nodes.container:
    """Return links to the themes below, short enough for a phone."""
    links: list[list[nodes.Node]] = [
        [nodes.reference("", "", *texts.spans(theme.title), refid=f"theme-{theme.key}", classes=["gj-chip"])]
        for theme in themes()
    ]
    return texts.block("gj-chips", texts.line(*texts.listed(links)), classes=["no-search"])


def _list(some: Sequence[Question]) -> nodes.bullet_list:
    """Return links to *some* questions, in the words of the question."""
    items = [nodes.list_item("", texts.line(_link(question))) for question in some]
    return nodes.bullet_list("", *items, classes=["gj-questions"])


def _link(question: Question) -> nodes.Node:
    return texts.reference_to("question", question.id, nodes.inline("", "", *texts.spans(question.question)))


def asked_at_tables(clause: Clause) -> Iterator[nodes.Node]:
    """Yield the questions that rest on *clause*, folded away."""
    some = [question for question in questions() if clause.id in question.clauses]
    if some:
        head = label("asked_at_tables").map(lambda words: f"{words} {len(some)}")
        shown = nodes.inline("", "", *texts.spans(head), classes=["gj-label"])
        yield texts.fold([shown], _list(some), classes=["gj-fold-questions", "no-search"])


def _section(env: BuildEnvironment, theme: Theme, question: Question) -> nodes.section:
    title = texts.spans(question.question, between=" ")
    found = texts.section(question.id, title, classes=["gj-question"])
    found.source, found.line = theme.file, texts.line_of(theme.file, question.id)
    shown = f"{question.question.zh} {question.question.en}"
    domain_of(env).note("question", question.id, question.id, shown, location=found)
    found += marked(question.needs)
    for entry in told(question):
        found += _told(theme, question, entry)
    silent = not_asked(question)
    if silent:
        found += texts.labelled(label("not_played"), *texts.spans(listed_profiles(silent)), classes=["gj-note"])
    found += _drawn(env, question)
    found += _grounds(theme, question)
    return found


def _told(theme: Theme, question: Question, entry: Told) -> nodes.container:
    """Return one answer, and above it the tables that are told so where others are told otherwise."""
    head = [texts.line(*_tables(entry), classes=["gj-note", "gj-tables"])] if question.otherwise else []
    answer = texts.pair(entry.answer.text, theme.file, question.id)
    kind = _KINDS[entry.answer.verdict]
    return texts.block("gj-answer", *marked(entry.where), *head, answer, classes=[f"gj-answer-{kind}"])


def _tables(entry: Told) -> list[nodes.Node]:
    """Return which tables are told so: what they have agreed on, and the profiles that play so."""
    agreed = [limit(name, *values) for name, values in entry.where]
    named = listed_profiles(entry.profiles)
    if agreed and entry.profiles:
        named = Text(zh=f"（{named.zh}）", en=f"({named.en})")
    return texts.listed([*agreed, texts.spans(named)])


def _drawn(env: BuildEnvironment, question: Question) -> list[nodes.Node]:
    """Return the table on which the question is asked, or what else there is to draw, with a link to the desk."""
    row = question.plain.rows[0]
    scenario = load_suite().scenario(row.partition("/")[0])
    if scenario is None:
        return []
    found = texts.block("gj-drawn")
    found["digest"] = hashlib.sha256(f"{question.plain}{scenario}".encode()).hexdigest()
    if domain_of(env).sketching:
        return [found]
    plan = _plan(question, scenario)
    if plan is None:
        return [found]
    position = question_of(plan)
    found += drawn(plan) if position is None else [strip([picture_asked(plan.ruleset, position)])]
    if DESK in env.found_docs:
        desk = env.app.builder.get_relative_uri(env.current_document.docname, DESK)
        words = nodes.inline("", "", *texts.spans(label("open_on_desk")))
        to = desk + address_on_desk(plan)
        found += texts.line(nodes.reference("", "", words, refuri=to, internal=True), classes=["gj-note", "gj-tries"])
    return [found]


def _plan(question: Question, scenario: Scenario) -> Plan | None:
    """Return the row that proves the answer, as far as the last act refused where it says that one may not."""
    row = question.plain.rows[0]
    plan = next((found for found, _ in opened(scenario) if found.row == row), None)
    if plan is None or (question.verdict == "yes" and question.plain.shows != REFUSED):
        return plan
    refused = [number for number, operation in enumerate(plan.operations, start=1) if _is_refused(operation)]
    return plan if not refused else structs.replace(plan, operations=plan.operations[: refused[-1]])


def _is_refused(operation: Operation) -> bool:
    return any(entry.path == "accepted" and entry.value is False for entry in operation.expect)


def _grounds(theme: Theme, question: Question) -> Iterator[nodes.Node]:
    """Yield the clauses, in full and with their sources behind a fold, the scenarios, and the other wordings."""
    links = [[texts.reference_to("clause", name, None, theme.file, question.id)] for name in question.clauses]
    yield texts.labelled(label("clauses"), *texts.listed(links), classes=["gj-note"])
    rows = [[texts.reference_to("scenario", name)] for name in question.scenarios]
    yield texts.labelled(label("scenarios"), *texts.listed(rows), classes=["gj-note", "no-search"])
    clauses = [clause for name in question.clauses if (clause := law().clause(name)) is not None]
    head = [nodes.inline("", "", *texts.spans(label("in_full")), classes=["gj-label"])]
    yield texts.fold(head, *map(_in_full, clauses), classes=["no-search"])
    if question.asked.zh or question.asked.en:
        also = Text(zh="；".join(question.asked.zh), en="; ".join(question.asked.en))
        yield texts.labelled(label("also_asked"), *texts.spans(also), classes=["gj-note"])


def _in_full(clause: Clause) -> nodes.container:
    sources = texts.labelled(label("sources"), nodes.Text("; ".join(clause.sources)), classes=["gj-note"])
    return texts.block(
        "gj-entry", texts.line(texts.reference_to("clause", clause.id)), texts.pair(clause.text), sources
    )
