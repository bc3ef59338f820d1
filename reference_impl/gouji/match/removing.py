"""Removing the 3s or 4s within a match (会3, 会4, Article 25), just before the first lead."""

from functools import reduce
from typing import Final

from gouji.deal import removing, showing
from gouji.match import act as verbs
from gouji.match import hand
from gouji.match.act import Act, Verb
from gouji.match.state import Match
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.table.cards import falling, less, plus

VERBS: Final[tuple[Verb, ...]] = (verbs.REMOVE, verbs.NO_REMOVE)


def begin(match: Match, _rules: Rules, _events: list[Event]) -> Match:
    """Begin the step: nobody has spoken."""
    return match.at(said=())


def asked(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who decides, if anything can be removed and he has not decided (GJ-25.1)."""
    chooser = 0 if match.table.said else _chooser(match, rules)
    return (chooser, VERBS) if chooser else None


def _chooser(match: Match, rules: Rules) -> int:
    table = match.table
    leader = hand.first_leader(table, rules)
    if not leader:
        return leader  # nobody leads, and nobody decides
    if table.last is None:
        return removing.chooser(leader, 0, rules)
    lowest, replaced = table.last.places[-1], table.last.replaced
    lost = showing.passed_by(table.leader, leader)
    return removing.chooser(leader, removing.last_who_decides(lowest, replaced, (table.revolution,), lost), rules)


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against another's deciding (GJ-25.1, GH-removing.1)."""
    return ("remove_not_yours",) if act.do in VERBS and act.seat != _chooser(match, rules) else ()


def why_not(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against taking these ranks out; each is named by one card."""
    if act.do != verbs.REMOVE:
        return ()
    named = falling(act.cards)
    found = removing.why_not_remove(frozenset(named), match.table.held, rules)
    return found if len(set(named)) == len(named) else tuple(dict.fromkeys(("remove_not_agreed", *found)))


def after(match: Match, act: Act, _rules: Rules, events: list[Event]) -> Match:
    """Return the match with the cards of those ranks out of all hands, or left (GJ-25.1.1, GJ-25.1.2)."""
    match = match.at(said=((act.seat, act.do),))
    if act.do != verbs.REMOVE:
        return match
    events.append(Event("removed", act.seat, "GJ-25.1.1"))
    had = match.table.held
    held = removing.without(had, frozenset(falling(act.cards)))
    return match.at(held=held, removed=reduce(plus, map(less, had, held)))
