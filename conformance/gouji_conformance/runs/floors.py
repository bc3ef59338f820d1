"""The floor under a score: how many rows an engine passes that knows nothing of the rules (``runs.stubs``).

An area of few rows, or whose answers all but lie on one side, tells a player from a stub too badly to certify anything.
"""

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

import msgspec

from gouji.table import cards
from gouji_conformance.runs import stubs, verdicts
from gouji_conformance.runs.stubs import Stub, stubs_for
from gouji_conformance.runs.verdicts import meets
from gouji_conformance.sentences.features import DECLARED
from gouji_conformance.sentences.kept import Shelf
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import article_of

LEAST_ROWS: Final = 10
"""Fewer rows of an area certify nothing."""

THIN: Final = ("few", "one_sided")
"""Why an area certifies nothing: it has too few rows, or what it is answered lies on one side."""

_NEARLY_ALL: Final = 0.9
_MOST: Final = 0.5


class Floor(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the best stub passes.

    Attributes:
        area: of the rows.
        article: the article or topic of the area that they are of; empty where they are the whole area.
        rows: how many there are.
        passed: how many of them the stub passes that passes most.
        stub: its name.
        thin: of a whole area: why it certifies nothing, ``few`` or ``one_sided``; empty where it certifies.
    """

    area: str
    article: str
    rows: int
    passed: int
    stub: str
    thin: str = ""

    @property
    def words(self) -> str:
        """It in a line of a message: ``sets 9 66/107 constant``."""
        return " ".join(filter(None, (self.area, self.article, f"{self.passed}/{self.rows}", self.stub, self.thin)))


def first_difference(due: Sequence[Floor], found: Sequence[Floor]) -> tuple[str, str] | None:
    """Return the first floor in which *found* is not what is *due*, as both have it; None where all are the same."""
    for one, other in zip_longest(due, found):
        if one != other:
            return ("–" if one is None else one.words, "–" if other is None else other.words)
    return None


_FLOORS: Final = Shelf[tuple[Floor, ...]](
    "floors", tuple[Floor, ...], __file__, stubs.__file__, verdicts.__file__, cards.__file__
)


def floors_of(plans: Iterable[Plan], unasked: Collection[str] = ()) -> tuple[Floor, ...]:
    """Return the floor of each area that play can test, followed by those of its articles.

    Args:
        plans: with what is judged of them, and no more.
        unasked: the rows that are unsupported by what the engine claims, so that nobody who claims as much passes.
    """
    played = [plan for plan in plans if plan.area != DECLARED]
    key = _FLOORS.key(played, sorted(unasked))
    found = _FLOORS.find(key)
    if found is None:
        areas: dict[str, list[Plan]] = {}
        for plan in played:
            areas.setdefault(plan.area, []).append(plan)
        found = tuple(floor for area, rows in areas.items() for floor in _in_area(area, rows, unasked))
        _FLOORS.keep(key, found)
    return found


def _in_area(area: str, plans: Sequence[Plan], unasked: Container[str]) -> Iterator[Floor]:
    asked = [plan for plan in plans if plan.row not in unasked]
    passed = {
        name: frozenset(plan.row for plan in asked if passes(stub, plan)) for name, stub in stubs_for(asked).items()
    }
    whole = _floor(area, "", plans, passed)
    yield msgspec.structs.replace(whole, thin=_thinness(plans, whole.passed))
    articles: dict[str, list[Plan]] = {}
    for plan in plans:
        articles.setdefault(article_of(plan.clauses[0]), []).append(plan)
    for article, rows in articles.items():
        yield _floor(area, article, rows, passed)


def _floor(area: str, article: str, plans: Sequence[Plan], passed: Mapping[str, frozenset[str]]) -> Floor:
    rows = {plan.row for plan in plans}
    counted = {name: len(rows & there) for name, there in passed.items()}
    best = max(counted, key=lambda name: counted[name])
    return Floor(area, article, len(rows), counted[best], best)


def passes(stub: Stub, plan: Plan) -> bool:
    """Tell whether what *stub* answers is all that *plan* expects."""
    return all(
        meets(want, answer)
        for operation, answer in zip(plan.operations, stub(plan), strict=True)
        for want in operation.expect
    )


def _thinness(plans: Sequence[Plan], passed: int) -> str:
    """Return why the rows *plans* of an area, of which a stub passes so many, certify nothing; empty where they do.

    One stub that passes nearly all of them is enough, or most of them where no method is answered yes here, no there.
    """
    if len(plans) < LEAST_ROWS:
        return "few"
    share = passed / len(plans)
    return "one_sided" if share >= _NEARLY_ALL or (share > _MOST and not _has_two_sides(plans)) else ""


def _has_two_sides(plans: Iterable[Plan]) -> bool:
    answers: dict[tuple[str, str], set[bool]] = {}
    for plan in plans:
        for operation in plan.operations:
            for want in operation.expect:
                if isinstance(want.value, bool):
                    answers.setdefault((operation.method, want.path), set()).add(want.value)
    return any(len(found) > 1 for found in answers.values())
