"""够级牌 at the table (Article 9): but for burners and headless players only the opposite answers one."""

from typing import Final

from gouji.play.outcome import Codes
from gouji.play.state import Round, Standing
from gouji.table.seats import OPPOSITE

ANSWERS: Final = "GJ-9.3"
"""The clause by which the opposite answers."""


def is_closed(standing: Standing, round_: Round) -> bool:
    """Tell whether the rule of 够级牌 holds on the set on the table (GJ-9.3, GJ-9.3.4, GJ-17.2.1).

    It does not in the melee, nor on what a headless player lays: that is open to all.
    """
    return round_.table.gouji and not standing.melee and round_.table.seat not in standing.headless


def why_not_answer(standing: Standing, round_: Round, seat: int) -> Codes:
    """Return why *seat* may not answer a 够级牌 (GJ-9.3, GJ-9.3.2): ``not_the_opposite_gouji``.

    A headless player answers it in his turn as well (GJ-17.2.2).  A bottom set is no exception (GJ-16.5), unless its
    player was headless.
    """
    if not is_closed(standing, round_) or seat == OPPOSITE[round_.table.seat] or seat in standing.headless:
        return ()
    return ("not_the_opposite_gouji",)
