"""Taking the wind (接风): the lead after a bottom set that nobody beats (Article 19)."""

from gouji.play.scene import Rights, Scene, of_seat, replaced
from gouji.play.state import Right


def offers(rights: Rights, scene: Scene) -> Rights:
    """Let the next seat in play apply for the wind instead of passing (GJ-19.1.1, GJ-19.1.2).

    On a set with which its player went out, where the next seat is asked in turn: not after a pass of its
    own (GJ-19.1.3), and not on a 够级 bottom set, which gives the lead by itself (GJ-19.1.4), unless that
    is open to everybody, as a headless player's is.
    """
    if scene.table.seat in scene.standing.playing:
        return rights
    taker = scene.standing.next_in_play(scene.table.seat)
    index = of_seat(rights, taker)
    if index < 0 or taker in scene.passed or not _is_open(scene):
        return rights
    right = rights[index]
    return replaced(rights, index, Right(taker, (*right.may, "wind"), "GJ-19.1.1"))


def _is_open(scene: Scene) -> bool:
    return not scene.table.gouji or scene.standing.melee or scene.is_headless()
