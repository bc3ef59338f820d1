"""Articles 9, 10, 12, 16, 17 and 23: 够级, burning, yielding, bottom sets, 够死级, headless players."""

from collections.abc import Callable
from typing import Any

import pytest

Sit = Callable[..., Any]


# 够级, clauses under Article 9


def test_only_the_opposite_answers_a_gouji_set(table: Sit) -> None:
    t = table(hands="1: AA 9 / 2: 22 5 5 5 5 6 7 8 / 4: 22 9")
    t.ok("P1 play AA").asks(4, "play cover allow_cover")
    t.no("P2 play 22", "not_the_opposite_gouji").no("P4 pass", "pass_not_offered").no("P4 yield", "yield_on_gouji")
    assert t.state.round.passed == frozenset()
    t.ok("P4 play 22").asks(1, "play cover allow_cover")


def test_others_do_not_count_as_having_passed(table: Sit) -> None:
    t = table(hands="1: AA 9 / 4: 22 7 / 2: 8 8").ok("P1 play AA, P4 cover, P1 play 9")
    t.asks(2, "play pass wind")


def test_the_opposite_answers_a_gouji_set_even_after_a_pass(table: Sit) -> None:
    t = table(hands="3: 7 7 8 / 1: AA 9 / 4: 22 9", lead=3)
    t.ok("P3 play 77, P4 pass, P5 pass, P6 pass, P1 play AA").asks(4, "play cover allow_cover").ok("P4 play 22").asks(1)


def test_a_gouji_answer_to_an_ordinary_set_asks_only_its_own_opposite(table: Sit) -> None:
    table(hands="1: 7 9 / 2: 2 8 / 5: 2 9").ok("P1 play 7, P2 play 2").asks(5, "play cover allow_cover")


# Yield, clauses under Article 12


def test_the_opposite_yields_and_covers_when_both_decline(table: Sit) -> None:
    t = table(hands="1: 7 9 / 4: 8 8").ok("P1 play 7, P2 pass, P3 pass, P4 yield").asks(5, "play pass")
    t.ok("P5 pass").asks(6, "play pass").ok("P6 pass").asks(4, "play cover allow_cover")
    t.no("P4 yield", "yield_nobody_after").ok("P4 cover").leads(1)


def test_after_a_yield_only_the_player_answers_the_yielder(table: Sit) -> None:
    t = table(hands="1: 7 9 4 / 4: 8 8").ok("P1 play 7, P2 pass, P3 pass, P4 yield, P5 pass, P6 pass, P4 play 8")
    t.asks(1, "play cover allow_cover").no("P2 play 9", "already_passed").ok("P1 play 9").asks(4)


def test_a_yielder_has_passed_when_a_seat_after_him_plays(table: Sit) -> None:
    t = table(hands="1: 7 T 4 / 4: 9 J / 6: 8 4 / 5: 8 8").ok("P1 play 7, P2 pass, P3 pass, P4 yield, P5 pass")
    t.ok("P6 play 8")
    assert t.state.round.passed == {2, 3, 4, 5}
    t.asks(1, "play pass").no("P4 play 9", "already_passed")
    t.ok("P1 play T").asks(6, "play pass").ok("P6 pass").asks(4, "play cover allow_cover").ok("P4 play J").asks(1)


def test_nobody_yields_but_the_opposite(table: Sit) -> None:
    t = table(hands="1: 7 9").ok("P1 play 7").no("P2 yield", "yield_not_opposite")
    t.no("P4 yield", "yield_seat_between_open", "not_your_turn")


def test_no_yield_with_nobody_after(table: Sit) -> None:
    # P5 is out and P6 has passed: nobody after P4 can act
    t = table(hands="4: 5 9 / 1: 7 9", lead=4, out=(5,)).ok("P4 play 5, P6 pass, P1 play 7, P2 pass, P3 pass")
    t.asks(4, "play cover allow_cover").no("P4 yield", "yield_nobody_after")


def test_the_opposite_who_is_asked_last_of_all_cannot_yield(table: Sit) -> None:
    t = table(hands="1: 9 4 / 4: T T / 3: 6 8", lead=3)
    t.ok("P3 play 6, P4 pass, P5 pass, P6 pass, P1 play 9, P2 pass, P3 pass").asks(4).no(
        "P4 yield", "yield_nobody_after"
    )


def test_one_seat_after_is_enough_to_yield(table: Sit) -> None:
    t = table(hands="5: 4 8 / 1: 7 9 / 4: T T / 6: 3 3", lead=5)
    t.ok("P5 play 4, P6 pass, P1 play 7, P2 pass, P3 pass").asks(4, "play pass yield").ok("P4 yield").asks(5)
    t.ok("P5 pass").asks(4, "play cover allow_cover")


