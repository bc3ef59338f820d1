"""What the page of a report shows, worked out before it is written."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from gouji_conformance.reports.board import Board, board_of
from gouji_conformance.reports.both import Both, both, in_both
from gouji_conformance.reports.closing import closing, known_mark, scope_lines, surprise_words
from gouji_conformance.reports.failing import MARKS, unsupported_sentence, was_asked, wrong_steps
from gouji_conformance.reports.jsonl import Header, Report, tally
from gouji_conformance.reports.plain import harmless
from gouji_conformance.reports.words import area_words, article_words, engine_words, ruleset_words
from gouji_conformance.runs.known import held_against
from gouji_conformance.runs.verdicts import VERDICTS, RowResult, Unmet
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import article_of
from gouji_conformance.speech.language import say, speaking
from gouji_spec.law import law
from gouji_spec.links import plain

_BAR: Final = 1000


@dataclass(frozen=True, slots=True)
class Wanted:
    """An expectation that was not met: where, what was expected and how, what was got (None: nothing)."""

    path: str
    expected_word: Both
    expected: str
    got: str | None


@dataclass(frozen=True, slots=True)
class Line:
    """One step: its keyword, its sentence, whether it went wrong, and what of it was not met."""

    keyword: Both
    words: Both
    wrong: bool
    unmet: tuple[Wanted, ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A row that did not pass, as the page shows it."""

    row: RowResult
    mark: str
    title: Both
    place: str
    steps: tuple[Line, ...]
    loose: tuple[Wanted, ...]
    has_plan: bool
    fault: Both | None
    again: Both | None
    log: tuple[str, ...]
    clauses: tuple[tuple[str, Both], ...]
    board: Board | None
    known: Both | None


@dataclass(frozen=True, slots=True)
class Named:
    """A row that is named only."""

    row: str
    title: Both


@dataclass(frozen=True, slots=True)
class Part:
    """The rows of one article in one area."""

    anchor: str
    title: Both
    counts: Counter[str]
    bar: tuple[tuple[str, float, float], ...]
    wrong: tuple[Shown, ...]
    not_asked: tuple[str, ...]
    unsupported: tuple[tuple[Both, tuple[str, ...]], ...]
    passed: tuple[Named, ...]

    @property
    def left(self) -> bool:
        """Something of it did not pass."""
        return bool(self.wrong or self.not_asked or self.unsupported)


def page_view(report: Report, plans: Mapping[str, Plan]) -> dict[str, Any]:
    """Return what the template is filled in with."""
    last = closing(report)
    known = {entry.row: entry.reason for entry in report.header.known}
    excused = {row.row for row in held_against(report.rows, report.header.known).as_known}
    marks = {name: known[name] for name in known if name in excused}
    cause = next((row.fault for row in report.rows if row.fault is not None and not was_asked(row)), None)
    log = report.header.fault.log if report.header.fault is not None else ()
    return {
        "text": both,
        "kind": last.kind,
        "passed": last.passed,
        "engine": in_both(lambda: engine_words(report.header.given, report.header.engine)),
        "sentence": in_both(lambda: _sentence(report)),
        "note": both(f"report.note_{last.kind}") if last.kind in ("passed", "holds", "not_held") else None,
        "counts": _all_counts(report.rows),
        "bar_all": _bar(report.rows),
        "facts": _facts(report),
        "by_area": _by_area(report.rows, plans, marks),
        "columns": 2 + sum(1 for verdict in VERDICTS if verdict == "pass" or report.footer.counts.get(verdict)),
        "scope": _lines(lambda: scope_lines(report.header)),
        "surprises": _lines(lambda: surprise_words(report)),
        "known_rows": len(excused),
        "gave_up": None if cause is None else in_both(lambda: harmless(cause.said(), 600)),
        "gave_up_log": tuple(map(harmless, log or (cause.log if cause is not None else ()))),
        "rows_wrong": sum(row.verdict in ("fail", "error", "timeout") for row in report.rows),
    }


def _sentence(report: Report) -> str:
    header = report.header
    return say(
        "report.sentence",
        profile=ruleset_words(header),
        areas=say("reports.join").join(map(area_words, header.areas)),
        rows=header.rows,
        manifest=header.manifest,
    )


def _all_counts(rows: Iterable[RowResult]) -> list[tuple[str, int, Both]]:
    counted = tally(rows)
    return [(verdict, counted.get(verdict, 0), both(f"reports.{verdict}")) for verdict in VERDICTS]


def _bar(rows: Sequence[RowResult]) -> tuple[tuple[str, float, float], ...]:
    """Return the coloured stretches of a bar: verdict, where it begins and how long it is, of ``_BAR`` in all."""
    stretches, at = [], 0.0
    for verdict, count in tally(rows).items():
        length = count * _BAR / len(rows)
        stretches.append((verdict, round(at, 2), round(length, 2)))
        at += length
    return tuple(stretches)


