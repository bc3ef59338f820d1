"""Point tribute (点贡): what the unopened owe their opposites, and what overturned calls cost (Article 24)."""

from typing import Final, Literal

from gouji.rules import Rules
from gouji.settle.calls import Call, CallKind
from gouji.settle.points import opened_by_revolution
from gouji.settle.tribute import Due
from gouji.table.seats import OPPOSITE, SEATS
from gouji.values import Value

Ground = Literal["unopened", "overturned", "no_call"]
"""What a share is owed for: being unopened; one's own call, overturned (翻车); where both calls count, none made."""

_RIGHT: Final[dict[CallKind | None, tuple[int, str]]] = {
    None: (1, "GJ-24.5"),
    "seen": (2, "GJ-24.9.1"),
    "blind": (4, "GJ-24.9.2"),
}
"""What an unopened player owes as his opposite called, and by which clause."""

_WRONG: Final[dict[CallKind, tuple[int, str]]] = {"seen": (2, "GJ-24.9.3"), "blind": (4, "GJ-24.9.4")}
"""What a call costs whose player's opposite has opened."""


class Share(Value):
    """One of the sums that a player owes his opposite; they are paid together as one due.

    Attributes:
        payer: who owes it.
        ground: what for.
        count: how many cards.
        clause: by which clause.
    """

    __match_args__ = ("payer", "ground", "count", "clause")
    __slots__ = __match_args__

    def __init__(self, payer: int, ground: Ground, count: int, clause: str) -> None:
        self.payer: Final = payer
        self.ground: Final[Ground] = ground
        self.count: Final = count
        self.clause: Final = clause


def dues(
    opened: frozenset[int], calls: tuple[Call, ...], revolution: int, rules: Rules, *, priceless: bool | None = None
) -> tuple[Due, ...]:
    """Return the point tributes that a hand leaves for the next one, each to the opposite.

    All of them arise as the hand ends and are paid at the same time (GH-tribute.4): they come by seat, and no order of
    theirs has any effect.  They stay owed after a sweep (GJ-21.7.4).

    Args:
        opened: who has opened by his sets, as play shows it.
        calls: the calls made in that hand.
        revolution: the seat that had revolted in it, 0 for none.
        rules: options ``points``, ``overturn_doubles``, ``unopened_dues``, ``both_opened``, ``revolution_opens`` and,
            for a revolutionary under 憋3, ``hold_three``, ``hold_three_revolution``, ``priceless_hand``.
        priceless: he could not pay for a 3 (GJ-26.2.12); None where nobody says.
    """
    owed = shares(opened, calls, revolution, rules, priceless=priceless)
    counts = {seat: sum(share.count for share in owed if share.payer == seat) for seat in SEATS}
    return tuple(Due("point", seat, OPPOSITE[seat], count) for seat, count in counts.items() if count)


def shares(
    opened: frozenset[int], calls: tuple[Call, ...], revolution: int, rules: Rules, *, priceless: bool | None = None
) -> tuple[Share, ...]:
    """Return what each player owes his opposite, sum by sum; for the arguments see ``dues``."""
    if rules.points == "off":
        return ()
    are_open = open_at_end(opened, revolution, rules, priceless=priceless)
    kinds = {call.seat: call.kind for call in calls}
    return tuple(share for seat in SEATS for share in _of(seat, are_open, kinds, rules))


def _of(seat: int, are_open: frozenset[int], kinds: dict[int, CallKind], rules: Rules) -> tuple[Share, ...]:
    """Return what *seat* owes: for being unopened, as its opposite called, and for its own call, overturned.

    Unopened, it owes one card, two or four (GJ-24.5, GJ-24.6, GJ-24.9.1, GJ-24.9.2), a revolutionary too (GJ-24.11.2).
    Where its opposite has opened, its call costs (GJ-24.9.5, GJ-24.9.6), and where both calls count no call costs one
    (GH-points.7, GH-points.8); two who have opened may be quits (GH-points.9).
    """
    opposite = OPPOSITE[seat]
    own, of_opposite = kinds.get(seat), kinds.get(opposite)
    owed: tuple[Share, ...] = ()
    if seat not in are_open:
        owed += (Share(seat, "unopened", *_RIGHT[of_opposite]),)
    if opposite not in are_open or (seat in are_open and rules.both_opened == "nobody_pays"):
        return owed  # his call, if any, was right; or both have opened and are quits
    if own is not None:
        owed += (_overturned(seat, own, rules),)
    elif seat not in are_open and rules.unopened_dues == "both_views":
        owed += (Share(seat, "no_call", 1, "GH-points.8"),)
    return owed


def _overturned(seat: int, kind: CallKind, rules: Rules) -> Share:
    """Return what an overturned call costs (GJ-24.9.3, GJ-24.9.4): option ``overturn_doubles`` (GJ-24.10)."""
    count, clause = _WRONG[kind]
    return Share(seat, "overturned", *((2 * count, "GJ-24.10") if rules.overturn_doubles == "yes" else (count, clause)))


def open_at_end(
    opened: frozenset[int], revolution: int, rules: Rules, *, priceless: bool | None = None
) -> frozenset[int]:
    """Return who counts as open when the hand is over.

    A revolutionary does not, whatever was called (GJ-24.11.1), but where he could not pay for a 3 (GJ-26.2.12); his
    opposite does if he has opened, or by the revolution itself (GJ-24.11.3, GH-revolution.2).
    """
    return opened - {revolution} | opened_by_revolution(revolution, rules, priceless=priceless)
