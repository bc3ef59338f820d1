"""Who is asked, and who may do what: the articles side by side.

A right is the absence of reasons.  Each article says on its own page what speaks against a seat; here they are
put together.  A seat is asked about a set where no article speaks against its answering or burning it, and it may do
what no article speaks against; the judge refuses with what they say.
"""

from typing import Final

from gouji.play import action as verbs
from gouji.play import (
    bottom,
    burn,
    cover,
    gouji_sets,
    head,
    headless,
    lost_turn,
    melee,
    pass_,
    pick,
    turns,
    wind,
    yield_,
)
from gouji.play.action import VERBS, Verb
from gouji.play.outcome import Codes
from gouji.play.state import Rights, Round, Standing, State, asks
from gouji.rules import Rules
from gouji.table import seats
from gouji.table.cards import Counts
from gouji.table.seats import OPPOSITE

# Who is asked


def after_set(hands: tuple[Counts, ...], standing: Standing, round_: Round, rules: Rules) -> Rights:
    """Return the queue of rights over the set just laid, the head first; empty where the round is over.

    Those who may burn it (Art. 10), those who may answer it, and the opposite's cover (Art. 13).  Over a 够级牌 burns
    are asked first (GJ-9.3.1), in an order that is not the turn's, as not everybody in turn answers (GJ-8.5.3); so it
    goes over a burn: if nobody burns again, it is the burner's opposite who answers (GJ-10.2.10).

    Args:
        hands: the cards of seats 1 to 6, the set taken away.
        standing: who is still in, its player out where it was his last.
        round_: the set and what was passed before it.
        rules: what the table plays.
    """
    answering = asked(standing, round_)
    return _burning(hands, standing, round_, rules) + answering + cover.owed(standing, round_, answering, rules)


def _burning(hands: tuple[Counts, ...], standing: Standing, round_: Round, rules: Rules) -> Rights:
    found = burn.asked(hands, standing, round_, rules)
    if round_.table.picked:
        found = tuple([right for right in found if not pick.why_not_answer(round_.table, right.seat)])
    return found


def still_asked(hands: tuple[Counts, ...], standing: Standing, round_: Round, rules: Rules) -> Rights:
    """Return the queue over a set about which some have spoken, once a sanction has changed who may do what.

    As ``after_set`` has it, without those who have passed on it, applied or declined; a yielder is asked at the end
    (GJ-12.1.6).
    """
    spoken = [seat for seat, _ in round_.since]
    done = [seat for seat, verb in round_.since if verb in (verbs.PASS, verbs.WIND)]
    answering = tuple([right for right in asked(standing, round_) if right.seat not in done])
    yielder = yield_.yielder(round_)
    if any(right.seat == yielder for right in answering):
        answering = yield_.after_yield(answering, yielder)
    burning = tuple([right for right in _burning(hands, standing, round_, rules) if right.seat not in spoken])
    return burning + answering + cover.owed(standing, round_, answering, rules)


def asked(standing: Standing, round_: Round) -> Rights:
    """Return who is asked to answer the set just laid, in order (GJ-8.5.1, GJ-8.5.4, GJ-8.5.5, GJ-18.1.3).

    Counter-clockwise from the next seat everybody against whom no article speaks; so a 够级牌 is answered by its
    player's opposite, though he has passed before, and the headless in turn (GJ-17.2.4).
    """
    found = seats.after(round_.table.seat, standing.playing)
    if round_.table.gouji or round_.passed or round_.table.picked:  # else no article speaks against anybody
        found = tuple([seat for seat in found if not why_not_answer(standing, round_, seat)])
    if round_.passed and not gouji_sets.is_closed(standing, round_):
        found = pass_.with_the_passer_last(found, round_)
    return tuple([asks(seat, "respond", _clause(standing, round_, seat)) for seat in found])