def _facts(report: Report) -> list[tuple[Both, Both, bool]]:
    """Return the facts of the run: what, its value, whether the value is code."""
    header = report.header
    facts = [
        ("engine", in_both(lambda: engine_words(header.given, header.engine)), False),
        ("given", _same(harmless(header.given)), True),
        ("homepage", _same(harmless(header.engine.engine.homepage) if header.engine is not None else ""), True),
        ("ruleset", in_both(lambda: ruleset_words(header)), False),
        ("areas", _joined([in_both(partial(area_words, area)) for area in header.areas]), False),
        ("selection", _selection(header), False),
        ("rows", _same(str(header.rows)), False),
        ("manifest", _same(header.manifest), True),
        ("suite", _same(header.suite), False),
        ("started", _same(harmless(header.started)), False),
        ("seconds", both("report.seconds", seconds=report.footer.seconds), False),
        ("timeout", both("report.seconds", seconds=header.timeout), False),
        ("seed", _same(str(header.seed)), False),
        ("jobs", _same(str(header.jobs)), False),
    ]
    return [(both(f"report.fact_{name}"), value, code) for name, value, code in facts if value.en]


def _same(words: str) -> Both:
    return Both(words, words)


def _joined(words: Sequence[Both]) -> Both:
    joint = both("reports.join")
    return Both(joint.en.join(entry.en for entry in words), joint.zh.join(entry.zh for entry in words))


def _selection(header: Header) -> Both:
    words = [
        _same(f"--{name} {value}") for name, some in header.selection.items() if name != "failed" for value in some
    ]
    if "failed" in header.selection:
        words.append(both("report.selection_failed", count=len(header.selection["failed"])))
    return _joined(words)


def _lines(words: Callable[[], Iterable[str]]) -> list[Both]:
    """Return each of the lines that *words* says, in both languages."""
    with speaking("en"):
        english = list(words())
    with speaking("zh"):
        return [Both(*pair) for pair in zip(english, words(), strict=True)]


def _by_area(
    rows: Sequence[RowResult], plans: Mapping[str, Plan], marks: Mapping[str, str]
) -> list[tuple[Both, list[Part]]]:
    grouped: dict[str, dict[str, list[RowResult]]] = {}
    for row in rows:
        grouped.setdefault(row.area, {}).setdefault(article_of(row.clauses[0]), []).append(row)
    return [
        (
            in_both(partial(area_words, area)),
            [_part(area, article, some, plans, marks) for article, some in articles.items()],
        )
        for area, articles in grouped.items()
    ]


def _part(
    area: str, article: str, rows: Sequence[RowResult], plans: Mapping[str, Plan], marks: Mapping[str, str]
) -> Part:
    wrong = [row for row in rows if row.verdict in ("fail", "error", "timeout")]
    reasons = Counter(row.unsupported for row in rows if row.unsupported is not None)
    return Part(
        anchor=f"{area}.{article}",
        title=in_both(lambda: article_words(article)),
        counts=Counter(tally(rows)),
        bar=_bar(rows),
        wrong=tuple(_shown(row, plans.get(row.row), marks.get(row.row)) for row in wrong if was_asked(row)),
        not_asked=tuple(row.row for row in wrong if not was_asked(row)),
        unsupported=tuple(
            (
                in_both(partial(unsupported_sentence, reason)),
                tuple(row.row for row in rows if row.unsupported == reason),
            )
            for reason, _ in reasons.most_common()
        ),
        passed=tuple(Named(row.row, _title(plans.get(row.row))) for row in rows if row.verdict == "pass"),
    )


def _title(plan: Plan | None) -> Both:
    return Both("", "") if plan is None else Both(plan.title_en, plan.title_zh)


def _shown(row: RowResult, plan: Plan | None, known: str | None) -> Shown:
    fault = row.fault
    steps = () if plan is None else _steps(row, plan)
    return Shown(
        row=row,
        mark=MARKS[row.verdict],
        title=_title(plan),
        place=f"{plan.file}:{plan.line}" if plan is not None and plan.file else "",
        steps=steps,
        loose=tuple(_wanted(unmet) for unmet in row.unmet if unmet.step >= len(steps)),
        has_plan=plan is not None,
        fault=None if fault is None else in_both(lambda: harmless(fault.said(), 600)),
        again=both(f"engines.again_{fault.again}", others=fault.others) if fault is not None and fault.again else None,
        log=() if fault is None else tuple(map(harmless, fault.log)),
        clauses=tuple((clause, _clause(clause)) for clause in row.clauses),
        board=None if plan is None else board_of(row, plan),
        known=None if known is None else in_both(lambda: known_mark(known)),
    )


def _steps(row: RowResult, plan: Plan) -> tuple[Line, ...]:
    wrong = wrong_steps(row, plan)
    lines, previous = [], ""
    for index, step in enumerate(plan.steps):
        keyword = both("reports.and" if step.keyword == previous else f"reports.{step.keyword}")
        unmet = tuple(_wanted(entry) for entry in row.unmet if entry.step == index)
        lines.append(Line(keyword, Both(step.en, step.zh), index in wrong, unmet))
        previous = step.keyword
    return tuple(lines)


def _wanted(unmet: Unmet) -> Wanted:
    expected = msgspec.json.encode(unmet.expected).decode()
    got = None if unmet.got is None else harmless(unmet.got, 600)
    return Wanted(unmet.path, both(f"report.expected_{unmet.test}"), expected, got)


def _clause(clause_id: str) -> Both:
    clause = law().clause(clause_id)
    return Both("", "") if clause is None else Both(plain(clause.text.en), plain(clause.text.zh))
