"""Random whole games as fingerprints, one line a game: what two builds of the engine are compared by.

A fingerprint a move, of everything the engine said: the legal moves in their order, the verdict on the one
chosen and on a try that is mostly wrong, and the state after each.
"""

import argparse
import hashlib
import json
import random

from gouji.lister import moves
from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.state import State
from gouji.rules import rules_of
from gouji.table.seats import SEATS
from gouji_conformance.referee.playing import deal
from gouji_spec.ruleset import PROFILES, Ruleset

WORDS = tuple(verb for verb in verbs.VERBS if verb not in verbs.WITH_CARDS and verb != verbs.ALLOW_COVER)


def fingerprints(profile: str, seed: int) -> list[str]:
    """Play one hand of *profile* from *seed* and return the fingerprint of each move."""
    rules = rules_of(Ruleset.of(profile))
    choose = random.Random(seed)  # noqa: S311 - a game
    state = deal(seed).state(rules)
    found = []
    while state.turn is not None:
        listed = moves.legal(state, rules)
        tried = judge(state, some_try(state, choose), rules)
        outcome = judge(state, choose.choice(listed), rules)
        said = (repr(listed), said_in(tried), said_in(outcome))
        found.append(hashlib.sha256(repr(said).encode()).hexdigest()[:12])
        state = outcome.state
    return found


def some_try(state: State, choose: random.Random) -> Action:
    """Return what some seat might try at *state*: a word, or a card or two of its own."""
    seat = choose.choice(SEATS)
    if choose.random() < 0.5:
        return Action(seat, choose.choice(WORDS))
    hand = state.hand(seat)
    held = [rank for rank, many in enumerate(hand) if many]
    rank = choose.choice(held) if held else 0
    laid = tuple(min(hand[rank], 2) if other == rank else 0 for other in range(len(hand)))
    return Action(seat, choose.choice(verbs.WITH_CARDS), laid)


def said_in(outcome: Outcome) -> str:
    """Return all of an outcome as text."""
    return repr(outcome)


def main() -> None:
    """Print the games asked for: how many of each profile."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=1)
    for profile in PROFILES:
        for seed in range(asked.parse_args().games):
            print(json.dumps({"profile": profile, "seed": seed, "moves": fingerprints(profile, seed)}))


if __name__ == "__main__":
    main()
