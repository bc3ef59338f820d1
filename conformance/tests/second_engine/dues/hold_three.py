"""hold-three/buyers, hold-three/buy, hold-three/revolt: the 3s before a hand (Art. 26)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import cards, fields
from .cards import PAYING, Bag
from .fields import Object, after, turn_order
from .options import Rules


def can_pay(hand: Bag) -> bool:
    """Say whether a hand has a 2 or a joker to pay for a 3 (GJ-26.2.1)."""
    return any(hand[rank] for rank in PAYING)


def priceless(hand: Bag) -> bool:
    """Say whether a hand has no 3 and nothing to pay for one (GJ-26.2.10)."""
    return not hand["3"] and not can_pay(hand)


def prices(rules: Rules, hand: Bag) -> list[str]:
    """Return the ranks of which one card pays for a 3.

    A 2 (GJ-26.2.1); without one a joker that the buyer chooses (GJ-26.2.2), or the small one
    first where that is agreed (GH-hold-three.4).
    """
    if hand["2"]:
        return ["2"]
    jokers = [rank for rank in "SB" if hand[rank]]
    return jokers[:1] if rules["three_price"] == "small_first" else jokers


def sellers(buyer: int) -> list[int]:
    """Return the order in which sellers are asked.

    The opposite (GJ-26.2.3), his partners from the buyer's next seat on (GJ-26.2.4,
    GJ-26.2.5), then the buyer's own partners in the same way (GH-hold-three.2).
    """
    return [after(buyer, steps) for steps in (3, 1, 5, 2, 4)]


class Market:
    """What the six hold before the next purchase."""

    def __init__(self, rules: Rules, hands: dict[int, Bag], first_taker: int) -> None:
        """Keep the hands; all sixteen 3s are among them (type hold-three.buyers.hands)."""
        if sum(hand["3"] for hand in hands.values()) != 16:
            raise fields.ParamsError("hands do not hold all sixteen 3s")
        self.rules = rules
        self.hands = {seat: Bag(hand) for seat, hand in hands.items()}
        self.first_taker = first_taker

    def seller(self, buyer: int) -> int | None:
        """Return whose turn it is to sell: the first with two 3s at least (GJ-26.2.6)."""
        return next((seat for seat in sellers(buyer) if self.hands[seat]["3"] >= 2), None)

    def trade(self, buyer: int, seller: int, price: str) -> None:
        """Exchange one card for a 3; a 3 bought is like a 3 drawn (GJ-26.2.9)."""
        giver, taker = self.hands[seller], self.hands[buyer]
        giver["3"] -= 1
        taker["3"] += 1
        taker[price] -= 1
        giver[price] += 1

    def automatic_revolt(self) -> bool:
        """Say whether a hand without a price revolts by itself (GH-hold-three.3)."""
        return self.rules["priceless_hand"] == "revolts_unopened"

    def priceless_seats(self) -> list[int]:
        """Return who has no 3 and cannot pay, in turn order from the first taker."""
        return [seat for seat in turn_order(self.first_taker) if priceless(self.hands[seat])]

    def waited_for(self, spoken: list[int]) -> Iterator[int]:
        """Give those who are still to buy or to speak, in turn order (GJ-26.2.8, GJ-26.2.14)."""
        for seat in turn_order(self.first_taker):
            hand = self.hands[seat]
            if hand["3"]:
                continue
            if can_pay(hand) or (seat not in spoken and not self.automatic_revolt()):
                yield seat


# --- hold-three/buyers ------------------------------------------------------------------------


def buyers(params: Object) -> dict[str, Any]:
    """Answer hold-three/buyers; nobody buys where the 3s are not held (GJ-26.2)."""
    rules = fields.rules(params)
    market = Market(rules, fields.hands(params), fields.seat(params, "first_taker"))
    if not rules.on("hold_three"):
        return {"purchases": [], "priceless": [], "revolts": []}
    unable = market.priceless_seats()
    return {
        "purchases": purchases(market),
        "priceless": unable,
        "revolts": unable if market.automatic_revolt() else [],
    }


def purchases(market: Market) -> list[dict[str, Any]]:
    """Return the purchases in turn order, the 3s counted anew after each (GJ-26.2.8)."""
    found = []
    for buyer in turn_order(market.first_taker):
        hand = market.hands[buyer]
        seller = market.seller(buyer)
        if hand["3"] or not can_pay(hand) or seller is None:
            continue
        ranks = prices(market.rules, hand)
        found.append({"buyer": buyer, "seller": seller, "prices": ranks})
        market.trade(buyer, seller, ranks[0])
    return found


# --- hold-three/buy ---------------------------------------------------------------------------


def buy(params: Object) -> dict[str, Any]:
    """Answer hold-three/buy: a seat buys, would do without, or would not sell (Art. 26)."""
    rules = fields.rules(params)
    market = Market(rules, fields.hands(params), fields.seat(params, "first_taker"))
    spoken = fields.seats(params, "spoken")
    do = fields.choice(params, "do", ("buy", "do_without", "refuse"))
    buyer = fields.seat(params, "buyer")
    seller = None if do == "do_without" else fields.seat(params, "seller")
    text = fields.text(params, "cards") if do == "buy" else ""
    if not rules.on("hold_three"):
        return fields.answer(["buying_not_played"])  # GJ-26.2
    if seller is None:
        return fields.answer(doing_without(market, spoken, buyer))
    if do == "refuse":
        return fields.answer(refusing(market, spoken, buyer, seller))
    reasons = buying(market, spoken, buyer, seller, text)
    if reasons:
        return fields.answer(reasons)
    price = "".join(cards.read(text) or ())
    market.trade(buyer, seller, price)
    return {
        "accepted": True,
        "buyer": {"cards": cards.write(market.hands[buyer])},
        "seller": {"cards": cards.write(market.hands[seller])},
        "next": next(market.waited_for(spoken), None),
    }


def must_wait(market: Market, spoken: list[int], seat: int) -> bool:
    """Say whether others come before a seat in buying or speaking (GJ-26.2.8, GJ-26.2.14)."""
    order = turn_order(market.first_taker)
    first = next(market.waited_for(spoken), None)
    return first is not None and order.index(first) < order.index(seat)


def buying(market: Market, spoken: list[int], buyer: int, seller: int, text: str) -> list[str]:
    """Return why a purchase does not stand."""
    hand = market.hands[buyer]
    reasons = []
    if hand["3"]:
        reasons.append("three_not_needed")  # GJ-26.2
    elif must_wait(market, spoken, buyer):
        reasons.append("three_buyer_waits")  # GJ-26.2.8
    if priceless(hand) and market.automatic_revolt():
        reasons.append("priceless_hand_revolts")  # GH-hold-three.3
    return reasons + wrong_price(market.rules, hand, text) + wrong_seller(market, buyer, seller)


def wrong_price(rules: Rules, hand: Bag, text: str) -> list[str]:
    """Return what is wrong with a price: one 2, or a joker without a 2 (GJ-26.2.1)."""
    paid = cards.read(text)
    if paid is None:
        return ["cards_unreadable"]
    reasons = []
    if not cards.within(paid, hand):
        reasons.append("cards_not_held")
    rank = "".join(paid) if cards.size(paid) == 1 else ""
    if rank == "" or rank not in ("2" if hand["2"] else PAYING):
        reasons.append("three_price_wrong")
    elif rank == "B" and hand["S"] and rules["three_price"] == "small_first":
        reasons.append("three_small_joker_first")  # GH-hold-three.4
    return reasons


def wrong_seller(market: Market, buyer: int, seller: int) -> list[str]:
    """Return what is wrong with a seller.

    He is the wrong one where another who can sell comes before him (GJ-26.2.3 to GJ-26.2.5,
    GH-hold-three.2), and the buyer himself always is; two 3s he needs anyhow (GJ-26.2.6).
    """
    order = sellers(buyer)
    reasons = []
    due = market.seller(buyer)
    if seller == buyer or (due is not None and order.index(due) < order.index(seller)):
        reasons.append("three_wrong_seller")
    if market.hands[seller]["3"] < 2:
        reasons.append("three_seller_too_few")
    return reasons


def doing_without(market: Market, spoken: list[int], buyer: int) -> list[str]:
    """Return why a seat may not go without buying.

    Who can pay must buy (GJ-26.2). Who cannot plays on, saying so in his turn (GJ-26.2.14),
    unless such a hand revolts by itself (GH-hold-three.3).
    """
    hand = market.hands[buyer]
    if hand["3"]:
        return []
    if priceless(hand) and market.automatic_revolt():
        return ["priceless_hand_revolts"]
    waits = must_wait(market, spoken, buyer) and (can_pay(hand) or buyer not in spoken)
    reasons = ["three_buyer_waits"] if waits else []
    return reasons + (["three_must_be_bought"] if can_pay(hand) else [])


def refusing(market: Market, spoken: list[int], buyer: int, seller: int) -> list[str]:
    """Return why a seller may not refuse: it is his turn, and the buyer's (GJ-26.2.7)."""
    hand = market.hands[buyer]
    asked = not hand["3"] and can_pay(hand) and not must_wait(market, spoken, buyer)
    return ["three_must_be_sold"] if asked and seller == market.seller(buyer) else []


