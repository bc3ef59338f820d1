"""Who is open is said in a ruling: by which set, judged unopened when, and why none of his sets did it (Article 24)."""

import json
import random
from itertools import pairwise

import pytest

from gouji.lister import moves
from gouji.play.judge import judge
from gouji.play.position import Position, parse_position
from gouji.rules import Rules, rules_of
from gouji.table.cards import parse_cards
from gouji_conformance.cli import run
from gouji_rulings.points_told import told_of
from gouji_spec.ruleset import Ruleset

TABLES = {
    "folk": rules_of(Ruleset.of("folk")),
    "places": rules_of(Ruleset.of("outline", points="on")),
    "by exits": rules_of(Ruleset.of("outline", points="on", open_judged="opposite_out")),
}


def said(position: str, capfd: pytest.CaptureFixture[str], *options: str, profile: str = "qingdao-full") -> str:
    assert run(["judge", "--profile", profile, *options, position]) == 0
    return " ".join(capfd.readouterr().out.split())


def test_a_set_that_lives_has_opened_its_player(capfd: pytest.CaptureFixture[str]) -> None:
    out = said("9KKK / 5 / 5 / 56 / 5 / 5; lead P1; P1 play KKK; P4 cover", capfd)

    assert "P1 has opened: his KKK lived (GJ-24.4.2)." in out
    assert "not settled yet: P2, P3, P4, P5, P6." in out


def test_a_set_that_still_lies_would_open(capfd: pytest.CaptureFixture[str]) -> None:
    out = said("9KKK / 5 / 5 / 56 / 5 / 5; lead P1; P1 play KKK", capfd)

    assert "KKK opens P1 unless somebody beats it (GJ-24.4.1)." in out
    assert "has opened" not in out


def test_who_is_unopened_is_told_when_and_why(capfd: pytest.CaptureFixture[str]) -> None:
    """P4's kings are beaten by his opposite, who goes out: he is judged there and then."""
    out = said("AAA / 5 / 5 / KKK6 / 5 / 5; lead P4; P4 play KKK; P1 play AAA", capfd)

    assert "P4 is unopened, judged as the first went out (GJ-24.1.1):" in out
    assert "- KKK: It was beaten: it does not live and opens nobody. (GJ-24.4.1)" in out


def test_who_laid_no_gouji_set_is_told_so_in_chinese(capfd: pytest.CaptureFixture[str]) -> None:
    out = said("9 / 5 / 5 / KKK6 / 5 / 5; lead P1; P1 play 9", capfd, "--lang", "zh")

    assert "丁不开点，判于头科走科 (GJ-24.1.1)：" in out
    assert "到那时没有出过够级牌。" in out


def test_a_revolution_settles_its_players_points(capfd: pytest.CaptureFixture[str]) -> None:
    position = "- / 5 / 5 / KKK6 / 5 / 5; lead P2; revolution P1"

    assert "P1 has revolted and is unopened (GJ-24.11.1)." in said(position, capfd, profile="folk")
    # Under 憋3 only who cannot pay for a 3 may revolt, and he is open.
    assert "P1 is open by the revolution itself (GJ-26.2.12)." in said(position, capfd)


@pytest.mark.parametrize(
    ("position", "profile"),
    [
        ("9KKK / 5 / 5 / 56 / 5 / 5; lead P1; P1 play KKK; P4 cover", "outline"),  # no points here
        ("9KKK / - / 5 / 56 / 5 / 5; lead P1; out P2; P1 play KKK", "qingdao-full"),  # what came before?
    ],
)
def test_what_cannot_be_told_is_not_said(position: str, profile: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["judge", "--profile", profile, position]) == 0
    assert "Points, as far as" not in capfd.readouterr().out


def test_the_json_has_it_too(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["judge", "--json", "--profile", "qingdao-full", "9KKK/5/5/56/5/5; lead P1; P1 play KKK; P4 cover"]) == 0

    told = json.loads(capfd.readouterr().out)["points"]
    assert told == [{"seat": 1, "open": True, "by": "KKK", "judged": None, "clause": "GJ-24.4.2"}]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_said_is_what_play_keeps(table: str) -> None:
    """At every moment of random hands: said to have opened is who has opened, and what is settled stays settled."""
    rules = TABLES[table]
    settled = opened = 0
    for seed in range(12):
        positions = random_hand(random.Random(seed), rules)
        told = [told_of(position, None, rules) for position in positions]
        for position, points in zip(positions, told, strict=True):
            assert points is not None
            by = {one.seat for one in points.settled if one.open}
            assert by == set(position.state(rules).standing.opened), str(position)
        for earlier, later in pairwise(points for points in told if points is not None):
            assert set(earlier.settled) <= set(later.settled), str(positions[-1])
        last = told[-1]
        assert last is not None
        settled += sum(not one.open for one in last.settled)
        opened += sum(one.open for one in last.settled)
    assert settled > 0
    assert opened > 0


def random_hand(rng: random.Random, rules: Rules) -> list[Position]:
    """A small hand of high cards played to its end at random: the position after each action."""
    deck = [*"KKKKAAAA2222SB99998888"] * 2
    rng.shuffle(deck)
    hands = tuple(parse_cards("".join(deck[seat * 5 : seat * 5 + 5])) for seat in range(6))
    position = parse_position(f"{'/'.join('3' * 6)}; lead P{rng.randint(1, 6)}")
    positions = [Position(hands, position.leader)]
    state = positions[0].start(rules)
    while not state.places:
        move = rng.choice(moves.legal(state, rules))
        positions.append(positions[-1].with_action(move))
        state = judge(state, move, rules).state
    return positions
