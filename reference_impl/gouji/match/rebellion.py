"""Rebellion within a match (造反, GH-deal.14): the first hand is dealt anew once all have spoken (GH-deal.4)."""

from typing import Final

from gouji.deal import rebellion
from gouji.match import act as verbs
from gouji.match import opening
from gouji.match.act import Act, Verb
from gouji.match.state import Match
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.table.seats import AFTER

VERBS: Final[tuple[Verb, ...]] = (verbs.REBEL, verbs.NO_REBEL)


def begin(match: Match, _rules: Rules, _events: list[Event]) -> Match:
    """Begin the step: nobody has spoken."""
    return match.at(said=())


def asked(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return which of those entitled is asked next, in turn order from the first leader (GH-deal.3)."""
    if rules.rebellion == "off":
        return None
    leader, spoken = match.table.leader, [seat for seat, _ in match.table.said]
    entitled = [seat for seat in (leader, *AFTER[leader]) if seat not in spoken and not _against(match, seat, rules)]
    return (entitled[0], VERBS) if entitled else None


def _against(match: Match, seat: int, rules: Rules) -> Codes:
    return rebellion.why_not_rebel(match.table.held[seat - 1], rules, first_hand=match.table.last is None)


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against a rebellion whenever it is tried: it was not agreed, the hand, the cards."""
    return _against(match, act.seat, rules) if act.do == verbs.REBEL else ()


def why_not(_match: Match, _act: Act, _rules: Rules) -> Codes:
    """Return nothing: only those are asked who may rebel."""
    return ()


def after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match after a word; when all have spoken and one has rebelled the hand is void (GH-deal.5)."""
    match = match.at(said=(*match.table.said, (act.seat, act.do)))
    if act.do == verbs.REBEL:
        events.append(Event("rebelled", act.seat, "GH-deal.14"))
    rebelled = any(word == verbs.REBEL for _, word in match.table.said)
    if not rebelled or asked(match, rules) is not None:
        return match
    events.append(Event("hand_void", 0, "GH-deal.5"))
    return opening.again(match, rules)
