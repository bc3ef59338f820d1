"""The command ``gouji``: a door that loads only the command asked for."""

import importlib
import io
import os
import sys

import click
from click.exceptions import NoArgsIsHelpError

from gouji_conformance.speech.help_words import HelpWords
from gouji_conformance.speech.language import preferred_language, say, speak, spoken
from gouji_spec import VERSION

COMMANDS = {
    "certify": "gouji_conformance.commands.certify",
    "engine": "gouji_conformance.commands.engine",
    "export": "gouji_conformance.commands.export",
    "judge": "gouji_conformance.commands.judge",
    "manifest": "gouji_conformance.commands.manifest",
    "perft": "gouji_conformance.commands.perft",
    "play": "gouji_conformance.commands.play",
    "report": "gouji_conformance.commands.report",
    "rule": "gouji_conformance.commands.rule",
    "run": "gouji_conformance.commands.run",
    "ruleset": "gouji_conformance.commands.ruleset",
    "scenario": "gouji_conformance.commands.scenario",
    "smoke": "gouji_conformance.commands.smoke",
    "spec": "gouji_conformance.commands.spec",
    "trace": "gouji_conformance.commands.trace",
}
"""Each command and the module that holds it; its one-line help is the message ``cli.<command>``."""


class LazyGroup(click.Group):
    """A group whose commands are imported when they are asked for; listing them imports none."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Name the commands in the order of the alphabet."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import the command *cmd_name*, or return None where there is none."""
        if cmd_name not in COMMANDS:
            return None
        found: click.Command = importlib.import_module(COMMANDS[cmd_name]).command
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their one line each, without importing them."""
        with formatter.section(say("cli.commands")):
            formatter.write_dl([(name, say(f"cli.{name}")) for name in self.list_commands(ctx)])


def _version(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001 - click's own
    """Print the version and leave."""
    if value:
        click.echo(f"gouji {VERSION}")
        ctx.exit()


def build() -> click.Group:
    """Return the command ``gouji`` in the language spoken."""
    click.Context.formatter_class = HelpWords
    return LazyGroup(
        name="gouji",
        help=say("cli.help"),
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
        params=[
            click.Option(
                ["--lang"], type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"), is_eager=True
            ),
            click.Option(
                ["--version"],
                is_flag=True,
                expose_value=False,
                help=say("cli.version"),
                is_eager=True,
                callback=_version,
            ),
        ],
    )


def main(arguments: list[str] | None = None) -> None:
    """Run ``gouji`` with *arguments* and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that cannot write Chinese ends no command
    given = sys.argv[1:] if arguments is None else arguments
    speak(preferred_language(given))
    code = run(given)
    try:
        _flush()
    except OSError:  # told by now, or the reader has gone: what is left goes nowhere, and Python must not say so
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _flush() -> None:
    if sys.stdout is not None:  # closed from the start: >&-
        sys.stdout.flush()


def run(arguments: list[str]) -> int:
    """Run ``gouji`` with *arguments* and return its exit code: 0, 1 (something failed) or 2 (misuse)."""
    from gouji_conformance.speech.faults import UserError  # noqa: PLC0415 - keeps --help quick
    from gouji_spec.fault import FaultError, system_words  # noqa: PLC0415

    try:
        result = build().main(arguments, prog_name="gouji", standalone_mode=False)
        _flush()
    except NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.ClickException as error:
        from gouji_conformance.speech.usage_words import usage_problem  # noqa: PLC0415

        click.echo(usage_problem(error), err=True)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return 130
    except UserError as error:
        click.echo(say("cli.refused", problem=str(error)), err=True)
        return 2
    except FaultError as error:
        click.echo(say("cli.refused", problem=error.line(spoken())), err=True)
        return 2
    except BrokenPipeError:
        return 1
    except OSError as error:
        problem = ": ".join(str(part) for part in (error.filename, system_words(error).said_in(spoken())) if part)
        click.echo(say("cli.refused", problem=problem), err=True)
        return 2
    return result if isinstance(result, int) else 0
