"""Articles 9, 12, 17 and 23: 够级, yielding, headless players, the claimed head."""

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
