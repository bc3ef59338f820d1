"""The judge of a match: whether an act stands, what follows from it, or every reason why it does not.

A hand within a match is judged by the judge of the hand; all else by the step that it belongs to (``steps.py``).
"""

from typing import Final

from gouji.match import act as verbs
from gouji.match import hand, opening, replacing, sanctions, steps
from gouji.match.act import Act, Done
from gouji.match.state import OVER, Match, Table
from gouji.play import judge as of_the_hand
from gouji.play.action import Action
from gouji.play.outcome import Codes, Event, Outcome
from gouji.play.state import State
from gouji.rules import Rules
from gouji.table.seats import SEATS
from gouji.values import Value


class MatchOutcome(Value):
    """The verdict on one act of a match.

    Attributes:
        match: the match after it; a refusal leaves it as it was, but for a wrong follow that costs the turn.
        events: what happened, in order.
        reasons: why it was refused, every reason; empty where it was accepted.
    """

    __match_args__ = ("match", "events", "reasons")
    __slots__ = __match_args__

    def __init__(self, match: Match, events: tuple[Event, ...] = (), reasons: Codes = ()) -> None:
        self.match: Final = match
        self.events: Final = events
        self.reasons: Final = reasons

    @property
    def accepted(self) -> bool:
        """Whether the rules let it stand."""
        return not self.reasons


def start(table: Table, rules: Rules) -> Match:
    """Return a match that begins where *table* stands, at the first step that asks somebody."""
    events: list[Event] = []
    return steps.go_on(steps.enter(Match(table), table.step, rules, events), rules, events)


def judge(match: Match, done: Done, rules: Rules) -> MatchOutcome:
    """Return the verdict on what somebody does; anybody may be named, not the seat to act only.

    Whatever is done undoes the wishes to end the match (GH-score.7).

    Args:
        match: the match as it stands.
        done: an act, or an action of the hand.
        rules: what the table plays.
    """
    play = match.play
    if play is not None and isinstance(done, Action):
        outcome = of_the_hand.judge(play, done, rules)
        after = outcome.state
        if after is play or after.places or match.table.leaving:
            return _after_an_action(match, play, outcome, rules)
        return MatchOutcome(Match(match.table, after), outcome.events, outcome.reasons)  # but for a few, all acts
    if match.is_over:
        return MatchOutcome(match, (), ("match_is_over",))
    if isinstance(done, Action):
        before_the_head = match.table.step == steps.HEAD  # GJ-23.4.1
        return MatchOutcome(match, (), ("step_not_reached", *(("head_not_chosen",) if before_the_head else ())))
    if done.do == verbs.END_MATCH:
        return _leaving(match, done.seat)
    reasons = _reasons(match, done, rules)
    if reasons:
        return MatchOutcome(match, (), reasons)
    events: list[Event] = []
    staying = match.at(leaving=frozenset()) if match.table.leaving else match
    return MatchOutcome(steps.go_on(_after(staying, done, rules, events), rules, events), tuple(events))


def _after_an_action(match: Match, play: State, outcome: Outcome, rules: Rules) -> MatchOutcome:
    """Return the verdict on an action of the hand; until the hand is over nothing but the hand changes."""
    after, table = outcome.state, match.table
    if after is play:
        return MatchOutcome(match, outcome.events, outcome.reasons)
    if table.leaving:
        table = table.changed(leaving=frozenset())
    if not after.places:
        return MatchOutcome(Match(table, after), outcome.events, outcome.reasons)
    events = list(outcome.events)
    finished = hand.finished(Match(table), after, rules, events)
    return MatchOutcome(steps.go_on(finished, rules, events), tuple(events), outcome.reasons)


def _leaving(match: Match, seat: int) -> MatchOutcome:
    """Return the verdict on a wish to end the match; it ends when all six have it (GH-score.6)."""
    leaving = match.table.leaving | {seat}
    if leaving == match.table.leaving:
        return MatchOutcome(match, (), ("end_wanted_already",))
    if len(leaving) < len(SEATS):
        return MatchOutcome(match.at(leaving=leaving), (Event("wants_to_end", seat, "GH-score.6"),))
    return MatchOutcome(Match(match.table.changed(leaving=leaving, step=OVER)), (Event("match_over", 0, "GH-score.6"),))


def _reasons(match: Match, act: Act, rules: Rules) -> Codes:
    if act.do == verbs.REPLACE:
        return replacing.why_not(match, act)
    if act.do == verbs.FOUND:
        return sanctions.why_not(match, act, rules)
    not_now = steps.why_not_now(match, act, rules)
    return not_now or steps.STEPS[match.table.step].why_not(match, act, rules)


def _after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    if act.do == verbs.FOUND:
        return _after_a_finding(match, act, rules, events)
    if act.do == verbs.REPLACE:
        replaced = replacing.after(match, act, events)
        stands = opening.is_of_its_kind(replaced.table, rules)  # GJ-6.5.2
        return replaced if stands else steps.opened_anew(replaced, rules, events)
    return steps.STEPS[match.table.step].after(match, act, rules, events)


def _after_a_finding(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match after the referee's word: it may end a hand, or correct the one before (GJ-29.4.7)."""
    found = sanctions.after(match, act, rules, events)
    if found.play is not None:
        return hand.finished(found, found.play, rules, events) if found.play.places else found
    if found.table.last == match.table.last or found.is_over:
        return found
    if found.table.step == steps.NAMING:
        return steps.enter(found, steps.NAMING, rules, events)
    return steps.opened_anew(found, rules, events)
