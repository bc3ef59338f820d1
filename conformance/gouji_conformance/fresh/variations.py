"""Fresh questions made from the rows: a scenario of the law's, cut short somewhere, a thing or three of it changed.

So the questions lie where the law has something to say, most of them just beside a row.  What is right to answer the
reference says.  There is no second engine for these areas in this package; the second reading is a relation: asked
with everybody moved on by some seats, the reference gives the same answer moved on.  That finds what hangs on a seat's
number or on what was asked before, not a clause that is misread; the tests hold the questions of score, tribute and
points against engines that others wrote.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from gouji.table.seats import SEATS
from gouji_conformance.engines.oracle import NoAnswerError, Oracle
from gouji_conformance.engines.turning import turned
from gouji_conformance.fresh.changing import changed
from gouji_conformance.fresh.lawless import is_beyond_the_law
from gouji_conformance.fresh.question import Asker, Question, reason_clauses
from gouji_conformance.fresh.statements import telling
from gouji_conformance.fresh.voice import Table, Telling, Voice
from gouji_conformance.fresh.yes_no import says_yes
from gouji_conformance.runs.verdicts import meets
from gouji_conformance.sentences.features import EITHER, FeatureStep, Row, Scenario
from gouji_conformance.sentences.plans import Operation
from gouji_conformance.sentences.sentence import Said
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.sentences.suite import Suite

ToldStep = tuple[Said, Table]
_MOST_ASKED: Final = 12
"""A scenario that asks more is cut shorter: its answer would be far from what was changed."""


@dataclass(frozen=True, slots=True)
class Source:
    """A row that questions are made from.

    Attributes:
        scenario, row: it.
        steps: each understood, with its table.
    """

    scenario: Scenario
    row: Row
    steps: tuple[ToldStep, ...]


def sources(suite: Suite, asker: Asker) -> list[Source]:
    """Return the rows of the area of *asker* that are played at its table."""
    found = []
    for scenario in suite.scenarios():
        if scenario.area == asker.voice.area and asker.ruleset.satisfies(scenario.wanted):
            found += [Source(scenario, row, understood(asker.voice, row.steps)) for row in scenario.rows]
    return found


def understood(voice: Voice, steps: Sequence[FeatureStep]) -> tuple[ToldStep, ...]:
    """Return what each of *steps* says, with its table."""
    return tuple((voice.book.understand(step.text, step.keyword, voice.area, "en"), step.table) for step in steps)


def questions(asker: Asker, suite: Suite) -> Iterator[Question | None]:
    """Yield questions without end, None where a row came to none; nothing at all where there are no rows."""
    rows = sources(suite, asker)
    while rows:
        yield _made_from(asker, asker.chance.choice(rows))


def _made_from(asker: Asker, source: Source) -> Question | None:
    """Return a question like *source*; None where it comes to none."""
    kept, after = cut_short(source.steps, asker.chance)
    *before, (said, table) = changed(kept, asker.chance)
    told = Telling(asker.voice, asker.ruleset)
    try:
        for step in (*before, (asker.voice.tried(said), table)):
            told.say(*step)
        answers = _agreed(told.maker.operations, asker)
        if answers is None or not _is_told(told, answers[-1], after, asker):
            return None
    except (StepError, NoAnswerError):
        return None
    yes = says_yes(told.maker.operations[-1].method, answers[-1])
    tags = {name: EITHER.join(values) for name, values in source.scenario.options}
    clauses = reason_clauses(answers[-1], source.scenario.clauses)
    return Question(clauses, told, answers, int(yes is True), int(yes is False), tags)


def cut_short(steps: Sequence[ToldStep], chance: random.Random) -> tuple[list[ToldStep], Sequence[ToldStep]]:
    """Return *steps* up to a request by lot, without what is said of answers on the way; and what follows it."""
    whens = [at for at, (said, _) in enumerate(steps) if said.sentence.keyword == "when"][:_MOST_ASKED]
    last = chance.choice(whens)
    return [step for step in steps[: last + 1] if step[0].sentence.keyword != "then"], steps[last + 1 :]


def _agreed(operations: Sequence[Operation], asker: Asker) -> list[Any] | None:
    """Return the answers, where all but the last are what is expected and another chair is answered the same.

    Raises:
        NoAnswerError: something is no question.
    """
    here, there = Oracle(), Oracle()
    by = asker.chance.randrange(1, len(SEATS))
    answers = []
    for operation in operations:
        if is_beyond_the_law(operation.method, operation.params):
            return None
        answer = here.to(operation)
        other = there.answer(operation.method, turned(operation.method, "params", operation.params, by))
        if any(not meets(want, answer) for want in operation.expect):
            return None
        if answer != turned(operation.method, "result", other, -by):
            return None
        answers.append(answer)
    return answers


def _is_told(told: Telling, answer: Any, after: Sequence[ToldStep], asker: Asker) -> bool:
    """Say what *answer* is: first by the sentences by which the row says it, then by all others that fit."""
    row = takewhile(lambda step: step[0].sentence.keyword == "then", after)
    known = [(said.sentence.id, said.values) for said, table in row if not table]
    statements = [(asker.statements[name], values) for name, values in known if name in asker.statements]
    found = list(telling([*statements, *((statement, {}) for statement in asker.statements.values())], answer))
    for said in found:
        told.say(said)
    return bool(found)
