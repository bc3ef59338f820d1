"""Rows that did not pass, gathered by what seems to be wrong: one fault, one card.

Where a wrong engine that is known answers just as this one, the rows that it explains are one card, of the clause that
it breaks.  Of the rows that are left a clause is taken that is most suspect, the rows about it are one card, and so on.
What differs in the same way as a card does and is about the same article, or stands in no feature, is put to it: one
fault shows in many rows.  A card that is small beside another which went wrong in the same ways, or is known to break
the same clause, is told under that: once it is mended this is seen again.
Where the engine fell, did not answer or answered with an error, that is a fault of its own, whatever the row is about.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gouji_conformance.reports.failing import broken_clauses, is_wrong, was_asked
from gouji_conformance.runs.likenesses import Likeness
from gouji_conformance.runs.suspicion import suspicions
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import article_of
from gouji_conformance.speech.messages import message
from gouji_spec.text import Text

_SEAT: Final = re.compile(r"\.\d+\b")
_FEW: Final = 3
"""What is so many times fewer than another is taken for what that brings with it, where it is wrong in no other way."""
_VERY_FEW: Final = 10
"""And what is so many times fewer than a fault of which it is known what it is, in whatever way it is wrong."""


@dataclass(frozen=True, slots=True)
class Card:
    """One fault.

    Attributes:
        clause: the one that most of its rows are about; empty where they are about none.
        rows: those that show it, the one that is read most easily first.
        alike: what the engine seems to have got wrong, where a known wrong engine answers just so; else None.
    """

    clause: str
    rows: tuple[RowResult, ...]
    alike: Text | None = None

    @property
    def first(self) -> RowResult:
        """The row that shows it best: the fewest steps."""
        return self.rows[0]

    @property
    def others(self) -> tuple[RowResult, ...]:
        """The other rows that show it."""
        return self.rows[1:]


def alike_words(words: Text) -> Text:
    """Return the sentence that says of which wrong ruling, in *words*, the answers are."""
    return message("reports.alike", words=words)


def kind_of(row: RowResult) -> str:
    """Return in what way *row* went wrong, alike in rows that one fault has made so."""
    if row.fault is not None:
        return f"{row.fault.kind} {row.fault.values.get('method', '')}".strip()
    unmet = row.unmet[0] if row.unmet else None
    if unmet is None:
        return row.verdict
    right = unmet.expected if isinstance(unmet.expected, bool | str) else ""
    return f"{_SEAT.sub('', unmet.path)} {unmet.test} {right}".strip()


def cards(
    rows: Sequence[RowResult],
    plans: Mapping[str, Plan],
    left_out: Iterable[str] = (),
    alike: Sequence[Likeness] = (),
) -> tuple[Card, ...]:
    """Return the faults that *rows* show, the most telling first: those known by what they are, that of the most rows.

    Args:
        rows: of a report, those that passed too.
        plans: of the rows, by their ids.
        left_out: ids of rows that are told of otherwise.
        alike: the wrong rulings that the engine seems to play.
    """
    gone = set(left_out)
    wrong = {row.row: row for row in rows if is_wrong(row) and was_asked(row) and row.row not in gone}
    about = {name: broken_clauses(row, plans.get(name)) for name, row in wrong.items()}
    found = [_Heap(one.clause, [wrong.pop(name) for name in one.rows if name in wrong], one.words) for one in alike]
    found = [heap for heap in found if heap.rows]
    for row in (row for row in wrong.values() if row.fault is not None):
        _put_fault(found, next(iter(about[row.row]), ""), row)
    left = {name: about[name] for name, row in wrong.items() if not row.fresh and row.fault is None}
    while left:
        clause = next(iter(suspicions(left, rows)), "")
        taken = [name for name, clauses in left.items() if not clause or clause in clauses]
        _put(found, clause, [wrong[name] for name in taken])
        left = {name: clauses for name, clauses in left.items() if name not in taken}
    for row in (row for row in wrong.values() if row.fresh and row.fault is None):
        _put(found, next(iter(about[row.row]), ""), [row])
    return tuple(
        Card(heap.clause, tuple(sorted(heap.rows, key=lambda row: _ease(row, plans, heap.clause))), heap.alike)
        for heap in _folded(sorted(found, key=lambda heap: (heap.alike is None, -len(heap.rows))))
    )


@dataclass(slots=True)
class _Heap:
    """A card in the making."""

    clause: str
    rows: list[RowResult]
    alike: Text | None = None

    @property
    def kinds(self) -> set[str]:
        return {kind_of(row) for row in self.rows}


def _folded(made: Sequence[_Heap]) -> list[_Heap]:
    """Return *made*, the largest first, with what is small beside one that is wrong in the same ways under that."""
    kept: list[_Heap] = []
    for heap in made:
        above = next((one for one in kept if _covers(one, heap)), None)
        if above is None:
            kept.append(heap)
        else:
            above.rows += heap.rows
    return kept


def _covers(above: _Heap, heap: _Heap) -> bool:
    """Tell whether *heap* is what the fault *above* brings with it."""
    if heap.rows[0].fault is not None:
        return False
    if heap.alike is not None:
        same = above.alike is not None and above.clause == heap.clause
        return same and _FEW * len(heap.rows) <= len(above.rows)
    if above.alike is not None and _VERY_FEW * len(heap.rows) <= len(above.rows):
        return True
    return _FEW * len(heap.rows) <= len(above.rows) and heap.kinds <= above.kinds


def _put(found: list[_Heap], clause: str, rows: list[RowResult]) -> None:
    """Put *rows* to the heap that shows the same, or begin another.

    The same is what is about the same clause; and what went wrong in no other way than a heap did, where it is about
    the same article or stands in no feature.
    """
    made = _Heap(clause, rows)
    fresh = all(row.fresh for row in rows)
    for heap in (heap for heap in found if heap.rows[0].fault is None):
        alike = made.kinds <= heap.kinds
        if heap.clause == clause or (alike and (fresh or article_of(heap.clause) == article_of(clause))):
            heap.rows += rows
            return
    found.append(made)


def _put_fault(found: list[_Heap], clause: str, row: RowResult) -> None:
    """Put *row*, over which the engine fell, to the others over which it fell in the same way."""
    for heap in found:
        if kind_of(heap.rows[0]) == kind_of(row):
            heap.rows.append(row)
            return
    found.append(_Heap(clause, [row]))


def _ease(row: RowResult, plans: Mapping[str, Plan], clause: str) -> tuple[bool, bool, int, int, str]:
    """Return how hard *row* is to read: of a feature, of *clause* itself, in few steps, is easiest; then the first."""
    plan = plans.get(row.row)
    own = bool(row.clauses) and row.clauses[0] == clause
    if plan is None:
        return row.fresh, not own, 0, 0, row.row
    return row.fresh, not own, len(plan.steps or plan.operations), plan.line, row.row
