"""``gouji tribute HAND``: who owes whom for a hand, what is paid and what goes back."""

from pathlib import Path

import click

from gouji.rules import Rules, rules_of
from gouji.settle import naming
from gouji.settle import tribute as owing
from gouji.settle.payment import payments
from gouji.settle.return_ import owed_back
from gouji.settle.score import is_sweep
from gouji.settle.total import is_match_over
from gouji.settle.tribute import Due
from gouji.table.cards import NO_CARDS
from gouji_conformance.referee.settling import (
    HandPlayed,
    read_drawn,
    read_hand_played,
    read_pair,
    read_point,
    read_seat,
)
from gouji_conformance.referee.settling_text import Settled, settled_json, settled_lines
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_rulings.words import reason_words
from gouji_spec.text import Language


def tribute(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    hand: str,
    named: str | None,
    points: tuple[str, ...],
    burns: tuple[str, ...],
    held: tuple[str, ...],
    drawn: tuple[str, ...],
    played: int,
    profile: str | None,
    ruleset: Path | None,
    as_json: bool,
) -> None:
    """Print who owes whom for *hand*; where it is told what was drawn, what is paid and what goes back."""
    table = chosen_ruleset(profile, ruleset)
    rules = rules_of(table)
    before = _with_named(read_hand_played(hand), named)
    over = is_match_over(played, rules.hands, rules, sweep=is_sweep(before.places))
    dues = () if over else _dues(before, points, burns, held, rules)
    settled = _settled(before, dues, drawn, rules, over=over)
    if as_json:
        from gouji_conformance.reports.json_text import indented  # noqa: PLC0415 - people need no msgspec

        click.echo(indented({"ruleset": table.to_json(), **settled_json(settled)}))
        return
    for line in settled_lines(settled, language):
        click.echo(line)


def _with_named(hand: HandPlayed, named: str | None) -> HandPlayed:
    """Return *hand* with the last as its side has named him; who agrees is told by nobody, and taken for granted.

    Raises:
        UserError: it is none of the two lowest, or they are of two sides.
    """
    if named is None:
        return hand
    seat = read_seat(named)
    reasons = naming.why_not_name_last(hand.places, seat, frozenset(range(1, 7)))
    if reasons:
        raise UserError("settle.not_named", seat=named, problem=reason_words(reasons[0]))
    return HandPlayed(naming.named_last(hand.places, seat), hand.revolution)


def _dues(
    hand: HandPlayed, points: tuple[str, ...], burns: tuple[str, ...], held: tuple[str, ...], rules: Rules
) -> tuple[Due, ...]:
    beaten = tuple((payer, beater) for beater, payer in map(read_pair, held))
    return owing.in_order(
        (
            *owing.held_dues(beaten, rules),
            *owing.burn_dues(tuple(map(read_pair, burns)), rules),
            *(Due("point", *read_point(text)) for text in points),
            *owing.place_dues(hand.places, 0, rules),
        )
    )


def _settled(hand: HandPlayed, dues: tuple[Due, ...], drawn: tuple[str, ...], rules: Rules, *, over: bool) -> Settled:
    told = dict(map(read_drawn, drawn))
    hands = tuple(told.get(seat, NO_CARDS) for seat in range(1, 7))
    paid = payments(dues, hands, (NO_CARDS,) * 6, rules)
    known = tuple(payment for payment in paid if payment.due.payer in told)
    return Settled(hand, dues, known, owed_back(known, rules), rules, over=over)
