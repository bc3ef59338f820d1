"""Tribute against what Article 21 says, counted again by other means: every finishing order, and hands at random."""

import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.rules import Rules, rules_of
from gouji.settle import naming, return_, total, tribute
from gouji.settle.payment import Asked, Payment, asked_for, lapsed, payments, why_not_pay, why_not_yet
from gouji.settle.return_ import Return
from gouji.settle.score import score
from gouji.settle.tribute import Due
from gouji.table.cards import NO_CARDS, RANKS, Counts, counts_of, parse_cards
from gouji.table.seats import SEATS
from gouji_spec.ruleset import Ruleset

ON = rules_of(Ruleset.of("outline", tribute="on"))
SWEPT_PAY = rules_of(Ruleset.of("outline", tribute="on", sweep_tribute="each_pays_opposite_one"))
FOLK, ONLINE = rules_of(Ruleset.of("folk")), rules_of(Ruleset.of("online"))
HELD = rules_of(Ruleset.of("qingdao-full", held_three_tribute="on"))
ORDERS = [(places, revolution) for places in permutations(SEATS) for revolution in (0, *SEATS)]

ODD, EVEN = {1, 3, 5}, {2, 4, 6}
KINDS: tuple[tribute.Kind, ...] = ("held", "burn", "point", "place", "sweep")


def ranked(places: tuple[int, ...], revolution: int) -> list[int]:
    """The places of Article 23, put together without a look at the engine."""
    if not revolution:
        return list(places)
    rest = [seat for seat in places if seat != revolution]
    side = ODD if revolution in ODD else EVEN
    above = 2 if set(rest[:2]) < side else 3
    return [*rest[:above], revolution, *rest[above:]]


def owed(dues: tuple[Due, ...]) -> Counter[tuple[int, int]]:
    found: Counter[tuple[int, int]] = Counter()
    for due in dues:
        found[due.payer, due.receiver] += due.count
    return found


# Who owes whom


def test_every_finishing_order_owes_what_the_places_say() -> None:
    for places, revolution in ORDERS:
        order = ranked(places, revolution)
        swept = set(order[:3]) in (ODD, EVEN)
        three = {(order[5], order[0]): 2, (order[4], order[1]): 1}
        each = {(seat, (seat + 2) % 6 + 1): 1 for seat in order[3:]}

        assert owed(tribute.place_dues(places, revolution, ON)) == ({} if swept else three)
        assert owed(tribute.place_dues(places, revolution, SWEPT_PAY)) == (each if swept else three)
        assert tribute.place_dues(places, revolution, ON, first_hand=True) == ()


def test_without_place_tribute_no_finishing_order_owes_any() -> None:
    outline = rules_of(Ruleset.of("outline"))

    assert all(tribute.place_dues(places, revolution, outline) == () for places, revolution in ORDERS)


def test_three_cards_change_hands_after_any_hand_and_three_after_a_sweep_where_that_is_agreed() -> None:
    for places, revolution in ORDERS:
        assert sum(due.count for due in tribute.place_dues(places, revolution, SWEPT_PAY)) == 3


@given(st.lists(st.builds(Due, st.sampled_from(KINDS), st.integers(1, 6), st.integers(1, 6), st.integers(1, 8))))
def test_the_order_is_by_kind_and_within_a_kind_as_they_arose(dues: list[Due]) -> None:
    ordered = tribute.in_order(tuple(dues))

    assert [due.kind for due in ordered] == [kind for kind in KINDS for due in dues if due.kind == kind]
    assert ordered == tuple(due for kind in KINDS for due in dues if due.kind == kind)


def test_burns_and_held_threes_are_owed_across_the_table_only() -> None:
    pairs = tuple((one, other) for one in SEATS for other in SEATS if one != other)
    across = Counter((other, one) for one, other in pairs if (one + other) % 2)

    assert owed(tribute.burn_dues(pairs, ONLINE)) == across
    assert owed(tribute.held_dues(pairs, HELD)) == Counter({(one, other): 1 for other, one in across})
    assert tribute.burn_dues(pairs, ON) == tribute.held_dues(pairs, ONLINE) == ()


