"""Fuzzing in sentences: matches and the areas of questions, made small and told as hands are."""

import json
import random
import shlex
from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.reference import ReferenceLink
from gouji_conformance.engines.session import EngineInfo, Session, introduce
from gouji_conformance.fuzz.asking import Asked, Side, asked_of_reference
from gouji_conformance.fuzz.dealing import Dealer
from gouji_conformance.fuzz.differences import Difference, differences
from gouji_conformance.fuzz.fuzzing import dealers
from gouji_conformance.fuzz.games import read, written
from gouji_conformance.fuzz.glance import Glance
from gouji_conformance.fuzz.normative import expected, spoken_of
from gouji_conformance.fuzz.scenes import AREAS, Line, Scene
from gouji_conformance.fuzz.shrinking import shrunk, size
from gouji_conformance.fuzz.telling import judge_line, steps_of
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

OUTLINE = Ruleset.of("outline")
MATCH = (
    Line("hands-of-the-match", {"number": 2}),
    Line("hands-before", {}, (("odd", "even"), ("4", "0"))),
    Line("hand-before", {"seats": [1, 3, 2, 5, 4, 6]}),
    Line("names-last-tried", {"seat": 1, "last": 3}),
)
WRONG = (("GJ-6.3.2/2", "match"), ("GJ-21.6.1/1", "tribute"))
"""Wrong engines with the areas that show them soon."""


def opened() -> Session:
    return introduce(ReferenceLink(), 60.0)


@cache
def info() -> EngineInfo:
    return opened().info


@cache
def dealer(area: str) -> Dealer:
    return dealers(load_suite(), info(), (area,), None, 1)[area]


@cache
def games(area: str, number: int) -> Sequence[Asked]:
    made = (dealer(area).game(random.Random(f"{area}:{turn}"), area, turn) for turn in range(number))
    asked = (asked_of_reference(game, f"{area}-{turn}", info()) for turn, game in enumerate(made))
    return [one for one in asked if one is not None]


def mutant(name: str) -> Mutant:
    return next(one for one in catalogue() if one.id == name)


def found_in(name: str, area: str) -> Difference:
    """Return the first difference that a wrong engine shows in games of *area*, made small."""
    side, some = Side(info(), opened, 60.0, lambda: played(mutant(name).change)), games(area, 150)
    first = min(differences(some, side.results(some)), key=lambda one: size(one.asked.game))
    return shrunk(first, side)


def told_again(found: Difference, language: Language) -> Plan:
    """Return the plan of the scenario that tells *found*, read from its words."""
    game = found.asked.game
    maker = PlanMaker(phrasebook(), game.area, game.ruleset, language)
    for step in steps_of(found, info()):
        text, *table = (step.zh if language == "zh" else step.en).splitlines()
        rows = tuple(tuple(cell.strip() for cell in line.strip(" |").split("|")) for line in table)
        maker.add(FeatureStep(step.keyword, text, rows, 0))
    return Plan("fuzz-told", "", (), game.area, {}, game.ruleset.to_json(), tuple(maker.operations))


def verdict(plan: Plan) -> str:
    results: list[RowResult] = []
    Runner(opened, results.append, 60.0).run([plan])
    return results[0].verdict


@pytest.mark.parametrize("area", AREAS)
def test_the_reference_differs_nowhere_from_itself_and_is_asked_something(area: str) -> None:
    some = games(area, 12)

    results = Side(info(), opened, 60.0).results(some)

    assert len(some) >= 6
    assert {result.verdict for result in results.values()} == {"pass"}
    assert any(entry.expect for one in some for entry in one.plan.operations)


@pytest.mark.parametrize(("name", "area"), WRONG)
def test_a_wrong_engine_is_shown_by_a_scenario_that_it_alone_fails(name: str, area: str) -> None:
    found = found_in(name, area)

    assert len(steps_of(found, info())) <= 8
    for language in LANGUAGES:
        plan = told_again(found, language)
        assert verdict(plan) == "pass"
        with played(mutant(name).change):
            assert verdict(plan) in ("fail", "error")


