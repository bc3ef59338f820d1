"""The questions about tribute: ``tribute/dues``, ``pay``, ``act``, ``return``, ``name_last`` (Article 21).

Each has the parameters that its schema in ``spec/protocol/`` describes.
"""

from typing import Any

from gouji.deal import opening
from gouji.protocol.as_json import Answer, earned_json, read_rules, verdict_json
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params, counts_at, mistake
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
    places = naming.named_last(_places(params), _named_last(params))
    sweep, first_hand = is_sweep(places), bool(params.get("first_hand", False))
    over = total.is_match_over(int(params.get("hand", 0)), rules.hands, rules, sweep=sweep)
    dues = () if over or first_hand else _dues(params, places, rules)
    return {
        "dues": [_due_json(due) for due in dues],
        "new_opening": not over and opening.is_new(first_hand=first_hand, sweep=sweep, rules=rules),
        "match_over": over,
        "last": places[-1],
    }


def _named_last(params: Params) -> int:
    """Return the seat named last, 0 for none.

    Raises:
        ProtocolError: it is none that the two lowest could have been named (GJ-21.6.1): −32602.
    """
    named = int(params.get("named_last") or 0)
    if named and naming.why_not_name_last(_places(params), named, frozenset(SEATS)):
        raise ProtocolError(INVALID_PARAMS, "named_last: expected one of the two lowest, who are of one side")
    return named


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
    dropped = _dropped(params, dues, rules)
    owed = tuple(due for index, due in enumerate(dues) if index not in dropped)
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


def _dropped(params: Params, dues: tuple[Due, ...], rules: Rules) -> frozenset[int]:
    """Return which dues are not paid: waived by both (GJ-21.5), or refused where that is played (GH-tribute.10)."""
    refused = _indices("refused", params.get("refused", ()), dues)
    agreed: dict[int, frozenset[int]] = {}
    for said in params.get("waived", ()):
        (index,) = _indices("waived", [said["due"]], dues)
        agreed[index] = agreed.get(index, frozenset()) | _seats(said["agreed"])
    waived = {index for index, seats in agreed.items() if tribute.is_waived(dues[index], seats)}
    barred = {index for index in refused if tribute.why_not_refuse_due(dues[index], dues[index].receiver, rules)}
    return refused - barred | waived


def _indices(key: str, numbers: Any, dues: tuple[Due, ...]) -> frozenset[int]:
    """Return the indices of the dues that *numbers* name, counted from 1.

    Raises:
        ProtocolError: there is no due of such a number (−32602).
    """
    indices = frozenset(int(number) - 1 for number in numbers)
    if not all(index < len(dues) for index in indices):
        raise ProtocolError(INVALID_PARAMS, f"{key}: expected numbers of dues, from 1 to {len(dues)}")
    return indices


def answer_act(params: Params) -> Answer:
    """Answer ``tribute/act``: whether a payment, a waiver or a refusal is right."""
    rules = read_rules("tribute/act", params)
    dues = tuple(_read_due(due) for due in params["dues"])
    (index,) = _indices("due", [params["due"]], dues)
    settled, dropped = (_indices(key, params.get(key, ()), dues) for key in ("settled", "dropped"))
    hands = _hands(params)
    due = dues[index]
    if index in settled or index in dropped:
        return verdict_json(("nothing_due",))
    if params["do"] == "waive":
        return verdict_json(tribute.why_not_waive(due, _seats(params["agreed"])))
    seat = int(params["seat"])
    if params["do"] == "refuse":
        count = params.get("count")
        return verdict_json(tribute.why_not_refuse_due(due, seat, rules, None if count is None else int(count)))
    if seat != due.payer:
        return verdict_json(("nothing_due",))
    lapsed = payment.lapsed(dues, settled, *hands, rules)
    early = payment.why_not_yet(index, dues, settled | dropped | lapsed)
    laid = _laid(params)
    if isinstance(laid, str):
        return verdict_json((*early, laid))
    asked = payment.asked_for(index, dues, settled, *hands, rules)
    return verdict_json(early or payment.why_not_pay(laid, asked, rules))


def _laid(params: Params) -> Counts | str:
    """Return the cards that a player lays or speaks of, or the reason for which they are none."""
    try:
        return cards.parse_cards(params["cards"])
    except cards.CardsError as error:
        return mistake(error)


def answer_return(params: Params) -> Answer:
    """Answer ``tribute/return``: whether cards given back, a refusal or a replacement is right."""
    rules = read_rules("tribute/return", params)
    giver, payer = counts_at("giver_hand", params["giver_hand"]), counts_at("payer_hand", params["payer_hand"])
    laid = _laid(params)
    if isinstance(laid, str):
        return verdict_json((laid,))
    paid, is_return = int(params["paid"]), params["do"] == "return"
    now = return_.why_not_now(params["kind"], paid, int(params.get("unpaid", 0)) if is_return else 0, rules)
    if is_return:
        return verdict_json((*now, *return_.why_not_return(laid, giver, paid, rules)))
    if sum(laid) != 1:
        raise ProtocolError(INVALID_PARAMS, "cards: expected one card")
    rank = laid.index(1)
    if params["do"] == "change":
        return verdict_json((*now, *return_.why_not_change(rank, giver, payer, rules)))
    before = bool(params.get("refused_before", False))
    answer = verdict_json((*now, *return_.why_not_refuse_card(rank, payer, rules, before=before)))
    if not answer["accepted"]:
        answer["sanction"] = earned_json(found.by_article("return_refused", rules))
    else:
        answer["stands"] = return_.first_card_stands(giver, payer, rules)
    return answer


def answer_name_last(params: Params) -> Answer:
    """Answer ``tribute/name_last``: whether a side may have it so, and the places by which the next hand begins.

    A revolutionary who was made last stands last (GJ-29.4.5).
    """
    named, imposed = int(params["named"]), int(params.get("imposed") or 0)
    places = _places({**params, "revolution": 0} if imposed and imposed == params.get("revolution") else params)
    if imposed not in (0, places[-1]):
        raise ProtocolError(INVALID_PARAMS, f"imposed: expected the last of places, {places[-1]}, or nobody")
    opened = bool(params.get("opened", False))
    refused = naming.why_not_name_last(places, named, _seats(params["agreed"]), opened=opened, imposed=imposed)
    return {**verdict_json(refused), "places": list(places if refused else naming.named_last(places, named))}


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
        tuple(counts_at(f"{key}.{seat}", params.get(key, {}).get(str(seat), "")) for seat in SEATS)
        for key in ("hands", "spent")
    )
    for seat, have, gone in zip(SEATS, drawn, spent, strict=True):
        if not cards.holds(have, gone):
            raise ProtocolError(INVALID_PARAMS, f"spent.{seat}: expected cards that this seat has drawn")
    return drawn, spent