def test_under_automatic_cover_the_yielder_passes_in_the_end(table: Sit) -> None:
    t = table("online", "1: 7 9 / 4: 8 8").ok("P1 play 7, P2 pass, P3 pass, P4 yield, P5 pass, P6 pass")
    t.asks(4, "play pass").ok("P4 pass").leads(1)


def test_yield_where_a_seat_asked_for_the_wind(table: Sit) -> None:
    t = table(hands="1: 7 / 4: 8 8 / 2: 9 9").ok("P1 play 7, P2 wind, P3 pass").asks(4, "play pass yield")
    t.ok("P4 yield, P5 pass, P6 pass, P4 play 8").asks(2, "play pass").ok("P2 play 9").asks(4, "play pass")


def test_yield_on_a_bottom_set(table: Sit) -> None:
    t = table(hands="1: 7 / 4: 88 A").ok("P1 play 7, P2 pass, P3 pass, P4 yield, P5 pass, P6 pass")
    t.asks(4, "play cover allow_cover").ok("P4 cover").leads(2)


# Burning, clauses under Article 10

BURNER = "22 S 9 9"
"""Burns AA with 22 and keeps a 9-set and a joker: one rank, one joker."""


def test_a_burner_is_asked_before_the_opposite(table: Sit) -> None:
    t = table(hands=f"1: AA 7 8 9 T / 2: {BURNER} / 4: 22").ok("P1 play AA").asks(2, "burn decline")
    assert t.state.phase == "burn"
    t.no("P4 play 22", "not_your_turn").no("P2 play 22", "burn_or_decline").no("P2 pass", "burn_or_decline")
    t.ok("P2 decline").asks(4, "play cover allow_cover")


def test_only_those_who_hold_a_burn_are_asked(table: Sit) -> None:
    t = table(hands="1: AA 9 / 2: 22 5 6 7 / 4: 5 5").ok("P1 play AA").asks(4)
    t.no("P2 burn 22", "not_your_turn", "burn_no_joker_path").no("P2 decline", "decline_outside_window")


def test_the_players_side_is_asked_first(table: Sit) -> None:
    t = table(hands="1: KK 9 / 2: AA 9 / 3: AA 9 / 5: AA 9 / 6: AA 9").ok("P1 play KK").asks(3, "burn decline")
    t.ok("P3 decline").asks(5).ok("P5 decline").asks(2).ok("P2 decline").asks(6).ok("P6 decline").asks(4)


def test_the_opposite_does_not_burn(table: Sit) -> None:
    t = (
        table(hands="1: KK 9 / 4: AA 9")
        .ok("P1 play KK")
        .asks(4, "play cover allow_cover")
        .no("P4 burn AA", "burn_by_opposite")
    )
    t.ok("P4 play AA")
    assert t.state.debt is None


def test_no_burn_after_a_pass(table: Sit) -> None:
    t = table(hands="6: 77 8 / 1: KK 9 9 / 2: AA 9 / 3: AA 9", lead=6)
    t.ok("P6 play 77").asks(1).ok("P1 pass, P2 pass, P3 pass, P4 pass, P5 pass, P3 cover, P6 play 8")
    t = table(hands="6: 77 8 8 / 2: AA 9 / 4: KK 5 5 / 3: AA 9 / 1: AA 9", lead=6)
    t.ok("P6 play 77, P1 pass, P2 pass, P3 pass, P4 play KK").asks(1, "play cover allow_cover")
    t.no("P2 burn AA", "burn_passed").no("P3 burn AA", "burn_passed")


@pytest.mark.parametrize(
    ("hand", "burns"),
    [
        ("AA", True),  # nothing is left
        ("AA 99", True),  # one set left, no joker
        ("AA 99 8", False),  # two ranks, no joker
        ("AA 99 8S", True),
        ("AA 99 8 7 S", False),
        ("AA 99 8 7 SB", True),
        ("AA 22", True),  # the 2s alone are one set
        ("AA 22 9", True),  # the 2s are pasted on the 9
        ("AA S", True),
        ("AA SS", True),
        ("22 55 66", False),  # S1's sum lets this pass; what is left governs
        ("A56 7 BS", False),  # AB spends a joker: 5, 6, 7 and S are left
    ],
)
def test_what_is_left_decides_who_may_burn(table: Sit, hand: str, burns: bool) -> None:
    t = table(hands=f"1: KK 4 / 3: {hand}").ok("P1 play KK")
    t.asks(3 if burns else 4)


