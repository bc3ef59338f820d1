"""The referee's word within a match (Articles 28 to 30): what a breach costs now, and to the end of the match.

What is found is kept, since a repetition costs more.  A sanction takes effect where the match stands: in the hand
that is played; before its first lead, on the hand that is being dealt; before a card of it is drawn, on the hand
before, whose places are then corrected.
"""

from gouji.match.act import Act
from gouji.match.state import OVER, Match, made
from gouji.play.outcome import Codes, Event
from gouji.play.state import Standing
from gouji.referee import penalties, sanctions
from gouji.referee.sanctions import DISQUALIFIED, FINE, LAST, LOST_TURNS, WARNING, Sanction
from gouji.rules import Rules
from gouji.settle import places, score, total


def why_not(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against the referee's word.

    Reasons: ``step_not_reached`` – nobody sits yet, or no hand is there in which anybody could be last;
    ``penalties_off``; ``sanction_not_due`` – it is no breach at this table, or the article leaves no choice of turns.
    """
    if not match.table.names:
        return ("step_not_reached",)
    refused = sanctions.why_not(rules)
    if refused:
        return refused
    due = _due(match, act, rules)
    if not due:
        return ("sanction_not_due",)
    found = penalties.why_not_impose(_imposed(due, act.turns), due, rules)
    lowers = any(one.kind in (LAST, DISQUALIFIED) for one in due)
    no_hand = lowers and match.table.last is None and not match.table.is_dealt
    return (*found, "step_not_reached") if no_hand else found


def _due(match: Match, act: Act, rules: Rules) -> tuple[Sanction, ...]:
    """Return what the breach costs him who was found in those before it in this match (GJ-30.2, GJ-30.6)."""
    earlier = tuple(breach for seat, breach in match.table.breaches if seat == act.seat)
    return penalties.due(made(act.breach), earlier, rules)


def _imposed(due: tuple[Sanction, ...], turns: int) -> tuple[Sanction, ...]:
    """Return *due* with as many lost turns as the five others have fixed, if they have (GJ-30.2.1)."""
    if not turns:
        return due
    return (*(one for one in due if one.kind != LOST_TURNS), Sanction(LOST_TURNS, amount=turns))


def after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match once everything that the breach costs has been imposed; its hand may be over with it.

    A hidden tribute needs no card moved: here no payment stands that hides one, and the due is paid at its step.
    """
    due = _due(match, act, rules)
    match = match.at(breaches=(*match.table.breaches, (act.seat, made(act.breach))))
    for one in _imposed(due, act.turns):
        match = _impose(match, act.seat, one, rules, events)
    return match


def _impose(match: Match, seat: int, sanction: Sanction, rules: Rules, events: list[Event]) -> Match:
    if sanction.kind == WARNING:
        events.append(Event("warned", seat, "GJ-29.1"))
    elif sanction.kind == FINE:
        events.append(Event("fined", seat, "GJ-29.3"))
        return match.at(fines=(*match.table.fines, (seat, sanction.amount)))
    elif sanction.kind == LOST_TURNS:
        return _lose_turns(match, seat, sanction.amount, rules, events)
    elif sanction.kind in (LAST, DISQUALIFIED):
        lowered = _make_last(match, seat, rules, events)
        return lowered if sanction.kind == LAST else _disqualified(lowered, seat, events)
    return match


def _lose_turns(match: Match, seat: int, count: int, rules: Rules, events: list[Event]) -> Match:
    """Return the match with turns to lose: in this hand, or between two hands in the next (GJ-29.2, GJ-29.2.5)."""
    if match.play is not None:
        return Match(match.table, sanctions.lose_turns(match.play, seat, count, rules, events))
    events.append(Event("turn_taken", seat, "GJ-29.2"))
    return match.at(lost_turns=tuple(sorted((*match.table.lost_turns, *([seat] * count)))))


def _make_last(match: Match, seat: int, rules: Rules, events: list[Event]) -> Match:
    """Return the match with *seat* last in this hand, in the one that is being dealt, or in the one before (GJ-29.4).

    Of a hand that is being dealt the offender does all that comes before its first lead, then lays his hand aside.
    """
    table = match.table
    if match.play is not None:
        return Match(table, sanctions.make_last(match.play, seat, rules, events))
    if not table.is_dealt:
        return _corrected(match, seat, rules, events)
    if seat in table.made_last:
        return match
    events.append(Event("made_last", seat, "GJ-29.4"))
    return match.at(made_last=(*table.made_last, seat))


def _corrected(match: Match, seat: int, rules: Rules, events: list[Event]) -> Match:
    """Return the match with *seat* last in the hand before: its places and its score are corrected (GJ-29.4.5).

    Dues of place, the next opening and lead follow by themselves (GJ-29.4.7); points stand as they were opened.
    """
    last = made(match.table.last)
    if seat in last.imposed:
        return match
    events.append(Event("made_last", seat, "GJ-29.4.5"))
    standing = Standing((), revolution=last.revolution, aside=(*last.imposed, seat))
    ranked = places.corrected(last.places, standing)
    found = score.score(ranked, 0, rules)
    scores = (*match.table.scores[:-1], (found.odd, found.even))
    events.append(Event("hand_scored", 0, "GJ-29.4.7"))
    corrected = last.changed(places=ranked, revolution=places.revolutionary(standing), imposed=standing.aside)
    match = match.at(last=corrected, scores=scores)
    if not total.is_match_over(len(scores), match.table.hands, rules, sweep=found.sweep):
        return match
    events.append(Event("match_over", 0, "GH-score.5"))
    return match.at(step=OVER)


def _disqualified(match: Match, seat: int, events: list[Event]) -> Match:
    """Return the match with the seat to be filled once the hand is over; who sat there sits nowhere in it again."""
    table = match.table
    events.append(Event("disqualified", seat, "GJ-29.5"))
    gone = table.names[seat - 1]
    return match.at(vacant=table.vacant | {seat}, disqualified=(*table.disqualified, gone))
