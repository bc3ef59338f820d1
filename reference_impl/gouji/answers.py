"""Answering a 够级牌: only the opposite (Article 9)."""

from gouji.scene import Rights, Scene, cited


def only_the_opposite(rights: Rights, scene: Scene) -> Rights:
    """Leave the opposite alone with the right to answer a 够级牌 (GJ-9.3).

    The others neither act nor count as having passed; he has the right even after a pass (GJ-11.2.2).
    """
    if not scene.table.gouji:
        return rights
    kept = tuple(right for right in rights if right.seat == scene.opposite)
    return cited(kept, "GJ-9.3")
