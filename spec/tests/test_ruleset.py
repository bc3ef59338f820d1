"""Rulesets are values; profiles are complete; a ruleset that contradicts itself is refused."""

import shutil
from pathlib import Path

import pytest

from gouji_spec.folder import law_folder
from gouji_spec.options import options, read_options
from gouji_spec.reading import SpecError
from gouji_spec.ruleset import PROFILES, Ruleset, RulesetError, broken, make_ruleset, profiles, read_profiles


def test_a_ruleset_is_its_profile_and_departures() -> None:
    ruleset = Ruleset.of("folk", misplay="reject")
    assert ruleset.profile == "folk"
    assert ruleset["misplay"] == "reject"
    assert ruleset["melee_cover"] == "any_opponent"
    assert ruleset.departures == {"misplay": "reject"}
    assert len(ruleset) == len(list(ruleset)) == len(options().options)


def test_rulesets_are_values() -> None:
    one, other = Ruleset.of("outline", misplay="reject"), Ruleset.of("outline").changed(misplay="reject")
    assert one == other
    assert hash(one) == hash(other)
    assert one != Ruleset.of("outline")
    assert one != Ruleset.of("qingdao-full").changed(misplay="reject")
    assert one != "outline"
    assert len({one, other}) == 1


def test_the_profile_counts_even_where_every_value_is_the_same() -> None:
    values = dict(Ruleset.of("outline"))
    assert Ruleset("outline", values) != Ruleset("folk", values)


def test_json_names_departures_alone_and_is_read_back() -> None:
    ruleset = Ruleset.of("online", misplay="forfeit", overtake="yes")
    assert ruleset.to_json() == {"profile": "online", "options": {"misplay": "forfeit"}}
    assert Ruleset.from_json(ruleset.to_json()) == ruleset
    assert eval(repr(ruleset), {"Ruleset": Ruleset}) == ruleset  # noqa: S307 - our own words
    assert Ruleset.from_json({}) == Ruleset.of("outline")


def test_a_change_is_made_on_what_was_changed_before() -> None:
    ruleset = Ruleset.of("outline", misplay="reject").changed(cover="automatic")
    assert ruleset.departures == {"misplay": "reject", "cover": "automatic"}
    assert ruleset.changed(misplay="forfeit").departures == {"cover": "automatic"}


@pytest.mark.parametrize(
    ("wanted", "satisfied"),
    [
        ({}, True),
        ({"cover": ("explicit",)}, True),
        ({"cover": ("explicit",), "misplay": ("forfeit",)}, True),
        ({"cover": ("automatic",)}, False),
        ({"cover": ("explicit",), "misplay": ("reject",)}, False),
        ({"dead_gou": ("gouji_bottom", "any_bottom")}, True),
        ({"dead_gou": ("gouji_bottom", "none")}, False),
        ({"tea": ("yes",)}, False),
    ],
)
def test_what_a_ruleset_satisfies(wanted: dict[str, tuple[str, ...]], satisfied: bool) -> None:
    assert Ruleset.of("outline").satisfies(wanted) is satisfied


@pytest.mark.parametrize(
    ("data", "place", "problem"),
    [
        ("outline", "ruleset", "expected a profile and options, found 'outline'"),
        ({"profile": 3}, "ruleset.profile", "expected a profile's name, found 3"),
        ({"options": []}, "ruleset.options", "expected option → value, found []"),
        ({"profil": "outline"}, "ruleset.profil", "unknown key; expected profile, options"),
        ({"profile": "tea"}, "profile", "expected one of outline, qingdao-full, folk, online, room; found 'tea'"),
        ({"options": {"tea": "x"}}, "options.tea", "no option has this name"),
        ({"options": {"misplay": "x"}}, "options.misplay", "expected forfeit, reject; found 'x'"),
        ({"options": {"misplay": []}}, "options.misplay", "expected forfeit, reject; found []"),
    ],
)
def test_what_is_no_ruleset(data: object, place: str, problem: str) -> None:
    with pytest.raises(RulesetError) as error:
        Ruleset.from_json(data)
    assert error.value.place == place
    assert problem in error.value.problem.en
    assert error.value.clause == ""


def test_truth_values_stand_for_their_names() -> None:
    assert make_ruleset("outline", {"big_joker_tops": True})["big_joker_tops"] == "true"


def test_a_contradiction_is_refused_with_its_clause() -> None:
    with pytest.raises(RulesetError) as error:
        Ruleset.of("qingdao-full", report="shown")
    assert error.value.clause == "GJ-26.4.1"
    assert str(error.value) == "options (hold_three=on): needs report=off (GJ-26.4.1)"


