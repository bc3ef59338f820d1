"""The page of the register: judged cases with the table drawn, their answers, and the clauses that they rest on."""

from collections.abc import Iterator
from functools import cache
from typing import ClassVar

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from gouji.rules import rules_of
from gouji_conformance.referee.match_rulings import is_match
from gouji_conformance.register.judging import table_of
from gouji_conformance.register.settled import is_settled, read_settled
from gouji_conformance.register.telling import verdict_words
from gouji_docs import texts
from gouji_docs.desk_links import address_of, hand_address, pictures_of
from gouji_docs.desk_page import PAGE
from gouji_docs.domain import domain_of
from gouji_docs.scenario_box import limit
from gouji_docs.steps import drawing, strip
from gouji_docs.words import label
from gouji_rulings.dues_picture import between_of, between_svg
from gouji_rulings.settling import settle
from gouji_spec.register import FiledRuling, register, resting_on
from gouji_spec.ruleset import profiles
from gouji_spec.text import Text

STATUSES = {
    "draft": Text(zh="草稿", en="draft"),
    "live": Text(zh="有效", en="live"),
    "superseded": Text(zh="已被取代", en="superseded"),
    "withdrawn": Text(zh="已撤回", en="withdrawn"),
}
_BADGES = {"live": "applied", "superseded": "rejected"}
"""The style of a badge that is called otherwise than its status."""


@cache
def rulings() -> tuple[FiledRuling, ...]:
    """Return the rulings that lie with the law, drafts left out, read once."""
    return tuple(entry for entry in register() if entry.status != "draft")


def rulings_on(clause: str) -> list[nodes.Node]:
    """Return the line that names the rulings which rest on *clause*; nothing where there is none."""
    items: list[list[nodes.Node]] = [
        [texts.reference_to("ruling", entry.id)] for entry in resting_on(rulings(), clause)
    ]
    return [texts.labelled(label("rulings"), *texts.listed(items), classes=["gj-note", "no-search"])] if items else []


class RulingsDirective(SphinxDirective):
    """``{gouji:rulings}``: every ruling of the register."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every ruling."""
        return [_ruling(self.env, entry) for entry in rulings()]


def _ruling(env: BuildEnvironment, entry: FiledRuling) -> nodes.section:
    title = [texts.code(entry.id, "gj-id"), nodes.Text(" "), *texts.spans(entry.question)]
    found = texts.section(entry.id, title, classes=["gj-ruling"])
    domain_of(env).note("ruling", entry.id, entry.id, f"{entry.id} {entry.question.zh} {entry.question.en}")
    found += texts.pair(entry.answer, entry.file, entry.id)
    found.extend(_table(env, entry))
    found += texts.labelled(label("ruled"), *texts.spans(verdict_words(entry)), classes=["gj-note"])
    rests: list[list[nodes.Node]] = [[texts.reference_to("clause", name)] for name in entry.clauses]
    found += texts.labelled(label("clauses"), *texts.listed(rests), classes=["gj-note"])
    if entry.scenario:
        shown = texts.code(entry.scenario, "gj-id")
        link = texts.reference_to("scenario", entry.scenario.partition("/")[0], shown)
        found += texts.labelled(label("scenarios"), link, classes=["gj-note"])
    found += texts.line(*_standing(entry), classes=["gj-note"])
    return found


def _table(env: BuildEnvironment, entry: FiledRuling) -> Iterator[nodes.Node]:
    """Yield the table drawn, what it plays, the position in writing, and the way to the referee's desk."""
    question = "; ".join(filter(None, [entry.position, entry.action]))
    ruleset = table_of(entry).to_json()
    address = ""
    if is_settled(entry.position):
        told = read_settled(entry.position).told
        address = hand_address(ruleset, told)
        yield drawing(between_svg(between_of(settle(told, rules_of(table_of(entry))))))
    elif not is_match(entry.position):
        address = address_of(ruleset, question)
        yield strip(list(pictures_of(ruleset, question)))
    plays = [
        texts.spans(profiles()[entry.profile].name),
        *(limit(name, value) for name, value in entry.options.items()),
    ]
    yield texts.labelled(label("profile"), *texts.listed(plays), classes=["gj-note"])
    yield texts.labelled(label("position"), texts.code(question), classes=["gj-note", "no-search"])
    if address and PAGE in env.found_docs:
        to = env.app.builder.get_relative_uri(env.current_document.docname, PAGE) + address
        link = nodes.reference("", "▶", refuri=to, internal=True, reftitle=entry.id)
        yield texts.labelled(label("try_it"), link, classes=["gj-note", "gj-tries", "no-search"])


def _standing(entry: FiledRuling) -> Iterator[nodes.Node]:
    """Yield how it stands, since when, and which ruling stands instead."""
    yield texts.badge(STATUSES[entry.status], _BADGES.get(entry.status, entry.status))
    yield nodes.Text(f" {entry.date} ")
    if entry.superseded_by:
        yield texts.reference_to("ruling", entry.superseded_by)
