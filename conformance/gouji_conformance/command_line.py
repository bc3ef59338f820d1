"""The command line: every command and what it takes; what it does is a function in ``commands/``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click

from gouji_conformance.speech.speaker import Commands, EngineCommand, Making, Speaker
from gouji_spec.text import Language

_FILE: Final = click.Path(path_type=Path)
_KIND: Final = click.Choice(["wording", "clarification", "rule", "option"])
_POLICY: Final = click.Choice(["random", "sensible"])
_WORLD: Final = click.Choice(["starts", "twelve", "eighteen"])
_BEGINS_WITH_A_DASH: Final = {"ignore_unknown_options": True}
"""A position may begin with "-", a seat without cards: it is no option."""


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
        click.Argument(["engine"], required=False),
        speaker.profile("certify.profile"),
        speaker.option("--ruleset", help_key="ruleset.option", type=_FILE, metavar="FILE"),
        *_rows(speaker),
        speaker.flag("--failed", help_key="certify.failed"),
        speaker.flag("--resume", help_key="certify.resume"),
        speaker.flag("--every-option", help_key="certify.every_option"),
        speaker.flag("--no-fresh", help_key="certify.no_fresh"),
        speaker.option("--known-failures", help_key="known.option", type=_FILE, metavar="FILE"),
        speaker.timeout(10.0),
        speaker.number("--max-time", click.FloatRange(0), 3600.0, help_key="certify.max_time"),
        speaker.number("--max-faults", click.IntRange(0), 50, help_key="certify.max_faults"),
        speaker.number("--jobs", click.IntRange(1, 64), 1, help_key="certify.jobs"),
        speaker.option("--seed", help_key="certify.seed", type=int, default=None),
        speaker.option("--report", help_key="certify.folder", type=_FILE, default=Path(".gouji"), show_default=True),
        speaker.option("--transcript", help_key="certify.transcript", type=_FILE, metavar="FILE"),
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
    )


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
            speaker.number("--matches", click.IntRange(1, 1_000_000), 1000, help_key="impact.matches"),
            speaker.number("--hands", click.IntRange(1, 999), 2, help_key="impact.hands"),
            speaker.option("--policy", "policies", help_key="impact.policy_option", type=_POLICY, multiple=True),
            speaker.profile("impact.profile", default="outline", show_default=True),
            speaker.number("--jobs", click.IntRange(1, 64), 1, help_key="impact.jobs"),
            speaker.option("--svg", help_key="impact.svg", type=_FILE, metavar="FILE"),
            speaker.flag("--json", "as_json", help_key="impact.json"),
        ),
        speaker.command(
            "amendment:check",
            "amendment.check",
            click.Argument(["folders"], nargs=-1),
            speaker.option("--article", "articles", help_key="amendment.article", multiple=True),
            speaker.flag("--observed", help_key="amendment.observed"),
        ),
    )


def _engine(speaker: Speaker) -> click.Command:
    return speaker.command("engine:engine", "cli.engine")


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


def _table(speaker: Speaker) -> Sequence[click.Parameter]:
    """Return the options that say what a table plays."""
    return (
        speaker.profile("judge.profile"),
        speaker.option("--ruleset", help_key="judge.ruleset", type=_FILE),
    )


def _judge(speaker: Speaker) -> click.Command:
    return speaker.command(
        "judge:judge",
        "judge.help",
        click.Argument(["position"]),
        click.Argument(["action"], required=False),
        *_table(speaker),
        speaker.flag("--json", "as_json", help_key="judge.json"),
        settings=_BEGINS_WITH_A_DASH,
    )


def _manifest(speaker: Speaker) -> click.Command:
    return speaker.command(
        "manifest:manifest", "cli.manifest", speaker.option("--check", "path", help_key="manifest.check", type=_FILE)
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


def _perft(speaker: Speaker) -> click.Command:
    return speaker.command(
        "perft:perft",
        "cli.perft",
        click.Argument(["position"]),
        click.Argument(["depth"], type=click.IntRange(0, 12)),
        speaker.flag("--divide", help_key="perft.divide"),
        *_table(speaker),
        settings=_BEGINS_WITH_A_DASH,
    )


def _play(speaker: Speaker) -> click.Command:
    return speaker.command(
        "play:play",
        "play.help",
        speaker.option("--seat", "people", help_key="play.seat", multiple=True, metavar="SEAT"),
        speaker.number("--seed", int, 0, help_key="play.seed"),
        speaker.option("--match", "hands", help_key="play.match", type=click.IntRange(1, 999), metavar="HANDS"),
        speaker.option("--from", "start", help_key="play.start", metavar="POSITION"),
        *_table(speaker),
        speaker.option("--record", help_key="play.record", type=_FILE),
        speaker.option("--replay", help_key="play.replay", type=_FILE),
    )


def _protocol(speaker: Speaker) -> click.Command:
    return speaker.command("protocol:protocol", "protocol.help", click.Argument(["word"], required=False))


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
            "report:compare",
            "report.compare",
            click.Argument(["before"], type=_FILE),
            click.Argument(["after"], type=_FILE),
        ),
    )


def _rule(speaker: Speaker) -> click.Command:
    return speaker.command(
        "rule:rule",
        "cli.rule",
        click.Argument(["word"]),
        speaker.option("--ruleset", help_key="rule.ruleset", metavar="FILE"),
    )


def _ruleset(speaker: Speaker) -> click.Command:
    return speaker.group(
        "ruleset",
        "cli.ruleset",
        speaker.command(
            "ruleset:new",
            "ruleset.new",
            click.Argument(["file"], type=_FILE),
            speaker.profile("ruleset.profile", default="outline", show_default=True),
        ),
        speaker.command("ruleset:check", "ruleset.check", click.Argument(["file"], type=_FILE)),
        speaker.command("ruleset:show", "ruleset.show", click.Argument(["file"])),
        speaker.command("ruleset:diff", "ruleset.diff", click.Argument(["one"]), click.Argument(["other"])),
    )


def _run(speaker: Speaker) -> click.Command:
    return speaker.command(
        "run:run",
        "run.help",
        click.Argument(["row"]),
        speaker.option("--engine", help_key="run.engine", metavar="ENGINE"),
        speaker.profile("run.profile"),
        speaker.option("--ruleset", help_key="ruleset.option", type=_FILE, metavar="FILE"),
        speaker.timeout(10.0),
        speaker.number("--seed", int, 0, help_key="run.seed"),
        speaker.flag("--json", "as_json", help_key="run.json"),
        kind=EngineCommand,
    )


def _scenario(speaker: Speaker) -> click.Command:
    return speaker.command(
        "scenario:scenario",
        "cli.scenario",
        click.Argument(["name"]),
        speaker.flag("--plan", "as_plan", help_key="scenario.plan"),
        speaker.profile("scenario.profile"),
        speaker.option("--ruleset", help_key="scenario.ruleset", metavar="FILE"),
    )


def _smoke(speaker: Speaker) -> click.Command:
    return speaker.command(
        "smoke:smoke",
        "smoke.help",
        click.Argument(["engine"], required=False),
        speaker.timeout(2.0, help_key="smoke.timeout"),
        speaker.flag("--json", "as_json", help_key="smoke.json"),
        kind=EngineCommand,
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


def _score(speaker: Speaker) -> click.Command:
    return speaker.command(
        "score:score",
        "settle.score_help",
        click.Argument(["hands"], nargs=-1, required=True, metavar="HAND..."),
        *_table(speaker),
        speaker.flag("--json", "as_json", help_key="settle.json"),
    )


def _tribute(speaker: Speaker) -> click.Command:
    return speaker.command(
        "tribute:tribute",
        "settle.tribute_help",
        click.Argument(["hand"]),
        speaker.option("--named", help_key="settle.named", metavar="SEAT"),
        speaker.option("--point", "points", help_key="settle.points", multiple=True, metavar="TEXT"),
        speaker.option("--burn", "burns", help_key="settle.burns", multiple=True, metavar="TEXT"),
        speaker.option("--held", help_key="settle.held", multiple=True, metavar="TEXT"),
        speaker.option("--drawn", help_key="settle.drawn", multiple=True, metavar="TEXT"),
        speaker.number("--played", click.IntRange(min=1), 1, help_key="settle.played"),
        *_table(speaker),
        speaker.flag("--json", "as_json", help_key="settle.json"),
    )


def _adapter(speaker: Speaker) -> click.Command:
    languages = click.Choice(["python", "node", "go", "rust", "java", "csharp"])
    return speaker.group(
        "adapter",
        "cli.adapter",
        speaker.command(
            "adapter:new",
            "adapter.new",
            click.Argument(["written_in"], type=languages, metavar="LANG"),
            click.Argument(["folder"], type=_FILE, metavar="DIR"),
        ),
    )


def _verify(speaker: Speaker) -> click.Command:
    return speaker.command(
        "verify:verify",
        "certificates.verify_help",
        click.Argument(["file"], type=_FILE),
        click.Argument(["engine"], required=False),
        speaker.option("--key", "keys", help_key="certificates.key", type=_FILE, multiple=True, metavar="PUB"),
        speaker.option(
            "--subject", "subjects", help_key="certificates.verify_subject", type=_FILE, multiple=True, metavar="FILE"
        ),
        speaker.timeout(10.0),
        speaker.option(
            "--report", help_key="certificates.folder", type=_FILE, default=Path(".gouji/verify"), show_default=True
        ),
        kind=EngineCommand,
    )


COMMANDS: Final[Mapping[str, Making]] = {
    "adapter": _adapter,
    "certificate": _certificate,
    "amendment": _amendment,
    "certify": _certify,
    "engine": _engine,
    "explore": _explore,
    "export": _export,
    "judge": _judge,
    "manifest": _manifest,
    "mutants": _mutants,
    "perft": _perft,
    "play": _play,
    "protocol": _protocol,
    "report": _report,
    "rule": _rule,
    "ruleset": _ruleset,
    "run": _run,
    "scenario": _scenario,
    "score": _score,
    "smoke": _smoke,
    "spec": _spec,
    "trace": _trace,
    "tribute": _tribute,
    "verify": _verify,
}
"""Each command by its name, and what makes it."""
