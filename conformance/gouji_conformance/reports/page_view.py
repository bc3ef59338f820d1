"""What the page of a report shows, worked out before it is written."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from gouji_conformance.reports.board import board_of
from gouji_conformance.reports.card_text import run_again
from gouji_conformance.reports.closing import closing, known_mark, scope_lines, surprise_words, unjudged_words
from gouji_conformance.reports.failing import (
    MARKS,
    after_fault,
    broken_clauses,
    clause_words,
    is_wrong,
    keyword_of,
    sentence_of,
    shown_steps,
    tags_of,
    title_of,
    unsupported_sentence,
    was_asked,
    wrong_steps,
)
from gouji_conformance.reports.faults import alike_words, cards
from gouji_conformance.reports.jsonl import Header, Report, tally
from gouji_conformance.reports.ladder_words import ladder_lines
from gouji_conformance.reports.printable import printable, printable_text
from gouji_conformance.reports.variation_words import variation_lines
from gouji_conformance.reports.words import (
    area_words,
    areas_words,
    article_words,
    engine_words,
    part_of,
    ruleset_words,
)
from gouji_conformance.runs.diagnosis import UNKNOWN, Diagnosis
from gouji_conformance.runs.known import held_against
from gouji_conformance.runs.likenesses import Likeness
from gouji_conformance.runs.verdicts import VERDICTS, RowResult, Unmet
from gouji_conformance.sentences.plans import Plan, Step
from gouji_conformance.speech.messages import listed, message
from gouji_rulings.svg import svg
from gouji_spec.text import Text

_BAR: Final = 1000


@dataclass(frozen=True, slots=True)
class Wanted:
    """An expectation that was not met: where, what was expected and how, what was got (None: nothing)."""

    path: str
    expected_word: Text
    expected: str
    got: str | None


@dataclass(frozen=True, slots=True)
class Line:
    """One step: its keyword, its sentence, its table, whether it went wrong, and what of it was not met."""

    keyword: Text
    words: Text
    table: Text | None
    wrong: bool
    unmet: tuple[Wanted, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A row that did not pass, as the page shows it."""

    row: RowResult
    mark: str
    title: Text
    place: str
    steps: tuple[Line, ...]
    loose: tuple[Wanted, ...]
    has_plan: bool
    fault: Text | None
    again: tuple[Text, ...]
    log: tuple[str, ...]
    clauses: tuple[tuple[str, Text], ...]
    board: str
    known: Text | None


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: what it seems to be, the row that shows it best and the line that runs it again, the others."""

    clause: str
    alike: Text | None
    first: Shown
    others: tuple[Shown, ...]
    again: str


@dataclass(frozen=True, slots=True)
class Named:
    """A row that is named only."""

    row: str
    title: Text


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of one article in one area; the floor under them and under the whole area."""

    anchor: str
    title: Text
    counts: Counter[str]
    bar: tuple[tuple[str, float, float], ...]
    wrong: tuple[str, ...]
    not_asked: tuple[str, ...]
    unsupported: tuple[tuple[Text, tuple[str, ...]], ...]
    passed: tuple[Named, ...]
    declared: tuple[Named, ...]
    missing: tuple[Named, ...]
    floor: int | None = None
    area_floor: int | None = None

    @property
    def left(self) -> bool:
        """Something of it did not pass."""
        return bool(self.wrong or self.not_asked or self.unsupported)


