"""The end of a report: what was not judged, what is known to fail, and the verdict."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.reports.earning import earns
from gouji_conformance.reports.jsonl import Header, Report
from gouji_conformance.reports.printable import printable
from gouji_conformance.reports.words import area_words, areas_words, engine_words, ruleset_words
from gouji_conformance.runs.causes import cause_of
from gouji_conformance.runs.floors import Floor
from gouji_conformance.runs.known import held_against
from gouji_conformance.sentences.features import DECLARED
from gouji_conformance.speech.messages import listed, message
from gouji_spec.law import law
from gouji_spec.text import Text


class Closing(NamedTuple):
    """The last word on a run.

    Attributes:
        kind: ``certified``, ``passed``, ``declared`` (nothing was tested), ``thin`` (what was tested certifies
            nothing), ``not_certified``, ``holds`` or ``not_held`` (with known failures).
        passed: nothing of it is wrong: it passed, is declared, or came out as is known; of *thin* not even that helps.
        rows: how many rows that play can test it is about; of *certified* those of areas that certify.
        words: the sentence.
        note: what of ``messages/report.toml`` the page adds to it.
    """

    kind: str
    passed: bool
    rows: int
    words: Text
    note: str = ""


def closing(report: Report) -> Closing:
    """Return the verdict on *report*."""
    header, footer = report.header, report.footer
    tested = tested_rows(report)
    judged = (*report.rows, *report.fresh)
    passed = bool(report.rows) and all(row.stands for row in judged)
    earned = earns(header, judged, footer.ending)
    kind = "not_certified" if not passed else "certified" if earned else _uncertified(header, tested)
    more = _in_what(kind, header)
    key = f"certify.{kind}{more}"
    expected = held_against(report.rows, header.known)
    if header.known_file:
        passed = expected.holds
        kind = "holds" if passed else "not_held"
        key = f"known.{kind}"
    thin = {floor.area for floor in header.thin} if kind == "certified" else set()
    areas = [area for area in header.areas if area != DECLARED and area not in thin]
    rows = sum(row.tested and row.area not in thin for row in report.rows)
    words = message(
        key,
        engine=engine_words(header.given, header.engine),
        profile=ruleset_words(header),
        areas=areas_words(areas or header.areas),
        rows=rows,
        failed=sum(not row.stands for row in report.rows),
        fresh=_fresh_words(report),
        declared=footer.counts.get("declared", 0),
        clauses=header.rows - tested,
        manifest=header.manifest,
        judged=header.judged,
        unjudged=unjudged_words(header.unjudged),
        known=len(expected.as_known),
        new=len(expected.new),
        surprises=len(expected.passing) + len(expected.changed),
    )
    note = f"report.note_{kind}{'' if kind == 'certified' or header.known_file else more}"
    return Closing(kind, passed and kind != "thin", rows, words, note)


def _uncertified(header: Header, tested: int) -> str:
    """Return the kind of a run in which all that was asked passed and that certifies nothing."""
    if not tested:
        return "declared"
    return "passed" if header.selection or header.fresh is None or header.taken_over else "thin"


def _fresh_words(report: Report) -> Text:
    """Return how many fresh questions passed; nothing where none were to be asked."""
    if report.header.fresh is None:
        return Text.same("")
    return message("reports.fresh_count", passed=sum(row.stands for row in report.fresh), fresh=len(report.fresh))


def _in_what(kind: str, header: Header) -> str:
    """Return what the name of a message ends in where there is more to be said with *kind*."""
    if kind == "certified" and header.unjudged:
        return "_in_part"
    if kind == "passed" and header.taken_over:
        return "_at_last"
    return "_without_fresh" if kind == "passed" and header.fresh is None and not header.selection else ""


def tested_rows(report: Report) -> int:
    """Return how many rows are of clauses that play can test; declarations are counted apart."""
    return sum(row.tested for row in report.rows)


def scope_lines(header: Header) -> Iterator[Text]:
    """Yield what was not judged, and the clauses that no move can test, declared or not."""
    for key, areas in (("not_claimed", header.not_claimed), ("not_selected", header.not_selected)):
        if areas:
            yield message(f"reports.{key}", areas=areas_words(areas))
    if header.unjudged:
        yield message("reports.unjudged", what=unjudged_words(header.unjudged))
    if header.unproven and not header.selection:
        yield message("reports.unproven", what=listed(map(claim_words, header.unproven)))
    yield from floor_lines(header)
    declared, not_declared = declarations(header.engine)
    for key, clauses in (("scope_declared", declared), ("scope_missing", not_declared)):
        if clauses:
            yield message(f"reports.{key}", clauses=" ".join(clauses))
    if header.known_file:
        yield message("known.used", file=printable(header.known_file))


def floor_lines(header: Header) -> Iterator[Text]:
    """Yield how much of each area passes without any knowledge of the rules, and which areas certify nothing."""
    floors = [floor for floor in header.floors if not floor.article]
    if floors:
        yield message("reports.floors", floors=listed(map(floor_words, floors)))
    if header.thin and not header.selection:
        yield message("reports.thin", areas=listed(map(thin_words, header.thin)))


def floor_words(floor: Floor) -> Text:
    """Return the floor of an area: the area, how many rows pass of how many, by which stub."""
    stub = message(f"reports.stub_{floor.stub}")
    return message("reports.floor_of", area=area_words(floor.area), passed=floor.passed, count=floor.rows, stub=stub)


def thin_words(floor: Floor) -> Text:
    """Return an area that certifies nothing, and why."""
    why = message(f"reports.thin_{floor.thin}", count=floor.rows)
    return message("reports.thin_area", area=area_words(floor.area), why=why)


def declarations(info: EngineInfo | None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the clauses that no move can test: those that an engine declares which says *info*, and the others."""
    declares = [clause.id for clause in law().clauses().values() if clause.modality == "declares"]
    said = info.declares if info is not None else ()
    return tuple(entry for entry in declares if entry in said), tuple(entry for entry in declares if entry not in said)


