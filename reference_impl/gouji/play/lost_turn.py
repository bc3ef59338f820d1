"""A lost turn (取消一次发（顺）牌权, Article 29): what its seat may not do, and when it is served.

It is the next right to lead or to follow (GJ-29.2); a burn is neither, so that none serves it (GJ-29.2.3).  How it
comes to be lost is the referee's word: ``referee/sanctions.py``.
"""

from gouji.play import action as verbs
from gouji.play.action import Verb
from gouji.play.outcome import Codes, Event
from gouji.play.state import Round, Standing

WHY_NOT: Codes = ("lapsed_turn",)


def why_not(standing: Standing, seat: int, verb: Verb, *, is_asked: bool) -> Codes:
    """Return why *seat* may not answer with *verb* while it has a turn to lose: ``lapsed_turn``.

    Asked to follow it passes, or covers where it is asked last of all (GJ-29.2.1); it does not yield, whoever's turn
    it is (GJ-29.2.3).

    Args:
        standing: who has turns to lose.
        seat: who would answer.
        verb: with what.
        is_asked: it is this seat that is asked now.
    """
    if seat not in standing.lost_turns:
        return ()
    barred = verb == verbs.YIELD or (is_asked and verb in (verbs.PLAY, verbs.WIND))
    return WHY_NOT if barred else ()


def why_not_burn(standing: Standing, seat: int) -> Codes:
    """Return why *seat* does not burn while it has a turn to lose (GJ-29.2.3): ``lapsed_turn``."""
    return WHY_NOT if seat in standing.lost_turns else ()


def after_word(standing: Standing, round_: Round, verb: Verb, events: list[Event]) -> Standing:
    """Return the standing once the seat asked to answer has passed or covered: the turn is lost (GJ-29.2.1).

    Args:
        standing: before the word.
        round_: with that seat's right at the head of its queue.
        verb: what was said, by it or, with its leave, for it.
        events: what happens is added.
    """
    head = round_.queue[0]
    if head.phase != "respond" or head.seat not in standing.lost_turns or verb not in (verbs.PASS, verbs.COVER):
        return standing
    events.append(Event("turn_lost", head.seat, "GJ-29.2.1"))
    return _once_less(standing, head.seat)


def lead_passed_on(standing: Standing, leader: int, events: list[Event]) -> tuple[Standing, int]:
    """Return the standing and who leads, once *leader*, if he has a turn to lose, has lost this lead (GJ-29.2.2).

    The next seat in play leads, unless it too has a turn to lose.
    """
    while leader in standing.lost_turns:
        events.append(Event("turn_lost", leader, "GJ-29.2.2"))
        standing = _once_less(standing, leader)
        leader = standing.next_in_play(leader)
    return standing, leader


def _once_less(standing: Standing, seat: int) -> Standing:
    at = standing.lost_turns.index(seat)
    return standing.changed(lost_turns=standing.lost_turns[:at] + standing.lost_turns[at + 1 :])
