"""points/call and points/dues: who may call his opposite unopened, and what is owed (Art. 24)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from . import fields
from .fields import SEATS, Object, opposite
from .openness import opened_by_revolution
from .options import Rules

CALLS = ("blind", "seen")
STEPS = ("opening", "first_card", "last_return", "revolution", "first_lead", "hand_end")
_BY_CALL = {  # what an unopened player owes as his opposite called him, and by which clause
    None: (1, "GJ-24.5"),
    "seen": (2, "GJ-24.9.1"),
    "blind": (4, "GJ-24.9.2"),
}
_OVERTURNED = {"seen": (2, "GJ-24.9.3"), "blind": (4, "GJ-24.9.4")}


def _calls(params: Object) -> dict[int, str]:
    """Read who has called, and how (type points.call.calls)."""

    def kind(value: Any) -> str:
        """Read a kind of call."""
        if not isinstance(value, str) or value not in CALLS:
            raise fields.ParamsError("calls has something that is no kind of call")
        return value

    return fields.by_seat(params, "calls", kind, required=False)


# --- calling ----------------------------------------------------------------------------------


def points_call(params: Object) -> dict[str, Any]:
    """Answer points/call; where points are not played nobody calls (GJ-24.3)."""
    rules = fields.rules(params)
    seat, target = fields.seat(params, "seat"), fields.seat(params, "target")
    kind = fields.choice(params, "kind", CALLS)
    before = fields.choice(params, "before", STEPS)
    calls, revolted = _calls(params), fields.seat_or_none(params, "revolution")
    if not rules.on("points"):
        return fields.answer(["points_off"])
    reasons = []
    if target != opposite(seat):
        reasons.append("call_not_opposite")  # GJ-24.7.1
    if not in_time(rules, kind, before):
        reasons.append("call_not_now")  # GJ-24.7, GJ-24.8, GH-points.12
    if seat in calls:
        reasons.append("called_already")  # GH-points.1
    if kind == "seen" and target == revolted:
        reasons.append("call_on_revolutionary")  # GH-points.13
    return fields.answer(reasons)


def in_time(rules: Rules, kind: str, before: str) -> bool:
    """Say whether the moment is that of such a call.

    A seen call has its step alone, before the revolution is asked for (GJ-24.7, GH-deal.1); a
    blind call comes before the opening (GJ-24.8) or, by agreement, also before the first card
    is taken (GH-points.12).
    """
    if kind == "seen":
        return before == "revolution"
    if before == "first_card":
        return rules["blind_call_by"] == "first_card"
    return before == "opening"


# --- what is owed -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Share:
    """One of the sums that a seat owes its opposite (type points.dues.share)."""

    reason: str
    count: int
    clause: str

    def write(self) -> dict[str, Any]:
        """Write the share as the protocol has it."""
        return {"for": self.reason, "count": self.count, "clause": self.clause}


@dataclass(frozen=True)
class Reckoning:
    """What points leave owed after a hand."""

    rules: Rules
    opened: frozenset[int]
    calls: Mapping[int, str]
    revolutionary: int | None
    priceless: bool | None

    def is_open(self, seat: int) -> bool:
        """Say whether a seat has opened, by its sets or by the revolution.

        A revolutionary opens by no set: he is open only where the table's rules say so
        (GJ-24.11.1, GJ-26.2.12, GH-revolution.2).
        """
        if opened_by_revolution(self.rules, seat, self.revolutionary, self.priceless):
            return True
        return seat != self.revolutionary and seat in self.opened

    def shares(self, seat: int) -> list[Share]:
        """Return what a seat owes its opposite, for being unopened first.

        Each of two unopened pays the other (GJ-24.6); whose call proves right owes nothing for
        it; an overturned call costs its player, unopened or not (GJ-24.9.5, GJ-24.9.6).
        """
        found = [] if self.is_open(seat) else [self._unopened(seat)]
        if self.is_open(opposite(seat)):
            found += self._own_call(seat)
        return found

    def _unopened(self, seat: int) -> Share:
        """Return the share of an unopened seat by its opposite's call (GJ-24.5, GJ-24.9.1-2)."""
        count, clause = _BY_CALL[self.calls.get(opposite(seat))]
        return Share("unopened", count, "GJ-24.11.2" if seat == self.revolutionary else clause)

    def _own_call(self, seat: int) -> list[Share]:
        """Return the share for one's own call on an opposite who has opened, or for no call."""
        both = self.is_open(seat)
        if both and self.rules["both_opened"] == "nobody_pays":
            return []  # GH-points.9
        if seat in self.calls:
            return [self._overturned(self.calls[seat])]
        if not both and self.rules["unopened_dues"] == "both_views":
            return [Share("no_call", 1, "GH-points.8")]  # GH-points.7
        return []

    def _overturned(self, call: str) -> Share:
        """Return the share for a call overturned (GJ-24.9.3, GJ-24.9.4), doubled by GJ-24.10."""
        count, clause = _OVERTURNED[call]
        if self.rules.on("overturn_doubles"):
            return Share("overturned", 2 * count, "GJ-24.10")
        return Share("overturned", count, clause)


def points_dues(params: Object) -> dict[str, Any]:
    """Answer points/dues; where points are not played nothing is owed for them (GJ-24.3)."""
    rules = fields.rules(params)
    reckoning = Reckoning(
        rules,
        frozenset(fields.seats(params, "opened", required=True)),
        _calls(params),
        fields.seat_or_none(params, "revolution"),
        fields.priceless(params),
    )
    owed = {seat: reckoning.shares(seat) if rules.on("points") else [] for seat in SEATS}
    counts = {seat: sum(share.count for share in shares) for seat, shares in owed.items()}
    return {
        "dues": [{"payer": seat, "receiver": opposite(seat), "count": counts[seat]} for seat in SEATS if counts[seat]],
        "owed": {
            str(seat): {"count": counts[seat], "shares": [share.write() for share in shares]}
            for seat, shares in owed.items()
        },
    }
