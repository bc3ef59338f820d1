"""Revolution within a match (革命, Article 23): declared in turn, and what follows once all have spoken (GH-deal.4)."""

from typing import Final

from gouji.deal import buying, revolution, showing
from gouji.match import act as verbs
from gouji.match import opening
from gouji.match.act import Act, Verb
from gouji.match.state import Match
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.table.cards import HAND_SIZE
from gouji.table.seats import AFTER, SEATS

VERBS: Final[tuple[Verb, ...]] = (verbs.REVOLT, verbs.NO_REVOLT)


def begin(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Begin the step; who revolted before the tributes lays his cards aside now, if nobody is asked (GJ-26.2.11)."""
    return _settled(match.at(said=()), rules, events)


def asked(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return which of those entitled is asked next, in turn order from the first leader (GH-deal.3)."""
    leader, spoken = match.table.leader, [*match.table.early, *(seat for seat, _ in match.table.said)]
    around = [seat for seat in (leader, *AFTER[leader]) if seat not in spoken]
    return next(((seat, VERBS) for seat in around if not _against(match, seat, rules)), None)


def _against(match: Match, seat: int, rules: Rules) -> Codes:
    """Return what speaks against a revolution of *seat*; of one that began with fewer cards nobody knows its 36."""
    drawn = match.table.drew[seat - 1]
    if sum(drawn) < HAND_SIZE:
        return ("revolution_not_entitled",)
    held = match.table.held[seat - 1]
    if rules.hold_three == "off":
        return revolution.why_not_revolt(drawn, held, rules)
    return buying.why_not_revolt(drawn if rules.revolution_test == "drawn" else held, "revolution", rules)


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against a revolution of that seat, whosever turn it is to speak (GJ-23.1)."""
    return _against(match, act.seat, rules) if act.do == verbs.REVOLT else ()


def why_not(_match: Match, _act: Act, _rules: Rules) -> Codes:
    """Return nothing: only those are asked who may revolt."""
    return ()


def after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match after a word; when all have spoken one alone revolts, and two make the hand void (GJ-23.2)."""
    match = match.at(said=(*match.table.said, (act.seat, act.do)))
    if act.do == verbs.REVOLT:
        events.append(Event("revolted", act.seat, "GJ-23.1"))
    return _settled(match, rules, events)


def _settled(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Return the match after all have spoken: with its revolutionary, void where there are two (GJ-23.2)."""
    revolted = [*match.table.early, *(seat for seat, word in match.table.said if word == verbs.REVOLT)]
    if not revolted or asked(match, rules) is not None:
        return match
    if revolution.is_void(len(revolted)):
        events.append(Event("hand_void", 0, "GJ-23.2"))
        return opening.again(match, rules, events)
    able = [seat for seat in SEATS if seat not in revolted]
    return match.at(revolution=revolted[0], leader=showing.passed_on(match.table.leader, able))
