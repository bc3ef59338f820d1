"""What is done at a table: judge, play, score, tribute …  What a command does is a function in ``commands/``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click

from gouji_conformance.speech.speaker import Making, Speaker

_FILE: Final = click.Path(path_type=Path)
_BEGINS_WITH_A_DASH: Final = {"ignore_unknown_options": True}
"""A position may begin with "-", a seat without cards: it is no option."""


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
        speaker.option("--svg", help_key="judge.svg", type=_FILE),
        speaker.option("--file-ruling", "slug", help_key="judge.file_ruling", metavar="SLUG"),
        speaker.edition(),
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
        speaker.command(
            "ruleset:impact",
            "ruleset.impact",
            click.Argument(["table"]),
            click.Argument(["changes"], nargs=-1, required=True, metavar="OPTION=VALUE..."),
            *speaker.matches(200),
        ),
    )


def _ruling(speaker: Speaker) -> click.Command:
    return speaker.group(
        "ruling",
        "cli.ruling",
        speaker.command(
            "ruling:new",
            "register.new",
            click.Argument(["slug"]),
            click.Argument(["position"]),
            click.Argument(["action"], required=False),
            *_table(speaker),
            speaker.option("--clause", "clauses", help_key="register.clause", multiple=True),
            speaker.option("--in", "place", help_key="register.place", type=_FILE, default=Path(), show_default=True),
            settings=_BEGINS_WITH_A_DASH,
        ),
        speaker.command(
            "ruling:check", "register.check", click.Argument(["folders"], nargs=-1, type=_FILE, metavar="[FOLDER]...")
        ),
        speaker.command(
            "ruling:list",
            "register.list",
            click.Argument(["word"], required=False, metavar="[CLAUSE]"),
            speaker.option("--in", "folders", help_key="register.folder", type=_FILE, multiple=True),
        ),
        speaker.command("ruling:show", "register.show", click.Argument(["name"], metavar="RULING")),
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


OF_THE_TABLE: Final[Mapping[str, Making]] = {
    "judge": _judge,
    "perft": _perft,
    "play": _play,
    "score": _score,
    "tribute": _tribute,
    "ruleset": _ruleset,
    "ruling": _ruling,
}
"""Each command by its name, and what makes it."""