def page_view(report: Report, plans: Mapping[str, Plan], diagnosis: Diagnosis = UNKNOWN) -> dict[str, Any]:
    """Return what the template is filled in with."""
    last = closing(report)
    known = {entry.row: entry.reason for entry in report.header.known}
    excused = {row.row for row in held_against(report.rows, report.header.known).as_known}
    marks = {name: known[name] for name in known if name in excused}
    rows = (*report.rows, *report.fresh)
    told = excused | diagnosis.no_fault
    cause = next((row.fault for row in rows if row.fault is not None and not was_asked(row)), None)
    log = report.header.fault.log if report.header.fault is not None else ()
    return {
        "text": message,
        "kind": last.kind,
        "passed": last.passed,
        "engine": engine_words(report.header.given, report.header.engine),
        "sentence": _sentence(report.header),
        "note": message(last.note) if last.kind in ("passed", "declared", "thin", "holds", "not_held") else None,
        "counts": _all_counts(report.rows),
        "bar_all": _bar(report.rows),
        "facts": _facts(report),
        "faults": _faults(report, plans, told, diagnosis.alike),
        "told": [_shown(row, plans.get(row.row), marks.get(row.row)) for row in rows if _is_told(row, told)],
        "by_area": _by_area(report, plans),
        "columns": 2 + sum(1 for verdict in VERDICTS if verdict == "pass" or report.footer.counts.get(verdict)),
        "ladder": list(ladder_lines(report)),
        "scope": list(scope_lines(report.header)),
        "surprises": surprise_words(report),
        "played": list(variation_lines(diagnosis.variations)),
        "known_rows": len(excused),
        "gave_up": None if cause is None else printable_text(cause.sentence, 600),
        "gave_up_log": tuple(map(printable, log or (cause.log if cause is not None else ()))),
        "rows_declared": sum(not row.tested for row in report.rows),
        "rows_wrong": sum(map(is_wrong, (*report.rows, *report.fresh))),
    }


def _sentence(header: Header) -> Text:
    return message(
        "report.sentence",
        profile=ruleset_words(header),
        areas=areas_words(header.areas),
        rows=header.rows,
        manifest=header.manifest,
    )


def _all_counts(rows: Iterable[RowResult]) -> list[tuple[str, int, Text]]:
    counted = tally(rows)
    return [(verdict, counted.get(verdict, 0), message(f"reports.{verdict}")) for verdict in VERDICTS]


def _bar(rows: Sequence[RowResult]) -> tuple[tuple[str, float, float], ...]:
    """Return the coloured stretches of a bar: verdict, where it begins and how long it is, of ``_BAR`` in all."""
    stretches, at = [], 0.0
    for verdict, count in tally(rows).items():
        length = count * _BAR / len(rows)
        stretches.append((verdict, round(at, 2), round(length, 2)))
        at += length
    return tuple(stretches)


def _facts(report: Report) -> list[tuple[Text, Text, bool]]:
    """Return the facts of the run: what, its value, whether the value is code."""
    header = report.header
    facts = [
        ("engine", engine_words(header.given, header.engine), False),
        ("given", Text.same(printable(header.given)), True),
        ("homepage", Text.same(printable(header.engine.engine.homepage) if header.engine is not None else ""), True),
        ("ruleset", ruleset_words(header), False),
        ("areas", areas_words(header.areas), False),
        ("selection", _selection(header), False),
        ("rows", Text.same(str(header.rows)), False),
        ("fresh", _fresh(report), False),
        ("manifest", Text.same(header.manifest), True),
        ("judged", Text.same(header.judged if header.unjudged else ""), True),
        ("unjudged", unjudged_words(header.unjudged), False),
        ("suite", Text.same(header.suite), False),
        ("started", Text.same(printable(header.started)), False),
        ("seconds", message("report.seconds", seconds=report.footer.seconds), False),
        ("timeout", message("report.seconds", seconds=header.timeout), False),
        ("seed", Text.same(str(header.seed)), False),
        ("jobs", Text.same(str(header.jobs)), False),
    ]
    return [(message(f"report.fact_{name}"), value, code) for name, value, code in facts if value.en]


def _fresh(report: Report) -> Text:
    """Return how many fresh questions passed, of how many."""
    if report.header.fresh is None:
        return message("report.no_fresh")
    return message("report.fresh", passed=sum(row.stands for row in report.fresh), fresh=len(report.fresh))


def _selection(header: Header) -> Text:
    return listed(Text.same(f"--{name} {value}") for name, some in header.selection.items() for value in some)


def _by_area(report: Report, plans: Mapping[str, Plan]) -> list[tuple[Text, list[Part]]]:
    floors = {(floor.area, floor.article): floor.passed for floor in report.header.floors}
    grouped: dict[str, dict[str, list[RowResult]]] = {}
    for row in (*report.rows, *report.fresh):
        grouped.setdefault(row.area, {}).setdefault(part_of(row), []).append(row)
    return [
        (
            area_words(area),
            [
                replace(
                    _part(area, article, some, plans),
                    floor=floors.get((area, article)),
                    area_floor=floors.get((area, "")),
                )
                for article, some in articles.items()
            ],
        )
        for area, articles in grouped.items()
    ]


