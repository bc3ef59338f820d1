"""A game asked: of the reference, which says what is right, then of an engine, which is held to it."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any, Final

from gouji_conformance.engines.oracle import NoAnswerError, Oracle
from gouji_conformance.engines.session import DEFAULT_TIMEOUT, EngineInfo, Opener
from gouji_conformance.fuzz.games import GAME, Game
from gouji_conformance.fuzz.normative import expected
from gouji_conformance.runs.pipeline import Pipeline
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult, failed_by, not_asked
from gouji_conformance.sentences.plans import FUZZED, Operation, Plan

_LISTED: Final = 5
"""What a seat with more cards may do is not asked for: the list would be long."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A game with what is right to answer.

    Attributes:
        game: it.
        plan: what is asked and expected, in the order asked.
        answers: of the reference, one an operation.
    """

    game: Game
    plan: Plan
    answers: Sequence[Any]


def asked_of_reference(game: Game, name: str, info: EngineInfo, *, lists: bool = True) -> Asked | None:
    """Return *game* with the answers of the reference; None where it is no question.

    Args:
        game: what is asked.
        name: of the plan's row.
        info: what the engine says of itself: it is not asked for lists that it does not make.
        lists: what may be done is asked for after each act.
    """
    lists = lists and info.lists_moves
    oracle, operations, answers = Oracle(), list[Operation](), list[Any]()

    def ask(method: str, params: dict[str, Any]) -> Any:
        answer = oracle.answer(method, params)
        at = len(operations)
        operations.append(Operation(method, params, tuple(expected(answer, at)), at))
        answers.append(answer)
        return answer

    try:
        for method, params in game.requests():
            answer = ask(method, params)
            if lists and answer.get("accepted", "state" in answer) and _is_short(answer.get("state")):
                ask("play/moves", {"game": GAME})
    except NoAnswerError:
        return None
    plan = Plan(f"{FUZZED}{game.area}", name, (), game.area, {}, game.ruleset.to_json(), tuple(operations))
    return Asked(game, plan, answers)


def _is_short(state: Any) -> bool:
    return bool(state and state["to_act"]) and state["hands"][str(state["to_act"]["seat"])] <= _LISTED


@dataclass(slots=True)
class Side:
    """An engine that is asked, and stays between one batch and the next.

    Attributes:
        info: what it says of itself.
        opener: starts it afresh.
        timeout: seconds that it may take for one answer.
        around: what holds while it is asked, and not while the reference is.
    """

    info: EngineInfo
    opener: Opener
    timeout: float = DEFAULT_TIMEOUT
    around: Callable[[], AbstractContextManager[Any]] = nullcontext
    _running: Pipeline | None = None
    _found: dict[str, RowResult] = field(default_factory=dict)

    def results(self, plans: Sequence[Plan]) -> Mapping[str, RowResult]:
        """Return what becomes of each of *plans*, by its row.

        Raises:
            EngineFault: it does not start.
        """
        self._found = {}
        claimed = deque(plan for plan in plans if not_asked(plan, self.info) is None)
        if claimed:
            with self.around():
                self._ask(claimed)
        return self._found

    def _ask(self, waiting: deque[Plan]) -> None:
        if self._running is None:
            self._running = Pipeline(self.opener(), self.timeout, self._keep, stays=True)
        trouble = self._running.run(waiting)
        if trouble is not None:
            self._running = None
            self._keep(failed_by(trouble.culprit, trouble.fault, trouble.operation, others=trouble.judged))
            if waiting:
                Runner(self.opener, self._keep, self.timeout).run(waiting)

    def _keep(self, result: RowResult) -> None:
        self._found[result.row] = result
