"""Cards as text and what a set is, as far as points, 3s and tribute ask for it."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

ORDER = "3456789TJQKA2SB"  # low to high (type cards.rank)
PAYING = "2SB"  # legal tribute cards (GJ-21.1.1), and what pays for a 3 (GJ-26.2.1)
_GOUJI_FROM = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2}  # GJ-9.2
_TOKEN = re.compile(r"(10|[2-9TJQKASB])(?:\*([1-9][0-9]?)(?= |$))?")

Bag = Counter[str]


def read(text: str) -> Bag | None:
    """Return the cards of a text, None where it cannot be read (protocol, type cards).

    The space is U+0020 alone; X*n stands for 1 to 16 cards, and a space or the end follows.
    """
    bag: Bag = Counter()
    rest = text.strip(" ")
    while rest:
        found = _TOKEN.match(rest)
        if found is None:
            return None
        number = int(found[2] or 1)
        if number > 16:
            return None
        bag[found[1].replace("10", "T")] += number
        rest = rest[found.end() :].lstrip(" ")
    return bag


def size(bag: Bag) -> int:
    """Return how many cards a bag holds."""
    return sum(bag.values())


def write(bag: Bag) -> str:
    """Write cards as text, lowest first, one letter a card."""
    return "".join(rank * bag[rank] for rank in ORDER)


def within(part: Bag, whole: Bag) -> bool:
    """Say whether all of one bag are in another."""
    return all(whole[rank] >= number for rank, number in part.items())


def highest(bag: Bag, number: int, ranks: str = ORDER) -> Bag:
    """Return the highest so many cards of a bag among some ranks, or all where they are fewer."""
    taken: Bag = Counter()
    for rank in sorted(ranks, key=ORDER.index, reverse=True):
        take = min(bag[rank], number - size(taken))
        if take > 0:
            taken[rank] = take
    return taken


@dataclass(frozen=True)
class Laid:
    """A set laid: its cards and whether it is a gouji set."""

    cards: Bag
    gouji: bool

    @property
    def jokers(self) -> int:
        """How many jokers are in it, hung or not."""
        return self.cards["S"] + self.cards["B"]

    @property
    def count(self) -> int:
        """How many cards it has."""
        return size(self.cards)


def as_set(text: str) -> Laid | None:
    """Read a text as one set, None where it is none: unreadable, empty or of mixed ranks.

    A set is one rank with 2s pasted and jokers hung on it, 2s with jokers, or jokers (GJ-8.4);
    it is gouji from the numbers of GJ-9.2 on, pasted 2s counted, and wherever a joker is in it.
    """
    bag = read(text)
    if not bag:
        return None
    naturals = [rank for rank in bag if rank not in PAYING]
    if len(naturals) > 1:
        return None
    if not naturals or bag["S"] or bag["B"]:
        return Laid(bag, True)
    return Laid(bag, size(bag) >= _GOUJI_FROM.get(naturals[0], 99))
