"""What is tried at a position: everything lawful, and what a player might do wrong."""

from functools import lru_cache
from typing import cast

from gouji.play.action import Action, Verb
from gouji.table.cards import NO_CARDS
from gouji_conformance.explore import laying
from gouji_conformance.explore.acts import Act
from gouji_conformance.explore.laying import Cards

_WORDS = ("pass", "yield", "cover", "decline", "wind", "renounce")
_NOT_HELD: Cards = (0,) * 2 + (1,) + (0,) * 12
"""A 5, of whoever holds none."""


@lru_cache(maxsize=1 << 14)
def of_the_seat(seat: int, hand: Cards) -> tuple[Act, ...]:
    """Return all that the seat asked can try: every word, every choice of its cards, and cards it does not hold."""
    words = [Act(seat, word) for word in _WORDS]
    leave = [Act(seat, "allow_cover", (), other) for other in range(1, 7)]
    cards = list(laying.choices(hand))
    if _NOT_HELD not in cards:
        cards.append(_NOT_HELD)
    return (*words, *leave, *[Act(seat, verb, laid) for verb in ("play", "burn") for laid in cards])


@lru_cache(maxsize=1 << 14)
def of_another(seat: int, hand: Cards) -> tuple[Act, ...]:
    """Return what a seat that is not asked tries: every word, and one set, laid and burning."""
    words = [Act(seat, word) for word in _WORDS]
    laid = laying.choices(hand)[-1:]
    cards = [Act(seat, verb, cards) for verb in ("play", "burn") for cards in laid]
    return (*words, Act(seat, "allow_cover", (), seat % 6 + 1), *cards)


@lru_cache(maxsize=1 << 16)
def as_action(act: Act) -> Action:
    """Return *act* as the engine is told of it."""
    return Action(act.seat, cast("Verb", act.do), act.cards or NO_CARDS, act.to, act.sets)
