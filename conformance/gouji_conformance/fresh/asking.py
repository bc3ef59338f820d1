"""Which fresh questions a run asks: so many an area, made from its seed, two to three fifths of them answered yes."""

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, Protocol

import msgspec

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.fresh import hands, matches, sets, variations
from gouji_conformance.fresh.question import Asker, Question
from gouji_conformance.fresh.voice import Voice
from gouji_conformance.runs.verdicts import RowResult, gives
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import Ruleset

NUMBER: Final[Mapping[str, int]] = {
    "sets": 200,
    "play": 20,
    "table": 40,
    "match": 3,
    **dict.fromkeys(("deal", "score", "tribute", "report", "points", "point-dues", "hold-three", "referee"), 100),
}
"""Area → how many questions are asked of it; a question of ``play`` is a hand, one of ``match`` a match."""

_OFF: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "report": (("report", "off"), ("pick", "off")),
    "points": (("points", "off"),),
    "point-dues": (("points", "off"),),
    "hold-three": (("hold_three", "off"),),
    "referee": (("penalties", "off"),),
}
"""Area → the values with which a table does not play it: all there is to ask then is that it does not."""

_MOST: Final = 0.6
"""Of the questions of an area at most so many are answered yes, and at most so many otherwise."""
_TRIES: Final = 60
"""So many tries a question are made, to find questions of both kinds."""


class Asked(Protocol):
    """A fresh question, wherever it was made.

    Attributes:
        plan: what it asks and expects; it has no steps.
    """

    @property
    def plan(self) -> Plan:
        """See above."""

    def in_words(self) -> Plan:
        """Return the plan with its steps."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """A fresh question as a row.

    Attributes:
        plan: what it asks and expects; it has no steps.
        question: what it was made from.
    """

    plan: Plan
    question: Question

    def in_words(self) -> Plan:
        """Return the plan with its steps."""
        return msgspec.structs.replace(self.plan, steps=self.question.telling.steps())


def fresh_questions(
    suite: Suite, ruleset: Ruleset, areas: Sequence[str], seed: int, info: EngineInfo | None
) -> tuple[Fresh, ...]:
    """Return the fresh questions of a run, area by area; the same for the same arguments.

    Args:
        suite: where the rows are that questions are made from.
        ruleset: what is played.
        areas: those judged; one that the table does not play is asked nothing.
        seed: of the run.
        info: what the engine says of itself: nothing rests on an optional field that it does not give.
    """
    return tuple(fresh for area in areas for fresh in _of_area(suite, ruleset, area, seed, info))


def worded(some: Iterable[Asked], rows: Iterable[RowResult]) -> dict[str, Plan]:
    """Return the plans of *some* questions by their ids, with steps where *rows* have them shown: none has passed."""
    shown = {row.row for row in rows if not row.stands}
    return {fresh.plan.row: fresh.in_words() if fresh.plan.row in shown else fresh.plan for fresh in some}


def _of_area(suite: Suite, ruleset: Ruleset, area: str, seed: int, info: EngineInfo | None) -> Iterator[Fresh]:
    if not is_asked(area, ruleset):
        return
    asker = Asker(
        Voice(suite.book, area),
        ruleset,
        lambda needs: info is None or gives(info, needs),
        random.Random(f"{seed}:fresh:{area}"),  # noqa: S311 - no secret once the run has begun
    )
    made = _OWN[area](asker) if area in _OWN else variations.questions(asker, suite)
    for number, question in enumerate(_chosen(made, NUMBER[area]), start=1):
        yield Fresh(question.plan(area, number), question)


def is_asked(area: str, ruleset: Ruleset) -> bool:
    """Tell whether fresh questions are asked of *area* under *ruleset*: where it is not just switched off."""
    off = _OFF.get(area, ())
    return area in NUMBER and (not off or any(ruleset[name] != value for name, value in off))


_OWN: Final[Mapping[str, Callable[[Asker], Iterator[Question | None]]]] = {
    "sets": sets.questions,
    "play": hands.questions,
    "match": matches.questions,
}
"""What makes the questions of areas whose rows are not varied."""


def _chosen(made: Iterator[Question | None], number: int) -> Iterator[Question]:
    """Yield *number* of the questions *made*, each once and of both kinds; fewer where so many are not to be found.

    A hand or a match has yes and no within itself, an act that does not stand for each that does.
    """
    left = {True: int(number * _MOST), False: int(number * _MOST)}
    asked: set[bytes] = set()
    for question in islice(made, _TRIES * number):
        if question is None or not (question.is_long or left[question.yes > 0]):
            continue
        words = msgspec.json.encode([(entry.method, entry.params) for entry in question.telling.maker.operations])
        if words in asked:
            continue
        asked.add(words)
        left[question.yes > 0] -= 1
        yield question
        if len(asked) == number:
            return
