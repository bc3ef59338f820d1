"""What is said to whoever mistyped a command: on one line."""

import difflib
import re

import click

from gouji_conformance.speech.foreign import NO_SUCH_COMMAND, click_problem
from gouji_conformance.speech.messages import message
from gouji_spec.text import Text


def usage_problem(error: click.ClickException) -> Text:
    """Return what is wrong with what was typed, the command it was typed to, and where its help is."""
    words = " ".join(error.format_message().split())
    context = error.ctx if isinstance(error, click.UsageError) else None
    unknown = re.fullmatch(NO_SUCH_COMMAND, words)
    if unknown is not None and context is not None and isinstance(context.command, click.Group):
        near = difflib.get_close_matches(unknown[1], context.command.list_commands(context))
        words += f" Did you mean {', '.join(map(repr, near))}?" if near else ""
    command = context.command_path if context is not None else "gouji"
    return message("cli.misuse", command=command, problem=click_problem(words))
