"""What follows from an action that stands: sets laid, rights fallen away, rounds and hands ended.

Nothing is judged here; ``judge.py`` has let the action through.  Every function returns the next state
and adds what happened to the course.
"""

from operator import sub
from typing import Final

from gouji.play import bottom, cover, head, melee, rights, yield_
from gouji.play.outcome import Event
from gouji.play.scene import Scene
from gouji.play.state import Debt, Laid, Round, Standing, State
from gouji.settle import places, points
from gouji.table import beats, sets
from gouji.table.cards import Counts
from gouji.table.seats import OPPOSITE
from gouji.table.sets import GoujiSet
from gouji_spec.ruleset import Ruleset


class Course:
    """What the course of one action is under, and what happens in it.

    Attributes:
        ruleset: what the table plays.
        events: what has happened so far, in order.
    """

    __slots__ = ("events", "ruleset")

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset: Final = ruleset
        self.events: Final[list[Event]] = []

    def happened(self, name: str, seat: int, clause: str) -> None:
        """Note one event."""
        self.events.append(Event(name, seat, clause))


def lay(course: Course, state: State, seat: int, laid: GoujiSet, *, burn: bool = False) -> State:
    """Return the state after *seat* has laid a set: a lead, an answer, or a burn.

    Args:
        course: the ruleset; events are added to it.
        state: before it.
        seat: who lays it.
        laid: the set, out of his hand.
        burn: it burns the set on the table (GJ-10.1.1).
    """
    ruleset = course.ruleset
    hands = _without(state.hands, seat, laid)
    before = state.round
    course.happened("burned" if burn else "laid", seat, "GJ-10.1.1" if burn else "GJ-8.1.1")
    gouji = sets.is_gouji(laid)
    claim = head.uses_claim(seat, state.standing, gouji=gouji)
    standing = _after_laying(course, state, seat, is_last=not any(hands[seat - 1]))
    debt = _debt_after(course, state, seat, standing, burn=burn)
    if debt is not None and seat in standing.out:
        standing = standing.changed(burn_dues=(*standing.burn_dues, (debt.burned, seat)))
        course.happened("burn_succeeded", seat, "GH-burn.6")
        debt = None
    dead_gou = claim or (
        before is not None
        and not burn
        and not standing.melee
        and bottom.is_dead_gou(before.table, seat, standing, ruleset, gouji=gouji)
    )
    table = Laid(
        seat,
        laid,
        gouji=gouji,
        dead=beats.is_dead(laid, ruleset),
        bottom=not standing.melee and seat in standing.out[:2],
        dead_gou=dead_gou,
        claim=claim,
        burned=before.table.seat if burn and before is not None else 0,
    )
    if dead_gou:
        course.happened("dead_gou", seat, "GJ-23.3.6" if claim else "GJ-16.2.1")
    if places.is_over(standing, ruleset):
        return _over(course, hands, _settled(standing, table, ruleset))
    return settle(course, State(hands, standing, 0, _round(course, before, standing, table, hands), debt))


def _without(hands: tuple[Counts, ...], seat: int, laid: GoujiSet) -> tuple[Counts, ...]:
    left: Counts = tuple(map(sub, hands[seat - 1], laid.counts))
    return (*hands[: seat - 1], left, *hands[seat:])


def _after_laying(course: Course, state: State, seat: int, *, is_last: bool) -> Standing:
    """Return the standing once the set lies, its player out where it was his last.

    A 够死级 of a claimant that this set burns is used up, but not made (GJ-23.3.7).
    """
    standing = state.standing
    if state.round is not None and state.round.table.claim:
        standing = standing.changed(claims=standing.claims - 1)
    if standing.choosing:
        standing = standing.changed(choosing=False)
    if is_last:
        standing = standing.changed(out=(*standing.out, seat))
        course.happened("went_out", seat, "GJ-3.1.2")
    return standing


def _debt_after(course: Course, state: State, seat: int, standing: Standing, *, burn: bool) -> Debt | None:
    """Return what a burner owes once *seat* has laid: a set beaten frees its burner (解烧, GJ-10.3.8)."""
    debt = state.debt
    if debt is not None and seat != debt.burner:
        course.happened("burn_undone", debt.burner, "GJ-10.3.8")
        debt = None
    if burn and state.round is not None:
        debt = Debt(seat, state.round.table.seat)
    return None if standing.melee else debt


def _round(course: Course, before: Round | None, standing: Standing, table: Laid, hands: tuple[Counts, ...]) -> Round:
    """Return the round with *table* laid and the queue of rights that it makes; the queue may be empty."""
    yielder = _yielder(before)
    passed = before.passed if before is not None and not standing.melee else frozenset()
    if yielder and yielder != table.seat:
        passed |= {yielder}
    bottom = table.bottom or (before is not None and before.bottom)
    scene = Scene(table, standing, passed, hands, course.ruleset, bottom=bottom)
    allowed = () if before is None else before.allowed
    return Round(table, passed, (), rights.after_set(scene), bottom=bottom, allowed=allowed)


def _yielder(round_: Round | None) -> int:
    """Return who has yielded on the set; if another plays he counts as having passed (GJ-12.1.7)."""
    for seat, verb in round_.since if round_ is not None else ():
        if verb == "yield":
            return seat
    return 0


