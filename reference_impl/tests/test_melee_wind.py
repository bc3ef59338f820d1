"""Articles 18 and 19: the melee of four and the wind."""

from collections.abc import Callable
from typing import Any

Sit = Callable[..., Any]


def test_the_melee_knows_no_gouji_rules(table: Sit) -> None:
    t = table(hands="1: AA 9 / 2: 22 4 / 5: 3", out=(3, 4))
    assert t.state.standing.melee
    t.ok("P1 play AA").asks(2, "play pass").ok("P2 play 22").asks(5, "play pass")


def test_in_the_melee_a_pass_binds_for_that_set_only(table: Sit) -> None:
    t = table(hands="1: 7 9 / 2: T J / 5: 8 4 / 6: 4 4", out=(3, 4))
    t.ok("P1 play 7, P2 pass, P5 play 8").asks(6).ok("P6 pass, P1 pass").asks(2, "play cover allow_cover")
    t.ok("P2 play T").asks(5, "play pass").ok("P5 pass, P6 pass").asks(1, "play pass")


def test_in_the_melee_there_is_no_burn_and_no_yield(table: Sit) -> None:
    t = table(hands="1: AA 9 / 5: 22B 4 / 2: 5 5 / 6: 4 4", out=(3, 4))
    t.ok("P1 play AA").asks(2).no("P5 burn 22", "burn_in_melee", "not_your_turn")
    t = table(hands="1: 7 9 / 4: 8 8 / 2: 5 5 / 6: 4 4", out=(3, 5))
    t.ok("P1 play 7, P2 pass").asks(4, "play pass").no("P4 yield", "yield_in_melee")


def test_in_the_melee_a_dead_set_is_only_covered(table: Sit) -> None:
    t = table(hands="1: B 9 / 4: 8 8", out=(3, 5))
    t.ok("P1 play B").asks(4, "cover allow_cover").ok("P4 cover").leads(1)
    t = table(hands="1: B 9 / 2: 8 8", out=(3, 4))
    t.ok("P1 play B").leads(1)


def test_the_opposite_covers_in_the_melee_too(table: Sit) -> None:
    t = table(hands="1: 7 9 / 4: 8 8", out=(3, 5))
    t.ok("P1 play 7, P2 pass, P4 pass, P6 pass").asks(4, "cover allow_cover").no("P6 cover", "not_the_coverer")
    t.ok("P4 cover").leads(1)


def test_any_opponent_may_cover_in_the_melee_of_s1(table: Sit) -> None:
    t = table("folk", "1: 7 9 / 4: 8 8", out=(3, 5))
    t.ok("P1 play 7, P2 pass, P4 pass").no("P2 cover", "cover_not_yet").ok("P6 pass").asks(4, "cover allow_cover")
    t.no("P1 cover", "not_the_coverer").no("P3 cover", "not_in_play").ok("P2 cover").leads(1)


def test_no_opponent_covers_for_one_who_may_still_follow(table: Sit) -> None:
    t = table("folk", "1: 7 9 / 4: 8 8 / 2: 5 5", out=(5, 6))
    t.ok("P1 play 7, P2 pass, P3 pass").asks(4, "play cover allow_cover").no("P2 cover", "cover_not_yet")


def test_before_the_melee_s1_wants_the_opposite_too(table: Sit) -> None:
    t = table("folk", "1: 7 9 / 4: 8 8")
    t.ok("P1 play 7, P2 pass, P3 pass, P4 pass, P5 pass, P6 pass").no("P2 cover", "not_the_coverer")


def test_the_melee_starts_only_when_the_bottom_round_is_over(table: Sit) -> None:
    t = table(hands="2: AA / 5: 3 3 / 1: KK 7 / 3: 22 4", lead=2, out=(6,))
    # P2 goes out second on a 够级 bottom set: P5 answers it, nobody else, in that very round
    t.ok("P2 play AA")
    assert not t.state.standing.melee
    t.asks(3, "play pass").no("P1 play KK")
    t.ok("P3 pass").asks(5, "play cover allow_cover").ok("P5 cover").leads(3)
    assert t.state.standing.melee
    assert "melee_began" in t.events


