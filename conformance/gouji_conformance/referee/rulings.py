"""The referee's door: a position and an action, the verdict with its reasons, and the options it turned on."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from gouji.play import rights
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.position import Position, PositionError, parse_position
from gouji.play.state import State
from gouji.referee import found
from gouji.referee.penalties import Infraction
from gouji.referee.sanctions import Sanction
from gouji.rules import Rules, rules_of
from gouji_conformance.referee.points_told import PointsTold, told_of
from gouji_conformance.sentences.phrasebook import UnknownSentenceError, understood
from gouji_conformance.sentences.sentence import Said
from gouji_conformance.speech.faults import UserError
from gouji_spec.fault import system_words
from gouji_spec.options import options
from gouji_spec.ruleset import Ruleset, RulesetError
from gouji_spec.text import LANGUAGES, Text

OtherVerdict = TypeVar("OtherVerdict")


@dataclass(frozen=True)
class Turned(Generic[OtherVerdict]):
    """An option the verdict turned on: with *value* instead, the verdict would be *verdict*.

    Where what was done before could not have been done so, there is no verdict.
    """

    option: str
    value: str
    verdict: OtherVerdict | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a ruling comes to, without the words: enough to tell one ruling from another.

    Attributes:
        accepted: whether the action stands; None where none was asked about.
        reasons: why not.
        phase: of the state after it.
        seat: who acts next, 0 for nobody.
        may: what he may do.
    """

    accepted: bool | None
    reasons: tuple[str, ...]
    phase: str
    seat: int
    may: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling: the state before, the outcome of the action (None where none was asked about), what it turned on.

    Attributes:
        points: who has opened; None where it cannot be told, or points are not played.
    """

    rules: Rules
    before: State
    action: Action | None
    outcome: Outcome | None
    turned: tuple[Turned[Verdict], ...]
    points: PointsTold | None

    @property
    def breach(self) -> Infraction | None:
        """The breach of Article 30 that the action was; None where it was none."""
        if self.action is None or self.outcome is None:
            return None
        return found.breach(self.before, self.action, self.outcome)

    @property
    def earned(self) -> Sanction | None:
        """What that breach costs by the referee's word, None for nothing."""
        if self.action is None or self.outcome is None:
            return None
        return found.earned(self.before, self.action, self.outcome, self.rules)

    @property
    def after(self) -> State:
        """The state after the action, or as it stands."""
        return self.before if self.outcome is None else self.outcome.state

    @property
    def verdict(self) -> Verdict:
        """The ruling without the words."""
        return _verdict(self.outcome, self.after, self.rules)


def position_text(path: Path) -> str:
    """Return what the file at *path* holds: a position, or a recorded hand.

    Raises:
        UserError: it cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8-sig").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("judge.unreadable", file=path, problem=system_words(error)) from error


def read_position(given: str) -> Position:
    """Return the position that the user gave: as text, or ``-`` for standard input, or a file as ``@file``.

    Raises:
        UserError: it is none.
    """
    return position_in(given_text(given))


def position_in(text: str) -> Position:
    """Return the position written in *text*.

    Raises:
        UserError: it is none.
    """
    try:
        return parse_position(text)
    except PositionError as error:
        raise _no_position(error) from error


def given_text(given: str) -> str:
    """Return the text that the user gave: as it is, or ``-`` for standard input, or a file as ``@file``.

    Raises:
        UserError: it cannot be read.
    """
    if given.startswith("@"):
        return position_text(Path(given[1:]))
    try:
        return sys.stdin.read().removeprefix("\ufeff") if given == "-" else given
    except UnicodeDecodeError as error:
        raise UserError("judge.unreadable", file="-", problem=system_words(error)) from error


def state_of(position: Position, ruleset: Ruleset) -> State:
    """Return the state that *position* stands for.

    Raises:
        UserError: the rules refuse an action of the position itself.
    """
    try:
        return position.state(rules_of(ruleset))
    except PositionError as error:
        raise _no_position(error) from error


def _no_position(error: PositionError) -> UserError:
    problem = Text(zh=error.problem_zh, en=error.problem)
    return UserError("judge.no_position", part=error.part, problem=problem)


def read_action(text: str, position: Position) -> Action:
    """Return the action that the user wrote: ``P2 play TT``, or a sentence of the phrasebook, 乙 出 10 10.

    Raises:
        UserError: it is none.
    """
    for language in LANGUAGES:
        try:
            said = understood(text, "when", "play", language)
        except UnknownSentenceError:
            continue
        written = _written(said)
        if written:
            text = written
            break
    try:
        return parse_position(f"{position}; {text or '?'}").actions[-1]
    except PositionError as error:
        problem = Text(zh=error.problem_zh, en=error.problem)
        raise UserError("judge.no_action", text=text, problem=problem) from error


def _written(said: Said) -> str:
    """Return the action of a sentence as a position writes it; nothing where it does no one thing."""
    meaning, values = said.sentence.meanings[0], said.values
    if meaning.operation is None or meaning.each:
        return ""
    method, params = meaning.operation["method"], meaning.operation["params"]
    if method == "table/pick":
        return f"P{values['seat']} pick P{values['partner']} {', '.join(values['sets'])}"
    if method != "play/act":
        return ""
    words = [f"P{values['seat']}", params["do"], str(values.get("cards", ""))]
    if "to" in params:
        words.append(f"P{values['partner']}")
    return " ".join(word for word in words if word)


def rule_on(position: Position, action: Action | None, ruleset: Ruleset) -> Ruling:
    """Return the ruling on *action* in *position*, or on who may do what where there is no action.

    Raises:
        UserError: the rules refuse an action of the position itself.
    """
    before = state_of(position, ruleset)
    outcome = None if action is None else judge(before, action, rules_of(ruleset))
    verdict = _verdict(outcome, before if outcome is None else outcome.state, rules_of(ruleset))
    turned = tuple(_turned(position, action, ruleset, verdict))
    return Ruling(rules_of(ruleset), before, action, outcome, turned, told_of(position, action, rules_of(ruleset)))


def _verdict(outcome: Outcome | None, state: State, rules: Rules) -> Verdict:
    turn = state.turn
    return Verdict(
        None if outcome is None else outcome.accepted,
        () if outcome is None else outcome.reasons,
        state.phase,
        0 if turn is None else turn.seat,
        rights.offered(state, rules),
    )


def _turned(position: Position, action: Action | None, ruleset: Ruleset, verdict: Verdict) -> list[Turned[Verdict]]:
    """Return the options on which the verdict turned: another value alone would change it."""
    turned: list[Turned[Verdict]] = []
    for option, value, other in other_tables(ruleset):
        try:
            state = position.state(rules_of(other))
        except PositionError:
            turned.append(Turned(option, value, None))
            continue
        outcome = None if action is None else judge(state, action, rules_of(other))
        changed = _verdict(outcome, state if outcome is None else outcome.state, rules_of(other))
        if changed != verdict:
            turned.append(Turned(option, value, changed))
    return turned


def other_tables(ruleset: Ruleset) -> Iterator[tuple[str, str, Ruleset]]:
    """Yield an option, another value of it, and *ruleset* with that value alone changed, wherever they go together."""
    for option in options().options.values():
        for value in option.values:
            if value.id == ruleset[option.id]:
                continue
            try:
                other = ruleset.changed(**{option.id: value.id})
                rules_of(other)
            except RulesetError:
                continue
            if ruleset.differs_in(other) == [option.id]:
                yield option.id, value.id, other
