"""Rows run on the reference in this process, each under as many rulesets as somebody likes to try.

The sentences of a row are read anew only for a ruleset that they would notice: what a plan is made of depends on a
few options, and the plan says which while it is made.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from gouji.protocol.error import ENGINE_FAILED
from gouji.rules import OPEN
from gouji_conformance.checks.biting import Blunt, first_blunt
from gouji_conformance.checks.problems import problem
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import introduce
from gouji_conformance.engines.wire import Reply, Request, encode
from gouji_conformance.runs.verdicts import RowResult, declared_in, result_of, verdict_on
from gouji_conformance.sentences.compiler import make_plan
from gouji_conformance.sentences.features import DECLARED, Row, Scenario
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.phrasebook import Phrasebook
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.sentences.suite import with_tags
from gouji_conformance.speech.messages import message
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset, RulesetError, profiles
from gouji_spec.text import Text

_PATIENCE: Final = 60.0
"""Seconds; the reference in this process is trusted, so this is never waited for."""

_SEED: Final = 0
"""Of the cards that do not matter."""


@dataclass(frozen=True, slots=True)
class Change:
    """One verdict that is not what the row says: under which departures, at which step, what came instead.

    The step is told in English; where it stands in a plan in Chinese too.
    """

    departures: dict[str, str]
    step: str
    expected: str | Text
    got: str | Text
    step_zh: str = ""


class Noticed(Ruleset):
    """A ruleset that notes which of its options are asked for.

    Attributes:
        asked: those.
    """

    __slots__ = ("asked",)

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(ruleset.profile, ruleset)
        self.asked: set[str] = set()

    def __getitem__(self, option: str) -> str:
        self.asked.add(option)
        return super().__getitem__(option)


@dataclass(frozen=True, slots=True)
class _Made:
    """A plan, its operations with the hidden cards dealt, and the values of the options that it depends on."""

    depends: tuple[tuple[str, str], ...]
    plan: Plan
    dealt: tuple[Operation, ...]

    def serves(self, ruleset: Ruleset) -> bool:
        return all(ruleset[name] == value for name, value in self.depends)


class PlansOfRow:
    """The plans of one row: those for rulesets that it does not tell apart are one.

    Attributes:
        scenario: whose row it is.
    """

    def __init__(self, book: Phrasebook, scenario: Scenario, row: Row) -> None:
        self._book = book
        self.scenario = scenario
        self._row = row
        self._made: list[_Made] = []

    def under(self, ruleset: Ruleset) -> tuple[Plan, Iterator[Operation]]:
        """Return a plan that serves for *ruleset*, and its operations as they are asked under *ruleset*.

        Raises:
            StepError: a step that cannot become part of a plan.
        """
        made = next((entry for entry in self._made if entry.serves(ruleset)), None)
        if made is None:
            made = self._make(ruleset)
            self._made.append(made)
        written = ruleset.to_json()
        return made.plan, (_played_under(entry, written) for entry in made.dealt)

    def readable(self, ruleset: Ruleset) -> bool:
        """Tell whether every step can become part of a plan; where one cannot, the checks of the features tell."""
        try:
            self.under(ruleset)
        except StepError:
            return False
        return True

    def _make(self, ruleset: Ruleset) -> _Made:
        noticed = Noticed(ruleset)
        plan = make_plan(self._book, self.scenario, self._row, noticed)
        depends = tuple((name, ruleset[name]) for name in sorted(noticed.asked))
        return _Made(depends, plan, dealt(plan, _SEED))


def _played_under(operation: Operation, ruleset: Mapping[str, Any]) -> Operation:
    if "ruleset" not in operation.params:
        return operation
    return Operation(operation.method, {**operation.params, "ruleset": ruleset}, operation.expect, operation.step)


class ReferenceRuns:
    """The reference, ready to run rows.

    Attributes:
        stumbled: over the row asked last it fell: an error of the program, and no answer that is right or wrong.
        answers: what it said to the row asked last.
    """

    def __init__(self, book: Phrasebook) -> None:
        self._book = book
        self.stumbled = False
        self.answers: Sequence[Reply] = ()
        self._session = introduce(ReferenceLink(), _PATIENCE)

    def plays(self, scenario: Scenario) -> bool:
        """Tell whether the reference plays the area of *scenario*."""
        return scenario.area in self._session.info.areas

    def _plays_value(self, option: str, value: str) -> bool:
        """Tell whether the reference plays *value*: it says so, or a table that agreed on nothing has it."""
        claimed = self._session.info.options.get(option, ())
        return value in claimed or OPEN in claimed or value == profiles()["outline"].values[option].value

    def plans_of(self, scenario: Scenario, row: Row) -> PlansOfRow:
        """Return the plans of *row*, none of them made yet."""
        return PlansOfRow(self._book, scenario, row)

    def change(self, plans: PlansOfRow, ruleset: Ruleset) -> Change | None:
        """Return how a row fails under *ruleset*, None where it holds or the reference does not play it yet."""
        self.answers = ()
        if not all(self._plays_value(name, ruleset[name]) for name, _ in plans.scenario.options):
            return None
        try:
            plan, operations = plans.under(ruleset)
        except StepError as error:
            return Change(ruleset.departures, error.text, error.words, "–")
        result = self._run(plan, operations)
        self.stumbled = result.fault is not None and result.fault.values.get("code") == ENGINE_FAILED
        if result.stands or result.verdict == "unsupported":
            return None
        if not result.unmet:
            return _refused(plan, ruleset, result)
        unmet = result.unmet[0]
        expected = f"{unmet.path} {unmet.test} {unmet.expected!r}"
        said = plan.steps[unmet.step]
        return Change(ruleset.departures, said.en, expected, unmet.got or "–", said.zh)

    def blunt(self, plans: PlansOfRow, ruleset: Ruleset) -> tuple[Plan, Blunt] | None:
        """Return what is blunt in the row asked last, under *ruleset*, where it held; None: all of it bites."""
        plan, _ = plans.under(ruleset)
        found = first_blunt(plan, self.answers) if self.answers else None
        return None if found is None else (plan, found)

    def _run(self, plan: Plan, operations: Iterator[Operation]) -> RowResult:
        if plan.area == DECLARED:
            return declared_in(plan, self._session.info)
        link = self._session.link
        requests = [Request(number, entry.method, entry.params) for number, entry in enumerate(operations)]
        if not requests:
            return result_of(plan, "unsupported")
        link.send([encode(request) for request in requests])
        deadline = time.monotonic() + _PATIENCE
        self.answers = [link.receive(deadline) for _ in requests]
        return verdict_on(plan, self.answers, self._session.info)


def _refused(plan: Plan, ruleset: Ruleset, result: RowResult) -> Change:
    """Return the change where the reference gave no answer to judge: at which step, and what it said instead."""
    fault = result.fault
    if fault is None:
        return Change(ruleset.departures, plan.steps[-1].en, "–", result.verdict)
    said = plan.steps[plan.operations[fault.operation].step]
    return Change(ruleset.departures, said.en, message("checks.an_answer"), fault.sentence, said.zh)


def told(check: str, scenario: Scenario, row: Row, change: Change) -> Problem:
    """Return the finding of *check* that *row* fails as *change* has it."""
    besides = [f"{option}={value}" for option, value in change.departures.items() if not is_settled(scenario, option)]
    return problem(
        check,
        scenario.file,
        row.line,
        row=row.id,
        departures=", ".join(besides) or "–",
        step=change.step,
        expected=change.expected,
        got=change.got,
    )


def is_settled(scenario: Scenario, option: str) -> bool:
    """Tell whether the tags of *scenario* leave one value of *option* alone."""
    return len(scenario.wanted.get(option, ())) == 1


def false_rows(runs: ReferenceRuns, scenario: Scenario) -> Iterator[Problem]:
    """Yield each row of *scenario* that fails on the reference under the outline and its tags."""
    if not runs.plays(scenario):
        return
    try:
        ruleset = with_tags(Ruleset.of("outline"), scenario.wanted)
    except RulesetError:
        return  # told by the checks of the features
    for row in scenario.rows:
        plans = runs.plans_of(scenario, row)
        change = runs.change(plans, ruleset) if plans.readable(ruleset) else None
        if change is not None:
            yield told("suite-fails", scenario, row, change)
