"""Lots of a hand: which short hands are dealt, what is done of all that may be, and what is tried that may not."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.position import Position
from gouji.play.state import State
from gouji.table.cards import NO_CARDS, Counts
from gouji.table.seats import SEATS
from gouji_conformance.soak import deals
from gouji_conformance.soak.players import some_cards

_TRIES: Final = 12
_LAYS: Final = 0.8
"""How likely somebody lays cards who may."""
_REVOLTED: Final = 0.12
_BY_ASKED: Final = 0.7
_OWN: Final = 0.85


def key(action: Action) -> tuple[int, str, Counts, int]:
    """Return what *action* is, to be looked up among what is listed."""
    return action.seat, action.do, action.cards, action.to


def dealt(chance: random.Random) -> Position:
    """Return a position: hands of a few cards, somebody to lead; at times one or two are out, or one has revolted."""
    hands, seats = list(deals.short_hands(chance)), chance.sample(SEATS, len(SEATS))
    out = seats[: chance.choice((0, 0, 0, 0, 1, 2))]
    revolution = seats[2] if chance.random() < _REVOLTED else 0
    for seat in (*out, *([revolution] if revolution else ())):
        hands[seat - 1] = NO_CARDS
    return Position(tuple(hands), seats[-1], tuple(out), revolution)


def chosen(listed: Sequence[Action], chance: random.Random) -> Action:
    """Return one of the acts *listed*: cards more often than words, many more often than few."""
    laying = [action for action in listed if action.do in verbs.WITH_CARDS]
    if laying and (len(laying) == len(listed) or chance.random() < _LAYS):
        return max(chance.choices(laying, k=2), key=lambda action: sum(action.cards))
    return chance.choice([action for action in listed if action.do not in verbs.WITH_CARDS])


def tries(state: State, chance: random.Random) -> Iterator[Action]:
    """Yield what somebody might try: most often who is asked, with cards of his; else any word of anybody's."""
    turn = state.turn
    asked = chance.choice(SEATS) if turn is None else turn.seat
    for _ in range(_TRIES):
        seat = asked if chance.random() < _BY_ASKED else chance.choice(SEATS)
        verb = chance.choice((verbs.PLAY, verbs.PLAY, *verbs.VERBS))
        hand = state.hand(seat)
        if verb not in verbs.WITH_CARDS:
            yield Action(seat, verb, to=chance.choice(SEATS) if verb == verbs.ALLOW_COVER else 0)
        elif any(hand):
            yield Action(seat, verb, some_cards(chance, hand if chance.random() < _OWN else _other(state, seat)))


def _other(state: State, seat: int) -> Counts:
    """Return the cards of the next seat that holds any: he who lays them may hold them too, or not."""
    others = [state.hand((seat + step) % len(SEATS) + 1) for step in range(len(SEATS))]
    return next(hand for hand in others if any(hand))
