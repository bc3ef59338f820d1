"""A tag that names several values of an option: any one will do, the first is taken, and all of them are run."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from gouji_conformance.checks.covering import Covering
from gouji_conformance.checks.feature_checks import FeatureChecker
from gouji_conformance.checks.tag_checks import TagChecker, mattering
from gouji_conformance.checks.uncovered import values_nobody_plays
from gouji_conformance.sentences.features import option_of, read_features
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import Suite, load_suite, with_tags
from gouji_spec.law import law
from gouji_spec.options import options
from gouji_spec.problem import Problem
from gouji_spec.ruleset import Ruleset

FEATURE = """@sets
Feature: Sets | 牌型

  @GJ-9.2-a {tags}
  Scenario: Two aces | 两张尖
    When AA is laid down
    Then it is a gouji set
"""
EITHER_REPORT = ("shown", "off")


def suite_of(folder: Path, tags: str) -> Suite:
    (folder / "a.feature").write_text(FEATURE.format(tags=tags), encoding="utf-8")
    return Suite(tuple(read_features(folder)), phrasebook())


def problems(folder: Path, tags: str) -> list[Problem]:
    return FeatureChecker(suite_of(folder, tags), law(), options()).problems()


@pytest.mark.parametrize(
    ("tag", "asked"),
    [
        ("@report=shown", ("report", ("shown",))),
        ("@report=shown|off", ("report", ("shown", "off"))),
        ("@place_values=4_2_0_0_-2_-4|2_1_0_0_-1_-2", ("place_values", ("4 2 0 0 -2 -4", "2 1 0 0 -1 -2"))),
        (
            "@penalty_points=tribute_hidden=3_discard_stolen=10",
            ("penalty_points", ("tribute_hidden=3 discard_stolen=10",)),
        ),
        ("@GJ-9.2", None),
    ],
)
def test_what_a_tag_asks_for(tag: str, asked: tuple[str, tuple[str, ...]] | None) -> None:
    assert option_of(tag) == asked


def test_a_profile_plays_the_row_with_any_of_the_values(tmp_path: Path) -> None:
    """Outline and folk are asked for the number of cards, online too; qingdao-full has no reports."""
    suite = suite_of(tmp_path, "@report=shown|off")

    assert [name for name in ("outline", "qingdao-full", "folk", "online") if suite.plans(Ruleset.of(name))] == [
        "qingdao-full"
    ]
    (plan,) = suite.plans(Ruleset.of("outline", report="shown"))
    assert plan.ruleset["options"] == {"report": "shown"}


def test_a_ruleset_with_none_of_them_is_given_the_first(tmp_path: Path) -> None:
    (plan,) = suite_of(tmp_path, "@report=shown|off").plans(Ruleset.of("outline"), every_option=True)

    assert plan.ruleset == {"profile": "outline", "options": {"report": "shown"}}


def test_a_ruleset_with_one_of_them_keeps_it() -> None:
    wanted = {"report": EITHER_REPORT, "cover": ("automatic",)}

    played = with_tags(Ruleset.of("outline", report="off"), wanted)

    assert played.departures == {"report": "off", "cover": "automatic"}


def test_a_plan_says_them_as_the_tag_does(tmp_path: Path) -> None:
    (several,) = suite_of(tmp_path, "@report=shown|off").plans(Ruleset.of("outline"), every_option=True)
    (one,) = suite_of(tmp_path, "@report=shown").plans(Ruleset.of("outline"), every_option=True)

    assert several.options == {"report": "shown|off"}
    assert one.options == {"report": "shown"}
    assert several.digest != one.digest


# --- the checks -------------------------------------------------------------------------------------


def test_several_values_are_well(tmp_path: Path) -> None:
    assert problems(tmp_path, "@report=shown|off @cover=automatic") == []


FAULTS = {
    "@report=shown|never": (
        "option-value",
        "@report=shown|never: expected one of on_request, shown, off, or several with | between them",
        "@report=shown|never：应为 on_request, shown, off 之一，或以 | 隔开的几个",
    ),
    "@report=shown|": (
        "option-value",
        "@report=shown|: expected one of on_request, shown, off, or several with | between them",
        "@report=shown|：应为 on_request, shown, off 之一，或以 | 隔开的几个",
    ),
    "@report=shown|shown": (
        "option-value-twice",
        "@report=shown|shown: a value stands twice",
        "@report=shown|shown：同一个值写了两次",
    ),
    "@cover=explicit|automatic": (
        "option-every-value",
        "@cover=explicit|automatic names every value of the option and so says nothing; leave it out",
        "@cover=explicit|automatic 列出了该选项的全部值，等于没说；应删去",
    ),
    "@report=shown|off @report=off": ("option-twice", "an option is tagged twice", "同一选项标了两次"),
}


@pytest.mark.parametrize("tags", FAULTS)
def test_a_tag_that_is_wrong(tmp_path: Path, tags: str) -> None:
    (found,) = problems(tmp_path, tags)

    assert (found.check, found.text.en, found.text.zh) == FAULTS[tags]


@pytest.mark.parametrize("tags", ["@hold_three=on @report=off|shown", "@hold_three=on @report=shown|off"])
def test_a_value_that_the_other_tags_forbid_is_found(tmp_path: Path, tags: str) -> None:
    """Article 26 has no reports: with 憋3 the value shown is never run, wherever in the tag it stands."""
    (found,) = problems(tmp_path, tags)

    assert found.check == "options-contradict"
    assert "GJ-26.4.1" in found.text.en


def test_both_values_are_among_those_somebody_plays(tmp_path: Path) -> None:
    left = values_nobody_plays(suite_of(tmp_path, "@report=shown|off"), options(), [])

    assert [value for value in left if value.startswith("report=")] == ["report=on_request"]


# --- the covering array -----------------------------------------------------------------------------

NAMES = ("report", "cover", "joker_exchange", "melee_cover")


def test_every_value_of_the_tag_is_run_with_every_value_of_the_rest() -> None:
    rulesets = Covering(options(), NAMES).rulesets({"report": EITHER_REPORT})

    assert rulesets[0].departures == {"report": "shown"}
    assert {(ruleset["report"], ruleset["joker_exchange"]) for ruleset in rulesets} == {
        (report, exchange) for report in EITHER_REPORT for exchange in ("none", "two_for_one", "two_and_three_for_one")
    }


def test_where_the_outline_has_one_of_them_it_comes_first() -> None:
    rulesets = Covering(options(), NAMES).rulesets({"report": ("off", "on_request")})

    assert rulesets[0] == Ruleset.of("outline")
    assert {ruleset["report"] for ruleset in rulesets} == {"off", "on_request"}


def test_what_decides_whether_another_option_applies_keeps_to_the_tag() -> None:
    """Who may cover in the melee is asked only under cover=explicit, which this tag has beside another."""
    rulesets = Covering(options(), NAMES).rulesets({"cover": ("automatic", "explicit")})

    assert {(ruleset["cover"], ruleset["melee_cover"]) for ruleset in rulesets} == {
        ("automatic", "opposite"),
        ("explicit", "opposite"),
        ("explicit", "any_opponent"),
    }


def test_a_tag_outside_what_is_varied_stands_at_its_first_value() -> None:
    rulesets = Covering(options(), ["cover", "misplay"]).rulesets({"report": EITHER_REPORT})

    assert {ruleset["report"] for ruleset in rulesets} == {"shown"}


# --- missing tags -----------------------------------------------------------------------------------


def tagged(scenario_id: str, *tags: tuple[str, tuple[str, ...]]) -> list[Problem]:
    suite = load_suite()
    found = suite.scenario(scenario_id)
    assert found is not None
    return list(TagChecker(suite.book, options(), mattering(suite, options())).problems(replace(found, options=tags)))


def test_a_value_under_which_the_row_says_something_else_is_named() -> None:
    """A small joker over a big one is refused for its rank; with two for one, because jokers are not paid for so."""
    (problem, *_) = tagged("GJ-8.2.2-c", ("joker_exchange", ("none", "two_for_one")))

    assert problem.check == "tag-missing"
    assert " says something else with joker_exchange=two_for_one: " in problem.text.en


def test_a_row_that_holds_for_either_value_has_no_problem() -> None:
    """A set laid over another is no misplay, so both values are run and neither changes what is said."""
    assert tagged("GJ-8.2.2-c", ("joker_exchange", ("none",)), ("misplay", ("forfeit", "reject"))) == []


# --- pytest -----------------------------------------------------------------------------------------

CONFTEST = """
from pathlib import Path
from gouji_conformance.sentences import features, suite

for module in (features, suite):
    module.features_folder = lambda: Path(__file__).parent / "features"

def pytest_collection_modifyitems(items):
    for item in items:
        print([dict(mark.kwargs) for mark in item.iter_markers("option")])
"""


def test_pytest_plays_the_row_and_marks_it_with_the_values(tmp_path: Path) -> None:
    (tmp_path / "features").mkdir()
    suite_of(tmp_path / "features", "@report=shown|off")
    (tmp_path / "conftest.py").write_text(CONFTEST, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-q", "-s", "--gouji-engine", "reference"]

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*command, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120
        )

    assert run("features").stdout.strip().startswith("1 deselected")
    every = run("features", "--gouji-every-option")
    assert every.returncode == 0, every.stdout
    assert "[{'name': 'report', 'value': 'shown|off'}]" in every.stdout
    assert "1 passed" in every.stdout
