"""Dead sets (死牌): nobody may answer one (Article 8)."""

from gouji.play.scene import Rights, Scene


def nobody(rights: Rights, scene: Scene) -> Rights:
    """Take away every right to answer a dead set; it is only covered (GJ-8.3.2, GJ-8.3.7)."""
    return () if scene.table.dead else rights
