"""The steps of a hand in their order (GH-deal.1), what each asks, and how one leads to the next.

A step is a page of its own that says who is asked, what speaks against an act, what follows from it.  A step that
asks nobody is over as soon as it begins (GH-deal.2).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gouji.match import act as verbs
from gouji.match import (
    buying,
    calls,
    drawing,
    forming,
    hand,
    head,
    naming,
    opening,
    rebellion,
    removing,
    replacing,
    returning,
    revolution,
    tribute,
)
from gouji.match.act import Act, Verb
from gouji.match.state import OVER, Match, Table, made
from gouji.play import rights
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules

FORMATION: Final = "formation"
NAMING: Final = "naming"
BLIND_CALLS: Final = "blind_calls"
OPENING: Final = "opening"
LATE_BLIND_CALLS: Final = "late_blind_calls"
DRAWING: Final = "drawing"
REBELLION: Final = "rebellion"
BUYING: Final = "buying"
TRIBUTE: Final = "tribute"
RETURN: Final = "return"
SEEN_CALLS: Final = "calls"
REVOLUTION: Final = "revolution"
HEAD: Final = "head"
REMOVING: Final = "removing"
HAND: Final = "hand"
REPLACING: Final = "replacing"
"""Before whatever step is at hand a disqualified player's seat is filled (GJ-29.5.2)."""

Asking = tuple[int, tuple[str, ...]]
"""A seat, 0 for the table, and what it may do."""


@dataclass(frozen=True)
class Step:
    """What a step of the match does: see the pages for what each function returns."""

    verbs: tuple[Verb, ...]
    begin: Callable[[Match, Rules, list[Event]], Match]
    asked: Callable[[Match, Rules], tuple[int, tuple[Verb, ...]] | None]
    why_not: Callable[[Match, Act, Rules], Codes]
    after: Callable[[Match, Act, Rules, list[Event]], Match]


STEPS: Final = {
    FORMATION: Step(forming.VERBS, forming.begin, forming.asked, forming.why_not, forming.after),
    NAMING: Step(naming.VERBS, naming.begin, naming.asked, naming.why_not, naming.after),
    BLIND_CALLS: Step(calls.BLIND_VERBS, calls.begin, calls.asked_blind, calls.why_not, calls.after),
    OPENING: Step(opening.VERBS, opening.begin, opening.asked, opening.why_not, opening.after),
    LATE_BLIND_CALLS: Step(calls.BLIND_VERBS, calls.begin, calls.asked_late, calls.why_not, calls.after),
    DRAWING: Step(drawing.VERBS, drawing.begin, drawing.asked, drawing.why_not, drawing.after),
    REBELLION: Step(rebellion.VERBS, rebellion.begin, rebellion.asked, rebellion.why_not, rebellion.after),
    BUYING: Step(buying.VERBS, buying.begin, buying.asked, buying.why_not, buying.after),
    TRIBUTE: Step(tribute.VERBS, tribute.begin, tribute.asked, tribute.why_not, tribute.after),
    RETURN: Step(returning.VERBS, returning.begin, returning.asked, returning.why_not, returning.after),
    SEEN_CALLS: Step(calls.SEEN_VERBS, calls.begin, calls.asked_seen, calls.why_not, calls.after),
    REVOLUTION: Step(revolution.VERBS, revolution.begin, revolution.asked, revolution.why_not, revolution.after),
    HEAD: Step(head.VERBS, head.begin, head.asked, head.why_not, head.after),
    REMOVING: Step(removing.VERBS, removing.begin, removing.asked, removing.why_not, removing.after),
}
"""The steps before the hand, in their order (GH-deal.1); the formation comes once (GJ-5.1).

Point tribute is paid with the other tributes, once the cards are drawn and before the first lead (GJ-24.5.2).
"""

ORDER: Final = (*STEPS, HAND)
"""Every step, the hand after those before it."""


def name(step: str) -> str:
    """Return how a step is called: blind calls are, whenever the table has them."""
    return BLIND_CALLS if step == LATE_BLIND_CALLS else step


def at_hand(table: Table) -> str:
    """Return how the step at hand is called; until a disqualified player's seat is filled it is that."""
    waits = table.waits_for_newcomers and table.step != OVER
    return REPLACING if waits else name(table.step)


