"""perft for 够级: how many ways a position can go on, by depth.

One number by which engines in any language can be compared without sharing an API.  An action counts
one; allowing another to cover and giving up a claim count as actions like any other.
"""

from collections.abc import Callable

from gouji.lister import moves
from gouji.play import judge
from gouji.play.action import Action
from gouji.play.state import State
from gouji.rules import Rules

Lister = Callable[[State, Rules], list[Action]]


def perft(state: State, depth: int, rules: Rules, lister: Lister = moves.legal) -> int:
    """Return how many sequences of *depth* legal actions lead on from *state*.

    A hand that is over goes on in no way: only sequences of the full length count.

    Args:
        state: where to begin.
        depth: how many actions, 0 or more.
        rules: what the table plays.
        lister: what lists the legal actions; the one of ``moves.py`` unless another is to be counted.
    """
    if depth == 0:
        return 1
    listed = lister(state, rules)
    if depth == 1:
        return len(listed)
    return sum(perft(judge.judge(state, move, rules).state, depth - 1, rules, lister) for move in listed)


def divide(state: State, depth: int, rules: Rules) -> dict[Action, int]:
    """Return the count of each first action apart, to find where two engines part.

    Args:
        state: where to begin.
        depth: how many actions, 1 or more.
        rules: what the table plays.
    """
    return {move: perft(judge.judge(state, move, rules).state, depth - 1, rules) for move in moves.legal(state, rules)}