# --- hold-three/revolt ------------------------------------------------------------------------


def revolt(params: Object) -> dict[str, Any]:
    """Answer hold-three/revolt; whoever revolts for want of a price may be open by it."""
    rules = fields.rules(params)
    hand = fields.held(fields.need(params, "hand"))
    step = fields.choice(params, "step", ("buying", "revolution"))
    reasons = not_entitled(rules, hand, step)
    if reasons:
        return fields.answer(reasons)
    return {"accepted": True, "opened": opens(rules, step)}


def not_entitled(rules: Rules, hand: Bag, step: str) -> list[str]:
    """Return why a player may not revolt at this step."""
    with_price = ["revolution_not_entitled"] if can_pay(hand) else []  # GJ-23.1
    if not rules.on("hold_three"):
        return ["buying_not_played"]
    if step == "buying":
        if priceless(hand):
            return []  # GJ-26.2.10, GH-hold-three.3
        if rules["hold_three_revolution"] == "free":
            return ["revolution_not_now", *with_price]  # GJ-23.1.2
        return ["revolution_not_priceless", *with_price]  # GJ-26.2.13
    by_itself = priceless(hand) and rules["priceless_hand"] == "revolts_unopened"
    if rules["hold_three_revolution"] == "free" and not by_itself:
        return with_price  # by Article 23, with 3s or without
    if priceless(hand):
        return ["step_is_over"]  # at the turn to buy alone (GJ-26.2.10), or by itself then (GH-hold-three.3)
    return ["revolution_not_priceless", *with_price]  # GJ-26.2.13


def opens(rules: Rules, step: str) -> bool:
    """Say whether a revolution opens its player: for want of a price alone (GJ-26.2.12).

    Under points (GJ-24.3), at the turn to buy, and not where such a hand revolts by itself and
    is unopened (GH-hold-three.3); any other revolutionary is unopened (GJ-24.11.1).
    """
    return (
        rules.on("points")
        and rules.on("hold_three")
        and step == "buying"
        and rules["priceless_hand"] == "may_revolt_open"
    )
