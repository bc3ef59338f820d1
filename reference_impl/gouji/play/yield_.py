"""Yielding (让牌): the opposite lets the two seats after him speak first (Article 12)."""

from gouji.play import turns
from gouji.play.scene import Rights, Scene, of_seat, replaced
from gouji.play.state import Right
from gouji_spec.ruleset import Ruleset


def offers(rights: Rights, scene: Scene) -> Rights:
    """Let the opposite yield on an ordinary set while a seat after him can still act (GJ-12.1.1).

    When he is asked in turn every seat between has passed, applied for the wind or is out (GJ-12.1.2);
    an opposite who comes back after a pass has nobody after him.
    """
    if scene.table.gouji:
        return rights
    index = of_seat(rights, scene.opposite)
    if index < 0 or index == len(rights) - 1:
        return rights
    right = rights[index]
    return replaced(rights, index, Right(right.seat, (*right.may, "yield"), "GJ-12.1.1"))


def after_yield(rights: Rights, seat: int, ruleset: Ruleset) -> Rights:
    """Return the queue once *seat* has yielded: the seats after him, then he again (GJ-12.1.5).

    If neither plays he follows or covers (GJ-12.1.6); under ``cover = automatic`` he follows or passes.

    Args:
        rights: the queue, his own right at its head.
        seat: the yielder.
        ruleset: what the table plays.
    """
    others = tuple(right for right in rights[1:] if right.seat != seat)
    may = turns.FOLLOW if ruleset["cover"] == "automatic" else ("play", "cover", "allow_cover")
    return (*others, Right(seat, may, "GJ-12.1.6"))
