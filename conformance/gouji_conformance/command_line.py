"""The command line: every command; what each takes stands beside those of its kind."""

from collections.abc import Mapping
from typing import Final

import click

from gouji_conformance.engine_commands import OF_ENGINES
from gouji_conformance.law_commands import OF_THE_LAW
from gouji_conformance.speech.speaker import Commands, Making, Speaker
from gouji_conformance.table_commands import OF_THE_TABLE
from gouji_spec.text import Language

COMMANDS: Final[Mapping[str, Making]] = dict(sorted({**OF_ENGINES, **OF_THE_TABLE, **OF_THE_LAW}.items()))
"""Each command by its name, and what makes it."""


def command_line(language: Language) -> click.Group:
    """Return the command ``gouji``, which speaks *language*."""
    speaker = Speaker(language)
    group = Commands(
        COMMANDS,
        speaker,
        name="gouji",
        help=speaker.say("cli.help"),
        context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
        params=[speaker.lang(is_eager=True), speaker.version()],
    )
    speaker.spoken_by(group)
    return group
