"""Cards that do not matter: ``?*n`` in a hand is dealt by the run's seed just before it is sent.

In a position they are dealt from 5 to 9, ranks that make no gouji set, answer none and are no 3s or 4s to be kept
whole: a scenario that would turn on them has to write them.  In a whole deal they are what the four decks have left,
without suits.  That the verdict does not turn on them is a property, tried with many seeds.
"""

import random
import re
from collections.abc import Callable
from typing import Any

from gouji.table.cards import DECK, RANKS, parse_cards
from gouji_conformance.sentences.plans import Operation, Plan

OF_NO_MATTER = range(2, 7)
"""The ranks that hidden cards of a position are dealt from: 5 to 9."""
_HIDDEN = re.compile(r"\?(?:\*(\d+))?")
_SUIT = re.compile(r"(?<=[2-9TJQKA])[hdsc]")

Params = dict[str, Any]
Hands = dict[str, str]


def dealt(plan: Plan, seed: int) -> tuple[Operation, ...]:
    """Return the operations of *plan* with every hidden card dealt."""
    return tuple(dealt_operation(entry, plan.row, seed) for entry in plan.operations)


def dealt_operation(operation: Operation, row: str, seed: int) -> Operation:
    """Return *operation* of *row* with its hidden cards dealt; one that hides none is returned as it is."""
    for find, ranks in _HANDS:
        hands = find(operation.params)
        if hands and any("?" in hand for hand in hands.values()):
            dealer = random.Random(f"{seed}:{row}")  # noqa: S311 - a game of cards, not a secret
            params = _with(operation.params, hands, _dealt(hands, ranks, dealer))
            return Operation(operation.method, params, operation.expect, operation.step)
    return operation


def _in_position(params: Params) -> Hands | None:
    hands: Hands | None = params.get("position", {}).get("hands")
    return hands


def _at_the_beginning(params: Params) -> Hands | None:
    held: Hands | None = params.get("begin", {}).get("held")
    return held


def _in_a_deal(params: Params) -> Hands | None:
    return params.get("hands") if params.get("do") == "deal" else None


_HANDS: tuple[tuple[Callable[[Params], Hands | None], range], ...] = (
    (_in_position, OF_NO_MATTER),
    (_at_the_beginning, OF_NO_MATTER),
    (_in_a_deal, range(len(RANKS))),
)
"""Where parameters name hands, and the ranks that hidden cards there are dealt from."""


def _with(params: Any, hands: Hands, filled: Hands) -> Any:
    """Return *params* with *filled* in the place of *hands*."""
    if params is hands:
        return filled
    if isinstance(params, dict):
        return {name: _with(value, hands, filled) for name, value in params.items()}
    return params


def _dealt(hands: Hands, ranks: range, dealer: random.Random) -> Hands:
    written = [parse_cards(_SUIT.sub("", _HIDDEN.sub(" ", hand))) for hand in hands.values()]
    left = [RANKS[rank] for rank in ranks for _ in range(DECK[rank] - sum(counts[rank] for counts in written))]
    dealer.shuffle(left)

    def fill(found: re.Match[str]) -> str:
        return " " + "".join(left.pop() for _ in range(int(found.group(1) or 1))) + " "

    return {seat: _HIDDEN.sub(fill, hand).strip() for seat, hand in hands.items()}
