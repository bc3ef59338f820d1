"""Rulesets with 憋3, 打点 and penalty points: what is refused, what only warns (Articles 26, 27, 30)."""

import pytest

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
