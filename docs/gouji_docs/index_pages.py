"""Lists drawn from the whole law: interpretations, errata, refusal codes, and which clauses are proven."""

from collections.abc import Iterator
from typing import ClassVar, NamedTuple

from docutils import nodes
from sphinx.environment import BuildEnvironment
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.domain import domain_of
from gouji_docs.nodes import fragment
from gouji_docs.sources import proofs_of, proven_clauses
from gouji_docs.words import label
from gouji_spec.accounts import accounts
from gouji_spec.errata import Erratum, errata
from gouji_spec.law import Article, Sentence, law
from gouji_spec.reasons import reasons
from gouji_spec.text import Text

logger = logging.getLogger(__name__)
REASONS = "spec/words/reasons.toml"
ERRATA = "spec/words/errata.toml"


def article_name(article: Article) -> list[nodes.Node]:
    """Return the number and the title of *article*, as a heading."""
    found = texts.spans(article.title)
    if article.key.isdigit():
        head = label("article", number=article.key)
        for span in found:
            if isinstance(span, fragment):
                words = f"{head.zh} " if span["language"] == "zh" else f"{head.en}. "
                span.insert(0, nodes.inline(words, words, classes=["gj-number"]))
    return found


class InterpretationsDirective(SphinxDirective):
    """``{gouji:interpretations}``: every open point, by article, with a link to where it is settled."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every article that has interpretations."""
        found: list[nodes.Node] = []
        for article in law().articles:
            if article.interpretations:
                part = texts.section(f"of-{article.key}", article_name(article))
                for entry in article.interpretations:
                    link = texts.reference_to("interpretation", entry.id)
                    options = [[texts.reference_to("option", name)] for name in entry.options]
                    head = texts.line(link, nodes.Text(" "), *texts.listed(options), classes=["gj-note"])
                    part += texts.block("gj-entry", head, texts.pair(entry.question))
                found.append(part)
        return found


class ErrataDirective(SphinxDirective):
    """``{gouji:errata}``: the sources' mistakes and contradictions, and what was decided."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every erratum."""
        return [self._erratum(entry) for entry in errata().values()]

    def _erratum(self, entry: Erratum) -> nodes.section:
        found = texts.section(entry.id, [nodes.Text(entry.id)], classes=["gj-erratum"])
        domain_of(self.env).note("erratum", entry.id, entry.id, f"{entry.id} {entry.what.zh} {entry.what.en}")
        found += texts.labelled(label("sources"), nodes.Text("; ".join(entry.places)), classes=["gj-note"])
        found += texts.pair(entry.what, ERRATA, entry.id)
        decided = Text(zh="裁定", en="Decided")
        found += texts.line(*texts.spans(decided), classes=["gj-label"])
        found += texts.pair(entry.decided, ERRATA, entry.id)
        if entry.clauses:
            links = [[texts.reference_to("clause", name, None, ERRATA, entry.id)] for name in entry.clauses]
            found += texts.labelled(label("clauses"), *texts.listed(links), classes=["gj-note"])
        return found


class AccountsDirective(SphinxDirective):
    """``{gouji:accounts}``: every sentence of the sources besides the outline, and the clauses it became."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every source, S0's essay and tail apart."""
        parts: dict[str, nodes.section] = {}
        for sentence in accounts().values():
            name = _part(sentence.place)
            if name not in parts:
                parts[name] = texts.section(name.lower().replace(" ", "-"), [nodes.Text(name)])
            parts[name] += sentence_box(sentence, "spec/accounts")
        return list(parts.values())


def _part(place: str) -> str:
    """Return the source, or the part of one, that *place* is in: ``S1``, ``S0 tail``."""
    source, _, rest = place.partition(" ")
    first = rest.partition(" ")[0].partition(".")[0]
    return f"{source} {first}" if source == "S0" and first.isascii() and first.isalpha() else source


