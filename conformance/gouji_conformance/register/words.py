"""What the answer of a ruling says at each of its keys, in words."""

from typing import Final

from gouji.table.seats import parse_seat
from gouji_conformance.speech.messages import listed, message
from gouji_rulings.words import seat_words, verbs_words
from gouji_spec.reasons import reasons
from gouji_spec.register import NOBODY, Answer
from gouji_spec.text import Text

_NOTHING: Final = Text.same("–")
_PHASES: Final = ("lead", "respond", "burn", "cover", "over")


def key_words(key: str) -> Text:
    """Return what *key* of an answer is about."""
    return message(f"register.of_{key}")


def value_words(answer: Answer, key: str) -> Text:
    """Return what *answer* says at *key*."""
    value = getattr(answer, key)
    if value is None or (value == () and key != "dues"):
        return _NOTHING
    if value == ():
        return message("register.no_dues")
    if key == "stands":
        return message("register.stands" if value else "register.refused")
    if key == "reasons":
        return listed(reasons()[code].name if code in reasons() else Text.same(code) for code in value)
    if key == "next":
        return message("register.nobody") if value == NOBODY else seat_words(parse_seat(value) or 0)
    if key == "may":
        return verbs_words(value)
    if key == "score":
        odd, _, even = value.partition(":")
        return message("register.score", odd=odd, even=even)
    if key == "dues":
        return listed(map(_due_words, value))
    return message(f"register.in_{value}") if value in _PHASES else Text.same(value)


def _due_words(due: str) -> Text:
    payer, receiver, count = due.split()
    seats = {"payer": seat_words(parse_seat(payer) or 0), "receiver": seat_words(parse_seat(receiver) or 0)}
    return message("register.due", **seats, count=count)
