"""Buying a 3 against an oracle of its own: a table that walks round seat by seat, and each reason read from its words.

Whole deals are drawn at random with few 3s, 2s and jokers about, so that hands without them are common.
"""

import random
from collections import Counter

import pytest

from gouji.deal import buying, removing
from gouji.rules import Rules, rules_of
from gouji.table.cards import BIG, DECK, FOUR, SMALL, THREE, TWO, Counts, parse_cards
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset

QINGDAO = rules_of(Ruleset.of("qingdao-full"))
BY_ITSELF = rules_of(
    Ruleset.of(
        "qingdao-full", priceless_hand="revolts_unopened", three_price="small_first", hold_three_revolution="free"
    )
)
FREE = rules_of(Ruleset.of("qingdao-full", hold_three_revolution="free"))
NO_POINTS = rules_of(Ruleset.of("qingdao-full", points="off"))
OUTLINE = rules_of(Ruleset.of("outline"))
FOURS_TOO = rules_of(Ruleset.of("outline", remove="threes_fours_or_both"))
TABLES = [QINGDAO, BY_ITSELF, FREE]
NOBODY: frozenset[int] = frozenset()

PRICED = {"2": TWO, "S": SMALL, "B": BIG}


def dealt(rng: random.Random) -> buying.Hands:
    """Deal the 3s to some of the seats, and some 2s and jokers."""
    have = [[0] * 15 for _ in range(6)]
    with_threes = rng.sample(range(6), rng.randint(1, 6))
    for _ in range(16):
        have[rng.choice(with_threes)][THREE] += 1
    for rank in (TWO, TWO, SMALL, BIG, BIG):
        have[rng.randrange(6)][rank] += 1
    return tuple(tuple(hand) for hand in have)


def walked(hands: buying.Hands, first: int, rules: Rules) -> list[tuple[int, int, str]]:
    """Buy as at a table: go round from the first taker; whoever wants a 3 looks at each other seat's 3s in order.

    The order is written out by distance: opposite 3, next 1, previous 5, then partners 2 and 4.
    """
    threes = {seat: hands[seat - 1][THREE] for seat in range(1, 7)}
    found = []
    for step in range(6):
        buyer = (first + step - 1) % 6 + 1
        held = hands[buyer - 1]
        if threes[buyer]:
            continue
        if held[TWO]:
            pays = "2"
        elif rules.three_price == "small_first":
            pays = "S" if held[SMALL] else "B" if held[BIG] else ""
        else:
            pays = "S" * bool(held[SMALL]) + "B" * bool(held[BIG])
        if not pays:
            continue
        seller = next((buyer + far - 1) % 6 + 1 for far in (3, 1, 5, 2, 4) if threes[(buyer + far - 1) % 6 + 1] >= 2)
        threes[seller] -= 1
        threes[buyer] += 1
        found.append((buyer, seller, pays))
    return found


def as_text(purchases: tuple[buying.Purchase, ...]) -> list[tuple[int, int, str]]:
    names = {rank: name for name, rank in PRICED.items()}
    return [(one.buyer, one.seller, "".join(names[price] for price in one.prices)) for one in purchases]


@pytest.mark.parametrize("rules", TABLES)
def test_all_purchases_as_a_table_makes_them(rules: Rules) -> None:
    seen: Counter[int] = Counter()
    for seed in range(400):
        rng = random.Random(seed)
        hands, first = dealt(rng), rng.randint(1, 6)
        expected = walked(hands, first, rules)
        assert as_text(buying.purchases(hands, first, rules)) == expected
        seen[len(expected)] += 1
    assert min(seen[many] for many in range(4)) > 10


def test_nobody_buys_twice_and_nobody_sells_his_last() -> None:
    for seed in range(200):
        rng = random.Random(seed)
        hands, first = dealt(rng), rng.randint(1, 6)
        before = hands
        for one in buying.purchases(hands, first, QINGDAO):
            assert hands[one.seller - 1][THREE] >= 2
            hands = buying.after(hands, one.buyer, one.seller, rng.choice(one.prices))
        assert buying.purchases(hands, first, QINGDAO) == ()
        assert all(hand[THREE] or buying.is_priceless(hand) for hand in hands)
        assert [sum(hand) for hand in hands] == [sum(hand) for hand in before]
        assert [sum(many) for many in zip(*hands, strict=True)] == [sum(many) for many in zip(*before, strict=True)]


def test_where_the_3s_are_not_held_nobody_buys_or_revolts_for_it() -> None:
    hands = (parse_cards("2"), parse_cards("A"), *[parse_cards("3*4")] * 4)
    assert buying.purchases(hands, 1, OUTLINE) == buying.revolting_by_itself(hands, 1, OUTLINE) == ()
    assert buying.turn(hands, 1, NOBODY, OUTLINE) == 0
    assert buying.why_not_buy(1, 4, parse_cards("2"), hands, 1, NOBODY, OUTLINE) == ("buying_not_played",)
    assert buying.why_not_revolt(hands[1], "buying", OUTLINE) == ("buying_not_played",)
    assert buying.why_not_do_without(1, hands, 1, NOBODY, OUTLINE) == ("buying_not_played",)
    assert buying.why_not_refuse(4, 1, hands, 1, NOBODY, OUTLINE) == ("buying_not_played",)


