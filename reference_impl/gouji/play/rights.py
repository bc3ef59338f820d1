"""The queue of rights after a set has been laid: the articles one after another.

Each line below is one article's function.  It takes the queue so far and the scene, and returns the
queue with the rights it adds, changes or removes.  Before the melee all of them speak, in this order;
in the melee the rules of 够级, passing, yielding and burning are gone (GJ-18.1.1) and few are left.
"""

from gouji.play import bottom, burn, cover, dead_sets, gouji_sets, headless, melee, turns, wind, yield_
from gouji.play.scene import Rights, Scene


def after_set(scene: Scene) -> Rights:
    """Return who may do what next, the head first; empty where the round is over.

    Args:
        scene: the table at the moment the set has been laid.
    """
    return _in_melee(scene) if scene.standing.melee else _before_melee(scene)


def _before_melee(scene: Scene) -> Rights:
    rights = turns.followers(scene)
    rights = turns.reentry(rights, scene)
    rights = bottom.no_reentry(rights, scene)
    rights = gouji_sets.only_the_opposite(rights, scene)
    rights = headless.opens(rights, scene)
    rights = bottom.dead_gou(rights, scene)
    rights = dead_sets.nobody(rights, scene)
    rights = yield_.offers(rights, scene)
    rights = wind.offers(rights, scene)
    rights = burn.window(rights, scene)
    return cover.duty(rights, scene)


def _in_melee(scene: Scene) -> Rights:
    rights = melee.everybody(scene)
    rights = dead_sets.nobody(rights, scene)
    rights = wind.offers(rights, scene)
    return cover.duty(rights, scene)
