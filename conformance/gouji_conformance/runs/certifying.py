"""One certification: an engine, a ruleset, the rows asked for; a report on disk and a verdict at the end."""

import random
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path

from gouji_conformance.engines.fault import EngineFault, FaultRecord
from gouji_conformance.engines.naming import EngineName
from gouji_conformance.engines.session import DEFAULT_TIMEOUT, EngineInfo, Opener, Session, opener
from gouji_conformance.engines.transcript import Transcript
from gouji_conformance.fresh.ahead import Lot, questions_of
from gouji_conformance.fresh.asking import Asked, worded
from gouji_conformance.reports.earning import earns
from gouji_conformance.reports.files import check_place, owned
from gouji_conformance.reports.jsonl import FORMAT, Begun, Footer, Header, Report, ReportWriter, report_of, tally
from gouji_conformance.reports.other_formats import FILES, write_other_formats
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.reports.reading import failed_rows
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.reports.variation_words import write_ruleset
from gouji_conformance.runs.jobs import Jobs
from gouji_conformance.runs.known import KnownFailure, known_under
from gouji_conformance.runs.limits import Limits
from gouji_conformance.runs.resuming import begun_run, left_of, whole
from gouji_conformance.runs.runner import Ending, Runner
from gouji_conformance.runs.scope import Scope, scope_of
from gouji_conformance.runs.variations import played_by
from gouji_conformance.runs.verdicts import RowResult, result_of
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.sentences.worded import with_tables
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec import VERSION
from gouji_spec.ruleset import PROFILES, Ruleset

ALL_PROFILES = "all"
_SEEDS = 10**9
"""So many seeds are drawn from; any other whole number may be given."""


def random_seed() -> int:
    """Return a seed that nobody knows beforehand."""
    return secrets.randbelow(_SEEDS)


@dataclass(frozen=True, slots=True)
class Assignment:
    """What is to be certified.

    Attributes:
        engine: as the user named it.
        profile: a profile, ``all`` for every one the engine declares, or empty for the default.
        ruleset: a table's own rules, played instead of a profile.
        areas: empty for those the engine declares.
        selection: what else narrows the rows.
        only_failed: only the rows that did not pass in the reports that are in the folder.
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
    """

    ruleset: Ruleset
    scope: Scope
    selection: Selection
    known: tuple[KnownFailure, ...]
    path: Path
    begun: Begun | None = None
    asked: tuple[Asked, ...] | None = None

    @property
    def plans(self) -> Sequence[Plan]:
        """The rows, and the fresh questions after them, which have no words."""
        return (*self.scope.plans, *(fresh.plan for fresh in self.asked or ()))

    def in_words(self, report: Report) -> dict[str, Plan]:
        """Return the plan of each row and fresh question by its id, with words where *report* shows them."""
        return {plan.row: plan for plan in self.scope.plans} | worded(self.asked or (), report.fresh)


def certify(assignment: Assignment, suite: Suite, terminal: Terminal) -> int:
    """Carry out *assignment* and show it; return the exit code: 0 where everything asked for passed, else 1.

    Raises:
        UserError: something named does not exist, nothing is selected, or another run has the folder.
    """
    assignment.check(suite)
    with ExitStack() as held:
        return _certify(assignment, suite, terminal, held)


def _certify(assignment: Assignment, suite: Suite, terminal: Terminal, held: ExitStack) -> int:
    open_session = opener(assignment.engine, assignment.timeout, assignment.transcript)
    session: Session | None
    try:
        session = open_session()
    except EngineFault as fault:
        planned = _planned_runs(assignment, suite, None)[0]
        _own(held, [planned])
        if assignment.resume and planned.path.exists():
            return _not_resumed(terminal, fault, planned.path)
        return 0 if _conclude(terminal, planned, _not_started(assignment, planned, terminal, fault), suite) else 1
    try:
        info = session.info
        planned_runs = _planned_runs(assignment, suite, info)
        _own(held, planned_runs)
        runs = [_taken_up(assignment, planned, info) for planned in planned_runs]
    except BaseException:
        session.cut()
        raise
    passed = True
    made = questions_of([_lot(assignment, planned) for planned in runs], suite, info, held)
    for planned, questions in zip(runs, made, strict=True):
        report = whole(planned.begun)
        if report is None:
            try:
                planned = replace(planned, asked=questions())  # noqa: PLW2901 - all of it is known only now
                report = _run(assignment, planned, terminal, open_session, session)
            except EngineFault as fault:
                return _not_resumed(terminal, fault, planned.path)
            session = None
        passed &= _conclude(terminal, planned, report, suite)
    if session is not None:
        session.end()
    return 0 if passed else 1


def _own(held: ExitStack, runs: Sequence[PlannedRun]) -> None:
    """Have the folders of *runs* to ourselves until *held* ends, and see that every file can be written in each."""
    for folder in dict.fromkeys(planned.path.parent for planned in runs):
        held.enter_context(owned(folder))
        for name in FILES:
            check_place(folder / name)


def _taken_up(assignment: Assignment, planned: PlannedRun, info: EngineInfo) -> PlannedRun:
    """Return *planned* with what has been run of it before, if that is to be gone on with; questions are to come."""
    asks_fresh = assignment.fresh and not planned.selection.words and not assignment.known_file
    planned = replace(planned, asked=() if asks_fresh else None)
    if not assignment.resume:
        return planned
    header = _header(assignment, planned, info, None)
    return replace(planned, begun=begun_run(planned.path, header, any_seed=assignment.seed_drawn))


def _lot(assignment: Assignment, planned: PlannedRun) -> Lot | None:
    """Return what the fresh questions of *planned* are made from; None where none are to be asked."""
    if planned.asked is None or whole(planned.begun) is not None:
        return None
    seed = assignment.seed if planned.begun is None else planned.begun.header.seed
    return Lot(planned.ruleset, planned.scope.areas, seed)


