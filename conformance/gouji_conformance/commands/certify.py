"""``gouji certify``: run the scenarios against an engine."""

import signal
import threading
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say

ENGINE_COMMAND = "gouji.command"
"""Where a context keeps the engine's command line."""


class CommandAfterDashes(click.Command):
    """A command whose arguments end at ``--``; what follows is the engine's command line, untouched."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the engine's command line away before click reads the rest."""
        if "--" in args:
            at = args.index("--")
            ctx.meta[ENGINE_COMMAND] = tuple(args[at + 1 :])
            args = args[:at]
        return super().parse_args(ctx, args)


@click.command(cls=CommandAfterDashes, help=say("certify.help"))
@click.argument("engine", required=False)
@click.option("--profile", default="", help=say("certify.profile"))
@click.option("--ruleset", type=Path, metavar="FILE", help=say("ruleset.option"))
@click.option("--area", "areas", multiple=True, help=say("certify.area"))
@click.option("--article", "articles", multiple=True, help=say("certify.article"))
@click.option("--clause", "clauses", multiple=True, help=say("certify.clause"))
@click.option("--scenario", "scenarios", multiple=True, help=say("certify.scenario"))
@click.option("--failed", is_flag=True, help=say("certify.failed"))
@click.option("--resume", is_flag=True, help=say("certify.resume"))
@click.option("--every-option", is_flag=True, help=say("certify.every_option"))
@click.option("--known-failures", "known_file", type=Path, metavar="FILE", help=say("known.option"))
@click.option("--timeout", type=float, default=10.0, show_default=True, help=say("certify.timeout"))
@click.option("--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help=say("certify.jobs"))
@click.option("--seed", type=int, default=0, show_default=True, help=say("certify.seed"))
@click.option("--report", "folder", type=Path, default=Path(".gouji"), show_default=True, help=say("certify.folder"))
@click.option("--transcript", type=Path, metavar="FILE", help=say("certify.transcript"))
@click.option("--lang", type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"))
@click.pass_context
def command(ctx: click.Context, /, engine: str | None, **given: Any) -> int:
    """Carry the command out; its words for users are in ``messages/certify.toml``."""
    from gouji_conformance.engines.naming import engine_named  # noqa: PLC0415
    from gouji_conformance.engines.transcript import TranscriptFile  # noqa: PLC0415
    from gouji_conformance.reports.jsonl import failed_rows  # noqa: PLC0415
    from gouji_conformance.reports.terminal import Terminal  # noqa: PLC0415
    from gouji_conformance.runs.certifying import Assignment, certify  # noqa: PLC0415 - --help needs none of it
    from gouji_conformance.runs.known import read_known  # noqa: PLC0415
    from gouji_conformance.sentences.selection import Selection  # noqa: PLC0415
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415
    from gouji_conformance.speech.rulesets import rules_of_file  # noqa: PLC0415

    if given["resume"] and given["failed"]:
        raise UserError("certify.resume_or_failed")
    if given["ruleset"] is not None and given["profile"]:
        raise UserError("ruleset.both")
    if not 0 < given["timeout"] < threading.TIMEOUT_MAX:
        raise UserError("certify.bad_timeout", timeout=given["timeout"])
    suite = load_suite()
    known_file = given["known_file"]
    failed = failed_rows(given["folder"] / "report.jsonl") if given["failed"] else None
    assignment = Assignment(
        engine_named(engine, ctx.meta.get(ENGINE_COMMAND, ())),
        profile=given["profile"],
        ruleset=None if given["ruleset"] is None else rules_of_file(given["ruleset"]).ruleset,
        areas=given["areas"],
        selection=Selection(given["articles"], given["clauses"], given["scenarios"], failed),
        every_option=given["every_option"],
        timeout=given["timeout"],
        seed=given["seed"],
        jobs=given["jobs"],
        folder=given["folder"],
        known_file="" if known_file is None else str(known_file),
        known=() if known_file is None else read_known(known_file, suite.row_ids()),
        resume=given["resume"],
    )
    signal.signal(signal.SIGTERM, _interrupt)
    if given["transcript"] is None:
        return certify(assignment, suite, Terminal())
    with TranscriptFile(given["transcript"], more=given["resume"]) as transcript:
        return certify(replace(assignment, transcript=transcript), suite, Terminal())


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 - as signal calls it
    """Leave as Ctrl-C does, so that the engine is ended too."""
    raise KeyboardInterrupt
