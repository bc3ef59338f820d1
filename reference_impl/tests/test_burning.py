"""Burning as it is played: who is asked, what a burner owes, and what becomes of a burn (Article 10)."""

from collections.abc import Callable
from typing import Any

import pytest

Sit = Callable[..., Any]


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
