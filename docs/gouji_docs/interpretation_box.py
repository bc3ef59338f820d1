"""An interpretation as the rulebook shows it: what is open, the readings and who holds them, the one taken, why."""

from collections.abc import Sequence

from docutils import nodes
from sphinx.environment import BuildEnvironment

from gouji_docs import texts
from gouji_docs.domain import domain_of
from gouji_docs.words import label
from gouji_spec.law import Interpretation, Reading
from gouji_spec.text import Text


def interpretation_fold(env: BuildEnvironment, entry: Interpretation, source: str) -> nodes.Element:
    """Return *entry* folded behind its question; it can be referred to by its id."""
    domain_of(env).note("interpretation", entry.id, entry.id, f"{entry.id} {entry.question.zh} {entry.question.en}")
    head = [
        nodes.inline("", "", *texts.spans(label("interpretation")), classes=["gj-label"]),
        nodes.Text(" "),
        texts.code(entry.id, "gj-id"),
        nodes.Text(" "),
        *texts.spans(entry.question),
    ]
    return texts.block(
        "gj-interpretation",
        texts.fold(head, *interpretation_body(entry, source), classes=["gj-fold-interpretation"]),
        ids=[entry.id],
    )


def interpretation_body(entry: Interpretation, source: str) -> Sequence[nodes.Node]:
    """Return the readings, the reason, the clauses and the options of *entry*."""
    readings = nodes.enumerated_list(enumtype="arabic", prefix="", suffix=".", classes=["gj-readings"])
    for number, reading in enumerate(entry.readings, start=1):
        readings += _reading(reading, entry, source, taken=number == entry.taken)
    reason = texts.block("gj-reason", texts.line(*texts.spans(label("because")), classes=["gj-label"]))
    reason += texts.pair(entry.reason, source, entry.id)
    found: list[nodes.Node] = [readings, reason]
    clauses = [[texts.reference_to("clause", name, None, source, entry.id)] for name in entry.clauses]
    found.append(texts.labelled(label("clauses"), *texts.listed(clauses), classes=["gj-note"]))
    if entry.options:
        items = [[texts.reference_to("option", name, None, source, entry.id)] for name in entry.options]
        found.append(texts.labelled(label("options"), *texts.listed(items), classes=["gj-note"]))
    return found


def _reading(reading: Reading, entry: Interpretation, source: str, *, taken: bool) -> nodes.list_item:
    names = ", ".join(reading.held_by)
    holders = label("held_by")
    words = Text(zh=f"{holders.zh}：{names}", en=f"{holders.en} {names}") if names else label("held_by_none")
    marks: list[nodes.Node] = [texts.badge(label("taken"), "taken"), nodes.Text(" ")] if taken else []
    marks += texts.spans(words)
    found = nodes.list_item("", classes=["gj-taken"] if taken else [])
    found += texts.pair(reading.text, source, entry.id)
    found += texts.line(*marks, classes=["gj-note"])
    return found
