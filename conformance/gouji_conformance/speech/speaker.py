"""What commands and options are made with, so that every page of help speaks one language.

What a command does is imported when it is done: neither the list of commands nor a page of help needs the law, the
engine or the libraries.
"""

import importlib
import shlex
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import click

from gouji_conformance.engines.naming import without_secrets, word_or_command
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.help_page import ChineseContext
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.other_edition import OPTION, OtherEditionError
from gouji_spec import VERSION
from gouji_spec.text import LANGUAGES, Language

_ENGINE: Final = "engine given by the option"


class EngineCommand(click.Command):
    """A command that is told an engine: by a word, by ``--engine``, or by its command line after ``--``, untouched.

    The word is given on as *engine*, the command line as *command*; None where there is none.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the engine's command line away before click reads the rest."""
        command = None
        if "--" in args:
            at = args.index("--")
            args, command = args[:at], tuple(args[at + 1 :])
        rest = super().parse_args(ctx, args)
        given = ctx.meta.get(_ENGINE)
        if given is not None:
            word = ctx.params["engine"]
            if word is not None or command is not None:
                other = word if command is None else shlex.join(command)
                raise UserError("engines.both_given", word=without_secrets(given), command=without_secrets(other))
            ctx.params["engine"], command = word_or_command(given)
        ctx.params["command"] = command
        return rest


@dataclass(frozen=True, slots=True)
class Speaker:
    """Makes commands and options that speak one language; help is given as the key of a message."""

    language: Language

    def say(self, key: str) -> str:
        """Return the message *key*."""
        return message(key).said_in(self.language)

    def spoken_by(self, command: click.Command) -> click.Command:
        """Let *command* write its pages of help in the language."""
        if self.language == "zh":
            command.context_class = ChineseContext
        return command

    def command(
        self,
        work: str,
        help_key: str,
        *params: click.Parameter,
        kind: type[click.Command] = click.Command,
        settings: Mapping[str, Any] | None = None,
    ) -> click.Command:
        """Return the command that is done by the function *work*, ``module:name`` below ``commands``; it has its name.

        The function is given the language, then each parameter by its name.
        """
        name = work.partition(":")[2]
        made = kind(
            name,
            callback=_doing(work, self.language),
            params=[*params, self.lang()],
            help=self.say(help_key),
            context_settings=dict(settings or {}),
        )
        return self.spoken_by(made)

    def group(self, name: str, help_key: str, *commands: click.Command) -> click.Command:
        """Return the command *name* that has *commands* of its own."""
        return self.spoken_by(click.Group(name, commands=list(commands), params=[self.lang()], help=self.say(help_key)))

    def option(self, *names: str, help_key: str, **given: Any) -> click.Option:
        """Return an option; *help_key* is the key of its help."""
        return click.Option(list(names), help=self.say(help_key), **given)

    def engine(self) -> Sequence[click.Parameter]:
        """Return the two ways to name an engine before ``--``: a bare word, and ``--engine``."""
        return (
            click.Argument(["engine"], required=False),
            self.option(
                "--engine",
                "engine_text",
                help_key="cli.engine_option",
                metavar="ENGINE",
                expose_value=False,
                callback=_engine_given,
            ),
        )

    def flag(self, *names: str, help_key: str) -> click.Option:
        """Return an option that is there or not."""
        return self.option(*names, help_key=help_key, is_flag=True)

    def number(self, name: str, kind: Any, default: float, *, help_key: str, **given: Any) -> click.Option:
        """Return an option that takes a number."""
        return self.option(name, help_key=help_key, type=kind, default=default, show_default=True, **given)

    def profile(self, help_key: str, **given: Any) -> click.Option:
        """Return the option for a profile, by its id or its name; which there are is not known here."""
        return self.option("--profile", help_key=help_key, metavar="PROFILE", **given)

    def timeout(self, default: float, *, help_key: str = "certify.timeout") -> click.Option:
        """Return the option for the seconds that an engine has for one answer."""
        return self.number("--timeout", float, default, help_key=help_key, callback=_seconds)

    def matches(self, number: int) -> Sequence[click.Parameter]:
        """Return the options for matches that are played to see what a change does; *number* where none is given."""
        policy = click.Choice(["random", "sensible"])
        return (
            self.number("--matches", click.IntRange(1, 1_000_000), number, help_key="impact.matches"),
            self.number("--hands", click.IntRange(1, 999), 2, help_key="impact.hands"),
            self.option("--policy", "policies", help_key="impact.policy_option", type=policy, multiple=True),
            self.number("--jobs", click.IntRange(1, 64), 1, help_key="impact.jobs"),
            self.option("--scheduler", help_key="impact.scheduler", metavar="ADDRESS"),
            self.option("--svg", help_key="impact.svg", type=click.Path(path_type=Path), metavar="FILE"),
            self.flag("--json", "as_json", help_key="impact.json"),
        )

    def edition(self) -> click.Option:
        """Return ``--edition``, which says by the law of which edition all of it is done."""

        def leave(_ctx: click.Context, _param: click.Parameter, value: int | None) -> None:
            if value is not None:
                raise OtherEditionError(value)

        return self.option(
            OPTION, help_key="edition.option", type=int, expose_value=False, is_eager=True, callback=leave, metavar="N"
        )

    def lang(self, *, is_eager: bool = False) -> click.Option:
        """Return ``--lang``, which is read before anything is made (``preferred_language``), and here only allowed."""
        return self.option(
            "--lang", help_key="cli.lang", type=click.Choice(LANGUAGES), expose_value=False, is_eager=is_eager
        )

    def version(self) -> click.Option:
        """Return ``--version``, which says it and leaves."""

        def show(ctx: click.Context, _param: click.Parameter, value: bool) -> None:  # noqa: FBT001 - click's signature
            if value:
                click.echo(f"gouji {VERSION}")
                ctx.exit()

        return self.option(
            "--version", help_key="cli.version", is_flag=True, expose_value=False, is_eager=True, callback=show
        )


Making = Callable[[Speaker], click.Command]


class Commands(click.Group):
    """A group whose commands are made when they are asked for; its list needs none of them."""

    def __init__(self, making: Mapping[str, Making], speaker: Speaker, **given: Any) -> None:
        super().__init__(**given)
        self._making = making
        self._speaker = speaker

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Name the commands in the order of the alphabet."""
        return sorted(self._making)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002 - click's signature
        """Return the command *cmd_name*, or None where there is none."""
        return self._making[cmd_name](self._speaker) if cmd_name in self._making else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands with their one line each, the message ``cli.<command>``."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, self._speaker.say(f"cli.{name}")) for name in self.list_commands(ctx)])


def _doing(work: str, language: Language) -> Callable[..., Any]:
    """Return what imports the function *work* and calls it."""

    def do(**given: Any) -> Any:
        module, _, name = work.partition(":")
        return getattr(importlib.import_module(f"gouji_conformance.commands.{module}"), name)(language, **given)

    return do


def _seconds(_ctx: click.Context, _param: click.Parameter, value: float) -> float:
    if not 0 < value < threading.TIMEOUT_MAX:
        raise UserError("certify.bad_timeout", timeout=value)
    return value


def _engine_given(ctx: click.Context, _param: click.Parameter, value: str | None) -> None:
    """Keep what ``--engine`` says for the command, which is given one engine however it is named."""
    if value is not None:
        ctx.meta[_ENGINE] = value
