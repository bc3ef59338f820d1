"""Each reason that only a match gives: where it is given, and where the same act stands."""

import pytest

from gouji.deal import buying
from gouji.deal.revolution import why_not_revolt
from gouji.match.judge import judge, start
from gouji.match.record import Record
from gouji.match.record_text import parse_done, parse_record
from gouji.match.state import Match
from gouji.protocol.error import ProtocolError
from gouji.protocol.matches import Matches
from gouji.rules import Rules, rules_of
from gouji.table.cards import parse_cards
from gouji_spec.ruleset import Ruleset

OFF = {"points": "off", "hold_three": "off", "burn_tribute": "off"}
SEATED = "match 2; names Zhao Li Qian Zhou Sun Wu"
AFTER = f"{SEATED}; scores 2:0; places P1 P2 P3 P4 P5 P6"
HELD = f"{AFTER}; held 345678 / 5555 / 5555 / 6666 / S777 / BB47; lead P6"
"""The last owes the first out two cards, the second last the second out one."""


def rules(**options: str) -> Rules:
    return rules_of(Ruleset.of("outline", **{**OFF, **options}))


def reasons(record: str, act: str, **options: str) -> tuple[str, ...]:
    """Return why *act* is refused after *record*; none where it stands."""
    table = rules(**options)
    return judge(match_of(parse_record(record), table), parse_done(act), table).reasons


def match_of(record: Record, table: Rules) -> Match:
    outcomes = record.outcomes(table)
    assert all(outcome.accepted for outcome in outcomes)
    return outcomes[-1].match if outcomes else start(record.table(), table)


@pytest.mark.parametrize(
    ("record", "refused", "why", "stands"),
    [
        (SEATED, "P1 open 7h", "not_your_turn", "drawer P1"),
        (SEATED, "taker P1", "opening_by_card", "drawer P1"),
        (f"{SEATED}; drawer P3", "P3 open 7h 8h", "opening_draws_one", "P3 open 7h"),
        (f"{SEATED}; drawer P3; P3 open Ah", "deal", "deal_not_whole", "deal 3h*4"),
        (f"{SEATED}; drawer P3; P3 open Ah", "P3 show 3h 3h", "show_not_drawn", "deal 3h 4h"),
        (f"{SEATED}; drawer P3; P3 open Ah", "replace P5 Zheng", "step_not_reached", "deal 3h"),
        (AFTER, "P6 show 3h 3h", "show_not_played", "deal 3h"),
        (AFTER, "P3 open 7h", "opening_is_regular", "replace P3 Zheng"),
        (f"{AFTER}; deal 3h", "replace P3 Zheng", "step_is_over", "deal 4h"),
        (AFTER, "replace P4 Wu", "sits_already", "replace P4 Zheng"),
        (AFTER, "replace P4 Zheng P5 Zheng", "sits_already", "replace P4 Zheng P5 Wang"),
        (AFTER, "P6 name_last P5", "naming_after_opening", "deal 3h"),
        ("match 2", "sit Zhao Li Qian Zhou Sun Wu", "not_asked", "sides Zhao Qian Sun / Li Zhou Wu"),
        (
            "match 2; sides Zhao Qian Sun / Li Zhou Wu",
            "sit Zhao Li Qian Zhou Sun Zheng",
            "another_sits",
            "sit Zhao Li Qian Zhou Sun Wu",
        ),
        (
            "match 2; sides Zhao Qian Sun / Li Zhou Wu",
            "sit Zhao Qian Sun Li Zhou Wu",
            "seats_not_alternate",
            "sit Zhao Li Qian Zhou Sun Wu",
        ),
    ],
)
def test_a_match_refuses(record: str, refused: str, why: str, stands: str) -> None:
    assert why in reasons(record, refused)
    assert reasons(record, stands) == ()


