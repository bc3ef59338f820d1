"""Proves that a scenario without an option's tag holds whatever a table plays there.

Each row is run on the reference under a pairwise covering array of the legal rulesets that satisfy its tags;
a verdict that changes is a missing tag.  What changes is told with as few departures as still change it.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from gouji_conformance.checks.covering import Covering
from gouji_conformance.checks.problems import problem
from gouji_conformance.checks.reference_code import reference_code
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import introduce
from gouji_conformance.engines.wire import Request, encode
from gouji_conformance.runs.verdicts import RowResult, result_of, verdict_on
from gouji_conformance.sentences.compiler import StepError, make_plan
from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite, completed, load_suite
from gouji_spec.options import OptionBook, options
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset

_PATIENCE: Final = 60.0
"""Seconds; the reference in this process is trusted, so this is never waited for."""

_SEED: Final = 0
"""Of the cards that do not matter."""


@dataclass(frozen=True, slots=True)
class Change:
    """One verdict that is another than under the outline plus the tags: where, under which departures, how."""

    departures: dict[str, str]
    step: str
    expected: str
    got: str


class TagChecker:
    """Runs rows on the reference in this process under rulesets they should not mind."""

    def __init__(self, suite: Suite, book: OptionBook, names: Sequence[str]) -> None:
        self._suite = suite
        self._book = book
        self._covering = Covering(book, names)
        self._rulesets: dict[tuple[tuple[str, str], ...], list[Ruleset]] = {}
        self._session = introduce(ReferenceLink(), _PATIENCE)

    def problems(self, scenario: Scenario) -> Iterator[Problem]:
        """Yield what is wrong with the tags of *scenario*: at most one finding a row."""
        if scenario.area not in self._session.info.areas:
            return
        try:
            rulesets = self._legal(scenario.options)
        except RulesetError:
            return  # told by the checks of the features
        for row in scenario.rows:
            found = self._row(scenario, row, rulesets)
            if found is not None:
                yield found

    def _legal(self, tags: tuple[tuple[str, str], ...]) -> list[Ruleset]:
        key = tuple(sorted(tags))
        if key not in self._rulesets:
            self._rulesets[key] = self._covering.rulesets(dict(tags))
        return self._rulesets[key]

    def _row(self, scenario: Scenario, row: Row, rulesets: Sequence[Ruleset]) -> Problem | None:
        name = f"{scenario.id}/{row.case}" if row.case else scenario.id
        base = self._change(scenario, row, rulesets[0])
        if base is not None:
            return _told("suite-fails", scenario, row, name, base)
        for ruleset in rulesets[1:]:
            change = self._change(scenario, row, ruleset)
            if change is not None:
                return _told("tag-missing", scenario, row, name, self._least(scenario, row, change))
        return None

    def _change(self, scenario: Scenario, row: Row, ruleset: Ruleset) -> Change | None:
        """Return how *row* fails under *ruleset*, None where it holds or the reference does not play it yet."""
        try:
            plan = make_plan(self._suite.book, scenario, row, ruleset)
        except StepError as error:
            return Change(ruleset.departures, error.text, error.problem, "–")
        result = self._run(plan)
        if result.verdict in ("pass", "unsupported"):
            return None
        if not result.unmet:
            return Change(ruleset.departures, plan.steps[-1].en, "–", result.verdict)
        unmet = result.unmet[0]
        expected = f"{unmet.path} {unmet.test} {unmet.expected!r}"
        return Change(ruleset.departures, plan.steps[unmet.step].en, expected, unmet.got or "–")

    def _run(self, plan: Plan) -> RowResult:
        link = self._session.link
        requests = [Request(self._session.number(), entry.method, entry.params) for entry in dealt(plan, _SEED)]
        if not requests:
            return result_of(plan, "unsupported")
        link.send([encode(request) for request in requests])
        deadline = time.monotonic() + _PATIENCE
        return verdict_on(plan, [link.receive(deadline) for _ in requests], self._session.info)

    def _least(self, scenario: Scenario, row: Row, change: Change) -> Change:
        """Return the same change under as few departures as still bring it about."""
        tags = dict(scenario.options)
        for name in [name for name in change.departures if name not in tags]:
            fewer = {key: value for key, value in change.departures.items() if key != name}
            found = self._change_under(scenario, row, fewer)
            if found is not None:
                change = found
        return change

    def _change_under(self, scenario: Scenario, row: Row, departures: Mapping[str, str]) -> Change | None:
        """Return the change under exactly *departures*; None where they are not legal by themselves."""
        tags = dict(scenario.options)
        try:
            ruleset = make_ruleset("outline", completed(self._book, {**departures, **tags}, "outline", tags))
        except RulesetError:
            return None
        return self._change(scenario, row, ruleset) if ruleset.departures.items() <= departures.items() else None


def _told(check: str, scenario: Scenario, row: Row, name: str, change: Change) -> Problem:
    tags = dict(scenario.options)
    besides = [f"{option}={value}" for option, value in change.departures.items() if option not in tags]
    return problem(
        check,
        scenario.file,
        row.line,
        row=name,
        departures=", ".join(besides) or "–",
        step=change.step,
        expected=change.expected,
        got=change.got,
    )


def mattering(suite: Suite, book: OptionBook) -> list[str]:
    """Return the options that can change a verdict: those the reference, a sentence or a tag names."""
    texts = reference_code().texts
    named = {name for sentence in suite.book.sentences for meaning in sentence.meanings for name, _ in meaning.when}
    named |= {name for scenario in suite.scenarios() for name, _ in scenario.options}
    return [name for name in book.options if name in texts or name in named]


def tag_problems(suite: Suite, *, processes: int = 1) -> list[Problem]:
    """Return every missing tag of *suite*, in the order of the files.

    Args:
        suite: where *processes* is more than one, the suite of this installation.
        processes: how many run at once.
    """
    scenarios = list(suite.scenarios())
    if processes == 1:
        return _checked(suite, scenarios)
    shares = [scenarios[number :: 4 * processes] for number in range(4 * processes)]
    with ProcessPoolExecutor(processes) as pool:
        found = list(pool.map(_share, [[scenario.id for scenario in share] for share in shares]))
    order = {scenario.file: number for number, scenario in enumerate(scenarios)}
    problems = [entry for share in found for entry in share]
    return sorted(problems, key=lambda entry: (order.get(entry.file, 0), int(entry.place or 0)))


def _share(ids: list[str]) -> list[Problem]:
    suite = load_suite()
    wanted = set(ids)
    return _checked(suite, [scenario for scenario in suite.scenarios() if scenario.id in wanted])


def _checked(suite: Suite, scenarios: Sequence[Scenario]) -> list[Problem]:
    book = options()
    checker = TagChecker(suite, book, mattering(suite, book))
    return [found for scenario in scenarios for found in checker.problems(scenario)]