def test_a_burn_that_spends_a_joker_is_judged_by_what_is_left(table: Sit) -> None:
    t = table(hands="1: KK 4 / 3: AA 2 2 5 6 S").ok("P1 play KK").asks(3)
    # 22 leaves A, 5, 6 with one joker: three ranks; A2 leaves A2 56 S likewise; AA leaves 5, 6, 22 and S
    t.wrong("P3 burn 22", "burn_no_joker_path")
    t = table(hands="1: KK 4 / 3: AA 2 2 5 6 S").ok("P1 play KK, P3 burn AA")
    assert t.state.debt.burner == 3


def test_a_wrong_burn_counts_as_declining(table: Sit) -> None:
    t = table(hands="1: KK 4 / 3: AA 9 / 4: 22").ok("P1 play KK").wrong("P3 burn A9", "mixed_ranks").asks(4)
    assert t.state.round.passed == frozenset()
    t = table(hands="1: KK 4 / 3: AA 9", misplay="reject").ok("P1 play KK").no("P3 burn A", "count_differs").asks(3)


def test_the_burners_opposite_answers_the_burn(table: Sit) -> None:
    t = table(hands="1: KK 4 / 3: AA 9 / 6: 22 4 / 4: 22 5 6 7").ok("P1 play KK, P3 burn AA")
    t.asks(6, "play cover allow_cover").no("P4 play 22", "not_the_opposite_gouji").ok("P6 play 22").asks(3)
    assert t.state.debt is None
    assert "burn_undone" in t.events


def test_an_unbeaten_burn_leads_with_a_joker_every_time(table: Sit) -> None:
    t = table(hands="1: KK 4 / 3: AA 9 9 8 S").ok("P1 play KK, P3 burn AA").asks(6).ok("P6 cover").leads(3)
    t.no("P3 play 99", "burner_must_hang").no("P3 play 8", "burner_must_hang")
    t.no("P3 play 9S", "burn_no_joker_path")  # 9 and 8 would be left without a joker
    t.ok("P3 play 8S").asks(6, "play cover allow_cover").ok("P6 cover").leads(3).ok("P3 play 99")
    assert t.state.debt is None
    assert t.state.standing.burn_dues == ((1, 3),)
    assert "burn_succeeded" in t.events


def test_the_debt_lasts_into_the_next_round_and_ends_with_a_beaten_set(table: Sit) -> None:
    t = table(hands="1: KK 4 / 3: AA 9 9 8 S / 6: TB 4").ok("P1 play KK, P3 burn AA, P6 cover, P3 play 8S")
    t.asks(6).ok("P6 play TB").asks(3, "cover allow_cover")
    assert t.state.debt is None
    assert "burn_undone" in t.events


def test_a_led_set_of_the_burner_may_be_burned(table: Sit) -> None:
    t = table(hands="1: KK 4 / 3: AA 9 9 8 S / 2: TB 4").ok("P1 play KK, P3 burn AA, P6 cover, P3 play 8S")
    t.asks(2, "burn decline").ok("P2 burn TB")
    assert t.state.debt.burner == 2
    assert t.state.debt.burned == 3
    t.asks(5, "cover allow_cover").ok("P5 cover").leads(2)


def test_a_burn_is_burned_again_by_the_player_burned(table: Sit) -> None:
    t = table(hands="1: KK 22 4 / 2: AA 9").ok("P1 play KK, P2 burn AA").asks(1, "burn decline").ok("P1 burn 22")
    assert t.state.debt.burner == 1
    t.asks(4, "play cover allow_cover")


def test_the_burned_players_opposite_may_burn_the_burner(table: Sit) -> None:
    t = (
        table(hands="1: KK 4 / 2: AA 9 / 4: 22 9 / 5: 22 9")
        .ok("P1 play KK, P5 decline, P2 burn AA")
        .asks(4, "burn decline")
    )
    t.no("P5 burn 22", "burn_by_opposite").ok("P4 decline").asks(5, "play cover allow_cover").ok("P5 play 22").asks(2)


def test_a_partner_burns_first_and_the_other_side_burns_it(table: Sit) -> None:
    t = (
        table(hands="1: QQQ 4 / 3: KKK 9 / 2: AAA 9")
        .ok("P1 play QQQ")
        .asks(3)
        .ok("P3 burn KKK")
        .asks(2, "burn decline")
    )
    t.ok("P2 burn AAA").asks(5, "play cover allow_cover")


