"""Fuzzing: wrong engines are found by games, each difference made small and told as a scenario that shows it."""

import json
import random
import shlex
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gouji.play.position import parse_position
from gouji_conformance.cli import run
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import Session, introduce
from gouji_conformance.fuzz.asking import Asked, Side, asked_of_reference
from gouji_conformance.fuzz.dealing import Dealer
from gouji_conformance.fuzz.differences import Difference, differences
from gouji_conformance.fuzz.finding import Findings, apart
from gouji_conformance.fuzz.fuzzing import Fuzzer, dealers
from gouji_conformance.fuzz.games import Hand, Lay, read, written
from gouji_conformance.fuzz.glance import Glance
from gouji_conformance.fuzz.kept import Folder, Progress
from gouji_conformance.fuzz.normative import expected
from gouji_conformance.fuzz.shrinking import shrunk, size
from gouji_conformance.fuzz.telling import judge_line, steps_of, tags_of
from gouji_conformance.mutants.catalogue import catalogue
from gouji_conformance.mutants.door import played
from gouji_conformance.mutants.mutant import Mutant
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult, meets
from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import FeatureStep
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES, Language

FAKES = Path(__file__).parent / "fakes"
AREAS = ("sets", "play")
OUTLINE = Ruleset.of("outline")
FEW = ("GJ-9.2.1/1", "GJ-8.6/1", "GJ-10.2.7/1")
"""Wrong engines of several articles, for a quick look."""


def opened() -> Session:
    return introduce(ReferenceLink(), 60.0)


@cache
def info() -> Any:
    return opened().info


@cache
def dealer() -> dict[str, Dealer]:
    return dealers(load_suite(), info(), AREAS, None, 1)


@cache
def games(number: int) -> Sequence[Asked]:
    """So many games with their answers: the same for every wrong engine."""
    made = Fuzzer([Side(info(), opened)], AREAS, dealer(), 1).games(0, number)
    asked = (asked_of_reference(game, name, info()) for name, game in made)
    return [one for one in asked if one is not None]


def wrong(mutant: Mutant) -> Side:
    return Side(info(), opened, 60.0, lambda: played(mutant.change))


def mutant(name: str) -> Mutant:
    return next(one for one in catalogue() if one.id == name)


def found_in(mutant: Mutant, number: int, at_once: int = 50, tries: int = 1) -> Difference | None:
    """Return the smallest difference that the first batch of games which shows any has come to, made small."""
    side, some = wrong(mutant), games(number)
    for begin in range(0, len(some), at_once):
        batch = some[begin : begin + at_once]
        found = differences(batch, side.results(batch))
        if found:
            found.sort(key=lambda one: size(one.asked.game))
            return min((shrunk(one, side) for one in found[:tries]), key=lambda one: size(one.asked.game))
    return None


def told_again(found: Difference, language: Language) -> Plan:
    """Return the plan of the scenario that tells *found*, read from its words."""
    game = found.asked.game
    maker = PlanMaker(phrasebook(), game.area, game.ruleset, language)
    for step in steps_of(found, info()):
        text, *table = (step.zh if language == "zh" else step.en).splitlines()
        rows = tuple(tuple(cell.strip() for cell in line.strip(" |").split("|")) for line in table)
        maker.add(FeatureStep(step.keyword, text, rows, 0))
    return Plan("fuzz-told", "", (), game.area, {}, game.ruleset.to_json(), tuple(maker.operations))


# What is found


def test_the_reference_differs_nowhere_from_itself() -> None:
    side, some = Side(info(), opened, 60.0), games(30)

    results = side.results(some)

    assert len(results) == len(some)
    assert {result.verdict for result in results.values()} == {"pass"}


@pytest.mark.parametrize("name", FEW)
def test_a_wrong_engine_is_found_and_shown_by_a_scenario_that_it_alone_fails(name: str) -> None:
    found = found_in(mutant(name), 300)

    assert found is not None
    assert len(steps_of(found, info())) <= 8
    for language in LANGUAGES:
        plan = told_again(found, language)
        assert verdict(plan) == "pass"
        with played(mutant(name).change):
            assert verdict(plan) in ("fail", "error")


def verdict(plan: Plan) -> str:
    results: list[RowResult] = []
    Runner(opened, results.append, 60.0).run([plan])
    return results[0].verdict


