"""A report held against the suite: what it says of each row is what this suite can ask, judge and find.

``reports.consistency`` sees what contradicts itself; here is seen what contradicts the suite.  Rows that the suite
has otherwise by now are left to be shown without their steps, unless the report would certify: nothing is called
certified that this suite does not ask.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.fresh.asking import NUMBER, fresh_questions, is_asked
from gouji_conformance.reports.consistency import Doubt
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.plans_of import plans_of
from gouji_conformance.reports.reading import doubted, read_report
from gouji_conformance.runs.floors import first_difference
from gouji_conformance.runs.scope import Scope, scope_of
from gouji_conformance.runs.verdicts import RowResult, not_asked
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec import VERSION
from gouji_spec.ruleset import Ruleset, make_ruleset
from gouji_spec.text import Text


def report_file(path: Path) -> Path:
    """Return the report meant by *path*: itself, or the one in that folder.

    Raises:
        UserError: the folder has one for each profile.
    """
    if not path.is_dir():
        return path
    inside = path / "report.jsonl"
    each = [] if inside.exists() else sorted(found.parent for found in path.glob("*/report.jsonl"))
    if each:
        raise UserError("report.several", folder=path, found=", ".join(map(str, each)))
    return inside


def vouched_report(file: Path, suite: Suite) -> tuple[Report, Mapping[str, Plan]]:
    """Return the report in *file* with the plans of those of its rows that *suite* still has as they are there.

    Raises:
        UserError: it is none, or says what it or the suite does not bear out.
    """
    report = read_report(file)
    plans = plans_of(report, suite)
    found = unvouched(report, plans, suite)
    if found is not None:
        raise doubted(file, *found)
    return report, plans


def unvouched(report: Report, plans: Mapping[str, Plan], suite: Suite) -> tuple[int, Doubt] | None:
    """Return the first line of *report* that *suite* does not bear out, and what is wrong with it; None: nothing.

    Args:
        report: one that does not contradict itself.
        plans: the plan of each of its rows that the suite still has as it is there.
        suite: the one of this installation.
    """
    for number, row in report.numbered():
        plan = plans.get(row.row)
        if plan is not None:
            for doubt in _in_row(row, plan, report.header.engine):
                return number, doubt
    if report.footer.certified:
        return incomplete(report, plans, suite)
    return None


def incomplete(report: Report, plans: Mapping[str, Plan], suite: Suite) -> tuple[int, Doubt] | None:
    """Return where *report* has not every row and fresh question that *suite* asks of such an engine; None: nowhere.

    A report that certifies must have; of any other it is asked where something is to be certified by it.

    Args:
        report: one that does not contradict itself.
        plans: the plan of each of its rows that the suite still has as it is there.
        suite: the one of this installation.
    """
    found = next(chain(_in_certificate(report, suite), _in_fresh(report, plans, suite)), None)
    return None if found is None else (1, found)


def _in_row(row: RowResult, plan: Plan, info: EngineInfo | None) -> Iterator[Doubt]:
    for field in ("clauses", "area", "options"):
        if getattr(row, field) != getattr(plan, field):
            yield Doubt(field, Text.same(str(getattr(plan, field))), getattr(row, field))
    for unmet in row.unmet:
        wants = plan.operations[unmet.operation].expect if unmet.operation < len(plan.operations) else ()
        asked = [(want.step, want.path, want.test, want.value) for want in wants]
        if (unmet.step, unmet.path, unmet.test, unmet.expected) not in asked:
            yield Doubt("unmet", message("reports.an_expectation"), unmet.path)
    if row.fault is not None and row.fault.operation >= len(plan.operations):
        yield Doubt("fault", message("reports.an_operation"), row.fault.operation)
    if info is not None and row.verdict != "error":
        yield from _in_claims(row, not_asked(plan, info))


def _in_claims(row: RowResult, due: RowResult | None) -> Iterator[Doubt]:
    """Yield where *row* came out otherwise than what the engine claims lets it: *due*, None where it is asked."""
    if due is not None and (row.verdict, row.unsupported, row.unmet) != (due.verdict, due.unsupported, due.unmet):
        yield Doubt("verdict", message("reports.as_claimed", verdict=due.verdict), row.verdict)
    if due is None and row.unsupported is not None and row.unsupported.why not in ("method", "refused"):
        yield Doubt("unsupported", message("reports.asked_as_claimed"), row.unsupported.why)


def _in_certificate(report: Report, suite: Suite) -> Iterator[Doubt]:
    header = report.header
    if header.suite != VERSION:
        yield Doubt("suite", message("reports.this_suite", version=VERSION), header.suite)
    scope = _scope(report, suite)
    due = {plan.row: plan.digest for plan in scope.plans}
    there = {row.row: row.digest for row in report.rows}
    for row in due.keys() ^ there.keys():
        yield Doubt("rows", message("reports.every_row", rows=len(due)), row)
    for name, digest in due.items():
        if there[name] != digest:
            yield Doubt("digest", message("reports.digest_of", row=name, digest=digest), there[name])
    for field in ("areas", "not_claimed", "not_selected", "manifest", "judged", "unjudged", "unproven"):
        expected, found = getattr(scope, field), getattr(header, field)
        if expected != found:
            yield Doubt(field, Text.same(str(expected)), found)
    differs = first_difference(scope.floors, header.floors)
    if differs is not None:
        yield Doubt("floors", Text.same(differs[0]), differs[1])


def _in_fresh(report: Report, plans: Mapping[str, Plan], suite: Suite) -> Iterator[Doubt]:
    """Yield where the fresh questions are not those that the seed makes."""
    header = report.header
    for row in report.fresh:
        if row.row not in plans:
            yield Doubt("digest", message("reports.asked_by_seed", row=row.row), row.digest)
    ruleset = make_ruleset(header.profile, header.options)
    found = numbers_of_fresh(header.fresh or {}, suite, ruleset, header.areas, seed=header.seed, info=header.engine)
    if found is not None:
        yield found


def numbers_of_fresh(  # noqa: PLR0913 - all that a run's questions are made from
    asked: Mapping[str, int],
    suite: Suite,
    ruleset: Ruleset,
    areas: Sequence[str],
    *,
    seed: int,
    info: EngineInfo | None,
) -> Doubt | None:
    """Return what is wrong with *asked*, area → number of fresh questions, beside ``fresh_questions``; None: nothing.

    They are made only where an area has not the number it is meant to have: of some so many cannot be found.
    """
    if asked == {area: NUMBER[area] for area in areas if is_asked(area, ruleset)}:
        return None
    due = Counter(fresh.plan.area for fresh in fresh_questions(suite, ruleset, areas, seed, info))
    return None if asked == due else Doubt("fresh", Text.same(str(dict(due))), asked)


def _scope(report: Report, suite: Suite) -> Scope:
    header = report.header
    ruleset = make_ruleset(header.profile, header.options)
    return scope_of(suite, ruleset, header.engine, header.areas, Selection(), every=header.every_option)
