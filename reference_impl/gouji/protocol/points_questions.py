"""The questions about points: ``points/call``, ``points/open``, ``points/dues`` (Article 24).

Each has the parameters that its schema in ``spec/protocol/`` describes.
"""

from typing import Any, Final

from gouji.protocol.as_json import Answer, read_rules, verdict_json
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params, counts_at
from gouji.settle import calls, opened, point_dues
from gouji.settle.calls import Call
from gouji.settle.opened import Judged, Told
from gouji.table import sets
from gouji.table.seats import OPPOSITE, SEATS


def answer_call(params: Params) -> Answer:
    """Answer ``points/call``: may a seat call another unopened now?"""
    found = calls.why_not_call(
        params["kind"],
        int(params["seat"]),
        int(params["target"]),
        _calls(params),
        _revolution(params),
        read_rules("points/call", params),
        params["before"],
    )
    return verdict_json(found)


def answer_dues(params: Params) -> Answer:
    """Answer ``points/dues``: who owes his opposite a point tribute, and what for."""
    rules = read_rules("points/dues", params)
    facts = frozenset(int(seat) for seat in params["opened"]), _calls(params), _revolution(params)
    priceless = params.get("priceless")
    shares = point_dues.shares(*facts, rules, priceless=priceless)
    owed: dict[str, Answer] = {}
    for seat in SEATS:
        own = [share for share in shares if share.payer == seat]
        owed[str(seat)] = {
            "count": sum(share.count for share in own),
            "shares": [{"for": share.ground, "count": share.count, "clause": share.clause} for share in own],
        }
    dues = point_dues.dues(*facts, rules, priceless=priceless)
    return {"dues": [{"payer": due.payer, "receiver": due.receiver, "count": due.count} for due in dues], "owed": owed}


def answer_open(params: Params) -> Answer:
    """Answer ``points/open``: who has opened by which set of a hand, and what settled it for the others."""
    rules = read_rules("points/open", params)
    revolution = _revolution(params)
    found = opened.verdicts(_told(params, revolution), revolution, rules, priceless=params.get("priceless"))
    return {
        "opened": [one.seat for one in found.seats if one.open],
        "seats": {str(one.seat): _judged_json(one) for one in found.seats},
        "sets": {
            str(number): {"opens": False, "reasons": list(why)} if why else {"opens": True}
            for number, why in enumerate(found.sets, start=1)
        },
    }


def _judged_json(one: Judged) -> Answer:
    after = None if one.moment is None else one.after
    return {"open": one.open, "by": one.by or None, "judged": one.moment, "after": after}


def _told(params: Params, revolution: int) -> tuple[Told, ...]:
    """Return the sets that are told.

    Raises:
        ProtocolError: sets of no hand: laid by one who is out or has revolted, cards that make no set, an answer before
            any lead, a claim by another than the revolutionary's opposite (−32602).
    """
    found: list[Told] = []
    for at, written in enumerate(params["sets"]):
        one = _read_set(written, f"sets.{at}")
        if one.seat == revolution or any(before.out and before.seat == one.seat for before in found):
            raise ProtocolError(INVALID_PARAMS, f"sets.{at}.seat: expected a seat in play")
        if one.answers and not found:
            raise ProtocolError(INVALID_PARAMS, f"sets.{at}.answers: expected a lead first")
        if one.claim and one.seat != OPPOSITE[revolution]:
            raise ProtocolError(INVALID_PARAMS, f"sets.{at}.claim: expected the opposite of a revolutionary")
        found.append(one)
    return tuple(found)


def _read_set(written: dict[str, Any], key: str) -> Told:
    counts = counts_at(f"{key}.cards", written["cards"])
    if not any(counts) or sets.natural_ranks(counts) > 1:
        raise ProtocolError(INVALID_PARAMS, f"{key}.cards: expected one set")
    answers, out, claim = (bool(written.get(name, False)) for name in ("answers", "out", "claim"))
    return Told(int(written["seat"]), sets.make_set(counts), answers=answers, out=out, claim=claim)


def _calls(params: Params) -> tuple[Call, ...]:
    return tuple(Call(kind, int(seat)) for seat, kind in sorted(params.get("calls", {}).items()))


def _revolution(params: Params) -> int:
    return int(params.get("revolution") or 0)


QUESTIONS: Final = {"points/call": answer_call, "points/open": answer_open, "points/dues": answer_dues}
"""Method to what answers it."""
