"""What is done with the law: read, traced, checked, changed.  What a command does is a function in ``commands/``."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import click

from gouji_conformance.speech.speaker import Making, Speaker

_FILE: Final = click.Path(path_type=Path)
_KIND: Final = click.Choice(["wording", "clarification", "rule", "option"])


def _rule(speaker: Speaker) -> click.Command:
    return speaker.command(
        "rule:rule",
        "cli.rule",
        click.Argument(["words"], nargs=-1, required=True, metavar="WORD..."),
        speaker.option("--ruleset", help_key="rule.ruleset", metavar="FILE"),
        speaker.edition(),
    )


def _scenario(speaker: Speaker) -> click.Command:
    return speaker.command(
        "scenario:scenario",
        "cli.scenario",
        click.Argument(["name"]),
        speaker.flag("--plan", "as_plan", help_key="scenario.plan"),
        speaker.profile("scenario.profile"),
        speaker.option("--ruleset", help_key="scenario.ruleset", metavar="FILE"),
        speaker.edition(),
    )


def _protocol(speaker: Speaker) -> click.Command:
    return speaker.command("protocol:protocol", "protocol.help", click.Argument(["word"], required=False))


def _trace(speaker: Speaker) -> click.Command:
    return speaker.command(
        "trace:trace",
        "cli.trace",
        click.Argument(["article"], required=False),
        speaker.flag("--code", "with_code", help_key="trace.code"),
        speaker.flag("--json", "as_json", help_key="trace.json"),
        speaker.flag("--schema", "as_schema", help_key="trace.schema"),
        speaker.flag("--check", help_key="trace.check"),
    )


def _manifest(speaker: Speaker) -> click.Command:
    return speaker.command(
        "manifest:manifest", "cli.manifest", speaker.option("--check", "path", help_key="manifest.check", type=_FILE)
    )


def _spec(speaker: Speaker) -> click.Command:
    check = speaker.command(
        "spec:check",
        "spec.check",
        click.Argument(["files"], type=_FILE, nargs=-1),
        speaker.flag("--suite", "with_suite", help_key="spec.suite"),
        speaker.flag("--changed", help_key="spec.changed"),
    )
    reread = speaker.command(
        "spec:reread",
        "reread.help",
        click.Argument(["clause"], required=False),
        speaker.option("--confirm", help_key="reread.confirm", multiple=True, metavar="THING"),
        speaker.flag("--all", "every", help_key="reread.every"),
        speaker.flag("--new", help_key="reread.new"),
    )
    return speaker.group("spec", "cli.spec", check, reread)


def _amendment(speaker: Speaker) -> click.Command:
    amendment = click.Argument(["name"], metavar="AMENDMENT")
    return speaker.group(
        "amendment",
        "cli.amendment",
        speaker.command(
            "amendment:new",
            "amendment.new",
            click.Argument(["slug"]),
            speaker.option("--kind", help_key="amendment.kind", type=_KIND, default="rule", show_default=True),
            speaker.option("--clause", "clauses", help_key="amendment.clause", multiple=True),
            speaker.option("--title", help_key="amendment.title"),
            speaker.option("--author", help_key="amendment.author"),
            speaker.option("--in", "place", help_key="amendment.place", type=_FILE, default=Path(), show_default=True),
        ),
        speaker.command(
            "amendment:under",
            "amendment.under",
            amendment,
            click.Argument(["words"], nargs=-1, required=True, type=click.UNPROCESSED, metavar="COMMAND..."),
            settings={"ignore_unknown_options": True, "allow_interspersed_args": False},
        ),
        speaker.command(
            "amendment:apply",
            "amendment.apply",
            amendment,
            speaker.option("--in", "root", help_key="amendment.root", type=_FILE),
        ),
        speaker.command(
            "amendment:impact",
            "impact.help",
            amendment,
            speaker.profile("impact.profile", default="outline", show_default=True),
            *speaker.matches(1000),
        ),
        speaker.command(
            "amendment:check",
            "amendment.check",
            click.Argument(["folders"], nargs=-1),
            speaker.option("--article", "articles", help_key="amendment.article", multiple=True),
            speaker.flag("--observed", help_key="amendment.observed"),
        ),
    )


def _edition(speaker: Speaker) -> click.Command:
    root = speaker.option("--in", "root", help_key="amendment.root", type=_FILE)
    return speaker.group(
        "edition",
        "cli.edition",
        speaker.command("edition:list", "edition.list"),
        speaker.command("edition:show", "edition.show", click.Argument(["number"], type=click.INT)),
        speaker.command("edition:check", "edition.check"),
        speaker.command("edition:cut", "edition.cut_help", root),
        speaker.command("edition:record", "edition.record", root),
    )


OF_THE_LAW: Final[Mapping[str, Making]] = {
    "rule": _rule,
    "scenario": _scenario,
    "protocol": _protocol,
    "trace": _trace,
    "manifest": _manifest,
    "spec": _spec,
    "amendment": _amendment,
    "edition": _edition,
}
"""Each command by its name, and what makes it."""
