"""The games by which builds of the engine are compared: the same in every process, and a difference is seen."""

import json
import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from gouji_spec.ruleset import PROFILES

BENCH = Path(__file__).resolve().parents[1] / "bench"
differences = runpy.run_path(str(BENCH / "compiled.py"))["differences"]


def printed_games(hash_seed: str) -> list[Any]:
    done = subprocess.run(
        [sys.executable, str(BENCH / "games.py"), "--games", "1"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_the_same_seeds_give_the_same_games_in_another_process() -> None:
    games = printed_games("1")
    assert [game["profile"] for game in games] == list(PROFILES)
    assert all(len(game["moves"]) > 50 for game in games)
    assert len({tuple(game["moves"]) for game in games}) > 1
    assert games == printed_games("2")


def game(seed: int, *moves: str) -> dict[str, Any]:
    return {"profile": "outline", "seed": seed, "moves": list(moves)}


def test_equal_games_do_not_differ() -> None:
    assert not list(differences([game(0, "a", "b"), game(1)], [game(0, "a", "b"), game(1)]))


def test_a_game_that_parts_is_named_with_its_move() -> None:
    plain = [game(0, "a", "b", "c"), game(1, "a")]
    assert list(differences(plain, [game(0, "a", "x", "c"), game(1, "a")])) == [
        "outline, seed 0: differs from move 2 on"
    ]
    assert list(differences(plain, [game(0, "a", "b", "c"), game(1, "a", "b")])) == [
        "outline, seed 1: differs from move 2 on"
    ]


def test_a_game_too_few_is_a_difference() -> None:
    assert list(differences([game(0, "a"), game(1, "a")], [game(0, "a")])) == [
        "2 games by the plain engine, 1 by the compiled one"
    ]
