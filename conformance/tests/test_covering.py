"""The covering array holds every pair it can, and a tag taken away is found by it."""

import itertools
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from gouji_conformance.checks.covering import Covering
from gouji_conformance.checks.tag_checks import TagChecker, mattering, tag_problems
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.suite import Suite, load_suite
from gouji_spec import cache
from gouji_spec.options import OptionBook, options
from gouji_spec.ruleset import Ruleset, RulesetError, broken, make_ruleset

NAMES = ("hold_three", "leader", "burn_last", "cover", "melee_cover", "misplay", "joker_exchange")


def legal(names: tuple[str, ...]) -> Iterator[dict[str, str]]:
    """Yield every legal choice of values of *names*, told by trying them all; idle ones at their default."""
    book = options().options
    forced = {"report": "off", "pick": "off", "remove": "off"}
    for values in itertools.product(*([value.id for value in book[name].values] for name in names)):
        chosen = dict(zip(names, values, strict=True))
        try:
            make_ruleset("outline", chosen | (forced if chosen["hold_three"] == "on" else {}))
        except RulesetError:
            continue
        yield chosen


def speaking(values: dict[str, str] | Ruleset, names: tuple[str, ...]) -> set[tuple[str, str]]:
    book = options().options
    return {
        (name, values[name]) for name in names if all(values[above] in allowed for above, allowed in book[name].applies)
    }


def pairs(values: dict[str, str] | Ruleset, names: tuple[str, ...] = NAMES) -> set[frozenset[tuple[str, str]]]:
    return {frozenset(pair) for pair in itertools.combinations(sorted(speaking(values, names)), 2)}


def has(values: dict[str, str], fixed: Mapping[str, tuple[str, ...]]) -> bool:
    return all(values[name] in either for name, either in fixed.items())


def test_every_possible_pair_stands_in_one_of_the_rulesets() -> None:
    possible = set().union(*(pairs(values) for values in legal(NAMES)))
    held = set().union(*(pairs(ruleset) for ruleset in Covering(options(), NAMES).rulesets({})))
    assert possible <= held


def test_every_ruleset_is_legal_and_they_are_few() -> None:
    rulesets = Covering(options(), NAMES).rulesets({})
    assert [broken(ruleset, options(), "refuse") for ruleset in rulesets if broken(ruleset, options(), "refuse")] == []
    assert len(rulesets) == len(set(rulesets))
    assert len(rulesets) < 20
    assert rulesets[0] == Ruleset.of("outline")


def test_what_a_tag_asks_for_stands_in_every_ruleset() -> None:
    fixed = {"hold_three": ("on",), "cover": ("automatic",)}
    rulesets = Covering(options(), NAMES).rulesets(fixed)
    assert all(ruleset.satisfies(fixed) for ruleset in rulesets)
    possible = set().union(*(pairs(values) for values in legal(NAMES) if has(values, fixed)))
    assert possible <= set().union(*(pairs(ruleset) for ruleset in rulesets))


def test_an_idle_option_stands_at_its_default() -> None:
    """Without the act of covering, who may cover in the melee says nothing."""
    rulesets = Covering(options(), NAMES).rulesets({})
    assert {ruleset["melee_cover"] for ruleset in rulesets if ruleset["cover"] == "automatic"} == {"opposite"}
    assert {ruleset["melee_cover"] for ruleset in rulesets if ruleset["cover"] == "explicit"} == {
        "opposite",
        "any_opponent",
    }


def test_what_decides_whether_an_option_applies_is_varied_with_it() -> None:
    covering = Covering(options(), ["melee_cover"])
    assert covering.names == ("cover", "melee_cover")


def test_the_same_seed_gives_the_same_rulesets() -> None:
    assert Covering(options(), NAMES, seed=7).rulesets({}) == Covering(options(), NAMES, seed=7).rulesets({})


PRINTED = f"""
from gouji_conformance.checks.covering import Covering
from gouji_spec.options import options
print([ruleset.departures for ruleset in Covering(options(), {NAMES}).rulesets({{}})])
"""


