"""Newcomers within a match (换人, Articles 6 and 29): between two hands, by agreement or for a player disqualified."""

from gouji.match.act import Act
from gouji.match.state import Match, Table, made
from gouji.play.outcome import Codes, Event


def why_not(match: Match, act: Act) -> Codes:
    """Return what speaks against newcomers: they come between two hands, from outside the table (GJ-6.5.2).

    Reasons: ``step_not_reached``, ``step_is_over``; ``sits_already``; ``player_disqualified`` (GJ-29.5).
    """
    new = [name for name in act.names if name]
    found = _why_not_now(match, act)
    if len(set(new)) < len(new) or not set(new).isdisjoint(match.table.names):
        found += ("sits_already",)
    barred = not set(new).isdisjoint(match.table.disqualified)
    return (*found, "player_disqualified") if barred else found


def _why_not_now(match: Match, act: Act) -> Codes:
    """Return why it is too early or too late; a disqualified player's seat is filled though the opening is made."""
    table = match.table
    if table.last is None:
        return ("step_not_reached",)
    opened = table.opened is not None and table.opened.drawn
    late = table.is_dealt or (opened and not _seats(act) <= table.vacant)
    return ("step_is_over",) if late else ()


def why_not_wait(table: Table) -> Codes:
    """Return why nothing else is done now: a disqualified player's seat is to be filled first (GJ-29.5.2)."""
    return ("seat_vacant",) if table.waits_for_newcomers else ()


def after(match: Match, act: Act, events: list[Event]) -> Match:
    """Return the match with newcomers in their seats (GJ-6.5.2, GJ-29.5.2).

    Turns to lose go with the seat, like all that is owed; what a player was found in goes with him.
    """
    table = match.table
    last, seats = made(table.last), _seats(act)
    names = tuple(new or old for new, old in zip(act.names, table.names, strict=True))
    events += [Event("replaced", seat, "GJ-6.5.2") for seat in sorted(seats)]
    return match.at(
        names=names,
        last=last.changed(replaced=last.replaced | seats),
        vacant=table.vacant - seats,
        breaches=tuple([found for found in table.breaches if found[0] not in seats]),
    )


def _seats(act: Act) -> frozenset[int]:
    return frozenset([seat for seat, name in enumerate(act.names, start=1) if name])
