"""What follows from an action that stands: sets laid, rights fallen away, rounds and hands ended.

Nothing is judged here; ``judge.py`` has let the action through.  Every function returns the next state
and adds what happened to *events*.
"""

from collections.abc import Collection

from gouji.play import action as verbs
from gouji.play import bottom, cover, head, hold_three, lost_turn, melee, rights, wind, yield_
from gouji.play import burn as burning
from gouji.play import pick as picking
from gouji.play.action import Verb
from gouji.play.outcome import Event
from gouji.play.state import Debt, Laid, Pick, Round, Standing, State, asks
from gouji.rules import Rules
from gouji.settle import places, points
from gouji.table import beats, gouji_sets
from gouji.table.cards import Counts
from gouji.table.seats import OPPOSITE
from gouji.table.sets import GoujiSet


def lay(  # noqa: PLR0913 - a set laid, and under what
    state: State, seat: int, laid: GoujiSet, rules: Rules, events: list[Event], *, burn: bool = False
) -> State:
    """Return the state after *seat* has laid a set: a lead, an answer, or a burn.

    Its cards have left his hand for good, and it lies as it was laid (GJ-8.1.1).  A burner who goes out has carried his
    burn through, whatever becomes of his last set (GH-burn.6).

    Args:
        state: before it.
        seat: who lays it.
        laid: the set, out of his hand.
        rules: what the table plays.
        events: what happens is added.
        burn: it burns the set on the table (GJ-10.1.1).
    """
    left = laid.taken_from(state.hand(seat))
    hands = (*state.hands[: seat - 1], left, *state.hands[seat:])
    events.append(Event("burned", seat, "GJ-10.1.1") if burn else Event("laid", seat, "GJ-8.1.1"))
    gouji = gouji_sets.is_gouji(laid)
    claim = head.uses_claim(seat, state.standing, gouji=gouji)
    standing = _after_laying(state, seat, rules, events, is_last=not any(left))
    debt = _debt_after(state, seat, standing, events, burn=burn)
    if debt is not None and burning.is_lapsed(hands[seat - 1], rules):
        events.append(Event("burn_undone", seat, "GH-burn.9"))
        debt = None
    if debt is not None and seat in standing.out:
        standing = standing.changed(burn_dues=(*standing.burn_dues, (debt.burned, seat)))
        events.append(Event("burn_succeeded", seat, "GH-burn.6"))
        debt = None
    before = state.round
    dead_gou = claim or (
        before is not None
        and not burn
        and not standing.melee
        and bottom.is_dead_gou(before.table, seat, standing, rules, gouji=gouji)
    )
    table = Laid(
        seat,
        laid,
        gouji=gouji,
        dead=beats.is_dead(laid, rules),
        bottom=not standing.melee and seat in standing.out[:2],
        dead_gou=dead_gou,
        claim=claim,
        picked=before is None and state.pick is not None,
    )
    if dead_gou:
        events.append(Event("dead_gou", seat, "GJ-23.3.6" if claim else "GJ-16.2.2"))
    if places.is_over(standing, rules):
        return _ended(hands, _settled(standing, table, rules), events)
    round_ = _round(before, standing, table)
    round_ = round_.asking(rights.after_set(hands, standing, round_, rules))
    pick = None if state.pick is None else picking.after_set(state.pick, seat, events)
    return go_on(State(hands, standing, 0, round_, debt, (), pick), rules, events)


def _after_laying(state: State, seat: int, rules: Rules, events: list[Event], *, is_last: bool) -> Standing:
    """Return the standing once the set lies, its player out where it was his last (GJ-3.1.1, GJ-3.1.2, GJ-16.1).

    A 够死级 of a claimant that this set burns is used up, but not made (GJ-23.3.7).  Whose set is beaten with
    nothing but 3s behind it is caught (GH-hold-three.1), which is made known when he goes out (GH-tribute.14).
    """
    standing = state.standing
    beaten = None if state.round is None else state.round.table
    if beaten is not None and beaten.claim:
        standing = standing.changed(claims=standing.claims - 1)
    if beaten is not None and hold_three.is_caught(state.hand(beaten.seat), rules):
        standing = standing.changed(caught=(*standing.caught, (beaten.seat, seat)))
    if standing.choosing:
        standing = standing.changed(choosing=False)
    if is_last:
        standing = standing.changed(out=(*standing.out, seat))
        events.append(Event("went_out", seat, "GJ-3.1.2"))
        events += _caught(standing, (seat,))
    return standing


