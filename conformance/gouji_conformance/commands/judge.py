"""``gouji judge POSITION [ACTION]``: what the law says of a position, or of an action in it."""

from pathlib import Path

import click

from gouji_conformance.referee.ruling_text import ruling_json, ruling_lines
from gouji_conformance.referee.rulings import read_action, read_position, rule_on
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_spec.text import Language


def judge(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    position: str,
    action: str | None,
    profile: str | None,
    ruleset: Path | None,
    as_json: bool,
) -> None:
    """Rule on *action* in *position*, or say who may do what."""
    table = chosen_ruleset(profile, ruleset)
    where = read_position(position)
    ruling = rule_on(where, None if action is None else read_action(action, where), table)
    if as_json:
        from gouji_conformance.reports.json_text import indented  # noqa: PLC0415 - people need no msgspec

        click.echo(indented(ruling_json(ruling, table)))
        return
    for line in ruling_lines(ruling, table, language):
        click.echo(line)
