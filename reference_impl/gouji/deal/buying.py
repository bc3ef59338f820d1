"""Buying a 3 (买3): who must buy one, of whom and for what, and who cannot pay for one (Article 26).

Nobody is without a 3 after it who could pay: each buyer has one in the end, and each seller has kept one.  So nobody
buys twice.  A 3 that was bought is like one that was drawn (GJ-26.2.9): nothing here tells them apart.  What was spent
pays no tribute any more (GI-26.7); nor is what a seller has received payable, as he did not draw it.
"""

from typing import Final, Literal

from gouji.deal import revolution
from gouji.rules import Rules
from gouji.table.cards import BIG, NO_CARDS, SMALL, THREE, TWO, Counts, counts_of, holds, less, plus
from gouji.table.seats import AFTER, OPPOSITE
from gouji.values import Value

Hands = tuple[Counts, ...]
Step = Literal["buying", "revolution"]
"""When a revolution is declared under 憋3: at one's turn to buy, or where any other is (GH-deal.1)."""

_KEEPS: Final = 1
"""So many 3s a seller keeps (GJ-26.2.6)."""
_NOT_PLAYED: Final = ("buying_not_played",)


class Purchase(Value):
    """A 3 that is to be bought.

    Attributes:
        buyer: the seat without a 3.
        seller: the seat that must sell him one.
        prices: the ranks of which he gives one card; more than one where he may choose.
    """

    __match_args__ = ("buyer", "seller", "prices")
    __slots__ = __match_args__

    def __init__(self, buyer: int, seller: int, prices: tuple[int, ...]) -> None:
        self.buyer: Final = buyer
        self.seller: Final = seller
        self.prices: Final = prices


# Who buys, of whom, for what


def prices(hand: Counts, rules: Rules) -> tuple[int, ...]:
    """Return the ranks of which one card pays for a 3, low to high; none where the hand can pay none.

    A 2 (GJ-26.2.1); without one a joker: either of them as the buyer likes (GJ-26.2.2) or the small one where he has
    it (GH-hold-three.4): option ``three_price``.
    """
    if hand[TWO]:
        return (TWO,)
    jokers = tuple([rank for rank in (SMALL, BIG) if hand[rank]])
    return jokers[:1] if rules.three_price == "small_first" else jokers


def is_priceless(hand: Counts) -> bool:
    """Tell whether a hand has neither a 3 nor a card that pays for one (GJ-26.2.10, GH-hold-three.3)."""
    return not any(hand[rank] for rank in (THREE, TWO, SMALL, BIG))


def without_threes(hands: Hands, first_taker: int) -> tuple[int, ...]:
    """Return the seats without a 3 in the order in which they buy: from the first taker on (GJ-26.2, GJ-26.2.8)."""
    return tuple([seat for seat in (first_taker, *AFTER[first_taker]) if not hands[seat - 1][THREE]])


def turn(hands: Hands, first_taker: int, spoken: frozenset[int], rules: Rules) -> int:
    """Return whose turn it is to buy (GJ-26.2.8) or, where he cannot pay, to say whether he revolts (GJ-26.2.10).

    Args:
        hands: what each seat holds, earlier purchases made.
        first_taker: from whom the turn is counted.
        spoken: who cannot pay and has said whether he revolts.
        rules: options ``hold_three`` and ``priceless_hand``: where such a hand revolts by itself nobody is asked.

    Returns:
        The seat; 0 where nobody is left, or where the 3s are not held.
    """
    if rules.hold_three == "off":
        return 0
    for seat in without_threes(hands, first_taker):
        if not is_priceless(hands[seat - 1]):
            return seat
        if rules.priceless_hand == "may_revolt_open" and seat not in spoken:
            return seat
    return 0


def sellers(buyer: int) -> tuple[int, ...]:
    """Return the other seats in the order in which they sell to *buyer*.

    His opposite (GJ-26.2.3), the opposite's partners (GJ-26.2.4), his own (GH-hold-three.2); of two partners the one
    reached first from the buyer on (GJ-26.2.5).
    """
    opposite = OPPOSITE[buyer]
    theirs = [seat for seat in AFTER[buyer] if seat % 2 == opposite % 2 and seat != opposite]
    return (opposite, *theirs, *[seat for seat in AFTER[buyer] if seat % 2 == buyer % 2])


