"""Calls (叫点): who may declare his opposite unopened, and when (Article 24)."""

from typing import Final, Literal

from gouji.rules import Rules
from gouji.table.seats import OPPOSITE
from gouji.values import Value

CallKind = Literal["blind", "seen"]
"""预点, before the opening; 明点, once all hands are known to their players."""

When = Literal["opening", "first_card", "last_return", "revolution", "first_lead", "hand_end"]
"""What is the next to come: a call is made before it.

The opening; the taking of the first card; the end of drawing, tribute and returns; the step of revolution, once that
of the seen calls has come; the first lead, once that step is over; the end of the hand, once it is led.
"""


class Call(Value):
    """A player's declaration that his opposite will be unopened.

    Attributes:
        kind: blind (预点) or seen (明点).
        seat: who calls.
    """

    __match_args__ = ("kind", "seat")
    __slots__ = __match_args__

    def __init__(self, kind: CallKind, seat: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat


def why_not_call(  # noqa: PLR0913, PLR0917 - what is called, and all that may speak against it
    kind: CallKind,
    seat: int,
    target: int,
    called: tuple[Call, ...],
    revolution: int,
    rules: Rules,
    when: When,
) -> tuple[str, ...]:
    """Return what speaks against *seat* calling *target* unopened.

    Args:
        kind: a blind or a seen call.
        seat: who would call.
        target: whom; only one's own opposite can be called (GJ-24.7.1).
        called: the calls made so far in this hand (GH-points.1).
        revolution: the seat that has revolted in this hand already (GH-points.13); 0 for none.
        rules: options ``points``, ``blind_call_by``.
        when: the next to come.
    """
    if rules.points == "off":
        return ("points_off",)
    reasons = []
    if target != OPPOSITE[seat]:
        reasons.append("call_not_opposite")
    if when not in _moments(kind, rules):
        reasons.append("call_not_now")
    if any(call.seat == seat for call in called):
        reasons.append("called_already")
    if kind == "seen" and target == revolution:
        reasons.append("call_on_revolutionary")
    return tuple(reasons)


def _moments(kind: CallKind, rules: Rules) -> tuple[When, ...]:
    """Return before what a call of *kind* may be made (GJ-24.7, GJ-24.8): option ``blind_call_by`` (GH-points.12)."""
    if kind == "seen":
        return ("revolution",)
    return ("opening", "first_card") if rules.blind_call_by == "first_card" else ("opening",)
