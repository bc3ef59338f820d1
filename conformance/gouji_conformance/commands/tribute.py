"""``gouji tribute HAND``: who owes whom for a hand, what is paid and what goes back."""

from dataclasses import replace
from pathlib import Path

import click

from gouji.rules import rules_of
from gouji_conformance.referee.ruling_text import printed
from gouji_conformance.referee.settling import told_by_user
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_rulings.hand_told import HandTold, read_drawn, read_pair, read_point, read_seat, read_told
from gouji_rulings.settled_json import settled_json
from gouji_rulings.settled_words import dues_paragraphs, places_paragraph
from gouji_rulings.settling import settle
from gouji_spec.text import Language


def tribute(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    hand: str,
    named: str | None,
    points: tuple[str, ...],
    burns: tuple[str, ...],
    held: tuple[str, ...],
    drawn: tuple[str, ...],
    played: int,
    profile: str | None,
    ruleset: Path | None,
    as_json: bool,
) -> None:
    """Print who owes whom for *hand*; where it is told what was drawn, what is paid and what goes back."""
    table = chosen_ruleset(profile, ruleset)
    with told_by_user():
        told = replace(_told(hand, points, burns, held, drawn), played=played)
        if named is not None:
            told = replace(told, named=read_seat(named))
        settled = settle(told, rules_of(table))
    if as_json:
        from gouji_conformance.reports.json_text import indented  # noqa: PLC0415 - people need no msgspec

        click.echo(indented({"ruleset": table.to_json(), **settled_json(settled)}))
        return
    for line in printed([places_paragraph(settled.hand), *dues_paragraphs(settled)], language):
        click.echo(line)


def _told(
    hand: str, points: tuple[str, ...], burns: tuple[str, ...], held: tuple[str, ...], drawn: tuple[str, ...]
) -> HandTold:
    """Return the hand with what the options tell of it besides."""
    told = read_told(hand)
    beaten = tuple((payer, beater) for beater, payer in map(read_pair, held))
    return replace(
        told,
        points=(*told.points, *map(read_point, points)),
        burns=(*told.burns, *map(read_pair, burns)),
        held=(*told.held, *beaten),
        drawn=told.drawn | dict(map(read_drawn, drawn)),
    )
