"""Answering a 够级牌: only the opposite (Article 9)."""

from gouji.play.scene import Rights, Scene
from gouji.play.state import Right


def only_the_opposite(rights: Rights, scene: Scene) -> Rights:
    """Leave the opposite alone with the right to answer a 够级牌 (GJ-9.3).

    The others neither act nor count as having passed; he has the right even after a pass (GJ-11.2.2).
    """
    if not scene.table.gouji:
        return rights
    return tuple([Right(right.seat, right.may, "GJ-9.3") for right in rights if right.seat == scene.opposite])
