"""Beating, article by article, against one sentence: every card must exceed the card opposite it."""

import random
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from gouji.lister import hand_sets
from gouji.play import burn
from gouji.rules import Rules, rules_of
from gouji.table import beats, cards, gouji_sets, sets
from gouji.table.cards import BIG, DECK, SMALL, TWO, Counts
from gouji.table.sets import GoujiSet
from gouji_spec.ruleset import Ruleset

OUTLINE = rules_of(Ruleset.of("outline"))


def row(laid: GoujiSet) -> list[int]:
    """The cards from high to low, a pasted 2 standing as its set's rank."""
    return sorted(
        (
            laid.rank if rank == TWO and laid.rank < TWO else rank
            for rank, many in enumerate(laid.counts)
            for _ in range(many)
        ),
        reverse=True,
    )


def dominates(answer: GoujiSet, table: GoujiSet) -> bool:
    high, low = row(answer), row(table)
    return len(high) == len(low) and all(one > other for one, other in zip(high, low, strict=True))


def all_sets(ranks: tuple[int, ...], most: int) -> list[GoujiSet]:
    """Every set of at most *most* cards out of the natural *ranks*, 2s and jokers."""
    found = []
    for rank in (*ranks, TWO):
        naturals = range(1, most + 1) if rank != TWO else (0,)
        for count, twos, small, big in product(naturals, range(most + 1), range(5), range(5)):
            if 1 <= count + twos + small + big <= most:
                counts = [0] * 15
                counts[rank] += count
                counts[TWO] += twos
                counts[SMALL], counts[BIG] = small, big
                found.append(sets.make_set(tuple(counts)))
    return found


def fit_four_decks(one: GoujiSet, other: GoujiSet) -> bool:
    """Tell whether both sets can lie on one table."""
    return all(a + b <= most for a, b, most in zip(one.counts, other.counts, DECK, strict=True))


SETS = all_sets((cards.THREE, 6, cards.TEN, cards.KING, cards.ACE), 6)


def test_every_pair_of_small_sets_is_judged_by_domination() -> None:
    assert len(SETS) == len(set(SETS)) > 600
    by_size: dict[int, list[GoujiSet]] = {}
    for laid in SETS:
        by_size.setdefault(laid.size, []).append(laid)
    for group in by_size.values():
        for answer in group:
            for table in group:
                assert (not beats.beat_reasons(answer, table, OUTLINE)) == dominates(answer, table), (answer, table)


def test_sets_of_other_sizes_never_beat() -> None:
    rng = random.Random(1)
    for answer, table in zip(rng.sample(SETS, 500), rng.sample(SETS, 500), strict=True):
        if answer.size != table.size:
            assert "count_differs" in beats.beat_reasons(answer, table, OUTLINE)


def test_no_set_beats_itself_and_no_two_beat_each_other() -> None:
    for answer in all_sets((4, 9), 4):
        assert beats.beat_reasons(answer, answer, OUTLINE)
        for table in all_sets((4, 9), 4):
            assert beats.beat_reasons(answer, table, OUTLINE) or beats.beat_reasons(table, answer, OUTLINE)


@st.composite
def a_set(draw: st.DrawFn) -> GoujiSet:
    """Any set a hand can hold."""
    counts = [0] * 15
    rank = draw(st.integers(0, 12))
    counts[rank] += draw(st.integers(0, 16))
    counts[TWO] = min(16, counts[TWO] + draw(st.integers(0, 8)))
    counts[SMALL], counts[BIG] = draw(st.integers(0, 4)), draw(st.integers(0, 4))
    if sum(counts) == 0:
        counts[rank] = 1
    return sets.make_set(tuple(counts))


@settings(max_examples=400, deadline=None)
@given(a_set(), a_set())
def test_large_sets_too(answer: GoujiSet, table: GoujiSet) -> None:
    assert (not beats.beat_reasons(answer, table, OUTLINE)) == dominates(answer, table)


@settings(max_examples=300, deadline=None)
@given(a_set(), st.randoms(use_true_random=False))
def test_the_order_of_cards_never_matters(laid: GoujiSet, rng: random.Random) -> None:
    written = [cards.RANKS[rank] for rank, many in enumerate(laid.counts) for _ in range(many)]
    rng.shuffle(written)
    again = sets.make_set(cards.parse_cards(" ".join(written)))
    assert (again, again.rank) == (laid, laid.rank)
    assert gouji_sets.is_gouji(again) == gouji_sets.is_gouji(laid)


OPTIONS = list(product(("none", "two_for_one", "two_and_three_for_one"), ("dead", "as_small"), ("false", "true")))


