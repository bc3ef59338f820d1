"""The suite: every scenario of the features, and the plans they make under a ruleset."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import compress
from pathlib import Path
from typing import Final

from gouji_conformance.sentences.compiler import make_plan
from gouji_conformance.sentences.features import (
    Feature,
    FeatureError,
    Row,
    Scenario,
    feature_files,
    features_folder,
    read_feature,
)
from gouji_conformance.sentences.kept import Shelf
from gouji_conformance.sentences.phrasebook import Phrasebook, phrasebook
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.speech.faults import UserError
from gouji_spec.options import OptionBook, options
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset, profiles

_PLANS: Final = Shelf[tuple[Plan | None, ...]]("plans", tuple[Plan | None, ...])


@dataclass(frozen=True, slots=True)
class Suite:
    """All features with the phrasebook that reads them."""

    features: tuple[Feature, ...]
    book: Phrasebook

    def scenarios(self) -> Iterator[Scenario]:
        """Yield every scenario in the order of the files."""
        for feature in self.features:
            yield from feature.scenarios

    def rows(self) -> Iterator[tuple[Scenario, Row]]:
        """Yield every row with its scenario."""
        for scenario in self.scenarios():
            for row in scenario.rows:
                yield scenario, row

    def row_ids(self) -> frozenset[str]:
        """Return the id of every row."""
        return frozenset(row.id for _, row in self.rows())

    def plans(
        self, ruleset: Ruleset, *, every_option: bool = False, only: Callable[[Scenario, Row], bool] | None = None
    ) -> list[Plan]:
        """Return the plans of the rows whose option tags *ruleset* satisfies.

        Args:
            ruleset: what the table plays.
            every_option: take every row instead, a row that *ruleset* does not satisfy with the
                ruleset plus what its tags ask for.
            only: which rows are wanted; the others' sentences are not even read.

        Raises:
            UserError: a step that no sentence fits, or tags that no ruleset satisfies.
        """
        ground = _PLANS.key(self.book, options(), profiles(), reasons(), ruleset.profile, dict(ruleset), every_option)
        found = []
        for feature in self.features:
            rows = [(scenario, row) for scenario in feature.scenarios for row in scenario.rows]
            wanted = [only is None or only(*row) for row in rows]
            if any(wanted):
                plans = self._kept_plans(feature, rows, ruleset, ground, every_option=every_option)
                if plans is None:
                    asked = compress(rows, wanted)
                    plans = [self._plan_if(*row, ruleset, every_option=every_option) for row in asked]
                else:
                    plans = list(compress(plans, wanted))
                found += [plan for plan in plans if plan is not None]
        return found

    def _kept_plans(
        self,
        feature: Feature,
        rows: Sequence[tuple[Scenario, Row]],
        ruleset: Ruleset,
        ground: str | None,
        *,
        every_option: bool,
    ) -> Sequence[Plan | None] | None:
        """Return what ``_plan_if`` makes of every row of *feature*, kept for the next process; None: nothing is kept.

        A feature of which some row cannot be read is not kept: that row may not be wanted.
        """
        key = None if ground is None else _PLANS.key(ground, feature)
        found = _PLANS.find(key)
        if key is None or (found is not None and len(found) == len(rows)):
            return found
        try:
            found = tuple(self._plan_if(*row, ruleset, every_option=every_option) for row in rows)
        except (UserError, RulesetError):
            return None
        _PLANS.keep(key, found)
        return found

    def _plan_if(self, scenario: Scenario, row: Row, ruleset: Ruleset, *, every_option: bool) -> Plan | None:
        """Return the plan of one row, None where *ruleset* does not satisfy its tags and not every option is asked."""
        if ruleset.satisfies(scenario.wanted):
            return self.plan(scenario, row, ruleset)
        return self.plan(scenario, row, with_tags(ruleset, scenario.wanted)) if every_option else None

    def plan(self, scenario: Scenario, row: Row, ruleset: Ruleset) -> Plan:
        """Return the plan of one row.

        Raises:
            UserError: a step that cannot become part of a plan.
        """
        try:
            return make_plan(self.book, scenario, row, ruleset)
        except StepError as error:
            raise UserError("suite.step", file=scenario.file, line=error.line, problem=error.words) from error

    def scenario(self, scenario_id: str) -> Scenario | None:
        """Return the scenario with *scenario_id*, or None."""
        return next((entry for entry in self.scenarios() if entry.id == scenario_id), None)


def with_tags(ruleset: Ruleset, wanted: Mapping[str, tuple[str, ...]]) -> Ruleset:
    """Return *ruleset* plus what *wanted* asks for, and what that in turn needs (Art. 26 drops 报牌, 挑牌, 会3).

    Where a value of *ruleset* itself forbids it (憋3 forbids 报牌) it is the outline plus what *wanted* asks for.

    Raises:
        RulesetError: no ruleset has all of *wanted*.
    """
    try:
        return _plus(ruleset, wanted)
    except RulesetError:
        return _plus(Ruleset.of("outline"), wanted)


def _plus(ruleset: Ruleset, wanted: Mapping[str, tuple[str, ...]]) -> Ruleset:
    fixed = chosen(ruleset, wanted)
    return make_ruleset(ruleset.profile, completed(options(), {**ruleset.departures, **fixed}, ruleset.profile, fixed))


def chosen(values: Mapping[str, str], wanted: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Return a value for each option of *wanted*: what *values* has where that will do, else the first."""
    return {name: values[name] if values.get(name) in either else either[0] for name, either in wanted.items()}


def completed(
    book: OptionBook, departures: Mapping[str, str], profile: str, fixed: Mapping[str, str]
) -> dict[str, str]:
    """Return *departures* with every value that a refusing constraint needs, leaving *fixed* alone."""
    values = {name: entry.value for name, entry in profiles()[profile].values.items()}
    made = dict(departures)
    now, before = {**values, **made}, None
    for _ in range(len(book.constraints) + 1):
        if now == before:
            break
        before = dict(now)
        for constraint in book.constraints:
            if constraint.severity != "refuse" or not all(now[name] in allowed for name, allowed in constraint.when):
                continue
            for name, allowed in constraint.needs:
                if now[name] not in allowed and name not in fixed:
                    made[name] = now[name] = allowed[0]
    return made


def read_suite(files: Iterable[Path]) -> Suite:
    """Read the suite, or the part of it, that stands in *files*.

    Raises:
        UserError: a feature file that cannot be read or is not Gherkin.
    """
    try:
        features = [read_feature(path) for path in files]
    except FeatureError as error:
        raise UserError("suite.not_gherkin", file=error.file, line=error.line, problem=error.problem) from error
    return Suite(tuple(features), phrasebook())


@cache
def load_suite() -> Suite:
    """Return the suite of this installation, read once."""
    return read_suite(feature_files(features_folder()))
