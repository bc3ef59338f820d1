"""What a change changes at the table: the same matches before and after it, by the same policies, held side by side.

The change is an amendment, so that the two are played in two installations, or one of a table's rules.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

import msgspec

from gouji_conformance.amendments.checking import overturned, patches_of
from gouji_conformance.amendments.matches import FELT, Parting, Played
from gouji_conformance.amendments.playing import Plan, Side, all_played, installation, shares, tries
from gouji_conformance.register.again import Overturned
from gouji_conformance.sentences.suite import Suite
from gouji_spec.amendments import Amendment

_SURE: Final = 1.96
"""So many standard errors to either side hold the true value nineteen times in twenty."""


@dataclass(frozen=True, slots=True)
class Felt:
    """One figure a hand: under the law as it is, under the amended one, and the difference with its interval.

    Attributes:
        name: of ``matches.FELT``.
        before, after: means over the matches.
        difference: of the pairs.
        margin: half of the interval that holds the true difference nineteen times in twenty.
    """

    name: str
    before: float
    after: float
    difference: float
    margin: float


@dataclass(frozen=True, slots=True)
class OfPolicy:
    """What one policy shows.

    Attributes:
        policy: its name.
        matches: how many pairs were played.
        parted: how many of them part.
        first: the acts after which they do, on average; 0 where none does.
        clauses: clause → in how many pairs it is one of those by which they part first.
        felt: the figures.
    """

    policy: str
    matches: int
    parted: int
    first: float
    clauses: Mapping[str, int]
    felt: tuple[Felt, ...]


@dataclass(frozen=True, slots=True)
class Impact:
    """All that is computed of an amendment.

    Attributes:
        policies: what each shows.
        flips: profile → the rows of the suite that flip there.
        lapsing: profile → the areas in which certificates would lapse.
        overturned: the rulings of the register that are answered otherwise.
    """

    policies: tuple[OfPolicy, ...]
    flips: Mapping[str, int]
    lapsing: Mapping[str, tuple[str, ...]]
    overturned: tuple[Overturned, ...] = ()


def impact(  # noqa: PLR0913, PLR0917 - what there is to know
    entry: Amendment,
    others: Mapping[int, Amendment],
    plan: Plan,
    profile: str,
    suite: Suite,
    done: Callable[[int], None],
) -> Impact:
    """Return what *entry* changes.

    Args:
        entry: the amendment; it is well.
        others: by number, those that it depends on.
        plan: which matches are played.
        profile: at which table.
        suite: whose rows flip.
        done: told how many matches have been played, of both laws together.

    Raises:
        UserError: the engine is compiled without its source, or a match cannot be played.
    """
    patches = patches_of(entry, others)
    ground = dict(entry.patch.ground)
    sides = Side((), profile, ground), Side(patches, profile, {**ground, **dict(entry.patch.plays)})
    found = side_by_side(plan, *sides, done)
    rulings = overturned(entry, installation(patches).folder)
    return Impact(found, *_of_suite(entry, suite), rulings)


def side_by_side(plan: Plan, before: Side, after: Side, done: Callable[[int], None]) -> tuple[OfPolicy, ...]:
    """Return what each policy shows of the matches of *plan*, played on both sides.

    Raises:
        UserError: a match cannot be played, or the cluster of the plan is not there.
    """
    found = []
    with plan.workers() as workers:
        for policy in plan.policies:
            one = all_played(before, shares(plan, policy, before), workers, done)
            other = all_played(after, shares(plan, policy, after, one), workers, done)
            refused = all_played(before, tries(plan, policy, before, one, other), workers, _unheard)
            found.append(_of_policy(policy, one, with_refusals(other, refused)))
    return tuple(found)


def _unheard(_matches: int) -> None:
    """Tell nobody: these were counted when they were played."""


def with_refusals(after: Sequence[Played], refused: Sequence[Played]) -> list[Played]:
    """Return the matches of *after*, those that do what the law of before refuses parted by the clauses that do."""
    clauses = {one.number: one.parting.clauses for one in refused if one.parting is not None and one.parting.clauses}
    return [
        one
        if one.parting is None or one.number not in clauses
        else msgspec.structs.replace(one, parting=Parting(one.parting.act, clauses[one.number]))
        for one in after
    ]


def _of_policy(policy: str, before: Sequence[Played], after: Sequence[Played]) -> OfPolicy:
    partings = [one.parting for one in after if one.parting is not None]
    return OfPolicy(
        policy,
        len(before),
        len(partings),
        fmean(parting.act for parting in partings) if partings else 0.0,
        dict(Counter(clause for parting in partings for clause in parting.clauses).most_common()),
        tuple(felt(name, before, after) for name in FELT),
    )


def felt(name: str, before: Sequence[Played], after: Sequence[Played]) -> Felt:
    """Return the figure *name* a hand, the difference paired match by match."""
    was, now = ([one.counts[name] / max(one.hands, 1) for one in side] for side in (before, after))
    differences = [new - old for old, new in zip(was, now, strict=True)]
    margin = _SURE * stdev(differences) / math.sqrt(len(differences)) if len(differences) > 1 else math.inf
    return Felt(name, fmean(was), fmean(now), fmean(differences), margin)


def _of_suite(entry: Amendment, suite: Suite) -> tuple[dict[str, int], dict[str, tuple[str, ...]]]:
    """Return by profile how many rows flip, and the areas in which something is asked otherwise."""
    areas = {row.id: scenario.area for scenario, row in suite.rows()}
    rows: dict[str, set[str]] = {}
    flips: Counter[str] = Counter()
    for flip in entry.expected.flips:
        for profile in flip.profiles:
            rows.setdefault(profile, set()).update(flip.rows)
            flips[profile] += len(flip.rows)
    for shift in entry.expected.shifts:
        rows.setdefault(shift.profile, set()).update((*shift.gained, *shift.lost))
    lapsing = {profile: tuple(sorted({areas[row] for row in some if row in areas})) for profile, some in rows.items()}
    return dict(flips), lapsing
