"""A ruling: a position and an action, the verdict with its reasons, and the options it turned on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from gouji.play import rights
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.position import Position, PositionError
from gouji.play.state import State
from gouji.referee import found
from gouji.referee.penalties import Infraction
from gouji.referee.sanctions import Sanction
from gouji.rules import Rules, rules_of
from gouji_rulings.points_told import PointsTold, told_of
from gouji_spec.options import options
from gouji_spec.ruleset import Ruleset, RulesetError

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


def rule_on(position: Position, action: Action | None, ruleset: Ruleset) -> Ruling:
    """Return the ruling on *action* in *position*, or on who may do what where there is no action.

    Raises:
        PositionError: the rules refuse an action of the position itself.
    """
    before = position.state(rules_of(ruleset))
    outcome = None if action is None else judge(before, action, rules_of(ruleset))
    verdict = _verdict(outcome, before if outcome is None else outcome.state, rules_of(ruleset))
    turned = tuple(_turned(position, action, ruleset, verdict))
    return Ruling(rules_of(ruleset), before, action, outcome, turned, told_of(position, action, rules_of(ruleset)))


def verdict_on(position: Position, action: Action | None, rules: Rules) -> Verdict:
    """Return what a ruling comes to, without the words and without what it turned on.

    Raises:
        PositionError: the rules refuse an action of the position itself.
    """
    before = position.state(rules)
    outcome = None if action is None else judge(before, action, rules)
    return _verdict(outcome, before if outcome is None else outcome.state, rules)


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
            changed = verdict_on(position, action, rules_of(other))
        except PositionError:
            turned.append(Turned(option, value, None))
            continue
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
