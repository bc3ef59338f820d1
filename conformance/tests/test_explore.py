"""Small worlds: engine, lister and second reading agree on every game, and every check of the walk fires."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from gouji.lister import moves
from gouji.play import (
    bottom,
    burn,
    cover,
    gouji_sets,
    headless,
    judge,
    melee,
    pass_,
    position,
    report,
    rights,
    wind,
    yield_,
)
from gouji.play.position import Position, parse_position
from gouji.rules import Rules, rules_of
from gouji.settle import places
from gouji.table import beats
from gouji.table.cards import parse_cards
from gouji_conformance.explore import exploring, starts, walking, worlds
from gouji_conformance.explore.exploring import Exploring
from gouji_conformance.explore.walking import Tally, Walker
from gouji_conformance.explore.worlds import Part
from gouji_spec.ruleset import PROFILES, Ruleset


@pytest.fixture(autouse=True)
def deep() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(20_000)
    yield
    sys.setrecursionlimit(before)


def rules(profile: str = "outline") -> Rules:
    return rules_of(Ruleset.of(profile))


def walked(*positions: str | Position, profile: str = "outline", picks: bool = False) -> Tally:
    walker = Walker(rules(profile), picks=picks)
    for at in positions:
        walker.walk(parse_position(at) if isinstance(at, str) else at)
    return walker.tally


# What is counted, by hand


def test_games_and_positions_are_those_counted_by_hand() -> None:
    # In the melee P1 holds 3 and 5, P2 a 4, and nobody covers: P4 is out.  3 led: P2 plays and it is over, or passes
    # and P1 leads 5, his last.  5 led: P2 can only pass, and P1 leads 3, his last.
    tally = walked("35/4/-/-/-/-; lead P1; out P3 P4 P5 P6")
    assert (tally.games, tally.depth, tally.positions, tally.faults) == (3, 3, 5, [])


def test_leave_to_cover_counts_once_for_each_who_may_be_let() -> None:
    # P1 leads 3 of 35.  P4 covers in the end: himself, or lets P1 or P2 cover, and then either he or whom he let does.
    # Either card first; over it P2 passes, then 1 + 2 * 2 ways to have it covered; the other card ends the hand.
    tally = walked("35/3/-/3/-/-; lead P1; out P3 P5 P6")
    assert (tally.games, tally.faults) == (2 * 5, [])


def test_a_position_met_again_is_not_walked_again() -> None:
    start = "35/4/-/-/-/-; lead P1; out P3 P4 P5 P6"
    tally = walked(start, start)
    assert (tally.deals, tally.games, tally.positions) == (2, 6, 5)


def test_the_deals_are_all_deals_up_to_who_leads() -> None:
    # Six different cards to six seats: 6! ways; two equal ones halve them.
    assert len(set(worlds.dealt(parse_cards("3 4 K 2 S B"), 1))) == 720
    deals = list(worlds.dealt(parse_cards("44 K 2 S B"), 1))
    assert len(deals) == len(set(deals)) == 360


def test_deals_of_eighteen_come_from_the_seed() -> None:
    one, same, other = (worlds.in_part(Part("outline", "eighteen", 3), seed) for seed in (7, 7, 8))
    assert one == same
    assert one != other
    assert all(sum(hand) == 3 for at in one for hand in at.hands)


# The law of small worlds


@pytest.mark.parametrize("number", range(len(PROFILES)), ids=PROFILES)
def test_every_game_of_one_card_each_agrees(number: int) -> None:
    """Each profile has a fifth of the deals, and in a soak all of two cards each."""
    deals = sorted(worlds.dealt(parse_cards("4444 K S"), 1))
    tally = walked(*[Position(hands, 1) for hands in deals[number :: len(PROFILES)]], profile=PROFILES[number])
    assert len(deals) == 30
    assert (tally.deals, tally.faults) == (6, [])


@pytest.mark.parametrize("profile", PROFILES)
def test_every_game_of_some_hands_that_turn_on_much_agrees(profile: str) -> None:
    tally = walked(
        "KK/22/44/4S/-/4; lead P1; out P5",
        "4K/-/2/4/B/4; lead P3; out P2",
        profile=profile,
    )
    assert tally.faults == []


@pytest.mark.parametrize("start", starts.all_starts(), ids=lambda start: f"{start.clauses[0]}-{start.position}")
def test_a_start_set_by_hand_brings_its_clauses_about(start: starts.Start) -> None:
    tally = walked(start.position, profile=start.profiles[0], picks=start.picks)
    assert tally.faults == []
    assert [clause for clause in start.clauses if not tally.read[clause] + tally.judged[clause]] == []


@pytest.mark.soak
@pytest.mark.parametrize("profile", PROFILES)
def test_every_game_of_two_cards_each_agrees(profile: str) -> None:
    for part in range(0, worlds.parts("twelve", profile), 60):
        found = exploring.walk(Part(profile, "twelve", part), Exploring((profile,), ("twelve",), 0))
        assert found.tally.faults == []


# Every check fires

START = "KK/22/44/4S/-/4; lead P1; out P5"


def kinds(tally: Tally) -> set[str]:
    return {fault.kind for fault in tally.faults}


def test_a_seat_that_is_not_asked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = rights.asked
    monkeypatch.setattr(rights, "asked", lambda *given: asked(*given)[1:])
    tally = walked(START)
    assert kinds(tally) == {"facts"}
    assert "respond" in tally.faults[0].reading


def test_a_wrong_order_of_places_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    of = places.of
    monkeypatch.setattr(places, "of", lambda standing: of(standing)[::-1])
    assert kinds(walked(START)) == {"facts"}


def test_a_word_that_the_law_does_not_give_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yield_, "why_not", lambda *_: ())
    tally = walked(START)
    assert kinds(tally) == {"judge"}
    assert {fault.engine for fault in tally.faults} == {"accepted"}
    assert all("yield" in fault.act for fault in tally.faults)


def test_a_wrong_follow_that_costs_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "_costs_the_turn", lambda *_: False)
    assert kinds(walked(START)) == {"refusal"}


def test_a_wrong_follow_that_costs_where_none_does_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judge, "_costs_the_turn", lambda state, *_: state.round is not None)
    assert kinds(walked(START, profile="online")) == {"refusal"}


def test_a_move_that_is_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = moves.legal
    monkeypatch.setattr(moves, "legal", lambda *given: [m for m in legal(*given) if m.do != "allow_cover"])
    tally = walked(START)
    assert kinds(tally) == {"lister"}
    assert {fault.engine for fault in tally.faults} == {"not listed"}


def test_a_game_that_turns_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "key_of", lambda _: 1)
    assert kinds(walked(START)) == {"circle"}


def test_a_false_report_that_is_let_through_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "why_not_said", lambda *_, **__: ())
    assert kinds(walked(START)) == {"report"}


def test_a_fault_is_a_position_that_can_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yield_, "why_not", lambda *_: ())
    fault = walked(START).faults[0]
    monkeypatch.undo()
    at = position.parse_position(fault.position)
    state = at.start(rules())
    for outcome in at.outcomes(rules()):
        state = outcome.state
    assert not judge.judge(state, position.parse_action(fault.act), rules()).accepted


# Wrong engines, one wrong ruling each


def _nothing(*_: Any, **__: Any) -> tuple[str, ...]:
    return ()


WRONG: dict[str, tuple[Any, str, Any]] = {
    "the opposite who has passed is asked in his turn (GJ-11.2.2)": (
        pass_,
        "with_the_passer_last",
        lambda asked, _: asked,
    ),
    "who has passed comes back after a bottom set (GJ-16.4.1)": (bottom, "why_not_come_back", _nothing),
    "the headless burn and are burned (GJ-17.2.5)": (headless, "why_not_burn", _nothing),
    "the melee never begins (GJ-18.1.2)": (melee, "is_due", lambda *_: False),
    "everybody answers a gouji set (GJ-9.3)": (gouji_sets, "is_closed", lambda *_: False),
    "nobody covers (GJ-13.2.1)": (cover, "owed", _nothing),
    "anybody applies for the wind (GJ-19.1.2)": (wind, "why_not", _nothing),
    "the yielder is asked no more (GJ-12.1.6)": (yield_, "after_yield", lambda queue, _: queue[1:]),
    "no burn is ever held (GJ-10.2.7)": (burn, "holds_burn", lambda *_: False),
    "there is no unopposed gouji (GJ-16.2.2)": (bottom, "is_dead_gou", lambda *_, **__: False),
    "a burner owes nothing (GJ-10.3.7)": (burn, "breaks_debt", _nothing),
    "an equal rank beats (GJ-8.6)": (beats, "is_higher", lambda answer, table, _: answer.rank >= table.rank),
}
TURNING = (
    START,
    "4K/KK/-/4/2/4; lead P1; out P3",
    "KK/AAS67/3/4/5/8; lead P1",
)


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_engine_is_found(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, instead = WRONG[wrong]
    monkeypatch.setattr(module, name, instead)
    assert any(first_fault(start) for start in TURNING)


def first_fault(start: str) -> walking.Fault | None:
    walker = Walker(rules(), most_faults=1)
    walker.walk(parse_position(start))
    return next(iter(walker.tally.faults), None)
