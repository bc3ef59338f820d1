"""The questions about tribute: ``tribute/dues``, ``pay``, ``act``, ``return``, ``name_last`` (Article 21).

Each has the parameters that its schema in ``spec/protocol/`` describes.
"""

from typing import Any

from gouji.protocol.as_json import Answer, earned_json, read_rules
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params
from gouji.referee import found
from gouji.rules import Rules
from gouji.settle import naming, payment, return_, total, tribute
from gouji.settle.places import with_revolutionary
from gouji.settle.score import is_sweep
from gouji.settle.tribute import Due
from gouji.table import cards
from gouji.table.cards import Counts
from gouji.table.seats import SEATS


def answer_dues(params: Params) -> Answer:
    """Answer ``tribute/dues``: who owes whom for the hand before."""
    rules = read_rules("tribute/dues", params)
    named = int(params.get("named_last") or 0)
    places = naming.named_last(_places(params), named)
    sweep = is_sweep(places)
    over = total.is_match_over(int(params.get("hand", 0)), rules, sweep=sweep)
    dues = () if over or params.get("first_hand") else _dues(params, places, rules)
    return {
        "dues": [_due_json(due) for due in dues],
        "new_opening": sweep and not over,
        "match_over": over,
        "last": places[-1],
    }


def _dues(params: Params, places: tuple[int, ...], rules: Rules) -> tuple[Due, ...]:
    held = tuple((int(fact["payer"]), int(fact["beater"])) for fact in params.get("held", ()))
    burns = tuple(
        (int(burn["burner"]), int(burn["burned"]))
        for burn in params.get("burns", ())
        if tribute.is_burn_made(released=burn["released"], out_before_melee=burn["out_before_melee"])
    )
    points = tuple(Due("point", *_seats_and_count(due)) for due in params.get("points", ()))
    return tribute.in_order(
        (
            *tribute.place_dues(places, 0, rules),
            *points,
            *tribute.burn_dues(burns, rules),
            *tribute.held_dues(held, rules),
        )
    )


def answer_pay(params: Params) -> Answer:
    """Answer ``tribute/pay``: which cards are paid, and how many go back."""
    rules = read_rules("tribute/pay", params)
    dues = tuple(_read_due(due) for due in params["dues"])
    owed = tuple(due for number, due in enumerate(dues, 1) if not _is_dropped(number, due, params, rules))
    paid = payment.payments(tribute.in_order(owed), *_hands(params), rules)
    return {
        "payments": [
            {
                "kind": one.due.kind,
                "payer": one.due.payer,
                "receiver": one.due.receiver,
                "cards": cards.cards_text(one.cards),
                "lapsed": one.lapsed,
            }
            for one in paid
        ],
        "returns": [
            {"kind": back.kind, "giver": back.giver, "taker": back.taker, "count": back.count}
            for back in return_.owed_back(paid, rules)
        ],
    }


def _is_dropped(number: int, due: Due, params: Params, rules: Rules) -> bool:
    """Tell whether a due is not paid: waived by both (GJ-21.5), or refused where that is played (GH-tribute.10)."""
    if number in params.get("refused", ()) and not tribute.why_not_refuse_due(due, due.receiver, rules):
        return True
    agreed = (seat for said in params.get("waived", ()) if said["due"] == number for seat in said["agreed"])
    return tribute.is_waived(due, _seats(agreed))


def answer_act(params: Params) -> Answer:
    """Answer ``tribute/act``: whether a payment, a waiver or a refusal is right."""
    rules = read_rules("tribute/act", params)
    dues = tuple(_read_due(due) for due in params["dues"])
    index = int(params["due"]) - 1
    settled = frozenset(int(number) - 1 for number in params.get("settled", ()))
    if not all(0 <= number < len(dues) for number in (index, *settled)):
        raise ProtocolError(INVALID_PARAMS, f"due, settled: expected numbers from 1 to {len(dues)}")
    due = dues[index]
    if params["do"] == "waive":
        return _verdict(tribute.why_not_waive(due, _seats(params.get("agreed", ()))))
    seat = int(params.get("seat") or 0)
    if params["do"] == "refuse":
        count = params.get("count")
        return _verdict(tribute.why_not_refuse_due(due, seat, rules, None if count is None else int(count)))
    if seat != due.payer:
        return _verdict(("nothing_due",))
    try:
        laid = cards.parse_cards(params.get("cards", ""))
    except cards.TooManyCardsError:
        return _verdict(("cards_not_held",))
    except cards.CardsError:
        return _verdict(("cards_unreadable",))
    asked = payment.asked_for(index, dues, settled, *_hands(params), rules)
    return _verdict(payment.why_not_yet(index, dues, settled) or payment.why_not_pay(laid, asked, rules))


