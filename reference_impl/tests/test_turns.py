"""Articles 3, 8 (turns), 11, 13: whose turn it is, passing and coming back, covering, wrong sets."""

from collections.abc import Callable
from typing import Any

import pytest

Sit = Callable[..., Any]


# Turns and passing, clauses under Article 8


def test_a_set_asks_the_others_counter_clockwise(table: Sit) -> None:
    t = table(hands="1: 7 8 / 3: 9 5")
    t.ok("P1 play 7").asks(2, "play pass")
    t.ok("P2 pass").asks(3, "play pass").ok("P3 play 9").asks(4, "play pass")
    t.ok("P4 pass").asks(5).ok("P5 pass").asks(6, "play pass yield").ok("P6 pass").asks(1, "play pass")


def test_the_lead_cannot_be_passed(table: Sit) -> None:
    t = table(hands="1: 7 8")
    t.no("P1 pass", "pass_on_lead").no("P1 cover", "no_set_on_table").no("P1 wind", "no_set_on_table")
    t.no("P2 play 5", "not_your_turn").leads(1)


def test_acting_out_of_turn_changes_nothing(table: Sit) -> None:
    t = table(hands="1: 7 8 / 3: 9 5").ok("P1 play 7")
    t.no("P3 play 9", "not_your_turn").no("P3 pass", "not_your_turn").no("P1 play 8", "not_your_turn").asks(2)


def test_whoever_passed_is_not_asked_on_another_set_of_the_round(table: Sit) -> None:
    t = table(hands="1: 7 8 / 2: 9 9 / 3: 8 4")
    t.ok("P1 play 7, P2 pass, P3 play 8, P4 pass, P5 pass, P6 pass").asks(1)
    t.no("P2 play 9", "not_your_turn", "already_passed")
    t.ok("P1 pass").asks(6, "cover allow_cover").ok("P6 cover").leads(3)


def test_a_pass_on_another_set_leaves_the_last_word_on_the_opposites_set(table: Sit) -> None:
    # P4 passes on P3's set; P1 then lays the set of P4's opposite, and P4 speaks after all others
    t = table(hands="1: 9 4 / 4: T T / 3: 6 8", lead=3)
    t.ok("P3 play 6, P4 pass, P5 pass, P6 pass, P1 play 9, P2 pass").asks(3, "play pass")
    t.ok("P3 pass").asks(4, "play cover allow_cover").ok("P4 play T").asks(1, "play cover allow_cover")


def test_the_opposite_who_comes_back_still_counts_as_passed(table: Sit) -> None:
    t = table(hands="1: 9 J 4 / 4: T Q 5 / 3: 6 8", lead=3)
    t.ok("P3 play 6, P4 pass, P5 pass, P6 pass, P1 play 9, P2 pass, P3 pass, P4 play T")
    assert t.state.round.passed == {2, 3, 4, 5, 6}
    t.ok("P1 play J").asks(4, "play cover allow_cover").ok("P4 play Q").asks(1, "play cover allow_cover")


def test_one_who_passed_elsewhere_is_last_on_his_opposites_set(table: Sit) -> None:
    t = table(hands="1: 9 4 / 3: 6 8 / 2: 7 J", lead=3)
    t.ok("P3 play 6, P4 pass, P5 pass, P6 pass, P1 play 9, P2 play J, P3 pass, P1 pass")
    t.asks(5, "play cover allow_cover").no("P4 play T", "already_passed", "not_your_turn", "cards_not_held")


def test_a_pass_on_the_opposites_own_set_is_final_for_it(table: Sit) -> None:
    t = table(hands="1: 7 8 / 4: 9 9")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 pass, P5 pass, P6 pass").asks(4, "cover allow_cover")
    t.no("P4 play 9", "passed_this_set").no("P4 pass", "pass_not_offered").ok("P4 cover").leads(1)


def test_a_new_set_of_the_opposite_gives_the_last_word_again(table: Sit) -> None:
    t = table(hands="1: 7 T 4 / 4: J J / 5: 9 4")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 pass, P5 play 9, P6 pass, P1 play T, P5 pass").asks(4)
    t.ok("P4 play J").asks(1)


def test_passes_end_with_the_round(table: Sit) -> None:
    t = table(hands="1: 7 8 8 / 2: 9 9")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 pass, P5 pass, P6 pass, P4 cover, P1 play 8").asks(2, "play pass")
    assert t.state.round is not None
    assert t.state.round.passed == frozenset()


