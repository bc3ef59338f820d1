"""Change alarms: random games recorded from the reference, played again.

They say that something has changed, never that it was right before.  When a change is meant, renew them and
read what the difference is::

    python conformance/tests/test_alarms.py
    git diff conformance/games/alarms
"""

import random
from pathlib import Path

import pytest

from gouji.lister import moves
from gouji.play.judge import judge
from gouji.play.position import Position, parse_position
from gouji.rules import rules_of
from gouji.table.cards import DECK
from gouji_spec.ruleset import Ruleset, profiles

ALARMS = Path(__file__).resolve().parents[1] / "games" / "alarms"
SEEDS = (1, 2, 3)
EACH = 12
"""Cards in a hand."""

HEAD = """\
# Change alarms, profile {profile}: random games as the reference played them once; nobody worked them out.
# A line is seed | position with every action | places. Renewed by: python conformance/tests/test_alarms.py
# 变动警报（{profile}）：参考实现随机打的几局，照录而已，没有人推算过。每行是：种子 | 局面和全部动作 | 名次。
"""


def random_game(profile: str, seed: int) -> Position:
    """Play a random game on the reference to its end."""
    rules, dice = rules_of(Ruleset.of(profile)), random.Random(f"{profile} {seed}")
    deck = [rank for rank, many in enumerate(DECK) for _ in range(many)]
    dice.shuffle(deck)
    dealt = [deck[seat * EACH : (seat + 1) * EACH] for seat in range(6)]
    hands = tuple(tuple(hand.count(rank) for rank in range(len(DECK))) for hand in dealt)
    game = Position(hands, dice.randint(1, 6))
    state = game.start(rules)
    while not state.places:
        listed = moves.legal(state, rules)
        sets = [move for move in listed if any(move.cards)]
        move = dice.choice(sets if sets and dice.random() < 0.5 else listed)
        game, state = game.with_action(move), judge(state, move, rules).state
    return game


def places(game: Position, profile: str) -> str:
    return " ".join(f"P{seat}" for seat in game.state(rules_of(Ruleset.of(profile))).places)


def recorded(profile: str) -> list[tuple[int, Position, str]]:
    lines = (ALARMS / f"{profile}.txt").read_text("utf-8").splitlines()
    parts = [[part.strip() for part in line.split("|")] for line in lines if not line.startswith("#")]
    return [(int(seed), parse_position(game), final) for seed, game, final in parts]


def record(profile: str) -> str:
    """Return the file of *profile* as the reference plays now."""
    lines = []
    for seed in SEEDS:
        game = random_game(profile, seed)
        lines.append(f"{seed} | {game} | {places(game, profile)}\n")
    return HEAD.format(profile=profile) + "".join(lines)


@pytest.mark.parametrize("profile", list(profiles()))
def test_recorded_games_go_as_they_went(profile: str) -> None:
    games = recorded(profile)
    assert [seed for seed, _, _ in games] == list(SEEDS)
    for seed, game, final in games:
        assert all(outcome.accepted for outcome in game.outcomes(rules_of(Ruleset.of(profile)))), (profile, seed)
        assert places(game, profile) == final, f"{profile}, seed {seed}: changed on purpose? {__doc__}"


def test_another_rule_sets_them_off() -> None:
    """The alarm can ring: the outline's games do not all go so where nobody covers."""
    without = rules_of(Ruleset.of("outline", cover="automatic"))
    verdicts = [outcome.accepted for _, game, _ in recorded("outline") for outcome in game.outcomes(without)]
    assert not all(verdicts)


if __name__ == "__main__":
    for each in profiles():
        (ALARMS / f"{each}.txt").write_text(record(each), "utf-8", newline="\n")
