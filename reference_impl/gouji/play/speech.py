"""Questions about a position that the sayings of Article 31 ask: 墙, 上下半场, 发言."""

from typing import Literal

from gouji.play.state import State
from gouji.rules import Rules
from gouji.table.seats import AFTER, is_partner


def wall(state: State, seat: int, rules: Rules) -> int:
    """Return the seat that is *seat*'s wall (墙); 0 for no wall (无墙).

    Option ``wall``: ``previous_seat`` – the seat before, no wall once it is out (GJ-31.1.1, GJ-31.1.2);
    ``nearest_opponent`` – counting back, the first player in play, no wall where that is a partner
    (GJ-31.1.3).
    """
    before = AFTER[seat][::-1]
    if rules.wall == "previous_seat":
        return before[0] if before[0] in state.standing.playing else 0
    nearest = next((other for other in before if other in state.standing.playing), seat)
    return 0 if is_partner(nearest, seat) else nearest


def half(state: State) -> Literal["first", "second"]:
    """Return the half of the hand: the first until 二科 is out, then the second (GJ-31.4.1, GJ-31.4.2)."""
    return "first" if len(state.standing.out) < 2 else "second"


def speakers(state: State) -> tuple[int, ...]:
    """Return the seats that may still play on the set on the table (发言), in the order they are asked.

    Whoever may yet lay a set (GJ-31.2.1), which one who has passed may not (GJ-31.2.4): on a 够级牌 those asked whether
    they burn, the opposite and the headless (GJ-31.2.2); on another, last of all, also the opposite who has passed
    (GJ-31.2.3).  None before a lead.
    """
    if state.round is None:
        return ()
    rights = (right for right in state.round.queue if right.phase != "cover")
    return tuple(dict.fromkeys(right.seat for right in rights))
