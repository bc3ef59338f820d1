"""Bottom sets and 够死级: who still answers the last set of a player (Article 16)."""

from collections.abc import Callable
from typing import Any

Sit = Callable[..., Any]


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
