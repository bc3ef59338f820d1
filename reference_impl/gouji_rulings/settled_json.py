"""What a hand comes to as JSON, as the protocol has it."""

from typing import Any

from gouji.settle.score import Score
from gouji.settle.tribute import Due
from gouji.table.cards import cards_text
from gouji_rulings.hand_told import HandPlayed, HandTold
from gouji_rulings.settling import Settled


def score_json(hand: HandPlayed, score: Score) -> dict[str, Any]:
    """Return a hand with its score as JSON."""
    return {"places": list(hand.places), "odd": score.odd, "even": score.even, "sweep": score.sweep}


def told_json(told: HandTold) -> dict[str, Any]:
    """Return what is told of a hand as JSON."""
    return {
        "order": list(told.order),
        "revolution": told.revolution,
        "priceless": told.priceless,
        "named": told.named,
        "opened": None if told.opened is None else sorted(told.opened),
        "calls": {str(call.seat): call.kind for call in told.calls},
        "points": [list(point) for point in told.points],
        "burns": [list(pair) for pair in told.burns],
        "held": [[beater, payer] for payer, beater in told.held],
        "drawn": {str(seat): cards_text(held) for seat, held in told.drawn.items()},
        "played": told.played,
    }


def settled_json(settled: Settled) -> dict[str, Any]:
    """Return what is owed, paid and returned as JSON."""
    return {
        "places": list(settled.hand.places),
        "dues": [_due_json(due) for due in settled.dues],
        "payments": [
            {**_due_json(one.due), "cards": cards_text(one.cards), "lapsed": one.lapsed} for one in settled.paid
        ],
        "returns": [
            {"kind": one.kind, "giver": one.giver, "taker": one.taker, "count": one.count} for one in settled.returns
        ],
        "new_opening": settled.is_opened_anew,
        "match_over": settled.over,
    }


def _due_json(due: Due) -> dict[str, Any]:
    return {"kind": due.kind, "payer": due.payer, "receiver": due.receiver, "count": due.count}
