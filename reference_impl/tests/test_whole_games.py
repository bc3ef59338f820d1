"""Whole hands: what must hold at every step of any hand, whoever plays it."""

import random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from gouji.lister import moves
from gouji.play import consequences, position
from gouji.play.action import Action, Verb
from gouji.play.judge import judge
from gouji.play.state import Debt, Laid, Right, Round, Standing, State
from gouji.rules import rules_of
from gouji.table.cards import DECK, Counts, parse_cards
from gouji.table.sets import set_of
from gouji_spec.ruleset import PROFILES, Ruleset


def deal(rng: random.Random, each: int) -> tuple[Counts, ...]:
    deck = [rank for rank in range(15) for _ in range(DECK[rank])]
    rng.shuffle(deck)
    hands = []
    for seat in range(6):
        counts = [0] * 15
        for rank in deck[seat * each : (seat + 1) * each]:
            counts[rank] += 1
        hands.append(tuple(counts))
    return tuple(hands)


def rebuilt(state: State) -> Any:
    """Return the state that the text of *state* makes."""
    parts = {"set_of": set_of} | {part.__name__: part for part in (Debt, Laid, Right, Round, Standing, State)}
    return eval(repr(state), parts)  # noqa: S307 - what repr promises


def laid_out(state: State) -> list[int]:
    return [sum(hand[rank] for hand in state.hands) for rank in range(15)]


def check_step(before: State, done: Action, after: State) -> None:
    """Check what every accepted action must leave true."""
    spent = [a - b for a, b in zip(laid_out(before), laid_out(after), strict=True)]
    assert all(many >= 0 for many in spent)
    if spent != [0] * 15:
        assert tuple(spent) == done.cards
        assert done.do in ("play", "burn")
    assert after.standing.out[: len(before.standing.out)] == before.standing.out
    assert done.seat not in before.standing.out
    for seat in range(1, 7):
        if seat != done.seat:
            assert before.hand(seat) == after.hand(seat)
    if after.places:
        assert sorted(after.places) == [1, 2, 3, 4, 5, 6]
        assert after.turn is None
        return
    turn = after.turn
    assert turn is not None
    assert turn.seat in after.standing.playing
    assert any(after.hand(turn.seat))
    assert (after.round is None) == (after.leader > 0)
    if after.round is not None:
        assert all(right.seat in after.standing.playing for right in after.round.queue)
    assert (after.debt is None) or after.debt.burner in after.standing.playing
    assert not (after.debt and after.standing.melee)


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seed", range(8))
def test_every_hand_comes_to_its_end(profile: str, seed: int) -> None:
    rules = rules_of(Ruleset.of(profile))
    rng = random.Random(seed)
    hands = deal(rng, 36 if seed % 4 == 0 else 9)
    revolution = 0 if seed % 3 else rng.randint(1, 6)
    kept = tuple((0,) * 15 if seat == revolution else hand for seat, hand in enumerate(hands, start=1))
    at = position.Position(kept, rng.randint(1, 6), (), revolution)
    state = at.start(rules)
    states = [state]
    for _ in range(3000):
        listed = moves.legal(state, rules)
        if not listed:
            break
        move = rng.choice(listed)
        outcome = judge(state, move, rules)
        assert outcome.accepted
        check_step(state, move, outcome.state)
        assert rebuilt(outcome.state) == outcome.state
        state = outcome.state
        states.append(state)
        at = at.with_action(move)
    assert state.places
    assert set(state.places) == {1, 2, 3, 4, 5, 6}
    # the record, read back, plays to the same states
    again = position.parse_position(str(at))
    assert again == at
    assert [again.start(rules), *(outcome.state for outcome in again.outcomes(rules))] == states
    assert hash(again.state(rules)) == hash(state)


