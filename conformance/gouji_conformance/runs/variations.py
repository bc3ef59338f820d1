"""Is it a fault, or does the engine play another variation? From the rows that failed, asked of the reference anew.

Where a row fails, the options that its clauses leave open are tried: if the reference, at a table with another value,
answers just what the engine answered, the engine plays that table's rule.  Rows that passed are the cross-examination:
at that table they would have come out otherwise.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from gouji_conformance.engines.oracle import NoAnswerError, Oracle
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.runs.verdicts import RowResult, Unmet, shown, unmet_by, value_at
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.protocol import governing
from gouji_spec.ruleset import RulesetError, make_ruleset

FEWEST: Final = 2
"""Rows that must fail for one variation: a single one may be chance."""
_AGAINST: Final = 4
"""A variation is believed where it sets right this many times as many rows as it sets wrong."""
_FEW: Final = 8
_MOST_ROWS: Final = 300
"""Failing rows that are looked at; an engine with more has not one variation but no rules yet."""


class Variation(msgspec.Struct, frozen=True):
    """A value of an option that the engine seems to play.

    Attributes:
        option, value: which.
        clause: the clause that leaves the option open.
        rows: the rows that failed and are right at a table with it.
        against: how many rows that passed would not be.
    """

    option: str
    value: str
    clause: str
    rows: tuple[str, ...]
    against: int


def played_by(
    rows: Iterable[RowResult], plans: Mapping[str, Plan], info: EngineInfo | None, seed: int
) -> tuple[Variation, ...]:
    """Return the same of an engine that may not have said what it is, and then seems to play nothing."""
    return () if info is None else variations(rows, plans, info, seed)


def variations(
    rows: Iterable[RowResult], plans: Mapping[str, Plan], info: EngineInfo, seed: int
) -> tuple[Variation, ...]:
    """Return the variations that an engine seems to play, those that explain most first; each row is explained once.

    Args:
        rows: what became of the rows.
        plans: row → its plan; rows without one are left out.
        info: what the engine says of itself: what it does not give speaks neither for nor against anything.
        seed: of the run, by which hidden cards were dealt.
    """
    known = [(row, plans[row.row]) for row in rows if row.row in plans]
    failed = [(row, plan) for row, plan in known if row.verdict == "fail"][:_MOST_ROWS]
    passed = [plan for row, plan in known if row.verdict == "pass"]
    found: list[Variation] = []
    for option, value in _candidates(plan for _, plan in failed):
        table = _Table(option, value, info, seed)
        seen = [(row.row, table.explains(row, plan)) for row, plan in failed]
        if sum(why == "right" for _, why in seen) < FEWEST:
            continue
        right = tuple(row for row, why in seen if why)
        against = sum(table.differs(plan) for plan in passed if _governs(option, plan))
        if against * _AGAINST <= len(right):
            found.append(Variation(option, value, options().options[option].clause, right, against))
    return tuple(_each_row_once(sorted(found, key=lambda one: (one.against - len(one.rows), one.option))))


def _each_row_once(found: Iterable[Variation]) -> Iterator[Variation]:
    """Yield of each option the value that explains most, with the rows that no other has explained."""
    told: set[str] = set()
    taken: set[str] = set()
    for one in found:
        rows = tuple(row for row in one.rows if row not in told)
        if len(rows) >= FEWEST and one.option not in taken:
            told.update(rows)
            taken.add(one.option)
            yield msgspec.structs.replace(one, rows=rows)


def _candidates(failed: Iterable[Plan]) -> list[tuple[str, str]]:
    """Return option and value of all that may be another rule there, what most rows rest on first.

    That is what the clauses of a row leave open; where few options govern the methods it asks, each of these.
    """
    named: Counter[str] = Counter()
    for plan in failed:
        clauses = [law().clause(clause) for clause in plan.clauses]
        open_to = {name for clause in clauses if clause is not None for name in clause.options}
        govern = {name for entry in plan.operations for name in governing(entry.method)}
        named.update(govern if len(govern) <= _FEW else open_to & govern)
    return [(name, value.id) for name, _ in named.most_common() for value in options().options[name].values]


def _governs(option: str, plan: Plan) -> bool:
    return any(option in governing(entry.method) for entry in plan.operations)


class _Table:
    """A table that plays one value otherwise, with the reference to rule at it."""

    def __init__(self, option: str, value: str, info: EngineInfo, seed: int) -> None:
        self._option = option
        self._value = value
        self._info = info
        self._seed = seed

    def explains(self, row: RowResult, plan: Plan) -> Literal["right", "beside", ""]:
        """Tell whether what the engine answered is right here.

        Beside that stands a row whose question could not have been asked here, and one of which the reason alone
        was wrong: they go with a variation, but show none.
        """
        answers = self._answers(plan, upto=row.unmet[0].operation)
        if answers is None:
            return ""
        if not answers:
            return "beside"
        if not all(_is_right(unmet, answers[-1]) for unmet in row.unmet):
            return ""
        return "right" if any(unmet.path != "reasons" for unmet in row.unmet) else "beside"

    def differs(self, plan: Plan) -> bool:
        """Tell whether a row that passed would not be right here."""
        answers = self._answers(plan, upto=len(plan.operations) - 1)
        return bool(answers) and any(
            unmet.path != "reasons"
            for number, (entry, answer) in enumerate(zip(plan.operations, answers or (), strict=True))
            for unmet in unmet_by(entry, answer, self._info, number)
        )

    def _answers(self, plan: Plan, *, upto: int) -> Sequence[Any] | None:
        """Return the answers to *plan* here; none where it cannot be asked here; None where it is asked just so."""
        try:
            base = make_ruleset(plan.ruleset["profile"], plan.ruleset.get("options", {}))
            table = base.changed(**{self._option: self._value})
        except RulesetError:
            return None
        if base[self._option] == self._value:
            return None
        oracle, answers = Oracle(), []
        for entry in dealt(plan, self._seed)[: upto + 1]:
            params = {**entry.params, "ruleset": table.to_json()} if "ruleset" in entry.params else entry.params
            try:
                answers.append(msgspec.to_builtins(oracle.answer(entry.method, params)))
            except NoAnswerError:
                return ()
        return answers


def _is_right(unmet: Unmet, answer: Any) -> bool:
    """Tell whether what the engine has at a place is what *answer* has there; of reasons it may give fewer."""
    found = value_at(answer, unmet.path)
    if unmet.path != "reasons":
        return unmet.got == (None if found is msgspec.UNSET else shown(found))
    if found is msgspec.UNSET or unmet.got is None:
        return found is msgspec.UNSET and unmet.got is None
    try:
        given = msgspec.json.decode(unmet.got, type=list[str])
    except msgspec.MsgspecError:
        return False
    return bool(given) and set(given) <= set(found)
