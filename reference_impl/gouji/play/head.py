"""Claiming a head (要头): the revolutionary's opposite and his three 够死级 (Article 23)."""

from gouji.play.state import Standing, State
from gouji.table.seats import OPPOSITE


def uses_claim(seat: int, standing: Standing, *, gouji: bool) -> bool:
    """Tell whether a set of *seat* is one of the three 够死级 (GJ-23.3.6).

    His next three 够级牌, led or answering, are (GJ-23.3.5); what is left lapses with the melee (GJ-23.3.11).
    """
    return bool(gouji and standing.claims and seat == OPPOSITE[standing.revolution])


def may_renounce(state: State, seat: int) -> bool:
    """Tell whether *seat* may give up the 够死级 he claims and be headless (GJ-23.4).

    At a lead of his own (GJ-23.4.2), or as his first word before any set of the hand is laid
    (GJ-23.4.1).
    """
    standing = state.standing
    if state.phase != "lead" or not standing.claims or seat not in standing.playing:
        return False
    return seat == OPPOSITE[standing.revolution] and (standing.choosing or seat == state.leader)