def test_a_decline_is_no_pass_and_a_new_window_asks_afresh(table: Sit) -> None:
    t = table(hands="1: QQQ 4 / 3: AAA 9 / 5: KKK 9 / 2: 5 5 5").ok("P1 play QQQ, P3 decline").asks(5)
    t.ok("P5 burn KKK").asks(3, "burn decline").ok("P3 decline").asks(2, "play cover allow_cover")
    assert t.state.round.passed == frozenset()
    t = table(hands="1: KK 9 9 / 3: AA 8").ok("P1 play KK, P3 decline, P4 cover, P1 play 9").asks(2).ok("P2 pass")
    t.asks(3, "play pass")


def test_a_dead_burn_is_only_covered(table: Sit) -> None:
    t = table(hands="1: KK 4 / 3: AB 9 / 2: BB 9 / 6: 22").ok("P1 play KK, P3 burn AB").asks(6, "cover allow_cover")
    t.no("P2 burn BB", "burn_dead_set")


def test_no_burn_of_an_ordinary_or_a_dead_set(table: Sit) -> None:
    table(hands="1: 9 4 / 3: TS 9").ok("P1 play 9").no("P3 burn T", "burn_not_gouji")
    table(hands="1: KB 4 / 3: AB 9").ok("P1 play KB").asks(4, "cover allow_cover").no("P3 burn AB", "burn_dead_set")


def test_the_last_set_needs_a_joker_under_hung(table: Sit) -> None:
    t = table("outline", "1: KK 4 / 3: AA 9", burn_last="hung").ok("P1 play KK").asks(4)
    t = table("outline", "1: KK 4 / 3: AA 9 S", burn_last="hung").ok("P1 play KK, P3 burn AA, P6 cover")
    t.no("P3 play S", "burn_no_joker_path").no("P3 play 9", "burner_must_hang").ok("P3 play 9S")


@pytest.mark.parametrize(
    ("hand", "burns"),
    [
        ("AA 33", True),
        ("AA 9 33", False),
        ("AA 9S 33", True),
        ("AA 98S 33", False),
        ("AA 22 33", False),
        ("AA 9", True),
    ],
)
def test_under_hold_three_the_threes_are_the_last_set(table: Sit, hand: str, burns: bool) -> None:
    t = table("qingdao-full", f"1: KK 4 3 / 3: {hand} / 2: 4 3 / 4: 4 3 / 5: 4 3 / 6: 4 3").ok("P1 play KK")
    t.asks(3 if burns else 4)


def test_a_burner_under_hold_three_leads_out(table: Sit) -> None:
    t = table("qingdao-full", "1: KK 4 3 / 3: AA 9S 33").ok("P1 play KK, P3 burn AA, P6 cover")
    t.no(
        "P3 play 33",
        "three_last_only",
    ).no("P3 play 9", "burner_must_hang").ok("P3 play 9S, P6 cover").leads(3)
    t.no("P3 play 3", "threes_not_split").ok("P3 play 33")
    assert t.state.standing.out == (3,)


def test_hold_three_in_play(table: Sit) -> None:
    t = table("qingdao-full", "1: 33 44 2").no("P1 play 33", "three_last_only").no("P1 play 332", "threes_stand_alone")
    t.no("P1 play 3", "threes_not_split", "three_last_only").ok("P1 play 44")


def test_a_burn_need_only_beat_under_last_place(table: Sit) -> None:
    t = table("online", "1: KK 4 5 / 3: AA 5 6 7 8").ok("P1 play KK").asks(3, "burn decline").ok("P3 burn AA, P6 pass")
    t.leads(3).ok("P3 play 5")
    assert "made_last" in t.events
    assert t.state.standing.aside == (3,)
    assert t.state.debt is None
    t.leads(1)
    assert 6 in t.state.standing.headless
    assert sum(t.state.hand(3)) == 4
    t.no("P3 play 5", "not_in_play")


def test_after_a_failed_burn_the_next_in_play_leads_for_one_burned_who_is_out(table: Sit) -> None:
    t = (
        table("online", "1: KK / 3: AA 5 6 7 8 / 4: 4 4 / 2: 5 5")
        .ok("P1 play KK, P3 burn AA, P4 pass, P6 pass")
        .leads(3)
    )
    t.ok("P3 play 5").leads(2)


def test_a_burner_keeps_his_debt_under_last_place(table: Sit) -> None:
    t = table("online", "1: KK 4 5 / 3: AA 5 6 7 S").ok("P1 play KK, P3 burn AA, P6 pass, P3 play 5S, P6 pass").leads(3)
    t.ok("P3 play 6").leads(1)
    assert t.state.standing.aside == (3,)


