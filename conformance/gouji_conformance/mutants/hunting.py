"""The hunt for one wrong engine: which row of the suite it fails, the clause's own rows asked first."""

import io
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, redirect_stderr
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Final, Literal

import msgspec

from gouji_conformance.checks.reference_runs import PlansOfRow, ReferenceRuns
from gouji_conformance.mutants.door import played
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.mutants.patience import TooLongError, within
from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.suite import Suite, with_tags
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.ruleset import PROFILES, Ruleset, RulesetError

Fate = Literal["killed", "stumbled", "survived"]
"""A row fails; the program itself falls over a row: no wrong engine but a broken one; nothing shows it."""
_PATIENCE: Final = 5.0
"""Seconds of the processor for one row; an engine that needs more is going round in circles."""

Values = tuple[tuple[str, str], ...]


class Hunted(msgspec.Struct, frozen=True):
    """What became of a wrong engine.

    Attributes:
        mutant: its id.
        fate: killed, stumbled or survived.
        row: the row that it fails; empty where it survives.
        own: that row is one of the clauses that it breaks.
        by_reason: only the reason given is wrong: who gives no reasons would not be caught by the rows of the clause.
        step, expected, got: where in the row, and how.
        rows: how many were asked.
        seconds: of the processor.
    """

    mutant: str
    fate: Fate
    row: str = ""
    own: bool = False
    by_reason: bool = False
    step: str = ""
    expected: str = ""
    got: str = ""
    rows: int = 0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class _Asked:
    """One row under one ruleset."""

    scenario: Scenario
    row: Row
    ruleset: Ruleset


class Hunter:
    """Asks rows of wrong engines, one after another, in this process.

    Args:
        suite: whose rows are asked.
        elsewhere: ask the rows of other clauses too where its own show nothing.
        patient: go on to the end of its own rows with an engine that has fallen over one; else that ends the hunt.
    """

    def __init__(self, suite: Suite, *, elsewhere: bool = True, patient: bool = True) -> None:
        self._suite = suite
        self._elsewhere = elsewhere
        self._patient = patient
        self._plans: dict[str, PlansOfRow] = {}
        self._false: set[tuple[str, Ruleset]] = set()
        self._runs = ReferenceRuns(suite.book)

    def hunt(self, mutant: Mutant) -> Hunted:
        """Return what becomes of *mutant*: the first row that it fails ends the hunt.

        Raises:
            StaleChangeError: the engine's source has no place for its change.
        """
        return self.hunt_played(lambda: played(mutant.change), mutant.id, mutant.clauses, mutant.values)

    def hunt_played(
        self,
        wrong: Callable[[], AbstractContextManager[None]],
        name: str,
        clauses: tuple[str, ...],
        values: Values = (),
    ) -> Hunted:
        """Return what becomes of the engine while *wrong* lasts; a row that the right engine fails too catches nobody.

        Args:
            wrong: makes what puts the wrong ruling in and takes it out again.
            name: of the wrong engine.
            clauses: those that it breaks; their rows are asked first.
            values: the option and value under which it shows.
        """
        begun, asked = time.process_time(), 0
        while True:
            with wrong(), redirect_stderr(io.StringIO()):
                found, entry, more = self._once(name, clauses, values)
            asked += more
            if entry is None or self._holds(entry):
                return _counted(found, asked, begun)
            self._false.add((entry.row.id, entry.ruleset))

    def _once(self, name: str, clauses: tuple[str, ...], values: Values) -> tuple[Hunted, _Asked | None, int]:
        """Return what becomes of the engine as it is now, what shows it, and how many rows were asked."""
        asked = 0
        weaker: tuple[Hunted, _Asked] | None = None
        self._runs = ReferenceRuns(self._suite.book)
        for own, stage in self._stages(clauses, values):
            for entry in stage:
                if (entry.row.id, entry.ruleset) in self._false:
                    continue
                asked += 1
                found = self._shown_by(entry, name, own=own)
                if found is not None and self._ends(found):
                    return found, entry, asked
                if found is not None and (weaker is None or weaker[0].fate == "stumbled" != found.fate):
                    weaker = found, entry
            if weaker is not None:
                return *weaker, asked
        return Hunted(name, "survived"), None, asked

    def _holds(self, entry: _Asked) -> bool:
        """Tell whether the engine as it should be passes: a row that it fails too is false, and catches nobody."""
        return ReferenceRuns(self._suite.book).change(self._plans[entry.row.id], entry.ruleset) is None

    def _ends(self, found: Hunted) -> bool:
        return not found.by_reason if found.fate == "killed" else not self._patient

    def _stages(self, clauses: tuple[str, ...], values: Values) -> Iterator[tuple[bool, Iterator[_Asked]]]:
        yield True, self._own(clauses, values)
        if self._elsewhere:
            yield False, self._others(clauses, values)

    def _shown_by(self, entry: _Asked, name: str, *, own: bool) -> Hunted | None:
        plans = self._plans.get(entry.row.id)
        if plans is None:
            plans = self._plans.setdefault(entry.row.id, self._runs.plans_of(entry.scenario, entry.row))
        try:
            with within(_PATIENCE):
                change = self._runs.change(plans, entry.ruleset)
        except TooLongError:
            return Hunted(name, "stumbled", entry.row.id, own)
        if change is None:
            return None
        got = change.got if isinstance(change.got, str) else change.got.en
        expected = change.expected if isinstance(change.expected, str) else change.expected.en
        fate: Fate = "stumbled" if self._runs.stumbled else "killed"
        by_reason = expected.startswith("reasons ")
        return Hunted(name, fate, entry.row.id, own, by_reason, change.step, expected, got)

    # Which rows

    @cached_property
    def _of_clause(self) -> dict[str, list[tuple[Scenario, Row]]]:
        """Clause → its rows, those of which it is the first clause first."""
        first: dict[str, list[tuple[Scenario, Row]]] = {}
        besides: dict[str, list[tuple[Scenario, Row]]] = {}
        for scenario, row in self._suite.rows():
            for number, clause in enumerate(scenario.clauses):
                (besides if number else first).setdefault(clause, []).append((scenario, row))
        return {clause: first.get(clause, []) + besides.get(clause, []) for clause in {**first, **besides}}

    def _own(self, clauses: Iterable[str], values: Values) -> Iterator[_Asked]:
        """Yield the rows of *clauses*, or those tagged with one of *values*, under the rulesets they are run under."""
        if values:
            tagged = [entry for entry in self._suite.rows() if _is_tagged(entry[0], values)]
            yield from (_Asked(*entry, ruleset) for entry in tagged for ruleset in _first_of(entry[0], values))
            return
        rows = [entry for clause in clauses for entry in self._of_clause.get(clause, ())]
        yield from (_Asked(*entry, ruleset) for entry in rows for ruleset in _first_of(entry[0], values))
        yield from (_Asked(*entry, ruleset) for entry in rows for ruleset in _others_of(entry[0]))

    def _others(self, clauses: Iterable[str], values: Values) -> Iterator[_Asked]:
        """Yield all other rows, those of the same articles first."""
        own = set(clauses)
        articles = {clause.rpartition("-")[2].partition(".")[0] for clause in own}
        rows = [entry for entry in self._suite.rows() if not own.intersection(entry[0].clauses)]
        if values:
            rows = [entry for entry in self._suite.rows() if not _is_tagged(entry[0], values)]
        rows.sort(key=lambda entry: not any(f"-{article}." in entry[0].id for article in articles))
        yield from (_Asked(*entry, ruleset) for entry in rows for ruleset in _first_of(entry[0], values))
        if values:
            return
        yield from (_Asked(*entry, ruleset) for entry in rows for ruleset in _others_of(entry[0]))
        left_open = [(option, value) for clause in own for option, value in values_of_clause(clause)]
        for scenario, row in self._suite.rows():
            for value in left_open:
                for ruleset in _first_of(scenario, (value,)):
                    yield _Asked(scenario, row, ruleset)