def _caught(standing: Standing, seats: Collection[int]) -> list[Event]:
    """Return that those of *seats* who were caught holding their 3s were: it is made known now (GH-tribute.14)."""
    return [Event("caught_holding_threes", payer, "GH-tribute.14") for payer, _ in standing.caught if payer in seats]


def _debt_after(state: State, seat: int, standing: Standing, events: list[Event], *, burn: bool) -> Debt | None:
    """Return what a burner owes once *seat* has laid: a set beaten frees its burner (解烧, GJ-10.3.8)."""
    debt = state.debt
    if debt is not None and seat != debt.burner:
        events.append(Event("burn_undone", debt.burner, "GJ-10.3.8"))
        debt = None
    if burn and state.round is not None:
        debt = Debt(seat, state.round.table.seat)
    return None if standing.melee else debt


def _round(before: Round | None, standing: Standing, table: Laid) -> Round:
    """Return the round with *table* laid, nobody asked yet: what was passed in it holds, but in the melee.

    That whoever passed has laid this set himself undoes nothing (GJ-11.2.4).  A lead begins a round in which nobody has
    passed (GJ-11.2.5).  Who has yielded and is overtaken counts as having passed (GJ-12.1.7).
    """
    if before is None:
        return Round(table, frozenset(), table.bottom)
    passed = frozenset() if standing.melee else before.passed
    yielder = yield_.yielder(before)
    if yielder and yielder != table.seat:
        passed |= {yielder}
    return Round(table, passed, table.bottom or before.bottom, allowed=before.allowed)


def speak(state: State, seat: int, verb: Verb, rules: Rules, events: list[Event]) -> State:
    """Return the state after *seat*, the head of the queue or one who covers for it, has spoken instead of playing.

    ``pass`` binds for the round (GJ-11.2.1); ``decline`` for this set, and is no pass (GJ-10.2.8);
    ``wind`` is no pass (GJ-19.1.5, GJ-12.2.1); ``yield`` gives the word on (GJ-12.1.5); ``cover`` ends the round.
    Where the right was to follow or cover, a pass – which only a forfeit can be – leaves the cover (GJ-8.1.4).
    """
    round_ = _in_progress(state)
    queue = round_.queue[1:]
    if verb == verbs.YIELD:
        queue = yield_.after_yield(queue, seat)
    elif verb == verbs.COVER:
        queue = ()
    elif cover.is_all_else_said(state.standing, round_, rules):
        queue = (asks(seat, "cover", cover.DUTY),)
    events.append(Event(_SPOKEN[verb], seat, _clause_of(verb, seat, round_)))
    passed = round_.passed | {seat} if verb == verbs.PASS else round_.passed
    since = (*round_.since, (seat, verb))
    following = Round(round_.table, passed, round_.bottom, since, queue, round_.allowed)
    if state.standing.lost_turns:
        state = state.under(lost_turn.after_word(state.standing, round_, verb, events))
    return go_on(state.in_round(following), rules, events)


_SPOKEN = {
    "pass": "passed",
    "yield": "yielded",
    "cover": "covered",
    "decline": "declined",
    "wind": "asked_for_the_wind",
}


def _clause_of(verb: Verb, seat: int, round_: Round) -> str:
    """Return the clause by which the word stands: that of its article, or that by which the seat is asked."""
    if verb == verbs.COVER:
        return cover.clause_of(round_, seat)
    return _BY.get(verb, round_.queue[0].clause)