def turned(seat: int, by: int) -> int:
    return (seat - 1 + by) % 6 + 1 if seat else 0


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("by", [1, 2])
def test_turning_the_table_changes_nothing_but_the_names(profile: str, by: int) -> None:
    rules = rules_of(Ruleset.of(profile))
    for seed in range(4):
        rng = random.Random(seed)
        hands = deal(rng, 8)
        revolution = 0 if seed % 2 else 2
        one = consequences.start(hands, 1, rules, (), revolution)
        other = consequences.start(hands[-by:] + hands[:-by], turned(1, by), rules, (), turned(revolution, by))
        while not one.places:
            listed = moves.legal(one, rules)
            moved = {Action(turned(m.seat, by), m.do, m.cards, turned(m.to, by)) for m in listed}
            assert moved == set(moves.legal(other, rules))
            move = rng.choice(listed)
            one = judge(one, move, rules).state
            twin = Action(turned(move.seat, by), move.do, move.cards, turned(move.to, by))
            other = judge(other, twin, rules).state
        assert tuple(turned(seat, by) for seat in one.places) == other.places


class AnyHand(RuleBasedStateMachine):
    """A window of a hand: legal actions, wrong ones, and ones out of turn, in any order."""

    @initialize(
        seed=st.integers(0, 2**32),
        profile=st.sampled_from(PROFILES),
        out=st.permutations(range(1, 7)),
        many=st.integers(0, 3),
    )
    def sit_down(self, seed: int, profile: str, out: list[int], many: int) -> None:
        self.played = rules_of(Ruleset.of(profile))
        gone = tuple(out[:many])
        hands = [(0,) * 15 if seat in gone else hand for seat, hand in enumerate(deal(random.Random(seed), 7), start=1)]
        self.state = consequences.start(tuple(hands), out[-1], self.played, gone)

    @precondition(lambda self: not self.state.places)
    @rule(pick=st.integers(0, 10**6))
    def legal(self, pick: int) -> None:
        listed = moves.legal(self.state, self.played)
        assert listed
        move = listed[pick % len(listed)]
        outcome = judge(self.state, move, self.played)
        assert outcome.accepted
        check_step(self.state, move, outcome.state)
        self.state = outcome.state

    @precondition(lambda self: not self.state.places)
    @rule(
        seat=st.integers(1, 6),
        do=st.sampled_from(["play", "burn", "pass", "cover", "yield", "wind", "decline"]),
        data=st.data(),
    )
    def anything(self, seat: int, do: Verb, data: st.DataObject) -> None:
        hand = self.state.hand(seat)
        laid = (
            tuple(data.draw(st.integers(0, many)) if many else 0 for many in hand)
            if do in ("play", "burn")
            else (0,) * 15
        )
        move = Action(seat, do, laid)
        before = self.state
        outcome = judge(before, move, self.played)
        turn = before.turn
        if turn is not None and turn.seat == seat:
            assert outcome.accepted == (move in moves.legal(before, self.played))
        if outcome.accepted:
            check_step(before, move, outcome.state)
        elif outcome.state != before:
            assert self.played.misplay == "forfeit"
            assert outcome.state.hands == before.hands
        self.state = outcome.state

    @precondition(lambda self: bool(self.state.places))
    @rule(seat=st.integers(1, 6))
    def after_the_end(self, seat: int) -> None:
        assert judge(self.state, Action(seat, "pass"), self.played).reasons == ("hand_is_over",)

    @invariant()
    def can_be_written_down(self) -> None:
        if hasattr(self, "state"):
            assert rebuilt(self.state) == self.state


TestAnyHand: Any = AnyHand.TestCase
TestAnyHand.settings = settings(max_examples=25, stateful_step_count=60, deadline=None)


def test_states_with_the_same_past_are_equal() -> None:
    rules = rules_of(Ruleset.of("outline"))
    hands = tuple(parse_cards("7 8 9") for _ in range(6))
    one, other = consequences.start(hands, 1, rules), consequences.start(hands, 1, rules)
    assert one == other
    assert hash(one) == hash(other)
    done = judge(one, Action(1, "play", parse_cards("7")), rules).state
    assert done != one
    assert done == judge(other, Action(1, "play", parse_cards("7")), rules).state
