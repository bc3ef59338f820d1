"""Rungs: the parts of an area that are certified one by one, so that an engine is certified in what it has.

A rung is an article (or topic) within an area, or a part of it on the ladder by which an engine is built.  It stands
where each of its rows passed and each fresh question on it; an area is certified where all its rungs stand and all its
fresh questions passed.
None stands in an area that tells no player from a stub (``runs.floors``).
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

import msgspec

from gouji_conformance.reports.jsonl import tally
from gouji_conformance.runs.ladder import part_of_ladder, place_on_ladder
from gouji_conformance.runs.verdicts import RowResult, Unsupported
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.selection import article_of
from gouji_spec.law import law

_STAND: Final = ("pass", "declared")
Counts = Mapping[str, int]
"""The number of rows of each verdict."""


class RungName(NamedTuple):
    """Which rung: its area, and the article or the named part that it is; the other of the two is empty."""

    area: str
    article: str = ""
    part: str = ""


class Rung(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of the rows of one rung.

    Attributes:
        area: in which it lies.
        article: the article or topic that it is; empty where it is a named part.
        part: the named part that it is; empty where it is an article.
        counts: the number of its rows of each verdict.
        stands: each of its rows passed, or is declared, and there is one; so did each fresh question on it.
        excused: rows that did not pass, as the engine's authors had said beforehand.
        unsupported: why rows were not judged, each reason once.
        fresh: the number of fresh questions of each verdict that rest on a clause of it.
    """

    area: str
    counts: dict[str, int]
    stands: bool
    article: str = ""
    part: str = ""
    excused: tuple[str, ...] = ()
    unsupported: tuple[Unsupported, ...] = ()
    fresh: dict[str, int] = {}

    @property
    def name(self) -> RungName:
        """Which rung it is."""
        return RungName(self.area, self.article, self.part)

    @property
    def rows(self) -> int:
        """How many rows it has."""
        return sum(self.counts.values())


def rung_names(area: str, clause: str) -> tuple[RungName, ...]:
    """Return the rungs to which a row of *area* belongs whose scenario's own clause is *clause*.

    Every row belongs to its article, and in an area with a ladder (``runs.ladder``) to a named part.
    """
    part = part_of_ladder(area, clause)
    article = RungName(area, article_of(clause))
    return (article, RungName(area, part=part)) if part else (article,)


def stands(counts: Counts, excused: Sequence[str], fresh: Counts | None = None, *, thin: bool = False) -> bool:
    """Tell whether a rung stands with these *counts* of verdicts, these *excused* rows and these *fresh* questions.

    Only what passed or is declared makes it stand: a failure, an error, what is not supported, not declared or
    excused takes it out, and a rung without rows says nothing, nor does one of a *thin* area.
    """
    if thin or excused or not any(counts.values()) or not all_passed(fresh or {}):
        return False
    return not any(counts[verdict] for verdict in counts.keys() - {*_STAND})


def all_passed(fresh: Counts) -> bool:
    """Tell whether all fresh questions passed, of which *fresh* has the number of each verdict."""
    return not any(fresh[verdict] for verdict in fresh.keys() - {"pass"})


def rungs_of(
    rows: Iterable[RowResult],
    excused: AbstractSet[str] = frozenset(),
    fresh: Iterable[RowResult] = (),
    thin: Collection[str] = (),
) -> tuple[Rung, ...]:
    """Return the rungs of *rows* in the order of the law.

    Args:
        rows: of the suite.
        excused: the ids of those that are known not to pass.
        fresh: fresh questions; each belongs to every rung of which it has a clause.
        thin: the areas that certify nothing.
    """
    members: dict[RungName, list[RowResult]] = {}
    for row in rows:
        for name in rung_names(row.area, row.clauses[0]):
            members.setdefault(name, []).append(row)
    questions: dict[RungName, list[RowResult]] = {}
    for row in fresh:
        for name in {name for clause in row.clauses for name in rung_names(row.area, clause)}:
            questions.setdefault(name, []).append(row)
    found = [_rung(name, members[name], excused, questions.get(name, ())) for name in in_order_of_law(members)]
    return tuple(msgspec.structs.replace(rung, stands=rung.stands and rung.area not in thin) for rung in found)


def _rung(name: RungName, rows: Sequence[RowResult], excused: AbstractSet[str], fresh: Sequence[RowResult]) -> Rung:
    counts, asked = tally(rows), tally(fresh)
    known = tuple(sorted(row.row for row in rows if row.row in excused))
    reasons = {row.unsupported for row in rows if row.unsupported is not None}
    unsupported = tuple(sorted(reasons, key=lambda reason: (reason.why, reason.what)))
    standing = stands(counts, known, asked)
    return Rung(name.area, counts, standing, name.article, name.part, known, unsupported, asked)


def fresh_by_area(fresh: Iterable[RowResult]) -> dict[str, dict[str, int]]:
    """Return, for each area, how many of its *fresh* questions had each verdict."""
    asked: dict[str, list[RowResult]] = {}
    for row in fresh:
        asked.setdefault(row.area, []).append(row)
    return {area: tally(asked[area]) for area in AREAS if area in asked}


def in_order_of_law(names: Iterable[RungName]) -> list[RungName]:
    """Return *names* area by area, the articles of each as the law has them, then its named parts from below."""
    articles = [article.key for article in law().articles]
    return sorted(names, key=lambda name: (AREAS.index(name.area), bool(name.part), _place(name, articles)))


def _place(name: RungName, articles: Sequence[str]) -> int:
    return articles.index(name.article) if name.article else place_on_ladder(name.area, name.part)


def areas_that_stand(rungs: Iterable[Rung], fresh: Mapping[str, Counts] | None = None) -> tuple[str, ...]:
    """Return the areas that are certified: all rungs of each stand, and all fresh questions in it passed."""
    fallen: Counter[str] = Counter()
    for rung in rungs:
        fallen[rung.area] += not rung.stands
    asked = fresh or {}
    return tuple(area for area in AREAS if area in fallen and not fallen[area] and all_passed(asked.get(area, {})))