def test_one_made_last_comes_below_all(table: Sit) -> None:
    t = table("online", "1: KK 4 5 / 3: AA 5 6 7 8 / 2: 7 7 / 4: 7 7 / 6: 7 7 / 5: 4 4")
    t.ok("P1 play KK, P3 burn AA, P6 pass, P3 play 5").leads(1)
    t.ok("P1 play 4").asks(2).ok("P2 pass, P4 pass, P5 pass, P6 pass, P1 play 5")
    t.ok("P2 play 7, P4 pass, P5 pass, P6 pass").leads(2).ok("P2 play 7")
    t.asks(4).ok("P4 pass, P5 pass, P6 pass").leads(4)
    assert t.state.standing.melee
    t.ok("P4 play 77, P5 pass, P6 pass").leads(5).ok("P5 play 44")
    assert t.state.places == (1, 2, 4, 5, 6, 3)


def test_a_failed_burn_may_end_the_hand(table: Sit) -> None:
    # P1 has revolted and P5 is out: with P3 made last only P2, P4 and P6 are left
    t = table("outline", "4: KK 5 / 3: AA 6 7 8", lead=4, out=(5,), revolution=1, burn_failure="last_place")
    t.ok("P4 play KK").asks(3, "burn decline").ok("P3 burn AA, P6 pass, P2 pass, P6 cover").leads(3).ok("P3 play 6")
    assert t.state.phase == "over"
    assert t.state.places == (5, 6, 2, 1, 4, 3)


def test_the_debt_ends_with_the_melee(table: Sit) -> None:
    # P1 burns the bottom set of the second out; when that round is over the melee begins and he owes nothing
    t = table(hands="2: KK / 5: 4 4 / 1: AA 9 8 S / 4: 4 4", lead=2, out=(6,)).ok("P2 play KK").asks(1, "burn decline")
    t.ok("P1 burn AA").asks(3, "play pass").ok("P3 pass").asks(4, "play pass").ok("P4 pass").asks(5, "play pass")
    assert t.state.debt.burner == 1
    t.ok("P5 pass, P4 cover").leads(1)
    assert t.state.standing.melee
    assert t.state.debt is None
    t.ok("P1 play 9")
    assert t.state.standing.burn_dues == ()


# Bottom sets and 够死级, clauses under Article 16


def test_the_opposite_answers_the_bottom_even_after_a_pass(table: Sit) -> None:
    t = table(hands="1: 9 / 3: 7 T / 4: J 5", lead=3)
    t.ok("P3 play 7, P4 pass, P5 pass, P6 pass, P1 play 9, P2 pass, P3 pass").asks(4, "play cover allow_cover")
    t.ok("P4 play J").leads(4)


def test_after_a_bottom_set_nobody_who_passed_comes_back(table: Sit) -> None:
    t = table(hands="1: 9 / 3: 7 T 5 / 6: Q 5 / 2: T 4 / 5: J 4", lead=3)
    t.ok("P3 play 7, P4 pass, P5 pass, P6 pass, P1 play 9, P2 pass, P3 play T").asks(6, "cover allow_cover")
    t.no("P6 play Q", "no_reentry_after_bottom").ok("P6 cover").leads(3)


def test_after_a_bottom_set_whoever_passed_is_told_so_of_any_set(table: Sit) -> None:
    # GJ-16.4.1 shuts out all who have passed, from the bottom set on; P2 is opposite to neither P1 nor P3
    t = table(hands="1: 9 / 3: 7 T 5 / 4: J 4 / 6: Q 5 / 2: J 4 / 5: J 4", lead=3)
    t.ok("P3 play 7, P4 pass, P5 pass, P6 pass, P1 play 9")
    t.no("P5 play J", "not_your_turn", "already_passed", "no_reentry_after_bottom").ok("P2 pass")
    t.ok("P3 play T").no("P2 play J", "not_your_turn", "already_passed", "no_reentry_after_bottom")


def test_after_a_bottom_set_a_gouji_set_of_a_passed_opposite_is_only_covered(table: Sit) -> None:
    t = table(hands="1: 9 / 3: 7 2 5 / 6: S 5 6 7 8 / 2: T 4", lead=3)
    t.ok("P3 play 7, P4 pass, P5 pass, P6 pass, P1 play 9, P2 pass, P3 play 2").asks(6, "cover allow_cover")


def test_a_gouji_answer_to_a_bottom_set_is_a_dead_gouji(table: Sit) -> None:
    t = table(hands="1: 77 / 4: AA 5 6 7 / 5: 22 5 6 7 / 2: 5 5").ok("P1 play 77, P2 pass, P3 pass, P4 play AA")
    assert "dead_gou" in t.events
    t.leads(4)


