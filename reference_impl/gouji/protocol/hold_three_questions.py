"""The questions about holding the 3s: ``hold-three/buyers``, ``buy``, ``revolt`` (Article 26).

Each has the parameters that its schema in ``spec/protocol/`` describes.
"""

from collections.abc import Callable, Mapping
from typing import Final

from gouji.deal import buying
from gouji.protocol.as_json import Answer, read_rules, verdict_json
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params, counts_at, mistake
from gouji.rules import Rules
from gouji.table import cards
from gouji.table.cards import DECK, RANKS, THREE, Counts
from gouji.table.seats import SEATS


def answer_buyers(params: Params) -> Answer:
    """Answer ``hold-three/buyers``: every purchase of a hand in order, and who cannot pay (GJ-26.2)."""
    rules = read_rules("hold-three/buyers", params)
    hands, first_taker = _hands(params), int(params["first_taker"])
    lacking = buying.without_threes(hands, first_taker) if rules.hold_three == "on" else ()
    return {
        "purchases": [
            {"buyer": one.buyer, "seller": one.seller, "prices": [RANKS[rank] for rank in one.prices]}
            for one in buying.purchases(hands, first_taker, rules)
        ],
        "priceless": [seat for seat in lacking if buying.is_priceless(hands[seat - 1])],
        "revolts": list(buying.revolting_by_itself(hands, first_taker, rules)),
    }


def answer_buy(params: Params) -> Answer:
    """Answer ``hold-three/buy``: whether a purchase, or doing without one, is right (GJ-26.2)."""
    rules = read_rules("hold-three/buy", params)
    hands, buyer = _hands(params), int(params["buyer"])
    first_taker, spoken = int(params["first_taker"]), frozenset(int(seat) for seat in params.get("spoken", ()))
    if params["do"] == "refuse":
        return verdict_json(buying.why_not_refuse(_seller(params), buyer, hands, first_taker, spoken, rules))
    if params["do"] == "do_without":
        return verdict_json(buying.why_not_do_without(buyer, hands, first_taker, spoken, rules))
    try:
        price = cards.parse_cards(params.get("cards", ""))
    except cards.CardsError as error:
        return verdict_json(("buying_not_played",) if rules.hold_three == "off" else (mistake(error),))
    refused = buying.why_not_buy(buyer, _seller(params), price, hands, first_taker, spoken, rules)
    return verdict_json(refused) if refused else _bought(params, price, hands, rules)


def _bought(params: Params, price: Counts, hands: buying.Hands, rules: Rules) -> Answer:
    """Return what the two hold after a purchase that stands, and whose turn it is next (GJ-26.2.8)."""
    first_taker, spoken = int(params["first_taker"]), frozenset(int(seat) for seat in params.get("spoken", ()))
    buyer, seller = int(params["buyer"]), _seller(params)
    left = buying.after(hands, buyer, seller, price.index(1))
    return {
        "accepted": True,
        "buyer": {"cards": cards.cards_text(left[buyer - 1])},
        "seller": {"cards": cards.cards_text(left[seller - 1])},
        "next": buying.turn(left, first_taker, spoken, rules) or None,
    }


def answer_revolt(params: Params) -> Answer:
    """Answer ``hold-three/revolt``: whether one may revolt where the 3s are held, and whether he has opened."""
    rules = read_rules("hold-three/revolt", params)
    answer = verdict_json(buying.why_not_revolt(counts_at("hand", params["hand"]), params["step"], rules))
    return {**answer, "opened": buying.opens(params["step"], rules)} if answer["accepted"] else answer


def _seller(params: Params) -> int:
    """Return the seat of whom a 3 is bought.

    Raises:
        ProtocolError: none is named (−32602).
    """
    seat = int(params.get("seller") or 0)
    if not seat:
        raise ProtocolError(INVALID_PARAMS, "seller: expected a seat: the answer depends on it")
    return seat


def _hands(params: Params) -> buying.Hands:
    """Return what the six seats hold.

    Raises:
        ProtocolError: cards that cannot be read, or not all the 3s of the four decks: nobody sells but of those
            (−32602).
    """
    hands = tuple(counts_at(f"hands.{seat}", params["hands"][str(seat)]) for seat in SEATS)
    threes = sum(hand[THREE] for hand in hands)
    if threes != DECK[THREE]:
        raise ProtocolError(INVALID_PARAMS, f"hands: expected all {DECK[THREE]} of the 3s, found {threes}")
    return hands


QUESTIONS: Final[Mapping[str, Callable[[Params], Answer]]] = {
    "hold-three/buyers": answer_buyers,
    "hold-three/buy": answer_buy,
    "hold-three/revolt": answer_revolt,
}
"""What answers each of them."""
