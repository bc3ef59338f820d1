"""What is to be certified, and the runs that it comes to: which rows, under which ruleset, and what has been run."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from gouji_conformance.engines.fault import FaultRecord
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import DEFAULT_TIMEOUT, EngineInfo
from gouji_conformance.engines.transcript import Transcript
from gouji_conformance.fresh.ahead import Lot
from gouji_conformance.fresh.asking import Asked, fresh_questions, worded
from gouji_conformance.reports.jsonl import FORMAT, Begun, Header, Report
from gouji_conformance.runs.known import KnownFailure, known_under
from gouji_conformance.runs.limits import Limits
from gouji_conformance.runs.rerunning import Kept, kept_reports
from gouji_conformance.runs.resuming import begun_run, whole
from gouji_conformance.runs.scope import Scope, scope_of
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.speech.faults import UserError
from gouji_spec import VERSION
from gouji_spec.ruleset import PROFILES, Ruleset

ALL_PROFILES = "all"


@dataclass(frozen=True, slots=True)
class Assignment:
    """What is to be certified.

    Attributes:
        engine: as the user named it.
        profile: a profile, ``all`` for every one the engine declares, or empty for the default.
        ruleset: a table's own rules, played instead of a profile.
        areas: empty for those the engine declares.
        selection: what else narrows the rows.
        only_failed: of the reports that are in the folder, the rows that did not pass are asked again.
        every_option: also the rows whose tags the profile does not satisfy, each with its tags.
        timeout: seconds for one answer.
        seed: of all that the engine cannot know beforehand.
        seed_drawn: nobody chose it; a run that is gone on with keeps its own.
        jobs: how many engines at once.
        folder: where the reports go.
        known_file: of the known failures, empty where none is used.
        known: what it says.
        resume: go on where the reports in the folder end.
        transcript: takes down what is said on the wire.
        limits: what all of it may spend.
        fresh: fresh questions are asked, where the run could certify.
    """

    engine: EngineName
    profile: str = ""
    ruleset: Ruleset | None = None
    areas: tuple[str, ...] = ()
    selection: Selection = field(default_factory=Selection)
    only_failed: bool = False
    every_option: bool = False
    timeout: float = DEFAULT_TIMEOUT
    seed: int = 0
    seed_drawn: bool = False
    jobs: int = 1
    folder: Path = Path(".gouji")
    known_file: str = ""
    known: tuple[KnownFailure, ...] = ()
    resume: bool = False
    transcript: Transcript | None = None
    limits: Limits = field(default_factory=Limits)
    fresh: bool = True

    def check(self, suite: Suite) -> None:
        """See that everything named exists.

        Raises:
            UserError: it does not; the message says what does.
        """
        for area in self.areas:
            if area not in AREAS:
                raise UserError("certify.no_area", area=area, known=", ".join(AREAS))
        self.selection.check(suite)


@dataclass(frozen=True, slots=True)
class PlannedRun:
    """One run: a ruleset, the rows and what they are known to come to, and where the report goes.

    Attributes:
        scope: the rows, and what is left out of them.
        selection: what narrows the rows.
        known: the known failures among the rows.
        begun: what has been run of it before and is gone on with.
        asked: the fresh questions; None where none are asked, since the run cannot certify.
        kept: the report that is brought up to date, where only what did not pass is asked.
    """

    ruleset: Ruleset
    scope: Scope
    selection: Selection
    known: tuple[KnownFailure, ...]
    path: Path
    begun: Begun | None = None
    asked: tuple[Asked, ...] | None = None
    kept: Kept | None = None

    @property
    def plans(self) -> Sequence[Plan]:
        """The rows, and the fresh questions after them, which have no words."""
        return (*self.scope.plans, *(fresh.plan for fresh in self.asked or ()))

    def in_words(self, report: Report) -> dict[str, Plan]:
        """Return the plan of each row and fresh question by its id, with words where *report* shows them."""
        return {plan.row: plan for plan in self.scope.plans} | worded(self.asked or (), report.fresh)


def planned_runs(assignment: Assignment, suite: Suite, info: EngineInfo | None) -> list[PlannedRun]:
    """Return the runs to be made on an engine that says *info* of itself, None where it says nothing.

    Raises:
        UserError: nothing is selected; or the rows that failed are asked for, and none did.
    """
    if not assignment.only_failed:
        return [_planned_run(assignment, suite, info, *entry) for entry in _rulesets(assignment, info)]
    return [
        replace(_planned_run(_as_kept(assignment, kept), suite, info, kept.ruleset, kept.path), kept=kept)
        for kept in kept_reports(assignment.folder, assignment.profile, assignment.ruleset)
    ]


def _as_kept(assignment: Assignment, kept: Kept) -> Assignment:
    """Return *assignment* with the rows that were asked for when the report was made that is *kept*."""
    every = kept.report.header.every_option
    return replace(assignment, areas=kept.areas, selection=kept.selection, every_option=every)


def _rulesets(assignment: Assignment, info: EngineInfo | None) -> list[tuple[Ruleset, Path]]:
    """Return the rulesets to be played, each with the place of its report."""
    played = [profile for profile in PROFILES if info is not None and profile in info.profiles] or [PROFILES[0]]
    if assignment.ruleset is not None:
        return [(assignment.ruleset, assignment.folder / "report.jsonl")]
    if assignment.profile == ALL_PROFILES:
        return [(Ruleset.of(name), assignment.folder / name / "report.jsonl") for name in played]
    return [(Ruleset.of(assignment.profile or played[0]), assignment.folder / "report.jsonl")]


def _planned_run(
    assignment: Assignment, suite: Suite, info: EngineInfo | None, ruleset: Ruleset, path: Path
) -> PlannedRun:
    scope = scope_of(suite, ruleset, info, assignment.areas, assignment.selection, every=assignment.every_option)
    if not scope.plans:
        wanted = assignment.areas or (AREAS if info is None else info.areas)
        named = ", ".join(area for area in AREAS if area in wanted)
        raise UserError("certify.nothing_selected", profile=ruleset.profile, areas=named or "–")
    known = known_under(assignment.known, ruleset.profile, {plan.row for plan in scope.plans})
    return PlannedRun(ruleset, scope, assignment.selection, known, path)


def header_of(
    assignment: Assignment, planned: PlannedRun, info: EngineInfo | None, fault: FaultRecord | None = None
) -> Header:
    """Return the header of the report of *planned*, on an engine that says *info* of itself or has a *fault*."""
    return Header(
        format=FORMAT,
        suite=VERSION,
        given=assignment.engine.shown,
        engine=info,
        profile=planned.ruleset.profile,
        options=planned.ruleset.departures,
        areas=planned.scope.areas,
        selection=planned.selection.words,
        every_option=assignment.every_option,
        manifest=planned.scope.manifest,
        rows=len(planned.scope.plans),
        started=moment(),
        timeout=assignment.timeout,
        seed=assignment.seed,
        jobs=assignment.jobs,
        max_time=assignment.limits.seconds,
        max_faults=assignment.limits.faults,
        max_fail=assignment.limits.fails,
        fault=fault,
        not_claimed=planned.scope.not_claimed,
        not_selected=planned.scope.not_selected,
        known_file=assignment.known_file,
        known=planned.known,
        judged=planned.scope.judged,
        unjudged=planned.scope.unjudged,
        unproven=planned.scope.unproven,
        floors=planned.scope.floors,
        fresh=None if planned.asked is None else dict(Counter(fresh.plan.area for fresh in planned.asked)),
    )


def moment() -> str:
    """Return the present moment, as reports write it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def taken_up(assignment: Assignment, planned: PlannedRun, suite: Suite, info: EngineInfo) -> PlannedRun:
    """Return *planned* with what has been run of it before, if that is to be gone on with.

    What is asked again has its fresh questions; others have them to come, made from their ``lot_of``.
    """
    asks_fresh = assignment.fresh and not planned.selection.words and not assignment.known_file
    planned = replace(planned, asked=() if asks_fresh else None)
    if planned.kept is not None:
        return _asked_again(assignment, planned, planned.kept, suite, info)
    if assignment.resume:
        header = header_of(assignment, planned, info)
        planned = replace(planned, begun=begun_run(planned.path, header, any_seed=assignment.seed_drawn))
    return planned