def test_a_dead_gouji_is_only_burned(table: Sit) -> None:
    t = table(hands="1: KK / 4: AA 5 6 7 / 5: 22 9 / 2: 22 5 5 6 7 8").ok("P1 play KK").asks(5, "burn decline")
    t.ok("P5 decline, P4 play AA").asks(5, "burn decline")
    assert t.state.round.table.dead_gou
    t.no("P2 play 22", "dead_gou_only_burned").ok("P5 burn 22").asks(2, "play pass")
    t.ok("P2 pass").asks(4, "play pass").ok("P4 pass").asks(2, "cover allow_cover").ok("P2 cover").leads(5)


def test_a_dead_gouji_nobody_burns_leads(table: Sit) -> None:
    table(hands="1: KK / 4: AA 5 6 7 / 5: 22 9").ok("P1 play KK, P5 decline, P4 play AA, P5 decline").leads(4)


def test_an_ordinary_answer_to_a_bottom_set_is_open_to_all(table: Sit) -> None:
    t = table(hands="1: 77 / 4: 88 5 / 5: 99 4 / 6: 4 4 4").ok("P1 play 77, P2 wind, P3 pass, P4 play 88")
    t.asks(5, "play pass").ok("P5 pass, P6 pass").asks(2, "play pass").no("P3 play 99", "already_passed")


def test_a_gouji_answer_after_somebody_elses_set_is_no_dead_gouji(table: Sit) -> None:
    t = table(hands="1: 77 / 3: 88 5 / 4: AA 5 6 / 5: 22 5 6 7 8").ok("P1 play 77, P2 pass, P3 play 88, P4 play AA")
    assert not t.state.round.table.dead_gou
    t.asks(5, "play pass").ok("P5 play 22")


def test_a_big_joker_on_the_answer_leads_at_once(table: Sit) -> None:
    table(hands="1: 77 / 4: 8B 5 6 / 5: 22 9").ok("P1 play 77, P2 pass, P3 pass, P4 play 8B").leads(4)


def test_a_small_joker_hung_answers_as_a_dead_gouji(table: Sit) -> None:
    (table(hands="1: 77 / 4: 8S 5 6 / 5: 9B 9").ok("P1 play 77, P2 pass, P3 pass, P4 play 8S").asks(5, "burn decline"))


def test_s4_wants_a_gouji_bottom_for_a_dead_gouji(table: Sit) -> None:
    t = table("outline", "1: 77 / 4: AA 5 6 / 5: 22 5 6 7", dead_gou="gouji_bottom")
    t.ok("P1 play 77, P2 pass, P3 pass, P4 play AA").asks(5, "play pass")
    assert not t.state.round.table.dead_gou
    t = table("outline", "1: KK / 4: AA 5 6 / 5: 22 5 6 7", dead_gou="gouji_bottom")
    t.ok("P1 play KK, P4 play AA").leads(4)


def test_no_dead_gouji_where_the_second_out_is_the_firsts_opposite(table: Sit) -> None:
    hands = "1: KK / 4: AA / 5: 22 5 6 7 / 6: 4 4"
    t = table(hands=hands, dead_gou_second="open").ok("P1 play KK, P4 play AA")
    assert t.state.standing.out == (1, 4)
    assert not t.state.round.table.dead_gou
    t.asks(5, "play pass wind").ok("P5 wind").asks(6, "play pass").ok("P6 pass, P2 pass, P3 pass").leads(5)
    assert t.state.standing.melee


def test_on_a_gouji_bottom_the_opposite_answers_at_once(table: Sit) -> None:
    t = table(hands="1: KK / 4: AA 5 6 7 / 2: AA 5 6 7 8").ok("P1 play KK").asks(4, "play cover allow_cover")
    t.no("P2 play AA", "not_the_opposite_gouji")


def test_the_seconds_opposite_has_his_dead_gouji_too(table: Sit) -> None:
    t = table(hands="2: KK / 5: AA 4 / 3: 22 4 5 6 / 1: 22 9 / 4: 22 9", lead=2, out=(6,))
    # P3 is headless: he is asked in turn, before P5; P1 and P4 are asked for a burn
    t.ok("P2 play KK").asks(4, "burn decline").ok("P4 decline").asks(1, "burn decline").ok("P1 decline")
    t.asks(3, "play pass").ok("P3 pass").asks(5, "play cover allow_cover").ok("P5 play AA").asks(1, "burn decline")
    t.ok("P1 decline").asks(4, "burn decline").ok("P4 decline").leads(5)
    assert t.state.standing.melee


# Headless, clauses under Article 17


def test_a_headless_players_set_is_open_to_all(table: Sit) -> None:
    t = table(hands="4: AA 9 / 5: 22 5 6 / 3: 9B 5 6", lead=4, out=(1,))
    assert 4 in t.state.standing.headless
    t.ok("P4 play AA").asks(5, "play pass").no("P3 burn 9B").ok("P5 pass, P6 pass, P2 pass, P3 pass").leads(4)