def can_sell(hand: Counts) -> bool:
    """Tell whether a hand has a 3 to sell: a seller keeps one himself (GJ-26.2.6)."""
    return hand[THREE] > _KEEPS


def seller(buyer: int, hands: Hands) -> int:
    """Return who must sell *buyer* a 3, as the 3s lie now (GJ-26.2.7, GJ-26.2.8).

    Of sixteen 3s in five hands somebody always holds two (GI-26.2); 0 is for hands that are no whole deal.
    """
    return next((seat for seat in sellers(buyer) if can_sell(hands[seat - 1])), 0)


def purchases(hands: Hands, first_taker: int, rules: Rules) -> tuple[Purchase, ...]:
    """Return every purchase of a hand, in order (GJ-26.2, GJ-26.2.8).

    What is paid makes no difference to who sells, so that all of it is known at once; where one price is lawful the
    table buys and pays by itself (GH-hold-three.5).
    """
    if rules.hold_three == "off":
        return ()
    found = []
    for buyer in without_threes(hands, first_taker):
        price, sold_by = prices(hands[buyer - 1], rules), seller(buyer, hands)
        if price and sold_by:
            found.append(Purchase(buyer, sold_by, price))
            hands = after(hands, buyer, sold_by, price[0])
    return tuple(found)


def after(hands: Hands, buyer: int, sold_by: int, price: int) -> Hands:
    """Return the hands after a 3 has gone one way and a card of rank *price* the other (GJ-26.2.1)."""
    bought, paid = counts_of((THREE,)), counts_of((price,))
    gives = {buyer: paid, sold_by: bought}
    gets = {buyer: bought, sold_by: paid}
    return tuple(
        [
            plus(less(hand, gives.get(seat, NO_CARDS)), gets.get(seat, NO_CARDS))
            for seat, hand in enumerate(hands, start=1)
        ]
    )


# What speaks against it


def why_not_buy(  # noqa: PLR0913, PLR0917 - who buys of whom for what, and all that turn and seller depend on
    buyer: int,
    sold_by: int,
    price: Counts,
    hands: Hands,
    first_taker: int,
    spoken: frozenset[int],
    rules: Rules,
) -> tuple[str, ...]:
    """Return what speaks against buying a 3 so.

    Reasons: ``buying_not_played``, ``three_not_needed`` (GJ-26.2), ``three_buyer_waits`` (GJ-26.2.8),
    ``cards_not_held`` and those of the price and of the seller.

    Args:
        buyer: who wants a 3.
        sold_by: of whom.
        price: the cards that he gives for it.
        hands: what each seat holds, earlier purchases made.
        first_taker: from whom the turn to buy is counted.
        spoken: who cannot pay and has said whether he revolts.
        rules: options ``hold_three``, ``three_price``, ``priceless_hand``.
    """
    if rules.hold_three == "off":
        return _NOT_PLAYED
    hand = hands[buyer - 1]
    if hand[THREE]:
        return ("three_not_needed",)
    found = [] if turn(hands, first_taker, spoken, rules) == buyer else ["three_buyer_waits"]
    if not holds(hand, price):
        found.append("cards_not_held")
    return (*found, *_why_not_price(hand, price, rules), *_why_not_of(sold_by, buyer, hands))


def _why_not_price(hand: Counts, price: Counts, rules: Rules) -> tuple[str, ...]:
    """Return what is wrong with *price*: ``three_price_wrong``, ``three_small_joker_first``.

    A 2 (GJ-26.2.1); of one without 2s either joker (GJ-26.2.2) or the small one first (GH-hold-three.4): option
    ``three_price``.
    """
    if sum(price) != 1 or not (price[TWO] or price[SMALL] or price[BIG]) or (hand[TWO] and not price[TWO]):
        return ("three_price_wrong",)
    cheaper = rules.three_price == "small_first" and price[BIG] and hand[SMALL]
    return ("three_small_joker_first",) if cheaper else ()


def _why_not_of(sold_by: int, buyer: int, hands: Hands) -> tuple[str, ...]:
    """Return why *sold_by* does not sell: ``three_wrong_seller``, ``three_seller_too_few`` (GJ-26.2.6).

    Another sells before him (GJ-26.2.3, GJ-26.2.4, GJ-26.2.5, GH-hold-three.2).
    """
    found = [] if sold_by in sellers(buyer) else ["three_wrong_seller"]
    for seat in sellers(buyer):
        if seat == sold_by:
            break
        if not found and can_sell(hands[seat - 1]):
            found.append("three_wrong_seller")
    if not can_sell(hands[sold_by - 1]):
        found.append("three_seller_too_few")
    return tuple(found)


