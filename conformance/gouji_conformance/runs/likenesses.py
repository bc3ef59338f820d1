"""What an engine seems to have got wrong: the wrong engines of the catalogue that answer just as it does.

The catalogue has some for every clause.  Where rows fail, those of the clauses that come into question are asked the
same: one that answers what the engine answered, there and on the way, and would pass what the engine passes, has got
wrong what the engine has.  Of several that which explains most is taken; another besides only where most of what it
explains is left.
"""

import io
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, redirect_stderr
from dataclasses import dataclass
from typing import Final

import msgspec

from gouji_conformance.engines.oracle import Oracle
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.engines.wire import Reply
from gouji_conformance.mutants.catalogue import catalogue
from gouji_conformance.mutants.door import StaleChangeError, played, refuse_compiled
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.runs.seating import asked_from, heard_at, moved_by
from gouji_conformance.runs.suspicion import suspicions
from gouji_conformance.runs.verdicts import RowResult, Unmet, unmet_by
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import article_of
from gouji_conformance.speech.faults import UserError
from gouji_spec.law import law
from gouji_spec.text import Text

_CLAUSES: Final = 24
"""So many clauses come into question, the most suspect first."""
_CLAUSES_WITH_OTHERS: Final = 3
"""With so many of them those that stand beside them in the law."""
_BESIDE: Final = 0.5
"""How much less these are suspected."""
_FAILED: Final = 60
"""So many rows that failed are asked, those of the fewest requests first."""
_FIRST: Final = 8
"""A wrong engine that explains none of so many of the rows about its clause, and of all, is asked no more."""
_MOST: Final = 300
"""So many are asked of those that explain any."""
_PASSED: Final = 30
"""So many rows that passed are asked, of those about the clause."""
_AGAINST: Final = 2
"""A row that passed and would fail speaks against a wrong engine as much as so many that it explains speak for it."""


class Likeness(msgspec.Struct, frozen=True):
    """A wrong ruling that an engine seems to play.

    Attributes:
        clause: the clause that it breaks.
        words: what is wrong at the table.
        rows: those that failed and come out just so with it.
    """

    clause: str
    words: Text
    rows: tuple[str, ...]


def likenesses(
    rows: Iterable[RowResult],
    plans: Mapping[str, Plan],
    info: EngineInfo | None,
    seed: int,
    left_out: Collection[str] = (),
) -> tuple[Likeness, ...]:
    """Return what an engine seems to have got wrong, what explains most rows first; each row is explained once.

    Nothing where the reference is compiled: no other ruling can be put into it.

    Args:
        rows: what became of all rows, fresh questions too.
        plans: row → its plan; rows without one are left out.
        info: what the engine says of itself; None where it says nothing.
        seed: of the run, by which hidden cards were dealt.
        left_out: rows that are explained otherwise.
    """
    known = [row for row in rows if row.row in plans]
    failed = [row for row in known if row.verdict == "fail" and row.row not in left_out]
    # Where an engine rules right and names another reason, that is seldom its fault: it goes with what it rules wrong.
    failed = [row for row in failed if _decisive(row.unmet)] or failed
    if info is None or not failed or not _can_be_changed():
        return ()
    trial = _Trial(known, failed, plans, info, seed)
    tried = list(trial.tried())
    left, found = {row.row for row in trial.asked}, list[Likeness]()
    while own := [one for one in tried if 2 * len(one.explained & left) > len(one.explained)]:
        worth = {one.wrong.id: len(one.explained & left) - _AGAINST * one.against for one in own}
        alike = [one for one in own if worth[one.wrong.id] == max(worth.values())]
        best = max(alike, key=lambda one: (-trial.far_against(one) if len(alike) > 1 else 0, one.suspicion))
        if len(best.explained & left) <= _AGAINST * best.against:
            break
        left -= best.explained
        told = {name for one in found for name in one.rows}
        rows_ = [row.row for row in trial.also(best) if row.row not in told]
        found.append(Likeness(best.wrong.clauses[0], best.wrong.name, tuple(rows_)))
    return tuple(found)


def _can_be_changed() -> bool:
    try:
        refuse_compiled()
    except UserError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class _Tried:
    """A wrong engine, how much its clause is suspected, the rows it explains, and how many speak against it."""

    wrong: Mutant
    suspicion: float
    explained: frozenset[str]
    against: int


