"""A report made a result: its faults by clause, each question with what is right and what the engine says."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from gouji_conformance.certificates.making import subjects_of
from gouji_conformance.certificates.rungs import Rung, rungs_of
from gouji_conformance.reports.faults import Card, cards
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.results.result import FORMAT, Climbed, Fault, Played, Question, Result
from gouji_conformance.runs.diagnosis import diagnosed
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.speech.faults import UserError


def result_of(
    report: Report, plans: Mapping[str, Plan], files: Sequence[Path] = (), root: Path | None = None
) -> Result:
    """Return how the engine of *report* rules.

    Args:
        report: of a run over all rows that came to its end.
        plans: of its rows, by their ids.
        files: of the engine, to be pinned.
        root: the folder from which they are named.

    Raises:
        UserError: the engine never said what it is, or rows were selected or left unasked.
    """
    header = report.header
    if header.engine is None or header.selection or report.footer.ending != "complete":
        raise UserError("results.not_whole")
    diagnosis = diagnosed(report, plans)
    found = cards((*report.rows, *report.fresh), plans, diagnosis.no_fault, diagnosis.alike)
    return Result(
        format=FORMAT,
        engine=header.engine.engine,
        source=subjects_of(files, root or Path()) if files else (),
        suite=header.suite,
        manifest=header.manifest,
        profile=header.profile,
        options=header.options,
        seed=header.seed,
        areas=header.areas,
        not_claimed=header.not_claimed,
        rungs=tuple(map(_climbed, rungs_of(report.rows))),
        faults=tuple(map(_fault, found)),
        variations=tuple(Played(one.option, one.value, len(one.rows)) for one in diagnosis.variations),
    )


def _climbed(rung: Rung) -> Climbed:
    passed = sum(rung.counts.get(verdict, 0) for verdict in ("pass", "declared"))
    return Climbed(rung.area, passed, rung.rows, rung.article, rung.part)


def _fault(card: Card) -> Fault:
    rows = [row for row in card.rows if not row.fresh]
    en, zh = ("", "") if card.alike is None else (card.alike.en, card.alike.zh)
    questions = tuple(question for row in rows for question in _questions(row))
    return Fault(card.clause, questions, len(card.rows) - len(rows), en, zh)


def _questions(row: RowResult) -> Iterator[Question]:
    if row.fault is not None:
        yield Question(row.row, row.fault.kind)
    for unmet in row.unmet[:1]:
        right = msgspec.json.encode(unmet.expected).decode()
        yield Question(row.row, unmet.path, unmet.test, right, unmet.got)
