"""``gouji spec check``: hold the law, the features and the reference against each other."""

import os

import click

from gouji_conformance.checks.feature_checks import FeatureChecker
from gouji_conformance.checks.tag_checks import tag_problems
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_spec.checks import law_problems
from gouji_spec.folder import law_folder
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.problem import Problem
from gouji_spec.text import Language, Text


def check(language: Language, *, with_suite: bool) -> int:
    """Run every check; print what is wrong, a line each; leave with 1 where anything is."""
    found = problems()
    if with_suite:
        found += suite_problems()
    for entry in found:
        click.echo(entry.line(language))
    outcome = message("spec.wrong", count=len(found)) if found else _all_well()
    click.echo(outcome.said_in(language))
    return 1 if found else 0


def problems() -> list[Problem]:
    """Return what every check of the law and of the features finds."""
    found = law_problems(law_folder())
    return found + FeatureChecker(load_suite(), law(), options()).problems()


def suite_problems() -> list[Problem]:
    """Return every scenario whose verdict changes with an option that it has no tag for."""
    return tag_problems(load_suite(), processes=min(2, os.cpu_count() or 1))


def _all_well() -> Text:
    suite = load_suite()
    return message(
        "spec.well",
        clauses=len(law().clauses()),
        options=len(options().options),
        sentences=len(suite.book.sentences),
        scenarios=len(list(suite.scenarios())),
        rows=len(list(suite.rows())),
    )