def sentence_box(sentence: Sentence, source: str) -> nodes.Element:
    """Return a sentence of a source: its place, what it says, and the clauses it became or why it became none."""
    links: list[list[nodes.Node]] = [
        [texts.reference_to("clause", name, None, source, sentence.place)] for name in sentence.clauses
    ]
    if sentence.note is not None:
        links = [[texts.badge(label("no_rule"), "none")]]
    place = [texts.code(sentence.place, "gj-id"), nodes.Text(" "), *texts.listed(links)]
    found = texts.block("gj-sentence", texts.line(*place, classes=["gj-note"]))
    found += texts.pair(sentence.gist, source, sentence.place)
    if sentence.note is not None:
        found += texts.pair(sentence.note, source, sentence.place, classes=["gj-note"])
    return found


class ReasonsDirective(SphinxDirective):
    """``{gouji:reasons}``: every refusal code with its names, its sentence and its clauses."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return a section for every code."""
        return list(_reasons(self.env))


def _reasons(env: BuildEnvironment) -> Iterator[nodes.Node]:
    for reason in reasons().values():
        title = [texts.code(reason.code, "gj-id"), nodes.Text(" "), *texts.spans(reason.name, between=" · ")]
        found = texts.section(reason.code, title, classes=["gj-reason-code"])
        domain_of(env).note("reason", reason.code, reason.code, f"{reason.name.zh} {reason.name.en}")
        found += texts.pair(reason.message, REASONS, reason.code)
        links = [[texts.reference_to("clause", name, None, REASONS, reason.code)] for name in reason.clauses]
        found += texts.labelled(label("clauses"), *texts.listed(links), classes=["gj-note"])
        yield found


class CoverageDirective(SphinxDirective):
    """``{gouji:coverage}``: how many clauses of each article have scenarios, and which have none yet."""

    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the table, and warn of scenarios that prove clauses the law does not have."""
        known = law().clauses()
        for name in proven_clauses():
            if name not in known:
                logger.warning("a scenario proves %s, which is no clause", name, type="gouji", subtype="scenario")
        heads = (
            Text(zh="条", en="Article"), Text(zh="条款", en="Clauses"), Text(zh="已有场景", en="Proven"),
            Text(zh="声明", en="Declared"), Text(zh="还没有场景", en="No scenario yet"),
        )  # fmt: skip
        group = nodes.tgroup("", *(nodes.colspec(colwidth=1) for _ in heads), cols=len(heads))
        group += nodes.thead("", _cells([texts.spans(head) for head in heads]))
        rows = [_coverage(article) for article in law().articles]
        group += nodes.tbody("", _total(rows), *(_cells(_counted(row)) for row in rows))
        return [nodes.table("", group, classes=["gj-table", "no-search"])]


class _Coverage(NamedTuple):
    """How far one article is proven."""

    article: Article
    proven: int
    declared: int
    missing: list[str]


def _coverage(article: Article) -> _Coverage:
    proven = declared = 0
    missing = []
    for clause in article.clauses:
        proofs = proofs_of(clause.id)
        if proofs.own or proofs.others:
            proven += 1
        elif clause.modality == "declares":
            declared += 1
        else:
            missing.append(clause.id)
    return _Coverage(article, proven, declared, missing)


def _counted(row: _Coverage) -> list[list[nodes.Node]]:
    numbers: list[list[nodes.Node]] = [
        [nodes.Text(str(number))] for number in (len(row.article.clauses), row.proven, row.declared)
    ]
    links: list[list[nodes.Node]] = [[texts.reference_to("clause", name)] for name in row.missing]
    return [article_name(row.article), *numbers, texts.listed(links)]


def _total(rows: list[_Coverage]) -> nodes.row:
    sums = (
        sum(len(row.article.clauses) for row in rows),
        sum(row.proven for row in rows),
        sum(row.declared for row in rows),
        sum(len(row.missing) for row in rows),
    )
    name: list[nodes.Node] = [nodes.strong("", "", *texts.spans(Text(zh="合计", en="All")))]
    cells: list[list[nodes.Node]] = [[nodes.strong("", str(number))] for number in sums]
    return _cells([name, *cells])


def _cells(cells: list[list[nodes.Node]]) -> nodes.row:
    return nodes.row("", *(nodes.entry("", nodes.paragraph("", "", *cell)) for cell in cells))
