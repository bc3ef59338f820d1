"""The headless player (无头), whose opposite is no more (Article 17)."""

from gouji.play import turns
from gouji.play.scene import Rights, Scene, cited
from gouji.play.state import Right


def opens(rights: Rights, scene: Scene) -> Rights:
    """Open a headless player's sets to every seat in turn, and other players' 够级牌 to him (Art. 17).

    His own set may be beaten by every seat that has not passed, 够级 or not (GJ-17.2.1); he may in turn
    beat any 够级牌 of anybody's, if he has not passed (GJ-17.2.2, GJ-17.2.3; S1: 过牌不上).
    """
    if not scene.table.gouji:
        return rights
    if scene.is_headless():
        return cited(turns.followers(scene), "GJ-17.2.1")
    asked = {right.seat for right in rights}
    joining = tuple(
        Right(seat, turns.FOLLOW, "GJ-17.2.2")
        for seat in scene.standing.headless
        if seat not in asked and seat in scene.speakers
    )
    return turns.turn_order(rights + joining, scene) if joining else rights
