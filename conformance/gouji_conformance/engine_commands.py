"""What is done with engines: certify, verify, run …  What a command does is a function in ``commands/``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click

from gouji_conformance.speech.speaker import EngineCommand, Making, Speaker

_FILE: Final = click.Path(path_type=Path)
_WORLD: Final = click.Choice(["starts", "twelve", "eighteen"])


def _rows(speaker: Speaker) -> Sequence[click.Parameter]:
    """Return the options that choose rows."""
    many = {"multiple": True}
    return (
        speaker.option("--area", "areas", help_key="certify.area", **many),
        speaker.option("--article", "articles", help_key="certify.article", **many),
        speaker.option("--clause", "clauses", help_key="certify.clause", **many),
        speaker.option("--scenario", "scenarios", help_key="certify.scenario", **many),
    )


def _certify(speaker: Speaker) -> click.Command:
    return speaker.command(
        "certify:certify",
        "certify.help",
        *speaker.engine(),
        speaker.profile("certify.profile"),
        speaker.option("--ruleset", help_key="ruleset.option", type=_FILE, metavar="FILE"),
        *_rows(speaker),
        speaker.flag("--failed", help_key="certify.failed"),
        speaker.option("--watch", help_key="certify.watch", type=_FILE, metavar="FOLDER"),
        speaker.flag("--resume", help_key="certify.resume"),
        speaker.flag("--every-option", help_key="certify.every_option"),
        speaker.flag("--no-fresh", help_key="certify.no_fresh"),
        speaker.option("--known-failures", help_key="known.option", type=_FILE, metavar="FILE"),
        speaker.timeout(10.0),
        speaker.number("--max-time", click.FloatRange(0), 3600.0, help_key="certify.max_time"),
        speaker.number("--max-faults", click.IntRange(0), 50, help_key="certify.max_faults"),
        speaker.number("--max-fail", click.IntRange(0), 0, help_key="certify.max_fail"),
        speaker.flag("--keep-going", help_key="certify.keep_going"),
        speaker.number("--jobs", click.IntRange(1, 64), 1, help_key="certify.jobs"),
        speaker.option("--seed", help_key="certify.seed", type=int, default=None),
        speaker.option("--report", help_key="certify.folder", type=_FILE, default=Path(".gouji"), show_default=True),
        speaker.option("--transcript", help_key="certify.transcript", type=_FILE, metavar="FILE"),
        speaker.edition(),
        kind=EngineCommand,
    )


def _certificate(speaker: Speaker) -> click.Command:
    return speaker.command(
        "certificate:certificate",
        "certificates.help",
        click.Argument(["file"], type=_FILE, default=Path(".gouji"), metavar="[REPORT]"),
        speaker.option(
            "--subject", "subjects", help_key="certificates.subject", type=_FILE, multiple=True, metavar="FILE"
        ),
        speaker.option("--sign", "key", help_key="certificates.sign", type=_FILE, metavar="KEY"),
        speaker.number("--days", click.IntRange(1, 3650), 365, help_key="certificates.days"),
        speaker.option("-o", "--out", "--output", "output", help_key="report.output", type=_FILE, metavar="FILE"),
        speaker.edition(),
    )


def _verify(speaker: Speaker) -> click.Command:
    return speaker.command(
        "verify:verify",
        "certificates.verify_help",
        click.Argument(["file"], type=_FILE),
        *speaker.engine(),
        speaker.option("--key", "keys", help_key="certificates.key", type=_FILE, multiple=True, metavar="PUB"),
        speaker.option(
            "--subject", "subjects", help_key="certificates.verify_subject", type=_FILE, multiple=True, metavar="FILE"
        ),
        speaker.timeout(10.0),
        speaker.option(
            "--report", help_key="certificates.folder", type=_FILE, default=Path(".gouji/verify"), show_default=True
        ),
        speaker.edition(),
        kind=EngineCommand,
    )


def _smoke(speaker: Speaker) -> click.Command:
    return speaker.command(
        "smoke:smoke",
        "smoke.help",
        *speaker.engine(),
        speaker.timeout(2.0, help_key="smoke.timeout"),
        speaker.flag("--json", "as_json", help_key="smoke.json"),
        kind=EngineCommand,
    )


def _run(speaker: Speaker) -> click.Command:
    return speaker.command(
        "run:run",
        "run.help",
        click.Argument(["row"]),
        *speaker.engine(),
        speaker.profile("run.profile"),
        speaker.option("--ruleset", help_key="ruleset.option", type=_FILE, metavar="FILE"),
        speaker.timeout(10.0),
        speaker.number("--seed", int, 0, help_key="run.seed"),
        speaker.flag("--json", "as_json", help_key="run.json"),
        kind=EngineCommand,
    )


def _adapter(speaker: Speaker) -> click.Command:
    return speaker.group(
        "adapter",
        "cli.adapter",
        speaker.command(
            "adapter:new",
            "adapter.new",
            click.Argument(["written_in"], metavar="LANG"),
            click.Argument(["folder"], type=_FILE, metavar="DIR"),
        ),
    )


def _report(speaker: Speaker) -> click.Command:
    def on_report(work: str, help_key: str, *params: click.Parameter) -> click.Command:
        file = click.Argument(["file"], type=_FILE, default=Path(".gouji"))
        return speaker.command(work, help_key, file, *params)

    def output() -> click.Option:
        return speaker.option("-o", "--output", help_key="report.output", type=_FILE)

    return speaker.group(
        "report",
        "report.help",
        on_report("report:show", "report.show"),
        on_report("report:html", "report.html", output()),
        on_report("report:badge", "report.badge", output()),
        on_report("report:known", "report.known"),
        speaker.command(
            "report:result",
            "results.help",
            click.Argument(["file"], type=_FILE, default=Path(".gouji"), metavar="[REPORT]"),
            speaker.option("--source", "sources", help_key="results.source", type=_FILE, multiple=True, metavar="FILE"),
            output(),
        ),
        speaker.command(
            "report:compare",
            "report.compare",
            click.Argument(["before"], type=_FILE),
            click.Argument(["after"], type=_FILE),
        ),
    )


def _engine(speaker: Speaker) -> click.Command:
    return speaker.command("engine:engine", "cli.engine")


def _export(speaker: Speaker) -> click.Command:
    return speaker.command(
        "export:export",
        "export.help",
        click.Argument(["folder"], type=_FILE),
        speaker.profile("export.profile"),
        speaker.option("--ruleset", help_key="ruleset.option", type=_FILE, metavar="FILE"),
        speaker.flag("--every-option", help_key="certify.every_option"),
        speaker.option("--seed", help_key="export.seed", type=int, default=None),
    )


def _mutants(speaker: Speaker) -> click.Command:
    return speaker.command(
        "mutants:mutants",
        "mutants.help",
        speaker.option("--clause", "clauses", help_key="mutants.clause", multiple=True),
        speaker.number("--jobs", click.IntRange(1, 64), 1, help_key="mutants.jobs"),
        speaker.flag("--survivors", help_key="mutants.survivors"),
        speaker.flag("--every", help_key="mutants.every"),
        speaker.flag("--json", "as_json", help_key="mutants.json"),
        speaker.option("--check", "path", help_key="mutants.check", type=_FILE),
        speaker.option("--generated", "count", help_key="mutants.generated", type=click.IntRange(min=1)),
        speaker.number("--seed", int, 0, help_key="mutants.seed"),
        speaker.option("--results", help_key="mutants.results", type=_FILE, metavar="FILE"),
    )


def _explore(speaker: Speaker) -> click.Command:
    return speaker.command(
        "explore:explore",
        "explore.help",
        speaker.option("--profile", "profiles", help_key="explore.profile", multiple=True, metavar="PROFILE"),
        speaker.option("--world", "chosen", help_key="explore.world_option", multiple=True, type=_WORLD),
        speaker.number("--seed", int, 0, help_key="explore.seed"),
        speaker.number("--jobs", click.IntRange(1, 64), 1, help_key="explore.jobs"),
        speaker.option("--minutes", help_key="explore.minutes", type=click.FloatRange(min=0, min_open=True)),
        speaker.option("--record", "path", help_key="explore.record", type=_FILE, metavar="FILE"),
        speaker.flag("--clauses", "every_clause", help_key="explore.clauses_flag"),
        speaker.flag("--json", "as_json", help_key="explore.json"),
    )


def _fuzz(speaker: Speaker) -> click.Command:
    return speaker.command(
        "fuzz:fuzz",
        "fuzz.help",
        click.Argument(["engine"], required=False),
        click.Argument(["second"], required=False, metavar="[ENGINE2]"),
        speaker.option("--area", "areas", help_key="fuzz.area", multiple=True),
        speaker.profile("fuzz.profile"),
        speaker.option("--ruleset", help_key="ruleset.option", type=_FILE, metavar="FILE"),
        speaker.number("--games", click.IntRange(0), 2000, help_key="fuzz.games"),
        speaker.option("--minutes", help_key="fuzz.minutes", type=click.FloatRange(min=0, min_open=True)),
        speaker.option("--seed", help_key="fuzz.seed", type=int, default=None),
        speaker.timeout(10.0),
        speaker.number("--jobs", click.IntRange(1, 64), 1, help_key="fuzz.jobs"),
        speaker.option("--scheduler", help_key="fuzz.scheduler", metavar="ADDRESS"),
        speaker.option("--folder", help_key="fuzz.folder", type=_FILE, default=Path(".gouji/fuzz"), show_default=True),
        speaker.flag("--json", "as_json", help_key="fuzz.json"),
        kind=EngineCommand,
    )


OF_ENGINES: Final[Mapping[str, Making]] = {
    "certify": _certify,
    "certificate": _certificate,
    "verify": _verify,
    "smoke": _smoke,
    "run": _run,
    "adapter": _adapter,
    "report": _report,
    "engine": _engine,
    "export": _export,
    "mutants": _mutants,
    "explore": _explore,
    "fuzz": _fuzz,
}
"""Each command by its name, and what makes it."""
