"""Being caught holding one's 3s (被憋3) in random hands, against the record of who laid what over whom."""

import random
from typing import Any

import pytest

from gouji.lister import moves
from gouji.play import consequences
from gouji.play.action import WITH_CARDS
from gouji.play.judge import judge
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.settle import tribute
from gouji.table.cards import counts_of
from gouji_spec.ruleset import Ruleset

HELD = rules_of(Ruleset.of("qingdao-full"))
TO_THE_END = rules_of(Ruleset.of("qingdao-full", hand_end="last_hand", burn_failure="last_place"))
OWED = rules_of(Ruleset.of("qingdao-full", held_three_tribute="on"))
FREE = rules_of(Ruleset.of("outline"))
RANKS = "33345678TKA2S"


def dealt(rng: random.Random, rules: Rules) -> State:
    hands = tuple(counts_of(["3456789TJQKA2SB".index(rng.choice(RANKS)) for _ in range(5)]) for _ in range(6))
    return consequences.start(hands, rng.randint(1, 6), rules)


def played(seed: int, rules: Rules) -> tuple[State, list[tuple[int, int]]]:
    """Play a hand at random; return its end, and who was caught by whom as the laid sets tell it."""
    rng = random.Random(seed)
    state, caught = dealt(rng, rules), list[tuple[int, int]]()
    lying = 0
    for _ in range(300):
        listed = moves.legal(state, rules)
        if not listed:
            break
        laying = [move for move in listed if move.do in WITH_CARDS]
        move = rng.choice(laying if laying and rng.random() < 0.7 else listed)
        leads, before = state.round is None, state
        outcome = judge(state, move, rules)
        assert outcome.accepted
        state = outcome.state
        if move.do in WITH_CARDS and state.standing.aside == before.standing.aside:
            if not leads and lying:
                left = before.hands[lying - 1]
                caught += [(lying, move.seat)] if left[0] and not any(left[1:]) else []
            lying = move.seat
        known = [event.seat for event in outcome.events if event.name == "caught_holding_threes"]
        new = [fact[0] for fact in state.caught_known if fact not in before.caught_known]
        assert sorted(known) == sorted(new)
        for payer, _ in state.standing.caught:
            told = payer in state.standing.out or bool(state.places)
            assert (payer in [seat for seat, _ in state.caught_known]) == told
    return state, caught


@pytest.mark.parametrize("rules", [HELD, TO_THE_END])
def test_who_is_caught_in_random_hands(rules: Rules) -> None:
    several = 0
    for seed in range(300):
        state, caught = played(seed, rules)
        assert list(state.standing.caught) == caught
        assert len({payer for payer, _ in caught}) == len(caught)
        several += len(caught) > 1
        if state.places:
            assert list(state.caught_known) == caught
            across = [(payer, beater) for payer, beater in caught if (payer + beater) % 2]
            owed = tribute.held_dues(state.standing.caught, OWED)
            assert [(due.payer, due.receiver, due.count) for due in owed] == [(*pair, 1) for pair in across]
    assert several > 10


def test_where_the_3s_are_not_held_nobody_is() -> None:
    for seed in range(60):
        state, _ = played(seed, FREE)
        assert state.standing.caught == state.caught_known == ()


def test_it_is_known_when_he_is_out_and_not_before(table: Any) -> None:
    t = table("qingdao-full", hands="1: 9 33 / 6: T 8")
    t.ok("P1 play 9, P2 pass, P3 pass, P4 pass, P5 pass, P6 play T")
    assert (t.state.standing.caught, t.state.caught_known) == (((1, 6),), ())
    t.ok("P1 pass, P3 cover, P6 play 8, P1 wind, P2 pass, P3 pass, P4 pass, P5 pass, P3 cover, P1 play 33")
    assert t.state.caught_known == ((1, 6),)
    assert "caught_holding_threes" in [event.name for event in t.last.events]