# The reasons, each by its own sentence


def true_reasons(  # noqa: PLR0917 - as at the table
    buyer: int, seller: int, price: Counts, hands: buying.Hands, first: int, rules: Rules
) -> set[str]:
    """Return the reasons whose sentences are true of a purchase, read one by one from ``spec/words/reasons.toml``."""
    hand = hands[buyer - 1]
    if hand[THREE]:
        return {"three_not_needed"}
    found = set()
    walk = [(first + step - 1) % 6 + 1 for step in range(6)]
    asked = [seat for seat in walk if not hands[seat - 1][THREE]]
    if rules.priceless_hand == "revolts_unopened":
        asked = [seat for seat in asked if any(hands[seat - 1][rank] for rank in PRICED.values())]
    if asked[:1] != [buyer]:
        found.add("three_buyer_waits")
    if any(price[rank] > hand[rank] for rank in range(15)):
        found.add("cards_not_held")
    one = [rank for rank in PRICED.values() if price[rank]]
    if sum(price) != 1 or not one or (one != [TWO] and hand[TWO]):
        found.add("three_price_wrong")
    elif one == [BIG] and hand[SMALL] and rules.three_price == "small_first":
        found.add("three_small_joker_first")
    order = [(buyer + far - 1) % 6 + 1 for far in (3, 1, 5, 2, 4)]
    able = [seat for seat in order if hands[seat - 1][THREE] >= 2]
    before = order[: order.index(seller)] if seller in order else order
    if set(before) & set(able):
        found.add("three_wrong_seller")
    if hands[seller - 1][THREE] < 2:
        found.add("three_seller_too_few")
    return found


@pytest.mark.parametrize("rules", TABLES)
def test_a_purchase_is_refused_for_what_is_true_and_for_nothing_else(rules: Rules) -> None:
    seen: Counter[str] = Counter()
    prices = [parse_cards(text) for text in ("2", "S", "B", "", "22", "A", "SB", "2")]
    for seed in range(600):
        rng = random.Random(seed)
        hands, first = dealt(rng), rng.randint(1, 6)
        buyer, price = rng.randint(1, 6), rng.choice(prices)
        for seller in range(1, 7):
            given = buying.why_not_buy(buyer, seller, price, hands, first, NOBODY, rules)
            assert len(set(given)) == len(given)
            assert set(given) == true_reasons(buyer, seller, price, hands, first, rules)
            seen.update(given or ("accepted",))
    wanted = {"three_not_needed", "three_buyer_waits", "cards_not_held", "three_price_wrong", "three_wrong_seller"}
    wanted |= {"three_seller_too_few", "accepted"}
    wanted |= {"three_small_joker_first"} if rules is BY_ITSELF else set()
    assert wanted - {"accepted"} <= set(reasons())
    assert set(seen) == wanted


@pytest.mark.parametrize(
    ("hand", "rules", "expected"),
    [
        ("3 2", QINGDAO, ()),
        ("2 A", QINGDAO, ("three_must_be_bought",)),
        ("S", BY_ITSELF, ("three_must_be_bought",)),
        ("A K", QINGDAO, ()),
        ("A K", BY_ITSELF, ("priceless_hand_revolts",)),
    ],
)
def test_who_may_do_without(hand: str, rules: Rules, expected: tuple[str, ...]) -> None:
    hands = (parse_cards(hand), *[parse_cards("3*4")] * 3, parse_cards("33"), parse_cards("3"))
    assert buying.why_not_do_without(1, hands, 1, NOBODY, rules) == expected


def test_one_who_cannot_pay_speaks_in_his_turn() -> None:
    hands = (parse_cards("2"), parse_cards("3*8"), parse_cards("A"), parse_cards("3*8"), parse_cards("K"), (0,) * 15)
    turn = [1, 3, 5, 6]
    assert buying.without_threes(hands, 1) == tuple(turn)
    assert buying.why_not_do_without(3, hands, 1, NOBODY, QINGDAO) == ("three_buyer_waits",)
    after = buying.after(hands, 1, 4, TWO)
    assert buying.why_not_do_without(3, after, 1, NOBODY, QINGDAO) == ()
    assert buying.why_not_do_without(3, after, 1, frozenset({3}), QINGDAO) == ()
    assert buying.why_not_do_without(3, after, 1, frozenset({3}), BY_ITSELF) == ("priceless_hand_revolts",)
    assert buying.turn(after, 1, frozenset({3}), QINGDAO) == 5
    assert buying.turn(after, 1, frozenset({3, 5, 6}), QINGDAO) == 0
    assert buying.turn(after, 1, NOBODY, BY_ITSELF) == 0
    assert buying.revolting_by_itself(after, 6, BY_ITSELF) == (6, 3, 5)
    assert buying.revolting_by_itself(after, 6, QINGDAO) == ()


