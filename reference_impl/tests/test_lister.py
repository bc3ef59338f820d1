"""The judge and the lister, written apart, agree: on every listed action and on every other conceivable one."""

import random
from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from operator import sub

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouji.lister import hand_sets, moves, perft
from gouji.play import consequences, cover
from gouji.play.action import VERBS, WITH_CARDS, Action
from gouji.play.judge import judge
from gouji.play.state import State
from gouji.rules import PLAYED, Rules, rules_of
from gouji.table.cards import DECK, NO_CARDS, Counts
from gouji_spec.protocol import governing
from gouji_spec.ruleset import Ruleset

RULESETS = [
    rules_of(Ruleset.of("outline")),
    rules_of(Ruleset.of("folk")),
    rules_of(Ruleset.of("online")),
    rules_of(Ruleset.of("qingdao-full")),
    rules_of(Ruleset.of("outline", misplay="reject", cover="automatic", dead_gou="gouji_bottom", burn_last="hung")),
    rules_of(Ruleset.of("outline", joker_exchange="two_for_one", big_joker_tops="true", hand_end="last_hand")),
    rules_of(Ruleset.of("outline", joker_exchange="two_and_three_for_one", mixed_jokers="as_small")),
    rules_of(Ruleset.of("outline", points="on", open_excludes="jokers_and_singles")),
    rules_of(Ruleset.of("folk", open_excludes="jokers_and_twos")),
    rules_of(Ruleset.of("outline", bare_ranks="threes_and_fours", fours_whole="yes", dead_gou_second="open")),
    rules_of(Ruleset.of("folk", bare_ranks="threes", burn_test="held", open_by="won_lead")),
    rules_of(
        Ruleset.of(
            "qingdao-full", cover="explicit", melee_cover="any_opponent", burn_failure="last_place", burn_last="hung"
        )
    ),
]


def subsets(hand: Counts) -> list[Counts]:
    """Return every choice of cards from the hand, sets or not."""
    return [tuple(choice) for choice in product(*(range(many + 1) for many in hand))]


def conceivable(state: State, seat: int) -> list[Action]:
    """Return everything the seat could try: every verb, every choice of its cards, every seat."""
    found = []
    for do in VERBS:
        if do in WITH_CARDS:
            found += [Action(seat, do, laid) for laid in subsets(state.hand(seat))]
        elif do == "allow_cover":
            found += [Action(seat, do, NO_CARDS, to) for to in range(1, 7)]
        else:
            found.append(Action(seat, do))
    return found


def may_out_of_turn(state: State, move: Action, rules: Rules) -> bool:
    """Tell whether the law lets this seat do this though another is to act."""
    round_, standing = state.round, state.standing
    if move.do == "renounce":
        return (
            round_ is None and standing.choosing and standing.claims > 0 and abs(move.seat - standing.revolution) == 3
        )
    if move.do != "cover" or round_ is None or not cover.is_all_else_said(standing, round_, rules):
        return False
    coverer = round_.queue[0].seat
    side = standing.melee and rules.melee_cover == "any_opponent" and state.phase == "cover"
    return (coverer, move.seat) in round_.allowed or (side and (move.seat - coverer) % 2 == 0)


def check(state: State, rules: Rules) -> None:
    listed = moves.legal(state, rules)
    assert len(set(listed)) == len(listed)
    turn = state.turn
    if turn is None:
        assert not listed
        return
    assert {move.seat for move in listed} == {turn.seat}
    accepted = {move for move in conceivable(state, turn.seat) if judge(state, move, rules).accepted}
    assert accepted == set(listed)
    for seat in range(1, 7):
        if seat == turn.seat:
            continue
        for move in conceivable(state, seat):
            outcome = judge(state, move, rules)
            assert outcome.accepted == (may_out_of_turn(state, move, rules) and seat in state.standing.playing), (
                move,
                outcome,
            )
            assert outcome.accepted or outcome.state is state
            assert outcome.accepted or outcome.reasons


def small_deal(rng: random.Random, ranks: str, most: int) -> tuple[Counts, ...]:
    """Return six small hands of few ranks, thick with 2s and jokers, out of the four decks."""
    order = "3456789TJQKA2SB"
    deck = [order.index(card) for card in ranks for _ in range(min(DECK[order.index(card)], 12))]
    rng.shuffle(deck)
    hands = []
    for _ in range(6):
        counts = [0] * 15
        for _ in range(rng.randint(1, most)):
            counts[deck.pop()] += 1
        hands.append(tuple(counts))
    return tuple(hands)


RANKS = ["39KA2SB", "344KA2SB", "37TQA2SB", "3AK2SB", "3456A2SB", "9TA2SSB", "3QKA2BB"]


