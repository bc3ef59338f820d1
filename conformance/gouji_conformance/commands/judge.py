"""``gouji judge POSITION [ACTION]``: what the law says of a position, or of an action in it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from gouji_conformance.speech.language import say, speak, spoken
from gouji_spec.text import Language


# A position may begin with "-", a seat without cards: it is no option.
@click.command(help=say("judge.help"), context_settings={"ignore_unknown_options": True})
@click.argument("position")
@click.argument("action", required=False)
@click.option("--profile", default=None, help=say("judge.profile"))
@click.option("--ruleset", "ruleset_file", type=click.Path(path_type=Path), help=say("judge.ruleset"))
@click.option("--json", "as_json", is_flag=True, help=say("judge.json"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def command(  # noqa: PLR0913 - the options of the command
    position: str,
    action: str | None,
    profile: str | None,
    ruleset_file: Path | None,
    lang: Language | None,
    *,
    as_json: bool,
) -> None:
    """Rule on *action* in *position*, or say who may do what."""
    from gouji_conformance.referee.judging import read_action, read_position, rule_on  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.speech.rulesets import chosen_ruleset  # noqa: PLC0415

    if lang is not None:
        speak(lang)
    ruleset = chosen_ruleset(profile, ruleset_file)
    where = read_position(position)
    ruling = rule_on(where, None if action is None else read_action(action, where), ruleset)
    if as_json:
        import msgspec  # noqa: PLC0415 - only here

        click.echo(msgspec.json.format(msgspec.json.encode(_as_json(ruling, ruleset)), indent=2).decode())
        return
    for line in _lines(ruling, ruleset):
        click.echo(line)


def _lines(ruling: Any, ruleset: Any) -> Iterator[str]:
    from gouji_conformance.referee.ruling_text import ruling_lines  # noqa: PLC0415

    yield from ruling_lines(ruling, ruleset, spoken())


def _as_json(ruling: Any, ruleset: Any) -> dict[str, Any]:
    from gouji_conformance.referee.ruling_text import ruling_json  # noqa: PLC0415

    return ruling_json(ruling, ruleset)
