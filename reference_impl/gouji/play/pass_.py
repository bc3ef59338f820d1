"""Passing (过牌, Article 11): when one may, and what a pass shuts one out of."""

from typing import Final

from gouji.play import action as verbs
from gouji.play import bottom, cover
from gouji.play.outcome import Codes
from gouji.play.state import Round, Standing
from gouji.rules import Rules
from gouji.table.seats import OPPOSITE

COMES_BACK: Final = "GJ-11.2.2"
"""The clause by which the opposite who has passed is asked after all."""


def why_not(standing: Standing, round_: Round, seat: int, rules: Rules) -> Codes:
    """Return why *seat*, if asked, may follow but not pass (GJ-11.1.1).

    The opposite asked last of all follows or covers (GJ-13.2.7): ``pass_not_offered``.
    """
    head = round_.queue[0]
    last_of_all = head.seat == seat and cover.is_all_else_said(standing, round_, rules)
    return ("pass_not_offered",) if last_of_all else ()


def why_not_answer(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return why *seat*, which has passed in this round, may not answer the set on the table.

    A pass holds for the round but on a set of one's opposite's (GJ-11.2.1), a 够级牌 too (GJ-9.3.3); on such a set
    itself it is final (GJ-11.2.3).  A headless player has no opposite to come back on (GJ-17.2.3).  So what a yielder
    lays in the end only his opposite answers: the others have passed (GJ-12.2).  In the melee it holds for its
    set, and whoever is asked has not passed (GJ-18.1.4).

    Reasons: ``already_passed``, ``passed_this_set``, those of ``bottom.why_not_come_back``.
    """
    opposite = seat == OPPOSITE[round_.table.seat]
    if opposite and (seat, verbs.PASS) in round_.since:
        return ("passed_this_set",)
    if standing.melee:
        return ()
    passed: Codes = () if opposite else ("already_passed",)
    return passed + bottom.why_not_come_back(round_, opposite=opposite)


def with_the_passer_last(asked: tuple[int, ...], round_: Round) -> tuple[int, ...]:
    """Return the seats *asked* in turn with the opposite who has passed after all others (GJ-11.2.2)."""
    opposite = OPPOSITE[round_.table.seat]
    if opposite not in round_.passed or opposite not in asked:
        return asked
    return (*(seat for seat in asked if seat != opposite), opposite)
