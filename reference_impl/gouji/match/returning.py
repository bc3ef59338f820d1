"""Returning tribute within a match (还贡, Article 21): card for card, refused cards changed once."""

from typing import Final

from gouji.match import act as verbs
from gouji.match.act import Act, Verb
from gouji.match.state import Asked, Match, Returning, made
from gouji.match.tribute import moved
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.settle import return_
from gouji.table.cards import NO_CARDS, Counts, counts_of, falling, holds, less, plus

VERBS: Final[tuple[Verb, ...]] = (verbs.RETURN, verbs.ACCEPT, verbs.REFUSE)


def begin(match: Match, rules: Rules, _events: list[Event]) -> Match:
    """Return the match with what is owed back, if anything is, for the tributes really paid (GH-tribute.6)."""
    paying = made(match.table.paying)
    owed = return_.owed_back(tuple(entry for _, entry in paying.paid), rules) if paying.paid else ()
    if not owed:
        return match
    asks = tuple(Asked(back.giver, "return", number) for number, back in enumerate(owed))
    return match.at(returning=Returning(owed, asks, match.table.held, (NO_CARDS,) * len(owed)))


def asked(match: Match, _rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who is asked next: to return, to look at it at once, to change a card at once (GH-tribute.20)."""
    returning = match.table.returning
    if returning is None or not returning.asks:
        return None
    head = returning.asks[0]
    return head.seat, (verbs.ACCEPT, verbs.REFUSE) if head.about == "look" else (verbs.RETURN,)


def why_not(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against the cards that are returned, refused or given in their place."""
    returning = made(match.table.returning)
    if act.do == verbs.ACCEPT:
        return ()
    if act.do == verbs.REFUSE:
        return _why_not_refuse(returning, act.cards, rules)
    if returning.asks[0].about == "change":
        return _why_not_change(match, returning, act.cards, rules)
    back = returning.returns[returning.asks[0].number]
    return return_.why_not_return(act.cards, match.table.held[act.seat - 1], back.count, rules)


def why_not_so(match: Match, act: Act, _rules: Rules) -> Codes:
    """Return what speaks against a return whosever turn it is: this seat has none to make (``no_return_due``)."""
    givers = [back.giver for back in made(match.table.returning).returns]
    return ("no_return_due",) if act.do == verbs.RETURN and act.seat not in givers else ()


def _why_not_refuse(returning: Returning, cards: Counts, rules: Rules) -> Codes:
    """Return why *cards* are not to be sent back: some were not returned, or are of a rank held (GJ-21.4.3)."""
    number, payer = returning.asks[0].number, returning.asks[0].seat
    found = [] if any(cards) and holds(returning.given[number], cards) else ["cards_not_returned"]
    for rank in falling(cards):
        found += return_.why_not_refuse_card(rank, returning.before[payer - 1], rules)
    return tuple(dict.fromkeys(found))


def _why_not_change(match: Match, returning: Returning, cards: Counts, rules: Rules) -> Codes:
    """Return why *cards* do not do in place of those refused (GJ-21.4.5)."""
    giver, payer = _parties(returning)
    hand, before = match.table.held[giver - 1], returning.before[payer - 1]
    found = [] if holds(hand, cards) else ["cards_not_held"]
    if sum(cards) != min(len(returning.refused), return_.changeable(hand, before, rules)):
        found.append("return_count_wrong")
    if return_.gives_last_three(cards, hand, rules):
        found.append("last_three_returned")
    for rank in falling(cards):
        found += return_.why_not_change(rank, hand, before, rules)
    return tuple(dict.fromkeys(found))


def _parties(returning: Returning) -> tuple[int, int]:
    back = returning.returns[returning.asks[0].number]
    return back.giver, back.taker


def after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match after what the seat asked has given or said."""
    returning = made(match.table.returning)
    if act.do == verbs.RETURN:
        events.append(Event("returned", act.seat, "GJ-21.4.1"))
        return _given(match, returning, act, rules)
    gone_on = returning.changed(asks=returning.asks[1:])
    if act.do == verbs.ACCEPT:
        return match.at(returning=gone_on)
    return _refused(match, act, rules, events)


def _given(match: Match, returning: Returning, act: Act, rules: Rules) -> Match:
    """Return the match after cards came back, or others in place of those refused, which go home."""
    head, *rest = returning.asks
    giver, payer = _parties(returning)
    held, given = moved(match.table.held, giver, payer, act.cards), act.cards
    if head.about == "change":
        home = counts_of(returning.refused[: sum(act.cards)])
        held, given = moved(held, payer, giver, home), less(plus(returning.given[head.number], act.cards), home)
    may_refuse = any(
        not return_.why_not_refuse_card(rank, returning.before[payer - 1], rules) for rank in falling(act.cards)
    )
    if head.about == "return" and may_refuse:
        rest = [Asked(payer, "look", head.number), *rest]
    return match.at(
        held=held,
        returning=returning.changed(asks=tuple(rest), given=_with(returning.given, head.number, given), refused=()),
    )


def _refused(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match after cards were sent back: they are changed, or stand where the giver has none (GJ-21.4.5)."""
    returning = made(match.table.returning)
    head, *rest = returning.asks
    giver, payer = _parties(returning)
    if return_.changeable(match.table.held[giver - 1], returning.before[payer - 1], rules):
        events.append(Event("return_refused", payer, "GJ-21.4.3"))
        rest = [Asked(giver, "change", head.number), *rest]
    else:
        events.append(Event("return_stands", payer, "GJ-21.4.5"))
    return match.at(returning=returning.changed(asks=tuple(rest), refused=falling(act.cards)))


def _with(given: tuple[Counts, ...], number: int, cards: Counts) -> tuple[Counts, ...]:
    return (*given[:number], cards, *given[number + 1 :])
