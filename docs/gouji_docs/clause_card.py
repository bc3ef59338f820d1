"""A clause as the rulebook shows it: number, Chinese, English, and below them all that belongs to it."""

from collections.abc import Iterator

from docutils import nodes
from sphinx.environment import BuildEnvironment

from gouji_conformance.amendments.words import STATUSES
from gouji_docs import texts
from gouji_docs.amendments_page import amendments, propose_links
from gouji_docs.domain import domain_of
from gouji_docs.editions_page import clause_history
from gouji_docs.interpretation_box import interpretation_fold
from gouji_docs.last_result import last_result
from gouji_docs.option_card import option_fold
from gouji_docs.question_page import asked_at_tables
from gouji_docs.rulings_page import rulings_on
from gouji_docs.scenario_box import scenario_box
from gouji_docs.sources import proofs_of
from gouji_docs.table_marks import clause_condition, marked
from gouji_docs.words import MODALITIES, counted, label
from gouji_spec.law import Article, Clause, Law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.text import Text


def clause_card(env: BuildEnvironment, law: Law, article: Article, clause: Clause) -> nodes.section:
    """Return the section of *clause*; its anchor is its id."""
    found = texts.section(clause.id, [nodes.Text(clause.id)], classes=["gj-clause", f"gj-{clause.modality}"])
    found.source, found.line = article.file, texts.line_of(article.file, clause.id)
    domain_of(env).note("clause", clause.id, clause.id, clause.id, location=found)
    badge = texts.badge(MODALITIES[clause.modality], clause.modality)
    found += texts.block("gj-modality", texts.line(badge), *marked(clause_condition(clause), shown=True))
    found += texts.halves(clause.text, article.file, clause.id)
    found += texts.block("gj-notes", *_notes(env, law, article, clause))
    return found


def _notes(env: BuildEnvironment, law: Law, article: Article, clause: Clause) -> Iterator[nodes.Node]:
    for example in clause.examples:
        yield texts.block(
            "gj-example",
            texts.line(*texts.spans(label("examples")), classes=["gj-label"]),
            texts.pair(example, article.file, clause.id),
        )
    if clause.why is not None:
        yield texts.line(*texts.spans(label("why")), classes=["gj-label"])
        yield texts.pair(clause.why, article.file, clause.id)
    yield texts.labelled(label("sources"), nodes.Text("; ".join(clause.sources)), classes=["gj-note", "no-search"])
    yield from _refusals(clause)
    for name in clause.options:
        option = options().options.get(name)
        if option is None:
            yield texts.line(texts.reference_to("option", name, None, article.file, clause.id))
        else:
            yield option_fold(option)
    yield from rulings_on(clause.id)
    yield from clause_history(clause)
    yield from _amendments(clause)
    yield from asked_at_tables(clause)
    yield from _interpretations(env, law, article, clause)
    yield from _scenarios(env, clause)
    yield from last_result(clause)


def _amendments(clause: Clause) -> Iterator[nodes.Node]:
    """Yield which amendments touch the clause, and where to begin one."""
    items: list[list[nodes.Node]] = [
        [texts.reference_to("amendment", entry.id), nodes.Text(" "), *texts.spans(STATUSES[entry.status])]
        for entry in amendments()
        if clause.id in entry.clauses
    ]
    if items:
        yield texts.labelled(label("amendments"), *texts.listed(items), classes=["gj-note", "no-search"])
    yield texts.line(*propose_links(), classes=["gj-note", "gj-propose", "no-search"])


def _refusals(clause: Clause) -> Iterator[nodes.Node]:
    items = [
        [texts.reference_to("reason", reason.code)] for reason in reasons().values() if clause.id in reason.clauses
    ]
    if items:
        yield texts.labelled(label("refusals"), *texts.listed(items), classes=["gj-note", "no-search"])


def _interpretations(env: BuildEnvironment, law: Law, article: Article, clause: Clause) -> Iterator[nodes.Node]:
    """Yield each interpretation at the first clause of its article that it settles, elsewhere a link to it."""
    mine = {clause.id for clause in article.clauses}
    for entry in law.settling(clause.id):
        home = entry in article.interpretations
        first = next((name for name in entry.clauses if name in mine), None)
        if home and first == clause.id:
            yield interpretation_fold(env, entry, article.file)
        else:
            words = Text(zh=plain(entry.question.zh), en=plain(entry.question.en))
            shown = nodes.inline("", "", texts.code(entry.id, "gj-id"), nodes.Text(" "), *texts.spans(words))
            link = texts.reference_to("interpretation", entry.id, shown)
            yield texts.labelled(label("interpretation"), link, classes=["gj-note"])


def _scenarios(env: BuildEnvironment, clause: Clause) -> Iterator[nodes.Node]:
    proofs = proofs_of(clause.id)
    if proofs.own:
        total = counted("scenarios", len(proofs.own))
        words = Text(
            zh=f"{total.zh}（{proofs.rows} 行）",
            en=f"{total.en} ({proofs.rows} {'row' if proofs.rows == 1 else 'rows'})",
        )
        head = [nodes.inline("", "", *texts.spans(words), classes=["gj-label"])]
        boxes = [scenario_box(env, scenario) for scenario in proofs.own]
        yield texts.fold(head, *boxes, classes=["gj-fold-scenarios"])
    if proofs.others:
        links = [[texts.reference_to("scenario", scenario.id)] for scenario in proofs.others]
        yield texts.labelled(label("also_proven"), *texts.listed(links), classes=["gj-note", "no-search"])
    if not proofs.own and not proofs.others and clause.modality != "declares":
        yield texts.line(*texts.spans(label("unproven")), classes=["gj-note", "gj-unproven", "no-search"])