def test_all_that_values_break_is_told() -> None:
    values = dict(Ruleset.of("outline")) | {"hold_three": "on"}
    assert {entry.clause for entry in broken(values, options(), "refuse")} == {
        "GJ-26.1.3",
        "GJ-26.4.1",
        "GJ-26.4.2",
        "GJ-26.4.3",
    }
    assert [entry.clause for entry in broken(values, options(), "warn")] == ["GJ-27.1"]


def test_a_constraint_with_two_conditions_needs_both() -> None:
    """A sweep ends the match and tribute is on: only then may no sweep tribute follow."""
    values = dict(Ruleset.of("outline"))
    ends, pays = {"sweep_ends_match": "yes"}, {"tribute": "on", "sweep_tribute": "each_pays_opposite_one"}
    assert broken(values | ends | {"sweep_tribute": "each_pays_opposite_one"}, options(), "refuse") == []
    assert broken(values | pays, options(), "refuse") == []
    assert [entry.clause for entry in broken(values | ends | pays, options(), "refuse")] == ["GH-tribute.17"]


@pytest.mark.parametrize("profile", PROFILES)
def test_every_profile_is_complete_cited_and_legal(profile: str) -> None:
    values = profiles()[profile].values
    assert list(values) == list(options().options)
    assert all(entry.sources for entry in values.values())
    assert Ruleset.of(profile).departures == {}


# --- profiles as files ------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("options", "profiles"):
        shutil.copytree(law_folder() / name, tmp_path / name)
    return tmp_path


def change(folder: Path, profile: str, was: str, now: str) -> None:
    path = folder / "profiles" / f"{profile}.toml"
    text = path.read_text(encoding="utf-8")
    assert was in text
    path.write_text(text.replace(was, now, 1), encoding="utf-8")


def test_where_a_profile_is_silent_the_outline_stands(folder: Path) -> None:
    found = read_profiles(folder, read_options(folder))
    assert found["folk"].values["misplay"] == found["outline"].values["misplay"]
    assert list(found) == list(PROFILES)


@pytest.mark.parametrize(
    ("profile", "edit", "place", "problem"),
    [
        ("folk", ("[options.points]", "[options.tea]"), "options.tea", "no option has this name"),
        ("online", ('value = "automatic"', 'value = "tea"'), "options.opening.value", "found 'tea'"),
        (
            "online",
            ('room = ["two_and_three_for_one"]', 'room = ["tea"]'),
            "options.joker_exchange.value",
            "found 'tea'",
        ),
        (
            "online",
            ('id = "online"', 'id = "offline"'),
            "id",
            "expected one of outline, qingdao-full, folk, online, room",
        ),
        ("online", ('sources = ["S4 特殊选项.2"]\n', ""), "options.joker_exchange.sources", "missing"),
        (
            "online",
            ("[options.joker_exchange]\n", "[options.joker_exchange]\nx = 1\n"),
            "options.joker_exchange.x",
            "key",
        ),
        ("online", ('sources = ["S4", "S3"]', 'sources = ["S4", "S9"]'), "sources[1]", "found 'S9'"),
        ("online", ('sources = ["S4", "S3"]\n', ""), "sources", "missing"),
        ("outline", ("[options.misplay]", "[options.cover_twice]"), "options.cover_twice", "no option has this name"),
    ],
)
def test_what_a_profile_may_not_say(
    folder: Path, profile: str, edit: tuple[str, str], place: str, problem: str
) -> None:
    change(folder, profile, *edit)
    with pytest.raises(SpecError) as error:
        read_profiles(folder, read_options(folder))
    assert error.value.place == place
    assert problem in error.value.problem.en


def test_an_option_without_a_value_in_the_outline_is_refused(folder: Path) -> None:
    text = (folder / "options" / "turns.toml").read_text(encoding="utf-8")
    more = text.replace('id = "misplay"', 'id = "misplay_twice"', 1)
    only = "[[option]]" + more.split("[[option]]")[1]
    (folder / "options" / "zz.toml").write_text(only, encoding="utf-8")
    with pytest.raises(SpecError) as error:
        read_profiles(folder, read_options(folder))
    assert (error.value.place, error.value.problem.en) == (
        "options.misplay_twice",
        "missing; the outline has them all",
    )


def test_there_is_always_an_outline(folder: Path) -> None:
    (folder / "profiles" / "outline.toml").unlink()
    with pytest.raises(SpecError, match="outline: missing; every other profile is written against it"):
        read_profiles(folder, read_options(folder))
