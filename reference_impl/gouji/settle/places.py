"""When a hand ends, and who takes which place (Articles 3 and 23)."""

from gouji.play.state import Standing
from gouji.table.seats import AFTER, is_partner
from gouji_spec.ruleset import Ruleset


def is_over(standing: Standing, ruleset: Ruleset) -> bool:
    """Tell whether the hand is over: option ``hand_end`` (GJ-3.2.3, GJ-3.2.5).

    ``one_side_left``: all players still in play are of one side; ``last_hand``: one player is left.
    """
    return standing.one_sided and (len(standing.playing) <= 1 or ruleset["hand_end"] == "one_side_left")


def places(standing: Standing) -> tuple[int, ...]:
    """Return the six seats, first place to last, of a hand that is over (GJ-3.2.4, GJ-23.3.1, GJ-23.5).

    The players left follow the finishers in turn order from the last of them; below are those made 大落,
    a later offender above an earlier one; a revolutionary is fourth, or third where his two partners took
    the first two places, and the others move down.
    """
    last = (standing.out or standing.aside or (6,))[-1]
    left = tuple(seat for seat in (*AFTER[last], last) if seat in standing.playing)
    order = (*standing.out, *left, *reversed(standing.aside))
    if not standing.revolution:
        return order
    partners = {seat for seat in order if is_partner(seat, standing.revolution)}
    place = 2 if set(order[:2]) == partners else 3
    return (*order[:place], standing.revolution, *order[place:])