@pytest.mark.parametrize(
    ("done", "refused", "why", "stands"),
    [
        ("", "P1 return 34", "return_before_tribute", "P6 pay BB"),
        ("", "P6 pay B4", "tribute_not_legal", "P6 pay BB"),
        ("; P6 pay BB; P5 pay S", "P1 return 3", "return_count_wrong", "P1 return 34"),
        ("; P6 pay BB; P5 pay S; P1 return 34", "P6 refuse 4", "return_rank_held", "P6 refuse 3"),
        ("; P6 pay BB; P5 pay S; P1 return 34", "P6 refuse 5", "cards_not_returned", "P6 accept"),
        ("; P6 pay BB; P5 pay S; P1 return 34; P6 refuse 3", "P1 return 5", "replacement_rank_not_held", "P1 return 7"),
    ],
)
def test_tribute_in_a_match_refuses(done: str, refused: str, why: str, stands: str) -> None:
    assert why in reasons(HELD + done, refused, tribute="on")
    assert reasons(HELD + done, stands, tribute="on") == ()


@pytest.mark.parametrize(
    ("record", "options", "refused", "why"),
    [
        (AFTER.replace("P4 P5 P6", "P5 P4 P6"), {}, "P2 name_last P5", "naming_of_another"),
        (f"{HELD}", {}, "P3 pay 5", "tribute_not_owed"),
        (f"{HELD}; P6 pay BB", {}, "P6 pay 7", "tribute_not_owed"),
        (f"{HELD}", {}, "P2 waive", "waiver_between_sides"),
        (f"{HELD}", {}, "P2 refuse", "tribute_owed_to_another"),
        (f"{HELD}", {"receiver_may_refuse": "yes"}, "P2 refuse", "tribute_owed_to_another"),
        (
            HELD.replace("places P1 P2 P3 P4 P5 P6", "places P1 P2 P3 P4 P5 P6; dues burn P5 P2 1"),
            {},
            "P6 pay BB",
            "tribute_out_of_order",
        ),
        (f"{HELD}; P6 pay BB; P5 pay S", {}, "P3 return 5", "no_return_due"),
        (
            f"{AFTER}; P3 end_match; taker P1; deal {{lows}}",
            {"leader": "shown_each_hand", "opening": "automatic"},
            "P2 show 3h",
            "show_too_few",
        ),
    ],
)
def test_out_of_turn_whatever_else_is_wrong_is_told_too(
    record: str, options: dict[str, str], refused: str, why: str
) -> None:
    """To whom a burn of P5 is due is asked of P5 first; P2 holds some 3s of unknown suit, of which one is too few."""
    lows = "3*4 4*16 2*4 A*12 / 3*4 5*16 2*4 A*4 K*8 / 3*2 6*16 2*2 Q*16 / 3*2 7*16 2*2 J*16 / 3*2 8*16 2*2 T*16"
    found = reasons(record.format(lows=f"{lows} / 3*2 9*16 2*2 K*8 B*4 S*4"), refused, **{"tribute": "on", **options})
    assert why in found
    assert "not_your_turn" in found


def test_a_refused_act_leaves_the_match_as_it_was() -> None:
    table = rules(tribute="on")
    match = match_of(parse_record(HELD), table)
    for act in ("P1 pay BB", "P6 pay B", "P6 return 4", "P1 play 3", "taker P1", "P6 remove 4"):
        assert judge(match, parse_done(act), table).match is match


def test_all_six_end_a_match_and_nobody_does_anything_after() -> None:
    ending = "; ".join(f"P{seat} end_match" for seat in range(1, 7))
    assert reasons(f"{SEATED}; P1 end_match", "P1 end_match") == ("end_wanted_already",)
    assert reasons(f"{SEATED}; P1 end_match", "P2 end_match") == ()
    assert reasons(f"{SEATED}; {ending}", "drawer P1") == ("match_is_over",)