def why_not_do_without(
    seat: int, hands: Hands, first_taker: int, spoken: frozenset[int], rules: Rules
) -> tuple[str, ...]:
    """Return what speaks against *seat* buying no 3.

    Whoever has one needs none.  Whoever has none buys one (GJ-26.2) or, where he cannot pay, plays on without
    (GJ-26.2.14) once it is his turn or he has spoken, unless such a hand revolts by itself (GH-hold-three.3): option
    ``priceless_hand``.

    Reasons: ``buying_not_played``, ``three_must_be_bought``, ``priceless_hand_revolts``, ``three_buyer_waits``.
    """
    if rules.hold_three == "off":
        return _NOT_PLAYED
    hand = hands[seat - 1]
    if hand[THREE]:
        return ()
    if not is_priceless(hand):
        return ("three_must_be_bought",)
    if rules.priceless_hand == "revolts_unopened":
        return ("priceless_hand_revolts",)
    return () if seat in spoken or turn(hands, first_taker, spoken, rules) == seat else ("three_buyer_waits",)


def why_not_refuse(  # noqa: PLR0913, PLR0917 - as of buying
    seat: int, buyer: int, hands: Hands, first_taker: int, spoken: frozenset[int], rules: Rules
) -> tuple[str, ...]:
    """Return what speaks against *seat* selling *buyer* no 3 (GJ-26.2.7).

    Nobody has to but the seller whose turn it is, and to nobody but one who must buy and whose turn it is to
    (GJ-26.2.8): the 3s are counted anew before a later buyer comes to ask.

    Reasons: ``buying_not_played``, ``three_must_be_sold``.
    """
    if rules.hold_three == "off":
        return _NOT_PLAYED
    asks = turn(hands, first_taker, spoken, rules) == buyer and not is_priceless(hands[buyer - 1])
    return ("three_must_be_sold",) if asks and seller(buyer, hands) == seat else ()


# Who cannot pay


def revolting_by_itself(hands: Hands, first_taker: int, rules: Rules) -> tuple[int, ...]:
    """Return the seats that revolt without being asked, in turn order: option ``priceless_hand`` (GH-hold-three.3).

    Two of them make the hand void, like any two revolutions (GJ-23.2).
    """
    if rules.hold_three == "off" or rules.priceless_hand == "may_revolt_open":
        return ()
    return tuple([seat for seat in without_threes(hands, first_taker) if is_priceless(hands[seat - 1])])


def why_not_revolt(hand: Counts, step: Step, rules: Rules) -> tuple[str, ...]:
    """Return what speaks against revolting with *hand* at *step* where the 3s are held.

    At the turn to buy he may who cannot pay for a 3 (GJ-26.2.10), and no other.  Where all others revolt nobody may
    (GJ-26.2.13), or as ever, without jokers and 2s: option ``hold_three_revolution``; he whose moment was his turn to
    buy not there, unless as any other.

    Args:
        hand: what he has drawn; at the later step what counts for a revolution (``revolution_test``).
        step: when.
        rules: options ``hold_three``, ``priceless_hand``, ``hold_three_revolution``.

    Reasons: ``buying_not_played``, ``revolution_not_priceless``, ``revolution_not_entitled`` (GJ-23.1),
    ``revolution_not_now`` (GJ-23.1.2), ``step_is_over`` (GH-deal.2).
    """
    if rules.hold_three == "off":
        return _NOT_PLAYED
    free = rules.hold_three_revolution == "free"
    if is_priceless(hand):
        asked_again = free and rules.priceless_hand == "may_revolt_open"
        return () if step == "buying" or asked_again else ("step_is_over",)
    found = revolution.why_not_revolt(hand, hand, rules)
    return (*found, "revolution_not_now") if free and step == "buying" else found


def opens(step: Step, rules: Rules) -> bool:
    """Tell whether a player who revolts at *step* has opened his points (GJ-26.2.12, GH-hold-three.3).

    For want of a price he has, unless such a hand revolts by itself; any other is unopened by Article 24.
    """
    return rules.points == "on" and step == "buying" and rules.priceless_hand == "may_revolt_open"