def lot_of(assignment: Assignment, planned: PlannedRun) -> Lot | None:
    """Return what the fresh questions of *planned* are made from; None where none are to be made."""
    if planned.asked is None or planned.kept is not None or whole(planned.begun) is not None:
        return None
    seed = assignment.seed if planned.begun is None else planned.begun.header.seed
    return Lot(planned.ruleset, planned.scope.areas, seed)


def _asked_again(assignment: Assignment, planned: PlannedRun, kept: Kept, suite: Suite, info: EngineInfo) -> PlannedRun:
    """Return *planned* as a run that is begun with what stands of the report that is *kept*."""
    ruleset, seed = planned.ruleset, kept.report.header.seed
    if planned.asked is not None and kept.report.header.fresh is not None:
        planned = replace(planned, asked=fresh_questions(suite, ruleset, planned.scope.areas, seed, info))
    else:
        planned = replace(planned, asked=None)
    again: set[str] | None = None
    if assignment.areas or assignment.selection.words:
        every = kept.report.header.every_option
        chosen = scope_of(suite, ruleset, info, assignment.areas, assignment.selection, every=every)
        again = {plan.row for plan in chosen.plans}
    standing = kept.standing(planned.plans, again)
    return replace(planned, begun=kept.begun(header_of(_as_kept(assignment, kept), planned, info), standing))
