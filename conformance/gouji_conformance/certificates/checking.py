"""What in a certificate cannot be: it is held against itself, against the day, and against the suite that is installed.

All that follows from the engine's claims is worked out again: which rows there are, what each asks, which are left
unjudged.  What is left to believe is that the others came out as it says; only asking them again shows that.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

from gouji_conformance.certificates.making import handshake_subject
from gouji_conformance.certificates.rungs import Rung, RungName, areas_that_stand, in_order_of_law, rung_names, stands
from gouji_conformance.certificates.statement import (
    HANDSHAKE,
    NOT_PINNED,
    PINNED,
    PREDICATE_TYPE,
    STATEMENT_TYPE,
    Predicate,
    Statement,
)
from gouji_conformance.reports.closing import declarations
from gouji_conformance.reports.consistency import Doubt, moment_of
from gouji_conformance.reports.printable import printable
from gouji_conformance.runs.floors import Floor
from gouji_conformance.runs.scope import Scope, scope_of
from gouji_conformance.runs.verdicts import VERDICTS, RowResult, not_asked
from gouji_conformance.runs.vouching import numbers_of_fresh
from gouji_conformance.sentences.features import AREAS
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import Selection
from gouji_conformance.sentences.suite import Suite
from gouji_conformance.speech.messages import message
from gouji_spec.ruleset import PROFILES, RulesetError, make_ruleset
from gouji_spec.text import Text

_SHA256: Final = re.compile(r"[0-9a-f]{64}")
_ANSWERED: Final = ("pass", "fail", "error", "timeout", "unsupported")
"""The verdicts that a row can have which is asked."""


def first_doubt(statement: Statement, suite: Suite, now: datetime) -> Doubt | None:
    """Return what is wrong with *statement* as read at the moment *now*, and None where nothing is.

    The order is that in which a reader wants to know: what it is, whether it is of today and of a suite that is known,
    then whether it contradicts itself.
    """
    return next(_doubts(statement, suite, now), None)


def _doubts(statement: Statement, suite: Suite, now: datetime) -> Iterator[Doubt]:
    yield from _in_types(statement)
    predicate = statement.predicate
    yield from _in_dates(predicate, now)
    yield from _in_subjects(statement)
    for field, found in (("gouji", predicate.versions.gouji), ("python", predicate.versions.python)):
        if not found:
            yield Doubt(f"versions.{field}", message("certificates.a_version"), "–")
    scope = _scope(predicate, suite)
    if isinstance(scope, Doubt):
        yield scope
        return
    yield from _in_scope(predicate, scope)
    yield from _in_rungs(predicate, scope)
    yield from _in_figures(predicate, suite)


def _in_types(statement: Statement) -> Iterator[Doubt]:
    for field, found, known in (
        ("_type", statement.type, STATEMENT_TYPE),
        ("predicateType", statement.predicate_type, PREDICATE_TYPE),
    ):
        if found != known:
            yield Doubt(field, Text.same(known), found)


def _in_dates(predicate: Predicate, now: datetime) -> Iterator[Doubt]:
    issued, expires = moment_of(predicate.issued), moment_of(predicate.expires)
    for field, written, moment in (
        ("issued", predicate.issued, issued),
        ("expires", predicate.expires, expires),
    ):
        if moment is None:
            yield Doubt(field, message("reports.a_moment"), written)
    if issued is None or expires is None:
        return
    if expires <= issued:
        yield Doubt("expires", message("reports.after", moment=printable(predicate.issued, 40)), predicate.expires)
    shown = now.isoformat(timespec="seconds")
    if now < issued:
        yield Doubt("issued", message("certificates.not_in_future", now=shown), predicate.issued)
    if now >= expires:
        yield Doubt("expires", message("certificates.not_expired", now=shown), predicate.expires)


def _in_subjects(statement: Statement) -> Iterator[Doubt]:
    predicate = statement.predicate
    names = [subject.name for subject in statement.subject]
    if not names:
        yield Doubt("subject", message("certificates.a_subject"), "–")
    if len(names) != len(set(names)):
        yield Doubt("subject", message("certificates.names_once"), ", ".join(names))
    for subject in statement.subject:
        if not subject.name or not _SHA256.fullmatch(subject.sha256):
            yield Doubt(
                "subject", message("certificates.a_sha256", name=printable(subject.name, 80)), subject.sha256 or "–"
            )
    if predicate.subjects not in (PINNED, NOT_PINNED):
        yield Doubt("subjects", message("reports.one_of", known=f"{PINNED}, {NOT_PINNED}"), predicate.subjects)
    unpinned = statement.subject == (handshake_subject(predicate.engine),)
    if (predicate.subjects == NOT_PINNED) != unpinned or (HANDSHAKE in names and not unpinned):
        yield Doubt("subjects", message("certificates.pinned_by_files"), predicate.subjects)


def _scope(predicate: Predicate, suite: Suite) -> Scope | Doubt:
    """Return what *suite* asks of such an engine in such areas, or why that cannot be."""
    if predicate.profile not in PROFILES:
        return Doubt("profile", message("reports.one_of", known=", ".join(PROFILES)), predicate.profile)
    try:
        ruleset = make_ruleset(predicate.profile, predicate.options)
    except RulesetError as error:
        return Doubt("options", message("reports.a_ruleset", problem=error.text), predicate.options)
    if ruleset.departures != predicate.options:
        return Doubt("options", message("reports.departures", profile=predicate.profile), predicate.options)
    unknown = [area for area in predicate.areas if area not in AREAS]
    if unknown or not predicate.areas:
        return Doubt("areas", message("reports.one_of", known=", ".join(AREAS)), ", ".join(unknown) or "–")
    return scope_of(suite, ruleset, predicate.engine, predicate.areas, Selection(), every=predicate.every_option)


def _in_scope(predicate: Predicate, scope: Scope) -> Iterator[Doubt]:
    if predicate.manifest != scope.manifest:
        yield Doubt("manifest", message("certificates.known_manifest", manifest=scope.manifest), predicate.manifest)
    for field in ("areas", "judged", "not_claimed", "not_selected", "unjudged", "unproven"):
        due, found = getattr(scope, field), getattr(predicate, field)
        if due != found:
            yield Doubt(field, Text.same(str(due)), found)
    if predicate.floors != scope.floors:
        yield Doubt("floors", message("certificates.measured_floors"), _floors(predicate.floors))
    if predicate.rows != len(scope.plans):
        yield Doubt("rows", Text.same(str(len(scope.plans))), predicate.rows)
    for field, clauses in zip(("declared", "not_declared"), declarations(predicate.engine), strict=True):
        if getattr(predicate, field) != clauses:
            yield Doubt(field, Text.same(" ".join(clauses) or "–"), " ".join(getattr(predicate, field)))


def _in_rungs(predicate: Predicate, scope: Scope) -> Iterator[Doubt]:
    plans: dict[RungName, list[Plan]] = {}
    for plan in scope.plans:
        for name in rung_names(plan.area, plan.clauses[0]):
            plans.setdefault(name, []).append(plan)
    due, found = in_order_of_law(plans), [rung.name for rung in predicate.rungs]
    if due != found:
        odd = next(
            (name for name in [*found, *due] if name not in due or name not in found), found[0] if found else None
        )
        yield Doubt("rungs", message("certificates.every_rung", rungs=len(due)), "–" if odd is None else _shown(odd))
        return
    excused = [entry.row for entry in predicate.excused]
    for rung in predicate.rungs:
        yield from _in_rung(rung, plans[rung.name], scope)
        for row in rung.excused:
            if row not in excused:
                yield Doubt("excused", message("certificates.excused_with_reason"), row)
    if len(excused) != len(set(excused)) or {*excused} - {row for rung in predicate.rungs for row in rung.excused}:
        yield Doubt("excused", message("certificates.excused_in_rung"), ", ".join(excused))
    certified = areas_that_stand(predicate.rungs, predicate.fresh)
    if predicate.certified != certified:
        found_areas = ", ".join(predicate.certified) or "–"
        yield Doubt("certified", message("certificates.earned", areas=", ".join(certified) or "–"), found_areas)
    if not any(rung.stands and rung.counts.get("pass") for rung in predicate.rungs):
        yield Doubt("rungs", message("certificates.one_stands"), "–")


def _in_rung(rung: Rung, plans: Sequence[Plan], scope: Scope) -> Iterator[Doubt]:
    thin = any(floor.thin and floor.area == rung.area for floor in scope.floors)
    field, counts = f"rungs.{_shown(rung.name)}", rung.counts
    for verdict, count in counts.items():
        if verdict not in VERDICTS or count < 1:
            yield Doubt(field, message("certificates.a_count"), f"{verdict} {count}")
            return
    if rung.rows != len(plans):
        yield Doubt(field, message("certificates.rows_of_rung", rows=len(plans)), rung.rows)
    earned = stands(counts, rung.excused, rung.fresh, thin=thin)
    if rung.stands != earned:
        yield Doubt(field, message("certificates.stands" if earned else "certificates.does_not_stand"), _counted(rung))
    yield from _in_unasked(field, rung, [_due(plan, scope) for plan in plans])
    wrong = {plan.row for plan in plans}.issuperset(rung.excused)
    bad = sum(count for verdict, count in counts.items() if verdict not in ("pass", "declared"))
    if not wrong or len(set(rung.excused)) != len(rung.excused) or len(rung.excused) > bad:
        yield Doubt(field, message("certificates.excused_rows"), ", ".join(rung.excused))


def _due(plan: Plan, scope: Scope) -> RowResult | None:
    """Return what becomes of *plan* by the engine's claims alone; None where it is asked."""
    return None if scope.info is None else not_asked(plan, scope.info)