_BY = {verbs.YIELD: yield_.MAY, verbs.WIND: wind.MAY}


def allow_cover(state: State, to: int, events: list[Event]) -> State:
    """Return the state after the lawful coverer has let *to* cover in his place (GJ-13.2.4)."""
    round_ = _in_progress(state)
    events.append(Event("allowed_to_cover", to, "GJ-13.2.4"))
    coverer = round_.queue[0].seat
    since, allowed = (*round_.since, (coverer, "allow_cover")), (*round_.allowed, (coverer, to))
    return state.in_round(Round(round_.table, round_.passed, round_.bottom, since, round_.queue, allowed))


def _in_progress(state: State) -> Round:
    if state.round is None:
        raise AssertionError("words are said in a round")  # rights.why_not has let through what nobody may do
    return state.round


def go_on(state: State, rules: Rules, events: list[Event]) -> State:
    """Return *state*, or where its queue is empty the state at the next lead (GH-turns.1, GH-turns.2, GJ-19.3).

    The last player of the round leads if he is in play, after a 够死级 as after any set (GJ-16.3, GJ-23.3.9): the set
    that nobody has beaten or burned lives (GJ-31.5.1, GJ-31.5.3), and no other does (GJ-31.5.2).  Else the next seat in
    play takes the wind and the lead with it (GJ-31.3.1, GJ-31.3.2): even after a pass, and when it has applied and
    nobody has played since (GJ-19.2); over a dead bottom set too, and over a 够死级 that nobody burned (GJ-19.4).
    After the set of one made last it leads as well (GJ-29.4.3).  The melee begins here where it is due, and a burn's
    debt ends with it (GJ-10.3.9).
    """
    round_ = state.round
    if round_ is None or round_.queue:
        return state
    table = round_.table
    standing = _settled(state.standing, table, rules)
    leader, clause, event = table.seat, "GH-turns.2", "round_won"
    if table.seat not in standing.playing:
        leader, clause, event = standing.next_in_play(table.seat), "GJ-19.3", "took_the_wind"
        if table.seat in standing.aside:
            clause, event = "GJ-29.4.3", "led_on"
    events.append(Event(event, leader, clause))
    debt = state.debt
    if not standing.melee and melee.is_due(standing, rules):
        standing = standing.changed(melee=True, claims=0)
        debt = None
        events.append(Event("melee_began", 0, "GJ-18.1.2"))
    pick = state.pick if table.seat in standing.playing else None
    passer = round_.since[-1][0] if round_.since and round_.since[-1][1] == verbs.PASS else 0
    return at_lead(state.hands, standing, leader, debt, pick, events, passer)


def at_lead(  # noqa: PLR0913, PLR0917 - what a lead begins with
    hands: tuple[Counts, ...],
    standing: Standing,
    leader: int,
    debt: Debt | None,
    pick: Pick | None,
    events: list[Event],
    passer: int = 0,
) -> State:
    """Return the state at the lead of *leader*, or of the next who has no turn to lose (GJ-29.2.2).

    A lost lead breaks off a burn as if it had been beaten (GJ-29.2.4), and likewise a pick (GJ-29.2.6).
    """
    if not standing.lost_turns:
        return State(hands, standing, leader, None, debt, (), pick, passer)
    lost = leader if leader in standing.lost_turns else 0
    standing, leader = lost_turn.lead_passed_on(standing, leader, events)
    if lost and debt is not None:
        events.append(Event("burn_undone", debt.burner, "GJ-29.2.4"))
        debt = None
    if lost and pick is not None:
        events.append(Event("pick_ended", pick.seat, "GJ-29.2.6"))
        pick = None
    return State(hands, standing, leader, None, debt, (), pick, passer)


def _settled(standing: Standing, table: Laid, rules: Rules) -> Standing:
    """Return the standing with what an unbeaten set settles: a claim made, points opened.

    The third claim made is the last, and whoever claimed the head is headless (GJ-23.3.10).
    """
    seat = table.seat
    if seat not in standing.opened and points.opens(table, standing, rules):
        standing = standing.changed(opened=standing.opened | {seat})
    if table.claim:
        standing = standing.changed(made=standing.made + 1, claims=standing.claims - 1)
    return standing


