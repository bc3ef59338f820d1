"""``gouji spec check``: hold the law, the features and the reference against each other."""

import os

import click

from gouji_conformance.speech.language import say, speak, spoken
from gouji_spec.problem import Problem
from gouji_spec.text import Language


@click.group(help=say("cli.spec"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def command(lang: Language | None) -> None:
    """Group the checks of the law."""
    if lang is not None:
        speak(lang)


@command.command(help=say("spec.check"))
@click.option("--suite", "with_suite", is_flag=True, help=say("spec.suite"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def check(lang: Language | None, *, with_suite: bool) -> int:
    """Run every check; print what is wrong, a line each; leave with 1 where anything is."""
    if lang is not None:
        speak(lang)
    found = problems()
    if with_suite:
        found += suite_problems()
    for entry in found:
        click.echo(entry.line(spoken()))
    click.echo(say("spec.wrong", count=len(found)) if found else _all_well())
    return 1 if found else 0


def problems() -> list[Problem]:
    """Return what every check of the law and of the features finds."""
    from gouji.rules import PLAYED  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.checks.feature_checks import FeatureChecker  # noqa: PLC0415
    from gouji_conformance.checks.played import played_problems  # noqa: PLC0415
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415
    from gouji_spec.checks import law_problems  # noqa: PLC0415
    from gouji_spec.folder import law_folder  # noqa: PLC0415
    from gouji_spec.law import law  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415

    found = law_problems(law_folder())
    found += played_problems(options(), PLAYED)
    return found + FeatureChecker(load_suite(), law(), options()).problems()


def suite_problems() -> list[Problem]:
    """Return every scenario whose verdict changes with an option that it has no tag for."""
    from gouji_conformance.checks.tag_checks import tag_problems  # noqa: PLC0415
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415 - keeps --help quick

    return tag_problems(load_suite(), processes=min(2, os.cpu_count() or 1))


def _all_well() -> str:
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415
    from gouji_spec.law import law  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415

    suite = load_suite()
    return say(
        "spec.well",
        clauses=len(law().clauses()),
        options=len(options().options),
        sentences=len(suite.book.sentences),
        scenarios=len(list(suite.scenarios())),
        rows=len(list(suite.rows())),
    )
