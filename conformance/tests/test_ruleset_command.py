"""``gouji ruleset``: a table writes its own rules down, and is told what they are."""

import json
import tomllib
from pathlib import Path

import pytest
from wcwidth import wcswidth

from gouji_conformance.cli import run
from gouji_spec.options import options
from gouji_spec.ruleset import PROFILES, Ruleset, profiles
from gouji_spec.ruleset_file import read_ruleset_file

OWN = """
profile = "folk"
name = "Our table"
note = "Agreed at New Year"

[options]
misplay = "reject"
melee_cover = "opposite"
"""


def written(folder: Path, toml: str = OWN) -> str:
    path = folder / "own.toml"
    path.write_text(toml, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("profile", PROFILES)
def test_a_new_file_plays_its_profile(tmp_path: Path, profile: str, language: str) -> None:
    path = tmp_path / "new.toml"
    assert run(["ruleset", "new", str(path), "--profile", profile, "--lang", language]) == 0
    assert read_ruleset_file(path).ruleset == Ruleset.of(profile)
    assert all(wcswidth(line) <= 80 for line in path.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize("profile", PROFILES)
def test_every_option_of_a_new_file_may_be_uncommented(tmp_path: Path, profile: str) -> None:
    path = tmp_path / "new.toml"
    run(["ruleset", "new", str(path), "--profile", profile])
    lines = [
        line[2:] if line[:2] == "# " and line[2:].partition(" = ")[0] in options().options else line
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert tomllib.loads(path.read_text(encoding="utf-8"))["options"] == {
        name: entry.value for name, entry in profiles()[profile].values.items()
    }
    assert read_ruleset_file(path).ruleset == Ruleset.of(profile)


def test_a_new_file_names_every_value(tmp_path: Path) -> None:
    path = tmp_path / "new.toml"
    run(["ruleset", "new", str(path)])
    text = path.read_text(encoding="utf-8")
    for option in options().options.values():
        assert f"\n# {option.id} = " in text
        for value in option.values:
            assert f"\n#   {value.id}: " in text


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(written(tmp_path))
    assert run(["ruleset", "new", str(path)]) == 2
    assert path.read_text(encoding="utf-8") == OWN
    assert "is already there and is not written over" in capsys.readouterr().err


def test_a_file_where_none_can_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ruleset", "new", str(tmp_path / "no" / "own.toml")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def test_check_says_what_a_file_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ruleset", "check", written(tmp_path)]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "“Our table”" in said
    assert "folk with 2 departures: " in said
    assert "misplay=reject" in said
    assert "melee_cover=opposite" in said
    assert "Note: Agreed at New Year" in said


@pytest.mark.parametrize(
    ("toml", "caution"),
    [
        ('profile = "outline"\n[options]\npoints = "on"\n', "Points and hold three should"),
        (
            'profile = "qingdao-full"\n[options]\npoints = "off"\n',
            "Points and hold three should",
        ),
        ('profile = "online"\n[options]\nmelee_cover = "opposite"\n', "melee_cover says nothing here"),
    ],
)
def test_check_warns(tmp_path: Path, capsys: pytest.CaptureFixture[str], toml: str, caution: str) -> None:
    assert run(["ruleset", "check", written(tmp_path, toml)]) == 0
    assert caution in " ".join(capsys.readouterr().out.split())


def test_points_and_hold_three_together_are_no_caution(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["ruleset", "check", written(tmp_path, 'profile = "qingdao-full"\n')])
    assert "Caution" not in capsys.readouterr().out


def test_the_caution_cites_article_27(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["ruleset", "check", written(tmp_path, 'profile = "outline"\n[options]\npoints = "on"\n'), "--lang", "zh"])
    said = capsys.readouterr().out
    assert "GJ-27.1" in said
    assert "打点与憋3" in said


@pytest.mark.parametrize("command", ["check", "show"])
def test_a_contradiction_is_refused_with_its_clauses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    contrary = 'leader = "last_place"\nreport = "shown"\npick = "hint_at_ten"\nremove = "threes"\n'
    path = written(tmp_path, f'profile = "outline"\n[options]\nhold_three = "on"\n{contrary}')
    assert run(["ruleset", command, path]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert {"GJ-26.1.3", "GJ-26.4.1", "GJ-26.4.2", "GJ-26.4.3"} <= set(
        said.err.replace("(", " ").replace(")", " ").split()
    )


def test_show_tells_what_holding_threes_brings_with_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, 'profile = "outline"\n[options]\nhold_three = "on"\n')
    assert run(["ruleset", "show", path]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "hold_three = on [file]" in lines
    assert "remove = off [brought by another]" in lines
    assert "leader = first_taker [brought by another]" in lines
    assert "opening = by_count [profile]" in lines


def test_a_mistake_is_told_in_the_users_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, 'profile = "folk"\n[options]\nmisplai = "reject"\n')
    assert run(["ruleset", "check", path, "--lang", "zh"]) == 2
    assert capsys.readouterr().err == f"gouji：{path}：options.misplai：没有这个选项；相近的有：misplay\n"


def test_show_tells_where_each_value_comes_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ruleset", "show", written(tmp_path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "misplay = reject [file]" in lines
    assert "cover = explicit [profile]" in lines
    assert sum(line.partition(" = ")[0] in options().options for line in lines) == len(options().options)


def test_show_marks_an_option_that_says_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    run(["ruleset", "show", "online"])
    assert "melee_cover = opposite [profile] (says nothing here)" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("arguments", [["show", "folk"], ["show", "online"], ["diff", "qingdao-full", "online"]])
def test_no_line_is_wider_than_80_cells(
    capsys: pytest.CaptureFixture[str], arguments: list[str], language: str
) -> None:
    run(["ruleset", *arguments, "--lang", language])
    lines = capsys.readouterr().out.splitlines()
    assert lines
    assert [line for line in lines if wcswidth(line) > 80] == []


def test_diff_names_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ruleset", "diff", "folk", written(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "misplay: misplay (GJ-8.1.2)\n" in said
    assert "  - forfeit: " in said
    assert "  + reject: " in said
    assert "2 options differ" in said


def test_diff_of_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ruleset", "diff", "folk", "folk"]) == 0
    assert capsys.readouterr().out == "no difference\n"


def test_a_name_that_is_neither_profile_nor_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["ruleset", "show", "flok"]) == 2
    said = capsys.readouterr().err
    assert said.startswith("gouji: flok: cannot be read")
    assert "outline, qingdao-full, folk, online" in said


def test_rule_tells_what_the_table_takes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "GJ-8.1.2", "--ruleset", written(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "    Options: misplay = reject\n" in said
    assert "    This table: misplay = reject\n" in said


def test_rule_marks_an_option_that_says_nothing_at_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rule", "GJ-18.2.3", "--ruleset", "online", "--lang", "zh"]) == 0
    assert "乱缠扣牌 = 对头（在此不起作用）" in capsys.readouterr().out


def test_rule_without_a_table_names_the_options_alone(capsys: pytest.CaptureFixture[str]) -> None:
    run(["rule", "GJ-8.1.2"])
    said = capsys.readouterr().out
    assert "    Options: misplay\n" in said
    assert "This table" not in said


def test_a_scenarios_plan_is_made_for_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "GJ-8.2.2-a/ace-king", "--plan", "--ruleset", written(tmp_path)]) == 0
    plan = json.loads(capsys.readouterr().out)
    assert plan["ruleset"] == {"profile": "folk", "options": {"misplay": "reject", "melee_cover": "opposite"}}
    assert plan["operations"][0]["params"]["ruleset"] == plan["ruleset"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["rule", "9"],
        ["scenario", "GJ-8.2.2-a", "--plan"],
        ["certify", "reference"],
        ["judge", "hands 1: 9, 2: T; leader 1"],
        ["play"],
    ],
)
def test_a_ruleset_file_that_is_wrong_is_refused_everywhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    path = written(tmp_path, 'profile = "folk"\n[options]\nmisplay = "rejct"\n')
    assert run([*arguments, "--ruleset", path]) == 2
    assert f"{path}: options.misplay: expected forfeit, reject" in capsys.readouterr().err


def test_an_engine_is_certified_for_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The scenarios of the exchange are run because the table plays it, and none that only others play."""
    toml = 'profile = "folk"\n[options]\njoker_exchange = "two_for_one"\n'
    folder = tmp_path / "report"
    arguments = [
        "certify",
        "reference",
        "--ruleset",
        written(tmp_path, toml),
        "--area",
        "sets",
        "--report",
        str(folder),
    ]
    assert run(arguments) == 0
    lines = [json.loads(line) for line in (folder / "report.jsonl").read_text(encoding="utf-8").splitlines()]
    assert (lines[0]["profile"], lines[0]["options"]) == ("folk", {"joker_exchange": "two_for_one"})
    asked = {row.get("options", {}).get("joker_exchange") for row in lines[1:-1]}
    assert "two_for_one" in asked
    assert all(values is None or "two_for_one" in values.split("|") for values in asked)


def test_a_ruleset_and_a_profile_together_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", "reference", "--ruleset", written(tmp_path), "--profile", "folk"]) == 2
    assert "expected --profile folk or --ruleset" in capsys.readouterr().err