def lay_aside(state: State, seat: int, rules: Rules, events: list[Event]) -> State:
    """Return the state at the lead after a broken burn has made *seat* 大落 (GH-burn.3, GH-burn.4, GH-burn.5).

    He lays his hand aside; the player he burned leads, or if he is out the next seat in play after him.
    """
    standing = state.standing.changed(aside=(*state.standing.aside, seat))
    events.append(Event("made_last", seat, "GH-burn.3"))
    if places.is_over(standing, rules):
        return _ended(state.hands, standing, events)
    burned = seat if state.debt is None else state.debt.burned
    leader = burned if burned in standing.playing else standing.next_in_play(burned)
    return at_lead(state.hands, standing, leader, None, None, events)


def over(
    hands: tuple[Counts, ...], standing: Standing, round_: Round | None, rules: Rules, events: list[Event]
) -> State:
    """Return the state of a hand that is over; the set on the table, if any, was the last, and nobody beats it."""
    return _ended(hands, standing if round_ is None else _settled(standing, round_.table, rules), events)


def _ended(hands: tuple[Counts, ...], standing: Standing, events: list[Event]) -> State:
    events.append(Event("hand_ended", 0, "GJ-3.2.3"))
    events += _caught(standing, (*standing.playing, *standing.aside))
    return State(hands, standing, places=places.of(standing))


def renounce(state: State, events: list[Event]) -> State:
    """Return the state after the revolutionary's opposite has given up his claims (GJ-23.4)."""
    events.append(Event("renounced", OPPOSITE[state.standing.revolution], "GJ-23.4"))
    standing = state.standing.changed(claims=0, choosing=False)
    return State(state.hands, standing, state.leader, debt=state.debt, pick=state.pick)


def begin_pick(state: State, pick: Pick, events: list[Event]) -> State:
    """Return the state at the same lead, the order of a pick fixed and all its cards open (GJ-15.1.3, GJ-15.1.4)."""
    events.append(Event("picked", pick.seat, "GJ-15.1.4"))
    return State(state.hands, state.standing, state.leader, debt=state.debt, pick=pick)


def start(  # noqa: PLR0913, PLR0917 - what a hand begins with
    hands: tuple[Counts, ...],
    leader: int,
    rules: Rules,
    out: tuple[int, ...] = (),
    revolution: int = 0,
    lost_turns: tuple[int, ...] = (),
    *,
    priceless: bool | None = None,
) -> State:
    """Return the state at a lead.

    A leader who is not in play passes the lead on to the next seat in play (GJ-6.7.4).  The melee has
    begun where those already out make it due; a revolutionary's opposite has his three claims.

    Args:
        hands: the cards of seats 1 to 6.
        leader: who is to lead.
        rules: what the table plays.
        out: the seats already out, first to last.
        revolution: the seat that has revolted; 0 for none.
        lost_turns: the seats that bring turns to lose from the hand before, once for each turn (GJ-29.2.5); where
            nothing is punished nobody does.
        priceless: he who has revolted could not pay for a 3 (GJ-26.2.12); None where nobody says.
    """
    standing = Standing(
        out,
        revolution=revolution,
        claims=3 if revolution else 0,
        choosing=bool(revolution),
        lost_turns=() if rules.penalties == "off" else tuple(sorted(lost_turns)),
    )
    if revolution and rules.points == "on":
        standing = standing.changed(opened=points.opened_by_revolution(revolution, rules, priceless=priceless))
    if melee.is_due(standing, rules):
        standing = standing.changed(melee=True, claims=0)
    if places.is_over(standing, rules):
        return State(hands, standing, places=places.of(standing))
    first = leader if leader in standing.playing else standing.next_in_play(leader)
    return at_lead(hands, standing, first, None, None, [])
