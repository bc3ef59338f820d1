"""Bottom sets (底牌) of 头科 and 二科, and 够死级 (Article 16)."""

from typing import Final

from gouji.play.outcome import Codes
from gouji.play.state import Laid, Round, Standing
from gouji.rules import Rules
from gouji.table.seats import OPPOSITE

COMES_BACK: Final = "GJ-16.2.1"
"""The clause by which the finisher's opposite answers though he has passed."""


def why_not_answer(table: Laid) -> Codes:
    """Return why nobody answers a 够死级 (GJ-16.2.2, GJ-23.3.6): ``dead_gou_only_burned``."""
    return ("dead_gou_only_burned",) if table.dead_gou else ()


def why_not_come_back(round_: Round, *, opposite: bool) -> Codes:
    """Return why a seat that has passed may not come back after a bottom set: ``no_reentry_after_bottom``.

    Once a bottom set lies in the round nobody does who has passed (GJ-16.4.1), on a 够级牌 not even the opposite of its
    player (GJ-16.4.3), but for the finisher's opposite on the bottom set itself (GJ-16.2.1, GJ-16.4.2): headless though
    he is by now, against that he is the opposite still (GJ-17.1.2).

    Args:
        round_: the round.
        opposite: the seat faces the player of the set on the table.
    """
    excepted = opposite and round_.table.bottom
    return ("no_reentry_after_bottom",) if round_.bottom and not excepted else ()


def is_dead_gou(table: Laid, seat: int, standing: Standing, rules: Rules, *, gouji: bool) -> bool:
    """Tell whether *seat*'s answer to *table* is a 够死级 (GJ-16.2.2).

    It is a 够级牌 by which the opposite of 头科 or 二科 answers the bottom set itself; with any other set he
    answers it as a headless player does (GJ-16.2.3).  Where it takes 头科's opposite out as 二科 there is none under
    ``dead_gou_second = open`` (GH-turns.13, S4), and nobody can make one on a bottom set of his (GH-turns.10); under
    ``dead_gou = gouji_bottom`` there is one only on a 够级 bottom set (GH-turns.11, S4).

    Args:
        table: the set answered.
        seat: who answers it.
        standing: who is still in, *seat* out where this was its last set.
        rules: what the table plays.
        gouji: the answer is a 够级牌.
    """
    if not table.bottom or not gouji or seat != OPPOSITE[table.seat]:
        return False
    if standing.out == (table.seat, seat) and rules.dead_gou_second == "open":
        return False
    return table.gouji or rules.dead_gou == "any_bottom"
