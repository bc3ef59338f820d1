"""``gouji spec check``: hold the law, the features and the reference against each other."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say, speak, spoken
from gouji_spec.problem import Problem
from gouji_spec.text import Language

if TYPE_CHECKING:
    from gouji_conformance.sentences.features import Feature
    from gouji_conformance.sentences.suite import Suite


@click.group(help=say("cli.spec"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def command(lang: Language | None) -> None:
    """Group the checks of the law."""
    if lang is not None:
        speak(lang)


@command.command(help=say("spec.check"))
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option("--suite", "with_suite", is_flag=True, help=say("spec.suite"))
@click.option("--changed", is_flag=True, help=say("spec.changed"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def check(files: tuple[Path, ...], lang: Language | None, *, with_suite: bool, changed: bool) -> int:
    """Run every check; print what is wrong, a line each; leave with 1 where anything is."""
    from gouji_conformance.checks.some_features import changed_files, with_files  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415

    if lang is not None:
        speak(lang)
    if files and changed:
        raise UserError("spec.changed_or_files")
    suite = load_suite()
    looked_at: Sequence[Feature] = suite.features
    if files or changed:
        suite, looked_at = with_files(suite, changed_files() if changed else files)
    found = problems(suite, looked_at)
    found += suite_problems(suite, looked_at) if with_suite else false_scenarios(suite, looked_at)
    for entry in found:
        click.echo(entry.line(spoken()))
    click.echo(say("spec.wrong", count=len(found)) if found else _all_well(suite, looked_at))
    return 1 if found else 0


def problems(suite: "Suite", looked_at: "Sequence[Feature]") -> list[Problem]:
    """Return what every check of the law finds, and those of the features that are looked at."""
    from gouji.rules import PLAYED  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.checks.feature_checks import FeatureChecker  # noqa: PLC0415
    from gouji_conformance.checks.played import played_problems  # noqa: PLC0415
    from gouji_spec.checks import law_problems  # noqa: PLC0415
    from gouji_spec.folder import law_folder  # noqa: PLC0415
    from gouji_spec.law import law  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415

    found = law_problems(law_folder())
    found += played_problems(options(), PLAYED)
    return found + FeatureChecker(suite, law(), options()).problems(looked_at)


def false_scenarios(suite: "Suite", looked_at: "Sequence[Feature]") -> list[Problem]:
    """Return every row that fails on the reference under the outline and its tags."""
    from gouji_conformance.checks.reference_runs import ReferenceRuns, false_rows  # noqa: PLC0415 - keeps --help quick

    runs = ReferenceRuns(suite.book)
    return [found for feature in looked_at for scenario in feature.scenarios for found in false_rows(runs, scenario)]


def suite_problems(suite: "Suite", looked_at: "Sequence[Feature]") -> list[Problem]:
    """Return every row that fails so, or whose verdict changes with an option that its scenario has no tag for."""
    from gouji_conformance.checks.tag_checks import tag_problems  # noqa: PLC0415 - keeps --help quick

    scenarios = [scenario for feature in looked_at for scenario in feature.scenarios]
    return tag_problems(suite, only=scenarios, processes=min(2, os.cpu_count() or 1))


def _all_well(suite: "Suite", looked_at: "Sequence[Feature]") -> str:
    from gouji_spec.law import law  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415

    scenarios = [scenario for feature in looked_at for scenario in feature.scenarios]
    return say(
        "spec.well",
        clauses=len(law().clauses()),
        options=len(options().options),
        sentences=len(suite.book.sentences),
        scenarios=len(scenarios),
        rows=sum(len(scenario.rows) for scenario in scenarios),
    )
