"""Why one set does not beat another: each reason, by hand from the clauses."""

import pytest

from gouji.rules import rules_of
from gouji.table.beats import beat_reasons
from gouji.table.sets import set_of
from gouji_spec.ruleset import Ruleset


@pytest.mark.parametrize(
    ("answer", "table", "reasons"),
    [
        ("8888", "7777", ()),
        ("888", "7777", ("count_differs",)),
        ("7777", "7772", ("rank_not_higher",)),
        ("7772", "7777", ("rank_not_higher",)),
        ("888S", "777S", ("big_jokers_too_few",)),
        ("888B", "777S", ()),
        ("666B", "777S", ("rank_not_higher",)),
        ("88BB", "77SS", ()),
        ("88SB", "77SS", ("big_jokers_too_few",)),
        ("888B", "777B", ("set_is_dead",)),
        ("BB", "SB", ("set_is_dead",)),
        ("BB", "SS", ()),
        ("B", "S", ()),
        ("SB", "SS", ("rank_not_higher",)),
        ("SB", "22", ()),
        ("2S", "22", ("rank_not_higher",)),
        ("22", "AA", ()),
        ("7", "88B", ("set_is_dead", "count_differs", "rank_not_higher")),
    ],
)
def test_the_outline(answer: str, table: str, reasons: tuple[str, ...]) -> None:
    assert beat_reasons(set_of(answer), set_of(table), rules_of(Ruleset.of("outline"))) == reasons


@pytest.mark.parametrize(
    ("exchange", "answer", "table", "reasons"),
    [
        ("two_for_one", "BB", "B", ()),
        ("two_for_one", "888BB", "777B", ()),
        ("two_for_one", "888B", "777B", ("jokers_not_paid",)),
        ("two_for_one", "88BB", "777B", ("count_differs",)),
        ("two_for_one", "666BB", "777B", ("rank_not_higher",)),
        ("two_and_three_for_one", "888SSS", "777B", ()),
        ("two_and_three_for_one", "SS", "S", ()),
    ],
)
def test_an_exchange_of_jokers(exchange: str, answer: str, table: str, reasons: tuple[str, ...]) -> None:
    rules = rules_of(Ruleset.of("outline", joker_exchange=exchange))
    assert beat_reasons(set_of(answer), set_of(table), rules) == reasons
