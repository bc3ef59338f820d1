"""Paying the tributes of a hand within a match (进贡, Article 21): waiving, refusing, paying, due by due.

Within a kind everybody speaks before anybody pays, and everybody pays from what he drew: so it is as if all paid at
once (GH-tribute.4), though the record has them one after another.
"""

from functools import reduce
from itertools import groupby
from typing import Final

from gouji.deal import opening
from gouji.match import act as verbs
from gouji.match.act import Act, Verb
from gouji.match.state import Asked, Hands, Match, Paying, Table, made
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.settle import payment, tribute
from gouji.settle.payment import Payment
from gouji.settle.tribute import Due
from gouji.table.cards import NO_CARDS, Counts, less, plus
from gouji.table.seats import is_partner

VERBS: Final[tuple[Verb, ...]] = (verbs.WAIVE, verbs.INSIST, verbs.ACCEPT, verbs.REFUSE, verbs.PAY)


def begin(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Return the match with its dues known; with two or more newcomers all have lapsed (GJ-6.5.3)."""
    dues = _dues(match.table, rules)
    return _settled(match.at(paying=Paying(dues, _asks(dues, rules))), rules, events)


def _dues(table: Table, rules: Rules) -> tuple[Due, ...]:
    last = table.last
    if last is None or not opening.dues_stand(len(last.replaced)):
        return ()
    return tribute.in_order((*tribute.place_dues(last.places, last.revolution, rules), *last.dues))


def _asks(dues: tuple[Due, ...], rules: Rules) -> tuple[Asked, ...]:
    """Return who is asked about *dues*, kind by kind: about waiving and refusing first, then to pay (GH-tribute.19)."""
    found: list[Asked] = []
    for _, entries in groupby(enumerate(dues), key=lambda entry: entry[1].kind):
        of_kind = list(entries)
        for number, due in of_kind:
            if is_partner(due.payer, due.receiver):
                found += [Asked(due.payer, "waive", number), Asked(due.receiver, "waive", number)]
            if rules.receiver_may_refuse == "yes":
                found.append(Asked(due.receiver, "accept", number))
        found += [Asked(due.payer, "pay", number) for number, due in of_kind]
    return tuple(found)


def asked(match: Match, _rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who is asked next, and what he may say or do; None once every due is settled."""
    paying = match.table.paying
    if paying is None or not paying.asks:
        return None
    head = paying.asks[0]
    if head.about == "waive":
        return head.seat, (verbs.WAIVE, verbs.INSIST)
    return head.seat, (verbs.ACCEPT, verbs.REFUSE) if head.about == "accept" else (verbs.PAY,)


def why_not(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against the act of the seat asked: wrong cards, or half a due refused."""
    paying = made(match.table.paying)
    due = paying.dues[paying.asks[0].number]
    if act.do == verbs.REFUSE:
        named = 0 if any(act.cards) else None  # it is refused whole, and no card named: none is laid yet
        return tribute.why_not_refuse_due(due, act.seat, rules, named)
    if act.do != verbs.PAY:
        return ()
    left = left_to_pay(paying, match.table, act.seat)
    must = Payment(due, payment.highest(left, due.count, rules))
    return payment.why_not_pay(act.cards, payment.Asked(must, left, received(paying, act.seat)), rules)


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against an act whosever turn it is: the due at hand is not so, or the seat owes another.

    Reasons: ``waiver_between_sides``; those of ``tribute.why_not_refuse_due``; ``tribute_not_owed`` – all that the seat
    owes is paid, or it owes nothing; ``tribute_out_of_order`` – kinds before it come first (GH-tribute.1).
    """
    paying = made(match.table.paying)
    due = paying.dues[paying.asks[0].number]
    if act.do == verbs.REFUSE:
        return why_not(match, act, rules)
    if act.do == verbs.WAIVE:
        return () if is_partner(due.payer, due.receiver) else ("waiver_between_sides",)
    if act.do != verbs.PAY:
        return ()
    owed = [paying.dues[ask.number].kind for ask in paying.asks if (ask.about, ask.seat) == ("pay", act.seat)]
    if not owed:
        return ("tribute_not_owed",)
    return () if due.kind in owed else ("tribute_out_of_order",)


def received(paying: Paying, seat: int) -> Counts:
    """Return the tribute that *seat* has received; none of it may be paid on (GH-tribute.3)."""
    return reduce(plus, (entry.cards for _, entry in paying.paid if entry.due.receiver == seat), NO_CARDS)


def left_to_pay(paying: Paying, table: Table, seat: int) -> Counts:
    """Return what *seat* has drawn and not paid: what it holds without what it received (GH-tribute.3).

    The price of a 3 that it sold is among what it received.
    """
    return less(less(table.held[seat - 1], table.got[seat - 1]), received(paying, seat))


def after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match after what the seat asked has said or paid."""
    paying = made(match.table.paying)
    head, *rest = paying.asks
    due = paying.dues[head.number]
    if act.do == verbs.PAY:
        return _paid(match, Payment(due, act.cards), rules, events)
    if act.do == verbs.INSIST:
        rest = [ask for ask in rest if (ask.about, ask.number) != ("waive", head.number)]
    lifted = paying.lifted
    if act.do == verbs.REFUSE or (act.do == verbs.WAIVE and act.seat == due.receiver):
        rest = [ask for ask in rest if ask.number != head.number]
        lifted |= {head.number}
        events.append(_lifted(act, due))
    return _settled(match.at(paying=paying.changed(asks=tuple(rest), lifted=lifted)), rules, events)


def _lifted(act: Act, due: Due) -> Event:
    if act.do == verbs.WAIVE:
        return Event("tribute_waived", due.payer, "GJ-21.5")
    return Event("tribute_refused", due.payer, "GH-tribute.10")


def _paid(match: Match, paid: Payment, rules: Rules, events: list[Event]) -> Match:
    paying = made(match.table.paying)
    events.append(Event("paid", paid.due.payer, "GJ-21.1.2"))
    if paid.lapsed:
        events.append(Event("tribute_lapsed", paid.due.payer, "GJ-21.2.2"))
    held = moved(match.table.held, paid.due.payer, paid.due.receiver, paid.cards)
    gone_on = paying.changed(asks=paying.asks[1:], paid=(*paying.paid, (paying.asks[0].number, paid)))
    return _settled(match.at(held=held, paying=gone_on), rules, events)


def _settled(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Let go of dues for which their payer has nothing: nobody is asked to pay no cards (GJ-21.2.1, GH-tribute.2)."""
    before = paying = made(match.table.paying)
    while paying.asks and paying.asks[0].about == "pay":
        due = paying.dues[paying.asks[0].number]
        if any(payment.highest(left_to_pay(paying, match.table, due.payer), due.count, rules)):
            break
        events.append(Event("tribute_lapsed", due.payer, "GJ-21.2.1"))
        paying = paying.changed(asks=paying.asks[1:])
    return match if paying is before else match.at(paying=paying)


def moved(held: Hands, giver: int, taker: int, cards: Counts) -> Hands:
    """Return the hands after *cards* have gone from one seat to another."""
    hands = list(held)
    hands[giver - 1] = less(held[giver - 1], cards)
    hands[taker - 1] = plus(held[taker - 1], cards)
    return tuple(hands)