def test_a_small_difference_names_its_clause_and_the_line_that_rules_on_it(capsys: pytest.CaptureFixture[str]) -> None:
    some, side = [one for one in games(300) if one.game.area == "sets"], wrong(mutant("GJ-8.6/1"))
    found = shrunk(differences(some, side.results(some))[0], side)

    assert found.clauses[0] == "GJ-8.6"
    assert tags_of(found).startswith("@GJ-8.6 ")
    words = shlex.split(judge_line(found, None))
    assert words[:2] == ["gouji", "judge"]
    assert run([*words[1:], "--json"]) == 0
    ruling = json.loads(capsys.readouterr().out)
    assert ruling["accepted"] is False


# What an engine is held to


ANSWERED: dict[str, Any] = {
    "accepted": False,
    "reasons": ["not_your_turn"],
    "state": {
        "phase": "respond",
        "to_act": {"seat": 2, "may": ["play", "pass"]},
        "table": {"seat": 1, "cards": "99", "gouji": False, "dead": False},
        "hands": {"1": 1, "2": 2, "3": 0, "4": 0, "5": 0, "6": 0},
        "out": [3, 4, 5, 6],
        "melee": True,
    },
}
OTHERWISE: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("accepted",), True),
    (("reasons",), ["not_in_hand"]),
    (("state", "phase"), "cover"),
    (("state", "to_act", "seat"), 1),
    (("state", "to_act", "may"), ["play"]),
    (("state", "table", "seat"), 2),
    (("state", "table", "cards"), "T9"),
    (("state", "table", "gouji"), True),
    (("state", "hands", "2"), 1),
    (("state", "out"), [3, 4, 6, 5]),
    (("state", "melee"), False),
)


@pytest.mark.parametrize(("path", "value"), OTHERWISE)
def test_every_part_that_the_protocol_judges_is_held_to(path: tuple[str, ...], value: Any) -> None:
    answer = json.loads(json.dumps(ANSWERED))
    wants = list(expected(ANSWERED, 0))
    assert all(meets(want, answer) for want in wants)
    part = answer
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = value

    assert any(not meets(want, answer) for want in wants)
    assert not Glance(info()).is_right(ANSWERED, answer)


def test_an_answer_is_seen_to_be_right_whatever_else_it_says_and_a_number_is_not_yes() -> None:
    answer = json.loads(json.dumps({**ANSWERED, "events": [], "state": {**ANSWERED["state"], "more": 1}}))

    assert Glance(info()).is_right(ANSWERED, answer)
    answer["state"]["melee"] = 1
    assert not Glance(info()).is_right(ANSWERED, answer)


def test_what_is_in_another_order_is_looked_at_closely_and_is_right() -> None:
    shuffled = {"moves": [{"do": "pass"}, {"do": "play", "cards": "9S"}]}
    listed = {"moves": [{"do": "play", "cards": "S9"}, {"do": "pass"}]}

    assert not Glance(info()).is_right(listed, shuffled)
    assert all(meets(want, shuffled) for want in expected(listed, 0))


def test_of_several_reasons_none_is_demanded() -> None:
    answer = {**ANSWERED, "reasons": ["not_your_turn", "not_in_hand"]}

    assert not [want for want in expected(answer, 0) if want.path == "reasons"]


def test_differences_of_one_known_fault_are_one_cause_with_its_clause_in_words() -> None:
    one = mutant("GJ-8.6/1")
    side = wrong(one)
    some = games(300)[:150]
    found = Findings([side])
    for difference in differences(some, side.results(some)):
        found.add(0, difference)
    assert len(found) > 1

    first, *_ = found.causes()

    assert (first.clause, first.alike) == ("GJ-8.6", one.name)
    assert len(first.groups) > 1


# How it is made small


def test_what_is_made_small_is_as_wrong_and_no_larger() -> None:
    side = wrong(mutant("GJ-13.1.2/1"))
    some = games(30)
    (first, *_) = differences(some, side.results(some))

    small = shrunk(first, side)

    assert small.kind == first.kind
    assert size(small.asked.game)[0] <= size(first.asked.game)[0]
    again = side.results([small.asked])[small.asked.row]
    assert again.unmet[0].path == small.unmet[0].path


# Two engines


