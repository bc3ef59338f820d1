"""Random full games: the reference, judged and listed, beside engines of other games in the same run.

Moves a second of processor time.  Peers that are not installed are named and left out.  The engine is the
one that ``import gouji`` finds, plain or compiled (``compiled.py``).
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Sequence

from gouji.lister import moves
from gouji.play.judge import judge
from gouji.rules import rules_of
from gouji_conformance.referee.playing import deal
from gouji_spec.ruleset import Ruleset

Contest = Callable[[int], int]
"""Plays one game from a seed and returns how many moves it had."""

COMPILED = not (moves.__file__ or "").endswith(".py")
OWN = "gouji, compiled" if COMPILED else "gouji"


def gouji_game(seed: int) -> int:
    """Play one whole hand of 够级, every legal move listed, every move judged."""
    rules = rules_of(Ruleset.of("outline"))
    choose = random.Random(seed)  # noqa: S311 - a game
    state = deal(seed).state(rules)
    played = 0
    while state.turn is not None:
        outcome = judge(state, choose.choice(moves.legal(state, rules)), rules)
        if not outcome.accepted:
            sys.exit(f"seed {seed}, move {played}: a listed move is refused: {outcome.reasons}")
        state = outcome.state
        played += 1
    return played


def chess_game() -> Contest:
    """Return python-chess: legal moves listed, one pushed, at most 300 plies."""
    import chess  # noqa: PLC0415 - only where it is installed

    def game(seed: int) -> int:
        choose = random.Random(seed)  # noqa: S311
        board = chess.Board()
        for played in range(300):
            legal = list(board.legal_moves)
            if not legal:
                return played
            board.push(choose.choice(legal))
        return 300

    return game


def rlcard_game() -> Contest:
    """Return rlcard's doudizhu without observations: ``game.step``."""
    from rlcard.games.doudizhu import Game  # noqa: PLC0415

    def game(seed: int) -> int:
        choose = random.Random(seed)  # noqa: S311
        table = Game()
        table.np_random.seed(seed) if hasattr(table.np_random, "seed") else None
        state, _ = table.init_game()
        played = 0
        while not table.is_over():
            state, _ = table.step(choose.choice(state["actions"]))
            played += 1
        return played

    return game


def openspiel_game() -> Contest:
    """Return OpenSpiel's dou_dizhu, C++ through its Python binding."""
    import pyspiel  # noqa: PLC0415

    rules = pyspiel.load_game("dou_dizhu")

    def game(seed: int) -> int:
        choose = random.Random(seed)  # noqa: S311
        state = rules.new_initial_state()
        played = 0
        while not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
            played += 1
        return played

    return game


PEERS: dict[str, Callable[[], Contest]] = {
    "python-chess": chess_game,
    "rlcard doudizhu": rlcard_game,
    "OpenSpiel dou_dizhu": openspiel_game,
}


def rates(contests: dict[str, Contest], games: int, rounds: int) -> dict[str, list[float]]:
    """Return the moves a second of each contest, round by round.

    In every round each contest plays *games* games from the round's own seeds, one contest after another, so
    that whatever else the machine does meets all of them alike.
    """
    for game in contests.values():
        game(0)  # warm-up: caches, imports
    found: dict[str, list[float]] = {name: [] for name in contests}
    for number in range(rounds):
        for name, game in contests.items():
            begun = time.process_time()
            played = sum(game(number * games + seed) for seed in range(games))
            found[name].append(played / (time.process_time() - begun))
    return found


def spread(numbers: Sequence[float], form: str) -> str:
    """Return the median of *numbers* with the lowest and the highest, each written as *form* has it."""
    low, middle, high = (format(number, form) for number in (min(numbers), statistics.median(numbers), max(numbers)))
    return f"{middle} [{low}–{high}]"


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--rounds", type=int, default=7)
    given = asked.parse_args()
    contests: dict[str, Contest] = {OWN: gouji_game}
    for name, build in PEERS.items():
        try:
            contests[name] = build()
        except ImportError as missing:
            print(f"{name}: not installed ({missing.name})")
    measured = rates(contests, given.games, given.rounds)
    for name, found in measured.items():
        ratios = [own / peer for own, peer in zip(measured[OWN], found, strict=True)]
        beside = "" if name == OWN else f"   gouji is {spread(ratios, '.2f')} times that"
        print(f"{name:20} {spread(found, ',.0f'):>32} moves/s{beside}")


if __name__ == "__main__":
    main()
