"""Rows that did not pass, gathered by what seems to be wrong: one fault, one card.

A fault breaks a clause.  Of the clauses that rows are about, the one is taken first of which most rows went wrong and
fewest passed; the rows about it are one card, and so on with those that are left.  What differs in the same way as a
card does and is about the same article, or stands in no feature, is put to it: one fault shows in many rows.  A card
that is small beside another which went wrong in the same ways is told under that: once it is mended this is seen again.
Where the engine fell, did not answer or answered with an error, that is a fault of its own, whatever the row is about.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gouji_conformance.reports.failing import broken_clauses, is_wrong, was_asked
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import article_of

_SEAT: Final = re.compile(r"\.\d+\b")
_FEW: Final = 3
"""What is so many times fewer than another is taken for what that brings with it, where it is wrong in no other way."""


@dataclass(frozen=True, slots=True)
class Card:
    """One fault.

    Attributes:
        clause: the one that most of its rows are about; empty where they are about none.
        rows: those that show it, the one that is read most easily first.
    """

    clause: str
    rows: tuple[RowResult, ...]

    @property
    def first(self) -> RowResult:
        """The row that shows it best: the fewest steps."""
        return self.rows[0]

    @property
    def others(self) -> tuple[RowResult, ...]:
        """The other rows that show it."""
        return self.rows[1:]


def kind_of(row: RowResult) -> str:
    """Return in what way *row* went wrong, alike in rows that one fault has made so."""
    if row.fault is not None:
        return f"{row.fault.kind} {row.fault.values.get('method', '')}".strip()
    unmet = row.unmet[0] if row.unmet else None
    if unmet is None:
        return row.verdict
    right = unmet.expected if isinstance(unmet.expected, bool | str) else ""
    return f"{_SEAT.sub('', unmet.path)} {unmet.test} {right}".strip()


def cards(rows: Sequence[RowResult], plans: Mapping[str, Plan], left_out: Iterable[str] = ()) -> tuple[Card, ...]:
    """Return the faults that *rows* show, the most telling first: that of the most rows.

    Args:
        rows: of a report, those that passed too.
        plans: of the rows, by their ids.
        left_out: ids of rows that are told of otherwise.
    """
    gone = set(left_out)
    wrong = [row for row in rows if is_wrong(row) and was_asked(row) and row.row not in gone]
    about = {row.row: broken_clauses(row, plans.get(row.row)) for row in wrong}
    passed = Counter(clause for row in rows if row.stands and not row.fresh for clause in row.clauses)
    found: list[tuple[str, list[RowResult]]] = []
    for row in (row for row in wrong if row.fault is not None):
        _put_fault(found, next(iter(about[row.row]), ""), row)
    left = [row for row in wrong if not row.fresh and row.fault is None]
    while left:
        clause = _most_telling(left, about, passed)
        taken = [row for row in left if not clause or clause in about[row.row]]
        names = {row.row for row in taken}
        left = [row for row in left if row.row not in names]
        _put(found, clause, taken)
    for row in (row for row in wrong if row.fresh and row.fault is None):
        _put(found, next(iter(about[row.row]), ""), [row])
    made = [Card(clause, tuple(sorted(some, key=lambda row: _ease(row, plans, clause)))) for clause, some in found]
    return _folded(sorted(made, key=lambda card: -len(card.rows)))


def _most_telling(left: Sequence[RowResult], about: Mapping[str, Sequence[str]], passed: Mapping[str, int]) -> str:
    """Return the clause of which most of what is left went wrong, and least passed."""
    weight = Counter(clause for row in left for clause in about[row.row])
    return max(weight, key=lambda clause: weight[clause] ** 2 / (weight[clause] + passed.get(clause, 0)), default="")


def _folded(made: Sequence[Card]) -> tuple[Card, ...]:
    """Return *made*, the largest first, with what is small beside one that is wrong in the same ways under that."""
    kept: list[Card] = []
    for card in made:
        kinds = {kind_of(row) for row in card.rows}
        above = next((at for at, one in enumerate(kept) if _covers(one, kinds, len(card.rows))), None)
        if above is None:
            kept.append(card)
        else:
            kept[above] = Card(kept[above].clause, kept[above].rows + card.rows)
    return tuple(kept)


def _covers(card: Card, kinds: set[str], many: int) -> bool:
    return _FEW * many <= len(card.rows) and kinds <= {kind_of(row) for row in card.rows}


def _put(found: list[tuple[str, list[RowResult]]], clause: str, rows: list[RowResult]) -> None:
    """Put *rows* to the card that shows the same, or begin another.

    The same is what is about the same clause; and what went wrong in no other way than a card did, where it is about
    the same article or stands in no feature.
    """
    kinds = {kind_of(row) for row in rows}
    fresh = all(row.fresh for row in rows)
    for its, some in (entry for entry in found if entry[1][0].fault is None):
        alike = kinds <= {kind_of(row) for row in some}
        if its == clause or (alike and (fresh or article_of(its) == article_of(clause))):
            some.extend(rows)
            return
    found.append((clause, rows))


def _put_fault(found: list[tuple[str, list[RowResult]]], clause: str, row: RowResult) -> None:
    """Put *row*, over which the engine fell, to the others over which it fell in the same way."""
    for _, some in found:
        if kind_of(some[0]) == kind_of(row):
            some.append(row)
            return
    found.append((clause, [row]))


def _ease(row: RowResult, plans: Mapping[str, Plan], clause: str) -> tuple[bool, bool, int]:
    """Return how hard *row* is to read: of a feature, of *clause* itself, in few steps, is easiest."""
    plan = plans.get(row.row)
    own = bool(row.clauses) and row.clauses[0] == clause
    return row.fresh, not own, 0 if plan is None else len(plan.steps or plan.operations)
