"""A scenario as the rulebook shows it: its names, what it is limited to, and its Gherkin in both languages."""

import hashlib

from docutils import nodes
from sphinx.environment import BuildEnvironment

from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.sentences.translation import written
from gouji_docs import texts
from gouji_docs.desk_links import opened, pictures_of, question_of
from gouji_docs.desk_page import PAGE
from gouji_docs.desk_rows import picture_of_case
from gouji_docs.domain import domain_of
from gouji_docs.nodes import passage
from gouji_docs.steps import drawing, strip
from gouji_docs.table_marks import marked
from gouji_docs.words import label
from gouji_spec.options import choice_words, options
from gouji_spec.text import LANGUAGES, Language


def scenario_box(env: BuildEnvironment, scenario: Scenario) -> nodes.container:
    """Return the box of *scenario*, which can be referred to by its id."""
    found = texts.block("gj-scenario", ids=[scenario.id])
    found["digest"] = hashlib.sha256(repr(scenario).encode()).hexdigest()
    if domain_of(env).sketching:
        return found
    head = texts.line(
        texts.code(scenario.id, "gj-id"),
        nodes.Text(" "),
        *texts.spans(scenario.name, between=" · "),
        *marked(scenario.options),
        classes=["gj-scenario-name"],
    )
    boxes = [_gherkin(scenario, language) for language in LANGUAGES]
    domain_of(env).note("scenario", scenario.id, scenario.id, f"{scenario.id} {scenario.name.zh} {scenario.name.en}")
    found += [head, *_limits(scenario), *boxes, *_tries(env, scenario)]
    return found


def _tries(env: BuildEnvironment, scenario: Scenario) -> list[nodes.Node]:
    """Return the tables of the first row, and links that open each row on the desk."""
    rows = list(opened(scenario)) if PAGE in env.found_docs else []
    if not rows:
        return []
    desk = env.app.builder.get_relative_uri(env.current_document.docname, PAGE)
    links: list[list[nodes.Node]] = []
    for number, (plan, address) in enumerate(rows, start=1):
        to = desk + address
        shown = str(number) if plan.case else "▶"
        links.append([nodes.reference("", shown, refuri=to, internal=True, reftitle=plan.row)])
    return [
        *drawn(rows[0][0]),
        texts.labelled(label("try_it"), *texts.listed(links), classes=["gj-note", "gj-tries", "no-search"]),
    ]


def drawn(plan: Plan) -> list[nodes.Node]:
    """Return the tables of a row step by step, or what else there is to draw of it."""
    question = question_of(plan)
    if question is not None:
        return [strip(list(pictures_of(plan.ruleset, question)))]
    picture = picture_of_case(plan)
    return [drawing(picture)] if picture else []


def _limits(scenario: Scenario) -> list[nodes.Node]:
    if not scenario.options:
        return []
    items = [limit(name, *values) for name, values in scenario.options]
    return [texts.labelled(label("tags"), *texts.listed(items), classes=["gj-note"])]


def limit(name: str, *values: str) -> list[nodes.Node]:
    """Return an option with one value, or with several of which any will do, in words, linked to the option."""
    if name not in options().options:
        return [texts.reference_to("option", name)]
    shown = nodes.inline("", "", *texts.spans(choice_words(options(), name, values)))
    return [texts.reference_to("option", name, shown)]


def _gherkin(scenario: Scenario, language: Language) -> passage:
    text = written(load_suite().book, scenario, language)
    return passage("", nodes.literal_block(text, text, language="gherkin"), language=language, classes=["no-search"])