def test_a_headless_players_gouji_set_is_not_burned(table: Sit) -> None:
    t = table(hands="4: AA 9 / 5: 22 9 / 6: 22 9", lead=4, out=(1,)).ok("P4 play AA").asks(5, "play pass")
    t.no("P6 burn 22", "burn_of_headless").ok("P5 pass").asks(6, "play pass")


def test_a_headless_player_answers_gouji_sets_in_turn(table: Sit) -> None:
    # P2's set: P4 (headless) comes before P5, P2's opposite
    t = table(hands="2: AA 9 / 4: 22 5 6 7", lead=2, out=(1,)).ok("P2 play AA").asks(4, "play pass")
    t.ok("P4 pass").asks(5, "play cover allow_cover").ok("P5 cover").leads(2)
    # P6's set: P3, its opposite, comes before P4
    t = table(hands="6: AA 9 / 4: 22 5 6 7 / 3: 22 5", lead=6, out=(1,)).ok("P6 play AA").asks(3, "play pass")
    t.ok("P3 pass").asks(4, "play pass").ok("P4 pass").asks(3, "cover allow_cover").ok("P3 cover").leads(6)


def test_a_headless_player_who_passed_is_out_of_the_round(table: Sit) -> None:
    t = table(hands="2: 7 9 / 4: 22 5 6 7 / 3: 8 4 / 5: A 4 / 6: 4 4 / 1: ", lead=2, out=(1,))
    t.ok("P2 play 7, P3 pass, P4 pass, P5 play A, P6 pass").asks(2, "play cover allow_cover")
    t.no("P4 play 2", "already_passed").ok("P2 cover").leads(5)


def test_a_headless_player_who_passed_does_not_answer_a_gouji_set(table: Sit) -> None:
    t = table(hands="2: 7 S 9 / 4: 22 B 5 6 7 8 / 3: 8 4", lead=2, out=(1,))
    t.ok("P2 play 7, P3 play 8, P4 pass, P5 pass, P6 pass, P2 play S").asks(5, "play cover allow_cover")
    t.no("P4 play B", "already_passed").ok("P5 cover").leads(2)


def test_a_headless_player_does_not_burn(table: Sit) -> None:
    (
        table(hands="2: AA 9 / 4: 22 9", lead=2, out=(1,))
        .ok("P2 play AA")
        .asks(4, "play pass")
        .no("P4 burn 22", "burn_headless")
    )


def test_a_headless_answer_is_open_to_all_who_have_not_passed(table: Sit) -> None:
    t = (
        table(hands="2: KK 9 / 4: AA 5 6 7 / 6: 22 5 6 7", lead=2, out=(1,))
        .ok("P2 play KK, P4 play AA")
        .asks(5, "play pass")
    )
    t.ok("P5 pass, P6 play 22").asks(3, "play pass").no("P5 play B", "not_the_opposite_gouji", "already_passed")
    # P4 is headless and has not passed: he is asked after P3, P6's opposite
    t.ok("P3 pass").asks(4, "play pass").ok("P4 pass").asks(3, "cover allow_cover")


def test_headless_from_the_very_round(table: Sit) -> None:
    t = table(hands="1: 7 / 4: 8 AA 5 / 5: 9 4 / 2: 22 4 5 6").ok(
        "P1 play 7, P2 wind, P3 pass, P4 play 8, P5 play 9, P6 pass"
    )
    t.asks(2, "play pass yield").ok("P2 play 2").asks(4, "play pass")


def test_nobody_covers_for_a_headless_player(table: Sit) -> None:
    t = table(hands="4: 9 B 5", lead=4, out=(1,)).ok("P4 play 9").no("P5 cover", "nothing_to_cover")
    t.ok("P5 pass, P6 pass, P2 pass, P3 pass").leads(4).ok("P4 play B").leads(4)


# The claimed head, clauses under Article 23


def test_a_claimed_gouji_set_is_answered_by_burners_only(table: Sit) -> None:
    t = table(hands="4: AA KK QQQ JJJJ 9 / 2: 22 9", lead=4, revolution=1, points="on")
    t.ok("P4 play KK").asks(2, "burn decline").ok("P2 decline").leads(4)
    assert t.state.standing.made == 1
    assert t.state.standing.claims == 2
    t.ok("P4 play AA, P2 decline").leads(4).ok("P4 play JJJJ").leads(4)
    assert t.state.standing.made == 3
    assert t.state.standing.opened == {4}
    assert 4 in t.state.standing.headless
    t.ok("P4 play QQQ").asks(5, "play pass")


