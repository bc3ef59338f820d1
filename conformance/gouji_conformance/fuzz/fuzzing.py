"""Fuzzing: games asked batch by batch, of one engine or of two, what differs counted by its kind."""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.fresh.question import clauses_of
from gouji_conformance.fuzz import scenes
from gouji_conformance.fuzz.asking import Asked, Side, asked_of_reference
from gouji_conformance.fuzz.beginnings import beginnings, told_beginnings
from gouji_conformance.fuzz.dealing import Dealer
from gouji_conformance.fuzz.differences import Difference, differences
from gouji_conformance.fuzz.finding import apart
from gouji_conformance.fuzz.games import Game, Hand, Lay
from gouji_conformance.fuzz.tables import tables
from gouji_conformance.runs.verdicts import not_claimed
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import Ruleset

AREAS: Final = (Lay.area, Hand.area, *scenes.AREAS)
"""The areas that are fuzzed."""
_OFTEN: Final = {Hand.area: 5, scenes.MATCH: 2, "deal": 2, "tribute": 2, "point-dues": 2}
"""Areas of which more is to be said than of others: how often they come before another comes twice."""
BATCH: Final = 100
"""So many games are asked in one go."""


@dataclass(frozen=True, slots=True)
class Found:
    """What one batch has come to.

    Attributes:
        games: how many were asked; what was no question is not counted.
        clauses: by which what happened in them came about.
        differences: those found, each with the number of the engine that is wrong.
    """

    games: int
    clauses: frozenset[str]
    differences: Sequence[tuple[int, Difference]]


@dataclass(frozen=True, slots=True)
class Fuzzer:
    """Asks games.

    Attributes:
        sides: the engine that is fuzzed, and the second where there is one.
        areas: those fuzzed in turn, hands and matches more often than others.
        dealers: makes the games of each area.
        seed: all games come from it.
    """

    sides: Sequence[Side]
    areas: Sequence[str]
    dealers: Mapping[str, Dealer]
    seed: int

    def batch(self, first: int, number: int = BATCH) -> Found:
        """Ask the games from number *first* on.

        Raises:
            EngineFault: an engine does not start.
        """
        return self.asked(self.games(first, number))

    def games(self, first: int, number: int) -> list[tuple[str, Game]]:
        """Return the games from number *first* on, each with its name."""
        return [(str(at), self._game(at)) for at in range(first, first + number)]

    def asked(self, games: Sequence[tuple[str, Game]]) -> Found:
        """Ask *games*, each by its name.

        Raises:
            EngineFault: an engine does not start.
        """
        info = self.sides[0].info
        made = (asked_of_reference(game, name, info) for name, game in games)
        some = [one for one in made if one is not None]
        found = [differences(some, side.results(some)) for side in self.sides]
        apart_ = apart(found[0], found[1]) if len(found) > 1 else ((0, one) for one in found[0])
        return Found(len(some), frozenset(_clauses(some)), tuple(apart_))

    def _game(self, at: int) -> Game:
        turns = [area for area in self.areas for _ in range(_OFTEN.get(area, 1))]
        rounds, place = divmod(at, len(turns))
        area = turns[place]
        turn = rounds * turns.count(area) + turns[:place].count(area)
        return self.dealers[area].game(random.Random(f"{self.seed}:{at}"), area, turn)  # noqa: S311 - no secret


def _clauses(some: Sequence[Asked]) -> Iterator[str]:
    """Yield the clauses by which what happens in the games comes about, and those by which something is refused."""
    for one in some:
        for answer in one.answers:
            yield from clauses_of(answer.get("reasons", ()), ())
            yield from (event["clause"] for event in answer.get("events", ()) if event["clause"])


def dealers(
    suite: Suite, info: EngineInfo, areas: Sequence[str], table: Ruleset | None, seed: int
) -> dict[str, Dealer]:
    """Return what makes the games of each of *areas* that an engine has a table for.

    Args:
        suite: whose rows games begin as.
        info: what the engine says of itself: it is asked for what it claims.
        areas: those fuzzed.
        table: the one that alone is played; None: those that the engine claims.
        seed: draws tables.
    """
    by_cards = [area for area in areas if area in (Lay.area, Hand.area)]
    by_words = [area for area in areas if area in scenes.AREAS]

    def claimed(plan: Plan) -> bool:
        return table is not None or not_claimed(plan, info) is None

    plans = suite.plans(Ruleset.of("outline"), every_option=True, only=lambda scenario, _: scenario.area in by_cards)
    rows: dict[str, dict[str, list[Game]]] = {area: {} for area in areas}
    for article, row in (*beginnings(plans, claimed), *told_beginnings(suite, by_words, claimed)):
        rows[row.area].setdefault(article, []).append(row if table is None else replace(row, ruleset=table))
    lots = {area: random.Random(f"{seed}:{area}") for area in areas}  # noqa: S311 - no secret
    by_article = {area: _by_lot(rows[area].values(), lots[area]) for area in areas}
    if table is not None:
        return {area: Dealer((table,), by_article[area]) for area in areas}
    found = {area: Dealer(tables(info, area, lots[area]), by_article[area]) for area in areas}
    return {area: dealer for area, dealer in found.items() if dealer.tables}


def _by_lot(some: Iterable[Sequence[Game]], lots: random.Random) -> tuple[Sequence[Game], ...]:
    """Return each of *some* in an order by lot."""
    return tuple(lots.sample(list(one), len(one)) for one in some)
