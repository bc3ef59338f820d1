"""Rungs: the parts of an area that are certified one by one, so that an engine is certified in what it has.

A rung is an article (or topic) within an area, or a named part of an area.  It stands where each of its rows passed;
an area is certified where all its rungs stand.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

import msgspec

from gouji_conformance.reports.jsonl import tally
from gouji_conformance.runs.verdicts import RowResult, Unsupported
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.selection import article_of
from gouji_spec.law import law

_STAND: Final = ("pass", "declared")


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
        stands: each of its rows passed, or is declared, and there is one.
        excused: rows that did not pass, as the engine's authors had said beforehand.
        unsupported: why rows were not judged, each reason once.
    """

    area: str
    counts: dict[str, int]
    stands: bool
    article: str = ""
    part: str = ""
    excused: tuple[str, ...] = ()
    unsupported: tuple[Unsupported, ...] = ()

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

    Every row belongs to its article; named parts of areas are added here.
    """
    return (RungName(area, article_of(clause)),)


def stands(counts: dict[str, int], excused: Sequence[str]) -> bool:
    """Tell whether a rung with these *counts* of verdicts and these *excused* rows stands.

    Only what passed or is declared makes it stand: a failure, an error, what is not supported, not declared or
    excused takes it out, and a rung without rows says nothing.
    """
    return not excused and any(counts.values()) and not any(counts[verdict] for verdict in counts.keys() - {*_STAND})


def rungs_of(rows: Iterable[RowResult], excused: AbstractSet[str] = frozenset()) -> tuple[Rung, ...]:
    """Return the rungs of *rows*, of which the ids in *excused* are known not to pass, in the order of the law."""
    members: dict[RungName, list[RowResult]] = {}
    for row in rows:
        for name in rung_names(row.area, row.clauses[0]):
            members.setdefault(name, []).append(row)
    return tuple(_rung(name, members[name], excused) for name in in_order_of_law(members))


def _rung(name: RungName, rows: Sequence[RowResult], excused: AbstractSet[str]) -> Rung:
    counts = tally(rows)
    known = tuple(sorted(row.row for row in rows if row.row in excused))
    reasons = {row.unsupported for row in rows if row.unsupported is not None}
    unsupported = tuple(sorted(reasons, key=lambda reason: (reason.why, reason.what)))
    return Rung(name.area, counts, stands(counts, known), name.article, name.part, known, unsupported)


def in_order_of_law(names: Iterable[RungName]) -> list[RungName]:
    """Return *names* area by area, the articles of each as the law has them, then its named parts."""
    articles = [article.key for article in law().articles]
    return sorted(names, key=lambda name: (AREAS.index(name.area), bool(name.part), _place(name, articles), name.part))


def _place(name: RungName, articles: Sequence[str]) -> int:
    return articles.index(name.article) if name.article else 0


def areas_that_stand(rungs: Iterable[Rung]) -> tuple[str, ...]:
    """Return the areas that are certified: all rungs of each stand, in the order of ``AREAS``."""
    fallen: Counter[str] = Counter()
    for rung in rungs:
        fallen[rung.area] += not rung.stands
    return tuple(area for area in AREAS if area in fallen and not fallen[area])
