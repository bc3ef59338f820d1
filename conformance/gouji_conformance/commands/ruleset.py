"""``gouji ruleset``: a table's own rules, in a file."""

from pathlib import Path

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.ruleset_text import RulesetPrinter
from gouji_conformance.speech.rulesets import profile_called, rules_named, rules_of_file
from gouji_spec.fault import system_words
from gouji_spec.options import options
from gouji_spec.ruleset import profiles
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
