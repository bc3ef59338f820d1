"""The door of the command ``gouji``: in which language it speaks, and what becomes of an error."""

import gc
import io
import os
import sys
from typing import Final

import click
from click.exceptions import NoArgsIsHelpError

from gouji_conformance.cache_folder import use_cache
from gouji_conformance.command_line import command_line
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import preferred_language
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.other_edition import OtherEditionError, without_option
from gouji_spec.fault import FaultError, system_words
from gouji_spec.text import Language, Text

_LONGEST_PROBLEM: Final = 4000
"""Characters of what is wrong; a file may be named and quoted in it, and is not obeyed."""


def main(arguments: list[str] | None = None) -> None:
    """Run ``gouji`` with *arguments* and leave with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal that cannot write Chinese ends no command
    gc.set_threshold(100_000, 20, 20)  # the law and the suite are read once and stay: no use going through them often
    use_cache()
    code = run(sys.argv[1:] if arguments is None else arguments)
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
    language = preferred_language(arguments)
    try:
        result = _done(arguments, language)
        _flush()
    except NoArgsIsHelpError as error:
        error.show()
        return error.exit_code
    except click.ClickException as error:
        from gouji_conformance.speech.usage import usage_problem  # noqa: PLC0415 - who types well need not wait for it

        click.echo(usage_problem(error).said_in(language), err=True)
        return error.exit_code
    except (click.Abort, KeyboardInterrupt):
        return 130
    except BrokenPipeError:
        return 1
    except (UserError, FaultError, OSError) as error:
        from gouji_conformance.reports.printable import printable_text  # noqa: PLC0415 - as above

        problem = printable_text(_problem(error), _LONGEST_PROBLEM)
        click.echo(message("cli.refused", problem=problem).said_in(language), err=True)
        return 2
    return result if isinstance(result, int) else 0


def _done(arguments: list[str], language: Language) -> object:
    """Return what the command comes to, done here or by the law of another edition."""
    try:
        return command_line(language).main(arguments, prog_name="gouji", standalone_mode=False)
    except OtherEditionError as asked:
        from gouji_conformance.commands.edition import under  # noqa: PLC0415 - few ask for the law of another day

        return under(asked.number, ("--lang", language, *without_option(arguments)))


def _problem(error: UserError | FaultError | OSError) -> Text:
    if isinstance(error, UserError):
        return error.problem
    if isinstance(error, FaultError):
        return error.text
    named = [] if error.filename is None else [Text.same(str(error.filename))]
    return Text(zh="：", en=": ").join([*named, system_words(error)])
