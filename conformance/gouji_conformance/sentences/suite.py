"""The suite: every scenario of the features, and the plans they make under a ruleset."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_conformance.sentences.compiler import make_plan
from gouji_conformance.sentences.features import Feature, FeatureError, Row, Scenario, features_folder, read_features
from gouji_conformance.sentences.phrasebook import Phrasebook, phrasebook
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.speech.faults import UserError
from gouji_spec.options import OptionBook, options
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset, profiles


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
        found = []
        for scenario, row in self.rows():
            if only is not None and not only(scenario, row):
                continue
            if ruleset.satisfies(scenario.wanted):
                found.append(self.plan(scenario, row, ruleset))
            elif every_option:
                found.append(self.plan(scenario, row, with_tags(ruleset, scenario.wanted)))
        return found

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
    for _ in range(len(book.constraints) + 1):
        now = {**values, **made}
        for constraint in book.constraints:
            if constraint.severity != "refuse" or not all(now[name] in allowed for name, allowed in constraint.when):
                continue
            for name, allowed in constraint.needs:
                if now[name] not in allowed and name not in fixed:
                    made[name] = now[name] = allowed[0]
    return made


def read_suite(folder: Path) -> Suite:
    """Read the suite whose features lie in *folder*.

    Raises:
        UserError: a feature file that is not Gherkin.
    """
    try:
        features = read_features(folder)
    except FeatureError as error:
        raise UserError("suite.not_gherkin", file=error.file, line=error.line, problem=error.problem) from error
    return Suite(tuple(features), phrasebook())


@cache
def load_suite() -> Suite:
    """Return the suite of this installation, read once."""
    return read_suite(features_folder())
