"""From the steps of a row to its plan: sentences are understood, their templates filled for a ruleset."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gouji_conformance.sentences.features import EITHER, FeatureStep, Row, Scenario
from gouji_conformance.sentences.filling import copied, filled
from gouji_conformance.sentences.phrasebook import Phrasebook, UnknownSentenceError
from gouji_conformance.sentences.plans import Expectation, Operation, Plan, Step
from gouji_conformance.sentences.sentence import Meaning, Said, Template
from gouji_conformance.sentences.slots import SEATS
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.sentences.tables import Others, read_table
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language


@dataclass(slots=True)
class PlanMaker:
    """A plan in the making: steps go in one by one, in either language, for one ruleset.

    Both faces use it: the runner makes whole plans, pytest-bdd one step at a time.  One that is *wordless* leaves the
    words of its steps to whoever shows them.
    """

    book: Phrasebook
    area: str
    ruleset: Ruleset
    language: Language = "en"
    wordless: bool = False
    operations: list[Operation] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    _given: dict[str, Any] = field(init=False)
    _ruleset: dict[str, Any] = field(init=False)
    _named: set[int] = field(default_factory=set)
    _others: tuple[Meaning, Others, FeatureStep] | None = None
    _begun: bool = False

    def __post_init__(self) -> None:
        self._given = copied(self.book.given_of(self.area))
        self._ruleset = self.ruleset.to_json()

    def add(self, step: FeatureStep) -> None:
        """Add one step.

        Raises:
            StepError: no sentence fits, its table is not the sentence's, it has no meaning under the
                ruleset, or it expects an answer before anything was asked.
        """
        try:
            said = self.book.understand(step.text, step.keyword, self.area, self.language)
        except UnknownSentenceError as unknown:
            raise StepError(step.line, step.text, "unknown", unknown.nearest) from unknown
        self.say(said, step)

    def say(self, said: Said, step: FeatureStep) -> None:
        """Add *step*, which has been understood as *said*; of its own are asked only the keyword, the table, the line.

        Raises:
            StepError: as of ``add``, but that no sentence fits.
        """
        number = len(self.steps)
        self.steps.append(self._shown(said, step))
        meaning = self._meaning(said, step)
        table = read_table(self.book, said, step, self.language)
        for values in table.rows:
            self._add(meaning, values, number, step)
        self._named |= table.seats
        if table.others is not None:
            if self._others is not None:
                raise StepError(step.line, table.others.word, "others-twice")
            self._others = (meaning, table.others, step)

    def seats_left(self) -> list[int]:
        """Return the seats in play, as the position stands, that no row of a table has named."""
        gone: set[int] = set()
        for part in self.book.without_cards_in(self.area):
            seats = self._given[part]
            gone.update(seats if isinstance(seats, list) else [seats])
        return [seat for seat in SEATS if seat not in self._named | gone]

    def _shown(self, said: Said, step: FeatureStep) -> Step:
        keyword: Any = step.keyword
        sentence = said.sentence
        if self.wordless:
            return Step(keyword, "", "", step.line)
        return Step(keyword, sentence.write(said.values, "en"), sentence.write(said.values, "zh"), step.line)

    def _meaning(self, said: Said, step: FeatureStep) -> Meaning:
        for meaning in said.sentence.meanings:
            if not meaning.when or all(self.ruleset.get(name) in values for name, values in meaning.when):
                return meaning
        raise StepError(step.line, step.text, "no-meaning")

    def _add(self, meaning: Meaning, values: Mapping[str, Any], number: int, step: FeatureStep) -> None:
        for path, template in meaning.give.items():
            # What a sentence said is kept for the next who says it; what is put here grows.
            _put(self._given, str(self._filled(path, values)), copied(self._filled(template, values)))
        turns = [{**values, "seat": seat} for seat in values[meaning.each]] if meaning.each else [values]
        for turn in turns:
            if meaning.operation is not None:
                if "game" in meaning.operation["params"] or not self.book.begin_of(self.area):
                    self._begin(number)
                self.operations.append(self._operation(meaning.operation, turn, number))
        if meaning.expect:
            if not self.operations:
                self._begin(number)
            if not self.operations:
                raise StepError(step.line, step.text, "nothing-asked")
            wanted = tuple(self._expectation(template, values, number) for template in meaning.expect)
            last = self.operations[-1]
            self.operations[-1] = Operation(last.method, last.params, last.expect + wanted, last.step)

    def _begin(self, number: int) -> None:
        """Complete the position; in an area whose games begin with a request, make that one.

        It is made before the first request about the game; a question that is about none is asked without it.
        """
        if self._begun:
            return
        self._begun = True
        self._give_to_others(number)
        template = self.book.begin_of(self.area)
        if template:
            self.operations.append(self._operation(template, {}, number))

    def _give_to_others(self, number: int) -> None:
        """Let the row of the others mean each seat left: only now is it known who is out or has revolted."""
        if self._others is None:
            return
        meaning, others, step = self._others
        left = self.seats_left()
        if not left:
            raise StepError(step.line, others.word, "others-nobody")
        for seat in left:
            self._add(meaning, others.for_seat(seat), number, step)

    def _operation(self, template: Template, values: Mapping[str, Any], number: int) -> Operation:
        expect = tuple(self._expectation(entry, values, number) for entry in template["expect"])
        return Operation(template["method"], self._filled(template["params"], values), expect, number)

    def _expectation(self, template: Template, values: Mapping[str, Any], number: int) -> Expectation:
        return Expectation(
            path=str(self._filled(template["path"], values)),
            test=template["test"],
            value=self._filled(template["value"], values),
            needs=template["needs"],
            step=number,
        )

    def _filled(self, template: Any, values: Mapping[str, Any]) -> Any:
        return filled(template, lambda name: self._value(name, values))

    def _value(self, name: str, values: Mapping[str, Any]) -> Any:
        if name in values:
            return values[name]
        if name == "nothing":
            return None
        if name == "ruleset":
            return self._ruleset
        if name == "given":
            return copied(self._given)
        if name.startswith("given."):
            return copied(self._given[name.removeprefix("given.")])
        raise KeyError(name)


def _put(target: dict[str, Any], path: str, value: Any) -> None:
    """Put *value* at *path*; where that ends in ``[]`` it is one more of the list there."""
    *above, last = path.split(".")
    for name in above:
        target = target.setdefault(name, {})
    if last.endswith("[]"):
        target.setdefault(last.removesuffix("[]"), []).append(value)
    else:
        target[last] = value


def make_plan(book: Phrasebook, scenario: Scenario, row: Row, ruleset: Ruleset) -> Plan:
    """Return the plan of one row for *ruleset*.

    Raises:
        StepError: a step that cannot become part of a plan.
    """
    maker = PlanMaker(book, scenario.area, ruleset)
    for step in row.steps:
        maker.add(step)
    return Plan(
        id=scenario.id,
        case=row.case,
        clauses=scenario.clauses,
        area=scenario.area,
        options={name: EITHER.join(values) for name, values in scenario.options},
        ruleset=ruleset.to_json(),
        operations=tuple(maker.operations),
        steps=tuple(maker.steps),
        title_en=scenario.name.en,
        title_zh=scenario.name.zh,
        file=scenario.file,
        line=row.line,
    )