def test_it_gives_them_in_every_process() -> None:
    """Sets of words are gone through in another order in each."""
    words = [sys.executable, "-c", PRINTED]
    said = {
        subprocess.run(words, env={**os.environ, "PYTHONHASHSEED": seed}, check=True, capture_output=True).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1


def test_an_array_is_made_once_for_the_same_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.use(cache.Cache(tmp_path))
    fixed = {"hold_three": ("on",)}
    expected = Covering(options(), NAMES).rulesets(fixed)

    def forbidden(*_: object) -> None:
        raise AssertionError("made again")

    monkeypatch.setattr(Covering, "_found", forbidden)
    assert Covering(options(), NAMES).rulesets(fixed) == expected
    without = {name: option for name, option in options().options.items() if name != "sweep_doubles"}
    for covering, other in (
        (Covering(options(), NAMES), {}),
        (Covering(options(), NAMES, seed=1), fixed),
        (Covering(options(), NAMES[:-1]), fixed),
        (Covering(replace(options(), options=without), NAMES), fixed),
    ):
        with pytest.raises(AssertionError, match="made again"):
            covering.rulesets(other)


def test_tags_that_no_ruleset_has_are_refused() -> None:
    with pytest.raises(RulesetError):
        Covering(options(), NAMES).rulesets({"hold_three": ("on",), "report": ("shown",)})


def test_an_open_value_is_varied_over_what_profiles_and_rooms_have() -> None:
    assert Covering(options(), ["place_values"]).values("place_values", {}) == (
        "4 2 0 0 -2 -4",
        "2 1 0 0 -1 -2",
    )


# --- tags -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def checker() -> TagChecker:
    suite = load_suite()
    return TagChecker(suite.book, options(), mattering(suite, options()))


def scenario(scenario_id: str) -> Scenario:
    found = load_suite().scenario(scenario_id)
    assert found is not None
    return found


def untagged(scenario_id: str, option: str) -> Scenario:
    found = scenario(scenario_id)
    assert option in dict(found.options)
    return replace(found, options=tuple(entry for entry in found.options if entry[0] != option))


@pytest.mark.parametrize(
    ("scenario_id", "option", "value"),
    [
        ("GJ-8.2.2-c", "joker_exchange", "two_(and_three_)?for_one"),  # either: which comes first is the array's affair
        ("GH-sets.5-f", "mixed_jokers", "as_small"),
        ("GH-sets.4-c", "big_joker_tops", "true"),
        ("GH-sets.5-c", "joker_exchange", "none"),
    ],
)
def test_a_tag_taken_away_is_missed(checker: TagChecker, scenario_id: str, option: str, value: str) -> None:
    assert list(checker.problems(scenario(scenario_id))) == []
    problems = list(checker.problems(untagged(scenario_id, option)))
    assert problems
    assert {entry.check for entry in problems} <= {"tag-missing", "suite-fails"}
    if problems[0].check == "tag-missing":
        assert re.search(rf" {option}={value}\b", problems[0].text.en)


def test_a_change_is_told_with_as_few_departures_as_bring_it_about(checker: TagChecker) -> None:
    problem = next(checker.problems(untagged("GJ-8.2.2-c", "joker_exchange")))
    assert problem.file == "features/08_sets.feature"
    told = re.sub(r"=two_(and_three_)?for_one:", "=*:", problem.text.en)
    assert told == (
        "GJ-8.2.2-c says something else with joker_exchange=*: “it does not beat the "
        "set on the table: rank not higher” "
        "expects reasons includes 'rank_not_higher', got [\"jokers_not_paid\"]; tag what it is about"
    )


def test_a_row_that_fails_as_it_is_tagged_is_told(checker: TagChecker) -> None:
    wrong = replace(scenario("GH-sets.5-c"), options=(("joker_exchange", ("none",)),))
    problems = list(checker.problems(wrong))
    assert {entry.check for entry in problems} == {"suite-fails"}


def test_an_area_the_reference_does_not_play_is_passed_over(checker: TagChecker) -> None:
    assert list(checker.problems(replace(untagged("GJ-8.2.2-c", "joker_exchange"), area="chess"))) == []


def test_the_whole_suite_is_looked_through_in_the_order_of_its_files() -> None:
    first, second = untagged("GJ-8.2.2-c", "joker_exchange"), untagged("GH-sets.5-f", "mixed_jokers")
    feature = replace(load_suite().features[0], scenarios=(first, scenario("GJ-8.2.2-b"), second))
    found = tag_problems(Suite((feature,), load_suite().book))
    assert [entry.check for entry in found] == ["tag-missing", "tag-missing"]
    assert [entry.file for entry in found] == ["features/08_sets.feature", "features/house/sets.feature"]


def test_only_options_that_somebody_reads_are_varied() -> None:
    book = OptionBook({**options().options, "tea": replace(options().options["misplay"], id="tea")}, ())
    names = mattering(load_suite(), book)
    assert "joker_exchange" in names
    assert "cover" in names
    assert "tea" not in names


def test_two_processes_find_what_one_finds() -> None:
    """Each process takes scenarios with the same tags; what it sends back is put in the order of the files."""
    missed = (untagged("GJ-8.2.2-c", "joker_exchange"), untagged("GH-sets.5-f", "mixed_jokers"))
    few = (missed[0], scenario("GJ-8.2.2-b"), scenario("GH-sets.4-c"), missed[1])
    suite = Suite((replace(load_suite().features[0], scenarios=few),), load_suite().book)
    found = tag_problems(suite)
    assert [entry.check for entry in found] == ["tag-missing", "tag-missing"]
    assert tag_problems(suite, processes=2) == found
    assert tag_problems(suite, only=few[1:3], processes=2) == []
