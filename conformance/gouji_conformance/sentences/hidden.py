"""Cards that do not matter: ``?*n`` in a hand is dealt by the run's seed just before it is sent.

They are dealt from 5 to 9, ranks that make no gouji set, answer none and are no 3s or 4s to be kept whole: a scenario
that would turn on them has to write them.  That the verdict does not turn on them is a property, tried
with many seeds.
"""

import random
import re
from typing import Any

from gouji.table.cards import DECK, parse_cards
from gouji_conformance.sentences.plans import Operation, Plan

RANKS = "56789"
_LOWEST = 2
"""Where the first of them stands among counts."""
_HIDDEN = re.compile(r"\?(?:\*(\d+))?")


def dealt(plan: Plan, seed: int) -> tuple[Operation, ...]:
    """Return the operations of *plan* with every hidden card of its positions dealt."""
    return tuple(dealt_operation(entry, plan.row, seed) for entry in plan.operations)


def dealt_operation(operation: Operation, row: str, seed: int) -> Operation:
    """Return *operation* of *row* with its hidden cards dealt; one that hides none is returned as it is."""
    if not _hides(operation):
        return operation
    dealer = random.Random(f"{seed}:{row}")  # noqa: S311 - a game of cards, not a secret
    return Operation(operation.method, _dealt(operation.params, dealer), operation.expect, operation.step)


def _hides(operation: Operation) -> bool:
    hands = operation.params.get("position", {}).get("hands", {})
    return any("?" in hand for hand in hands.values())


def _dealt(params: dict[str, Any], dealer: random.Random) -> dict[str, Any]:
    position = params["position"]
    hands: dict[str, str] = position["hands"]
    written = [parse_cards(_HIDDEN.sub(" ", hand)) for hand in hands.values()]
    left = [
        RANKS[index]
        for index in range(len(RANKS))
        for _ in range(DECK[index + _LOWEST] - sum(counts[index + _LOWEST] for counts in written))
    ]
    dealer.shuffle(left)

    def fill(found: re.Match[str]) -> str:
        return " " + "".join(left.pop() for _ in range(int(found.group(1) or 1))) + " "

    filled = {seat: _HIDDEN.sub(fill, hand).strip() for seat, hand in hands.items()}
    return {**params, "position": {**position, "hands": filled}}
