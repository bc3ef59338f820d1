"""Yielding (让牌): the opposite lets the two seats after him speak first (Article 12)."""

from typing import Final

from gouji.play.outcome import Codes
from gouji.play.state import Rights, Round, Standing, asks
from gouji.table.seats import AFTER, OPPOSITE

MAY: Final = "GJ-12.1.1"
"""The clause by which the opposite may yield."""
IN_THE_END: Final = "GJ-12.1.6"
"""The clause by which the yielder is asked again."""


def why_not(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return why *seat*, if asked, may not yield on the set (Art. 12, GJ-18.1.1).

    Reasons: ``yield_in_melee``; ``yield_on_gouji`` (GJ-12.1.3); ``yield_not_opposite`` (GJ-12.1.1, GJ-17.2.7);
    ``yield_seat_between_open`` (GJ-12.1.2); ``yield_nobody_after`` (GJ-12.1.4, GJ-12.1.6).
    """
    found: Codes = ()
    if standing.melee:
        found += ("yield_in_melee",)
    elif round_.table.gouji:
        found += ("yield_on_gouji",)
    if seat != OPPOSITE[round_.table.seat]:
        return (*found, "yield_not_opposite")
    order = AFTER[round_.table.seat]
    between, after = order[: order.index(seat)], order[order.index(seat) + 1 :]
    if any(right.seat in between for right in round_.queue):
        found += ("yield_seat_between_open",)
    if not any(right.seat in after for right in round_.queue):
        found += ("yield_nobody_after",)
    return found


def after_yield(left: Rights, seat: int) -> Rights:
    """Return the queue once *seat* has yielded: the seats after him, then he again (GJ-12.1.5, GJ-12.1.6).

    Args:
        left: the rights but that by which he yielded; one of his own to cover among them is part of his last word.
        seat: the yielder.
    """
    others = tuple(right for right in left if right.seat != seat)
    return (*others, asks(seat, "respond", IN_THE_END))


def yielder(round_: Round) -> int:
    """Return who has yielded on the set, 0 for nobody."""
    return next((seat for seat, verb in round_.since if verb == "yield"), 0)
