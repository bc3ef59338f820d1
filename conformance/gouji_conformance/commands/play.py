"""``gouji play``: watch a hand, or play some of its seats, with the ruling at each refusal."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say, speak, spoken
from gouji_spec.fault import system_words
from gouji_spec.text import Language

if TYPE_CHECKING:
    from gouji.play.action import Action
    from gouji.play.position import Position
    from gouji.play.state import State
    from gouji_spec.ruleset import Ruleset


@click.command(help=say("play.help"))
@click.option("--seat", "people", multiple=True, metavar="SEAT", help=say("play.seat"))
@click.option("--seed", type=int, default=0, show_default=True, help=say("play.seed"))
@click.option("--from", "start", metavar="POSITION", help=say("play.start"))
@click.option("--profile", default=None, help=say("judge.profile"))
@click.option("--ruleset", "ruleset_file", type=click.Path(path_type=Path), help=say("judge.ruleset"))
@click.option("--record", type=click.Path(path_type=Path), help=say("play.record"))
@click.option("--replay", "record_read", type=click.Path(path_type=Path), help=say("play.replay"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def command(  # noqa: PLR0913, PLR0917 - the options of the command
    people: tuple[str, ...],
    seed: int,
    start: str | None,
    profile: str | None,
    ruleset_file: Path | None,
    record: Path | None,
    record_read: Path | None,
    lang: Language | None,
) -> None:
    """Play or replay a hand."""
    from gouji.table.seats import parse_seat  # noqa: PLC0415 - keeps --help quick
    from gouji_conformance.referee.judging import position_text, read_position, state_of  # noqa: PLC0415
    from gouji_conformance.referee.playing import deal, play  # noqa: PLC0415
    from gouji_conformance.speech.rulesets import chosen_ruleset  # noqa: PLC0415

    if lang is not None:
        speak(lang)
    ruleset = chosen_ruleset(profile, ruleset_file)
    if record_read is not None:
        if people or start is not None or record is not None:
            raise UserError("play.replay_alone")
        _replay(read_position(position_text(record_read)), ruleset)
        return
    seats = {name: parse_seat(name) for name in people}
    for name, seat in seats.items():
        if seat is None:
            raise UserError("play.no_seat", found=name)
    if record is not None:
        _see_that_it_can_be_written(record)
    position = deal(seed) if start is None else read_position(start)
    state_of(position, ruleset)  # an action of the position itself may be refused
    done = play(position, ruleset, {seat: _ask for seat in seats.values() if seat}, click.echo, spoken())
    _show(done, ruleset)
    if record is not None:
        record.write_text(str(done) + "\n", encoding="utf-8")
        click.echo(say("play.recorded", file=record))


def _see_that_it_can_be_written(record: Path) -> None:
    """Refuse a file that exists or cannot be written, before a hand is played for it."""
    try:
        record.touch(exist_ok=False)
        record.unlink()
    except FileExistsError as error:
        raise UserError("play.record_exists", file=record) from error
    except OSError as error:
        raise UserError("ruleset.unwritable", file=record, problem=system_words(error)) from error


def _replay(position: "Position", ruleset: "Ruleset") -> None:
    from gouji_conformance.referee.playing import replay, told  # noqa: PLC0415

    for action, outcome in replay(position, ruleset):
        for line in told(action, outcome, spoken()):
            click.echo(line)
    _show(position, ruleset)


def _show(position: "Position", ruleset: "Ruleset") -> None:
    from gouji.rules import rules_of  # noqa: PLC0415
    from gouji_conformance.referee.ruling_text import turn_lines  # noqa: PLC0415

    for line in turn_lines(position.state(rules_of(ruleset)), rules_of(ruleset), spoken()):
        click.echo(line)


def _ask(state: "State", ruleset: "Ruleset") -> "Action | None":
    """Show the table to the person whose turn it is and ask until there is an action."""
    from gouji.lister import moves  # noqa: PLC0415
    from gouji.rules import rules_of  # noqa: PLC0415
    from gouji_conformance.referee.playing import read_spoken  # noqa: PLC0415
    from gouji_conformance.referee.table_text import table_lines  # noqa: PLC0415

    turn = state.turn
    if turn is None:
        return None
    for line in table_lines(state, spoken(), seen_by=turn.seat):
        click.echo(line)
    while True:
        try:
            words = click.prompt(say("play.prompt"), prompt_suffix=" ").strip()
        except click.Abort:
            return None
        if words in ("q", "quit", "退出"):
            return None
        if words == "?":
            for move in moves.legal(state, rules_of(ruleset)):
                click.echo(f"  {move}")
            continue
        action = read_spoken(words, turn.seat)
        if action is not None:
            return action
        click.echo(say("play.not_understood"))
