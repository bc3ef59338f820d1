"""Buying a 3 within a match (买3, Article 26), and the hand that cannot pay for one."""

from typing import Final

from gouji.deal import buying
from gouji.deal.revolution import is_void
from gouji.match import act as verbs
from gouji.match import opening
from gouji.match.act import Act, Verb
from gouji.match.state import Match, made
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.table.cards import plus

VERBS: Final[tuple[Verb, ...]] = (verbs.BUY, verbs.REVOLT, verbs.NO_REVOLT)


def begin(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Begin the step; a hand that revolts by itself is not asked (GH-hold-three.3)."""
    early = buying.revolting_by_itself(match.table.held, _first_taker(match), rules)
    events += [Event("revolted", seat, "GH-hold-three.3") for seat in early]
    return _settled(match.at(said=(), early=early), rules, events)


def _first_taker(match: Match) -> int:
    return made(match.table.opened).taker


def _spoken(match: Match) -> frozenset[int]:
    return frozenset([seat for seat, _ in match.table.said])


def asked(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return whose turn it is to buy or, where he cannot pay, to say whether he revolts (GJ-26.2.8, GJ-26.2.10)."""
    seat = buying.turn(match.table.held, _first_taker(match), _spoken(match), rules)
    if not seat:
        return None
    priceless = buying.is_priceless(match.table.held[seat - 1])
    return seat, (verbs.REVOLT, verbs.NO_REVOLT) if priceless else (verbs.BUY,)


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against a purchase or a revolution here, whosever turn it is (GJ-26.2, GJ-26.2.10)."""
    if act.do == verbs.BUY:
        return why_not(match, act, rules)
    hand = match.table.drew[act.seat - 1]
    return buying.why_not_revolt(hand, "buying", rules) if act.do == verbs.REVOLT else ()


def why_not(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against buying of that seller at that price (GJ-26.2.1 to GJ-26.2.8)."""
    if act.do != verbs.BUY:
        return ()
    held, taker = match.table.held, _first_taker(match)
    return buying.why_not_buy(act.seat, act.to, act.cards, held, taker, _spoken(match), rules)


def after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match after a purchase, or a word of who cannot pay: he plays on (GJ-26.2.14) or revolts."""
    table = match.table
    if act.do == verbs.BUY:
        events.append(Event("bought", act.seat, "GJ-26.2"))
        price = next(rank for rank, many in enumerate(act.cards) if many)
        got = tuple(plus(mine, act.cards) if seat == act.to else mine for seat, mine in enumerate(table.got, start=1))
        held = buying.after(table.held, act.seat, act.to, price)
        return _settled(match.at(held=held, got=got), rules, events)
    early = table.early
    if act.do == verbs.REVOLT:
        events.append(Event("revolted", act.seat, "GJ-26.2.10"))
        early = (*early, act.seat)
    return _settled(match.at(said=(*table.said, (act.seat, act.do)), early=early), rules, events)


def _settled(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Return the match, void where two have revolted and all have spoken (GJ-23.2, GH-deal.4)."""
    if not is_void(len(match.table.early)) or asked(match, rules) is not None:
        return match
    events.append(Event("hand_void", 0, "GJ-23.2"))
    return opening.again(match, rules)