def _part(area: str, article: str, rows: Sequence[RowResult], plans: Mapping[str, Plan]) -> Part:
    wrong = [row for row in rows if is_wrong(row)]
    reasons = Counter(row.unsupported for row in rows if row.unsupported is not None)
    return Part(
        anchor=f"{area}.{article}",
        title=article_words(article),
        counts=Counter(tally(rows)),
        bar=_bar(rows),
        wrong=tuple(row.row for row in wrong if was_asked(row)),
        not_asked=tuple(row.row for row in wrong if not was_asked(row)),
        unsupported=tuple(
            (
                unsupported_sentence(reason),
                tuple(row.row for row in rows if row.unsupported == reason),
            )
            for reason, _ in reasons.most_common()
        ),
        passed=_named(rows, plans, "pass"),
        declared=_named(rows, plans, "declared"),
        missing=tuple(entry for entry in _named(rows, plans, "missing") if entry.row not in {row.row for row in wrong}),
    )


def _faults(report: Report, plans: Mapping[str, Plan], told: Container[str], alike: Sequence[Likeness]) -> list[Fault]:
    """Return what seems to be wrong, one fault after another, but for rows that are *told* of otherwise."""
    rows = (*report.rows, *report.fresh)
    return [
        Fault(
            card.clause,
            None if card.alike is None else alike_words(card.alike),
            _shown(card.first, plans.get(card.first.row), None),
            tuple(_shown(row, plans.get(row.row), None) for row in card.others),
            run_again(card.first, report.header),
        )
        for card in cards(rows, plans, [row.row for row in rows if row.row in told], alike)
    ]


def _is_told(row: RowResult, told: Container[str]) -> bool:
    return row.row in told and is_wrong(row) and was_asked(row)


def _named(rows: Iterable[RowResult], plans: Mapping[str, Plan], verdict: str) -> tuple[Named, ...]:
    return tuple(Named(row.row, title_of(plans.get(row.row))) for row in rows if row.verdict == verdict)


def _shown(row: RowResult, plan: Plan | None, known: str | None) -> Shown:
    fault = row.fault
    steps = () if plan is None else _steps(row, plan)
    return Shown(
        row=row,
        mark=MARKS[row.verdict],
        title=title_of(plan),
        place=_place(plan),
        steps=steps,
        loose=tuple(_wanted(unmet) for unmet in row.unmet if unmet.step >= len(steps)),
        has_plan=plan is not None,
        fault=None if fault is None else printable_text(fault.sentence, 600),
        again=() if fault is None else tuple(after_fault(fault)),
        log=() if fault is None else tuple(map(printable, fault.log)),
        clauses=tuple((clause, clause_words(clause)) for clause in broken_clauses(row, plan)),
        board=_board(row, plan),
        known=None if known is None else known_mark(known),
    )


def _board(row: RowResult, plan: Plan | None) -> str:
    """Return the table drawn; empty where there is none."""
    picture = None if plan is None else board_of(row, plan)
    return "" if picture is None else svg(picture)


def _place(plan: Plan | None) -> str:
    """Return where *plan* stands; of a fresh question, which stands nowhere, the tags that it would have."""
    if plan is None:
        return ""
    return tags_of(plan) if plan.fresh else f"{plan.file}:{plan.line}" if plan.file else ""


def _steps(row: RowResult, plan: Plan) -> tuple[Line, ...]:
    wrong = wrong_steps(row, plan)
    lines, previous = [], ""
    for index, step in enumerate(shown_steps(row, plan)):
        keyword = keyword_of(step, repeated=step.keyword == previous)
        unmet = tuple(_wanted(entry) for entry in row.unmet if entry.step == index)
        lines.append(Line(keyword, sentence_of(step).map(_first_line), _table_of(step), index in wrong, unmet))
        previous = step.keyword
    return tuple(lines)


def _first_line(words: str) -> str:
    return words.partition("\n")[0]


def _table_of(step: Step) -> Text | None:
    """Return the table below the sentence of *step*, None where there is none."""
    words = sentence_of(step)
    return words.map(lambda text: text.partition("\n")[2]) if "\n" in words.en else None


def _wanted(unmet: Unmet) -> Wanted:
    expected = msgspec.json.encode(unmet.expected).decode()
    got = None if unmet.got is None else printable(unmet.got, 600)
    return Wanted(unmet.path, message(f"report.expected_{unmet.test}"), expected, got)
