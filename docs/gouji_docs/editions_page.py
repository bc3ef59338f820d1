"""The page of editions: what was law when, what was made law after each; and at a clause what has become of it."""

from collections.abc import Iterator
from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.editions.history import ClauseEvent, history_of, made_law
from gouji_conformance.sentences.id_lists import count_of
from gouji_docs import texts
from gouji_docs.amendments_page import difference
from gouji_docs.words import label
from gouji_spec.editions import Edition, editions
from gouji_spec.law import Clause
from gouji_spec.text import Text


class EditionsDirective(SphinxDirective):
    """``{gouji:editions}``: every edition, the last first, with what was made law after it."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every edition."""
        return [_edition(entry) for entry in reversed(editions())]


def _edition(edition: Edition) -> nodes.section:
    title = Text(zh=f"第 {edition.number} 版", en=f"Edition {edition.number}")
    found = texts.section(f"edition-{edition.number}", texts.spans(title), classes=["gj-edition"])
    rows = count_of(edition.rows_file)
    words = Text(zh=f"{edition.date}，场景 {rows} 例，清单 ", en=f"{edition.date}; {rows} rows; manifest ")
    found += texts.line(*texts.spans(words), texts.code(edition.manifest), classes=["gj-note"])
    for date, entry in made_law(edition):
        head = [texts.reference_to("amendment", entry.id), nodes.Text(f" {date} "), *texts.spans(entry.title)]
        found += texts.labelled(label("made_law_after"), *head, classes=["gj-note"])
        for change in entry.patch.clauses:
            found += difference(change)
        new: list[list[nodes.Node]] = [[texts.reference_to("clause", name)] for name in entry.patch.added_clauses()]
        if new:
            found += texts.labelled(label("new_clauses"), *texts.listed(new), classes=["gj-note"])
    return found


def clause_history(clause: Clause) -> Iterator[nodes.Node]:
    """Yield what has become of *clause* since the first edition, folded away; nothing where it stands as it did."""
    events = history_of(clause.id)
    if events:
        head = [nodes.inline("", "", *texts.spans(label("history")), classes=["gj-label"])]
        yield texts.fold(head, *(part for event in events for part in _event(event)), classes=["no-search"])


def _event(event: ClauseEvent) -> Iterator[nodes.Node]:
    number = event.after + 1
    when = Text(zh=f"第 {number} 版（{event.date}）：", en=f"edition {number} ({event.date}):")
    yield texts.line(*texts.spans(when), nodes.Text(" "), texts.reference_to("amendment", event.amendment.id))
    if event.change is not None:
        yield difference(event.change)