@pytest.mark.parametrize(
    ("released", "out_before_melee", "made"),
    [(False, True, True), (True, True, False), (False, False, False), (True, False, False)],
)
def test_a_burn_is_made_when_never_released_and_out_before_the_melee(
    released: bool, out_before_melee: bool, made: bool
) -> None:
    assert tribute.is_burn_made(released=released, out_before_melee=out_before_melee) is made


# What is paid


def deal(seed: int) -> tuple[Counts, ...]:
    """Six hands of one deal: the four decks, shuffled and cut."""
    deck = [rank for rank in range(13) for _ in range(16)] + [13] * 4 + [14] * 4
    random.Random(seed).shuffle(deck)
    return tuple(counts_of(deck[36 * at : 36 * (at + 1)]) for at in range(6))


DEALS = st.integers(0, 2**32).map(deal)
DUES = st.lists(
    st.tuples(st.sampled_from(KINDS), st.sampled_from(list(permutations(SEATS, 2))), st.integers(1, 8)).map(
        lambda parts: Due(parts[0], *parts[1], parts[2])
    ),
    max_size=8,
).map(tuple)


def fallen(hand: Counts, rules: Rules) -> list[str]:
    """The cards of a hand from the highest down, those that can be paid: text, sorted by the alphabet of ranks."""
    text = "".join(card * many for card, many in zip(RANKS, hand, strict=True))
    falling = sorted(text, key="BS2AKQJT9876543".index)
    return [card for card in falling if rules.tribute_cards == "highest_held" or card in "BS2"]


@given(DEALS, DUES, st.sampled_from([ON, FOLK]))
def test_each_payer_pays_down_from_his_highest_card(
    drawn: tuple[Counts, ...], dues: tuple[Due, ...], rules: Rules
) -> None:
    paid = payments(tribute.in_order(dues), drawn, (NO_CARDS,) * 6, rules)
    left = {seat: fallen(drawn[seat - 1], rules) for seat in SEATS}
    for payment in paid:
        due = payment.due
        cards, left[due.payer] = left[due.payer][: due.count], left[due.payer][due.count :]
        assert payment.cards == parse_cards("".join(cards))
        assert payment.count + payment.lapsed == due.count


@given(DEALS, DUES, st.sampled_from([ON, FOLK]))
def test_no_card_is_lost_or_made(drawn: tuple[Counts, ...], dues: tuple[Due, ...], rules: Rules) -> None:
    held = {seat: list(drawn[seat - 1]) for seat in SEATS}
    for payment in payments(tribute.in_order(dues), drawn, (NO_CARDS,) * 6, rules):
        for rank, many in enumerate(payment.cards):
            held[payment.due.payer][rank] -= many
            held[payment.due.receiver][rank] += many

    assert [sum(held[seat][rank] for seat in SEATS) for rank in range(15)] == [16] * 13 + [4, 4]
    assert min(many for hand in held.values() for many in hand) >= 0


@given(DEALS, DUES)
def test_what_others_hold_and_owe_changes_no_payment(drawn: tuple[Counts, ...], dues: tuple[Due, ...]) -> None:
    """All pay at once: a payer's cards depend on his own hand and his own dues alone (GH-tribute.4)."""
    ordered = tribute.in_order(dues)
    together = payments(ordered, drawn, (NO_CARDS,) * 6, ON)
    for seat in SEATS:
        mine = tuple(due for due in ordered if due.payer == seat)
        alone = tuple(drawn[at] if at == seat - 1 else NO_CARDS for at in range(6))
        assert payments(mine, alone, (NO_CARDS,) * 6, ON) == tuple(one for one in together if one.due.payer == seat)


@given(DEALS, DUES)
def test_as_many_go_back_as_were_paid(drawn: tuple[Counts, ...], dues: tuple[Due, ...]) -> None:
    paid = payments(tribute.in_order(dues), drawn, (NO_CARDS,) * 6, FOLK)

    assert sum(back.count for back in return_.owed_back(paid, FOLK)) == sum(payment.count for payment in paid)
    assert sum(back.count for back in return_.owed_back(paid, ON)) == sum(
        payment.count for payment in paid if payment.due.kind in ("place", "sweep")
    )