@pytest.mark.parametrize(("exchange", "mixed", "tops"), OPTIONS)
def test_the_listers_oracle_agrees_under_every_option(exchange: str, mixed: str, tops: str) -> None:
    rules = rules_of(Ruleset.of("outline", joker_exchange=exchange, mixed_jokers=mixed, big_joker_tops=tops))
    some = all_sets((4, cards.ACE), 4)
    for answer in some:
        for table in some:
            if not fit_four_decks(answer, table):
                continue
            expected = not beats.beat_reasons(answer, table, rules)
            assert hand_sets.exceeds(answer.counts, table.counts, rules) == expected, (answer, table)


@settings(max_examples=200, deadline=None)
@given(a_set(), a_set(), st.sampled_from(OPTIONS))
def test_the_listers_oracle_agrees_on_large_sets(
    answer: GoujiSet, table: GoujiSet, values: tuple[str, str, str]
) -> None:
    assume(fit_four_decks(answer, table))
    rules = rules_of(Ruleset.of("outline", joker_exchange=values[0], mixed_jokers=values[1], big_joker_tops=values[2]))
    expected = not beats.beat_reasons(answer, table, rules)
    assert hand_sets.exceeds(answer.counts, table.counts, rules) == expected


@pytest.mark.parametrize("exchange", ["none", "two_for_one", "two_and_three_for_one"])
def test_a_dead_set_is_one_that_no_other_cards_can_beat(exchange: str) -> None:
    rules = rules_of(Ruleset.of("outline", joker_exchange=exchange))
    everything = all_sets((4, cards.ACE), 8)
    for table in all_sets((4, cards.ACE), 3):
        if not table.big:
            assert not beats.is_dead(table, rules)
            continue
        rivals = (other for other in everything if fit_four_decks(other, table))
        beaten = any(hand_sets.exceeds(other.counts, table.counts, rules) for other in rivals)
        assert beats.is_dead(table, rules) == (not beaten), table


def test_the_sets_of_a_hand_are_each_listed_once() -> None:
    hand = cards.parse_cards("33 9 A 22 S B")
    listed = [play.cards for play in hand_sets.leads(1, hand, OUTLINE)]
    assert len(listed) == len(set(listed))
    choices: list[Counts] = [tuple(choice) for choice in product(*(range(many + 1) for many in hand))]
    assert set(listed) == {choice for choice in choices if not sets.form_reasons(choice, OUTLINE)}


def out_in_sets(hand: Counts, rules: Rules) -> bool:
    """Tell by search whether the hand can be led out, every set but a last bare one with a joker."""
    if not any(hand):
        return True
    for play in hand_sets.leads(1, hand, rules):
        laid = play.cards
        left = tuple(have - given for have, given in zip(hand, laid, strict=True))
        threes = rules.hold_three == "on" and laid[0] > 0
        last_bare = not any(left) and (threes or rules.burn_last == "bare")
        if (laid[SMALL] or laid[BIG] or last_bare) and out_in_sets(left, rules):
            return True
    return False


@pytest.mark.parametrize("hold", ["outline", "qingdao-full"])
@pytest.mark.parametrize("last", ["bare", "hung"])
def test_the_way_out_of_a_burner_is_found_by_search_too(hold: str, last: str) -> None:
    rules = rules_of(Ruleset.of(hold, burn_last=last))
    for three, six, nine, ace, two, small, big in product((0, 1, 2), (0, 1), (0, 2), (0, 1), (0, 1, 2), (0, 1), (0, 1)):
        hand = [0] * 15
        hand[0], hand[3], hand[6], hand[11], hand[12], hand[13], hand[14] = three, six, nine, ace, two, small, big
        held = tuple(hand)
        expected = out_in_sets(held, rules)
        assert burn.can_play_out(held, rules) == expected, held
        assert hand_sets.leaves_way_out(held, cards.NO_CARDS, rules) == expected, held


@pytest.mark.parametrize(("answer", "table"), [("BBBB", "BB"), ("88BBBB", "77BB"), ("8BBBB", "7BB")])
def test_an_exchange_pays_for_each_joker_whatever_four_decks_hold(answer: str, table: str) -> None:
    """2k big jokers pay for k (S1); the set is dead all the same, for no table can show both (GI-sets.1)."""
    rules = rules_of(Ruleset.of("outline", joker_exchange="two_for_one"))

    assert beats.beat_reasons(sets.set_of(answer), sets.set_of(table), rules) == ()
    assert beats.is_dead(sets.set_of(table), rules)
