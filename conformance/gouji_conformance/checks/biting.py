"""Whether a row can catch anybody: each Then must fail on another answer, and all of them together without the acts.

Seen from the answers that the reference gave when the row was run; nothing is asked again.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from gouji_conformance.checks.problems import problem
from gouji_conformance.engines.wire import Reply
from gouji_conformance.runs.floors import passes
from gouji_conformance.runs.stubs import stubs_for
from gouji_conformance.runs.verdicts import meets, met_by, shown, value_at
from gouji_conformance.sentences.features import DECLARED, Row, Scenario
from gouji_conformance.sentences.plans import Expectation, Plan
from gouji_conformance.sentences.suite import Suite
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset

_NO_ACT: Final = ("/start", "/state", "/moves")
"""How the methods end that begin a game or look at it: they change nothing that a Then could show."""


class Blunt(NamedTuple):
    """Something by which a row catches nobody: the check that finds it, at which step, and what else it tells."""

    check: str
    step: int
    values: Mapping[str, object]


def first_blunt(plan: Plan, replies: Sequence[Reply]) -> Blunt | None:
    """Return what is blunt in *plan*, which passes with *replies*; None where all of it bites."""
    found = (*_empty(plan), *_met_by_others(plan, replies), *_idle_acts(plan, replies))
    return next(iter(found), None)


def _empty(plan: Plan) -> Iterator[Blunt]:
    """Yield the Thens that expect nothing."""
    expecting = {want.step for operation in plan.operations for want in operation.expect}
    for number, step in enumerate(plan.steps):
        if step.keyword == "then" and number not in expecting:
            yield Blunt("then-empty", number, {})


def _met_by_others(plan: Plan, replies: Sequence[Reply]) -> Iterator[Blunt]:
    """Yield the expectations that an answer would meet too that is otherwise just where they look."""
    for operation, reply in zip(plan.operations, replies, strict=True):
        for want in operation.expect:
            for wrong in _wrong_answers(want, value_at(reply.result, want.path)):
                if met_by(want, wrong):
                    values = {"path": want.path, "test": want.test, "value": shown(want.value), "wrong": shown(wrong)}
                    yield Blunt("then-blunt", want.step, values)
                    break


def _wrong_answers(want: Expectation, right: Any) -> Iterator[Any]:
    """Yield what may not stand where *want* looks: *right* turned, else what is expected with one thing changed."""
    if want.test == "includes":
        yield [entry for entry in right if not met_by(want, [entry])]
    elif want.test == "excludes":
        yield [*right, want.value]
    else:
        yield from otherwise(want.value)


def otherwise(value: Any) -> Iterator[Any]:
    """Yield values of which each differs from *value*, as JSON, in one place."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, str):
        yield value + "?"
    elif isinstance(value, list | tuple):
        yield [*value, 0]
        for at, entry in enumerate(value):
            yield [*value[:at], *value[at + 1 :]]
            yield from ([*value[:at], other, *value[at + 1 :]] for other in otherwise(entry))
    elif isinstance(value, dict):
        if not value:
            yield {"?": 0}
        for name, entry in value.items():
            yield {key: kept for key, kept in value.items() if key != name}
            yield from ({**value, name: other} for other in otherwise(entry))
    else:
        yield 0


def _idle_acts(plan: Plan, replies: Sequence[Reply]) -> Iterator[Blunt]:
    """Yield the first act where every Then that follows was true before it: who accepts all and does nothing passes."""
    keywords = [step.keyword for step in plan.steps]
    acts = [
        number
        for number, operation in enumerate(plan.operations)
        if keywords[operation.step] == "when" and not operation.method.endswith(_NO_ACT)
    ]
    if not acts or acts[0] == 0:
        return
    first = acts[0]
    before = replies[first - 1].result
    thens = [
        want for operation in plan.operations[first:] for want in operation.expect if keywords[want.step] == "then"
    ]
    if all(meets(want, before) for want in thens):
        yield Blunt("acts-idle", plan.operations[first].step, {})


def told_blunt(scenario: Scenario, row: Row, plan: Plan, blunt: Blunt) -> Problem:
    """Return the finding that *row* catches nobody, as *blunt* has it."""
    return problem(
        blunt.check, scenario.file, row.line, row=row.id, step=plan.steps[blunt.step].en, **dict(blunt.values)
    )


def passed_by_every_stub(suite: Suite) -> Iterator[Problem]:
    """Yield every row that all engines pass that know no rule, whatever their way of knowing none."""
    areas: dict[str, list[Plan]] = {}
    for plan in suite.plans(Ruleset.of("outline"), every_option=True):
        if plan.area != DECLARED:
            areas.setdefault(plan.area, []).append(plan)
    for plans in areas.values():
        stubs = stubs_for(plans).values()
        for plan in plans:
            if all(passes(stub, plan) for stub in stubs):
                yield problem("row-by-stubs", plan.file, plan.line, row=plan.row)
