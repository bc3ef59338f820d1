"""Rulesets with 憋3, 打点 and penalty points: what is refused, what only warns (Articles 26, 27, 30)."""

import pytest

from gouji_spec.options import options
from gouji_spec.ruleset import Ruleset, RulesetError

HOLDING = {"hold_three": "on", "report": "off", "pick": "off", "remove": "off", "leader": "first_taker"}


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        ("report", "on_request", "GJ-26.4.1"),
        ("report", "shown", "GJ-26.4.1"),
        ("pick", "declared_order", "GJ-26.4.2"),
        ("pick", "hint_at_ten", "GJ-26.4.2"),
        ("remove", "threes", "GJ-26.4.3"),
        ("remove", "threes_fours_or_both", "GJ-26.4.3"),
    ],
)
def test_holding_threes_excludes(option: str, value: str, clause: str) -> None:
    with pytest.raises(RulesetError) as refused:
        Ruleset.of("outline", **{**HOLDING, option: value})
    assert refused.value.clause == clause


@pytest.mark.parametrize(
    ("profile", "leader"),
    [("outline", "first_taker"), ("folk", "first_taker"), ("room", "first_taker"), ("online", "shown_each_hand")],
)
def test_holding_threes_brings_its_article(profile: str, leader: str) -> None:
    """Nobody reports, picks or removes, and the first taker leads; online 4s are shown for the lead (GH-deal.10)."""
    held, plain = Ruleset.of(profile, hold_three="on"), Ruleset.of(profile)
    assert (held["report"], held["pick"], held["remove"], held["leader"]) == ("off", "off", "off", leader)
    assert held["opening"] == plain["opening"]  # a rotation, unless it is automatic (GJ-26.1.1)
    assert {*held.differs_in(plain)} <= {"hold_three", "report", "pick", "remove", "leader"}
    assert Ruleset.from_json(held.to_json()) == held
    assert Ruleset.of(profile, **HOLDING | {"leader": leader}) == held


@pytest.mark.parametrize("profile", ["outline", "folk"])
def test_the_outline_and_folk_hold_threes_as_qingdao_does(profile: str) -> None:
    held, qingdao = Ruleset.of(profile, hold_three="on"), Ruleset.of("qingdao-full")
    governed = [option.id for option in options().options.values() if "hold_three" in dict(option.applies)]
    assert {"priceless_hand", "three_price", "hold_three_revolution", "held_three_tribute"} <= {*governed}
    assert [held[name] for name in governed] == [qingdao[name] for name in governed]


@pytest.mark.parametrize(
    ("option", "value", "clause"),
    [
        ("leader", "last_place", "GJ-26.1.3"),
        ("report", "on_request", "GJ-26.4.1"),
        ("pick", "declared_order", "GJ-26.4.2"),
        ("remove", "threes", "GJ-26.4.3"),
    ],
)
def test_what_a_ruleset_sets_itself_is_not_overruled_but_refused(option: str, value: str, clause: str) -> None:
    """The outline has each of these values; to set it beside 憋3 is a contradiction."""
    with pytest.raises(RulesetError) as refused:
        Ruleset.of("outline", hold_three="on", **{option: value})
    assert refused.value.clause == clause


def test_without_holding_threes_nothing_is_brought() -> None:
    assert Ruleset.of("outline", hold_three="off") == Ruleset.of("outline")
    assert Ruleset.of("outline", remove="off").departures == {"remove": "off"}


@pytest.mark.parametrize(
    ("points", "hold_three", "warned"),
    [("off", "off", False), ("on", "off", True), ("off", "on", True), ("on", "on", False)],
)
def test_points_and_holding_threes_belong_together(points: str, hold_three: str, *, warned: bool) -> None:
    ruleset = Ruleset.of("outline", **{**HOLDING, "hold_three": hold_three, "points": points})
    assert ("GJ-27.1" in [entry.clause for entry in ruleset.warnings()]) is warned


@pytest.mark.parametrize(
    ("profile", "alone"),
    [("outline", False), ("qingdao-full", False), ("folk", True), ("online", True), ("room", False)],
)
def test_a_profile_with_one_of_them_alone_says_so(profile: str, *, alone: bool) -> None:
    """Folk and online play points and do not hold the 3s; the outline and the room do neither."""
    found = [entry for entry in Ruleset.of(profile).warnings() if entry.clause == "GJ-27.1"]
    assert bool(found) is alone
    assert all(entry.why.zh and entry.why.en for entry in found)


def test_the_full_qingdao_rules_load_without_a_warning() -> None:
    assert not Ruleset.of("qingdao-full").warnings()


@pytest.mark.parametrize("schedule", ["none", "misplay=1", "misplay=1 false_report=12"])
def test_a_schedule_of_penalty_points_is_taken(schedule: str) -> None:
    assert Ruleset.of("outline", penalty_points=schedule)["penalty_points"] == schedule


@pytest.mark.parametrize("schedule", ["", "misplay", "misplay=0", "misplay=1,false_report=2", "cheating=3"])
def test_any_other_schedule_is_refused(schedule: str) -> None:
    with pytest.raises(RulesetError):
        Ruleset.of("outline", penalty_points=schedule)
