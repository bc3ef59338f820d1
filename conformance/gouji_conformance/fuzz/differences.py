"""Where an engine answers otherwise than the law has it: at which request, in what, and by which clauses."""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.state import State
from gouji.rules import Rules
from gouji.table.cards import parse_cards
from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.explore import laying
from gouji_conformance.fresh.question import clauses_of
from gouji_conformance.fuzz.asking import Asked
from gouji_conformance.fuzz.games import Hand, Lay
from gouji_conformance.fuzz.scenes import Scene
from gouji_conformance.fuzz.tables import rules_at
from gouji_conformance.reports.failing import was_asked
from gouji_conformance.runs.verdicts import RowResult, Unmet, value_at
from gouji_rulings.expected import equal
from gouji_spec.reasons import reasons

_BEATS: Final = ("GJ-8.6",)
_SET: Final = ("GJ-8.4",)


@dataclass(frozen=True, slots=True)
class Kind:
    """What kind of difference it is: what is alike in two differences of one cause, before either is made small.

    Attributes:
        asked: the method, or what was done.
        path: the part of the answer, without the seat; the kind of a fault.
        expected: where it is yes or no, or a phase, which.
    """

    asked: str
    path: str
    expected: str = ""


@dataclass(frozen=True, slots=True)
class Difference:
    """One game that an engine answers otherwise.

    Attributes:
        asked: the game with what is right.
        at: which of its operations is answered otherwise.
        unmet: what is not as expected there.
        fault: what went wrong instead of an answer.
    """

    asked: Asked
    at: int
    unmet: tuple[Unmet, ...] = ()
    fault: FaultRecord | None = None

    @property
    def kind(self) -> Kind:
        """Of which kind it is."""
        operation = self.asked.requests.operations[self.at]
        what = str(operation.params.get("do", operation.method))
        if self.fault is not None:
            return Kind(what, self.fault.kind)
        first = self.unmet[0]
        return Kind(what, _path(first.path), _word(first.expected))

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses in play, the most telling first: of the reasons, of whose turn it is, of what happened."""
        answer, game = self.asked.answers[self.at], self.asked.game
        if answer.get("reasons"):
            return clauses_of(answer["reasons"], ())
        if isinstance(game, Lay):
            return tuple(_of_set(game.laid, {unmet.path for unmet in self.unmet}, rules_at(game.ruleset))) or (
                _BEATS if game.over else _SET
            )
        events = [event["clause"] for event in answer.get("events", ())]
        if isinstance(game, Scene):
            found = (*self._said_wrongly(), *reversed(events), *game.clauses)
        else:
            found = (*self._of_what_lies(), *self._said_wrongly(), *_of_turn(game, self._acts), *reversed(events))
        return tuple(dict.fromkeys(clause for clause in found if clause))

    def _of_what_lies(self) -> Iterator[str]:
        """Yield the clauses by which what lies is a 够级牌, or dead, where the engine is wrong about that."""
        table = value_at(self.asked.answers[self.at], "state.table")
        wrong = {unmet.path.removeprefix("state.table.") for unmet in self.unmet if "state.table." in unmet.path}
        if isinstance(table, dict):
            yield from _of_set(table["cards"], wrong, rules_at(self.asked.game.ruleset))

    @property
    def _acts(self) -> int:
        """How many acts there are up to where it is."""
        return sum(entry.method == "play/act" for entry in self.asked.requests.operations[: self.at + 1])

    def _said_wrongly(self) -> Iterator[str]:
        """Yield the clauses by which the engine refuses what stands, and those that refuse what it lists."""
        for unmet in self.unmet:
            got = _decoded(unmet.got)
            if unmet.path == "reasons" and isinstance(got, list):
                yield from clauses_of([code for code in got if isinstance(code, str) and code in reasons()], ())
            if unmet.path == "moves" and isinstance(self.asked.game, Hand) and isinstance(got, list):
                state = _state_after(self.asked.game, self._acts)
                for move in got:
                    if not any(equal(one, move) for one in unmet.expected):
                        yield from _refusing(state, move, self.asked.game)


def _decoded(got: str | None) -> Any:
    """Return the JSON of what was *got*; None where that was cut since it is long."""
    try:
        return msgspec.json.decode((got or "null").encode())
    except msgspec.DecodeError:
        return None


def _refusing(state: State, move: Any, game: Hand) -> tuple[str, ...]:
    """Return the clauses that refuse a *move* that an engine lists."""
    if state.turn is None:
        return ()
    try:
        laid = parse_cards(move.get("cards", ""))
        act = Action(state.turn.seat, move["do"], laid, move.get("to") or 0)
        return clauses_of(judge(state, act, rules_at(game.ruleset)).reasons, ())
    except (AttributeError, KeyError, TypeError, ValueError):  # it is no move at all
        return ()


def _state_after(game: Hand, acts: int) -> State:
    """Return the state of *game* once so many *acts* are done."""
    rules = rules_at(game.ruleset)
    state = game.position.start(rules)
    for act in game.position.actions[:acts]:
        state = judge(state, act, rules).state
    return state


def _of_turn(game: Hand, acts: int) -> Iterator[str]:
    """Yield the clause by which somebody is to act once so many *acts* are done."""
    turn = _state_after(game, acts).turn
    if turn is not None:
        yield turn.clause


def _of_set(cards: str, wrong: Container[str], rules: Rules) -> Iterator[str]:
    """Yield the clauses by which *cards* are a 够级牌 or dead, or not, as far as that is among what is *wrong*."""
    try:
        laid = parse_cards(cards)
        if "gouji" in wrong:
            yield laying.is_gouji(laid, rules)[1]
        if "dead" in wrong:
            yield laying.is_dead(laid, rules)[1]
    except ValueError:  # these are no cards, or no set
        return


def _path(path: str) -> str:
    return ".".join(part for part in path.split(".") if not part.isdigit())


def _word(expected: Any) -> str:
    return str(expected) if isinstance(expected, bool | str) else ""


def difference(asked: Asked, result: RowResult | None) -> Difference | None:
    """Return where the engine's *result* of the game *asked* is otherwise than right; None where it is not."""
    if result is None or result.verdict not in ("fail", "error", "timeout") or not was_asked(result):
        return None
    if result.fault is not None:
        return Difference(asked, result.fault.operation, fault=result.fault)
    return Difference(asked, result.unmet[0].operation, result.unmet)


def differences(asked: Sequence[Asked], results: Mapping[str, RowResult]) -> list[Difference]:
    """Return every difference in *results*, in the order asked."""
    found = (difference(one, results.get(one.row)) for one in asked)
    return [one for one in found if one is not None]
