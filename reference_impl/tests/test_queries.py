"""Article 31: the wall, the halves, who has the word, what lives."""

from collections.abc import Callable
from typing import Any

import pytest

from gouji.play import speech

Sit = Callable[..., Any]


@pytest.mark.parametrize(
    ("profile", "out", "seat", "wall"),
    [
        ("outline", (), 1, 6),
        ("outline", (6,), 1, 0),
        ("outline", (5,), 1, 6),
        ("folk", (), 1, 6),
        ("folk", (6,), 1, 0),  # the next one back is a partner: no wall
        ("folk", (6, 5), 1, 4),
        ("folk", (6, 5), 2, 1),
    ],
)
def test_the_wall(table: Sit, profile: str, out: tuple[int, ...], seat: int, wall: int) -> None:
    t = table(profile, out=out)
    assert speech.wall(t.state, seat, t.rules) == wall


def test_the_halves_part_at_the_second_out(table: Sit) -> None:
    assert speech.half(table().state) == "first"
    assert speech.half(table(out=(1,)).state) == "first"
    assert speech.half(table(out=(1, 2)).state) == "second"


def test_who_has_the_word(table: Sit) -> None:
    t = table(hands="1: 7 AA 9 / 2: 22 9 / 4: 22 5")
    assert speech.speakers(t.state) == ()
    t.ok("P1 play 7")
    assert speech.speakers(t.state) == (2, 3, 4, 5, 6)
    t.ok("P2 pass")
    assert speech.speakers(t.state) == (3, 4, 5, 6)
    t = table(hands="1: AA 9 / 2: 22 9 / 4: 22 5").ok("P1 play AA")
    assert speech.speakers(t.state) == (2, 4)
