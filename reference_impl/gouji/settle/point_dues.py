"""Point tribute (点贡): what the unopened owe their opposites, and what overturned calls cost (Article 24)."""

from typing import Final, Literal

from gouji.rules import Rules
from gouji.settle.calls import Call, CallKind
from gouji.settle.points import is_revolutionary_open
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


def dues(opened: frozenset[int], calls: tuple[Call, ...], revolution: int, rules: Rules) -> tuple[Due, ...]:
    """Return the point tributes that a hand leaves for the next one, each to the opposite.

    All of them arise as the hand ends and are paid at the same time (GH-tribute.4): they come by seat, and no order of
    theirs has any effect.  They stay owed after a sweep (GJ-21.7.4).

    Args:
        opened: who has opened by his sets, as play shows it.
        calls: the calls made in that hand.
        revolution: the seat that had revolted in it, 0 for none.
        rules: options ``points``, ``overturn_doubles``, ``unopened_dues``, ``both_opened``, ``revolution_opens`` and,
            for a revolutionary under 憋3, ``hold_three``, ``hold_three_revolution``, ``priceless_hand``.
    """
    owed = shares(opened, calls, revolution, rules)
    counts = {seat: sum(share.count for share in owed if share.payer == seat) for seat in SEATS}
    return tuple(Due("point", seat, OPPOSITE[seat], count) for seat, count in counts.items() if count)


def shares(opened: frozenset[int], calls: tuple[Call, ...], revolution: int, rules: Rules) -> tuple[Share, ...]:
    """Return what each player owes his opposite, sum by sum; for the arguments see ``dues``."""
    if rules.points == "off":
        return ()
    are_open = open_at_end(opened, revolution, rules)
    kinds = {call.seat: call.kind for call in calls}
    return tuple(share for seat in SEATS for share in _of(seat, are_open, kinds, rules))


def _of(seat: int, are_open: frozenset[int], kinds: dict[int, CallKind], rules: Rules) -> tuple[Share, ...]:
    """Return what *seat* owes: where it is unopened (GJ-24.5, GJ-24.6), where its opposite has opened."""
    opposite = OPPOSITE[seat]
    own, of_opposite = kinds.get(seat), kinds.get(opposite)
    owed: tuple[Share, ...] = ()
    if seat not in are_open:
        owed += (Share(seat, "unopened", *_RIGHT[of_opposite]),)
    if opposite not in are_open or (seat in are_open and rules.both_opened == "nobody_pays"):
        return owed  # his call, if any, was right; or two who have opened pay nothing (GH-points.9)
    if own is not None:
        owed += (_overturned(seat, own, rules),)  # GJ-24.9.5, and where he has opened himself GJ-24.9.6
    elif seat not in are_open and rules.unopened_dues == "both_views":
        owed += (Share(seat, "no_call", 1, "GH-points.8"),)
    return owed


def _overturned(seat: int, kind: CallKind, rules: Rules) -> Share:
    """Return what an overturned call costs: option ``overturn_doubles`` (GJ-24.10)."""
    count, clause = _WRONG[kind]
    return Share(seat, "overturned", *((2 * count, "GJ-24.10") if rules.overturn_doubles == "yes" else (count, clause)))


def open_at_end(opened: frozenset[int], revolution: int, rules: Rules) -> frozenset[int]:
    """Return who counts as open when the hand is over.

    A revolutionary does not, whatever was called (GJ-24.11.1), but where he could not pay for a 3 (GJ-26.2.12); his
    opposite does if he has opened, or by the revolution itself (GJ-24.11.3, GH-revolution.2).
    """
    if not revolution:
        return opened
    found = opened - {revolution}
    if is_revolutionary_open(rules):
        found |= {revolution}
    return found | {OPPOSITE[revolution]} if rules.revolution_opens == "at_once" else found
