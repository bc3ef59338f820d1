"""What a change of one table's rules changes: rows of the suite, certificates, rulings, and how its matches go."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from gouji_conformance.amendments.checking import flips_of
from gouji_conformance.amendments.impact import OfPolicy, side_by_side
from gouji_conformance.amendments.playing import Plan, Side
from gouji_conformance.amendments.trial import Fails, fails_at
from gouji_conformance.checks.reference_runs import ReferenceRuns
from gouji_conformance.register.again import Overturned
from gouji_conformance.register.judging import differences_at, told
from gouji_conformance.sentences.features import Row, Scenario
from gouji_conformance.sentences.suite import Suite
from gouji_spec.amendment_patch import Flip
from gouji_spec.register import FiledRuling
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language


@dataclass(frozen=True, slots=True)
class TableImpact:
    """All that is computed of a change of a table's rules.

    Attributes:
        policies: what each shows.
        flips: the rows that are asked before it, not after it, and that it answers otherwise.
        gained, lost: the rows that are asked after it only, and before it only.
        lapsing: the areas in which a certificate of the table as it was says nothing of it.
        overturned: the rulings of the register that hold before it and not after it.
    """

    policies: tuple[OfPolicy, ...]
    flips: tuple[Flip, ...]
    gained: tuple[str, ...]
    lost: tuple[str, ...]
    lapsing: tuple[str, ...]
    overturned: tuple[Overturned, ...]


def table_impact(  # noqa: PLR0913, PLR0917 - what there is to know
    before: Ruleset,
    after: Ruleset,
    plan: Plan,
    suite: Suite,
    filed: Sequence[FiledRuling],
    language: Language,
    done: Callable[[int], None],
) -> TableImpact:
    """Return what changes at a table that plays *after* where it has played *before*.

    Args:
        before: its rules as they were.
        after: as they are to be.
        plan: which matches are played by both.
        suite: whose rows are asked of both.
        filed: the rulings that are judged by both.
        language: in which the steps of rows are named.
        done: told how many matches have been played.

    Raises:
        UserError: a match cannot be played.
    """
    lost = [entry for entry in suite.rows() if _asked(entry, before) and not _asked(entry, after)]
    gained = [entry for entry in suite.rows() if _asked(entry, after) and not _asked(entry, before)]
    return TableImpact(
        policies=side_by_side(plan, _side(before), _side(after), done),
        flips=tuple(flips_of(_failing(lost, after, suite), language)),
        gained=tuple(row.id for _, row in gained),
        lost=tuple(row.id for _, row in lost),
        lapsing=tuple(sorted({scenario.area for scenario, _ in (*lost, *gained)})),
        overturned=tuple(_overturned(filed, before, after)),
    )


def _asked(entry: tuple[Scenario, Row], ruleset: Ruleset) -> bool:
    return ruleset.satisfies(entry[0].wanted)


def _side(ruleset: Ruleset) -> Side:
    return Side(None, ruleset.profile, ruleset.departures)


def _failing(rows: Sequence[tuple[Scenario, Row]], ruleset: Ruleset, suite: Suite) -> Iterator[Fails]:
    """Yield how each of *rows* fails that does at a table which plays *ruleset*, whatever its scenario's tags say."""
    runs = ReferenceRuns(suite.book)
    for scenario, row in rows:
        found = fails_at(runs, runs.plans_of(scenario, row), row.id, ruleset.profile, ruleset)
        if found is not None:
            yield found


def _overturned(filed: Sequence[FiledRuling], before: Ruleset, after: Ruleset) -> Iterator[Overturned]:
    for entry in filed:
        if entry.is_live and next(differences_at(entry, before), None) is None:
            found = next(differences_at(entry, after), None)
            if found is not None:
                yield Overturned(entry.id, told(found))
