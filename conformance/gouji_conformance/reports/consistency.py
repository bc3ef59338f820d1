"""What in a report contradicts itself: no run writes it, so that whoever edits a report has to know what he does.

A report is a text file, and nothing in it is a proof; but what is read of it is never more than its rows bear out.
Here is all that can be seen without the suite; ``runs.vouching`` holds it against the suite.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from gouji_conformance.engines.fault import KINDS, REPETITIONS, UNASKED, FaultRecord
from gouji_conformance.reports.earning import earns
from gouji_conformance.reports.jsonl import Footer, Header, Report, tally
from gouji_conformance.reports.printable import printable
from gouji_conformance.runs.floors import LEAST_ROWS, THIN
from gouji_conformance.runs.stubs import STUBS
from gouji_conformance.runs.verdicts import VERDICTS, WHYS, RowResult, gives
from gouji_conformance.sentences.features import AREAS, DECLARED
from gouji_conformance.sentences.plans import FRESH, TESTS
from gouji_conformance.sentences.selection import article_of, digest_of_rows
from gouji_conformance.speech.messages import message
from gouji_spec.law import CLAUSE_ID
from gouji_spec.ruleset import PROFILES, RulesetError, make_ruleset
from gouji_spec.text import Text

ENDINGS: Final = ("complete", "keeps_failing", "too_many_faults", "too_many_fails", "out_of_time", "not_started")
"""How a run may end; all but the first leave rows unasked."""

_DIGEST: Final = re.compile(r"[0-9a-f]{16}")
_SUITE: Final = re.compile(r"[0-9A-Za-z.+-]{1,40}")
_CLAUSE: Final = re.compile(CLAUSE_ID)
_SCENARIO: Final = re.compile(rf"({CLAUSE_ID})-[a-z]{{1,2}}")
_CASE: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,4}")
_OPTION: Final = re.compile(r"[a-z_]+=[ -~]{1,200}")
_CLAIM: Final = re.compile(r"explains|lists_moves|(sets|state)\.[a-z_]+")
_SELECTED: Final = re.compile(r"[A-Za-z0-9./*?!\[\]@-]{1,120}")
_NARROWED_BY: Final = ("article", "clause", "scenario")
_UNASKED: Final = {
    "keeps_failing": "keeps_failing",
    "too_many_faults": "too_many_faults",
    "too_many_fails": "too_many_fails",
    "out_of_time": "out_of_time",
    "not_started": "never_started",
}
"""The fault of the rows that each ending leaves unasked."""


class Doubt(NamedTuple):
    """Something that cannot be: the field, what was expected there, what was found."""

    field: str
    expected: Text
    found: object

    @property
    def values(self) -> dict[str, object]:
        """What the message ``reports.doubt`` is filled in with, but for the place."""
        return {"field": self.field, "expected": self.expected, "found": printable(self.found, 120)}


def first_doubt(report: Report) -> tuple[int, Doubt] | None:
    """Return the first line of *report* that contradicts itself or another, and what is wrong with it; None: nothing.

    The order is that in which a reader is told what matters: each line by itself first, what they make together last.
    """
    last = len(report.rows) + len(report.fresh) + 2
    numbered = [(1, doubt) for doubt in _in_header(report.header)]
    for number, row in report.numbered():
        numbered += [(number, doubt) for doubt in _in_row(row, report.header)]
    numbered += [(last, doubt) for doubt in _in_footer(report)]
    numbered += [(1, doubt) for doubt in _in_all(report)]
    return next(iter(numbered), None)


def header_doubt(header: Header) -> Doubt | None:
    """Return what contradicts itself in *header* alone, of a run that may not have ended."""
    return next(_in_header(header), None)


def row_doubt(row: RowResult, header: Header) -> Doubt | None:
    """Return what contradicts itself in *row* of a run that *header* began."""
    return next(_in_row(row, header), None)


# The header


def _in_header(header: Header) -> Iterator[Doubt]:
    yield from _matching("suite", _SUITE, header.suite, "a_version")
    yield from _matching("manifest", _DIGEST, header.manifest, "a_digest")
    yield from _matching("judged", _DIGEST, header.judged, "a_digest")
    yield from _one_of("profile", header.profile, PROFILES)
    yield from _in_options(header)
    yield from _in_areas(header)
    for name, values in header.selection.items():
        yield from _one_of("selection", name, _NARROWED_BY)
        for value in values:
            yield from _matching("selection", _SELECTED, value, "an_id")
    yield from _time("started", header.started)
    yield from _at_least("rows", header.rows, 1)
    yield from _at_least("jobs", header.jobs, 1)
    yield from _at_least("max_time", header.max_time, 0)
    yield from _at_least("max_faults", header.max_faults, 0)
    yield from _at_least("max_fail", header.max_fail, 0)
    yield from _at_least("taken_over", header.taken_over, 0)
    if not header.timeout > 0:
        yield Doubt("timeout", message("reports.a_positive_number"), header.timeout)
    if (header.engine is None) == (header.fault is None):
        found = "–" if header.engine is None else "engine, fault"
        yield Doubt("engine", message("reports.engine_or_fault"), found)
    if header.fault is not None:
        yield from _in_fault(header.fault)
    if header.known and not header.known_file:
        yield Doubt("known", message("reports.with_known_file"), header.known[0].row)
    yield from _in_claims(header)


def _in_claims(header: Header) -> Iterator[Doubt]:
    for needs, count in header.unjudged.items():
        yield from _matching("unjudged", _CLAIM, needs, "a_claim")
        yield from _at_least(f"unjudged.{needs}", count, 1)
    yield from _in_numbers_of_fresh(header)
    for needs in header.unproven:
        yield from _matching("unproven", _CLAIM, needs, "a_claim")
        if header.engine is None or not gives(header.engine, needs):
            yield Doubt("unproven", message("reports.claimed"), needs)
    if bool(header.unjudged) != (header.judged != header.manifest):
        yield Doubt("judged", message("reports.judged_whole"), header.judged)


def _in_numbers_of_fresh(header: Header) -> Iterator[Doubt]:
    for area, count in (header.fresh or {}).items():
        yield from _one_of("fresh", area, header.areas)
        yield from _at_least(f"fresh.{area}", count, 1)
    if header.fresh is not None and (header.selection or header.known_file):
        yield Doubt("fresh", message("reports.no_fresh"), sum(header.fresh.values()))


def _in_options(header: Header) -> Iterator[Doubt]:
    if header.profile not in PROFILES:
        return
    try:
        departures = make_ruleset(header.profile, header.options).departures
    except RulesetError as error:
        yield Doubt("options", message("reports.a_ruleset", problem=error.text), header.options)
        return
    if departures != header.options:
        yield Doubt("options", message("reports.departures", profile=header.profile), header.options)


def _in_areas(header: Header) -> Iterator[Doubt]:
    seen: set[str] = set()
    for field, areas in (
        ("areas", header.areas),
        ("not_claimed", header.not_claimed),
        ("not_selected", header.not_selected),
    ):
        for area in areas:
            yield from _one_of(field, area, AREAS)
            if area in seen:
                yield Doubt(field, message("reports.named_once"), area)
            seen.add(area)
        if list(areas) != [area for area in AREAS if area in areas]:
            yield Doubt(field, message("reports.in_order", order=", ".join(AREAS)), ", ".join(areas))
    if not header.areas:
        yield Doubt("areas", message("reports.one_area"), "–")
    claimed = header.engine.areas if header.engine is not None else AREAS
    for area in header.not_claimed:
        if area in claimed:
            yield Doubt("not_claimed", message("reports.an_area_not_claimed"), area)
    for area in header.not_selected:
        if area not in claimed:
            yield Doubt("not_selected", message("reports.an_area_claimed"), area)


# A row


def _in_row(row: RowResult, header: Header) -> Iterator[Doubt]:
    yield from _in_names(row, header)
    yield from _at_least("seconds", row.seconds, 0)
    yield from _in_verdict(row)
    if (row.area == DECLARED) == row.tested and row.verdict != "error":
        yield Doubt("verdict", message("reports.verdict_of_area", area=row.area), row.verdict)
    if row.verdict == "missing":
        owed = header.engine is not None and DECLARED in header.engine.areas
        if row.owed != owed:
            yield Doubt("owed", message("reports.owed_as_claimed"), row.owed)
    if header.engine is None and (row.fault is None or row.fault.kind != "never_started"):
        yield Doubt("verdict", message("reports.never_started"), row.verdict)


def _in_names(row: RowResult, header: Header) -> Iterator[Doubt]:
    if row.fresh:
        yield from _in_fresh_names(row)
    else:
        yield from _in_fixed_names(row)
    for clause in row.clauses:
        yield from _matching("clauses", _CLAUSE, clause, "an_id")
    yield from _one_of("area", row.area, header.areas)
    yield from _matching("digest", _DIGEST, row.digest, "a_digest")
    for name, value in row.options.items():
        yield from _matching("options", _OPTION, f"{name}={value}", "an_option")


def _in_fresh_names(row: RowResult) -> Iterator[Doubt]:
    name, _, number = row.row.partition("/")
    if name != row.scenario or name != FRESH + row.area or not _NUMBER.fullmatch(number):
        yield Doubt("row", message("reports.a_row_of", scenario=FRESH + printable(row.area, 80)), row.row)


def _in_fixed_names(row: RowResult) -> Iterator[Doubt]:
    yield from _matching("scenario", _SCENARIO, row.scenario, "an_id")
    name, _, case = row.row.partition("/")
    if name != row.scenario or ("/" in row.row and not _CASE.fullmatch(case)):
        yield Doubt("row", message("reports.a_row_of", scenario=printable(row.scenario, 80)), row.row)
    if not row.clauses or row.scenario.rpartition("-")[0] != row.clauses[0]:
        yield Doubt("clauses", message("reports.clause_first"), ", ".join(row.clauses) or "–")


_HAS: Final[dict[str, tuple[str, ...]]] = {
    "pass": (),
    "fail": ("unmet",),
    "error": ("fault",),
    "timeout": ("fault",),
    "unsupported": ("unsupported",),
    "declared": (),
    "missing": ("unmet",),
}
"""What a row of each verdict says besides, and no other: why."""


def _in_verdict(row: RowResult) -> Iterator[Doubt]:
    has = [name for name in ("unmet", "unsupported", "fault") if getattr(row, name)]
    if has != list(_HAS[row.verdict]):
        wanted = message("reports.verdict_with", verdict=row.verdict, fields=", ".join(_HAS[row.verdict]) or "–")
        yield Doubt("verdict", wanted, ", ".join(has) or "–")
    if row.owed and row.verdict != "missing":
        yield Doubt("owed", message("reports.owed_missing"), row.verdict)
    if row.unsupported is not None:
        yield from _one_of("unsupported", row.unsupported.why, WHYS)
    for unmet in row.unmet:
        yield from _one_of("unmet", unmet.test, TESTS)
        yield from _at_least("unmet", min(unmet.operation, unmet.step), 0)
    if row.fault is not None:
        yield from _in_fault(row.fault)
        if (row.fault.kind == "timed_out") != (row.verdict == "timeout"):
            yield Doubt("fault", message("reports.fault_of_verdict", verdict=row.verdict), row.fault.kind)


def _in_fault(fault: FaultRecord) -> Iterator[Doubt]:
    yield from _one_of("fault", fault.kind, KINDS)
    yield from _one_of("fault", fault.again, REPETITIONS)
    yield from _at_least("fault", min(fault.operation, fault.others), 0)
    if not _can_be_said(fault):
        yield Doubt("fault", message("reports.values_of", kind=printable(fault.kind, 40)), fault.values)


def _can_be_said(fault: FaultRecord) -> bool:
    try:
        return bool(fault.sentence)
    except (LookupError, TypeError, AttributeError, ValueError, RecursionError):
        return False


# The footer, and all of it together


def _in_footer(report: Report) -> Iterator[Doubt]:
    header, footer = report.header, report.footer
    for verdict in footer.counts:
        yield from _one_of("counts", verdict, VERDICTS)
    yield from _one_of("ending", footer.ending, ENDINGS)
    yield from _time("finished", footer.finished)
    yield from _at_least("seconds", footer.seconds, 0)
    yield from _at_least("resumed", footer.resumed, 0)
    judged = len(report.rows) + len(report.fresh)
    if footer.resumed > judged:
        yield Doubt("resumed", message("reports.at_most", bound=judged), footer.resumed)
    started, finished = moment_of(header.started), moment_of(footer.finished)
    if started is not None and finished is not None and finished < started:
        yield Doubt("finished", message("reports.after", moment=header.started), footer.finished)
    if (header.engine is None) != (footer.ending == "not_started"):
        yield Doubt("ending", message("reports.ending_of_start"), footer.ending)
    yield from _in_ending(footer, (*report.rows, *report.fresh))


def _in_ending(footer: Footer, rows: Sequence[RowResult]) -> Iterator[Doubt]:
    """Yield where rows were left unasked otherwise than the ending says; an engine of several may not start at all."""
    kinds = {row.fault.kind for row in rows if row.fault is not None}
    due = _UNASKED.get(footer.ending)
    if due is not None and due not in kinds:
        yield Doubt("ending", message("reports.ending_with", kind=due), footer.ending)
    left = kinds & {kind for kind in UNASKED if kind != "never_started"}
    if footer.ending in ("complete", "not_started") and left:
        yield Doubt("ending", message("reports.ending_without", kind=min(left)), footer.ending)


def _in_all(report: Report) -> Iterator[Doubt]:
    header, rows, footer = report.header, report.rows, report.footer
    if len(rows) != header.rows:
        yield Doubt("rows", message("reports.number_of_rows", rows=len(rows)), header.rows)
    if header.taken_over > footer.resumed:
        yield Doubt("taken_over", message("reports.at_most", bound=footer.resumed), header.taken_over)
    if tally(rows) != footer.counts:
        yield Doubt("counts", Text.same(_counts(tally(rows))), _counts(footer.counts))
    yield from _in_fresh(report)
    digest = digest_of_rows((row.row, row.digest) for row in rows)
    if digest != header.manifest:
        yield Doubt("manifest", message("reports.digest_of_rows", digest=digest), header.manifest)
    yield from _in_floors(header, rows)
    judged = {row.area for row in rows}
    if judged != set(header.areas):
        yield Doubt("areas", message("reports.areas_of_rows"), ", ".join(header.areas))
    known = {entry.row for entry in header.known} - {row.row for row in rows}
    if known:
        yield Doubt("known", message("reports.rows_of_run"), min(known))
    earned = earns(header, (*rows, *report.fresh), footer.ending)
    if earned != footer.certified:
        yield Doubt("certified", message("reports.earned" if earned else "reports.not_earned"), footer.certified)


def _in_floors(header: Header, rows: Sequence[RowResult]) -> Iterator[Doubt]:
    due = Counter((row.area, article) for row in rows if row.area != DECLARED for article in ("", _article(row)))
    found = Counter({(floor.area, floor.article): floor.rows for floor in header.floors})
    if due != found or len(found) != len(header.floors):
        differs = next(iter((due - found) + (found - due)), ("", ""))
        yield Doubt("floors", message("reports.floors_of_rows"), " ".join(differs).strip() or "–")
    for floor in header.floors:
        yield from _one_of("floors", floor.stub, STUBS)
        yield from _one_of("floors", floor.thin, ("", *THIN))
        if not 0 <= floor.passed <= floor.rows:
            yield Doubt("floors", message("reports.floor_within", rows=floor.rows), floor.passed)
        if floor.article and floor.thin:
            yield Doubt("floors", message("reports.thin_whole"), floor.thin)
        elif not floor.article and (floor.thin == "few") != (floor.rows < LEAST_ROWS):
            yield Doubt("floors", message("reports.thin_where_few", bound=LEAST_ROWS), floor.thin)


def _article(row: RowResult) -> str:
    return article_of(row.clauses[0]) if row.clauses else ""


def _in_fresh(report: Report) -> Iterator[Doubt]:
    asked = Counter(row.area for row in report.fresh)
    if asked != Counter(report.header.fresh):
        yield Doubt("fresh", message("reports.number_of_fresh", fresh=len(report.fresh)), report.header.fresh)
    if tally(report.fresh) != report.footer.fresh:
        yield Doubt("fresh", Text.same(_counts(tally(report.fresh)) or "–"), _counts(report.footer.fresh) or "–")


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{verdict} {count}" for verdict, count in counts.items())


# Values


def _matching(field: str, pattern: re.Pattern[str], value: str, what: str) -> Iterator[Doubt]:
    if not pattern.fullmatch(value):
        yield Doubt(field, message(f"reports.{what}"), value or "–")


def _one_of(field: str, value: str, known: Collection[str]) -> Iterator[Doubt]:
    if value not in known:
        yield Doubt(field, message("reports.one_of", known=", ".join(filter(None, known))), value)


def _at_least(field: str, value: float, bound: int) -> Iterator[Doubt]:
    if not value >= bound:
        yield Doubt(field, message("reports.at_least", bound=bound), value)


def _time(field: str, written: str) -> Iterator[Doubt]:
    if moment_of(written) is None:
        yield Doubt(field, message("reports.a_moment"), written)


def moment_of(written: str) -> datetime | None:
    """Return the moment that is *written*, None where it is none or has no zone."""
    try:
        moment = datetime.fromisoformat(written)
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else None