@cache
def values_of_clause(clause: str) -> tuple[tuple[str, str], ...]:
    """Return every option that *clause* leaves to the table with each of its values."""
    found = law().clauses().get(clause)
    named = () if found is None else found.options
    return tuple((name, value.id) for name in named for value in options().options[name].values)


def _counted(found: Hunted, rows: int, begun: float) -> Hunted:
    return msgspec.structs.replace(found, rows=rows, seconds=time.process_time() - begun)


def _is_tagged(scenario: Scenario, values: Values) -> bool:
    return any(value in scenario.wanted.get(option, ()) for option, value in values)


def _first_of(scenario: Scenario, values: Values) -> Iterator[Ruleset]:
    """Yield the rulesets that the tags ask for on the ground of the outline: one for each value of several."""
    if any(value not in scenario.wanted.get(option, (value,)) for option, value in values):
        return
    wanted = {**scenario.wanted, **{option: (value,) for option, value in values}}
    several = [(name, value) for name, either in wanted.items() for value in either[1:]]
    for fixed in ({}, *({name: (value,)} for name, value in several)):
        try:
            ruleset = with_tags(Ruleset.of("outline"), {**wanted, **fixed})
        except RulesetError:
            continue
        if ruleset.satisfies({**wanted, **fixed}):
            yield ruleset


def _others_of(scenario: Scenario) -> Iterator[Ruleset]:
    """Yield the other profiles that play *scenario* as they are."""
    for name in PROFILES:
        ruleset = Ruleset.of(name)
        if name != "outline" and ruleset.satisfies(scenario.wanted):
            yield ruleset
