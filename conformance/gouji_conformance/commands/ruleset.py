"""``gouji ruleset``: a table's own rules, in a file."""

from collections.abc import Sequence
from pathlib import Path

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.ruleset_text import RulesetPrinter
from gouji_conformance.speech.rulesets import profile_called, rules_named, rules_of_file
from gouji_spec.fault import system_words
from gouji_spec.options import options
from gouji_spec.register import register
from gouji_spec.ruleset import Ruleset, profiles
from gouji_spec.text import Language


def new(language: Language, *, file: Path, profile: str) -> None:
    """Write a template; a file that is there already is left alone."""
    lines = RulesetPrinter(options(), language).template(profiles()[profile_called(profile)])
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write("\n".join(lines) + "\n")
    except FileExistsError as error:
        raise UserError("ruleset.exists", file=file) from error
    except OSError as error:
        raise UserError("ruleset.unwritable", file=file, problem=system_words(error)) from error
    click.echo(message("ruleset.written", file=file).said_in(language))


def check(language: Language, *, file: Path) -> None:
    """Say what the file plays; a file that cannot be used is an error, a caution is not."""
    rules = rules_of_file(file)
    printer = RulesetPrinter(options(), language)
    for line in (*printer.summary(rules), *printer.cautions(rules)):
        click.echo(line)


def show(language: Language, *, file: str) -> None:
    """Print every option of the file or profile called *file*."""
    for line in RulesetPrinter(options(), language).values(rules_named(file)):
        click.echo(line)


def diff(language: Language, *, one: str, other: str) -> int:
    """Print in what two files or profiles differ."""
    first, second = rules_named(one), rules_named(other)
    for line in RulesetPrinter(options(), language).differences(first, second):
        click.echo(line)
    count = sum(first.ruleset[name] != second.ruleset[name] for name in options().options)
    outcome = message("ruleset.differ", count=count) if count else message("ruleset.same")
    click.echo(outcome.said_in(language))
    return 1 if count else 0


def impact(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    table: str,
    changes: tuple[str, ...],
    matches: int,
    hands: int,
    policies: tuple[str, ...],
    jobs: int,
    scheduler: str | None,
    svg: Path | None,
    as_json: bool,
) -> int:
    """Tell what *changes* of the rules of *table* would change: rows, certificates, rulings, and what players feel."""
    from gouji_conformance.amendments import impact_text  # noqa: PLC0415 - the other commands need no match
    from gouji_conformance.amendments.matches import POLICIES  # noqa: PLC0415
    from gouji_conformance.amendments.playing import Plan  # noqa: PLC0415
    from gouji_conformance.amendments.table_impact import table_impact  # noqa: PLC0415
    from gouji_conformance.reports.json_text import indented  # noqa: PLC0415
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415
    from gouji_conformance.spreading import one_of_the_two  # noqa: PLC0415

    one_of_the_two(jobs, scheduler)
    before = rules_named(table).ruleset
    after = _changed(before, changes)
    if not before.differs_in(after):
        raise UserError("ruleset.nothing_changes", table=table)
    plan = Plan(policies or POLICIES, matches, hands, jobs, scheduler)
    done = impact_text.progress(2 * matches * len(plan.policies), language)
    found = table_impact(before, after, plan, load_suite(), register(), language, done)
    if as_json:
        click.echo(indented(found))
    else:
        differs = {name: after[name] for name in before.differs_in(after)}
        for line in impact_text.table_lines(found, table, differs, language):
            click.echo(line)
    if svg is not None:
        impact_text.draw(found.policies, svg, language)
    return 0


def _changed(before: Ruleset, changes: Sequence[str]) -> Ruleset:
    """Return the rules with *changes* made: options with their values, or another table's.

    Raises:
        UserError: they are neither.
        RulesetError: an unknown option or value, or a contradiction.
    """
    if len(changes) == 1 and "=" not in changes[0]:
        return rules_named(changes[0]).ruleset
    values = {}
    for change in changes:
        name, sign, value = change.partition("=")
        if not sign:
            raise UserError("ruleset.no_change", change=change)
        values[name] = value
    return before.changed(**values)
