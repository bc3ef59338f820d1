"""``gouji play``: watch a hand, or play some of its seats, with the ruling at each refusal."""

from functools import partial
from pathlib import Path

import click

from gouji.lister import moves
from gouji.play.action import Action
from gouji.play.position import Position
from gouji.play.state import State
from gouji.rules import rules_of
from gouji.table.seats import parse_seat
from gouji_conformance.referee import playing
from gouji_conformance.referee.ruling_text import turn_lines
from gouji_conformance.referee.rulings import position_text, read_position, state_of
from gouji_conformance.referee.table_text import table_lines
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_spec.fault import system_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language


def play(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    people: tuple[str, ...],
    seed: int,
    start: str | None,
    profile: str | None,
    ruleset: Path | None,
    record: Path | None,
    replay: Path | None,
) -> None:
    """Play or replay a hand."""
    table = chosen_ruleset(profile, ruleset)
    if replay is not None:
        if people or start is not None or record is not None:
            raise UserError("play.replay_alone")
        _replay(read_position(position_text(replay)), table, language)
        return
    seats = [_seat(name) for name in people]
    if record is not None:
        _see_that_it_can_be_written(record)
    position = playing.deal(seed) if start is None else read_position(start)
    state_of(position, table)  # an action of the position itself may be refused
    done = playing.play(position, table, dict.fromkeys(seats, partial(_ask, language)), click.echo, language)
    _show(done, table, language)
    if record is not None:
        record.write_text(str(done) + "\n", encoding="utf-8")
        click.echo(message("play.recorded", file=record).said_in(language))


def _seat(name: str) -> int:
    seat = parse_seat(name)
    if seat is None:
        raise UserError("play.no_seat", found=name)
    return seat


def _see_that_it_can_be_written(record: Path) -> None:
    """Refuse a file that exists or cannot be written, before a hand is played for it."""
    try:
        record.touch(exist_ok=False)
        record.unlink()
    except FileExistsError as error:
        raise UserError("play.record_exists", file=record) from error
    except OSError as error:
        raise UserError("ruleset.unwritable", file=record, problem=system_words(error)) from error


def _replay(position: Position, ruleset: Ruleset, language: Language) -> None:
    for action, outcome in playing.replay(position, ruleset):
        for line in playing.told(action, outcome, language):
            click.echo(line)
    _show(position, ruleset, language)


def _show(position: Position, ruleset: Ruleset, language: Language) -> None:
    rules = rules_of(ruleset)
    for line in turn_lines(position.state(rules), rules, language):
        click.echo(line)


def _ask(language: Language, state: State, ruleset: Ruleset) -> Action | None:
    """Show the table to the person whose turn it is and ask until there is an action."""
    turn = state.turn
    if turn is None:
        return None
    for line in table_lines(state, language, seen_by=turn.seat):
        click.echo(line)
    while True:
        try:
            words = click.prompt(message("play.prompt").said_in(language), prompt_suffix=" ").strip()
        except click.Abort:
            return None
        if words in ("q", "quit", "退出"):
            return None
        if words == "?":
            for move in moves.legal(state, rules_of(ruleset)):
                click.echo(f"  {move}")
            continue
        action = playing.read_spoken(words, turn.seat)
        if action is not None:
            return action
        click.echo(message("play.not_understood").said_in(language))
