"""Bottom sets (底牌) of 头科 and 二科, and 够死级 (Article 16)."""

from gouji.play import turns
from gouji.play.scene import Rights, Scene
from gouji.play.state import Laid, Right, Standing
from gouji.table.seats import OPPOSITE
from gouji_spec.ruleset import Ruleset


def no_reentry(rights: Rights, scene: Scene) -> Rights:
    """Keep out whoever has passed once a bottom set lies in the round (GJ-16.4.1).

    Only the finisher's opposite may come back, and only on the bottom set itself (GJ-16.4.2).
    """
    if not scene.bottom:
        return rights
    kept = tuple(right for right in rights if right.seat not in scene.passed)
    if not scene.table.bottom or len(kept) == len(rights):
        return kept
    return (*kept, Right(scene.opposite, turns.FOLLOW, "GJ-16.2.1"))


def dead_gou(rights: Rights, scene: Scene) -> Rights:
    """Let nobody answer a 够死级; burners are asked beside this (GJ-16.2.2, GJ-23.3.6)."""
    return () if scene.table.dead_gou else rights


def is_dead_gou(table: Laid, seat: int, standing: Standing, ruleset: Ruleset, *, gouji: bool) -> bool:
    """Tell whether *seat*'s answer to *table* is a 够死级 (GJ-16.2.1).

    It is a 够级牌 by which the opposite of 头科 or 二科 answers the bottom set itself.  Where it takes
    头科's opposite out as 二科 there is none (GH-turns.10, S4); under ``dead_gou = gouji_bottom`` there
    is one only on a 够级 bottom set (GH-turns.11, S4).

    Args:
        table: the set answered.
        seat: who answers it.
        standing: who is still in, *seat* out where this was its last set.
        ruleset: what the table plays.
        gouji: the answer is a 够级牌.
    """
    if not table.bottom or not gouji or seat != OPPOSITE[table.seat]:
        return False
    if standing.out[:2] == (table.seat, seat):
        return False
    return table.gouji or ruleset["dead_gou"] == "any_bottom"
