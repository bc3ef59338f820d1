"""Proves that a scenario without an option's tag holds whatever a table plays there.

Each row is run on the reference under a pairwise covering array of the legal rulesets that satisfy its tags,
with every value of a tag that names several; a verdict that changes is a missing tag.  What changes is told
with as few departures as still change it.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from gouji.rules import PLAYED
from gouji_conformance.checks.covering import Covering
from gouji_conformance.checks.problems import problem
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import introduce
from gouji_conformance.engines.wire import Request, encode
from gouji_conformance.runs.verdicts import RowResult, judge, result_of
from gouji_conformance.sentences.compiler import make_plan
from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.sentences.suite import Suite, chosen, completed, load_suite
from gouji_spec.options import OptionBook, options
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset
from gouji_spec.text import Text

_PATIENCE: Final = 60.0
"""Seconds; the reference in this process is trusted, so this is never waited for."""

_SEED: Final = 0
"""Of the cards that do not matter."""


@dataclass(frozen=True, slots=True)
class Change:
    """One verdict that is another than under the outline plus the tags: where, under which departures, how."""

    departures: dict[str, str]
    step: str
    expected: str | Text
    got: str


class TagChecker:
    """Runs rows on the reference in this process under rulesets they should not mind."""

    def __init__(self, suite: Suite, book: OptionBook, names: Sequence[str]) -> None:
        self._suite = suite
        self._book = book
        self._covering = Covering(book, names)
        self._rulesets: dict[tuple[tuple[str, tuple[str, ...]], ...], list[Ruleset]] = {}
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

    def _legal(self, tags: tuple[tuple[str, tuple[str, ...]], ...]) -> list[Ruleset]:
        key = tuple(sorted(tags))
        if key not in self._rulesets:
            self._rulesets[key] = self._covering.rulesets(dict(tags))
        return self._rulesets[key]

    def _row(self, scenario: Scenario, row: Row, rulesets: Sequence[Ruleset]) -> Problem | None:
        base = self._change(scenario, row, rulesets[0])
        if base is not None:
            return _told("suite-fails", scenario, row, base)
        for ruleset in rulesets[1:]:
            change = self._change(scenario, row, ruleset)
            if change is not None:
                return _told("tag-missing", scenario, row, self._least(scenario, row, change))
        return None

    def _change(self, scenario: Scenario, row: Row, ruleset: Ruleset) -> Change | None:
        """Return how *row* fails under *ruleset*, None where it holds or the reference does not play it yet."""
        try:
            plan = make_plan(self._suite.book, scenario, row, ruleset)
        except StepError as error:
            return Change(ruleset.departures, error.text, error.words, "–")
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
        return judge(plan, [link.receive(deadline) for _ in requests], self._session.info)

    def _least(self, scenario: Scenario, row: Row, change: Change) -> Change:
        """Return the same change under as few departures as still bring it about."""
        while True:
            for name in [name for name in change.departures if not _is_settled(scenario, name)]:
                fewer = {key: value for key, value in change.departures.items() if key != name}
                found = self._change_under(scenario, row, fewer)
                if found is not None:
                    change = found
                    break  # what could not go before may go now: another departure needed it
            else:
                return change

    def _change_under(self, scenario: Scenario, row: Row, departures: Mapping[str, str]) -> Change | None:
        """Return the change under exactly *departures*; None where they are not legal by themselves."""
        fixed = chosen({**Ruleset.of("outline"), **departures}, scenario.wanted)
        try:
            ruleset = make_ruleset("outline", completed(self._book, {**departures, **fixed}, "outline", fixed))
        except RulesetError:
            return None
        return self._change(scenario, row, ruleset) if ruleset.departures.items() <= departures.items() else None


def _told(check: str, scenario: Scenario, row: Row, change: Change) -> Problem:
    besides = [f"{option}={value}" for option, value in change.departures.items() if not _is_settled(scenario, option)]
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


def _is_settled(scenario: Scenario, option: str) -> bool:
    """Tell whether the tags of *scenario* leave one value of *option* alone."""
    return len(scenario.wanted.get(option, ())) == 1


def mattering(suite: Suite, book: OptionBook) -> list[str]:
    """Return the options that can change a verdict: those the reference plays, and those a sentence or a tag names."""
    named = {name for sentence in suite.book.sentences for meaning in sentence.meanings for name, _ in meaning.when}
    named |= {name for scenario in suite.scenarios() for name, _ in scenario.options}
    return [name for name in book.options if name in PLAYED or name in named]


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