def speak(course: Course, state: State, round_: Round, seat: int, verb: str) -> State:
    """Return the state after the head of the queue has spoken instead of playing.

    ``pass`` binds for the round (GJ-11.2.1); ``decline`` for this set, and is no pass (GJ-10.2.8);
    ``wind`` is no pass (GJ-19.1.5); ``yield`` gives the word on (GJ-12.1.5); ``cover`` ends the round.
    Where the right was to follow or cover, a pass – which only a forfeit can be – leaves the cover.
    """
    head = round_.queue[0]
    queue = round_.queue[1:]
    passed = round_.passed
    if verb == "pass":
        passed |= {seat}
    if verb == "yield":
        queue = yield_.after_yield(round_.queue, seat, course.ruleset)
    elif verb == "cover":
        queue = ()
    elif "cover" in head.may:
        queue = (cover.alone(seat),)
    clause = cover.clause_of(round_, seat) if verb == "cover" else head.clause
    course.happened(_SPOKEN[verb], seat, clause)
    since = (*round_.since, (seat, verb))
    following = Round(round_.table, passed, since, queue, bottom=round_.bottom, allowed=round_.allowed)
    return settle(course, state.in_round(following))


_SPOKEN = {
    "pass": "passed",
    "yield": "yielded",
    "cover": "covered",
    "decline": "declined",
    "wind": "asked_for_the_wind",
}


def allow_cover(course: Course, state: State, round_: Round, to: int) -> State:
    """Return the state after the lawful coverer has let *to* cover in his place (GJ-13.2.4)."""
    course.happened("allowed_to_cover", to, "GJ-13.2.4")
    coverer = round_.queue[0].seat
    since = (*round_.since, (coverer, "allow_cover"))
    allowed = (*round_.allowed, (coverer, to))
    return state.in_round(
        Round(round_.table, round_.passed, since, round_.queue, bottom=round_.bottom, allowed=allowed)
    )


def settle(course: Course, state: State) -> State:
    """Return *state*, or where its queue is empty the state at the next lead (GH-turns.1, GH-turns.2, GJ-19.3).

    The last player of the round leads if he is in play, else the next seat in play takes the wind, even
    after a pass.  The melee begins here where it is due, and a burn's debt ends with it (GJ-10.3.9).
    """
    round_ = state.round
    if round_ is None or round_.queue:
        return state
    table = round_.table
    standing = _settled(state.standing, table, course.ruleset)
    leader, clause, event = table.seat, "GH-turns.2", "round_won"
    if table.seat not in standing.playing:
        leader, clause, event = standing.next_in_play(table.seat), "GJ-19.3", "took_the_wind"
    course.happened(event, leader, clause)
    debt = state.debt
    if not standing.melee and melee.is_due(standing, course.ruleset):
        standing = standing.changed(melee=True, claims=0)
        debt = None
        course.happened("melee_began", 0, "GJ-18.1.2")
    return State(state.hands, standing, leader, None, debt)


def _settled(standing: Standing, table: Laid, ruleset: Ruleset) -> Standing:
    """Return the standing with what an unbeaten set settles: a claim made, points opened."""
    if table.claim:
        standing = standing.changed(made=standing.made + 1, claims=standing.claims - 1)
    seat = table.seat
    if seat not in standing.opened and points.opens(table, standing, ruleset):
        standing = standing.changed(opened=standing.opened | {seat})
    claimant = OPPOSITE[standing.revolution]
    if claimant and claimant not in standing.opened and points.opens_by_claims(standing, ruleset):
        standing = standing.changed(opened=standing.opened | {claimant})
    return standing


def lay_aside(course: Course, state: State, seat: int) -> State:
    """Return the state at the lead after a broken burn has made *seat* 大落 (GH-burn.3, GH-burn.4, GH-burn.5).

    He lays his hand aside; the player he burned leads, or if he is out the next seat in play after him.
    """
    standing = state.standing.changed(aside=(*state.standing.aside, seat))
    course.happened("made_last", seat, "GH-burn.3")
    if places.is_over(standing, course.ruleset):
        return _over(course, state.hands, standing)
    burned = seat if state.debt is None else state.debt.burned
    leader = burned if burned in standing.playing else standing.next_in_play(burned)
    return State(state.hands, standing, leader)


def _over(course: Course, hands: tuple[Counts, ...], standing: Standing) -> State:
    course.happened("hand_ended", 0, "GJ-3.2.3")
    return State(hands, standing, 0, places=places.places(standing))


def renounce(course: Course, state: State) -> State:
    """Return the state after the revolutionary's opposite has given up his claims (GJ-23.4)."""
    course.happened("renounced", OPPOSITE[state.standing.revolution], "GJ-23.4")
    return State(state.hands, state.standing.changed(claims=0, choosing=False), state.leader, None, state.debt)


def start(
    hands: tuple[Counts, ...],
    leader: int,
    ruleset: Ruleset,
    out: tuple[int, ...] = (),
    revolution: int = 0,
) -> State:
    """Return the state at a lead.

    A leader who is not in play passes the lead on to the next seat in play (GJ-6.7.4).  The melee has
    begun where those already out make it due; a revolutionary's opposite has his three claims.

    Args:
        hands: the cards of seats 1 to 6.
        leader: who is to lead.
        ruleset: what the table plays.
        out: the seats already out, first to last.
        revolution: the seat that has revolted; 0 for none.
    """
    standing = Standing(out, revolution, 3 if revolution else 0, choosing=revolution > 0)
    if revolution and points.opens_by_claims(standing, ruleset):
        standing = standing.changed(opened=frozenset((OPPOSITE[revolution],)))
    if melee.is_due(standing, ruleset):
        standing = standing.changed(melee=True, claims=0)
    if places.is_over(standing, ruleset):
        return State(hands, standing, 0, places=places.places(standing))
    first = leader if leader in standing.playing else standing.next_in_play(leader)
    return State(hands, standing, first)