def test_a_seller_sells_when_it_is_his_turn_to() -> None:
    hands = tuple(parse_cards(hand) for hand in ("2", "3*5", "3", "33", "3*4", "3*4"))
    refusals = [buying.why_not_refuse(seat, 1, hands, 1, NOBODY, QINGDAO) for seat in range(2, 7)]
    assert refusals == [(), (), ("three_must_be_sold",), (), ()]
    assert buying.why_not_refuse(6, 3, hands, 1, NOBODY, QINGDAO) == ()


def test_a_seller_may_refuse_a_buyer_whose_turn_has_not_come() -> None:
    hands = tuple(parse_cards(hand) for hand in ("2", "3*6", "2", "33", "3*6", "33"))
    assert [buying.why_not_refuse(6, 3, hands, first, NOBODY, QINGDAO) for first in (1, 2, 3, 4)] == [
        (),
        ("three_must_be_sold",),
        ("three_must_be_sold",),
        (),
    ]
    waiting = (parse_cards("A"), *hands[1:])
    refused = [buying.why_not_refuse(6, 3, waiting, 1, spoken, QINGDAO) for spoken in (NOBODY, frozenset({1}))]
    assert refused == [(), ("three_must_be_sold",)]


# Revolution


@pytest.mark.parametrize("rules", [QINGDAO, BY_ITSELF, FREE])
@pytest.mark.parametrize("hand", ["A", "3", "33 A", "2", "S A", "B 3", "2 3"])
@pytest.mark.parametrize("step", ["buying", "revolution"])
def test_who_may_revolt_under_hold_three(hand: str, step: buying.Step, rules: Rules) -> None:
    high = any(card in hand for card in "2SB")
    priceless = not high and "3" not in hand
    free = rules.hold_three_revolution == "free"
    expected = set()
    if priceless and step == "revolution" and (not free or rules.priceless_hand == "revolts_unopened"):
        expected.add("step_is_over")
    if not priceless and not free:
        expected.add("revolution_not_priceless")
    if high:
        expected.add("revolution_not_entitled")
    if not priceless and free and step == "buying":
        expected.add("revolution_not_now")
    assert set(buying.why_not_revolt(parse_cards(hand), step, rules)) == expected


@pytest.mark.parametrize(
    ("rules", "step", "opened"),
    [
        (QINGDAO, "buying", True),
        (FREE, "buying", True),
        (FREE, "revolution", False),
        (BY_ITSELF, "buying", False),
        (NO_POINTS, "buying", False),
    ],
)
def test_who_has_opened_by_a_revolution_under_hold_three(rules: Rules, step: buying.Step, opened: bool) -> None:
    assert buying.opens(step, rules) is opened


# Removing


@pytest.mark.parametrize("seat", range(1, 7))
def test_who_decides_on_removing(seat: int) -> None:
    assert removing.why_not_decide(seat, 3) == (() if seat == 3 else ("remove_not_yours",))
    assert removing.why_not_decide(seat, 0) == ()


@pytest.mark.parametrize(
    ("replaced", "revolted", "decides"),
    [((), (), 4), ((4,), (), 0), ((1,), (), 4), ((1, 4), (), 0), ((1, 2), (), 4), ((), (4,), 0), ((), (3,), 4)],
)
def test_the_last_decides_as_long_as_he_has_a_part(
    replaced: tuple[int, ...], revolted: tuple[int, ...], decides: int
) -> None:
    assert removing.last_who_decides(4, replaced, revolted) == decides


def test_what_is_removed_is_gone_from_every_hand() -> None:
    for seed in range(50):
        rng = random.Random(seed)
        pack = [rank for rank in range(15) for _ in range(DECK[rank])]
        rng.shuffle(pack)
        hands = tuple(tuple(pack[seat::6].count(rank) for rank in range(15)) for seat in range(6))
        for ranks in removing.choices(FOURS_TOO):
            left = removing.without(hands, ranks)
            assert removing.why_not_remove(ranks, hands, FOURS_TOO) == ()
            assert sum(map(sum, left)) == 216 - 16 * len(ranks)
            assert not any(hand[rank] for hand in left for rank in ranks)
    assert removing.why_not_remove(frozenset({FOUR}), hands, OUTLINE) == ("remove_not_agreed",)
    bare = (*hands[:5], parse_cards("3 3"))
    assert removing.why_not_remove(frozenset({THREE}), bare, OUTLINE) == ("remove_empties_hand",)
