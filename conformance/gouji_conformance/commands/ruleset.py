"""``gouji ruleset``: a table's own rules, in a file."""

from pathlib import Path

import click

from gouji_conformance.speech.language import say, speak, spoken
from gouji_spec.fault import system_words
from gouji_spec.ruleset import PROFILES
from gouji_spec.text import Language


def _language(ctx: click.Context, param: click.Parameter, value: Language | None) -> None:  # noqa: ARG001 - click's
    if value is not None:
        speak(value)


_lang = click.option(
    "--lang", type=click.Choice(["zh", "en"]), expose_value=False, callback=_language, help=say("cli.lang")
)


@click.group(help=say("cli.ruleset"))
@_lang
def command() -> None:
    """Group what can be done with a table's own rules."""


@command.command(help=say("ruleset.new"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--profile", type=click.Choice(PROFILES), default="outline", show_default=True, help=say("ruleset.profile")
)
@_lang
def new(file: Path, profile: str) -> None:
    """Write a template; a file that is there already is left alone."""
    from gouji_conformance.speech.faults import UserError  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.speech.ruleset_text import RulesetPrinter  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415
    from gouji_spec.ruleset import profiles  # noqa: PLC0415

    lines = RulesetPrinter(options(), spoken()).template(profiles()[profile])
    try:
        with file.open("x", encoding="utf-8", newline="\n") as stream:
            stream.write("\n".join(lines) + "\n")
    except FileExistsError as error:
        raise UserError("ruleset.exists", file=file) from error
    except OSError as error:
        raise UserError("ruleset.unwritable", file=file, problem=system_words(error)) from error
    click.echo(say("ruleset.written", file=file))


@command.command(help=say("ruleset.check"))
@click.argument("file", type=click.Path(path_type=Path))
@_lang
def check(file: Path) -> None:
    """Say what the file plays; a file that cannot be used is an error, a caution is not."""
    from gouji_conformance.speech.ruleset_text import RulesetPrinter  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.speech.rulesets import rules_of_file  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415

    rules = rules_of_file(file)
    printer = RulesetPrinter(options(), spoken())
    for line in (*printer.summary(rules), *printer.cautions(rules)):
        click.echo(line)


@command.command(help=say("ruleset.show"))
@click.argument("file")
@_lang
def show(file: str) -> None:
    """Print every option of the file or profile called *file*."""
    from gouji_conformance.speech.ruleset_text import RulesetPrinter  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.speech.rulesets import rules_named  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415

    for line in RulesetPrinter(options(), spoken()).values(rules_named(file)):
        click.echo(line)


@command.command(help=say("ruleset.diff"))
@click.argument("one")
@click.argument("other")
@_lang
def diff(one: str, other: str) -> int:
    """Print in what two files or profiles differ."""
    from gouji_conformance.speech.ruleset_text import RulesetPrinter  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.speech.rulesets import rules_named  # noqa: PLC0415
    from gouji_spec.options import options  # noqa: PLC0415

    first, second = rules_named(one), rules_named(other)
    for line in RulesetPrinter(options(), spoken()).differences(first, second):
        click.echo(line)
    count = sum(first.ruleset[name] != second.ruleset[name] for name in options().options)
    click.echo(say("ruleset.differ", count=count) if count else say("ruleset.same"))
    return 1 if count else 0
