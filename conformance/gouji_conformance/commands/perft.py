"""``gouji perft POSITION DEPTH``: in how many ways a position goes on, to compare engines by one number."""

from pathlib import Path

import click

from gouji_conformance.speech.language import say


# A position may begin with "-", a seat without cards: it is no option.
@click.command(help=say("cli.perft"), context_settings={"ignore_unknown_options": True})
@click.argument("position")
@click.argument("depth", type=click.IntRange(0, 12))
@click.option("--divide", is_flag=True, help=say("perft.divide"))
@click.option("--profile", default=None, help=say("judge.profile"))
@click.option("--ruleset", "ruleset_file", type=click.Path(path_type=Path), help=say("judge.ruleset"))
@click.option("--lang", type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"))
def command(position: str, depth: int, profile: str | None, ruleset_file: Path | None, *, divide: bool) -> None:
    """Print how many sequences of *depth* legal actions lead on from *position*."""
    from gouji.lister import perft  # noqa: PLC0415 - keeps --help quick
    from gouji.rules import rules_of  # noqa: PLC0415
    from gouji_conformance.referee.judging import read_position, state_of  # noqa: PLC0415
    from gouji_conformance.speech.rulesets import chosen_ruleset  # noqa: PLC0415

    ruleset = chosen_ruleset(profile, ruleset_file)
    state = state_of(read_position(position), ruleset)
    if not divide or depth == 0:
        click.echo(perft.perft(state, depth, rules_of(ruleset)))
        return
    counts = perft.divide(state, depth, rules_of(ruleset))
    for move, count in sorted(counts.items(), key=lambda entry: str(entry[0])):
        click.echo(f"{move}: {count}")
    click.echo(sum(counts.values()))
