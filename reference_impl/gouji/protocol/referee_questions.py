"""The questions to a referee: ``referee/sanction``, ``referee/ruling``, ``referee/tribute`` (Article 30).

Each has the parameters that its schema in ``spec/protocol/`` describes.
"""

from collections.abc import Callable
from typing import Any, Final

from gouji.protocol.as_json import Answer, read_rules, sanction_json, verdict_json
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params, counts_at
from gouji.referee import penalties, sanctions
from gouji.referee.hidden_tribute import NO_CARD, made_good
from gouji.referee.sanctions import Sanction
from gouji.rules import Rules
from gouji.settle.return_ import is_returned
from gouji.table import cards


def answer_sanction(params: Params) -> Answer:
    """Answer ``referee/sanction``: what a breach costs."""
    return {"sanctions": [sanction_json(one) for one in _due(params, read_rules("referee/sanction", params))]}


def answer_ruling(params: Params) -> Answer:
    """Answer ``referee/ruling``: whether a referee may impose what he would."""
    rules = read_rules("referee/ruling", params)
    imposed = tuple(read_sanction(one) for one in params["sanctions"])
    reasons = penalties.why_not_impose(imposed, _due(params, rules), rules)
    return verdict_json(reasons)


def _due(params: Params, rules: Rules) -> tuple[Sanction, ...]:
    """Return what the breach costs; whether it was meant is not looked at (GJ-28.2)."""
    reported = bool(params.get("reported", False))
    return penalties.due(params["infraction"], tuple(params.get("earlier", ())), rules, reported=reported)


def answer_tribute(params: Params) -> Answer:
    """Answer ``referee/tribute``: how a hidden tribute card is made good."""
    rules = read_rules("referee/tribute", params)
    if sanctions.why_not(rules):
        return {"pays": "", "takes_back": "", "returns": 0}
    held = counts_at("held", params["held"])
    hidden, paid = _card(params["hidden"], "hidden"), _card(params.get("paid", ""), "paid")
    if hidden == NO_CARD or hidden <= paid:
        raise ProtocolError(INVALID_PARAMS, "hidden: expected one card, higher than the card paid in its place")
    found = made_good(held, hidden, paid, rules, receiver_holds=bool(params.get("receiver_holds", True)))
    return {
        "pays": _text(found.pays),
        "takes_back": _text(found.takes_back),
        "returns": int(found.is_late and is_returned(params["kind"], rules)),
    }


def _card(text: str, key: str) -> int:
    """Return the rank of the one card in *text*, ``NO_CARD`` for none.

    Raises:
        ProtocolError: cards that cannot be read, or more than one (−32602).
    """
    found = counts_at(key, text)
    if sum(found) > 1:
        raise ProtocolError(INVALID_PARAMS, f"{key}: expected one card")
    return found.index(1) if any(found) else NO_CARD


def _text(rank: int) -> str:
    return "" if rank == NO_CARD else cards.rank_text(rank)


def read_sanction(written: dict[str, Any]) -> Sanction:
    """Return the sanction that *written* stands for."""
    amount = written.get("turns") or written.get("points") or 1
    return Sanction(written["kind"], "", int(amount))


QUESTIONS: Final[dict[str, Callable[[Params], Answer]]] = {
    "referee/sanction": answer_sanction,
    "referee/ruling": answer_ruling,
    "referee/tribute": answer_tribute,
}
"""Each method of area ``referee`` that asks without a game."""
