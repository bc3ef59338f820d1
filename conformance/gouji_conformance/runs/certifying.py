"""One certification: an engine, a ruleset, the rows asked for; a report on disk and a verdict at the end."""

import random
import secrets
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from gouji_conformance.engines.fault import EngineFault, FaultRecord
from gouji_conformance.engines.session import Opener, Session, opener
from gouji_conformance.fresh.ahead import Questions, questions_of
from gouji_conformance.reports.earning import earns
from gouji_conformance.reports.files import check_place, owned
from gouji_conformance.reports.jsonl import Footer, Header, Report, ReportWriter, report_of, tally
from gouji_conformance.reports.other_formats import FILES, write_other_formats
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.reports.variation_words import write_ruleset
from gouji_conformance.runs.diagnosis import diagnosed
from gouji_conformance.runs.jobs import Jobs
from gouji_conformance.runs.planning import Assignment, PlannedRun, header_of, lot_of, moment, planned_runs, taken_up
from gouji_conformance.runs.resuming import left_of, whole
from gouji_conformance.runs.runner import Ending, Runner
from gouji_conformance.runs.verdicts import RowResult, result_of
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.sentences.worded import with_tables
from gouji_conformance.speech.messages import message

_SEEDS = 10**9
"""So many seeds are drawn from; any other whole number may be given."""


def random_seed() -> int:
    """Return a seed that nobody knows beforehand."""
    return secrets.randbelow(_SEEDS)


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
        planned = planned_runs(assignment, suite, None)[0]
        _own(held, [planned])
        if planned.kept is not None or (assignment.resume and planned.path.exists()):
            return _not_resumed(terminal, fault, planned.path)
        return 0 if _conclude(terminal, planned, _not_started(assignment, planned, terminal, fault), suite) else 1
    try:
        info = session.info
        each = planned_runs(assignment, suite, info)
        _own(held, each)
        runs = [taken_up(assignment, planned, suite, info) for planned in each]
    except BaseException:
        session.cut()
        raise
    passed = True
    lots = [lot_of(assignment, planned) for planned in runs]
    for planned, lot, questions in zip(runs, lots, questions_of(lots, suite, info, held), strict=True):
        if lot is not None:
            planned = _with_questions(planned, questions, session)  # noqa: PLW2901 - all of it is known only now
        report = whole(planned.begun)
        if report is None:
            try:
                report = _run(assignment, planned, terminal, open_session, session)
            except EngineFault as fault:
                return _not_resumed(terminal, fault, planned.path)
            session = None
        passed &= _conclude(terminal, planned, report, suite)
    if session is not None:
        session.end()
    return 0 if passed else 1


def _with_questions(planned: PlannedRun, questions: Questions, session: Session | None) -> PlannedRun:
    try:
        return replace(planned, asked=questions())
    except BaseException:
        if session is not None:
            session.cut()
        raise


def _own(held: ExitStack, runs: Sequence[PlannedRun]) -> None:
    """Have the folders of *runs* to ourselves until *held* ends, and see that every file can be written in each."""
    for folder in dict.fromkeys(planned.path.parent for planned in runs):
        held.enter_context(owned(folder))
        for name in FILES:
            check_place(folder / name)


def _not_resumed(terminal: Terminal, fault: EngineFault, path: Path) -> int:
    """Say that the engine did not start, and leave what is on disk alone."""
    problem = printable_text(fault.sentence, 600)
    terminal.line(message("certify.not_resumed", problem=problem, path=path), style="bold red")
    for line in fault.log:
        terminal.line(f"  | {printable(line)}", style="dim")
    return 1


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
    header = begun.header if begun is not None else header_of(assignment, planned, session.info)
    rows: list[RowResult] = []
    began = time.monotonic()
    anew = planned.kept is not None
    with ReportWriter(planned.path, header, None if anew else begun) as writer:

        def keep(result: RowResult) -> None:
            writer.row(result)
            rows.append(result)
            terminal.row(result)

        terminal.begin(header)
        for result in begun.rows if begun is not None else ():
            if anew:
                writer.row(result)
            rows.append(result)
            terminal.row(result)
        resumed = len(rows)
        if resumed or anew:
            said = "certify.asked_again" if anew else "certify.resumed"
            terminal.line(message(said, done=resumed, rows=header.asked, left=header.asked - resumed))
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
    header = header_of(assignment, planned, None, record)
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
    return Footer(fixed, ending, moment(), seconds, earns(header, rows, ending), resumed, fresh)


def _conclude(terminal: Terminal, planned: PlannedRun, report: Report, suite: Suite) -> bool:
    """Show *report* to its last line, and write it for other programs; tell whether all is as it should be."""
    shown = [row.row for row in report.rows if not row.stands]
    plans = with_tables(planned.in_words(report), suite, shown)
    diagnosis = diagnosed(report, plans)
    passed = terminal.end(report, plans, diagnosis)
    played = diagnosis.variations
    rules = write_ruleset(played, report.header, planned.path.parent) if played else None
    if rules is not None:
        terminal.line(message("reports.variation_next", file=rules))
    page = write_other_formats(report, plans, planned.path.parent, terminal.language, diagnosis)
    terminal.line(message("certify.report", path=page))
    return passed