class _Trial:
    """The rows of a run, asked of wrong engines."""

    def __init__(
        self,
        known: Sequence[RowResult],
        failed: Sequence[RowResult],
        plans: Mapping[str, Plan],
        info: EngineInfo,
        seed: int,
    ) -> None:
        self._failed = sorted(failed, key=lambda row: (row.fresh, row.unmet[0].operation))
        self._all_passed = [row for row in known if row.verdict == "pass"]
        self._passed = [row for row in self._all_passed if not row.fresh]
        self._suspects = _with_those_beside(
            suspicions({row.row: row.clauses for row in failed if not row.fresh}, known)
        )
        self._plans = plans
        self._info = info
        self._seed = seed
        self.asked = self._failed[:_FAILED]

    def tried(self) -> Iterator[_Tried]:
        """Yield the wrong engines of the clauses in question that explain any of the rows."""
        for clause, suspicion in list(self._suspects.items())[:_CLAUSES]:
            own = [row for row in self.asked if clause in row.clauses][:_FIRST]
            passed = [row for row in self._passed if clause in row.clauses][:_PASSED]
            for wrong in (one for one in catalogue() if one.clauses[0] == clause and not one.values):
                with _playing(wrong) as there:
                    if there and any(map(self._explains, [*own, *self.asked[:_FIRST]])):
                        explained = frozenset(row.row for row in self.asked if self._explains(row))
                        against = sum(not self._passes(row) for row in passed)
                        yield _Tried(wrong, suspicion, explained, against)

    def far_against(self, one: _Tried) -> int:
        """Return how many rows of the articles in question passed that *one* would fail, fresh ones among them."""
        articles = {article_of(row.clauses[0]) for row in self.asked if row.row in one.explained and row.clauses}
        areas = {row.area for row in self.asked}
        with _playing(one.wrong):
            return sum(
                not self._passes(row)
                for row in self._all_passed
                if row.area in areas and any(article_of(clause) in articles for clause in row.clauses)
            )

    def also(self, one: _Tried) -> list[RowResult]:
        """Return all rows that *one* explains, those too of which it was not asked yet."""
        with _playing(one.wrong):
            more = [row for row in self._failed[_FAILED:_MOST] if self._explains(row)]
        return [row for row in self.asked if row.row in one.explained] + more

    def _explains(self, row: RowResult) -> bool:
        """Tell whether what is played answers to *row* just as the engine did, and before that as is right.

        It is asked from the same seats: a fault may hang on their numbers.
        """
        found = self._unmet(row, row.unmet[0].operation + 1)
        if found is None or any(map(_decisive, found[:-1])):
            return False
        return _decisive(found[-1]) == _decisive(row.unmet) if _decisive(row.unmet) else found[-1] == row.unmet

    def _passes(self, row: RowResult) -> bool:
        found = self._unmet(row, None)
        return found is not None and not any(map(_decisive, found))

    def _unmet(self, row: RowResult, number: int | None) -> list[tuple[Unmet, ...]] | None:
        """Return what the answers to the first requests of *row* do not meet; None where one is not answered."""
        oracle, found = Oracle(), []
        plan = self._plans[row.row]
        by = moved_by(plan, self._seed)
        for at, entry in enumerate(dealt(plan, self._seed)[:number]):
            try:
                answer = msgspec.to_builtins(oracle.answer(entry.method, asked_from(entry, by)))
                heard = heard_at(entry, Reply("2.0", at, answer), by).result
            except Exception:  # a wrong engine may fall as well, and is no likeness then
                return None
            found.append(unmet_by(entry, heard, self._info, at))
        return found


def _with_those_beside(suspects: Mapping[str, float]) -> dict[str, float]:
    """Return *suspects* with the clauses that stand beside the first of them: what one clause says the next one limits.

    They are suspected less.
    """
    beside = {
        other: _BESIDE * suspicion
        for clause, suspicion in list(suspects.items())[:_CLAUSES_WITH_OTHERS]
        for other in law().clauses()
        if other.rpartition(".")[0] == clause.rpartition(".")[0] and clause.count(".") > 1
    }
    both = {**beside, **suspects}
    return dict(sorted(both.items(), key=lambda entry: -entry[1]))


def _decisive(unmet: Sequence[Unmet]) -> tuple[Unmet, ...]:
    """Return *unmet* without the reasons that an engine names: legality decides, and of reasons there may be more."""
    return tuple(one for one in unmet if one.path != "reasons")


@contextmanager
def _playing(wrong: Mutant) -> Iterator[bool]:
    """Play *wrong* in the reference while the context lasts; tell whether it can be played.

    It may fall, and then says so where nobody wants to read it.
    """
    with ExitStack() as held:
        try:
            held.enter_context(played(wrong.change))
            held.enter_context(redirect_stderr(io.StringIO()))
        except StaleChangeError:
            yield False
        else:
            yield True