def test_under_an_automatic_opening_all_is_dealt_at_once() -> None:
    by_chance = {"opening": "automatic"}
    assert "opening_is_automatic" in reasons(SEATED, "drawer P1", **by_chance)
    assert reasons(SEATED, "taker P1", **by_chance) == ()
    assert reasons(f"{SEATED}; taker P1", "deal 3h", **by_chance) == ("deal_not_whole",)


def test_removing_is_for_whoever_decides_and_leaves_everybody_a_card() -> None:
    begun = f"{SEATED}; held 335 / 36 / 33 / 6666 / 7777 / 8888; lead P1"
    assert "remove_not_yours" in reasons(begun, "P2 remove 3")
    assert reasons(begun, "P1 remove 4") == ("remove_not_agreed",)
    assert reasons(begun, "P1 remove 3") == ("remove_empties_hand",)
    assert reasons(begun, "P1 no_remove") == ()
    assert reasons(begun.replace("/ 33 /", "/ 334 /"), "P1 remove 3") == ()


def test_rebellion_is_for_the_first_hand_where_it_is_agreed_and_nothing_high_was_drawn() -> None:
    lows = "3*2 4*16 A*16 BB / 3*4 5*16 K*16 / 3*4 6*16 Q*16 / 3*2 7*16 J*16 BB / 3*2 8*16 2*16 SS / 3*2 9*16 T*16 SS"
    dealt = f"{SEATED}; drawer P1; P1 open Ah; deal {lows}"
    assert reasons(dealt, "P2 rebel", rebellion="on") == ()
    assert "rebellion_off" in reasons(dealt, "P2 rebel")
    assert "rebellion_with_tribute_cards" in reasons(dealt, "P1 rebel", rebellion="on")
    assert "rebellion_not_first_hand" in reasons(f"{AFTER}; deal {lows}", "P2 rebel", rebellion="on")


def test_a_revolution_is_for_whoever_has_drawn_nothing_high_at_its_step() -> None:
    lows = "3*2 4*16 A*16 BB / 3*4 5*16 K*16 / 3*4 6*16 Q*16 / 3*2 7*16 J*16 BB / 3*2 8*16 2*16 SS / 3*2 9*16 T*16 SS"
    dealt = f"{SEATED}; drawer P1; P1 open Ah; deal {lows}"
    assert reasons(dealt, "P2 revolt") == ()
    assert "revolution_not_entitled" in reasons(dealt, "P1 revolt")
    assert "revolution_not_now" in reasons(f"{SEATED}; drawer P1", "P2 revolt")
    alone = f"{dealt}; P2 revolt; P3 no_revolt"
    assert "head_not_chosen" in reasons(alone, "P3 play 3")
    assert "head_not_yours" in reasons(alone, "P4 claim_head")
    assert reasons(alone, "P5 claim_head") == ()


def test_under_hold_three_only_who_cannot_pay_for_a_3_revolts_unless_it_is_free() -> None:
    low, priceless = parse_cards("3 4*16 K*16 9*3"), parse_cards("4*16 K*16 9*4")
    held = rules_of(Ruleset.of("qingdao-full"))
    free = rules_of(Ruleset.of("qingdao-full", hold_three_revolution="free"))
    assert why_not_revolt(low, low, held) == ("revolution_not_priceless",)
    assert why_not_revolt(low, low, free) == ()
    assert buying.why_not_revolt(priceless, "buying", held) == ()
    assert "revolution_not_priceless" in buying.why_not_revolt(low, "revolution", held)


def test_a_record_of_another_length_or_with_a_refused_act_is_not_read_back() -> None:
    matches = Matches()
    online = {"profile": "online", "options": {}}
    for record, told in (
        ("match 3", "part 1: expected 5 hands"),
        (f"{SEATED.replace('2', '5', 1)}; P1 pay 2", "part 3"),
    ):
        with pytest.raises(ProtocolError, match=told):
            matches.answer("match/start", {"game": "a", "ruleset": online, "record": record})
