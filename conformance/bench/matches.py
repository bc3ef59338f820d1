"""Whole matches, from the formation to the last dues, beside their hands alone.

A match is played once from a seed; what was done in it is then judged again, with everything that may be done
listed at every step: as a match, by the room of the match, and hand by hand, by the room of the hand.  What the first
costs more is what a match costs besides its hands.  The draw is one act.  The engine is the one that ``import gouji``
finds, plain or compiled.
"""

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from play import spread

from gouji.lister import match_moves, moves
from gouji.match import judge as of_the_match
from gouji.match.act import DEAL, END_MATCH, Act, Done
from gouji.match.record import Record
from gouji.match.state import Match
from gouji.play import judge as of_the_hand
from gouji.play.action import Action
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.table.suits import FULL_DECK
from gouji_conformance.referee.match_playing import Chance, next_done
from gouji_spec.ruleset import Ruleset

TABLE = Ruleset.of("outline", tribute="on", points="off", hold_three="off", burn_tribute="off")
HANDS = 3


@dataclass(frozen=True)
class Played:
    """A match that was played, and its hands apart.

    Attributes:
        record: the match, with everything that was done.
        hands: each hand before its first lead, and what was done in it.
    """

    record: Record
    hands: tuple[tuple[State, tuple[Action, ...]], ...]


def played(seed: int, rules: Rules) -> Played:
    """Play a whole match from *seed*: chance and every choice by lot."""
    chance, choose = Chance(seed), random.Random(seed)  # noqa: S311 - a game
    record = Record(HANDS)
    match = record.start(rules)
    hands: list[tuple[State, list[Action]]] = []
    while not match.is_over:
        done = _all_at_once(next_done(match, rules, chance, lambda _, listed: _chosen(listed, choose)), seed)
        if isinstance(done, Action):
            hands[-1][1].append(done)
        outcome = of_the_match.judge(match, done, rules)
        if not outcome.accepted:
            sys.exit(f"seed {seed}: {done} is refused: {outcome.reasons}")
        if match.play is None and outcome.match.play is not None:
            hands.append((outcome.match.play, []))
        record, match = record.with_done(done), outcome.match
    return Played(record, tuple((state, tuple(actions)) for state, actions in hands))


def _chosen(listed: Sequence[Done], choose: random.Random) -> Done:
    return choose.choice([done for done in listed if done.do != END_MATCH])


def _all_at_once(done: Done, seed: int) -> Done:
    """Return *done*, a draw as the whole of it."""
    if not isinstance(done, Act) or done.do != DEAL:
        return done
    deck = list(FULL_DECK)
    random.Random(f"{seed} {done}").shuffle(deck)  # noqa: S311
    return Act(DEAL, suited=tuple(deck))


def as_a_match(match: Match, played_: Played, rules: Rules) -> int:
    """Judge a match once more, everything listed at every step, and return how many acts it had."""
    for done in played_.record.done:
        match_moves.legal(match, rules)
        match = of_the_match.judge(match, done, rules).match
    return len(played_.record.done)


def as_hands(played_: Played, rules: Rules) -> int:
    """Judge its hands once more, every move listed, and return how many actions they had."""
    for state, actions in played_.hands:
        for action in actions:
            moves.legal(state, rules)
            state = of_the_hand.judge(state, action, rules).state  # noqa: PLW2901 - it goes on
    return sum(len(actions) for _, actions in played_.hands)


def measured(matches: Sequence[Played], rules: Rules, rounds: int) -> tuple[list[float], list[float]]:
    """Return, round by round, the matches a second of processor time, and what a match costs over its hands.

    The two take turns match by match, the one that begins too, so that neither finds more of it remembered.
    """
    starts = [entry.record.start(rules) for entry in matches]
    rates, ratios = [], []
    for number in range(rounds + 1):
        whole = alone = 0.0
        for entry, match in zip(matches, starts, strict=True):
            contests: list[Callable[[], int]] = [
                partial(as_a_match, match, entry, rules),
                partial(as_hands, entry, rules),
            ]
            spent = _seconds(contests if number % 2 else reversed(contests))
            one, other = spent if number % 2 else spent[::-1]
            whole, alone = whole + one, alone + other
        if number:  # the first is a warm-up
            rates.append(len(matches) / whole)
            ratios.append(whole / alone)
    return rates, ratios


def _seconds(contests: Iterable[Callable[[], int]]) -> list[float]:
    """Return the processor time that each of *contests* took."""
    found = []
    for contest in contests:
        begun = time.process_time()
        contest()
        found.append(time.process_time() - begun)
    return found


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--matches", type=int, default=12)
    asked.add_argument("--rounds", type=int, default=10)
    given = asked.parse_args()
    rules = rules_of(TABLE)
    matches = [played(seed, rules) for seed in range(given.matches)]
    acts = sum(len(entry.record.done) for entry in matches)
    actions = sum(len(actions) for entry in matches for _, actions in entry.hands)
    rates, ratios = measured(matches, rules, given.rounds)
    print(
        f"{f'matches of {HANDS} hands':20} {spread(rates, ',.1f'):>32} matches/s   {acts / len(matches):,.0f} acts each"
    )
    apart = f"{acts - actions} of {acts:,} acts are not of a hand"
    print(f"{'over their hands':20} {spread(ratios, '.2f'):>32} times         {apart}")


if __name__ == "__main__":
    main()
