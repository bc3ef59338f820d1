"""A ruling of the register judged again: what it asks, and what the reference answers.

Two rulings ask the same where the tables play alike and the positions are one and the same but for who sits where.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from gouji.match.act import Done
from gouji.match.record import Record
from gouji.match.record_text import parse_done
from gouji.play.action import Action
from gouji.play.position import Position, PositionError
from gouji.rules import rules_of
from gouji.table.seats import SEATS, parse_seat
from gouji_conformance.referee.asking import position_in, read_action
from gouji_conformance.referee.match_rulings import MatchVerdict, is_match, match_verdict_on, read_record
from gouji_conformance.register.settled import Settled, SettledVerdict, is_settled, read_settled, settled_verdict
from gouji_conformance.register.words import key_words, value_words
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_rulings.rulings import Verdict, verdict_on
from gouji_spec.fault import FaultError
from gouji_spec.register import NOBODY, Answer, FiledRuling
from gouji_spec.ruleset import Ruleset, make_ruleset
from gouji_spec.text import Text

_NOTHING: Final[Mapping[str, str]] = {}


@dataclass(frozen=True, slots=True)
class Differs:
    """Where a ruling says something and the reference something else; where it cannot be judged, only why not."""

    key: str
    said: Text
    found: Text


@dataclass(frozen=True, slots=True)
class Case:
    """What is asked: a position of a hand, a match on record or a hand that is over; what is done there, or nothing."""

    where: Position | Record | Settled
    done: Action | Done | None

    @property
    def act(self) -> str:
        """What is done, as a position writes it; nothing where the question is who may do what."""
        return "" if self.done is None else str(self.done)

    def verdict(self, ruleset: Ruleset) -> Verdict | MatchVerdict | SettledVerdict:
        """Return what the reference answers at a table that plays *ruleset*.

        Raises:
            PositionError: what was done before could not have been done there.
        """
        rules = rules_of(ruleset)
        if isinstance(self.where, Settled):
            return settled_verdict(self.where, rules)
        if isinstance(self.where, Record):
            return match_verdict_on(self.where, self.done, rules)
        return verdict_on(self.where, self.done if isinstance(self.done, Action) else None, rules)

    def turned(self, by: int) -> "Case":
        """Return the same case with everybody sitting *by* seats further; in a match, and after a hand, all stay."""
        if isinstance(self.where, Record | Settled):
            return self
        done = _turned_action(self.done, by) if isinstance(self.done, Action) else None
        return Case(_turned_position(self.where, by), done)

    def alike(self) -> tuple[str, str, int]:
        """Return what all cases have in common that differ in who sits where, and by how much this one is turned."""
        written = [(str(case.where), case.act, by) for by in range(len(SEATS)) for case in [self.turned(by)]]
        return min(written)


def _seat(seat: int, by: int) -> int:
    return (seat - 1 + by) % len(SEATS) + 1 if seat else 0


def _turned_action(action: Action, by: int) -> Action:
    return action.changed(seat=_seat(action.seat, by), to=_seat(action.to, by))


def _turned_position(position: Position, by: int) -> Position:
    hands = tuple(position.hands[(seat - 1 - by) % len(SEATS)] for seat in SEATS)
    out, lost = (tuple(_seat(seat, by) for seat in seats) for seats in (position.out, position.lost))
    actions = tuple(_turned_action(action, by) for action in position.actions)
    return Position(hands, _seat(position.leader, by), out, _seat(position.revolution, by), actions, lost)


def case_of(position: str, action: str) -> Case:
    """Return the case written as *position* and *action*, as ``gouji judge`` reads them; an empty action is none.

    Raises:
        UserError: they are none.
    """
    if is_settled(position):
        if action:
            raise UserError("register.over", text=action)
        return Case(read_settled(position), None)
    if is_match(position):
        try:
            return Case(read_record(position), parse_done(action) if action else None)
        except PositionError as error:
            problem = Text(zh=error.problem_zh, en=error.problem)
            raise UserError("judge.no_action", text=action, problem=problem) from error
    where = position_in(position)
    return Case(where, read_action(action, where) if action else None)


def answer_of(verdict: Verdict | MatchVerdict | SettledVerdict) -> Answer:
    """Return all that *verdict* comes to, as a ruling says it."""
    if isinstance(verdict, SettledVerdict):
        return Answer(score=verdict.score, dues=verdict.dues)
    return Answer(
        stands=verdict.accepted,
        reasons=None if verdict.accepted is not False else verdict.reasons,
        phase=verdict.phase if isinstance(verdict, Verdict) else verdict.step,
        next=f"P{verdict.seat}" if verdict.seat else NOBODY,
        may=tuple(verdict.may),
    )


def table_of(entry: FiledRuling, more: Mapping[str, str] = _NOTHING) -> Ruleset:
    """Return what the table of *entry* plays, with *more* departures.

    Raises:
        RulesetError: there is no such table.
    """
    return make_ruleset(entry.profile, {**entry.options, **more})


def differences(entry: FiledRuling, more: Mapping[str, str] = _NOTHING) -> Iterator[Differs]:
    """Yield wherever *entry* says something else than the reference, at its table with *more* departures."""
    try:
        ruleset = table_of(entry, more)
    except FaultError as error:
        yield Differs("position", Text.same(""), error.text)
    else:
        yield from differences_at(entry, ruleset)


def differences_at(entry: FiledRuling, ruleset: Ruleset) -> Iterator[Differs]:
    """Yield wherever *entry* says something else than the reference at a table that plays *ruleset*."""
    try:
        found = answer_of(case_of(entry.position, entry.action).verdict(ruleset))
    except UserError as error:
        yield Differs("position", Text.same(""), error.problem)
        return
    except PositionError as error:
        yield Differs("position", Text.same(""), Text(zh=error.problem_zh, en=error.problem))
        return
    said = entry.verdict
    for key in differing(said, found):
        yield Differs(key, value_words(said, key), value_words(found, key))


def differing(said: Answer, found: Answer) -> Iterator[str]:
    """Yield the keys in which *found* is not as *said*; reasons are said in part."""
    if said.stands is not None and said.stands is not found.stands:
        yield "stands"
    if said.reasons is not None and not set(said.reasons) <= set(found.reasons or ()):
        yield "reasons"
    if said.phase is not None and said.phase != found.phase:
        yield "phase"
    if said.next is not None and said.next != found.next:
        yield "next"
    if said.may is not None and set(said.may) != set(found.may or ()):
        yield "may"
    if said.score is not None and said.score != found.score:
        yield "score"
    if said.dues is not None and said.dues != found.dues:
        yield "dues"


def holds(entry: FiledRuling, more: Mapping[str, str] = _NOTHING) -> bool:
    """Tell whether the reference answers as *entry* says, at its table with *more* departures."""
    return next(differences(entry, more), None) is None


def seat_turned(name: str, by: int) -> str:
    """Return the name of the seat *by* seats further than *name*; nobody is nobody still."""
    seat = parse_seat(name)
    return name if seat is None else f"P{_seat(seat, by)}"


def told(found: Differs) -> Text:
    """Return where a ruling and the reference part, in words."""
    if found.key == "position":
        return message("register.not_judged", problem=found.found)
    return message("register.parts", key=key_words(found.key), said=found.said, found=found.found)