def _clause(standing: Standing, round_: Round, seat: int) -> str:
    """Return the clause by which *seat* is asked about the set."""
    table = round_.table
    if table.seat not in standing.playing and not wind.why_not(standing, round_, seat):
        return wind.MAY
    if standing.melee:
        return melee.EVERYBODY
    if table.gouji and table.seat in standing.headless:
        return headless.OPEN_TO_ALL
    if table.gouji:
        return gouji_sets.ANSWERS if seat == OPPOSITE[table.seat] else headless.JOINS
    if seat in round_.passed:
        return bottom.COMES_BACK if table.bottom else pass_.COMES_BACK
    return turns.FOLLOWS


def why_not_answer(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return all that speaks against *seat*'s answering the set on the table, whoever's turn it is.

    Reasons: those of ``pick``, ``turns``, ``bottom``, ``gouji_sets`` and ``pass_``.
    """
    table = round_.table
    if seat == table.seat:
        return ()  # his own set: what speaks against him is the turn
    found: Codes = pick.why_not_answer(table, seat) if table.picked else ()
    if table.gouji:  # dead sets and 够死级 are 够级牌 too
        found += turns.why_not_answer(table) + bottom.why_not_answer(table)
        found += gouji_sets.why_not_answer(standing, round_, seat)
    if seat in round_.passed:
        found += pass_.why_not_answer(standing, round_, seat)
    return found


# Who may do what


def why_not(state: State, seat: int, verb: Verb, rules: Rules) -> Codes:
    """Return every reason why *seat* may not do *verb* now, whatever cards it lays; nothing where it may.

    Reasons: ``hand_is_over``, ``not_in_play`` (GH-turns.4), and those of the articles.
    """
    if state.places:
        return ("hand_is_over",)
    if seat not in state.standing.playing:
        return ("not_in_play",)
    if verb == verbs.RENOUNCE:
        return head.why_not_renounce(state, seat)
    round_ = state.round
    if round_ is None:
        return turns.why_not_lead(state, seat, verb)
    standing = state.standing
    if verb in _ANSWERS:
        return _why_not_asked(standing, round_, seat, verb, rules)
    if verb == verbs.BURN:
        return pick.why_not_answer(round_.table, seat) + burn.why_not(standing, round_, seat)
    if verb == verbs.DECLINE:
        return burn.why_not_decline(round_, seat)
    if verb == verbs.COVER:
        return cover.why_not(standing, round_, seat, rules)
    return cover.why_not_allow(standing, round_, seat, rules)


_ANSWERS: Final = (verbs.PLAY, verbs.PASS, verbs.YIELD, verbs.WIND)
"""What a seat that is asked to answer may do."""


def _why_not_asked(standing: Standing, round_: Round, seat: int, verb: Verb, rules: Rules) -> Codes:
    """Return why *seat* is not asked to answer now, and what its own article has against *verb*."""
    turn = round_.queue[0]
    found: Codes = ()
    if turn.seat == seat and turn.phase == "burn":
        return burn.ELSE
    if turn.seat != seat or turn.phase != "respond":
        found = turns.why_not_now(round_, seat) + why_not_answer(standing, round_, seat)
    if standing.lost_turns:
        is_asked = turn.seat == seat and turn.phase == "respond"
        found += lost_turn.why_not(standing, seat, verb, is_asked=is_asked)
    if verb == verbs.PASS:
        return found + pass_.why_not(standing, round_, seat, rules)
    if verb == verbs.PLAY:
        return found + cover.why_not_play(standing, round_, seat, rules)
    if verb == verbs.YIELD:
        return found + yield_.why_not(standing, round_, seat)
    return found + wind.why_not(standing, round_, seat)


def offered(state: State, rules: Rules) -> tuple[Verb, ...]:
    """Return what the seat to act may do: every verb that no article speaks against; nothing once the hand is over."""
    turn = state.turn
    return () if turn is None else tuple([verb for verb in VERBS if not why_not(state, turn.seat, verb, rules)])
