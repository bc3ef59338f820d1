"""A hand within a match: it begins with the first lead, and its end is written down (Articles 3 and 20)."""

from gouji.match import opening
from gouji.match.state import OVER, Last, Match, Table
from gouji.play import consequences
from gouji.play.outcome import Event
from gouji.play.state import State
from gouji.referee import sanctions
from gouji.rules import Rules
from gouji.settle import places, point_dues, score, total, tribute
from gouji.settle.calls import Call
from gouji.settle.tribute import Due
from gouji.table.cards import NO_CARDS
from gouji.table.seats import SEATS


def begin(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Return the match with the hand before its first lead (GJ-7.2); it is over where one side alone is left in it.

    Whoever was made last while it was dealt lays his hand aside (GJ-29.4.1); turns to lose are brought in (GJ-29.2.5).
    """
    table = match.table
    state = _begun(table, rules, events)
    begun = match if not (table.made_last or table.lost_turns) else match.at(made_last=(), lost_turns=())
    return finished(begun, state, rules, events) if state.places else Match(begun.table, state)


def first_leader(table: Table, rules: Rules) -> int:
    """Return who really leads first, as the hand would begin now: turns to lose pass the lead on (GJ-29.2.2).

    0 where one side alone would be left in it, and nobody leads.
    """
    if not (table.revolution or table.made_last or table.lost_turns):
        return table.leader
    state = _begun(table, rules, [])
    return 0 if state.places else state.leader


def _begun(table: Table, rules: Rules, events: list[Event]) -> State:
    state = _first_lead(table, rules)
    for seat in table.made_last:
        state = sanctions.make_last(state, seat, rules, events)
    return _with_lost_turns(state, () if rules.penalties == "off" else table.lost_turns, events)


def _first_lead(table: Table, rules: Rules) -> State:
    """Return the hand as it is dealt; a revolutionary's cards lie aside (GJ-23.1.1)."""
    if not table.revolution:
        return consequences.start(table.held, table.leader, rules)
    hands = tuple(NO_CARDS if seat == table.revolution else table.held[seat - 1] for seat in SEATS)
    priceless = table.revolution in table.early
    state = consequences.start(hands, table.leader, rules, revolution=table.revolution, priceless=priceless)
    if not table.claims:
        return consequences.renounce(state, [])
    return state.changed(standing=state.standing.changed(choosing=False))


def _with_lost_turns(state: State, lost_turns: tuple[int, ...], events: list[Event]) -> State:
    if not lost_turns:
        return state
    state = state.under(state.standing.changed(lost_turns=lost_turns))
    if state.places:
        return state
    return consequences.at_lead(state.hands, state.standing, state.leader, None, None, events)


def finished(match: Match, state: State, rules: Rules, events: list[Event]) -> Match:
    """Return the match after a hand: its score written, and over if it was the last (GH-score.3, GH-score.5).

    Nothing of it is left on the table: what the next hand is led by, drawn or owed is open, and newcomers may come in
    until its first card is drawn (GJ-6.5.2).  Turns that were not lost in it are carried into the next (GJ-29.2.5).
    """
    table = match.table
    found = score.score(state.places, 0, rules)  # a revolutionary has his place there already
    scores = (*table.scores, (found.odd, found.even))
    events.append(Event("hand_scored", 0, "GJ-20.1"))
    over = total.is_match_over(len(scores), table.hands, rules, sweep=found.sweep)
    if over:
        events.append(Event("match_over", 0, "GH-score.5" if len(scores) < table.hands else "GH-score.3"))
    standing = state.standing
    dues = _dues(state, table.calls, rules)
    last = Last(state.places, places.revolutionary(standing), dues=dues, imposed=standing.aside)
    step = OVER if over else "naming"
    carried = standing.lost_turns or table.lost_turns
    gone = {"opened": None, "calls": (), "void_opener": 0}
    return opening.cleared(Match(table), **gone, scores=scores, last=last, lost_turns=carried, step=step)


def _dues(state: State, called: tuple[Call, ...], rules: Rules) -> tuple[Due, ...]:
    """Return what the hand leaves owed besides place tribute (GH-tribute.12, GH-tribute.13, GJ-24.5)."""
    burns = tuple((burner, burned) for burned, burner in state.standing.burn_dues)
    standing = state.standing
    priceless = standing.revolution in standing.opened  # no set opens him: it was for want of a price
    points = point_dues.dues(standing.opened, called, standing.revolution, rules, priceless=priceless)
    return (*tribute.held_dues(state.standing.caught, rules), *tribute.burn_dues(burns, rules), *points)