def unjudged_words(unjudged: Mapping[str, int]) -> Text:
    """Return what an engine does not claim, so that rows passed without it, each with how many rows."""
    return listed(
        message("reports.unjudged_rows", what=claim_words(needs), count=count) for needs, count in unjudged.items()
    )


def claim_words(needs: str) -> Text:
    """Return what *needs*, a claim of the handshake, lets an engine be judged by."""
    if needs in ("explains", "lists_moves"):
        return message(f"reports.claim_{needs}")
    part, _, field = needs.partition(".")
    return message(f"reports.claim_{part}", field=printable(field, 40))


def known_words(report: Report) -> list[Text]:
    """Return a line for each row that did not pass, as is known."""
    reasons = {entry.row: entry.reason for entry in report.header.known}
    rows = held_against(report.rows, report.header.known).as_known
    return [Text.same("  ").join([Text.same(row.row), known_mark(reasons[row.row])]) for row in rows]


def known_mark(reason: str) -> Text:
    """Return the words that mark a row as known not to pass, for *reason*."""
    return message("known.mark", reason=printable(reason))


def passing_words(report: Report) -> dict[str, Text]:
    """Return, for each row that is known not to pass and passed, the words that say so."""
    passing = held_against(report.rows, report.header.known).passing
    file = printable(report.header.known_file)
    return {row.row: message("known.passing", row=row.row, file=file) for row in passing}


def surprise_words(report: Report) -> list[Text]:
    """Return a line for each row that is known not to pass and passed, or did not pass in another way."""
    known = {entry.row: entry for entry in report.header.known}
    expected = held_against(report.rows, report.header.known)
    lines = list(passing_words(report).values())
    for row in expected.changed:
        was = outcome_words(known[row.row].verdict, known[row.row].cause, 120)
        now = outcome_words(row.verdict, cause_of(row), 120)
        lines.append(message("known.changed", row=row.row, expected=was, got=now))
    return lines


def outcome_words(verdict: str, cause: str, limit: int) -> Text:
    """Return a verdict and its cause: ``fail gouji: true``."""
    return message(f"reports.{verdict}").map(lambda words: f"{words} {printable(cause, limit)}".strip())
