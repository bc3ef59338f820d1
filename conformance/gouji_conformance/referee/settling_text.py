"""Places and tribute in words, each with the clause it rests on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from gouji.deal import opening
from gouji.rules import Rules
from gouji.settle.payment import Payment
from gouji.settle.return_ import Return, is_returned
from gouji.settle.score import Score, is_sweep
from gouji.settle.tribute import Due
from gouji.table.cards import cards_text
from gouji_conformance.referee.settling import HandPlayed
from gouji_conformance.sentences.tribute_slots import KINDS
from gouji_conformance.speech.messages import listed, message
from gouji_conformance.speech.wrapping import wrapped
from gouji_rulings.words import cards_words, seat_words
from gouji_spec.text import Language, Text

_OWED_BY: Final = {
    "held": "GH-tribute.13",
    "burn": "GH-tribute.12",
    "point": "GJ-24.5",
    "sweep": "GJ-21.7.2",
}
_RETURNED_BY: Final = {"place": "GJ-21.4.1", "sweep": "GJ-21.7.3"}
_TWO: Final = 2


@dataclass(frozen=True, slots=True)
class Settled:
    """What a hand leaves to be paid.

    Attributes:
        hand: the hand before, its last as he was named.
        dues: who owes whom, in order.
        paid: what is paid, for those of whom it was told what they have drawn.
        returns: what goes back for it.
        rules: what the table plays.
        over: the match is over, and nothing is left to be paid.
    """

    hand: HandPlayed
    dues: tuple[Due, ...]
    paid: tuple[Payment, ...]
    returns: tuple[Return, ...]
    rules: Rules
    over: bool


def places_words(hand: HandPlayed) -> Text:
    """Return the places in words, from the first out to the last."""
    named = (message(f"settle.place_{place}", seat=seat_words(seat)) for place, seat in enumerate(hand.places, 1))
    return listed(named)


def settled_lines(settled: Settled, language: Language) -> Iterator[str]:
    """Yield what a hand leaves to be paid, for people."""
    yield from wrapped(places_words(settled.hand).said_in(language))
    for due in settled.dues:
        yield owes_words(due).said_in(language)
        yield from _paid_lines(due, settled, language)
    for key in _remarks(settled):
        yield from wrapped(message(f"settle.{key}").said_in(language))


def owes_words(due: Due) -> Text:
    """Return who owes whom how many cards, with the clause."""
    return message(
        "settle.owes",
        payer=seat_words(due.payer),
        receiver=seat_words(due.receiver),
        count=due.count,
        kind=KINDS[due.kind],
        clause=_owed_by(due),
    )


def score_lines(score: Score, rules: Rules, language: Language) -> Iterator[str]:
    """Yield what a hand scores, for people."""
    key = "settle.written_positive" if rules.signs == "positive" else "settle.written_both"
    yield from wrapped(message(key, odd=score.odd, even=score.even).said_in(language), first="  ", rest="  ")
    if score.sweep:
        doubled = "settle.sweep_doubled" if rules.sweep_doubles == "yes" else "settle.sweep"
        yield "  " + message(doubled).said_in(language)


def _owed_by(due: Due) -> str:
    if due.kind == "place":
        return "GJ-21.3.1" if due.count == _TWO else "GJ-21.3.2"
    return _OWED_BY[due.kind]


def _paid_lines(due: Due, settled: Settled, language: Language) -> Iterator[str]:
    back = _RETURNED_BY.get(due.kind, "GH-tribute.7")
    payment = next((one for one in settled.paid if one.due is due), None)
    if payment is None:
        if is_returned(due.kind, settled.rules):
            yield "  " + message("settle.will_be_returned", clause=back).said_in(language)
        return
    if payment.count:
        yield "  " + message("settle.pays", cards=cards_words(payment.cards)).said_in(language)
    if payment.lapsed:
        yield "  " + message("settle.lapses", count=payment.lapsed).said_in(language)
    if payment.count and is_returned(due.kind, settled.rules):
        yield "  " + message("settle.goes_back", count=payment.count, clause=back).said_in(language)


def _remarks(settled: Settled) -> Iterator[str]:
    """Yield why nothing or not more is owed, and how the next hand begins."""
    sweep = is_sweep(settled.hand.places)
    if settled.over:
        yield "nothing_left"
        return
    if settled.rules.tribute == "off":
        yield "no_place_tribute"
    elif sweep and settled.rules.sweep_tribute == "none":
        yield "none_after_a_sweep"
    if _is_opened_anew(settled):
        yield "new_opening"


def _is_opened_anew(settled: Settled) -> bool:
    swept = is_sweep(settled.hand.places)
    return not settled.over and opening.is_new(first_hand=False, sweep=swept, rules=settled.rules)


def settled_json(settled: Settled) -> dict[str, Any]:
    """Return the same as JSON, as the protocol has it."""
    return {
        "places": list(settled.hand.places),
        "dues": [_due_json(due) for due in settled.dues],
        "payments": [
            {**_due_json(one.due), "cards": cards_text(one.cards), "lapsed": one.lapsed} for one in settled.paid
        ],
        "returns": [
            {"kind": one.kind, "giver": one.giver, "taker": one.taker, "count": one.count} for one in settled.returns
        ],
        "new_opening": _is_opened_anew(settled),
        "match_over": settled.over,
    }


def _due_json(due: Due) -> dict[str, Any]:
    return {"kind": due.kind, "payer": due.payer, "receiver": due.receiver, "count": due.count}
