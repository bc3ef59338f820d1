"""Places, scores and tribute in words, each with the clause it rests on."""

from collections.abc import Iterator
from typing import Final

from gouji.rules import Rules
from gouji.settle.payment import Payment
from gouji.settle.point_dues import Share
from gouji.settle.return_ import Return, is_returned
from gouji.settle.score import Score, is_sweep
from gouji.settle.tribute import Due
from gouji_rulings.hand_told import HandPlayed
from gouji_rulings.paragraph import Paragraph
from gouji_rulings.settling import Settled
from gouji_rulings.speech import listed, message
from gouji_rulings.words import cards_words, seat_words
from gouji_spec.text import Text

KINDS: Final = {
    "held": Text(zh="闷贡", en="held-three tribute"),
    "burn": Text(zh="烧贡", en="burn tribute"),
    "point": Text(zh="点贡", en="point tribute"),
    "place": Text(zh="落贡", en="place tribute"),
    "sweep": Text(zh="串三户贡", en="sweep tribute"),
}
"""The kinds of tribute, as the protocol and as people call them."""

_OWED_BY: Final = {
    "held": "GH-tribute.13",
    "burn": "GH-tribute.12",
    "point": "GJ-24.5",
    "sweep": "GJ-21.7.2",
}
_RETURNED_BY: Final = {"place": "GJ-21.4.1", "sweep": "GJ-21.7.3"}
_TWO: Final = 2


def place_words(place: int, seat: int) -> Text:
    """Return who took a place: ``first out P1``, 头科甲."""
    return message(f"settled.place_{place}", seat=seat_words(seat))


def places_words(hand: HandPlayed) -> Text:
    """Return the places in words, from the first out to the last."""
    return listed(place_words(place, seat) for place, seat in enumerate(hand.places, 1))


def owes_words(due: Due, clauses: Text | None = None) -> Text:
    """Return who owes whom how many cards, with the clause, or with *clauses* where they are known better."""
    return message(
        "settled.owes",
        payer=seat_words(due.payer),
        receiver=seat_words(due.receiver),
        count=due.count,
        kind=KINDS[due.kind],
        clause=clauses or _owed_by(due),
    )


def places_paragraph(hand: HandPlayed) -> Paragraph:
    """Return the places as a paragraph."""
    return Paragraph("places", places_words(hand))


def score_paragraphs(score: Score, rules: Rules) -> Iterator[Paragraph]:
    """Yield what a hand scores."""
    key = "written_positive" if rules.signs == "positive" else "written_both"
    yield Paragraph("score", message(f"settled.{key}", odd=score.odd, even=score.even))
    if score.sweep:
        doubled = "sweep_doubled" if rules.sweep_doubles == "yes" else "sweep"
        yield Paragraph("score", message(f"settled.{doubled}"))


def dues_paragraphs(settled: Settled) -> Iterator[Paragraph]:
    """Yield who owes whom, what is paid and goes back, and what is to be said besides."""
    for due in settled.dues:
        shares = _shares(due, settled)
        clauses = listed(dict.fromkeys(Text.same(one.clause) for one in shares)) if shares else None
        yield Paragraph("due", owes_words(due, clauses))
        if len(shares) > 1:
            for one in shares:
                words = message(f"settled.share_{one.ground}", count=one.count, clause=one.clause)
                yield Paragraph("share", words)
        yield from (Paragraph("paid", words) for words in _paid(due, settled))
    yield from (Paragraph("note", message(f"settled.{key}")) for key in _remarks(settled))


def settled_paragraphs(settled: Settled) -> Iterator[Paragraph]:
    """Yield all that a hand comes to: its places, its score, and what is to be paid for it."""
    yield places_paragraph(settled.hand)
    yield from score_paragraphs(settled.score, settled.rules)
    yield from dues_paragraphs(settled)


def other_words(now: Settled, other: Settled) -> Text:
    """Return in few words in what *other* differs from *now*."""
    return Text(zh="；", en="; ").join(_differences(now, other))


def _differences(now: Settled, other: Settled) -> Iterator[Text]:
    if other.over and not now.over:
        yield message("settled.briefly_over")
        return
    if other.score != now.score:
        yield message("settled.briefly_score", odd=other.score.odd, even=other.score.even)
    if other.dues != now.dues:
        yield listed(map(_briefly_owes, other.dues)) if other.dues else message("settled.briefly_nothing")
    if other.paid != now.paid:
        yield from (_briefly_pays(one) for one in other.paid if one not in now.paid)
    if other.returns != now.returns:
        back = [_briefly_back(one) for one in other.returns]
        yield listed(back) if back else message("settled.briefly_nothing_back")


def _briefly_owes(due: Due) -> Text:
    payer, receiver = seat_words(due.payer), seat_words(due.receiver)
    return message("settled.briefly_owes", payer=payer, receiver=receiver, count=due.count)


def _briefly_pays(paid: Payment) -> Text:
    payer, receiver = seat_words(paid.due.payer), seat_words(paid.due.receiver)
    if not paid.count:
        return message("settled.briefly_pays_nothing", payer=payer, receiver=receiver)
    return message("settled.briefly_pays", payer=payer, receiver=receiver, cards=cards_words(paid.cards))


def _briefly_back(one: Return) -> Text:
    giver, taker = seat_words(one.giver), seat_words(one.taker)
    return message("settled.briefly_back", giver=giver, taker=taker, count=one.count)


def _owed_by(due: Due) -> str:
    if due.kind == "place":
        return "GJ-21.3.1" if due.count == _TWO else "GJ-21.3.2"
    return _OWED_BY[due.kind]


def _shares(due: Due, settled: Settled) -> list[Share]:
    return [one for one in settled.shares if due.kind == "point" and one.payer == due.payer]


def _paid(due: Due, settled: Settled) -> Iterator[Text]:
    back = _RETURNED_BY.get(due.kind, "GH-tribute.7")
    payment = next((one for one in settled.paid if one.due is due), None)
    if payment is None:
        if is_returned(due.kind, settled.rules):
            yield message("settled.will_be_returned", clause=back)
        return
    if payment.count:
        yield message("settled.pays", cards=cards_words(payment.cards))
    if payment.lapsed:
        yield message("settled.lapses", count=payment.lapsed)
    if payment.count and is_returned(due.kind, settled.rules):
        yield message("settled.goes_back", count=payment.count, clause=back)


def _remarks(settled: Settled) -> Iterator[str]:
    """Yield why nothing or not more is owed, and how the next hand begins."""
    rules, told = settled.rules, settled.told
    if settled.over:
        yield "nothing_left"
        return
    if rules.points == "off" and (told.opened is not None or told.calls):
        yield "no_points"
    if rules.burn_tribute == "off" and told.burns:
        yield "no_burn_tribute"
    if told.held and (rules.hold_three == "off" or rules.held_three_tribute == "off"):
        yield "no_held_tribute"
    if rules.tribute == "off":
        yield "no_place_tribute"
    elif is_sweep(settled.hand.places) and rules.sweep_tribute == "none":
        yield "none_after_a_sweep"
    if settled.is_opened_anew:
        yield "new_opening"
