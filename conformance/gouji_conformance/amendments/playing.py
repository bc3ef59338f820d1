"""Matches played by the share, each share by a process of its own that finds the law of its side first.

An installation with patches in it is made where the share is played, once, so that a worker on another machine has it
too.  A process that was killed has played nothing: its share is played again.
"""

import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.amendments import matches
from gouji_conformance.amendments.matches import Played, Wanted
from gouji_conformance.amendments.tree import amend, plant, run_in
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.spreading import Workers, cluster, in_order, waiting_here
from gouji_spec.amendment_patch import Patch
from gouji_spec.patching import Misfit
from gouji_spec.text import Text

_SHARE: Final = 25
"""Matches given to a process at once."""
_TRIES: Final = 3
"""So many processes of one share may be killed, one after another, before it is given up."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which matches, and by whom they are played.

    Attributes:
        policies: by each of which all are played.
        count, hands: how many, of how many hands.
        jobs: so many processes of this machine at once.
        scheduler: the address of the Dask scheduler whose workers play instead; None for this machine.
    """

    policies: tuple[str, ...]
    count: int
    hands: int
    jobs: int = 1
    scheduler: str | None = None

    def workers(self) -> AbstractContextManager[Workers]:
        """Give those who play.

        Raises:
            UserError: the cluster is not there.
        """
        return waiting_here(self.jobs) if self.scheduler is None else cluster(self.scheduler)


@dataclass(frozen=True, slots=True)
class Side:
    """By which law and which rules a match is played.

    Attributes:
        patches: in the law, one after another; None: the law of this installation, as it runs here.
        profile, departures: what the table plays.
    """

    patches: tuple[Patch, ...] | None
    profile: str
    departures: Mapping[str, str]


_planting: Final = threading.Lock()


@dataclass(frozen=True, slots=True)
class Installed:
    """An installation that goes when this process does.

    Attributes:
        place: keeps its folder.
        misfits: what of the last of its patches found no place.
    """

    place: tempfile.TemporaryDirectory[str]
    misfits: list[Misfit]

    @property
    def folder(self) -> Path:
        """Where it lies."""
        return Path(self.place.name)


@cache
def _planted(patches: tuple[Patch, ...]) -> Installed:
    place = tempfile.TemporaryDirectory(prefix="gouji-", ignore_cleanup_errors=True)
    plant(Path(place.name))
    misfits: list[Misfit] = []
    for patch in patches:
        misfits = amend(Path(place.name), patch)
    return Installed(place, misfits)


def installation(patches: tuple[Patch, ...]) -> Installed:
    """Return an installation with *patches* in it, made where there is none of them yet.

    Raises:
        UserError: the engine is compiled without its source.
    """
    with _planting:
        return _planted(patches)


def played(side: Side, wanted: Wanted) -> list[Played] | Text:
    """Return what comes of the matches *wanted* on *side*, or why they cannot be played here."""
    try:
        folder = None if side.patches is None else installation(side.patches).folder
    except UserError as error:
        return error.problem
    given = msgspec.json.encode(wanted).decode()
    for _ in range(_TRIES):
        ran = run_in(folder, "-m", matches.__name__, given=given)
        if ran.returncode == 0:
            found: list[Played] | Text = msgspec.json.decode(ran.stdout, type=list[Played] | Text)
            return found
        if ran.returncode > 0:  # it failed; one that was killed has a signal's number below nothing
            break
    return message("amendment.no_match", numbers=f"{wanted.numbers[0]}–{wanted.numbers[-1]}")


def shares(plan: Plan, policy: str, side: Side, others: Sequence[Played] = ()) -> Iterator[Wanted]:
    """Yield the matches of *plan* by the share, *others* those of the other side beside them."""
    for first in range(0, plan.count, _SHARE):
        numbers = tuple(range(first, min(first + _SHARE, plan.count)))
        beside = tuple(others[number].acts for number in numbers) if others else ()
        yield Wanted(side.profile, dict(side.departures), policy, plan.hands, numbers, beside)


def tries(plan: Plan, policy: str, side: Side, one: Sequence[Played], other: Sequence[Played]) -> Iterator[Wanted]:
    """Yield by the share what the *other* side's matches do where nothing of theirs refuses what those of *side* do."""
    some = [(found.number, found.parting) for found in other if found.parting is not None and found.parting.done]
    for first in range(0, len(some), _SHARE):
        share = some[first : first + _SHARE]
        numbers = tuple(number for number, _ in share)
        acts = tuple(one[number].acts[: parting.act] for number, parting in share)
        tried = tuple((parting.act, parting.done) for _, parting in share)
        yield Wanted(side.profile, dict(side.departures), policy, plan.hands, numbers, acts, tried)


def all_played(side: Side, wanted: Iterator[Wanted], workers: Workers, done: Callable[[int], None]) -> list[Played]:
    """Return what comes of all matches *wanted* on *side*, in their order; *done* is told how many have been played.

    Raises:
        UserError: a match cannot be played.
    """
    found: list[Played] = []
    for _, some in in_order(partial(played, side), wanted, *workers):
        if isinstance(some, Text):
            raise UserError("amendment.not_played", problem=some)
        found += some
        done(len(some))
    return found
