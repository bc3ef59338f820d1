"""Who owes whom a tribute, and in what order the dues are paid (Article 21, and the house rules of tribute)."""

from typing import Final, Literal

from gouji.rules import Rules
from gouji.settle.places import with_revolutionary
from gouji.settle.score import is_sweep
from gouji.table.seats import OPPOSITE, is_partner
from gouji.values import Value

Kind = Literal["held", "burn", "point", "place", "sweep"]
"""闷贡, 烧贡, 点贡, 落贡, and what is paid after a sweep (串三户)."""

ORDER: Final[tuple[Kind, ...]] = ("held", "burn", "point", "place", "sweep")
"""The kinds in the order in which they are paid (GH-tribute.1)."""

OWED_BESIDES: Final[tuple[Kind, ...]] = ("held", "burn", "point")
"""The kinds that are owed for what happened in a hand, and do not follow from its places."""

_LAST_PAYS: Final = 2
_SECOND_LAST_PAYS: Final = 1

Fact = tuple[int, int]
"""Two seats: who burned and who was burned; whose last set before his 3s was beaten and who beat it."""


class Due(Value):
    """A tribute that one player owes another.

    Attributes:
        kind: what it is owed for.
        payer: the seat that owes it.
        receiver: the seat it is owed to.
        count: how many cards, before anybody has looked what the payer can pay.
    """

    __match_args__ = ("kind", "payer", "receiver", "count")
    __slots__ = __match_args__

    def __init__(self, kind: Kind, payer: int, receiver: int, count: int) -> None:
        self.kind: Final = kind
        self.payer: Final = payer
        self.receiver: Final = receiver
        self.count: Final = count


def place_dues(places: tuple[int, ...], revolution: int, rules: Rules, *, first_hand: bool = False) -> tuple[Due, ...]:
    """Return the place tributes that a hand leaves for the next one (GJ-21.3.1, GJ-21.3.2, GJ-21.8).

    The last owes the first out two cards, and the second last the second out one; the last comes first.  After a
    sweep there are none, or those agreed for a sweep (GJ-21.7.1); what is owed for points, burns or held 3s is no
    matter of the places and stays (GJ-21.7.4).

    Args:
        places: the seats of the hand before, first place to last, as they stand at the next opening: whoever the
            two lowest have named last (GJ-21.6.3) is named already.
        revolution: the seat that had revolted in it, 0 for none; it takes the place the law gives it.
        rules: options ``tribute`` and ``sweep_tribute``.
        first_hand: the dues are those of a match's first hand, before which nothing was played (GH-tribute.8).
    """
    if rules.tribute == "off" or first_hand:
        return ()
    ranked = with_revolutionary(places, revolution)
    if is_sweep(ranked):
        return sweep_dues(ranked, rules)
    first, second, _, _, second_last, last = ranked
    return (Due("place", last, first, _LAST_PAYS), Due("place", second_last, second, _SECOND_LAST_PAYS))


def sweep_dues(places: tuple[int, ...], rules: Rules) -> tuple[Due, ...]:
    """Return what the three who were swept owe: one card each to the opposite, where that is agreed (GJ-21.7.2).

    The last comes first, as with the place tribute that this stands in for.
    """
    if rules.sweep_tribute == "none":
        return ()
    swept = reversed(places[3:])
    return tuple(Due("sweep", seat, OPPOSITE[seat], 1) for seat in swept)


def is_burn_made(*, released: bool, out_before_melee: bool) -> bool:
    """Tell whether a burn has been carried through, so that it earns a tribute (GH-tribute.12).

    Args:
        released: it was undone (解烧) at any time.
        out_before_melee: the burner went out before the melee began; on the burning set itself will do, though
            that set be beaten afterwards.
    """
    return out_before_melee and not released


def burn_dues(burns: tuple[Fact, ...], rules: Rules) -> tuple[Due, ...]:
    """Return what burns that were carried through have earned: one card each (GH-tribute.12).

    Nothing is owed within a side (GH-tribute.16).

    Args:
        burns: burner and burned, in the order in which the burns were made.
        rules: option ``burn_tribute``.
    """
    if rules.burn_tribute == "off":
        return ()
    return tuple(Due("burn", burned, burner, 1) for burner, burned in burns if not is_partner(burner, burned))


def held_dues(held: tuple[Fact, ...], rules: Rules) -> tuple[Due, ...]:
    """Return what they owe whose last set before their 3s was beaten: one card each (GH-tribute.13).

    It goes to the one who beat the set, or to the opposite (GH-tribute.15), and to nobody within a side
    (GH-tribute.16).  How the payer got out afterwards, and whether he did, is no matter (GH-tribute.14).

    Args:
        held: payer and who beat him, in the order in which it happened.
        rules: options ``hold_three``, ``held_three_tribute``, ``held_three_to``.
    """
    if rules.hold_three == "off" or rules.held_three_tribute == "off":
        return ()
    to_opposite = rules.held_three_to == "opposite"
    owed = ((payer, OPPOSITE[payer] if to_opposite else beater) for payer, beater in held)
    return tuple(Due("held", payer, receiver, 1) for payer, receiver in owed if not is_partner(payer, receiver))


def in_order(dues: tuple[Due, ...]) -> tuple[Due, ...]:
    """Return *dues* in the order in which they are paid: held-three, burn, point, place or sweep (GH-tribute.1).

    So point tribute goes before place tribute (GJ-24.5.1).  Within a kind they keep the order given, that in which
    they arose (GH-tribute.5).
    """
    return tuple(sorted(dues, key=lambda due: ORDER.index(due.kind)))


def is_waived(due: Due, agreed: frozenset[int]) -> bool:
    """Tell whether a due need not be paid: payer and receiver, of one side, have both agreed (GJ-21.5)."""
    return not why_not_waive(due, agreed)


def why_not_waive(due: Due, agreed: frozenset[int]) -> tuple[str, ...]:
    """Return what speaks against waiving a due to which *agreed* have consented (GJ-21.5).

    It takes payer and receiver, and they must be of one side; nobody else's word matters.
    """
    reasons = []
    if not is_partner(due.payer, due.receiver):
        reasons.append("waiver_between_sides")
    if not {due.payer, due.receiver} <= agreed:
        reasons.append("waiver_needs_both")
    return tuple(reasons)


def why_not_refuse_due(due: Due, seat: int, rules: Rules, count: int | None = None) -> tuple[str, ...]:
    """Return what speaks against *seat* refusing a due (GH-tribute.10).

    Args:
        due: what is owed.
        seat: who refuses it.
        rules: option ``receiver_may_refuse``.
        count: how many of its cards are refused; None for all of them.
    """
    reasons = []
    if rules.receiver_may_refuse == "no":
        reasons.append("receiver_may_not_refuse")
    if seat != due.receiver:
        reasons.append("tribute_owed_to_another")
    if count is not None and count != due.count:
        reasons.append("refusal_not_whole")
    return tuple(reasons)
