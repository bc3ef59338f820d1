"""The options of deal, score and tribute: what they refuse, what they warn of, what they take."""

import pytest

from gouji_spec.ruleset import Ruleset, RulesetError, profiles


def test_a_sweep_that_ends_the_match_leaves_no_sweep_tribute() -> None:
    """Dues end with the match, so a tribute after its last hand contradicts GH-tribute.17."""
    with pytest.raises(RulesetError) as caught:
        Ruleset.of("online", sweep_tribute="each_pays_opposite_one")

    assert caught.value.clause == "GH-tribute.17"


def test_fours_are_not_shown_twice_under_hold_three() -> None:
    """Where 4s stand for the 3s (GH-deal.10), a pair of 4s cannot settle who leads when nobody shows."""
    with pytest.raises(RulesetError) as caught:
        Ruleset.of("qingdao-full", leader="shown_each_hand", no_show_leader="pair_of_fours")

    assert caught.value.clause == "GH-deal.10"


def test_under_hold_three_the_last_of_the_hand_before_does_not_lead() -> None:
    """Art. 26(1) gives the first lead to the first taker and has no 3s shown for it."""
    with pytest.raises(RulesetError) as caught:
        Ruleset.of("qingdao-full", leader="last_place")

    assert caught.value.clause == "GJ-26.1.3"


@pytest.mark.parametrize("leader", ["first_taker", "shown_each_hand"])
def test_under_hold_three_the_first_taker_leads_or_fours_are_shown(leader: str) -> None:
    """S0 26(1) has the first taker lead, S4 上班.1 has 4s shown; a table may take either."""
    assert Ruleset.of("qingdao-full", leader=leader)["leader"] == leader


@pytest.mark.parametrize("value", ["4 2 0 0 -2", "4 2 0 0 -2 -4 0", "4,2,0,0,-2,-4", "4 2 0 0 −2 −4", ""])
def test_place_values_are_six_whole_numbers(value: str) -> None:
    """Five or seven numbers, other separators and a typographic minus are refused."""
    with pytest.raises(RulesetError):
        Ruleset.of("outline", place_values=value)


@pytest.mark.parametrize("value", ["0", "-1", "05", "five"])
def test_a_match_has_a_number_of_hands_or_is_open(value: str) -> None:
    """A match of no hands is none."""
    with pytest.raises(RulesetError):
        Ruleset.of("outline", hands=value)


def test_the_profiles_score_as_their_sources_say() -> None:
    """S0 20.2, S1 计分.2, S4 计分.2: the values are the sources' own."""
    scored = {
        name: (profile.values["place_values"].value, profile.values["signs"].value)
        for name, profile in profiles().items()
    }

    assert scored == {
        "outline": ("4 2 0 0 -2 -4", "positive"),
        "qingdao-full": ("4 2 0 0 -2 -4", "positive"),
        "folk": ("4 2 0 0 -2 -4", "both"),
        "online": ("2 1 0 0 -1 -2", "both"),
        "room": ("4 2 0 0 -2 -4", "positive"),
    }
