"""Claiming the head within a match (要头), or being headless (无头), once a revolution is settled (GJ-23.4.1)."""

from typing import Final

from gouji.match import act as verbs
from gouji.match.act import Act, Verb
from gouji.match.state import Match
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.table.seats import OPPOSITE

VERBS: Final[tuple[Verb, ...]] = (verbs.CLAIM_HEAD, verbs.NO_CLAIM)


def begin(match: Match, _rules: Rules, _events: list[Event]) -> Match:
    """Begin the step: he has not spoken."""
    return match.at(said=())


def asked(match: Match, _rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return the revolutionary's opposite until he has said which (GJ-23.3.4, GJ-23.4.1); nobody if none revolted."""
    seat = OPPOSITE[match.table.revolution]
    return (seat, VERBS) if seat and not match.table.said else None


def why_not_so(match: Match, act: Act, _rules: Rules) -> Codes:
    """Return what speaks against another's speaking (GJ-23.3.4)."""
    return () if act.seat == OPPOSITE[match.table.revolution] else ("head_not_yours",)


def why_not(_match: Match, _act: Act, _rules: Rules) -> Codes:
    """Return nothing: he has the choice."""
    return ()


def after(match: Match, act: Act, _rules: Rules, events: list[Event]) -> Match:
    """Return the match with his word given."""
    claims = act.do == verbs.CLAIM_HEAD
    events.append(Event("claimed_head" if claims else "renounced", act.seat, "GJ-23.3.4" if claims else "GJ-23.4"))
    return match.at(said=((act.seat, act.do),), claims=claims)
