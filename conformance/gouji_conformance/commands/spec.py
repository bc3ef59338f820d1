"""``gouji spec``, and ``check`` of it: hold the law, the features and the reference against each other."""

import os
from collections.abc import Sequence
from pathlib import Path

import click

from gouji.rules import PLAYED
from gouji_conformance.amendments.lints import lint
from gouji_conformance.checks.biting import passed_by_every_stub
from gouji_conformance.checks.feature_checks import FeatureChecker
from gouji_conformance.checks.played import played_problems
from gouji_conformance.checks.question_checks import question_problems
from gouji_conformance.checks.reference_runs import ReferenceRuns, false_rows
from gouji_conformance.checks.resting import all_code, resting_problems, things
from gouji_conformance.checks.some_features import changed_files, with_files
from gouji_conformance.checks.tag_checks import tag_problems
from gouji_conformance.commands.reread import reread
from gouji_conformance.register.checking import problems as register_problems
from gouji_conformance.sentences.features import Feature
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_spec.amendments import read_amendments
from gouji_spec.checks import law_problems
from gouji_spec.folder import law_folder
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.problem import Problem
from gouji_spec.questions import questions, themes
from gouji_spec.reasons import reasons
from gouji_spec.register import register
from gouji_spec.rests import read_rests
from gouji_spec.text import Language, Text

__all__ = ["check", "reread"]


def check(language: Language, *, files: tuple[Path, ...], with_suite: bool, changed: bool) -> int:
    """Run every check; print what is wrong, a line each; leave with 1 where anything is."""
    if files and changed:
        raise UserError("spec.changed_or_files")
    suite = load_suite()
    found = unread_problems(suite)
    looked_at: Sequence[Feature] = suite.features
    if files or changed:
        suite, looked_at = with_files(suite, changed_files() if changed else files)
    found += problems(suite, looked_at)
    found += suite_problems(suite, looked_at) if with_suite else false_scenarios(suite, looked_at)
    if with_suite and not found:
        found = toothless(suite, looked_at)
    for entry in found:
        click.echo(entry.line(language))
    outcome = message("spec.wrong", count=len(found)) if found else _all_well(suite, looked_at)
    click.echo(outcome.said_in(language))
    return 1 if found else 0


def unread_problems(suite: Suite) -> list[Problem]:
    """Return whatever has not been read beside the present words of a clause that it rests on."""
    found = things(suite, law(), reasons().values(), themes(), all_code())
    return list(resting_problems(found, read_rests(law_folder()), law()))


def problems(suite: Suite, looked_at: Sequence[Feature]) -> list[Problem]:
    """Return what every check of the law finds, and those of the features that are looked at."""
    found = law_problems(law_folder())
    found += played_problems(options(), PLAYED)
    found += question_problems(suite, law(), themes())
    found += amendment_problems(suite)
    found += ruling_problems(suite)
    return found + FeatureChecker(suite, law(), options()).problems(looked_at)


def amendment_problems(suite: Suite) -> list[Problem]:
    """Return what is wrong with the amendments of the law as they are written."""
    all_of_them = {entry.number: entry for entry in read_amendments(law_folder() / "amendments")}
    rows = suite.row_ids()
    return [problem for entry in all_of_them.values() for problem in lint(entry, all_of_them, rows)]


def ruling_problems(suite: Suite) -> list[Problem]:
    """Return what is wrong with the rulings of the law, each judged again."""
    return list(register_problems(register(), set(law().clauses()), suite.row_ids()))


def false_scenarios(suite: Suite, looked_at: Sequence[Feature]) -> list[Problem]:
    """Return every row that fails on the reference under the outline and its tags."""
    runs = ReferenceRuns(suite.book)
    return [found for feature in looked_at for scenario in feature.scenarios for found in false_rows(runs, scenario)]


def suite_problems(suite: Suite, looked_at: Sequence[Feature]) -> list[Problem]:
    """Return every row that fails so, or whose verdict changes with an option that its scenario has no tag for.

    Or that catches nobody: another answer would do, or none of its acts.
    """
    scenarios = [scenario for feature in looked_at for scenario in feature.scenarios]
    return tag_problems(suite, only=scenarios, processes=min(2, os.cpu_count() or 1))


def toothless(suite: Suite, looked_at: Sequence[Feature]) -> list[Problem]:
    """Return the rows that are passed without knowing a rule, whatever the way of knowing none."""
    files = {feature.file for feature in looked_at}
    return [entry for entry in passed_by_every_stub(suite) if entry.file in files]


def _all_well(suite: Suite, looked_at: Sequence[Feature]) -> Text:
    scenarios = [scenario for feature in looked_at for scenario in feature.scenarios]
    return message(
        "spec.well" if looked_at else "spec.well_unchanged",
        clauses=len(law().clauses()),
        options=len(options().options),
        questions=len(questions()),
        sentences=len(suite.book.sentences),
        scenarios=len(scenarios),
        rows=sum(len(scenario.rows) for scenario in scenarios),
    )
