"""``gouji score HAND…``: what hands score, and a match of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from gouji.rules import Rules, rules_of
from gouji.settle.score import Score
from gouji.settle.score import score as scored
from gouji.settle.total import is_match_over, total
from gouji_conformance.referee.ruling_text import printed
from gouji_conformance.referee.settling import told_by_user
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_rulings.hand_told import HandPlayed, read_hand_played
from gouji_rulings.settled_json import score_json
from gouji_rulings.settled_words import places_paragraph, score_paragraphs
from gouji_spec.text import Language


def score(
    language: Language, *, hands: tuple[str, ...], profile: str | None, ruleset: Path | None, as_json: bool
) -> None:
    """Print what each of *hands* scores, and what they come to together.

    Raises:
        UserError: a hand cannot be read, or was played when the match was over.
    """
    table = chosen_ruleset(profile, ruleset)
    rules = rules_of(table)
    with told_by_user():
        played = [read_hand_played(text) for text in hands]
    scores = tuple(scored(hand.places, hand.revolution, rules) for hand in played)
    over = _is_over(scores, rules)
    if as_json:
        from gouji_conformance.reports.json_text import indented  # noqa: PLC0415 - people need no msgspec

        click.echo(indented({"ruleset": table.to_json(), **_json(played, scores, over=over)}))
        return
    for line in _lines(played, scores, rules, language):
        click.echo(line)


def _is_over(scores: tuple[Score, ...], rules: Rules) -> bool:
    for number, hand in enumerate(scores, 1):
        over = is_match_over(number, rules.hands, rules, sweep=hand.sweep)
        if over and number < len(scores):
            raise UserError("settle.after_the_match", number=number + 1, ended=number)
    return over


def _json(played: list[HandPlayed], scores: tuple[Score, ...], *, over: bool) -> dict[str, Any]:
    odd, even = total(scores)
    hands = [score_json(hand, one) for hand, one in zip(played, scores, strict=True)]
    return {"hands": hands, "odd": odd, "even": even, "over": over}


def _lines(played: list[HandPlayed], scores: tuple[Score, ...], rules: Rules, language: Language) -> Iterator[str]:
    for hand, one in zip(played, scores, strict=True):
        yield from printed([places_paragraph(hand), *score_paragraphs(one, rules)], language)
    odd, even = total(scores)
    if len(scores) > 1:
        yield message("settle.total", odd=odd, even=even).said_in(language)
    if is_match_over(len(scores), rules.hands, rules, sweep=scores[-1].sweep):
        by_number = rules.hands is not None and len(scores) >= rules.hands
        yield message("settle.over_by_number" if by_number else "settle.over_by_sweep").said_in(language)
