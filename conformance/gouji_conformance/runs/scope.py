"""What a run judges an engine by, and what it leaves unjudged: the same for whoever runs it and whoever reads of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.runs.floors import Floor, floors_of
from gouji_conformance.runs.verdicts import gives, not_claimed
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import Selection, rows_digest, selected
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import Ruleset


@dataclass(frozen=True)
class Scope:
    """The rows of a run and what is not among them.

    Attributes:
        info: what the engine says of itself; None where it says nothing.
        areas: those judged.
        not_claimed, not_selected: areas with rows under the ruleset that are left out, by the engine and by the user.
        plans: the rows, area by area.
    """

    info: EngineInfo | None
    areas: tuple[str, ...]
    not_claimed: tuple[str, ...]
    not_selected: tuple[str, ...]
    plans: Sequence[Plan]

    @cached_property
    def manifest(self) -> str:
        """The digest of which rows there are and what each asks."""
        return rows_digest(self.plans)

    @cached_property
    def judged(self) -> str:
        """The digest of the same rows without the expectations that rest on what the engine does not claim.

        It is the manifest where the engine claims all that they need, so that two certificates with one digest
        say one thing.
        """
        return rows_digest(judged_of(plan, self.info) for plan in self.plans) if self.unjudged else self.manifest

    @cached_property
    def unjudged(self) -> dict[str, int]:
        """The claim that the engine does not make → how many rows have expectations that rest on it alone."""
        if self.info is None:
            return {}
        needed = Counter(needs for plan in self.plans for needs in _needs(plan) if not gives(self.info, needs))
        return dict(sorted(needed.items()))

    @cached_property
    def unproven(self) -> tuple[str, ...]:
        """What the engine claims and no row is there to judge; nothing where areas that it claims are left out."""
        if self.info is None or self.not_selected:
            return ()
        judged = {needs for plan in self.plans for needs in _needs(plan)}
        return tuple(claim for claim in claims_of(self.info) if claim not in judged)

    @cached_property
    def floors(self) -> tuple[Floor, ...]:
        """What an engine that claims as much and knows nothing of the rules would pass, by area and article."""
        info = self.info
        unasked = () if info is None else {plan.row for plan in self.plans if not_claimed(plan, info) is not None}
        return floors_of((judged_of(plan, info) for plan in self.plans), unasked)


def claims_of(info: EngineInfo) -> tuple[str, ...]:
    """Return what an engine says that it may be judged by besides legality, as expectations name it.

    The fields of a set are no claim of an engine that is asked about none.
    """
    fields = [f"state.{name}" for name in info.state]
    fields += [f"sets.{name}" for name in info.sets] if "sets" in info.areas else []
    return tuple(sorted(claim for claim in ("explains", "lists_moves", *fields) if gives(info, claim)))


def _needs(plan: Plan) -> set[str]:
    return {want.needs for operation in plan.operations for want in operation.expect if want.needs}


def judged_of(plan: Plan, info: EngineInfo | None) -> Plan:
    """Return *plan* with what an engine that says *info* of itself is judged by; the rest of it is still asked."""
    if info is None or all(gives(info, needs) for needs in _needs(plan)):
        return plan
    operations = tuple(
        msgspec.structs.replace(
            operation, expect=tuple(want for want in operation.expect if not want.needs or gives(info, want.needs))
        )
        for operation in plan.operations
    )
    return msgspec.structs.replace(plan, operations=operations)


def scope_of(  # noqa: PLR0913 - all that decides what is judged
    suite: Suite,
    ruleset: Ruleset,
    info: EngineInfo | None,
    wanted: Sequence[str],
    selection: Selection,
    *,
    every: bool = False,
) -> Scope:
    """Return what is judged of an engine that says *info* of itself.

    Args:
        suite: where the rows are.
        ruleset: what is played.
        info: None where the engine says nothing: all is asked of it then.
        wanted: the areas asked for; none: those that the engine claims.
        selection: what else narrows the rows.
        every: also rows of other option values than the ruleset's.
    """
    there = {entry.area for entry in suite.scenarios() if every or ruleset.satisfies(entry.wanted)}
    claimed = there if info is None else set(info.areas)
    areas = tuple(area for area in AREAS if area in (wanted or claimed))
    taken = selected(suite, ruleset, areas, selection, every_option=every)
    judged = {plan.area for plan in taken}
    left = [area for area in AREAS if area in there and area not in judged]
    return Scope(
        info,
        tuple(area for area in areas if area in judged),
        tuple(area for area in left if area not in claimed),
        tuple(area for area in left if area in claimed),
        taken,
    )
