"""When two positions are one: what a position is known by, so that each is visited once.

Turning the table changes nothing but names, so the seat to act counts as the first.  What is settled and governs
nobody's rights any more is left out: opened points, dues, and in the melee in which order the others went out.
"""

from typing import Final

from gouji.play.action import MAKE_LAST, VERBS
from gouji.play.state import State

_NUMBER: Final[dict[str, int]] = {verb: number for number, verb in enumerate((*VERBS, "pick", "lose_turn", MAKE_LAST))}
_STEP: Final = {"lead": 0, "respond": 1, "burn": 2, "cover": 3, "over": 4}


def key_of(state: State) -> int:
    """Return a number that positions share which go on alike, of a hand that is not over."""
    turn = state.turn
    if turn is None:
        raise ValueError("the hand is over")
    by = turn.seat
    standing, round_, debt, pick = state.standing, state.round, state.debt, state.pick
    hands = state.hands[by - 1 :] + state.hands[: by - 1]
    gone = () if standing.melee else tuple([(seat - by) % 6 for seat in standing.out])
    aside = tuple([(seat - by) % 6 for seat in standing.aside])
    owes = () if debt is None else ((debt.burner - by) % 6, (debt.burned - by) % 6)
    left = () if pick is None else ((pick.seat - by) % 6, pick.sets)
    within: tuple[object, ...] = ()
    if round_ is not None:
        table = round_.table
        flags = (table.bottom, table.dead_gou, table.picked, round_.bottom)
        laid = ((table.seat - by) % 6, table.cards.counts, flags)
        passed = sum([1 << (seat - by) % 6 for seat in round_.passed])
        since = tuple([((seat - by) % 6, _NUMBER[verb]) for seat, verb in round_.since])
        queue = tuple([((right.seat - by) % 6, _STEP[right.phase]) for right in round_.queue])
        leave = tuple([((giver - by) % 6, (to - by) % 6) for giver, to in round_.allowed])
        within = (laid, passed, since, queue, leave)
    return hash((hands, standing.melee, gone, aside, owes, left, within))