# Every reason that is given is true, and without one the act is right; the checks are written from the sentences


def small(text: str) -> st.SearchStrategy[Counts]:
    return st.lists(st.sampled_from(text), max_size=4).map(lambda cards: parse_cards("".join(cards)))


def holds(hand: Counts, cards: Counts) -> bool:
    return not Counter(dict(enumerate(cards))) - Counter(dict(enumerate(hand)))


@given(small("A22SB"), small("2SBA"), small("2AKSB"), st.integers(1, 3), st.sampled_from([ON, FOLK]))
def test_reasons_against_a_payment(held: Counts, received: Counts, laid: Counts, count: int, rules: Rules) -> None:
    must = parse_cards("".join(fallen(held, rules)[:count]))
    found = why_not_pay(laid, Asked(Payment(Due("place", 6, 1, count), must), held, received), rules)
    both = tuple(map(sum, zip(held, received, strict=True)))

    assert ("cards_not_held" in found) == (not holds(both, laid))
    assert ("tribute_of_received_card" in found) == (holds(both, laid) and not holds(held, laid))
    assert ("tribute_count_wrong" in found) == (sum(laid) != sum(must))
    assert ("tribute_not_legal" in found) == (rules is ON and any(laid[:12]))
    if "tribute_not_highest" in found:
        assert max((rank for rank in range(15) if held[rank] > laid[rank]), default=-1) > min(
            rank for rank in range(15) if laid[rank]
        )
    assert (found == ()) == (laid == must)


@given(DUES, st.data())
def test_a_due_waits_for_earlier_kinds_and_for_its_payer_s_earlier_dues(
    dues: tuple[Due, ...], data: st.DataObject
) -> None:
    if not dues:
        return
    index = data.draw(st.integers(0, len(dues) - 1))
    done = data.draw(st.frozensets(st.integers(0, len(dues) - 1))) - {index}
    waiting = [at for at in range(len(dues)) if at not in done]
    kinds = [KINDS.index(due.kind) for due in dues]
    found = why_not_yet(index, dues, done)

    earlier_kind = min(kinds[at] for at in waiting) < kinds[index]
    mine = [at for at in waiting if dues[at].payer == dues[index].payer and kinds[at] == kinds[index]]
    assert ("tribute_out_of_order" in found) == (earlier_kind or mine[0] != index)


@given(DEALS, DUES.filter(len))
def test_paying_one_by_one_comes_to_the_same_as_all_at_once(drawn: tuple[Counts, ...], dues: tuple[Due, ...]) -> None:
    settled: frozenset[int] = frozenset()
    paid = []
    while len(settled) < len(dues):
        index = next(at for at in range(len(dues)) if at not in settled and not why_not_yet(at, dues, settled))
        asked = asked_for(index, dues, settled, drawn, (NO_CARDS,) * 6, ON)
        assert why_not_pay(asked.must.cards, asked, ON) == ()
        paid.append(asked.must)
        settled |= {index}

    assert sorted(map(repr, paid)) == sorted(map(repr, payments(tribute.in_order(dues), drawn, (NO_CARDS,) * 6, ON)))


@given(
    DUES.filter(len), st.lists(small("AA2"), min_size=6, max_size=6).map(tuple), st.data(), st.sampled_from([ON, FOLK])
)
def test_a_due_lapses_when_its_payer_has_paid_away_all_that_he_could_pay(
    dues: tuple[Due, ...], drawn: tuple[Counts, ...], data: st.DataObject, rules: Rules
) -> None:
    settled = data.draw(st.frozensets(st.integers(0, len(dues) - 1)))
    owed_before = {seat: sum(dues[at].count for at in settled if dues[at].payer == seat) for seat in SEATS}
    empty = {seat for seat in SEATS if len(fallen(drawn[seat - 1], rules)) <= owed_before[seat]}

    assert lapsed(dues, settled, drawn, (NO_CARDS,) * 6, rules) == {
        at for at, due in enumerate(dues) if at not in settled and due.payer in empty
    }


