"""Which rows are run: by area, article, clause, scenario; and the digest that pins them."""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase

from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.speech.faults import UserError
from gouji_spec.law import law
from gouji_spec.ruleset import Ruleset


def article_of(clause_id: str) -> str:
    """Return the article or topic of a clause: ``9`` of ``GJ-9.2.1``, ``hold-three`` of ``GH-hold-three.4``."""
    return clause_id.partition("-")[2].partition(".")[0]


@dataclass(frozen=True, slots=True)
class Selection:
    """What the user asked for; an empty tuple asks for all.

    Attributes:
        articles: numbers, or topics of the house rules.
        clauses: ids; a clause's own children belong to it.
        scenarios: ids of scenarios or rows.
    """

    articles: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        """What narrows the rows, as the report keeps it."""
        given = {"article": self.articles, "clause": self.clauses, "scenario": self.scenarios}
        return {name: values for name, values in given.items() if values}

    def check(self, suite: Suite) -> None:
        """See that everything named exists.

        Raises:
            UserError: an article, clause, scenario or row that is not there.
        """
        for article in self.articles:
            if law().article(article) is None:
                raise UserError("certify.no_article", article=article)
        for asked in self.clauses:
            if not any(_within(clause, asked) for clause in law().clauses()):
                raise UserError("certify.no_clause", clause=asked)
        ids = {name for scenario, row in suite.rows() for name in (scenario.id, row.id)}
        for word in self.scenarios:
            if not any(is_called(name, word) for name in ids):
                raise UserError("certify.no_scenario", scenario=word)

    def takes(self, scenario: Scenario, row: Row) -> bool:
        """Tell whether *row* of *scenario* is among what was asked for."""
        if self.articles and not {article_of(clause) for clause in scenario.clauses} & set(self.articles):
            return False
        if self.clauses and not any(_within(clause, asked) for clause in scenario.clauses for asked in self.clauses):
            return False
        names = (scenario.id, row.id)
        return not self.scenarios or any(is_called(name, word) for name in names for word in self.scenarios)


def _within(clause: str, asked: str) -> bool:
    return clause == asked or clause.startswith(asked + ".") or fnmatchcase(clause, asked)


def is_called(name: str, word: str) -> bool:
    """Tell whether *word* names the scenario or row *name*: by its id, by what that begins with, or by a pattern.

    A beginning ends where a part of the id does: ``GJ-9.2-a`` means its rows and not ``GJ-9.2-aa``.

    >>> [is_called("GJ-9.2-a/two", word) for word in ("GJ-9", "GJ-9.2", "GJ-9.2-a", "GJ-*/two", "GJ-9.2-b", "GJ-9.2-")]
    [True, True, True, True, False, False]
    """
    word = word.removeprefix("@")
    return name == word or name.startswith((f"{word}.", f"{word}-", f"{word}/")) or fnmatchcase(name, word)


def selected(
    suite: Suite, ruleset: Ruleset, areas: Sequence[str], selection: Selection, *, every_option: bool = False
) -> list[Plan]:
    """Return the plans under *ruleset* that lie in *areas* and in *selection*, area by area.

    Raises:
        UserError: a sentence of one of them that cannot be read.
    """
    order = {area: number for number, area in enumerate(areas)}

    def asked_for(scenario: Scenario, row: Row) -> bool:
        return scenario.area in order and selection.takes(scenario, row)

    taken = suite.plans(ruleset, every_option=every_option, only=asked_for)
    return sorted(taken, key=lambda plan: order[plan.area])


def rows_digest(plans: Iterable[Plan]) -> str:
    """Return sixteen hexadecimal digits for which rows *plans* are and what each asks; their order does not count."""
    return digest_of_rows((plan.row, plan.digest) for plan in plans)


def digest_of_rows(rows: Iterable[tuple[str, str]]) -> str:
    """Return what ``rows_digest`` does, of the ids and digests of rows."""
    lines = sorted(f"{row} {digest}\n" for row, digest in rows)
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:16]