def test_the_wind_goes_to_the_next_seat_in_play(table: Sit) -> None:
    t = table(hands="1: 9 / 2: 4 4 / 3: 4 4")
    t.ok("P1 play 9").asks(2, "play pass wind").ok("P2 pass, P3 pass, P4 pass, P5 pass, P6 pass").asks(4)
    t.ok("P4 cover").leads(2)
    assert "took_the_wind" in t.events


def test_the_wind_asked_for_and_granted(table: Sit) -> None:
    t = table(hands="1: 9 / 2: T 4").ok("P1 play 9, P2 wind")
    assert t.state.round is not None
    assert t.state.round.passed == frozenset()
    t.ok("P3 pass, P4 pass, P5 pass, P6 pass, P4 cover").leads(2)


def test_whoever_asked_for_the_wind_has_not_passed(table: Sit) -> None:
    t = table(hands="1: 9 / 2: Q 4 / 3: T J / 5: J K")
    t.ok("P1 play 9, P2 wind, P3 play T, P4 pass, P5 pass, P6 pass").asks(2, "play pass").ok("P2 play Q").asks(3)


def test_only_the_next_seat_in_play_asks_for_the_wind(table: Sit) -> None:
    t = table(hands="1: 9 / 3: 4 4", out=(2,))
    t.ok("P1 play 9").asks(3, "play pass wind").no("P4 wind", "wind_not_next", "not_your_turn")
    t.ok("P3 wind").asks(4, "play pass yield").no("P4 wind", "wind_not_next")


def test_no_wind_on_a_set_that_is_no_bottom(table: Sit) -> None:
    table(hands="1: 9 9").ok("P1 play 9").no("P2 wind", "wind_not_bottom")


def test_a_passed_next_seat_may_not_apply_and_still_takes_the_wind(table: Sit) -> None:
    t = table(hands="1: 6 9 / 2: 4 4 / 5: 8 4", lead=1)
    t.ok("P1 play 6, P2 pass, P3 pass, P4 pass, P5 play 8, P6 pass, P1 play 9").asks(5, "play pass")
    t.no("P2 wind", "wind_passed").ok("P5 pass").asks(4, "play cover allow_cover").ok("P4 cover").leads(2)


def test_a_gouji_bottom_gives_the_lead_by_itself(table: Sit) -> None:
    t = table(hands="1: AA / 4: 5 5")
    t.ok("P1 play AA").asks(4, "play cover allow_cover").no("P2 wind", "wind_on_gouji").ok("P4 cover").leads(2)


def test_a_dead_bottom_is_covered_and_the_next_seat_leads(table: Sit) -> None:
    table(hands="1: 9B").ok("P1 play 9B").asks(4, "cover allow_cover").ok("P4 cover").leads(2)


def test_the_wind_in_the_melee(table: Sit) -> None:
    t = table(hands="1: 9 / 2: 4 4 / 4: 5 5 / 6: 4 4", out=(3, 5))
    # one side is left: the hand is over instead
    t.ok("P1 play 9")
    assert t.state.places == (3, 5, 1, 2, 4, 6)
    t = table(hands="1: 9 / 2: 4 4 / 3: 5 5 / 6: 4 4", out=(4, 5))
    t.ok("P1 play 9").asks(2, "play pass wind").ok("P2 wind, P3 pass, P6 pass").leads(2)


def test_the_opposite_who_takes_the_wind_covers_first(table: Sit) -> None:
    t = table(hands="1: 9 / 4: 5 5 / 5: 4 4 / 6: 4 4", out=(2, 3))
    t.ok("P1 play 9").asks(4, "play pass wind").ok("P4 wind").asks(5).ok("P5 pass, P6 pass").asks(
        4, "cover allow_cover"
    )
    t.ok("P4 cover").leads(4)
