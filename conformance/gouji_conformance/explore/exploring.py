"""A run through small worlds: parts walked by several processes, each kept when done, taken up again, added up."""

import multiprocessing
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import chain, zip_longest

from gouji.rules import rules_of
from gouji_conformance.explore import starts, worlds
from gouji_conformance.explore.walking import Tally, TimeUp, Walker
from gouji_conformance.explore.worlds import Part, World
from gouji_spec.ruleset import Ruleset

_DEEP = 20_000
"""How deep Python may call: a game is walked one act a call or two."""

Keep = Callable[["Walked"], None]


@dataclass(frozen=True, slots=True)
class Walked:
    """A part that was walked, or as much of it as there was time for.

    Attributes:
        part: which.
        whole: all of it was.
        tally: what was seen.
    """

    part: Part
    whole: bool
    tally: Tally


@dataclass(frozen=True, slots=True)
class Exploring:
    """What is to be explored, and how.

    Attributes:
        profiles: under which rules.
        worlds: which deals.
        seed: draws the deals of eighteen cards, and the order in which parts are walked.
        jobs: how many processes.
        until: when to stop, by ``time.time``; None for not before all is done.
        others_every: at one position of so many every other seat tries to act out of turn.
    """

    profiles: Sequence[str]
    worlds: Sequence[World]
    seed: int
    jobs: int = 1
    until: float | None = None
    others_every: int = 8

    def parts(self) -> list[Part]:
        """Return the parts: those set by hand, then one of each profile in turn, in the order the seed gives."""
        by_hand: list[Part] = []
        dealt: list[list[Part]] = []
        for profile in self.profiles:
            of = [Part(profile, world, at) for world in self.worlds for at in range(worlds.parts(world, profile))]
            by_hand += [part for part in of if part.world == "starts"]
            mixed = [part for part in of if part.world != "starts"]
            random.Random(f"order {self.seed} {profile}").shuffle(mixed)  # noqa: S311 - no secret
            dealt.append(mixed)
        in_turn = chain.from_iterable(zip_longest(*dealt))
        return by_hand + [part for part in in_turn if part is not None]


def walk(part: Part, exploring: Exploring) -> Walked:
    """Walk one part, as far as there is time; a deal that was not walked to its end is none of its deals."""
    sys.setrecursionlimit(_DEEP)
    by_hand = starts.under(part.profile)[part.number] if part.world == "starts" else None
    walker = Walker(
        rules_of(Ruleset.of(part.profile)),
        picks=by_hand is not None and by_hand.picks,
        others_every=1 if by_hand else exploring.others_every,
        until=exploring.until,
    )
    try:
        for position in worlds.in_part(part, exploring.seed):
            walker.walk(position)
    except TimeUp:
        return Walked(part, whole=False, tally=walker.tally)
    return Walked(part, whole=True, tally=walker.tally)


def explore(exploring: Exploring, todo: Sequence[Part], keep: Keep) -> None:
    """Walk the parts *todo* and hand each to *keep* when it is done, in whatever order that is."""
    if exploring.jobs == 1:
        for part in todo:
            if exploring.until is not None and time.time() > exploring.until:
                return
            keep(walk(part, exploring))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(exploring.jobs, mp_context=context) as pool:
        try:
            for walked in _as_done(pool, exploring, iter(todo)):
                keep(walked)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _as_done(pool: ProcessPoolExecutor, exploring: Exploring, todo: Iterator[Part]) -> Iterator[Walked]:
    """Yield what is walked as it is done; no more is handed out than is walked at once."""
    walking: set[Future[Walked]] = set()
    while True:
        in_time = exploring.until is None or time.time() < exploring.until
        while in_time and len(walking) < exploring.jobs * 2 and (part := next(todo, None)) is not None:
            walking.add(pool.submit(walk, part, exploring))
        if not walking:
            return
        done, walking = wait(walking, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


@dataclass(slots=True)
class Seen:
    """What was seen of a profile in a world, added up.

    Attributes:
        parts: how many parts were walked whole.
        tally: their sum, and that of the parts that were not.
    """

    parts: int = 0
    tally: Tally = field(default_factory=Tally)

    def add(self, walked: Walked) -> None:
        """Add one part."""
        one, total = walked.tally, self.tally
        self.parts += walked.whole
        total.deals += one.deals
        total.positions += one.positions
        total.games += one.games
        total.depth = max(total.depth, one.depth)
        total.judged.update(one.judged)
        total.read.update(one.read)
        total.faults += one.faults


def acted(seen: Sequence[Seen]) -> tuple[Counter[str], Counter[str]]:
    """Return at how many positions each clause acted: as the engine cites it, as the second reading does."""
    judged: Counter[str] = Counter()
    read: Counter[str] = Counter()
    for one in seen:
        judged.update(one.tally.judged)
        read.update(one.tally.read)
    return judged, read