def test_a_burned_claim_is_used_but_not_made(table: Sit) -> None:
    t = table(hands="4: KK AA 9 9 / 2: AA 9", lead=4, revolution=1).ok("P4 play KK, P2 burn AA")
    assert t.state.standing.claims == 2
    assert t.state.standing.made == 0
    t.asks(5, "play cover allow_cover")


def test_a_claimant_may_burn_and_is_not_headless(table: Sit) -> None:
    t = table(hands="2: KK 9 / 4: AA 9", lead=2, revolution=1).ok("P2 play KK").asks(4, "burn decline")
    t.ok("P4 burn AA").leads(4)
    assert t.state.standing.made == 1
    t = (
        table(hands="2: KK 9 / 4: AA 9 8 7", lead=2, revolution=1)
        .ok("P2 play KK")
        .asks(5)
        .no("P4 play AA", "not_the_opposite_gouji")
    )


def test_an_ordinary_set_of_the_claimant_uses_nothing(table: Sit) -> None:
    t = table(hands="4: 9 5 / 5: T 4", lead=4, revolution=1).ok("P4 play 9").asks(5, "play pass")
    assert t.state.standing.claims == 3
    t.ok("P5 pass, P6 pass, P2 pass, P3 pass").leads(4)


def test_giving_up_the_claim_makes_headless(table: Sit) -> None:
    t = table(hands="4: KK 5", lead=4, revolution=1).asks(4, "play renounce").ok("P4 renounce").asks(4, "play")
    assert 4 in t.state.standing.headless
    t.no("P4 renounce", "nothing_to_renounce").ok("P4 play KK").asks(5, "play pass")


def test_the_first_word_before_the_lead_is_his_whoever_leads(table: Sit) -> None:
    t = table(hands="4: KK 5 / 2: 9 9", lead=2, revolution=1).ok("P4 renounce").leads(2)
    t = table(hands="4: KK 5 / 2: 9 9 4", lead=2, revolution=1).no("P2 renounce", "head_not_yours").ok("P2 play 9")
    t.no("P4 renounce", "head_not_at_lead")
    t.ok("P3 pass, P4 pass, P5 pass, P6 pass, P5 cover").leads(2).no("P4 renounce", "head_not_at_lead")


def test_a_revolutionary_who_was_to_lead_passes_the_lead_on(table: Sit) -> None:
    table(lead=1, revolution=1).leads(2)


@pytest.mark.parametrize(
    ("out", "places"),
    [
        ((3, 5), (3, 5, 1, 6, 2, 4)),  # his partners are first and second: he is third, a sweep
        ((5, 3), (5, 3, 1, 4, 6, 2)),
        ((3, 2, 4, 6), (3, 2, 4, 1, 6, 5)),  # else fourth, and the places below move down
        ((2, 4, 6), (2, 4, 6, 1, 3, 5)),  # the other side's sweep stands
        ((3, 6, 5), (3, 6, 5, 1, 2, 4)),  # P2 and P4 are left; counted from P5, P2 comes first
    ],
)
def test_the_place_of_a_revolutionary(table: Sit, out: tuple[int, ...], places: tuple[int, ...]) -> None:
    t = table(out=out, revolution=1)
    assert t.state.phase == "over"
    assert t.state.places == places


def test_the_melee_with_a_revolutionary(table: Sit) -> None:
    t = table("online", "2: AA / 3: 22 4 / 5: 5 5", lead=2, revolution=1)
    t.ok("P2 play AA, P3 decline").asks(5, "play pass").ok("P5 pass").leads(3)
    assert t.state.standing.melee
    t = table(hands="2: AA / 3: 22 4 / 5: 5 5", lead=2, revolution=1).ok("P2 play AA, P3 decline, P5 cover").leads(3)
    assert not t.state.standing.melee


def test_after_a_yield_on_a_bottom_set_there_is_no_applying(table: Sit) -> None:
    t = table(hands="1: 8 / 4: 9 5", lead=1, out=(2,), revolution=3).ok("P1 play 8, P4 yield, P5 pass, P6 pass")
    t.asks(4, "play cover allow_cover").no("P4 wind", "wind_word_used").ok("P4 cover").leads(4)


def test_who_applied_and_must_cover_leads_only_after_the_cover(table: Sit) -> None:
    t = table(hands="1: 8 / 4: 9 5", lead=1, out=(2,), revolution=3).ok("P1 play 8, P4 wind, P5 pass, P6 pass")
    t.no("P4 wind", "wind_word_used").no("P4 play 9", "lead_before_cover").ok("P4 cover").leads(4)