def test_a_match_has_what_may_not_be_done_in_it_too() -> None:
    answers = [answer for one in games("match", 12) for answer in one.answers]

    said = {answer["accepted"] for answer in answers if "accepted" in answer}

    assert said == {True, False}
    assert any("moves" in answer for answer in answers)


def test_a_scene_is_read_back_as_it_was_kept() -> None:
    kept = [one.game for area in AREAS for one in games(area, 12)[:3]]

    for game in (Scene(OUTLINE, "match", MATCH, ("GJ-21.6.1",)), *kept):
        again = read(written(game))
        assert str(again) == str(game)
        assert asked_of_reference(again, "x", info()) is not None


def test_a_sentence_that_is_none_any_more_is_no_game() -> None:
    kept = written(Scene(OUTLINE, "match", MATCH))

    with pytest.raises(ValueError, match="the match is of two moons"):
        read(type(kept)(kept.area, kept.profile, kept.options, "\ngiven the match is of two moons"))


def test_the_line_for_a_ruling_on_a_match_has_its_record_and_the_act(capsys: pytest.CaptureFixture[str]) -> None:
    asked = asked_of_reference(Scene(OUTLINE, "match", MATCH), "x", info())
    assert asked is not None
    last = max(at for at, entry in enumerate(asked.plan.operations) if entry.method == "match/act")

    words = shlex.split(judge_line(Difference(asked, last), None))

    assert words[:2] == ["gouji", "judge"]
    assert words[-1] == "P1 name_last P3"
    assert run([*words[1:], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["accepted"] is asked.answers[last]["accepted"]


def test_questions_have_no_line_for_a_ruling() -> None:
    (one, *_) = games("score", 12)

    assert judge_line(Difference(one, 0), None) == ""


def test_what_there_are_no_words_for_is_left_out_with_all_after_it() -> None:
    passes = Line("pass-in-turn", {"seats": [1]})

    asked = asked_of_reference(Scene(OUTLINE, "match", (*MATCH, passes, Line("look"))), "x", info())

    assert asked is not None
    assert isinstance(asked.game, Scene)
    assert asked.game.lines == MATCH
    assert [entry.method for entry in asked.plan.operations if entry.method != "match/moves"] == [
        "match/start",
        "match/act",
    ]


def test_a_scene_whose_first_sentence_means_nothing_is_no_question() -> None:
    assert asked_of_reference(Scene(OUTLINE, "match", (Line("unheard-of"),)), "x", info()) is None


# What an engine is held to


def test_every_part_of_a_match_that_the_protocol_judges_is_held_to() -> None:
    asked = asked_of_reference(Scene(OUTLINE, "match", MATCH), "x", info())
    assert asked is not None
    answer = asked.answers[0]
    wants = list(expected(answer, 0, "match"))
    assert all(meets(want, answer) for want in wants)

    for name in ("step", "hand", "hands", "scores", "odd", "even", "places", "leader", "held", "dues", "vacant"):
        other: dict[str, Any] = json.loads(json.dumps(answer))
        other["state"][name] = "else"
        assert any(not meets(want, other) for want in wants), name
        assert not Glance(info()).is_right(answer, other, "match"), name
    assert Glance(info()).is_right(answer, json.loads(json.dumps(answer)), "match")


def test_of_an_answer_to_a_question_is_judged_what_a_sentence_can_say() -> None:
    assert {"leader", "opener", "dues", "hands", "next"} <= set(spoken_of("deal"))
    assert not {"choices", "events", "reasons", "accepted"} & set(spoken_of("deal"))
    assert spoken_of("score")["sweep"] == ("", True)
    assert spoken_of("report")["shown"] == ("", False)


def test_what_sentences_only_look_for_is_in_no_order() -> None:
    answer = {"shown": [{"seat": 1, "number": 9}, {"seat": 2, "number": 3}]}
    wants = list(expected(answer, 0, "report"))

    assert all(meets(want, {"shown": answer["shown"][::-1]}) for want in wants)
    assert not all(meets(want, {"shown": answer["shown"][:1]}) for want in wants)
    assert not Glance(info()).is_right(answer, {"shown": answer["shown"][:1]}, "report")
