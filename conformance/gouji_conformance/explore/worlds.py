"""The deals: all of twelve cards, some of eighteen, and the starts set by hand."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from typing import Final, Literal

from gouji.play.position import Position
from gouji.table.cards import NO_CARDS, Counts, parse_cards
from gouji_conformance.explore import laying, starts

World = Literal["starts", "twelve", "eighteen"]
WORLDS: Final[tuple[World, ...]] = ("starts", "twelve", "eighteen")

PACKS: Final = {"twelve": "4*6 KK 22 S B", "eighteen": "4*9 K*4 2*3 S B"}
"""The cards of a world, as many for each seat."""

SAMPLED: Final = 500
"""How many deals of eighteen cards are drawn from the seed."""

_MOST_KINDS: Final = 9
"""Of how many ranks the six hands of a deal of eighteen hold cards, added up: with more its games are too many."""

_PART: Final = {"starts": 1, "twelve": 10, "eighteen": 1}
"""How many starts are one part: positions are shared within it, and it is done or to be done again."""


@dataclass(frozen=True, slots=True)
class Part:
    """Some starts of a world, under one profile.

    Attributes:
        profile: what the table plays.
        world: which world.
        number: which part of it, from 0.
    """

    profile: str
    world: World
    number: int


def dealt(pack: Counts, each: int) -> Iterator[tuple[Counts, ...]]:
    """Yield every deal of *pack* to six seats, *each* cards a seat.

    The first seat leads, so that two deals of which one is the other turned round the table are one where the same
    player leads, and are dealt once.
    """
    yield from _dealt(pack, each, 6)


def _dealt(pack: Counts, each: int, seats: int) -> Iterator[tuple[Counts, ...]]:
    if seats == 0:
        yield ()
        return
    for hand in _hands(pack, each):
        for others in _dealt(laying.without(pack, hand), each, seats - 1):
            yield (hand, *others)


@cache
def _hands(pack: Counts, each: int) -> tuple[Counts, ...]:
    return tuple([hand for hand in product(*[range(min(many, each) + 1) for many in pack]) if sum(hand) == each])


@cache
def _all_of_twelve() -> tuple[tuple[Counts, ...], ...]:
    return tuple(dealt(parse_cards(PACKS["twelve"]), 2))


def sampled(seed: int) -> Iterator[tuple[Counts, ...]]:
    """Yield deals of eighteen cards, drawn from *seed*: few ranks a hand, so that all games can be played."""
    pack = [rank for rank, many in enumerate(parse_cards(PACKS["eighteen"])) for _ in range(many)]
    drawing = random.Random(f"eighteen {seed}")  # noqa: S311 - no secret
    while True:
        drawing.shuffle(pack)
        hands = [list(NO_CARDS) for _ in range(6)]
        for at, rank in enumerate(pack):
            hands[at % 6][rank] += 1
        if sum(many > 0 for hand in hands for many in hand) <= _MOST_KINDS:
            yield tuple(map(tuple, hands))


def how_many(world: World, profile: str) -> int:
    """Return how many starts *world* has under *profile*."""
    if world == "starts":
        return len(starts.under(profile))
    return len(_all_of_twelve()) if world == "twelve" else SAMPLED


def parts(world: World, profile: str) -> int:
    """Return in how many parts *world* is walked."""
    return -(-how_many(world, profile) // _PART[world])


def in_part(part: Part, seed: int) -> Sequence[Position]:
    """Return the starts of *part*; those set by hand are one a part (``starts``)."""
    size = _PART[part.world]
    first = part.number * size
    if part.world == "starts":
        return [starts.under(part.profile)[part.number].position]
    if part.world == "twelve":
        return [Position(hands, 1) for hands in _all_of_twelve()[first : first + size]]
    return [Position(hands, 1) for hands in islice(sampled(seed), first, first + size)]
