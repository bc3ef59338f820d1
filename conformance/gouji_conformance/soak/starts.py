"""Where a random match begins: with nothing agreed, with people seated, after some hands, or with short hands held."""

import random

from gouji.match.record import Record
from gouji.match.state import Last
from gouji.rules import Rules
from gouji.table.seats import SEATS
from gouji_conformance.referee.match_playing import NAMES
from gouji_conformance.soak import deals


def start_of(chance: random.Random, rules: Rules) -> Record:
    """Return the beginning of a match: a third begin with nothing agreed, most of the others near their end."""
    hands = rules.hands or chance.choice((1, 1, 1, 2, 3))
    way = chance.random()
    if way < 0.3:
        return Record(hands)
    if way < 0.35:
        return Record(hands, names=NAMES)
    begun = Record(hands, names=NAMES)
    if hands > 1 and chance.random() < 0.85:
        scores = [(chance.choice((0, 4, 12)), 0) for _ in range(chance.randint(max(1, hands - 2), hands - 1))]
        begun = begun.changed(scores=tuple(scores), last=_last(chance), first_opener=chance.choice(SEATS))
    if way < 0.55:
        return begun
    return begun.changed(held=deals.short_hands(chance), leader=chance.choice(SEATS))


def _last(chance: random.Random) -> Last:
    """Return a hand before: any order of the seats, now and then a sweep, now and then with a revolutionary in it."""
    places = chance.sample(SEATS, len(SEATS))
    if chance.random() < 0.15:
        places.sort(key=lambda seat: seat % 2)
    swept = len({seat % 2 for seat in places[:3]}) == 1
    revolution = places[2 if swept else 3] if chance.random() < 0.2 else 0
    return Last(tuple(places), revolution)
