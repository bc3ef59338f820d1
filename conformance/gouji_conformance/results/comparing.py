"""Results side by side: the questions on which engines do not rule alike."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gouji_conformance.results.result import Question, Result


@dataclass(slots=True)
class Disputed:
    """A clause on which an engine rules otherwise than the law.

    Attributes:
        clause: it.
        questions: row → engine → what it answers there; an engine that is not named answers as the law does.
    """

    clause: str
    questions: dict[str, dict[str, Question]] = field(default_factory=dict)

    @property
    def engines(self) -> tuple[str, ...]:
        """Those that rule otherwise, each once."""
        return tuple(dict.fromkeys(name for answers in self.questions.values() for name in answers))

    @property
    def apart(self) -> tuple[str, ...]:
        """The rows on which two of them do not even answer alike, though neither does as the law."""
        return tuple(row for row, answers in self.questions.items() if _differ(list(answers.values())))


def _differ(answers: Sequence[Question]) -> bool:
    return len({(one.path, one.engine) for one in answers}) > 1


def disputed(results: Mapping[str, Result]) -> tuple[Disputed, ...]:
    """Return the clauses on which any of *results*, by the names of their engines, differs from the law.

    Those on which most engines differ come first.
    """
    found: dict[str, Disputed] = {}
    for name, result in results.items():
        for fault in result.faults:
            for question in fault.questions:
                clause = found.setdefault(fault.clause, Disputed(fault.clause))
                clause.questions.setdefault(question.row, {})[name] = question
    return tuple(sorted(found.values(), key=lambda one: (-len(one.engines), -len(one.questions))))
