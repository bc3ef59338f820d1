"""The cover (扣牌): no new lead before the opposite has turned the round down (Article 13)."""

from typing import Final

from gouji.play.scene import Rights, Scene
from gouji.play.state import Right, Round, Standing
from gouji.table.seats import OPPOSITE, is_partner
from gouji_spec.ruleset import Ruleset

COVER: Final = ("cover", "allow_cover")


def duty(rights: Rights, scene: Scene) -> Rights:
    """Put the opposite's cover at the end of the queue (GJ-13.2.1, GJ-13.2.6).

    Where his right to follow is the last of all he follows or covers; where others are asked after him he
    may pass, and covers when they have spoken (GJ-13.2.7).  Nobody covers where he is not in play (GJ-13.2.5), nor
    under ``cover = automatic`` (GJ-13.2.8).
    """
    if scene.ruleset["cover"] == "automatic" or not scene.has_opposite():
        return rights
    if rights and rights[-1].seat == scene.opposite:
        last = rights[-1]
        may = tuple(verb for verb in last.may if verb != "pass")
        return (*rights[:-1], Right(last.seat, may + COVER, last.clause))
    return (*rights, alone(scene.opposite))


def alone(seat: int) -> Right:
    """Return the right of *seat* to cover, when that is all that is left (GJ-13.2.1)."""
    return _ALONE[seat]


_ALONE: Final = tuple(Right(seat, COVER, "GJ-13.2.1") for seat in range(7))
"""By seat; the first is no seat's."""


def others_who_may(round_: Round, standing: Standing, ruleset: Ruleset) -> tuple[int, ...]:
    """Return the seats but the coverer whose cover would stand now (GJ-13.2.3, GJ-13.2.4, GH-turns.5).

    The one he has allowed; in the melee under ``melee_cover = any_opponent`` his whole side, once
    covering is all that is left.
    """
    head = round_.queue[0]
    if "cover" not in head.may:
        return ()
    leave = (seat for giver, seat in round_.allowed if giver == head.seat)
    allowed = tuple(seat for seat in leave if seat in standing.playing)
    if "play" in head.may:
        return allowed
    side = tuple(seat for seat in standing.playing if is_any_opponent(seat, head.seat, standing, ruleset))
    return side + tuple(seat for seat in allowed if seat not in side)


def is_any_opponent(seat: int, lawful: int, standing: Standing, ruleset: Ruleset) -> bool:
    """Tell whether *seat*, besides the *lawful* coverer, may give the cover without his leave (GH-turns.5).

    In the melee under ``melee_cover = any_opponent`` every player of his side may; so may nobody else.
    """
    agreed = standing.melee and ruleset["melee_cover"] == "any_opponent"
    return agreed and seat != lawful and is_partner(seat, lawful)


def clause_of(round_: Round, seat: int) -> str:
    """Return the clause by which the cover of *seat* stands: his own, by leave, or any opponent's."""
    lawful = round_.queue[0].seat
    if seat == lawful:
        return "GJ-13.2.1"
    return "GJ-13.2.4" if (lawful, seat) in round_.allowed else "GH-turns.5"


def coverer(round_: Round, standing: Standing) -> int:
    """Return the lawful coverer (法定扣牌人) of the set on the table; 0 where none is in play (GJ-13.2.1)."""
    opposite = OPPOSITE[round_.table.seat]
    return opposite if opposite in standing.playing else 0
