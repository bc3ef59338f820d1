"""Random full games: the reference, judged and listed, beside engines of other games in the same run.

Moves a second of processor time.  Peers that are not installed are named and left out.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

from gouji import moves
from gouji.judge import judge
from gouji_conformance.playing import deal
from gouji_spec.ruleset import Ruleset

Contest = Callable[[int], int]
"""Plays one game from a seed and returns how many moves it had."""


def gouji_game(seed: int) -> int:
    """Play one whole hand of 够级, every legal move listed, every move judged."""
    ruleset = Ruleset.of("outline")
    choose = random.Random(seed)  # noqa: S311 - a game
    state = deal(seed).state(ruleset)
    played = 0
    while state.to_act is not None:
        outcome = judge(state, choose.choice(moves.legal(state, ruleset)), ruleset)
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


def rate(game: Contest, games: int, rounds: int) -> tuple[float, float, float]:
    """Return the median, lowest and highest moves a second over *rounds* rounds of *games* games."""
    game(0)  # warm-up: caches, imports
    rates = []
    for number in range(rounds):
        begun = time.process_time()
        played = sum(game(number * games + seed) for seed in range(games))
        rates.append(played / (time.process_time() - begun))
    return statistics.median(rates), min(rates), max(rates)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--rounds", type=int, default=5)
    given = asked.parse_args()
    own, low, high = rate(gouji_game, given.games, given.rounds)
    print(f"{'gouji, judged and listed':28} {own:10,.0f} moves/s  [{low:,.0f}–{high:,.0f}]")
    for name, build in PEERS.items():
        try:
            game = build()
        except ImportError as missing:
            print(f"{name:28} not installed ({missing.name})")
            continue
        peer, low, high = rate(game, given.games, given.rounds)
        print(f"{name:28} {peer:10,.0f} moves/s  [{low:,.0f}–{high:,.0f}]  gouji is {own / peer:.2f} times that")


if __name__ == "__main__":
    main()
