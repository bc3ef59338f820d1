"""The page of the wrong engines: what is wrong at the table, clause by clause, and what the suite made of them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import ClassVar, Final

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_conformance.mutants import catalogue as wrong
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.mutants.table import OPTIONS
from gouji_docs import texts
from gouji_docs.index_pages import article_name
from gouji_spec.law import law
from gouji_spec.text import Text

FIGURES: Final = Path(__file__).resolve().parents[2] / "features" / "mutants.txt"
_HEADS: Final = (
    Text(zh="条", en="Article"),
    Text(zh="条款", en="Clauses"),
    Text(zh="错误引擎", en="Wrong engines"),
    Text(zh="本条款的例行抓住", en="Caught by a row of the clause"),
    Text(zh="其中仅凭理由", en="Of these by the reason alone"),
    Text(zh="别的例行抓住", en="By another's row"),
    Text(zh="漏网", en="Not caught"),
)
_OPTIONS: Final = Text(zh="选项", en="options")


class MutantsDirective(SphinxDirective):
    """``{gouji:mutants}``: the figures by article, then every wrong engine below the clause that it breaks."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the table and a section for each article."""
        self.env.note_dependency(str(FIGURES))
        found: list[nodes.Node] = [_table(FIGURES.read_text(encoding="utf-8").splitlines()[1:])]
        of_clause: dict[str, list[Mutant]] = {}
        for mutant in wrong.catalogue():
            if not mutant.values:
                of_clause.setdefault(mutant.clauses[0], []).append(mutant)
        for article in law().articles:
            clauses = [clause.id for clause in article.clauses if clause.id in of_clause]
            if clauses:
                part = texts.section(f"wrong-{article.key}", article_name(article))
                part += list(_entries(clauses, of_clause))
                found.append(part)
        return found


def _entries(clauses: Sequence[str], of_clause: dict[str, list[Mutant]]) -> Iterator[nodes.Node]:
    for clause in clauses:
        head = texts.line(texts.reference_to("clause", clause), classes=["gj-note"])
        yield texts.block("gj-entry", head, *(texts.pair(mutant.name) for mutant in of_clause[clause]))


def _table(lines: Sequence[str]) -> nodes.table:
    """Return the kept figures as a table."""
    group = nodes.tgroup(cols=len(_HEADS))
    group += [nodes.colspec(colwidth=1) for _ in _HEADS]
    group += nodes.thead("", _row([texts.spans(head) for head in _HEADS]))
    body = nodes.tbody()
    for line in lines:
        article, *figures = line.split()
        name: list[nodes.Node] = texts.spans(_OPTIONS) if article == OPTIONS else [nodes.Text(article)]
        body += _row([name, *([nodes.Text(figure)] for figure in figures)])
    group += body
    return nodes.table("", group)


def _row(cells: Sequence[Sequence[nodes.Node]]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", "", *cell)) for cell in cells))
