"""Calls within a match (叫点, Article 24): blind before the opening or the first card, seen before any revolution."""

from typing import Final

from gouji.match import act as verbs
from gouji.match.act import Act, Verb
from gouji.match.state import Match
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.settle import calls
from gouji.settle.calls import Call, CallKind, When
from gouji.table.seats import AFTER, OPPOSITE, SEATS

BLIND_VERBS: Final[tuple[Verb, ...]] = (verbs.BLIND_CALL, verbs.NO_CALL)
SEEN_VERBS: Final[tuple[Verb, ...]] = (verbs.SEEN_CALL, verbs.NO_CALL)
_KIND: Final[dict[str, CallKind]] = {verbs.BLIND_CALL: "blind", verbs.SEEN_CALL: "seen"}


def begin(match: Match, _rules: Rules, _events: list[Event]) -> Match:
    """Begin the step: nobody has spoken."""
    return match.at(said=())


def asked_blind(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who is asked next, before the opening, whether he calls blind (GJ-24.8)."""
    return _asked(match, "blind", BLIND_VERBS, rules) if rules.blind_call_by == "opening" else None


def asked_late(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who is asked next, before the first card is taken, whether he calls blind (GH-points.12)."""
    return _asked(match, "blind", BLIND_VERBS, rules) if rules.blind_call_by == "first_card" else None


def asked_seen(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who is asked next whether he calls seen (GJ-24.7)."""
    return _asked(match, "seen", SEEN_VERBS, rules)


def _asked(match: Match, kind: CallKind, words: tuple[Verb, ...], rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    if rules.points == "off":
        return None
    spoken = [seat for seat, _ in match.table.said]
    first = first_to_speak(match)
    around = [seat for seat in (first, *AFTER[first]) if seat not in spoken]
    return next(((seat, words) for seat in around if not _against(match, kind, seat, OPPOSITE[seat], rules)), None)


def first_to_speak(match: Match) -> int:
    """Return from whom on all speak in turn: the first leader, the first taker, the last, seat 1 (GH-deal.3)."""
    table = match.table
    taker = 0 if table.opened is None else table.opened.taker
    last = SEATS[0] if table.last is None else table.last.places[-1]
    return table.leader or taker or last


def _against(match: Match, kind: CallKind, seat: int, target: int, rules: Rules) -> Codes:
    table = match.table
    moment: When = "revolution" if kind == "seen" else rules.blind_call_by
    revolted = next(iter(table.early), 0)
    return calls.why_not_call(kind, seat, target, table.calls, revolted, rules, moment)


def why_not_so(_match: Match, act: Act, _rules: Rules) -> Codes:
    """Return what speaks against a call whosever turn it is: only one's own opposite is called (GJ-24.7.1)."""
    calls_another = act.do in _KIND and act.to != OPPOSITE[act.seat]
    return ("call_not_opposite",) if calls_another else ()


def why_not(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against a call of the seat asked."""
    return _against(match, _KIND[act.do], act.seat, act.to, rules) if act.do in _KIND else ()


def after(match: Match, act: Act, _rules: Rules, events: list[Event]) -> Match:
    """Return the match with the word given, a call kept for the dues (GJ-24.8, GJ-24.7)."""
    match = match.at(said=(*match.table.said, (act.seat, act.do)))
    if act.do not in _KIND:
        return match
    events.append(Event("called", act.seat, "GJ-24.8" if act.do == verbs.BLIND_CALL else "GJ-24.7"))
    return match.at(calls=(*match.table.calls, Call(_KIND[act.do], act.seat)))
