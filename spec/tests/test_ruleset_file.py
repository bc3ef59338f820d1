"""A table's own rules are read strictly: file, key, and what was expected."""

from pathlib import Path

import pytest

from gouji_spec.options import options
from gouji_spec.reading import SpecError
from gouji_spec.ruleset import Ruleset
from gouji_spec.ruleset_file import TableRules, profile_rules, read_ruleset_file


def read(folder: Path, toml: str | bytes) -> TableRules:
    path = folder / "own.toml"
    path.write_bytes(toml if isinstance(toml, bytes) else toml.encode())
    return read_ruleset_file(path)


def test_a_file_names_a_profile_and_departs_from_it(tmp_path: Path) -> None:
    rules = read(tmp_path, 'profile = "folk"\nname = "Ours"\nnote = "n"\n[options]\nmisplay = "reject"\n')
    assert rules.ruleset == Ruleset.of("folk", misplay="reject")
    assert rules.given == ("misplay",)
    assert (rules.name, rules.note, rules.file) == ("Ours", "n", str(tmp_path / "own.toml"))


@pytest.mark.parametrize("name", ["qingdao-full", "青岛全规", "qingdao full"])
def test_a_profile_may_be_called_by_its_name_in_either_language(tmp_path: Path, name: str) -> None:
    assert read(tmp_path, f'profile = "{name}"\n').ruleset == Ruleset.of("qingdao-full")


def test_a_value_that_is_the_profiles_own_is_given_but_no_departure(tmp_path: Path) -> None:
    rules = read(tmp_path, 'profile = "outline"\n[options]\nmisplay = "forfeit"\n')
    assert rules.given == ("misplay",)
    assert rules.ruleset.departures == {}


def test_true_and_false_stand_for_their_names(tmp_path: Path) -> None:
    rules = read(tmp_path, 'profile = "outline"\n[options]\nbig_joker_tops = true\n')
    assert rules.ruleset["big_joker_tops"] == "true"


def test_a_byte_order_mark_is_nothing(tmp_path: Path) -> None:
    assert read(tmp_path, b'\xef\xbb\xbfprofile = "folk"\n').ruleset == Ruleset.of("folk")


def test_a_profile_as_it_is() -> None:
    rules = profile_rules("online")
    assert (rules.ruleset, rules.given, rules.file) == (Ruleset.of("online"), (), "")


@pytest.mark.parametrize(
    ("toml", "place", "problem"),
    [
        ("", "profile", "missing; expected one of outline, qingdao-full, folk, online"),
        ('profile = "flok"\n', "profile", "found 'flok'"),
        ("profile = 3\n", "profile", "found 3"),
        ('profile = "folk"\nprofil = "x"\n', "profil", "unknown key; expected one of profile, name, note, options"),
        ('profile = "folk"\nmisplay = "reject"\n', "misplay", "an option; expected it below [options]"),
        ('profile = "folk"\nname = 3\n', "name", "expected a text in quotes, found 3"),
        ('profile = "folk"\nnote = []\n', "note", "expected a text in quotes, found []"),
        ('profile = "folk"\noptions = "x"\n', "options", "expected a table, [options]; found 'x'"),
        ('profile = "folk"\n[options]\nmisplai = "reject"\n', "options.misplai", "near it: misplay"),
        ('profile = "folk"\n[options]\n"顺错" = "reject"\n', "options.顺错", "near it: misplay"),
        ('profile = "folk"\n[options]\nmisplay = "rejct"\n', "options.misplay", "expected forfeit, reject; found"),
        ('profile = "folk"\n[options]\nmisplay = "退回"\n', "options.misplay", "expected reject; found '退回'"),
        ('profile = "folk"\n[options]\nmisplay = ["reject"]\n', "options.misplay", "expected forfeit, reject; found"),
        ('profile = "folk"\n[options]\nmisplay = true\n', "options.misplay", "found True"),
        ("profile = \n", "", "expected TOML: Invalid value (at line 1"),
        (b"\xff\xfe", "", "expected UTF-8 text (byte 0)"),
    ],
)
def test_what_is_refused(tmp_path: Path, toml: str | bytes, place: str, problem: str) -> None:
    with pytest.raises(SpecError) as error:
        read(tmp_path, toml)
    assert error.value.file == str(tmp_path / "own.toml")
    assert error.value.place == place
    assert problem in error.value.line("en")
    assert error.value.line("zh") != error.value.line("en")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="cannot be read"):
        read_ruleset_file(tmp_path / "none.toml")


def test_a_contradiction_names_every_clause_at_once(tmp_path: Path) -> None:
    with pytest.raises(SpecError) as error:
        read(tmp_path, 'profile = "outline"\n[options]\nhold_three = "on"\npick = "hint_at_ten"\nremove = "threes"\n')
    assert error.value.place == "options"
    assert error.value.clause == "GJ-26.4.3"
    assert "remove=off (GJ-26.4.3)" in error.value.line("en")
    assert "pick=off (GJ-26.4.2)" in error.value.line("zh")
    assert "report" not in error.value.line("en")
    assert "须有" in error.value.line("zh")


def test_an_option_that_says_nothing_is_told(tmp_path: Path) -> None:
    toml = 'profile = "online"\n[options]\nmelee_cover = "opposite"\n'
    assert [entry.id for entry in read(tmp_path, toml).idle(options())] == ["melee_cover"]
    explicit = toml + 'cover = "explicit"\n'
    assert read(tmp_path, explicit).idle(options()) == []
