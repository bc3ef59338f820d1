"""Opening points as far as play shows it (Article 24)."""

from collections.abc import Callable
from typing import Any

import pytest

Sit = Callable[..., Any]


def test_without_points_nobody_opens(table: Sit) -> None:
    t = table(hands="1: AA 9 / 4: 22 4").ok("P1 play AA, P4 cover")
    assert t.state.standing.opened == frozenset()


def test_a_gouji_set_nobody_beats_opens(table: Sit) -> None:
    t = table(points="on", hands="1: AA 9 / 4: 22 4").ok("P1 play AA")
    assert t.state.standing.opened == frozenset()
    t.ok("P4 cover")
    assert t.state.standing.opened == {1}


def test_a_gouji_set_that_is_beaten_or_burned_does_not(table: Sit) -> None:
    t = table(points="on", hands="1: KK 9 / 4: AA 4").ok("P1 play KK, P4 play AA, P1 cover")
    assert t.state.standing.opened == {4}
    t = table(points="on", hands="1: KK 9 / 3: AA 4").ok("P1 play KK, P3 burn AA, P6 cover")
    assert t.state.standing.opened == {3}


def test_an_ordinary_set_opens_nobody(table: Sit) -> None:
    t = table(points="on", hands="1: 7 9", out=(4,)).ok("P1 play 7, P2 pass, P3 pass, P5 pass, P6 pass")
    assert t.state.standing.opened == frozenset()


@pytest.mark.parametrize(
    ("excludes", "cards", "opens"),
    [
        ("nothing", "AB", True),
        ("big", "AB", False),
        ("big", "9S", True),
        ("big", "2", True),
        ("jokers_and_singles", "9S", False),
        ("jokers_and_singles", "2", False),
        ("jokers_and_singles", "A2", True),
        ("jokers_and_twos", "A2", False),
        ("jokers_and_twos", "22", False),
        ("jokers_and_twos", "AA", True),
    ],
)
def test_which_sets_open(table: Sit, excludes: str, cards: str, opens: bool) -> None:
    t = table("outline", f"1: {cards} 5", points="on", open_excludes=excludes).ok(f"P1 play {cards}, P4 cover")
    assert (1 in t.state.standing.opened) == opens


def test_ones_own_bottom_set_counts(table: Sit) -> None:
    t = table(points="on", hands="1: AA / 4: 4 4").ok("P1 play AA, P4 cover")
    assert t.state.standing.opened == {1}


def test_the_firsts_opposite_is_too_late(table: Sit) -> None:
    t = table(points="on", hands="1: KK / 4: AA 5 6").ok("P1 play KK, P4 play AA").leads(4)
    assert t.state.standing.opened == frozenset()
    t = table(points="on", hands="4: AA 5 / 2: 5 5", lead=4, out=(1,)).ok(
        "P4 play AA, P5 pass, P6 pass, P2 pass, P3 pass"
    )
    assert t.state.standing.opened == frozenset()
    t = table("online", "4: AA 5 / 2: 5 5", lead=4, out=(1,)).ok("P4 play AA, P5 pass, P6 pass, P2 pass, P3 pass")
    assert t.state.standing.opened == {4}
    t = table("folk", "4: AA 5 / 2: 5 5", lead=4, out=(1,)).ok("P4 play AA, P5 pass, P6 pass, P2 pass, P3 pass")
    assert t.state.standing.opened == frozenset()


def test_the_others_open_until_the_second_is_out(table: Sit) -> None:
    t = (
        table(points="on", hands="2: AA 5 / 3: 5 5", lead=2, out=(1,))
        .ok("P2 play AA")
        .asks(4, "play pass")
        .ok("P4 pass, P5 cover")
    )
    assert t.state.standing.opened == {2}
    t = table(points="on", hands="2: AA 5", lead=2, out=(1, 3)).ok("P2 play AA, P4 pass, P5 pass, P6 pass, P5 cover")
    assert t.state.standing.opened == frozenset()


def test_answering_the_seconds_bottom_set_is_too_late(table: Sit) -> None:
    t = table(points="on", hands="2: KK / 5: AA 5 6", lead=2, out=(1,)).ok("P2 play KK, P4 pass, P5 play AA").leads(5)
    assert t.state.standing.opened == frozenset()


@pytest.mark.parametrize(("judged", "opened"), [("places", set()), ("opposite_out", {3}), ("melee", {3})])
def test_what_a_third_seat_plays_over_the_seconds_bottom_set(table: Sit, judged: str, opened: set[int]) -> None:
    t = table(points="on", hands="1: QQ / 3: KK 5", lead=1, out=(2,), open_judged=judged)
    t.ok("P1 play QQ, P3 play KK, P4 pass, P5 pass, P6 cover").leads(3)
    assert t.state.standing.opened == opened


def test_the_revolutionarys_opposite_opens_by_three(table: Sit) -> None:
    t = table(points="on", hands="4: AA KK QQQ 5", lead=4, revolution=1).ok("P4 play AA, P4 play KK")
    assert t.state.standing.opened == frozenset()
    t.ok("P4 play QQQ")
    assert t.state.standing.opened == {4}
    t = table("online", "4: AA KK QQQ 5", lead=4, revolution=1)
    assert t.state.standing.opened == {4}