def answer_return(params: Params) -> Answer:
    """Answer ``tribute/return``: whether cards given back, a refusal or a replacement is right."""
    rules = read_rules("tribute/return", params)
    try:
        laid = cards.parse_cards(params["cards"])
    except cards.TooManyCardsError:
        return _verdict(("cards_not_held",))
    except cards.CardsError:
        return _verdict(("cards_unreadable",))
    giver, payer = _hand(params["giver_hand"], "giver_hand"), _hand(params["payer_hand"], "payer_hand")
    if params["do"] == "return":
        paid, unpaid = int(params["paid"]), int(params.get("unpaid", 0))
        now = return_.why_not_now(params["kind"], paid, unpaid, rules)
        return _verdict((*now, *return_.why_not_return(laid, giver, paid, rules)))
    if sum(laid) != 1:
        raise ProtocolError(INVALID_PARAMS, "cards: expected one card")
    rank = laid.index(1)
    if params["do"] == "change":
        return _verdict(return_.why_not_change(rank, giver, payer, rules))
    before = bool(params.get("refused_before", False))
    answer = _verdict(return_.why_not_refuse_card(rank, payer, rules, before=before))
    if not answer["accepted"]:
        answer["sanction"] = earned_json(found.by_article("return_refused", rules))
    else:
        answer["stands"] = return_.first_card_stands(giver, payer, rules)
    return answer


def answer_name_last(params: Params) -> Answer:
    """Answer ``tribute/name_last``: whether a side may have it so, and the places by which the next hand begins."""
    places = _places(params)
    named, imposed = int(params["named"]), int(params.get("imposed") or 0)
    opened = bool(params.get("opened", False))
    refused = naming.why_not_name_last(places, named, _seats(params["agreed"]), opened=opened, imposed=imposed)
    return {**_verdict(refused), "places": list(places if refused else naming.named_last(places, named))}


def _verdict(reasons: tuple[str, ...]) -> Answer:
    return {"accepted": False, "reasons": list(reasons)} if reasons else {"accepted": True}


def _places(params: Params) -> tuple[int, ...]:
    return with_revolutionary(tuple(int(seat) for seat in params["places"]), int(params.get("revolution") or 0))


def _seats(written: Any) -> frozenset[int]:
    return frozenset(int(seat) for seat in written)


def _seats_and_count(due: dict[str, Any]) -> tuple[int, int, int]:
    return int(due["payer"]), int(due["receiver"]), int(due["count"])


def _read_due(due: dict[str, Any]) -> Due:
    return Due(due["kind"], *_seats_and_count(due))


def _due_json(due: Due) -> Answer:
    return {"kind": due.kind, "payer": due.payer, "receiver": due.receiver, "count": due.count}


def _hands(params: Params) -> tuple[tuple[Counts, ...], tuple[Counts, ...]]:
    """Return what the six seats have drawn, and what they have spent of it.

    Raises:
        ProtocolError: cards that cannot be read, or spent by a seat that has not drawn them (−32602).
    """
    drawn, spent = (
        tuple(_hand(params.get(key, {}).get(str(seat), ""), f"{key}.{seat}") for seat in SEATS)
        for key in ("hands", "spent")
    )
    for seat, have, gone in zip(SEATS, drawn, spent, strict=True):
        if any(many > held for many, held in zip(gone, have, strict=True)):
            raise ProtocolError(INVALID_PARAMS, f"spent.{seat}: expected cards that this seat has drawn")
    return drawn, spent


def _hand(text: str, key: str) -> Counts:
    try:
        return cards.parse_cards(text)
    except cards.CardsError as error:
        raise ProtocolError(INVALID_PARAMS, f"{key}: {error}") from error
