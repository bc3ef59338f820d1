"""A game asked: of the reference, which says what is right, then of an engine, which is held to it."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

import msgspec

from gouji_conformance.engines.oracle import NoAnswerError, Oracle
from gouji_conformance.engines.session import DEFAULT_TIMEOUT, EngineInfo, Opener
from gouji_conformance.engines.wire import Reply
from gouji_conformance.fresh.lawless import is_beyond_the_law
from gouji_conformance.fuzz.games import GAME, Game
from gouji_conformance.fuzz.glance import Glance
from gouji_conformance.fuzz.normative import expected
from gouji_conformance.fuzz.scenes import Scene
from gouji_conformance.runs.pipeline import Pipeline
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult, failed_by, not_asked, result_of, verdict_on
from gouji_conformance.sentences.plans import FUZZED, Expectation, Operation, Plan

_LISTED: Final = 5
"""What a seat with more cards may do is not asked for: the list would be long."""
_STEPS: Final = ("naming", "blind_calls", "calls", "rebellion", "revolution", "head", "tribute")
"""The steps of a match in which little may be done."""
_SOMETHING: Final = (Expectation("", "is", None),)
"""What stands for what is expected: that something is."""


@dataclass(frozen=True)
class Asked:
    """A game with what is right to answer.

    Attributes:
        game: it.
        requests: what is asked, in the order asked, as a row; nothing stands in it of what is right.
        answers: of the reference, one a request.
    """

    game: Game
    requests: Plan
    answers: Sequence[Any]

    @property
    def row(self) -> str:
        """The name of the game."""
        return self.requests.row

    @cached_property
    def plan(self) -> Plan:
        """What is asked and expected; seldom is it looked at that closely."""
        area = _area(self.game)
        operations = [
            msgspec.structs.replace(entry, expect=tuple(expected(answer, entry.step, area)))
            for entry, answer in zip(self.requests.operations, self.answers, strict=True)
        ]
        return msgspec.structs.replace(self.requests, operations=tuple(operations))


def _area(game: Game) -> str:
    """Return the area whose sentences say what is judged in *game*; empty where it needs none to be known."""
    return game.area if isinstance(game, Scene) else ""


def asked_of_reference(game: Game, name: str, info: EngineInfo, *, lists: bool = True) -> Asked | None:
    """Return *game* with the answers of the reference; None where it is no question.

    A scene is asked as far as its questions are some.

    Args:
        game: what is asked.
        name: of the plan's row.
        info: what the engine says of itself: it is not asked for lists that it does not make.
        lists: what may be done is asked for after each act, where the list is short.
    """
    asker = _Asker(game, lists=lists and info.lists_moves)
    try:
        asker.ask()
    except NoAnswerError:
        game = asker.so_far()
        if not asker.operations or not isinstance(game, Scene):
            return None
    plan = Plan(f"{FUZZED}{game.area}", name, (), game.area, {}, game.ruleset.to_json(), tuple(asker.operations))
    return Asked(game, plan, asker.answers)


class _Asker:
    """Asks the reference one game."""

    def __init__(self, game: Game, *, lists: bool) -> None:
        self._game = game
        self._lists = lists
        self._oracle = Oracle()
        self._line = 0
        self.operations: list[Operation] = []
        self.answers: list[Any] = []

    def ask(self) -> None:
        """Ask all of it.

        Raises:
            NoAnswerError: something of it is no question.
        """
        game = self._game
        if isinstance(game, Scene):
            for entry in game.operations():
                self._line = entry.step
                answer = self._one(entry.method, entry.params, entry.step)
                if answer.get("accepted") is False and not game.can_be_tried(entry):
                    raise NoAnswerError(entry.method)
            return
        for method, params in game.requests():
            self._one(method, params, len(self.operations))

    def so_far(self) -> Game:
        """Return a scene up to the line that is no question, and of what was asked no more than that."""
        while self.operations and self.operations[-1].step >= self._line:
            self.operations.pop()
            self.answers.pop()
        return (
            replace(self._game, lines=self._game.lines[: self._line]) if isinstance(self._game, Scene) else self._game
        )

    def _one(self, method: str, params: dict[str, Any], step: int) -> Any:
        answer = self._asked(method, params, step)
        listing = _listing(answer) if self._lists and answer.get("accepted", "state" in answer) else None
        if listing is not None:
            self._asked(listing, {"game": GAME}, step)
        return answer

    def _asked(self, method: str, params: dict[str, Any], step: int) -> Any:
        if is_beyond_the_law(method, params):
            raise NoAnswerError(method)
        answer = self._oracle.answer(method, params)
        self.operations.append(Operation(method, params, () if self.operations else _SOMETHING, step))
        self.answers.append(answer)
        return answer


def _listing(answer: Any) -> str | None:
    """Return the method that lists what may be done after *answer*; None where the list would be long."""
    state = answer.get("state")
    if not state or not state["to_act"] or not state["to_act"]["seat"]:
        return None
    if "step" in state:
        held = state["held"][str(state["to_act"]["seat"])]
        return "match/moves" if state["step"] in _STEPS or (state["step"] == "hand" and held <= _LISTED) else None
    return "play/moves" if state["hands"][str(state["to_act"]["seat"])] <= _LISTED else None


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
    _asked: Mapping[str, Asked] = field(default_factory=dict)
    _found: dict[str, RowResult] = field(default_factory=dict)
    _glance: Glance = field(init=False)

    def __post_init__(self) -> None:
        self._glance = Glance(self.info)

    def results(self, some: Sequence[Asked]) -> Mapping[str, RowResult]:
        """Return what becomes of each of *some* games, by its name.

        Raises:
            EngineFault: it does not start.
        """
        self._asked, self._found = {one.row: one for one in some}, {}
        claimed = deque(one.requests for one in some if not_asked(one.requests, self.info) is None)
        if claimed:
            with self.around():
                self._ask(claimed)
        return self._found

    def _ask(self, waiting: deque[Plan]) -> None:
        if self._running is None:
            self._running = Pipeline(self.opener(), self.timeout, self._keep, stays=True, judge=self._judged)
        trouble = self._running.run(waiting)
        if trouble is not None:
            self._running = None
            self._keep(failed_by(trouble.culprit, trouble.fault, trouble.operation, others=trouble.judged))
            if waiting:
                left = deque(self._asked[plan.row].plan for plan in waiting)
                Runner(self.opener, self._keep, self.timeout).run(left)

    def _judged(self, requests: Plan, replies: Sequence[Reply], info: EngineInfo, seconds: float) -> RowResult:
        """Return what becomes of a game; only where an answer is not seen to be right it is looked at closely."""
        asked = self._asked[requests.row]
        area = _area(asked.game)
        for answer, reply in zip(asked.answers, replies, strict=True):
            if reply.error is not None or not self._glance.is_right(answer, reply.result, area):
                return verdict_on(asked.plan, replies, info, seconds)
        return result_of(requests, "pass", seconds=seconds)

    def _keep(self, result: RowResult) -> None:
        self._found[result.row] = result
