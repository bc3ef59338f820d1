"""What a hand scores, worked out by hand from Article 20."""

from itertools import permutations

import pytest

from gouji.protocol import serve
from gouji.rules import Rules, rules_of
from gouji.settle.places import with_revolutionary
from gouji.settle.score import Score, score
from gouji_spec.ruleset import Ruleset

OUTLINE, FOLK, ONLINE = (rules_of(Ruleset.of(name)) for name in ("outline", "folk", "online"))


def test_the_worked_example_of_the_online_room() -> None:
    """First, third and second last make 1; second, fourth and last make -1 (GJ-20.2.2)."""
    assert score((1, 2, 3, 4, 5, 6), 0, ONLINE) == Score(1, -1, sweep=False)


@pytest.mark.parametrize(("rules", "odd", "even"), [(OUTLINE, 12, 0), (FOLK, 12, -12), (ONLINE, 6, -6)])
def test_a_sweep(rules: Rules, odd: int, even: int) -> None:
    assert score((1, 3, 5, 2, 4, 6), 0, rules) == Score(odd, even, sweep=True)


def test_a_revolutionary_is_fourth_wherever_he_is_named() -> None:
    for at in range(6):
        places = [2, 3, 4, 5, 6]
        places.insert(at, 1)
        assert with_revolutionary(tuple(places), 1) == (2, 3, 4, 1, 5, 6)


def test_a_revolutionary_is_third_where_his_partners_are_first_and_second() -> None:
    assert with_revolutionary((3, 5, 2, 1, 4, 6), 1) == (3, 5, 1, 2, 4, 6)
    assert score((3, 5, 2, 1, 4, 6), 1, OUTLINE) == Score(12, 0, sweep=True)


def test_with_both_signs_the_sides_are_opposite() -> None:
    """The place values of every source sum to nothing, so what one side wins the other loses."""
    for places in permutations((1, 2, 3, 4, 5, 6)):
        for rules in (FOLK, ONLINE):
            found = score(places, 0, rules)
            assert found.odd == -found.even
            assert found.sweep == (abs(found.odd) == 3 * (4 if rules is FOLK else 2))


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"places": [1, 2, 3]}, "places"),
        ({"places": [1, 2, 3, 4, 5, 5]}, "places"),
        ({"places": [1, 2, 3, 4, 5, "6"]}, "places"),
        ({"places": [True, 2, 3, 4, 5, 6]}, "places"),
        ({"places": [1, 2, 3, 4, 5, 6], "revolution": 7}, "revolution"),
    ],
)
def test_what_is_no_hand_is_an_error(params: dict[str, object], message: str) -> None:
    ruleset = {"profile": "outline", "options": {}}
    asked = {"jsonrpc": "2.0", "id": 1, "method": "match/score", "params": {"ruleset": ruleset, **params}}
    answer = serve.Session().answer(asked)

    assert answer is not None
    assert answer["error"]["code"] == -32602
    assert message in answer["error"]["message"]
