"""Seats, cards, what players say and what happens, in both languages."""

from collections.abc import Iterable
from typing import Final

from gouji.table.cards import Counts, cards_text
from gouji.table.seats import seat_text
from gouji_rulings.speech import listed, message
from gouji_spec.reasons import reasons
from gouji_spec.text import Text


def seat_words(seat: int) -> Text:
    """Return what a seat is called; nothing for 0, nobody."""
    return Text(zh=seat_text(seat, "zh"), en=seat_text(seat, "en")) if seat else Text.same("")


PLAYERS: Final = {
    "Zhao": "赵",
    "Qian": "钱",
    "Sun": "孙",
    "Li": "李",
    "Zhou": "周",
    "Wu": "吴",
    "Zheng": "郑",
    "Wang": "王",
}
"""People who have no seats yet; what goes over the wire is the English spelling."""


def player_words(name: str) -> Text:
    """Return the name of somebody who has no seat yet."""
    return Text(zh=PLAYERS.get(name, name), en=name)


def cards_words(counts: Counts) -> Text:
    """Return cards as each language writes them; nothing where there are none."""
    return Text(zh=cards_text(counts, "zh"), en=cards_text(counts, "en")) if any(counts) else Text.same("")


def sets_words(sets: Iterable[Counts]) -> Text:
    """Return sets as each language writes them, one after another."""
    return Text(zh="、", en=", ").join(map(cards_words, sets))


def verb_words(verb: str) -> Text:
    """Return what it is called to do *verb*."""
    return message(f"table.{verb}")


def verbs_words(verbs: Iterable[str]) -> Text:
    """Return several of them, one after another."""
    return listed(map(verb_words, verbs))


def event_words(name: str, seat: int, clause: str) -> Text:
    """Return an event with the clause by which it happened."""
    return message(f"table.event_{name}", seat=seat_words(seat)).map(lambda words: f"{words} ({clause})")


def reason_words(code: str) -> Text:
    """Return the reason *code* of a refusal with its clauses."""
    reason = reasons()[code]
    return reason.message.map(lambda words: f"{words} ({', '.join(reason.clauses)})")
