"""Forming the sides and sitting down (组邦, Article 5): before a match's first hand, by all six."""

from typing import Final

from gouji.deal import formation
from gouji.deal.formation import Lot
from gouji.match import act as verbs
from gouji.match.act import Act, Verb
from gouji.match.state import Formed, Match
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules

VERBS: Final[tuple[Verb, ...]] = (verbs.OPPOSITES, verbs.SIDES, verbs.LOTS, verbs.PAIRED_LOTS, verbs.SIT)


def begin(match: Match, _rules: Rules, _events: list[Event]) -> Match:
    """Begin the step: nothing is agreed."""
    return match


def asked(match: Match, _rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return what the six may do next: any way to sides (GJ-5.1), then sit (GJ-5.5.1); None once they sit."""
    if match.table.names:
        return None
    formed = match.table.formed
    if formed is None:
        return 0, (verbs.SIDES, verbs.OPPOSITES, verbs.LOTS, verbs.PAIRED_LOTS)
    return 0, (verbs.SIT,) if formed.sides else (verbs.SIDES,)


def why_not(match: Match, act: Act, _rules: Rules) -> Codes:
    """Return what speaks against forming or sitting so (GJ-5.2 to GJ-5.5.2)."""
    formed = match.table.formed or Formed()
    if act.do == verbs.OPPOSITES:
        return formation.why_not_opposites(act.groups)
    if act.do == verbs.SIDES:
        return (*formation.why_not_sides(act.groups), *formation.why_not_against(act.groups, formed.pairs))
    if act.do in (verbs.LOTS, verbs.PAIRED_LOTS):
        return formation.why_not_lots(_lots(act), equal_ranks=act.do == verbs.PAIRED_LOTS)
    if set(act.names) != {name for side in formed.sides for name in side}:
        return ("another_sits",)
    return formation.why_not_sit(act.names, formed.sides, formed.pairs)


def after(match: Match, act: Act, _rules: Rules, events: list[Event]) -> Match:
    """Return the match with one thing more agreed."""
    formed = match.table.formed or Formed()
    if act.do == verbs.SIT:
        events.append(Event("seated", 0, "GJ-5.5.1"))
        return match.at(names=act.names)
    if act.do == verbs.OPPOSITES:
        return match.at(formed=Formed(act.groups))
    if act.do == verbs.SIDES:
        return match.at(formed=Formed(formed.pairs, act.groups))
    lots = _lots(act)
    pairs = formation.opposites_of_lots(lots) if act.do == verbs.PAIRED_LOTS else ()
    events.append(Event("sides_drawn", 0, "GJ-5.4.2"))
    return match.at(formed=Formed(pairs, formation.sides_of_lots(lots)))


def _lots(act: Act) -> tuple[Lot, ...]:
    return tuple(Lot(name, card) for name, card in zip(act.names, act.suited, strict=True))
