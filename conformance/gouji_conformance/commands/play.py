"""``gouji play``: watch a hand or a match, or play some of its seats, with the ruling at each refusal."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import click

from gouji.lister import moves
from gouji.match import steps
from gouji.match.act import Done
from gouji.match.record import Record
from gouji.match.state import Match
from gouji.play.action import Action
from gouji.play.position import Position
from gouji.play.state import State
from gouji.rules import rules_of
from gouji.table.seats import parse_seat
from gouji_conformance.referee import match_at_table, playing
from gouji_conformance.referee.asking import given_text, position_in, position_text, state_of
from gouji_conformance.referee.match_rulings import is_match, read_record
from gouji_conformance.referee.match_spoken import read_words
from gouji_conformance.referee.match_text import asked_lines, listed_for, listed_lines, seen_lines
from gouji_conformance.referee.ruling_text import turn_lines
from gouji_conformance.referee.table_text import table_lines
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_rulings.words import verbs_words
from gouji_spec.fault import system_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language, Text

_LEAVES: Final = ("q", "quit", "退出")


def play(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    people: tuple[str, ...],
    seed: int,
    hands: int | None,
    start: str | None,
    profile: str | None,
    ruleset: Path | None,
    record: Path | None,
    replay: Path | None,
) -> None:
    """Play or replay a hand or a match."""
    table = chosen_ruleset(profile, ruleset)
    if replay is not None:
        if people or start is not None or record is not None or hands is not None:
            raise UserError("play.replay_alone")
        text = position_text(replay)
        _replay_match(text, table, language) if is_match(text) else _replay(position_in(text), table, language)
        return
    seats = [_seat(name) for name in people]
    begun = None if start is None else given_text(start)
    if begun is not None and hands is not None:
        raise UserError("match.with_a_hand")
    if record is not None:
        _see_that_it_can_be_written(record)
    if hands is not None or (begun is not None and is_match(begun)):
        begins = Record(_hands(hands, table)) if begun is None else read_record(begun)
        done = str(_play_match(begins, table, seed, seats, language))
    else:
        position = playing.deal(seed) if begun is None else position_in(begun)
        done = str(_play_hand(position, table, seats, language))
    if record is not None:
        record.write_text(done + "\n", encoding="utf-8")
        click.echo(message("play.recorded", file=record).said_in(language))


def _play_hand(position: Position, table: Ruleset, seats: list[int], language: Language) -> Position:
    state_of(position, table)  # an action of the position itself may be refused
    done = playing.play(position, table, dict.fromkeys(seats, partial(_ask, language)), click.echo, language)
    _show(done, table, language)
    return done


def _hands(given: int | None, table: Ruleset) -> int:
    """Return how many hands the match has: as many as the table has agreed on, where it has."""
    agreed = rules_of(table).hands
    if agreed is not None and given != agreed:
        raise UserError("match.other_hands", given=given, hands=agreed)
    return agreed or given or 1


def _play_match(record: Record, table: Ruleset, seed: int, seats: list[int], language: Language) -> Record:
    people = dict.fromkeys(seats, partial(_ask_in_a_match, language, table))
    done = match_at_table.play_match(record, table, seed, people, click.echo, language)
    _show_match(done, table, language)
    return done


def _replay_match(text: str, table: Ruleset, language: Language) -> None:
    record = read_record(text)
    for line in match_at_table.replayed(record, table, language):
        click.echo(line)
    _show_match(record, table, language)


def _show_match(record: Record, table: Ruleset, language: Language) -> None:
    rules = rules_of(table)
    outcomes = record.outcomes(rules)
    match = outcomes[-1].match if outcomes else record.start(rules)
    for line in asked_lines(match, rules, language):
        click.echo(line)


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
        words = _typed(message("play.prompt"), language)
        if words is None:
            return None
        if words == "?":
            for move in moves.legal(state, rules_of(ruleset)):
                click.echo(f"  {move}")
            continue
        action = playing.read_spoken(words, turn.seat)
        if action is not None:
            return action
        click.echo(message("play.not_understood").said_in(language))


def _typed(prompt: Text, language: Language, default: str | None = None) -> str | None:
    """Return what a person types, None where he leaves; nothing typed is *default*, where there is one."""
    try:
        words = click.prompt(prompt.said_in(language), prompt_suffix=" ", default=default, show_default=False).strip()
    except click.Abort:
        return None
    return None if words in _LEAVES else str(words)


def _ask_in_a_match(language: Language, ruleset: Ruleset, match: Match, seat: int) -> Done | None:
    """Show the person at *seat* what he may see and ask until there is an act; None: he shows nothing meanwhile."""
    rules = rules_of(ruleset)
    for line in seen_lines(match, rules, seat, language):
        click.echo(line)
    asked = steps.seat_to_act(match, rules)
    listed = listed_for(match, rules, seat)
    while True:
        words = _typed(_prompt(match, asked, listed), language, default=None if asked else "")
        if words is None:
            raise match_at_table.LeftTheTableError
        if not words and not asked:
            return None
        if words == "?":
            for line in listed_lines(listed, language):
                click.echo(line)
            continue
        done = read_words(words, seat, match, ruleset)
        if done is not None:
            return done
        click.echo(_not_understood(match, listed).said_in(language))


def _not_understood(match: Match, listed: Sequence[Done]) -> Text:
    if match.play is not None:
        return message("play.not_understood")
    return message("match.not_understood", example=str(listed[0]).partition(" ")[2])


def _prompt(match: Match, asked: int, listed: Sequence[Done]) -> Text:
    if match.play is not None:
        return message("play.prompt")
    verbs = verbs_words(dict.fromkeys(done.do for done in listed))
    return message("match.prompt" if asked else "match.prompt_show", verbs=verbs)
