"""What a hand that is over comes to: its score, who owes whom, what is paid and goes back (Articles 20, 21, 24)."""

from collections.abc import Iterator
from dataclasses import dataclass

from gouji.deal import opening
from gouji.rules import Rules, rules_of
from gouji.settle import naming, point_dues
from gouji.settle import tribute as owing
from gouji.settle.payment import Payment, payments
from gouji.settle.point_dues import Share
from gouji.settle.return_ import Return, owed_back
from gouji.settle.score import Score, is_sweep, score
from gouji.settle.total import is_match_over
from gouji.settle.tribute import Due
from gouji.table.cards import NO_CARDS
from gouji.table.seats import OPPOSITE, SEATS
from gouji_rulings.hand_told import HandPlayed, HandTold, TellingError
from gouji_rulings.rulings import Turned, other_tables
from gouji_rulings.words import reason_words
from gouji_spec.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Settled:
    """What a hand leaves.

    Attributes:
        told: the hand as it was told.
        hand: its places, the last as he was named.
        score: what it scores.
        dues: who owes whom, in order.
        shares: what point tributes are made of, where it was told who has opened.
        paid: what is paid, for those of whom it was told what they have drawn.
        returns: what goes back for it.
        rules: what the table plays.
        over: the match is over, and nothing is left to be paid.
    """

    told: HandTold
    hand: HandPlayed
    score: Score
    dues: tuple[Due, ...]
    shares: tuple[Share, ...]
    paid: tuple[Payment, ...]
    returns: tuple[Return, ...]
    rules: Rules
    over: bool

    @property
    def is_opened_anew(self) -> bool:
        """Whether the next hand is opened anew (GJ-21.7.1)."""
        swept = is_sweep(self.hand.places)
        return not self.over and opening.is_new(first_hand=False, sweep=swept, rules=self.rules)


def settle(told: HandTold, rules: Rules) -> Settled:
    """Return what the hand *told* leaves at a table that plays by *rules*.

    Raises:
        TellingError: who was named last is none of the two lowest, or they are of two sides.
    """
    hand = _with_named(told)
    over = is_match_over(told.played, rules.hands, rules, sweep=is_sweep(hand.places))
    shares = () if over else _shares(told, rules)
    dues = () if over else _dues(told, hand, shares, rules)
    hands = tuple(told.drawn.get(seat, NO_CARDS) for seat in SEATS)
    paid = payments(dues, hands, (NO_CARDS,) * len(SEATS), rules)
    known = tuple(payment for payment in paid if payment.due.payer in told.drawn)
    written = score(told.order, told.revolution, rules)
    return Settled(told, hand, written, dues, shares, known, owed_back(known, rules), rules, over)


def _with_named(told: HandTold) -> HandPlayed:
    """Return the hand with the last as its side has named him; who agrees is told by nobody, and taken for granted."""
    hand = told.hand
    if not told.named:
        return hand
    reasons = naming.why_not_name_last(hand.places, told.named, frozenset(SEATS))
    if reasons:
        raise TellingError("not_named", seat=f"P{told.named}", problem=reason_words(reasons[0]))
    return HandPlayed(naming.named_last(hand.places, told.named), hand.revolution)


def _shares(told: HandTold, rules: Rules) -> tuple[Share, ...]:
    if told.opened is None:
        return ()
    return point_dues.shares(told.opened, told.calls, told.revolution, rules, priceless=told.priceless)


def _dues(told: HandTold, hand: HandPlayed, shares: tuple[Share, ...], rules: Rules) -> tuple[Due, ...]:
    owed = {seat: sum(share.count for share in shares if share.payer == seat) for seat in SEATS}
    return owing.in_order(
        (
            *owing.held_dues(told.held, rules),
            *owing.burn_dues(told.burns, rules),
            *(Due("point", seat, OPPOSITE[seat], count) for seat, count in owed.items() if count),
            *(Due("point", *point) for point in told.points),
            *owing.place_dues(hand.places, 0, rules),
        )
    )


def turned(settled: Settled, ruleset: Ruleset) -> Iterator[Turned[Settled]]:
    """Yield the options on which it turned what a hand comes to: another value alone would change it."""
    for option, value, other in other_tables(ruleset):
        changed = settle(settled.told, rules_of(other))
        if _comes_to(changed) != _comes_to(settled):
            yield Turned(option, value, changed)


def _comes_to(settled: Settled) -> tuple[object, ...]:
    return settled.score, settled.dues, settled.paid, settled.returns, settled.over
