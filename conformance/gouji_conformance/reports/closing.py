"""The end of a report: what was not judged, what is known to fail, and the verdict."""

from collections.abc import Iterator
from typing import NamedTuple

from gouji_conformance.reports.jsonl import Header, Report
from gouji_conformance.reports.plain import harmless
from gouji_conformance.reports.words import area_words, engine_words, ruleset_words
from gouji_conformance.runs.causes import cause_of
from gouji_conformance.runs.known import held_against
from gouji_conformance.speech.language import say
from gouji_spec.law import law


class Closing(NamedTuple):
    """The last word on a run.

    Attributes:
        kind: ``certified``, ``passed``, ``not_certified``, ``holds`` or ``not_held`` (with known failures).
        passed: all of it passed, or came out as is known.
        words: the sentence.
    """

    kind: str
    passed: bool
    words: str


def closing(report: Report) -> Closing:
    """Return the verdict on *report*, in the language spoken."""
    header, footer = report.header, report.footer
    passed = set(footer.counts) == {"pass"}
    kind = "certified" if footer.certified else "passed" if passed else "not_certified"
    key = f"certify.{kind}"
    expected = held_against(report.rows, header.known)
    if header.known_file:
        passed = expected.holds
        kind = "holds" if passed else "not_held"
        key = f"known.{kind}"
    words = say(
        key,
        engine=engine_words(header.given, header.engine),
        profile=ruleset_words(header),
        areas=say("reports.join").join(map(area_words, header.areas)),
        rows=header.rows,
        failed=header.rows - footer.counts.get("pass", 0),
        manifest=header.manifest,
        known=len(expected.as_known),
        new=len(expected.new),
        surprises=len(expected.passing) + len(expected.changed),
    )
    return Closing(kind, passed, words)


def scope_lines(header: Header) -> Iterator[str]:
    """Yield what was not judged, and the clauses that no move can test, declared or not."""
    for key, areas in (("not_claimed", header.not_claimed), ("not_selected", header.not_selected)):
        if areas:
            yield say("reports." + key, areas=say("reports.join").join(map(area_words, areas)))
    declares = [clause.id for clause in law().clauses().values() if clause.modality == "declares"]
    said = header.engine.declares if header.engine is not None else ()
    for key, clauses in (
        ("declared", [clause for clause in declares if clause in said]),
        ("not_declared", [clause for clause in declares if clause not in said]),
    ):
        if clauses:
            yield say("reports." + key, clauses=" ".join(clauses))
    if header.known_file:
        yield say("known.used", file=harmless(header.known_file))


def known_words(report: Report) -> list[str]:
    """Return a line for each row that did not pass, as is known."""
    reasons = {entry.row: entry.reason for entry in report.header.known}
    rows = held_against(report.rows, report.header.known).as_known
    return [f"{row.row}  {known_mark(reasons[row.row])}" for row in rows]


def known_mark(reason: str) -> str:
    """Return the words that mark a row as known not to pass, for *reason*."""
    return say("known.mark", reason=harmless(reason))


def passing_words(report: Report) -> dict[str, str]:
    """Return, for each row that is known not to pass and passed, the words that say so."""
    passing = held_against(report.rows, report.header.known).passing
    return {row.row: say("known.passing", row=row.row, file=harmless(report.header.known_file)) for row in passing}


def surprise_words(report: Report) -> list[str]:
    """Return a line for each row that is known not to pass and passed, or did not pass in another way."""
    known = {entry.row: entry for entry in report.header.known}
    expected = held_against(report.rows, report.header.known)
    lines = list(passing_words(report).values())
    for row in expected.changed:
        was = f"{say('reports.' + known[row.row].verdict)} {harmless(known[row.row].cause, 120)}".strip()
        now = f"{say('reports.' + row.verdict)} {harmless(cause_of(row), 120)}".strip()
        lines.append(say("known.changed", row=row.row, expected=was, got=now))
    return lines