def test_the_player_of_a_set_is_asked_again_when_it_is_beaten(table: Sit) -> None:
    t = table(hands="1: 7 9 4 / 2: 8 8")
    t.ok("P1 play 7, P2 play 8, P3 pass, P4 pass, P5 pass, P6 pass").asks(1, "play pass")


# Covering, clauses under Article 13


def test_no_lead_before_the_cover(table: Sit) -> None:
    t = table(hands="1: 7 8")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 pass, P5 pass, P6 pass").asks(4, "cover allow_cover")
    assert t.state.phase == "cover"
    t.no("P1 play 8", "lead_before_cover", "not_your_turn").ok("P4 cover").leads(1)


def test_no_lead_while_the_opposite_may_still_follow_or_cover(table: Sit) -> None:
    t = table(hands="1: AA 8").ok("P1 play AA").asks(4, "play cover allow_cover")
    t.no("P1 play 8", "lead_before_cover", "not_your_turn")
    t = table(hands="1: AA").ok("P1 play AA").no("P2 play 5", "lead_before_cover", "not_the_opposite_gouji")


def test_another_seats_cover_needs_leave(table: Sit) -> None:
    t = table(hands="1: 7 8")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 pass, P5 pass, P6 pass")
    t.no("P6 cover", "not_the_coverer").no("P1 cover", "not_the_coverer")
    t.no("P2 allow_cover P6", "allow_not_the_coverer")
    t.ok("P4 allow_cover P6").asks(4)
    t.no("P2 cover", "not_the_coverer")
    t.ok("P6 cover").leads(1)


def test_leave_to_cover_is_given_once_and_to_another_in_play(table: Sit) -> None:
    t = table(hands="1: 7 8", out=(3,))
    t.ok("P1 play 7, P2 pass, P4 pass, P5 pass, P6 pass")
    t.no("P4 allow_cover P4", "allow_another_in_play").no("P4 allow_cover P3", "allow_another_in_play")
    t.ok("P4 allow_cover P6").no("P4 allow_cover P2", "allowed_already").ok("P4 cover").leads(1)


def test_leave_to_cover_holds_for_the_round(table: Sit) -> None:
    t = table(hands="1: QQQ 22 AAA / 4: KKK 5", lead=1)
    t.ok("P1 play QQQ").asks(4, "play cover allow_cover").ok("P4 allow_cover P5, P4 play KKK, P1 play AAA")
    t.asks(4, "play cover").ok("P5 cover").leads(1)


def test_no_cover_while_others_are_to_be_asked(table: Sit) -> None:
    t = table(hands="1: 7 8").ok("P1 play 7, P2 pass, P3 pass").asks(4, "play pass yield")
    t.no("P4 cover", "cover_not_yet").no("P4 allow_cover P5", "cover_not_yet").no("P5 cover", "cover_not_yet")


def test_the_last_to_be_asked_follows_or_covers(table: Sit) -> None:
    t = table(hands="1: 7 T / 4: 9 9 / 5: 8 4")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 yield, P5 pass, P6 pass").asks(4, "play cover allow_cover")
    t.no("P4 pass", "pass_not_offered").ok("P4 cover").leads(1)


def test_no_cover_where_the_opposite_is_out(table: Sit) -> None:
    t = table(hands="1: 7 8", out=(4,))
    t.ok("P1 play 7, P2 pass, P3 pass, P5 pass, P6 pass").leads(1)


def test_under_automatic_cover_the_round_closes_by_itself(table: Sit) -> None:
    t = table("online", "1: 7 8 / 4: 9 9")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 pass, P5 pass").asks(6, "play pass")
    t.no("P4 cover", "cover_is_automatic").ok("P6 pass").leads(1)


def test_under_automatic_cover_the_opposite_passes_on_a_gouji_set(table: Sit) -> None:
    t = table("online", "1: AA 8 / 4: 9 9").ok("P1 play AA").asks(4, "play pass")
    t.no("P4 cover", "cover_is_automatic").no("P4 allow_cover P5", "cover_is_automatic").ok("P4 pass").leads(1)


# Wrong sets, clauses under Article 8


def test_a_wrong_follow_costs_the_turn(table: Sit) -> None:
    t = table(hands="1: 7 8 / 2: 6 9 9")
    t.ok("P1 play 7").wrong("P2 play 6", "rank_not_higher").asks(3)
    assert t.state.round is not None
    assert t.state.round.passed == {2}
    assert t.state.hand(2) == t.state.hands[1]
    t.no("P2 play 9", "already_passed")


