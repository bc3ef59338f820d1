"""Taking turns and passing: who is asked about a set, and in which order (Articles 8 and 11)."""

from typing import Final

from gouji.play.scene import Rights, Scene
from gouji.play.state import Right
from gouji.table.seats import AFTER

FOLLOW: Final = ("play", "pass")


def followers(scene: Scene) -> Rights:
    """Give every other seat in play that has not passed the right to follow or pass (GJ-8.5.1, GJ-11.1.1).

    In turn order from the next seat.  Source: S0 8(5), S0 11.
    """
    return tuple([_FOLLOWERS[seat] for seat in scene.speakers])


_FOLLOWERS: Final = tuple(Right(seat, FOLLOW, "GJ-11.1.1") for seat in range(7))
"""By seat; the first is no seat's."""


def reentry(rights: Rights, scene: Scene) -> Rights:
    """Give the opposite who has passed the last word on the set (GJ-11.2.2).

    A pass binds for the round but for the opposite's sets (对头牌); there he speaks when all others have
    not (S0 31(2)), so his right comes last.  What he passed on was another set: his own opposite's, once
    passed, is made anew only by a new set.
    """
    if scene.opposite in scene.passed and scene.has_opposite():
        return (*rights, Right(scene.opposite, FOLLOW, "GJ-11.2.2"))
    return rights


def turn_order(rights: Rights, scene: Scene) -> Rights:
    """Return the rights in turn order from the player of the set (GJ-8.5.1)."""
    order = AFTER[scene.table.seat]
    return tuple(sorted(rights, key=lambda right: order.index(right.seat)))