@given(DUES.filter(len), st.lists(small("AA2"), min_size=6, max_size=6).map(tuple), st.data())
def test_nobody_waits_for_ever(dues: tuple[Due, ...], drawn: tuple[Counts, ...], data: st.DataObject) -> None:
    """Whatever was paid, waived or refused, one of the others can always be paid, or all of them have lapsed."""
    settled = data.draw(st.frozensets(st.integers(0, len(dues) - 1)))
    gone = data.draw(st.frozensets(st.integers(0, len(dues) - 1))) - settled
    done = settled | gone | lapsed(dues, settled, drawn, (NO_CARDS,) * 6, ON)
    open_ = [at for at in range(len(dues)) if at not in done]

    assert not open_ or any(not why_not_yet(at, dues, done) for at in open_)


@given(st.sampled_from(list(permutations(SEATS, 2))), st.frozensets(st.sampled_from(SEATS)))
def test_reasons_against_a_waiver(pair: tuple[int, int], agreed: frozenset[int]) -> None:
    found = tribute.why_not_waive(Due("place", *pair, 1), agreed)

    assert ("waiver_between_sides" in found) == (len({seat % 2 for seat in pair}) == 2)
    assert ("waiver_needs_both" in found) == (len(agreed & set(pair)) < 2)


@pytest.mark.parametrize("rules", [ON, ONLINE])
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("count", [None, 1, 2, 3])
def test_reasons_against_refusing_a_tribute(rules: Rules, seat: int, count: int | None) -> None:
    found = tribute.why_not_refuse_due(Due("place", 6, 1, 2), seat, rules, count)

    assert ("receiver_may_not_refuse" in found) == (rules is ON)
    assert ("tribute_owed_to_another" in found) == (seat != 1)
    assert ("refusal_not_whole" in found) == (count in (1, 3))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("paid", [0, 1])
@pytest.mark.parametrize("unpaid", [0, 1])
def test_reasons_against_returning_now(kind: tribute.Kind, paid: int, unpaid: int) -> None:
    for rules in (ON, FOLK):
        found = return_.why_not_now(kind, paid, unpaid, rules)

        assert ("no_return_due" in found) == (paid == 0 or (rules is ON and kind in ("held", "burn", "point")))
        assert ("return_before_tribute" in found) == (unpaid > 0)


@given(small("3345"), small("3345"), st.integers(1, 2), st.sampled_from([ON, HELD]))
def test_reasons_against_a_return(cards: Counts, hand: Counts, count: int, rules: Rules) -> None:
    found = return_.why_not_return(cards, hand, count, rules)

    assert ("cards_not_held" in found) == (not holds(hand, cards))
    assert ("return_count_wrong" in found) == (sum(cards) != count)
    assert ("last_three_returned" in found) == (rules is HELD and cards[0] > 0 and hand[0] == cards[0])


@given(st.sampled_from("3456"), small("3456"), st.booleans(), st.sampled_from([ON, FOLK]))
def test_reasons_against_refusing_a_card(card: str, payer: Counts, before: bool, rules: Rules) -> None:
    found = return_.why_not_refuse_card(RANKS.index(card), payer, rules, before=before)

    assert ("return_refusal_off" in found) == (rules is FOLK)
    assert ("return_rank_held" in found) == (payer[RANKS.index(card)] > 0)
    assert ("return_refused_before" in found) == before


@given(st.sampled_from("3456"), small("3456"), small("3456"), st.sampled_from([ON, HELD, FOLK]))
def test_reasons_against_a_replacement(card: str, giver: Counts, payer: Counts, rules: Rules) -> None:
    found = return_.why_not_change(RANKS.index(card), giver, payer, rules)

    assert ("return_refusal_off" in found) == (rules is FOLK)
    assert ("cards_not_held" in found) == (giver[RANKS.index(card)] == 0)
    assert ("replacement_rank_not_held" in found) == (payer[RANKS.index(card)] == 0)
    assert ("last_three_returned" in found) == (rules is HELD and card == "3" and giver[0] == 1)