def _in_unasked(field: str, rung: Rung, due: Sequence[RowResult | None]) -> Iterator[Doubt]:
    """Yield where rows that the engine's claims leave unasked are said to have come out otherwise."""
    unasked = [row for row in due if row is not None]
    wanted = Counter(row.verdict for row in unasked)
    asked = len(due) - len(unasked)
    for verdict in VERDICTS:
        least = wanted[verdict]
        most = least + (asked if verdict in _ANSWERED else 0)
        if not least <= rung.counts.get(verdict, 0) <= most:
            yield Doubt(field, message("certificates.as_claimed", verdict=verdict, rows=least), _counted(rung))
    reasons = {row.unsupported for row in unasked if row.unsupported is not None}
    given = set(rung.unsupported)
    more = given - reasons
    fitting = reasons <= given and all(reason.why in ("method", "refused") for reason in more)
    if not fitting or bool(given) != bool(rung.counts.get("unsupported")):
        words = ", ".join(f"{reason.why} {reason.what}".strip() for reason in rung.unsupported)
        yield Doubt(field, message("certificates.reasons_as_claimed"), words or "–")


def _in_figures(predicate: Predicate, suite: Suite) -> Iterator[Doubt]:
    """Yield where the fresh questions are not as many as the seed makes."""
    asked = predicate.fresh
    for area, counts in asked.items():
        if area not in predicate.areas or not all(verdict in VERDICTS and n > 0 for verdict, n in counts.items()):
            yield Doubt("fresh", message("certificates.figure_of_area"), f"{area} {counts}")
    number = {area: sum(counts.values()) for area, counts in asked.items()}
    ruleset = make_ruleset(predicate.profile, predicate.options)
    found = numbers_of_fresh(number, suite, ruleset, predicate.areas, seed=predicate.seed, info=predicate.engine)
    if found is not None:
        yield found
    for rung in predicate.rungs:
        most = asked.get(rung.area, {})
        if any(not 0 < count <= most.get(verdict, 0) for verdict, count in rung.fresh.items()):
            yield Doubt("fresh", message("certificates.fresh_of_area"), f"{_shown(rung.name)} {rung.fresh}")


def _shown(name: RungName) -> str:
    return f"{name.area}/{name.article or name.part}"


def _counted(rung: Rung) -> str:
    return ", ".join(f"{verdict} {count}" for verdict, count in rung.counts.items()) or "–"


def _floors(floors: Sequence[Floor]) -> str:
    return ", ".join(f"{floor.area} {floor.passed}" for floor in floors if not floor.article) or "–"
