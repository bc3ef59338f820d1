"""What the last certified runs say of a clause: which engines have it right, and the wrong ones that are found out."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from docutils import nodes
from sphinx.environment import BuildEnvironment

from gouji_conformance.certificates.kept import KEPT, kept_statements
from gouji_conformance.certificates.statement import Predicate
from gouji_conformance.mutants.catalogue import catalogue
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.mutants.table import article_of_clause
from gouji_conformance.sentences.features import Scenario
from gouji_docs import texts
from gouji_docs.mutants_page import FIGURES
from gouji_docs.sources import proofs_of
from gouji_docs.words import label
from gouji_spec.law import Clause
from gouji_spec.ruleset import PROFILES, Ruleset, profiles
from gouji_spec.text import Text

_RIGHT: Final = "✓"
_WRONG: Final = Text(zh="有不合", en="differs")
_RULED: Final = Text(zh="合乎规则", en="as the law has it")
_RULED_WRONG: Final = Text(
    zh="这一条所在的条目里有不合规则的例", en="some rows of the article are otherwise than the law has it"
)
_ALL_CAUGHT: Final = Text(zh="都被这一条的例抓住", en="each caught by a row of its clause")
_CAUGHT: Final = Text(
    zh="都被抓住，有的靠别的条款的例", en="each caught, in this article some by a row of another clause"
)
_SLIPS: Final = Text(zh="这一条目里有漏网的", en="in this article some slip through")


class Verdict(NamedTuple):
    """How an engine fared with the rows of a clause, by its certificate of the first profile that has any of them."""

    predicate: Predicate
    right: bool


def verdicts(clause_id: str) -> list[Verdict]:
    """Return the verdict on each engine that was asked about the clause."""
    own = proofs_of(clause_id).own
    found = []
    for asked in _by_engine().values():
        for profile in PROFILES:
            predicate = asked.get(profile)
            rows = [] if predicate is None else [one for one in own if _was_asked(one, predicate)]
            if predicate is not None and rows:
                found.append(Verdict(predicate, _is_right(clause_id, rows, predicate)))
                break
    return found


@cache
def _by_engine() -> dict[str, dict[str, Predicate]]:
    found: dict[str, dict[str, Predicate]] = {}
    for engine, profile, statement in kept_statements():
        found.setdefault(engine, {})[profile] = statement.predicate
    return found


def _was_asked(scenario: Scenario, predicate: Predicate) -> bool:
    ruleset = Ruleset.of(predicate.profile, **predicate.options)
    return scenario.area in predicate.areas and ruleset.satisfies(dict(scenario.options))


def _is_right(clause_id: str, rows: list[Scenario], predicate: Predicate) -> bool:
    """Tell whether every area of *rows* is certified, or at least the article of the clause stands there."""
    article = article_of_clause(clause_id)
    standing = {rung.area for rung in predicate.rungs if rung.article == article and rung.stands}
    return all(row.area in predicate.certified or row.area in standing for row in rows)


@cache
def _mutants() -> dict[str, list[Mutant]]:
    found: dict[str, list[Mutant]] = {}
    for mutant in catalogue():
        if not mutant.values:
            found.setdefault(mutant.clauses[0], []).append(mutant)
    return found


@cache
def _figures() -> dict[str, dict[str, int]]:
    """Return what the hunt counted, by article or topic: ``features/mutants.txt``."""
    heads, *lines = [line.split() for line in FIGURES.read_text(encoding="utf-8").splitlines() if line.strip()]
    return {line[0]: dict(zip(heads[1:], map(int, line[1:]), strict=True)) for line in lines}


def _caught(clause_id: str) -> Text:
    figures = _figures().get(article_of_clause(clause_id), {})
    if figures.get("left"):
        return _SLIPS
    return _CAUGHT if figures.get("elsewhere") else _ALL_CAUGHT


def note_files(env: BuildEnvironment) -> None:
    """Note that the page being read is made from the certificates and the figures of the hunt."""
    for path in (FIGURES, *sorted(Path(KEPT).glob("*/*.json"))):
        env.note_dependency(str(path))


def last_result(clause: Clause) -> Iterator[nodes.Node]:
    """Yield a fold of one line: which engines rule as the clause has it, when that was seen, how many are wrong."""
    found = verdicts(clause.id)
    wrong = _mutants().get(clause.id, [])
    if not found and not wrong:
        return
    head: list[nodes.Node] = [nodes.inline("", "", *texts.spans(label("last_result")), classes=["gj-label"])]
    for verdict in found:
        engine = verdict.predicate.engine.engine
        ruled = [nodes.Text(_RIGHT)] if verdict.right else texts.spans(_WRONG)
        head += [nodes.Text(f" · {engine.name} "), *ruled]
    if found:
        head.append(nodes.Text(f" · {max(verdict.predicate.issued for verdict in found)[:10]}"))
    if wrong:
        head += [nodes.Text(" · "), *texts.spans(label("wrong_engines").map(lambda words: f"{words} {len(wrong)}"))]
    yield texts.fold(head, *map(_engine, found), *_wrong(clause.id, wrong), classes=["gj-fold-result", "no-search"])


def _engine(verdict: Verdict) -> nodes.container:
    predicate = verdict.predicate
    named = f"{predicate.engine.engine.name} {predicate.engine.engine.version}"
    profile = profiles()[predicate.profile].name
    ruled = _RULED if verdict.right else _RULED_WRONG
    day = predicate.issued[:10]
    return texts.pair(
        Text(
            zh=f"{named}：{ruled.zh}（{profile.zh}，清单 `{predicate.manifest}`，{day}）",
            en=f"{named}: {ruled.en} ({profile.en}, manifest `{predicate.manifest}`, {day})",
        )
    )


def _wrong(clause_id: str, wrong: list[Mutant]) -> Iterator[nodes.Node]:
    if wrong:
        caught = _caught(clause_id)
        words = Text(
            zh=f"{label('wrong_engines').zh} {len(wrong)}：{caught.zh}。",
            en=f"{label('wrong_engines').en} {len(wrong)}: {caught.en}.",
        )
        yield texts.line(*texts.spans(words), classes=["gj-label"])
        items = [nodes.list_item("", texts.pair(mutant.name)) for mutant in wrong]
        yield nodes.bullet_list("", *items)
