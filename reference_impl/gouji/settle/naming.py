"""Which of the two lowest is the last: their side may settle it before the next opening (Article 21)."""

from collections.abc import Collection

from gouji.table.seats import SEATS, is_partner


def why_not_name_last(
    places: tuple[int, ...], named: int, agreed: frozenset[int], *, opened: bool = False, imposed: int = 0
) -> tuple[str, ...]:
    """Return what speaks against a side naming which of its two players is last (GJ-21.6.1, GJ-21.6.2, GJ-21.6.4).

    Args:
        places: the six seats, first place to last, a revolutionary where the law puts him.
        named: the seat that is to be last.
        agreed: the seats that agree; it takes the whole side.
        opened: the next opening has been made.
        imposed: the seat that was made last as a penalty, 0 for none; no agreement lifts that (GJ-21.6.4).
    """
    second_last, last = places[4:]
    reasons = []
    if not is_partner(second_last, last):
        reasons.append("naming_two_sides")
    elif not {seat for seat in SEATS if is_partner(seat, last)} <= agreed:
        reasons.append("naming_not_agreed")
    if named not in (second_last, last):
        reasons.append("naming_of_another")
    if opened:
        reasons.append("naming_after_opening")
    return (*reasons, *why_not_lift(places, named, {imposed}))


def why_not_lift(places: tuple[int, ...], named: int, imposed: Collection[int]) -> tuple[str, ...]:
    """Return why *named* cannot be last in place of one who was made so: ``naming_lifts_penalty`` (GJ-21.6.4).

    Args:
        places: the six seats, first place to last.
        named: the seat that is to be last.
        imposed: the seats that were made last as a penalty.
    """
    return ("naming_lifts_penalty",) if is_imposed(places, imposed) and named != places[-1] else ()


def is_imposed(places: tuple[int, ...], imposed: Collection[int]) -> bool:
    """Tell whether the last place was imposed, so that there is nothing to be named (GJ-21.6.4)."""
    return places[-1] in imposed


def named_last(places: tuple[int, ...], named: int) -> tuple[int, ...]:
    """Return *places* with *named* last: the order by which the next hand is opened, led and paid (GJ-21.6.3).

    The score is none the less that of the places as they were: both are of one side.

    Args:
        places: the six seats, first place to last.
        named: the last or the second last; 0 where nothing was agreed, so that the places stand.
    """
    if not named:
        return places
    return (*(seat for seat in places if seat != named), named)
