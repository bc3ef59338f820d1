"""Advice: a partner in play at ten cards or fewer, one who is out at any number."""

import pytest

from gouji.play import advice, consequences
from gouji.rules import rules_of
from gouji.table.cards import NO_CARDS, parse_cards
from gouji_spec.ruleset import Ruleset

HINTS = rules_of(Ruleset.of("outline", pick="hint_at_ten"))


@pytest.mark.parametrize(
    ("seat", "partner", "reasons"),
    [
        (1, 3, ()),  # ten cards
        (3, 1, ("hint_too_early",)),  # eleven
        (3, 5, ()),  # eleven, and the partner is out
        (1, 5, ()),
        (1, 1, ("hint_not_partner",)),
        (1, 2, ("hint_not_partner",)),
        (1, 4, ("hint_not_partner",)),
        (2, 6, ("hint_not_partner",)),  # in revolution
        (5, 1, ("not_in_play",)),
        (6, 2, ("not_in_play",)),
    ],
)
def test_who_may_advise_whom(seat: int, partner: int, reasons: tuple[str, ...]) -> None:
    hands = tuple(parse_cards(hand) if hand else NO_CARDS for hand in ("5*10", "6", "7*11", "8", "", ""))
    state = consequences.start(hands, 1, HINTS, (5,), 6)
    assert advice.why_not(state, seat, partner, HINTS) == reasons


def test_once_the_hand_is_over_there_is_nothing_to_advise() -> None:
    hands = (NO_CARDS, parse_cards("5"), NO_CARDS, parse_cards("6"), NO_CARDS, parse_cards("7"))
    state = consequences.start(hands, 2, HINTS, (1, 3, 5))
    assert advice.why_not(state, 2, 4, HINTS) == ("hand_is_over",)


@pytest.mark.parametrize("value", ["declared_order", "off"])
def test_elsewhere_there_is_none(value: str) -> None:
    rules = rules_of(Ruleset.of("outline", pick=value))
    state = consequences.start((parse_cards("5"),) * 6, 1, rules)
    assert advice.why_not(state, 1, 3, rules) == ("pick_off",)
