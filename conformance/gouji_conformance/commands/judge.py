"""``gouji judge POSITION [ACTION]``: what the law says of a position or a match, or of what is done in it."""

from pathlib import Path

import click

from gouji_conformance.referee.asking import given_text, position_in, read_action, rule_on
from gouji_conformance.referee.match_ruling_text import match_ruling_json, match_ruling_lines
from gouji_conformance.referee.match_rulings import (
    MatchRuling,
    is_match,
    read_done,
    read_record,
    rule_on_match,
)
from gouji_conformance.referee.ruling_text import ruling_lines
from gouji_conformance.register.judging import Case
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_rulings.ruling_json import ruling_json
from gouji_rulings.ruling_words import action_words
from gouji_rulings.rulings import Ruling
from gouji_spec.fault import system_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language, Text


def judge(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    position: str,
    action: str | None,
    profile: str | None,
    ruleset: Path | None,
    as_json: bool,
    svg: Path | None,
    slug: str | None,
) -> None:
    """Rule on *action* in *position*, or say who may do what; where *slug* is given, file it too."""
    table = chosen_ruleset(profile, ruleset)
    text = given_text(position)
    if is_match(text):
        if svg is not None:
            raise UserError("judge.no_svg")
        record, done = read_record(text), None if action is None else read_done(action, table)
        _judge_match(language, rule_on_match(record, done, table), table, as_json=as_json)
        _file(language, slug, Case(record, done), table, aside=as_json)
        return
    where = position_in(text)
    act = None if action is None else read_action(action, where)
    ruling = rule_on(where, act, table)
    if svg is not None:
        _draw(ruling, svg, language)
    if as_json:
        from gouji_conformance.reports.json_text import indented  # noqa: PLC0415 - people need no msgspec

        click.echo(indented(ruling_json(ruling, table)))
    else:
        for line in ruling_lines(ruling, table, language):
            click.echo(line)
    _file(language, slug, Case(where, act), table, aside=as_json)


def _file(language: Language, slug: str | None, case: Case, table: Ruleset, *, aside: bool) -> None:
    """Start a ruling of the register from what has just been judged, where it is to be called *slug*."""
    if slug is not None:
        from gouji_conformance.commands.ruling import filed  # noqa: PLC0415 - few file what they ask

        filed(language, slug, case, table, aside=aside)


def _draw(ruling: Ruling, file: Path, language: Language) -> None:
    """Draw the table into *file*, below it whose turn it is."""
    from gouji_rulings.picture import asked_words, picture_of  # noqa: PLC0415 - few want a picture
    from gouji_rulings.svg import svg  # noqa: PLC0415

    said = Text.same("")
    if ruling.action is not None and ruling.outcome is not None:
        verdict = "picture.stands" if ruling.outcome.accepted else "picture.refused"
        said = message(verdict, action=action_words(ruling.action))
    drawn = picture_of(ruling.after, said, asked_words(ruling.after))
    try:
        file.write_text(svg(drawn, language) + "\n", encoding="utf-8")
    except OSError as error:
        raise UserError("judge.unwritable", file=file, problem=system_words(error)) from error


def _judge_match(language: Language, ruling: MatchRuling, table: Ruleset, *, as_json: bool) -> None:
    """Print the *ruling* on what is done in a match."""
    if as_json:
        from gouji_conformance.reports.json_text import indented  # noqa: PLC0415 - people need no msgspec

        click.echo(indented(match_ruling_json(ruling, table)))
        return
    for line in match_ruling_lines(ruling, table, language):
        click.echo(line)