def to_act(match: Match, rules: Rules) -> Asking | None:
    """Return who acts next, 0 for the table, and what he may do; None once the match is over."""
    if match.is_over:
        return None
    if match.play is not None:
        turn = match.play.turn
        return None if turn is None else (turn.seat, rights.offered(match.play, rules))
    if match.table.waits_for_newcomers:
        return 0, (verbs.REPLACE,)
    return STEPS[match.table.step].asked(match, rules)


def seat_to_act(match: Match, rules: Rules) -> int:
    """Return who acts next, whatever he may do: 0 for the table, and once the match is over."""
    turn = None if match.play is None else match.play.turn
    return turn.seat if turn is not None else (to_act(match, rules) or (0, ()))[0]


def go_on(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Return the match at the next step that asks somebody (GH-deal.1, GH-deal.2, GH-deal.17).

    A step that is passed over is not written on the table: no page looks there for the step that it is itself.
    """
    step = match.table.step
    while match.play is None and not _rests(match) and STEPS[step].asked(match, rules) is None:
        step = ORDER[ORDER.index(step) + 1]
        if step == HAND:
            match = enter(match, HAND, rules, events)
            step = match.table.step  # it may be over as it begins
        else:
            match = STEPS[step].begin(match, rules, events)
    return match.at(step=step)


def _rests(match: Match) -> bool:
    return match.is_over or match.table.waits_for_newcomers


def enter(match: Match, step: str, rules: Rules, events: list[Event]) -> Match:
    """Return the match at the beginning of *step*."""
    match = match.at(step=step)
    return hand.begin(match, rules, events) if step == HAND else STEPS[step].begin(match, rules, events)


def opened_anew(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Return the match opened as newcomers and corrected places would have it (GJ-6.5.1, GJ-6.7.2, GJ-29.4.7)."""
    if match.table.step in (NAMING, BLIND_CALLS) or match.is_over or opening.is_settled(match.table, rules):
        return match
    return enter(match, OPENING, rules, events)


def why_not_now(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against an act whatever goes with it: another step is at hand, or another is asked."""
    here = match.table.step
    vacant = replacing.why_not_wait(match.table)
    if vacant:
        return vacant
    if match.play is None and act.do in STEPS[here].verbs:
        return _why_not_he(match, act, rules)
    theirs = [ORDER.index(step) for step, page in STEPS.items() if act.do in page.verbs]
    late = max(theirs) < ORDER.index(here)
    found = ["step_is_over" if late else "step_not_reached"]
    if late and act.do == verbs.NAME_LAST:
        found += ["naming_after_opening", *naming.why_not_ever(match, act)]
    if here == TRIBUTE and act.do == verbs.RETURN:
        found.append("return_before_tribute")
    if act.do == verbs.REBEL:
        found += rebellion.why_not_so(match, act, rules)
    if act.do == verbs.REVOLT:
        found.append("revolution_not_now")
    if act.do in (verbs.BLIND_CALL, verbs.SEEN_CALL):
        found.append("points_off" if rules.points == "off" else "call_not_now")
    return (*found, *opening.why_not_so(match, act, rules)) if late else tuple(found)


def _why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what a step says itself against an act of it that is not the turn's: more than that it is not asked."""
    page = _SPEAKING.get(match.table.step)
    return () if page is None else page(match, act, rules)


_SPEAKING: Final[dict[str, Callable[[Match, Act, Rules], Codes]]] = {
    NAMING: naming.why_not_so,
    OPENING: opening.why_not_so,
    BLIND_CALLS: calls.why_not_so,
    LATE_BLIND_CALLS: calls.why_not_so,
    DRAWING: drawing.why_not_so,
    REBELLION: rebellion.why_not_so,
    BUYING: buying.why_not_so,
    TRIBUTE: tribute.why_not_so,
    RETURN: returning.why_not_so,
    SEEN_CALLS: calls.why_not_so,
    REVOLUTION: revolution.why_not_so,
    HEAD: head.why_not_so,
    REMOVING: removing.why_not_so,
}


def _why_not_he(match: Match, act: Act, rules: Rules) -> Codes:
    if act.do == verbs.SHOW and drawing.stage(match.table) == "drawing":
        return ()  # while cards are drawn anybody may show (GJ-7.1.3)
    seat, may = made(STEPS[match.table.step].asked(match, rules))
    found = _why_not_so(match, act, rules)
    if act.do in may:
        return found if act.seat == seat else (*found, "not_your_turn")
    return (*found, "not_your_turn" if act.seat and act.seat != seat else "not_asked")


__all__ = ["OVER", "Asking", "Step", "enter", "go_on", "opened_anew", "seat_to_act", "to_act", "why_not_now"]