def _not_resumed(terminal: Terminal, fault: EngineFault, path: Path) -> int:
    """Say that the engine did not start, and leave what is on disk alone."""
    problem = printable_text(fault.sentence, 600)
    terminal.line(message("certify.not_resumed", problem=problem, path=path), style="bold red")
    for line in fault.log:
        terminal.line(f"  | {printable(line)}", style="dim")
    return 1


def _planned_runs(assignment: Assignment, suite: Suite, info: EngineInfo | None) -> list[PlannedRun]:
    """Return the runs to be made on an engine that says *info* of itself, None where it says nothing.

    Raises:
        UserError: nothing is selected; or the rows that failed are asked for, and none did.
    """
    runs = []
    for ruleset, path in _rulesets(assignment, info):
        failed = failed_rows(path) if assignment.only_failed else None
        if failed != ():
            narrowed = replace(assignment, selection=replace(assignment.selection, failed=failed))
            runs.append(_planned_run(narrowed, suite, info, ruleset, path))
    if not runs:
        raise UserError("reports.nothing_failed", path=assignment.folder)
    return runs


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


def _header(assignment: Assignment, planned: PlannedRun, info: EngineInfo | None, fault: FaultRecord | None) -> Header:
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
        started=_now(),
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


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _run(
    assignment: Assignment, planned: PlannedRun, terminal: Terminal, open_session: Opener, session: Session | None
) -> Report:
    """Run what is left of *planned* on *session*, else on an engine started for it; it has ended either way.

    Raises:
        EngineFault: it does not start, and something has been run before, which is kept.
    """
    if session is None:
        try:
            session = open_session()
        except EngineFault as fault:
            if planned.begun is not None:
                raise
            return _not_started(assignment, planned, terminal, fault)
    try:
        return _report(assignment, planned, terminal, open_session, session)
    except BaseException:
        session.cut()
        raise


def _report(
    assignment: Assignment, planned: PlannedRun, terminal: Terminal, open_session: Opener, session: Session
) -> Report:
    begun = planned.begun
    header = begun.header if begun is not None else _header(assignment, planned, session.info, None)
    rows: list[RowResult] = []
    began = time.monotonic()
    with ReportWriter(planned.path, header, begun) as writer:

        def keep(result: RowResult) -> None:
            writer.row(result)
            rows.append(result)
            terminal.row(result)

        terminal.begin(header)
        for result in begun.rows if begun is not None else ():
            rows.append(result)
            terminal.row(result)
        resumed = len(rows)
        if resumed:
            terminal.line(message("certify.resumed", done=resumed, rows=header.asked))
        try:
            runner = Runner(open_session, keep, assignment.timeout, header.seed, assignment.limits)
            ending = _run_plans(runner, left_of(planned.plans, begun), assignment.jobs, session)
        except BaseException:
            terminal.interrupted(planned.path)
            raise
        footer = _footer(header, rows, ending, began, resumed)
        writer.end(footer)
    order = {plan.row: number for number, plan in enumerate(planned.plans)}
    return report_of(header, sorted(rows, key=lambda row: order[row.row]), footer)


def _run_plans(runner: Runner, plans: list[Plan], jobs: int, session: Session) -> Ending:
    shuffled = in_order_of(plans, runner.seed)
    if jobs > 1:
        several = Jobs(runner.opener, runner.sink, runner.timeout, runner.seed, runner.limits)
        return several.run(shuffled, session, jobs)
    return runner.run(shuffled, session)


def in_order_of(plans: Sequence[Plan], seed: int) -> list[Plan]:
    """Return *plans* in the order that *seed* chooses: where a row stands tells nothing of its answer."""
    order = random.Random(f"{seed}:order")  # noqa: S311 - no secret once the run has begun
    return order.sample(plans, len(plans))


def _not_started(assignment: Assignment, planned: PlannedRun, terminal: Terminal, fault: EngineFault) -> Report:
    """Return the report of an engine that never answered the handshake: every row is an error."""
    record = fault.record()
    header = _header(assignment, planned, None, record)
    not_asked = FaultRecord("never_started", {"cause": fault.cause})
    rows = tuple(result_of(plan, "error", fault=not_asked) for plan in planned.plans)
    footer = _footer(header, rows, "not_started", time.monotonic())
    terminal.begin(header)
    with ReportWriter(planned.path, header) as writer:
        for row in rows:
            writer.row(row)
        writer.end(footer)
    return Report(header, rows, footer)


def _footer(header: Header, rows: Sequence[RowResult], ending: str, began: float, resumed: int = 0) -> Footer:
    seconds = round(time.monotonic() - began, 3)
    fixed, fresh = (tally(row for row in rows if row.fresh == is_fresh) for is_fresh in (False, True))
    return Footer(fixed, ending, _now(), seconds, earns(header, rows, ending), resumed, fresh)


def _conclude(terminal: Terminal, planned: PlannedRun, report: Report, suite: Suite) -> bool:
    """Show *report* to its last line, and write it for other programs; tell whether all is as it should be."""
    shown = [row.row for row in report.rows if not row.stands]
    plans = with_tables(planned.in_words(report), suite, shown)
    played = played_by(report.rows, plans, report.header.engine, report.header.seed)
    passed = terminal.end(report, plans, played)
    rules = write_ruleset(played, report.header, planned.path.parent) if played else None
    if rules is not None:
        terminal.line(message("reports.variation_next", file=rules))
    page = write_other_formats(report, plans, planned.path.parent, terminal.language, played)
    terminal.line(message("certify.report", path=page))
    return passed
