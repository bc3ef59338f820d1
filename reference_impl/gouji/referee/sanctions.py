"""Sanctions (处罚的种类, Article 29): what they are, and what the referee's word does to a hand in progress.

Nothing here takes effect by itself: an act earns a sanction (``penalties.py``), and the referee imposes it.
"""

from typing import Final, Literal, get_args

from gouji.play import consequences, rights
from gouji.play.outcome import Codes, Event
from gouji.play.state import Round, State
from gouji.rules import Rules
from gouji.settle import places
from gouji.values import Value

Kind = Literal["warning", "tribute_paid", "lost_turns", "fine", "last", "disqualified"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""Every kind, as Article 29 has them; a tribute made good comes before the turn that it costs besides."""

WARNING: Final = "warning"
TRIBUTE_PAID: Final = "tribute_paid"
LOST_TURNS: Final = "lost_turns"
FINE: Final = "fine"
LAST: Final = "last"
DISQUALIFIED: Final = "disqualified"


class Sanction(Value):
    """What a breach costs.

    Attributes:
        kind: a warning (GJ-29.1), a hidden tribute made good (GJ-30.4.1), turns lost (GJ-29.2), a fine (GJ-29.3),
            made last (GJ-29.4) or disqualified (GJ-29.5).
        clause: the clause that puts it on the breach; empty where it is only proposed.
        amount: how many turns or points; 1 of a kind that is not counted.
        at_least: the others may fix a larger amount (GJ-30.2.1).
    """

    __match_args__ = ("kind", "clause", "amount", "at_least")
    __slots__ = __match_args__

    def __init__(self, kind: Kind, clause: str = "", amount: int = 1, *, at_least: bool = False) -> None:
        self.kind: Final[Kind] = kind
        self.clause: Final = clause
        self.amount: Final = amount
        self.at_least: Final = at_least


def why_not(rules: Rules) -> Codes:
    """Return why no sanction is imposed at all: a table without penalties (GJ-28.2): ``penalties_off``."""
    return ("penalties_off",) if rules.penalties == "off" else ()


# What it does to a hand


def impose(state: State, seat: int, sanction: Sanction, rules: Rules, events: list[Event]) -> State:
    """Return the hand once *sanction* has been imposed on *seat*.

    A warning and a fine leave it as it is (GJ-29.1, GJ-29.3), and so does a tribute made good between two hands.
    Who is disqualified is made last in the hand (GJ-29.5.1); his seat is filled after it.

    Args:
        state: the hand as it stands; it may be over.
        seat: whose breach it was; he need not be in play.
        sanction: what is imposed.
        rules: what the table plays.
        events: what happens is added.
    """
    if sanction.kind == LOST_TURNS:
        return lose_turns(state, seat, sanction.amount, rules, events)
    if sanction.kind in (LAST, DISQUALIFIED):
        return make_last(state, seat, rules, events)
    return state


def lose_turns(state: State, seat: int, count: int, rules: Rules, events: list[Event]) -> State:
    """Return the hand once *seat* has *count* turns more to lose: his next rights to lead or to follow (GJ-29.2).

    A lead that is his now goes on at once (GJ-29.2.2); a burn that he is asked about now is no longer his
    (GJ-29.2.3).  Who is out, or a hand that is over, takes them into the next hand (GJ-29.2.5).
    """
    lost = tuple(sorted((*state.standing.lost_turns, *([seat] * count))))
    standing = state.standing.changed(lost_turns=lost)
    events.append(Event("turn_taken", seat, "GJ-29.2"))
    if state.places:
        return state.under(standing)
    if state.round is None:
        return consequences.at_lead(state.hands, standing, state.leader, state.debt, state.pick, events)
    return _asked_anew(state.under(standing), state.round, rules, events)


def make_last(state: State, seat: int, rules: Rules, events: list[Event]) -> State:
    """Return the hand once *seat* has been made 大落 (GJ-29.4): nothing more where he is already.

    In play he lays his hand aside (GJ-29.4.1), his opposite is headless (GJ-29.4.2), and what he laid stands
    (GJ-29.4.6): if it is beaten by nobody the next seat in play leads (GJ-29.4.3).  Of two the later ranks above
    (GJ-29.4.4).  One who is out already, or a hand that is over: he is moved to the bottom and those below him move
    up (GJ-29.4.5), and everything that goes by places goes by these (GJ-29.4.7).
    """
    standing = state.standing
    if seat in standing.aside:
        return state
    out = tuple(other for other in standing.out if other != seat)
    standing = standing.changed(out=out, aside=(*standing.aside, seat))
    events.append(Event("made_last", seat, "GJ-29.4"))
    if state.places:
        return State(state.hands, standing, places=places.corrected(state.places, standing))
    if places.is_over(standing, rules):
        return consequences.over(state.hands, standing, state.round, rules, events)
    debt = None if state.debt is None or state.debt.burner == seat else state.debt
    pick = None if state.pick is None or state.pick.seat == seat else state.pick
    if state.round is None:
        leader = standing.next_in_play(seat) if state.leader == seat else state.leader
        return consequences.at_lead(state.hands, standing, leader, debt, pick, events)
    going_on = State(state.hands, standing, round=state.round, debt=debt, pick=pick)
    return _asked_anew(going_on, state.round, rules, events)


def _asked_anew(state: State, round_: Round, rules: Rules, events: list[Event]) -> State:
    """Return the hand with everybody asked about the set on the table who is to be asked as things stand now."""
    queue = rights.still_asked(state.hands, state.standing, round_, rules)
    return consequences.go_on(state.in_round(round_.asking(queue)), rules, events)
