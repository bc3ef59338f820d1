"""All wrong engines hunted, in this process or in several, each as it is done."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from gouji_conformance.mutants.door import StaleChangeError, refuse_compiled
from gouji_conformance.mutants.generated import Generated, playing
from gouji_conformance.mutants.hunting import Hunted, Hunter
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_spec import cache as kept
from gouji_spec.text import Text

Wrong = TypeVar("Wrong")
Fate = TypeVar("Fate")


@dataclass(frozen=True, slots=True)
class Stale:
    """A wrong engine that can no longer be made, since the engine's source has changed.

    Attributes:
        mutant: its id.
        why: in one sentence.
    """

    mutant: str
    why: Text


def hunted(mutants: Sequence[Mutant], jobs: int) -> Iterator[Hunted | Stale]:
    """Yield what becomes of each of *mutants*, in no order.

    Raises:
        UserError: the engine is compiled.
    """
    yield from _each(_hunt, mutants, jobs)


def _each(hunt: Callable[[Wrong], Fate], wrong: Sequence[Wrong], jobs: int) -> Iterator[Fate]:
    """Yield what *hunt* finds of each, in no order, in so many processes."""
    refuse_compiled()
    if jobs == 1:
        yield from map(hunt, wrong)
        return
    with ProcessPoolExecutor(jobs, initializer=kept.use, initargs=(kept.in_use(),)) as pool:
        try:
            for done in as_completed([pool.submit(hunt, one) for one in wrong]):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _hunt(mutant: Mutant) -> Hunted | Stale:
    try:
        return _hunter().hunt(mutant)
    except StaleChangeError as error:
        return Stale(mutant.id, message(error.key, place=error.place))
    except SyntaxError:
        return Stale(mutant.id, message("mutants.no_python", place=mutant.change.place))


def hunted_generated(wrong: Sequence[Generated], jobs: int) -> Iterator[Hunted]:
    """Yield what becomes of each of *wrong*, in no order.

    Raises:
        UserError: the engine is compiled.
    """
    yield from _each(_hunt_generated, wrong, jobs)


def _hunt_generated(one: Generated) -> Hunted:
    return _hasty_hunter().hunt_played(lambda: playing(one), one.id, one.clauses)


@cache
def _hasty_hunter() -> Hunter:
    return Hunter(load_suite(), patient=False)


@cache
def _hunter() -> Hunter:
    return Hunter(load_suite())