@pytest.mark.parametrize(
    ("cards", "reason"),
    [("99", "count_differs"), ("7", "rank_not_higher"), ("6 9", "mixed_ranks"), ("6", "rank_not_higher")],
)
def test_every_kind_of_wrong_follow_costs_the_turn(table: Sit, cards: str, reason: str) -> None:
    table(hands="1: 7 8 / 2: 6 7 9 9").ok("P1 play 7").wrong(f"P2 play {cards}", reason).asks(3)


def test_cards_not_held_cost_nothing(table: Sit) -> None:
    t = table(hands="1: 7 8 / 2: 6 9").ok("P1 play 7")
    t.no("P2 play K", "cards_not_held").no("P2 play 99", "cards_not_held", "count_differs").asks(2)
    t.no("P2 play", "no_cards").no("P2 yield", "yield_not_opposite").no("P2 wind", "wind_not_bottom").asks(2)


def test_under_reject_a_wrong_follow_is_handed_back(table: Sit) -> None:
    t = table("outline", "1: 7 8 / 2: 6 9 9", misplay="reject").ok("P1 play 7")
    t.no("P2 play 6", "rank_not_higher").asks(2, "play pass").ok("P2 play 9").asks(3)


def test_a_wrong_lead_is_refused_and_the_lead_stays(table: Sit) -> None:
    t = table(hands="1: 7 8")
    t.no("P1 play 78", "mixed_ranks").no("P1 play 9", "cards_not_held").leads(1).ok("P1 play 8")


def test_a_wrong_follow_on_a_gouji_set_leaves_only_the_cover(table: Sit) -> None:
    t = table(hands="1: AA 8 / 4: KK 22")
    t.ok("P1 play AA").asks(4, "play cover allow_cover").wrong("P4 play KK", "rank_not_higher")
    t.asks(4, "cover allow_cover").no("P4 play 22").ok("P4 cover").leads(1)


def test_a_wrong_follow_on_a_gouji_set_closes_the_round_under_automatic_cover(table: Sit) -> None:
    t = table("online", "1: AA 8 / 4: KK 22", misplay="forfeit")
    t.ok("P1 play AA").wrong("P4 play KK", "rank_not_higher").leads(1)


def test_a_wrong_follow_of_a_yielder_leaves_only_the_cover(table: Sit) -> None:
    t = table(hands="1: 7 T / 4: 6 9")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 yield, P5 pass, P6 pass").wrong("P4 play 6", "rank_not_higher")
    t.asks(4, "cover allow_cover")


# Going out and the end of the hand, clauses under Article 3


def test_whoever_is_out_is_not_asked_and_cannot_act(table: Sit) -> None:
    t = table(hands="1: 7 / 2: 8 9")
    t.ok("P1 play 7")
    assert "went_out" in t.events
    assert t.state.standing.out == (1,)
    t.no("P1 play 7", "not_in_play").ok("P2 play 8, P3 pass, P4 pass, P5 pass, P6 pass, P5 cover").leads(2)


def test_the_hand_ends_when_one_side_is_left(table: Sit) -> None:
    t = table(hands="5: 9", lead=5, out=(1, 3))
    t.ok("P5 play 9")
    assert t.state.phase == "over"
    assert t.state.turn is None
    # the places left go in turn order from the last player out: P6, P2, P4
    assert t.state.places == (1, 3, 5, 6, 2, 4)
    t.no("P6 play 4", "hand_is_over")


def test_under_last_hand_one_side_plays_on(table: Sit) -> None:
    t = table("outline", "5: 9 / 2: 8 T / 4: 8 J / 6: 7 7", lead=5, out=(1, 3), hand_end="last_hand")
    t.ok("P5 play 9").asks(6).ok("P6 wind, P2 play T, P4 play J, P6 pass, P2 pass").leads(4)
    t.ok("P4 play 8").asks(6).ok("P6 wind, P2 pass").leads(6).ok("P6 play 77")
    assert t.state.places == (1, 3, 5, 4, 6, 2)


def test_a_position_of_one_side_is_over_at_once(table: Sit) -> None:
    t = table(out=(1, 3, 5))
    assert t.state.phase == "over"
    assert t.state.places == (1, 3, 5, 6, 2, 4)


def test_a_leader_who_is_out_passes_the_lead_on(table: Sit) -> None:
    table(lead=3, out=(3, 4)).leads(5)