def test_two_engines_are_shown_where_they_are_not_alike() -> None:
    hand = asked_of_reference(Lay(OUTLINE, "99", "88"), "1", info())
    other = asked_of_reference(Lay(OUTLINE, "99", "77"), "2", info())
    assert hand is not None
    assert other is not None
    both, mine, theirs = Difference(hand, 0), Difference(other, 0), Difference(other, 0)

    assert list(apart([both], [both])) == []
    assert list(apart([both, mine], [both])) == [(0, mine)]
    assert list(apart([both], [both, theirs])) == [(1, theirs)]


# What is kept


def test_a_game_is_read_back_as_it_was_kept() -> None:
    at_a_table = Ruleset.of("outline", cover="automatic")
    hand = Hand(at_a_table, parse_position("99/TT/4/5/6/7; lead P1; P1 play 99; P2 pass"))

    for game in (hand, Lay(OUTLINE, "99", "88"), Lay(OUTLINE, "QQQ")):
        assert str(read(written(game))) == str(game)
        assert read(written(game)).ruleset == game.ruleset


def test_what_was_found_is_asked_first_next_time_and_the_games_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = "Found before: 1 games, of which 0 still differ."
    Folder(tmp_path).keep(Lay(OUTLINE, "33", "3S"))
    fuzz = ["fuzz", "reference", "--folder", str(tmp_path), "--area", "sets", "--games"]

    assert run([*fuzz, "20", "--seed", "5"]) == 0
    assert found in capsys.readouterr().out
    assert Folder(tmp_path).progress() == Progress(5, ("sets",), "", 20)
    assert run([*fuzz, "30"]) == 0
    assert Folder(tmp_path).progress() == Progress(5, ("sets",), "", 50)
    assert run([*fuzz, "10", "--seed", "6"]) == 0
    assert Folder(tmp_path).progress() == Progress(6, ("sets",), "", 10)


def test_the_same_seed_asks_the_same_games_however_they_are_cut() -> None:
    fuzzer = Fuzzer([Side(info(), opened, 60.0)], AREAS, dealer(), 3)

    assert fuzzer.batch(0, 12).games == fuzzer.batch(0, 5).games + fuzzer.batch(5, 7).games
    assert str(drawn("sets")) == str(drawn("sets"))


def drawn(area: str) -> Any:
    return dealers(load_suite(), info(), (area,), None, 9)[area].game(random.Random("x"), area, 0)


def test_rows_come_in_turn_by_their_articles_and_all_one_after_another() -> None:
    lays = [Lay(OUTLINE, cards) for cards in ("3", "4", "5", "6")]
    made = Dealer((OUTLINE,), (lays[:3], lays[3:]))

    begun = [made.row(turn) for turn in range(12)]

    assert begun[::2] == [lays[at] for at in (0, 3, 1, 3, 2, 3)]
    assert sorted(map(str, begun[1:9:2])) == sorted(map(str, lays))


def test_a_wrong_engine_is_told_of_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    engine = ["--", sys.executable, str(FAKES / "altered.py"), "lists_one_move_more"]
    fuzz = ["fuzz", "--folder", str(tmp_path), "--area", "play", "--games", "4", "--seed", "1"]

    assert run([*fuzz, *engine]) == 1
    shown = capsys.readouterr().out
    assert "Scenario: Found by fuzzing" in shown
    assert "场景: 比对时出的一题" in shown
    assert "gouji judge" in shown
    assert run([*fuzz[:-4], "--games", "0", "--json", *engine]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [cause["unmet"][0]["path"] for cause in told["causes"]] == ["moves"]


def bad_words(folder: Path) -> Iterator[tuple[list[str], str]]:
    (folder / "progress.json").write_text("[]", encoding="utf-8")
    engine = ["fuzz", "reference", "--games", "1"]
    yield [*engine, "--area", "declared", "--folder", str(folder / "new")], "declared: no area that is fuzzed"
    yield [*engine, "--folder", str(folder)], "not what gouji fuzz keeps"
    yield ["fuzz", "reference", "reference", "--", "reference"], "three engines were given"
    yield ["fuzz", "--folder", str(folder / "new"), "--", "false"], "false: "


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words, said in bad_words(tmp_path):
        assert run(words) == 2
        problem = capsys.readouterr().err.strip()
        assert said in problem
        assert len(problem.splitlines()) == 1
