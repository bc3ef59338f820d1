"""One fresh question: a scenario that nobody has written, with its answer."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

import msgspec

from gouji.play.outcome import Event
from gouji_conformance.engines.oracle import Oracle
from gouji_conformance.fresh.statements import Gives, Statement, statements_of
from gouji_conformance.fresh.voice import Telling, Voice
from gouji_conformance.sentences.plans import FRESH, Operation, Plan
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text

_TITLE: Final = Text(zh="临时出的一问", en="A fresh question")


@dataclass(frozen=True)
class Asker:
    """Who makes the questions of one area for one engine at one table.

    Attributes:
        voice: the sentences of the area.
        ruleset: what is played.
        gives: tells what the engine answers of what it need not.
        chance: all that is left to lots.
        oracle: the reference.
    """

    voice: Voice
    ruleset: Ruleset
    gives: Gives
    chance: random.Random
    oracle: Oracle = field(default_factory=Oracle)

    @cached_property
    def statements(self) -> dict[str, Statement]:
        """What each sentence of the area says of an answer here, by its id."""
        return statements_of(self.voice.outcomes(), self.ruleset, self.gives)

    def some_statements(self, ids: Iterable[str]) -> list[Statement]:
        """Return what the sentences *ids* say of an answer; those that say nothing here are left out."""
        return [self.statements[name] for name in ids if name in self.statements]


@dataclass(frozen=True, slots=True)
class Question:
    """A question and what is right to answer.

    Attributes:
        clauses: those that it turns on, the first first.
        telling: its sentences.
        answers: of the reference, one an operation.
        yes, no: how many of its answers say yes to something, and how many no.
        options: the values that the scenario it was made from asks for.
    """

    clauses: tuple[str, ...]
    telling: Telling
    answers: Sequence[Any]
    yes: int
    no: int
    options: dict[str, str] = field(default_factory=dict)

    @property
    def is_long(self) -> bool:
        """Whether it is a whole hand or more, with many answers of both kinds."""
        return self.yes + self.no > 1

    @property
    def operations(self) -> tuple[Operation, ...]:
        """What is asked, without demands on reasons where several are true: an engine need not name them all."""
        return tuple(map(_lenient, self.telling.maker.operations, self.answers))

    def plan(self, area: str, number: int) -> Plan:
        """Return it as a row, fresh question *number* of *area*; who shows it writes its steps."""
        return Plan(
            id=f"{FRESH}{area}",
            case=str(number),
            clauses=self.clauses,
            area=area,
            options=self.options,
            ruleset=self.telling.maker.ruleset.to_json(),
            operations=self.operations,
            title_en=_TITLE.en,
            title_zh=_TITLE.zh,
        )


def _lenient(operation: Operation, answer: Any) -> Operation:
    """Return *operation* without its expectations of reasons where *answer* has several.

    Legality decides; which of several true reasons an engine names is not laid down.
    """
    if len(answer.get("reasons", ())) < 2:
        return operation
    return msgspec.structs.replace(operation, expect=tuple(want for want in operation.expect if want.path != "reasons"))


def clauses_of(codes: Sequence[str], events: Iterable[Event]) -> tuple[str, ...]:
    """Return the clauses of the reasons *codes*; where there are none, those by which *events* came about."""
    if codes:
        return tuple(dict.fromkeys(clause for code in codes for clause in reasons()[code].clauses))
    return tuple(dict.fromkeys(event.clause for event in events if event.clause))


def reason_clauses(answer: Any, otherwise: Sequence[str]) -> tuple[str, ...]:
    """Return the clauses of the reasons that *answer* gives; where it gives none, those it turns on *otherwise*."""
    return clauses_of(answer.get("reasons", ()), ()) or tuple(dict.fromkeys(otherwise))
