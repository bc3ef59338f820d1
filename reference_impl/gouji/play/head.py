"""Claiming a head (要头): the revolutionary's opposite and his three 够死级 (Article 23)."""

from gouji.play.outcome import Codes
from gouji.play.state import Standing, State
from gouji.table.seats import OPPOSITE


def uses_claim(seat: int, standing: Standing, *, gouji: bool) -> bool:
    """Tell whether a set of *seat* is one of the three 够死级 (GJ-23.3.6).

    His next three 够级牌, led or answering, are (GJ-23.3.5); what is left lapses with the melee (GJ-23.3.11).
    """
    return bool(gouji and standing.claims and seat == OPPOSITE[standing.revolution])


def why_not_renounce(state: State, seat: int) -> Codes:
    """Return why *seat* may not give up the 够死级 he claims and be headless (GJ-23.4).

    He may at a lead of his own (GJ-23.4.2), or as his first word before any set of the hand is laid (GJ-23.4.1).

    Reasons: ``nothing_to_renounce``, ``head_not_yours``, ``head_not_at_lead``.
    """
    standing = state.standing
    if not standing.claims:
        return ("nothing_to_renounce",)
    if seat != OPPOSITE[standing.revolution]:
        return ("head_not_yours",)
    may = state.round is None and (standing.choosing or seat == state.leader)
    return () if may else ("head_not_at_lead",)