@given(small("3456"), small("3456"), st.sampled_from([ON, HELD]))
def test_the_first_card_stands_where_no_replacement_is_right(giver: Counts, payer: Counts, rules: Rules) -> None:
    right = [rank for rank in range(15) if not return_.why_not_change(rank, giver, payer, rules)]

    assert return_.first_card_stands(giver, payer, rules) == (not right)


@given(small("3345"), small("3456"), st.sampled_from([ON, HELD]))
def test_so_many_replacements_can_be_given_one_after_another(giver: Counts, payer: Counts, rules: Rules) -> None:
    given_, hand = 0, list(giver)
    while right := [rank for rank in range(15) if not return_.why_not_change(rank, tuple(hand), payer, rules)]:
        hand[right[0]] -= 1
        given_ += 1

    assert return_.changeable(giver, payer, rules) == given_


def test_a_refused_due_and_one_that_brought_nothing_are_not_returned() -> None:
    nothing = Payment(Due("place", 6, 1, 2), NO_CARDS)
    one = Payment(Due("place", 5, 2, 1), parse_cards("2"))

    assert return_.owed_back((nothing, one), ON) == (Return("place", 2, 5, 1),)


# Naming the last


@given(
    st.permutations(SEATS).map(tuple),
    st.sampled_from(SEATS),
    st.frozensets(st.sampled_from(SEATS)),
    st.booleans(),
    st.booleans(),
)
def test_reasons_against_naming_the_last(
    places: tuple[int, ...], named: int, agreed: frozenset[int], opened: bool, penalty: bool
) -> None:
    imposed = places[5] if penalty else 0
    found = naming.why_not_name_last(places, named, agreed, opened=opened, imposed=imposed)
    one_side = set(places[4:]) < ODD or set(places[4:]) < EVEN
    side = ODD if places[5] in ODD else EVEN

    assert ("naming_two_sides" in found) == (not one_side)
    assert ("naming_not_agreed" in found) == (one_side and not side <= agreed)
    assert ("naming_of_another" in found) == (named not in places[4:])
    assert ("naming_after_opening" in found) == opened
    assert ("naming_lifts_penalty" in found) == (penalty and named != imposed)


def test_naming_the_last_changes_no_score_and_leaves_the_others_where_they_were() -> None:
    for places in permutations(SEATS):
        now = naming.named_last(places, places[4])
        assert now == (*places[:4], places[5], places[4])
        if (places[4] - places[5]) % 2 == 0:
            assert score(now, 0, ON) == score(places, 0, ON)
    assert naming.named_last((1, 2, 3, 4, 5, 6), 0) == (1, 2, 3, 4, 5, 6)


# A match


@given(st.lists(st.sampled_from(list(permutations(SEATS))), max_size=12), st.sampled_from([ON, FOLK, ONLINE]))
def test_a_match_scores_what_its_hands_score(hands_played: list[tuple[int, ...]], rules: Rules) -> None:
    """Counted again seat by seat from the place values of the profile, without the score of a hand."""
    values = (2, 1, 0, 0, -1, -2) if rules is ONLINE else (4, 2, 0, 0, -2, -4)
    sides = {1: 0, 0: 0}
    for places in hands_played:
        double = 2 if set(places[:3]) in (ODD, EVEN) else 1
        for parity in sides:
            hand = sum(value for seat, value in zip(places, values, strict=True) if seat % 2 == parity) * double
            sides[parity] += max(hand, 0) if rules is ON else hand

    scores = tuple(score(places, 0, rules) for places in hands_played)
    assert total.total(scores) == (sides[1], sides[0])


@pytest.mark.parametrize(
    ("rules", "hands_played", "sweep", "over"),
    [
        (ON, 99, True, False),
        (ONLINE, 4, False, False),
        (ONLINE, 5, False, True),
        (ONLINE, 6, False, True),
        (ONLINE, 1, True, True),
    ],
)
def test_when_a_match_is_over(rules: Rules, hands_played: int, sweep: bool, over: bool) -> None:
    assert total.is_match_over(hands_played, rules.hands, rules, sweep=sweep) is over