def start(rng: random.Random, rules: Rules, most: int) -> State:
    hands = list(small_deal(rng, rng.choice(RANKS), most))
    out = tuple(rng.sample(range(1, 7), rng.choice([0, 0, 0, 1, 1, 2, 3])))
    for seat in out:
        hands[seat - 1] = NO_CARDS
    others = [seat for seat in range(1, 7) if seat not in out]
    revolution = rng.choice([0, 0, 0, rng.choice(others)])
    return consequences.start(tuple(hands), rng.randint(1, 6), rules, out, revolution)


def values_left_out(rulesets: Iterable[Rules]) -> list[str]:
    """The values of options on which a list of moves depends that none of *rulesets* has."""
    tried = {(name, getattr(rules, name)) for rules in rulesets for name in PLAYED}
    return [
        f"{name}={value}"
        for name in governing("play/moves")
        for value in PLAYED.get(name, ())
        if (name, value) not in tried
    ]


def test_every_value_that_is_played_is_tried() -> None:
    """Where this fails: let a ruleset in RULESETS have the value."""
    assert values_left_out(RULESETS) == []


def test_a_value_that_no_ruleset_has_is_named() -> None:
    left_out = values_left_out(rules for rules in RULESETS if rules.bare_ranks != "threes")
    assert "bare_ranks=threes" in left_out


@pytest.mark.parametrize("number", range(len(RULESETS)))
@pytest.mark.parametrize("seed", range(12))
def test_they_agree_on_every_conceivable_action(number: int, seed: int) -> None:
    rules = RULESETS[number]
    rng = random.Random(seed * 100 + number)
    state = start(rng, rules, 5)
    for step in range(60):
        if step % 3 == seed % 3:
            check(state, rules)
        listed = moves.legal(state, rules)
        if not listed:
            break
        state = judge(state, rng.choice(listed), rules).state


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), number=st.integers(0, len(RULESETS) - 1), steps=st.integers(0, 25))
def test_they_agree_anywhere(seed: int, number: int, steps: int) -> None:
    rng = random.Random(seed)
    state = start(rng, RULESETS[number], 4)
    for _ in range(steps):
        listed = moves.legal(state, RULESETS[number])
        if not listed:
            break
        state = judge(state, rng.choice(listed), RULESETS[number]).state
    check(state, RULESETS[number])


def some_pick(state: State, rng: random.Random, rules: Rules) -> Action:
    """Return a pick of the leader: sets at random out of his hand to its last card, by any seat."""
    hand, order = state.hand(state.leader), []
    while any(hand):
        order.append(rng.choice(hand_sets.leads(state.leader, hand, rules)).cards)
        hand = tuple(map(sub, hand, order[-1]))
    return Action(state.leader, "pick", NO_CARDS, rng.randint(1, 6), tuple(order))


@pytest.mark.parametrize("number", [number for number in range(len(RULESETS)) if RULESETS[number].pick != "off"])
def test_they_agree_in_a_pick(number: int) -> None:
    rules = replace(RULESETS[number], pick="declared_order")
    begun = beaten = finished = 0
    for seed in range(60):
        rng = random.Random(seed * 100 + number)
        state = start(rng, rules, 4)
        for step in range(40):
            for _ in range(3 if state.phase == "lead" and state.pick is None else 0):
                outcome = judge(state, some_pick(state, rng, rules), rules)
                assert outcome.accepted or outcome.state is state
                state = outcome.state
                begun += outcome.accepted
            if step % 4 == seed % 4 and state.pick is not None:
                check(state, rules)
            listed = moves.legal(state, rules)
            if not listed:
                break
            before, move = state.pick, rng.choice([*listed, listed[-1]])
            state = judge(state, move, rules).state
            if before is not None and state.pick is None:
                beaten += move.do in WITH_CARDS and move.seat != before.seat
                finished += before.seat in state.standing.out
    assert begun > 60
    assert beaten > 10
    assert finished > 10


def judged(state: State, rules: Rules) -> list[Action]:
    """List the legal actions by asking the judge about every conceivable one."""
    turn = state.turn
    if turn is None:
        return []
    return [move for move in conceivable(state, turn.seat) if judge(state, move, rules).accepted]


@pytest.mark.parametrize("number", [0, 2])
def test_perft_counts_the_same_by_lister_and_by_judge(number: int) -> None:
    rules = RULESETS[number]
    for seed in range(4):
        state = start(random.Random(seed), rules, 3)
        for depth in range(4):
            assert perft.perft(state, depth, rules) == perft.perft(state, depth, rules, judged)
        assert sum(perft.divide(state, 3, rules).values()) == perft.perft(state, 3, rules)
