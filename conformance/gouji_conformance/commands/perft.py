"""``gouji perft POSITION DEPTH``: in how many ways a position goes on, to compare engines by one number."""

from pathlib import Path

import click

from gouji.lister import perft as counting
from gouji.rules import rules_of
from gouji_conformance.referee.asking import read_position, state_of
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_spec.text import Language


def perft(  # noqa: PLR0913 - the options of the command
    language: Language,  # noqa: ARG001 - it prints numbers
    *,
    position: str,
    depth: int,
    divide: bool,
    profile: str | None,
    ruleset: Path | None,
) -> None:
    """Print how many sequences of *depth* legal actions lead on from *position*."""
    table = chosen_ruleset(profile, ruleset)
    rules = rules_of(table)
    state = state_of(read_position(position), table)
    if not divide or depth == 0:
        click.echo(counting.perft(state, depth, rules))
        return
    counts = counting.divide(state, depth, rules)
    for move, count in sorted(counts.items(), key=lambda entry: str(entry[0])):
        click.echo(f"{move}: {count}")
    click.echo(sum(counts.values()))
