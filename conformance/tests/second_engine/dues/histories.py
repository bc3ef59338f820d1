"""Random hands as points/open is told of them: sets, exits, claims, broken off anywhere."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from .options import Rules

SEATS = [1, 2, 3, 4, 5, 6]
RANKS = "3456789TJQKA2SB"
LEAST = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2, "2": 1, "S": 1, "B": 1}
Params = dict[str, Any]


class Chance:
    """A source of chance, and what every maker does with it."""

    def __init__(self, seed: int | str) -> None:
        """Seed it."""
        self.rng = random.Random(seed)

    def maybe(self, chance: float) -> bool:
        """Return true with some chance."""
        return self.rng.random() < chance

    def seat_or_null(self, chance: float) -> int | None:
        """Return a seat with some chance, else null."""
        return self.rng.choice(SEATS) if self.maybe(chance) else None

    def some_seats(self, least: int = 0) -> list[int]:
        """Return some seats in any order, none twice."""
        return self.rng.sample(SEATS, self.rng.randint(least, 6))

    def put(self, params: Params, name: str, value: Any, chance: float = 0.5) -> None:
        """Name an optional field with some chance, always where it says something."""
        if value or self.maybe(chance):
            params[name] = value

    def write(self, bag: Counter[str]) -> str:
        """Write cards in any order and any form the protocol has."""
        ranks = [rank for rank in bag if bag[rank] > 0]
        self.rng.shuffle(ranks)
        parts = []
        for rank in ranks:
            shown = "10" if rank == "T" and self.maybe(0.3) else rank
            starred = bag[rank] > 4 or self.maybe(0.2)
            parts.append(f"{shown}*{bag[rank]} " if starred else shown * bag[rank])
        return "".join(parts) if self.maybe(0.5) else " ".join(part.strip() for part in parts)


class History:
    """The sets of one hand, as far as it is told; who may answer whom is taken broadly."""

    def __init__(self, maker: Chance, rules: Rules, revolted: int | None) -> None:
        """Play it."""
        self.maker, self.rng, self.rules = maker, maker.rng, rules
        self.revolted = revolted
        self.stock = Counter({rank: 4 if rank in "SB" else 16 for rank in RANKS})
        self.in_play = [seat for seat in SEATS if seat != revolted]
        self.sets: list[Params] = []
        self.exits = 0
        self.melee = False
        self.claims = 3 if revolted is not None and maker.maybe(0.8) else 0
        self.out_chance = self.rng.choice([0.1, 0.25, 0.45])
        leader = self.rng.choice(self.in_play)
        for _ in range(self.rng.choice([0, 1, 2, 4, 8, 12, 16])):
            if self.over():
                break
            leader = self.round(leader)

    def over(self) -> bool:
        """Say whether the hand is over."""
        if self.rules["hand_end"] == "last_hand":
            return len(self.in_play) <= 1
        return len({seat % 2 for seat in self.in_play}) <= 1

    def round(self, leader: int) -> int:
        """Play a round and return who leads next."""
        seat, laid = leader, self.lead()
        self.lay(seat, laid, answers=False)
        while not self.over() and self.maker.maybe(0.45):
            higher = self.above(laid)
            others = [other for other in self.in_play if other != seat]
            if higher is None or not others:
                break
            seat, laid = self.rng.choice(self.favoured(seat, others)), higher
            self.lay(seat, laid, answers=True)
        early = self.revolted is not None and self.rules["revolution_melee"] == "first_place"
        self.melee = self.exits >= (1 if early else 2)
        while seat not in self.in_play and self.in_play:
            seat = seat % 6 + 1
        return seat

    def favoured(self, seat: int, others: list[int]) -> list[int]:
        """Return who may answer; half of the time the opposite, if he is there."""
        facing = (seat + 2) % 6 + 1
        return [facing] if facing in others and self.maker.maybe(0.5) else others

    def lay(self, seat: int, laid: Counter[str], answers: bool) -> None:
        """Lay a set, and perhaps go out on it."""
        self.stock -= laid
        told: Params = {"seat": seat, "cards": self.maker.write(laid)}
        self.maker.put(told, "answers", answers, 0.2)
        facing = self.revolted is not None and seat == (self.revolted + 2) % 6 + 1
        claim = facing and self.claims > 0 and not self.melee and is_gouji(laid)
        self.claims -= claim
        self.maker.put(told, "claim", bool(claim), 0.1)
        out = self.maker.maybe(self.out_chance)
        if out:
            self.in_play.remove(seat)
            self.exits += 1
        self.maker.put(told, "out", out, 0.2)
        self.sets.append(told)

    def lead(self) -> Counter[str]:
        """Return a set to lead: gouji mostly, on the edge of it often, with 2s and jokers."""
        ranks = [rank for rank in RANKS[1:] if self.stock[rank]]
        edge = [rank for rank in ranks if rank in LEAST and self.maker.maybe(0.6)]
        rank = self.rng.choice(edge or ranks)
        size = max(1, LEAST.get(rank, 2) + self.rng.choice([-1, 0, 0, 0, 1]))
        laid = Counter({rank: min(size, self.stock[rank])})
        if rank not in "2SB" and laid[rank] > 1 and self.stock["2"] and self.maker.maybe(0.2):
            laid += Counter({rank: -1, "2": 1})
        joker = self.rng.choice("SB")
        if rank not in "SB" and self.stock[joker] and self.maker.maybe(0.2):
            laid[joker] += 1
        return +laid

    def above(self, laid: Counter[str]) -> Counter[str] | None:
        """Return a set that beats another: as many cards, a higher rank, a big joker on small."""
        naturals = [rank for rank in laid if rank not in "2SB"]
        rank = naturals[0] if naturals else max("".join(laid), key=RANKS.index)
        if naturals == [] and laid["2"]:
            rank = "2"
        if laid["B"]:
            return None
        size, hung = sum(laid.values()), laid["S"] if rank != "S" else 0
        if hung > self.stock["B"] or size == hung:
            return None
        ranks = [
            other
            for other in RANKS[RANKS.index(rank) + 1 :]
            if self.stock[other] >= size - hung + (hung if other == "B" else 0) and not (hung and other == "S")
        ]
        if not ranks:
            return None
        return Counter({self.rng.choice(ranks): size - hung}) + Counter({"B": hung})


def is_gouji(laid: Counter[str]) -> bool:
    """Say whether a set is gouji (GJ-9.2 to GJ-9.2.4)."""
    naturals = [rank for rank in laid if rank not in "2SB"]
    if not naturals or laid["S"] or laid["B"]:
        return True
    return sum(laid.values()) >= LEAST.get(naturals[0], 99)
