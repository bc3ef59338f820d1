"""Checks of the features: what Gherkin and pytest-bdd let pass in silence and a suite must not."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, product

from gouji_conformance.checks.hand_tables import hands_alike
from gouji_conformance.checks.problems import problem
from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import (
    AREAS,
    CLAUSE_TAG,
    DECLARED,
    SCENARIO_TAG,
    Feature,
    FeatureStep,
    Row,
    Scenario,
    option_of,
)
from gouji_conformance.sentences.phrasebook import Phrasebook
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.sentences.suite import Suite, with_tags
from gouji_conformance.sentences.translation import in_chinese
from gouji_spec.law import Law
from gouji_spec.options import OptionBook
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset, RulesetError
from gouji_spec.text import Language

Wanted = Mapping[str, tuple[str, ...]]
"""Option → the values of which one is asked for."""

CASE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HAN = re.compile(r"[\u4e00-\u9fff]")
_LEFT_OVER = re.compile(r"<[a-z][a-z0-9 _-]*>")


class FeatureChecker:
    """Every check of the features against the law and the phrasebook."""

    def __init__(self, suite: Suite, law: Law, book: OptionBook) -> None:
        self._suite = suite
        self._law = law
        self._options = book

    def problems(self, only: Iterable[Feature] | None = None) -> list[Problem]:
        """Return everything that is wrong, in the order of the files; in *only* these features where they are given."""
        found: list[Problem] = []
        for feature in self._suite.features if only is None else only:
            found += self._feature(feature)
            for scenario in feature.scenarios:
                for check in self._checks():
                    found += check(scenario)
        found += self._ids()
        return found

    def _checks(self) -> Sequence[Callable[[Scenario], Iterator[Problem]]]:
        return (
            self._tags,
            self._names,
            self._shape,
            self._examples,
            self._sentences,
        )

    def _feature(self, feature: Feature) -> Iterator[Problem]:
        if not feature.scenarios:
            yield problem("feature-empty", feature.file)
        if not _HAN.search(feature.name.zh):
            yield problem("name-bilingual", feature.file, 1, name=feature.name.en)
        for line, text in feature.background:
            if _LEFT_OVER.search(text):
                yield problem("placeholder-background", feature.file, line, text=text)
        seen: dict[str, int] = {}
        for scenario in feature.scenarios:
            if scenario.written_name in seen:
                yield _at(scenario, "name-twice", name=scenario.name.en, line=seen[scenario.written_name])
            seen[scenario.written_name] = scenario.line

    def _names(self, scenario: Scenario) -> Iterator[Problem]:
        if not _HAN.search(scenario.name.zh) or _HAN.search(scenario.name.en):
            yield _at(scenario, "name-bilingual", name=scenario.written_name)

    def _tags(self, scenario: Scenario) -> Iterator[Problem]:
        ids = [tag for tag in scenario.tags if SCENARIO_TAG.fullmatch(tag)]
        if len(ids) != 1:
            yield _at(scenario, "scenario-id", found=", ".join(ids) or "-")
        # A scenario's own area goes before that of its feature, which stands first among the tags.
        areas = [tag for tag in scenario.tags if tag[1:] in AREAS]
        if not 1 <= len(areas) <= 2:
            yield _at(scenario, "area-tag", found=", ".join(areas) or "-", expected=", ".join(AREAS))
        for clause_id in scenario.clauses:
            clause = self._law.clause(clause_id)
            if clause is None:
                yield _at(scenario, "clause-unknown", clause=clause_id)
            elif clause.modality == "declares" and scenario.area != DECLARED:
                yield _at(scenario, "clause-declared", clause=clause_id)
            elif clause.modality != "declares" and scenario.area == DECLARED:
                yield _at(scenario, "clause-testable", clause=clause_id)
        for tag in scenario.tags:
            yield from self._tag(scenario, tag)
        yield from self._ruleset(scenario)

    def _tag(self, scenario: Scenario, tag: str) -> Iterator[Problem]:
        option = option_of(tag)
        if option is not None:
            yield from self._option(scenario, tag, *option)
        elif not (SCENARIO_TAG.fullmatch(tag) or CLAUSE_TAG.fullmatch(tag) or tag[1:] in AREAS):
            yield _at(scenario, "tag-unknown", tag=tag)

    def _option(self, scenario: Scenario, tag: str, name: str, values: Sequence[str]) -> Iterator[Problem]:
        known = self._options.options.get(name)
        if known is None:
            yield _at(scenario, "option-unknown", tag=tag)
        elif not all(known.allows(value) for value in values):
            yield _at(scenario, "option-value", tag=tag, expected=known.expected())
        elif len(set(values)) != len(values):
            yield _at(scenario, "option-value-twice", tag=tag)
        elif set(values) == {value.id for value in known.values}:
            yield _at(scenario, "option-every-value", tag=tag)

    def _ruleset(self, scenario: Scenario) -> Iterator[Problem]:
        """Yield tags of which no ruleset has all, and values of a tag that none of those rulesets can have."""
        names = [name for name, _ in scenario.options]
        if len(set(names)) != len(names):
            yield _at(scenario, "option-twice")
            return
        for error in filter(None, map(_contradiction, _asked(scenario.wanted))):
            if not error.place.startswith("options."):
                yield _at(scenario, "options-contradict", problem=error.text)
                return

    def _shape(self, scenario: Scenario) -> Iterator[Problem]:
        keywords = {step.keyword for step in scenario.steps}
        for keyword in ("when", "then"):
            if keyword not in keywords:
                yield _at(scenario, f"no-{keyword}")
        for step in scenario.steps:
            if not step.keyword:
                yield problem("step-keyword", scenario.file, step.line, text=step.text)

    def _examples(self, scenario: Scenario) -> Iterator[Problem]:
        if not scenario.is_outline:
            return
        if not scenario.cells:
            yield _at(scenario, "examples-empty")
        if scenario.examples_tables > 1:
            yield _at(scenario, "examples-many")
        if scenario.examples_tagged:
            yield _at(scenario, "examples-tagged")
        yield from self._columns(scenario)
        yield from self._cases(scenario)

    def _columns(self, scenario: Scenario) -> Iterator[Problem]:
        if scenario.header[:1] != ("case",):
            yield _at(scenario, "case-column", found=scenario.header[0] if scenario.header else "-")
        written = [text for step in scenario.steps for text in (step.text, *chain.from_iterable(step.table))]
        used = {name for text in written for name in re.findall(r"<([^<>]+)>", text)}
        for name in scenario.header[1:]:
            if name not in used:
                yield _at(scenario, "column-unused", column=name)
            if name not in self._suite.book.columns:
                yield _at(scenario, "column-chinese", column=name, area=scenario.area)

    def _cases(self, scenario: Scenario) -> Iterator[Problem]:
        names: set[str] = set()
        asked: dict[tuple[str, ...], str] = {}
        for cells, line in scenario.cells:
            case, rest = cells[0], cells[1:]
            if not CASE.fullmatch(case):
                yield problem("case-form", scenario.file, line, case=case)
            if case in names:
                yield problem("case-twice", scenario.file, line, case=case)
            if rest in asked:
                yield problem("row-twice", scenario.file, line, case=case, other=asked[rest])
            names.add(case)
            asked[rest] = case

    def _sentences(self, scenario: Scenario) -> Iterator[Problem]:
        for row in scenario.rows:
            left = next((step for step in row.steps if _LEFT_OVER.search(step.text)), None)
            if left is not None:
                yield problem("placeholder-left", scenario.file, left.line, text=left.text)
                return
            found = list(self._compiled(scenario, row))
            if found:
                yield from found
                return

    def _compiled(self, scenario: Scenario, row: Row) -> Iterator[Problem]:
        """Compile the row from its English and from the Chinese made of it; both must be one plan."""
        try:
            ruleset = with_tags(Ruleset.of("outline"), scenario.wanted)
        except RulesetError:
            return  # told already
        try:
            english = _made(self._suite.book, scenario, row.steps, ruleset)
        except StepError as error:
            yield Problem("step-" + error.problem, scenario.file, str(error.line), error.words)
            return
        if not any(operation.expect for operation in english.operations):
            yield problem("nothing-expected", scenario.file, row.line)
        chinese_steps = in_chinese(self._suite.book, scenario.area, row.steps)
        chinese = _made(self._suite.book, scenario, chinese_steps, ruleset, "zh")
        if chinese.operations != english.operations:
            yield problem("languages-differ", scenario.file, row.line, case=row.id)
        yield from hands_alike(self._suite.book, scenario, english)

    def _ids(self) -> Iterator[Problem]:
        seen: dict[str, Scenario] = {}
        for scenario in self._suite.scenarios():
            if scenario.id and scenario.id in seen:
                first = seen[scenario.id]
                yield _at(scenario, "id-twice", id=scenario.id, other=f"{first.file}:{first.line}")
            seen.setdefault(scenario.id, scenario)


def _asked(wanted: Wanted) -> Iterator[list[Wanted]]:
    """Yield what a scenario with tags for *wanted* is played with: of each list one at least must be legal.

    First what is taken where nothing else decides; then, for each value of a tag with several, every choice with it.
    """
    yield [wanted]
    for name, values in wanted.items():
        for value in values if len(values) > 1 else ():
            rest = {**wanted, name: (value,)}
            yield [dict(zip(rest, ((one,) for one in choice), strict=True)) for choice in product(*rest.values())]


def _contradiction(choices: Sequence[Wanted]) -> RulesetError | None:
    """Return why no ruleset has any of *choices*, None where one has."""
    found = None
    for wanted in choices:
        try:
            with_tags(Ruleset.of("outline"), wanted)
        except RulesetError as error:
            found = error
        else:
            return None
    return found


def _made(
    book: Phrasebook, scenario: Scenario, steps: Sequence[FeatureStep], ruleset: Ruleset, language: Language = "en"
) -> PlanMaker:
    maker = PlanMaker(book, scenario.area, ruleset, language)
    for step in steps:
        maker.add(step)
    return maker


def _at(scenario: Scenario, check: str, **values: object) -> Problem:
    return problem(check, scenario.file, scenario.line, **values)
