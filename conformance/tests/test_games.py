"""The annotated games of ``conformance/games``: what was worked out by hand is what the engines say.

The reference and the Node engine play all of them.  A ruling agrees where the verdict, the
reasons and who is asked next are those written down, and where the reference rests on what is cited there.
"""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.position import Position, parse_position
from gouji.play.state import State
from gouji.rules import rules_of
from gouji.table.cards import cards_text
from gouji_conformance.annotated_game import AnnotatedRuling, read_game
from gouji_spec.law import law
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset, profiles

GAMES = Path(__file__).resolve().parents[1] / "games"
NODE = GAMES.parent / "examples" / "node"


class Ruling:
    """One action of an annotated game, and what was worked out about it."""

    def __init__(self, written: AnnotatedRuling, position: Position) -> None:
        self.text = written.action
        self.action = parse_position(f"{position}; {self.text}").actions[-1]
        self.accepted = written.accepted
        self.reasons = set(written.reasons)
        self.clauses = set(written.clauses)
        self.next = written.next
        self.why = written.why


class Game:
    """An annotated game."""

    def __init__(self, path: Path) -> None:
        written = read_game(path)
        self.profile = written.profile
        self.title = written.title
        self.position = parse_position(written.position)
        self.rulings = [Ruling(entry, self.position) for entry in written.rulings]


A_MATCH = "match.toml"
"""The whole match, which ``test_annotated_match.py`` plays."""
FOR_BEGINNERS = "first-hand"
"""A short hand that the book shows to those who have never played."""
ANNOTATED = {path.stem: Game(path) for path in sorted(GAMES.glob("*.toml")) if path.name != A_MATCH}
BY_NAME = pytest.mark.parametrize("name", list(ANNOTATED))


def played(game: Game) -> Iterator[tuple[Ruling, State, Outcome]]:
    """Play the game on the reference: each ruling, the state before it, and the verdict on it."""
    rules = rules_of(Ruleset.of(game.profile))
    state = game.position.start(rules)
    for ruling in game.rulings:
        outcome = judge(state, ruling.action, rules)
        yield ruling, state, outcome
        state = outcome.state


def what_follows(state: State) -> str:
    """Who is asked next, as the annotations write it: ``P3 respond``, ``over P5 P4 …``."""
    if state.places:
        return " ".join(["over", *(f"P{seat}" for seat in state.places)])
    turn = state.turn
    return f"P{turn.seat} {state.phase}" if turn else ""


def rests_on(before: State, outcome: Outcome) -> set[str]:
    """The clauses the reference rests on: of what happened, and of the rights used and given."""
    if outcome.reasons:
        return {clause for code in outcome.reasons for clause in reasons()[code].clauses}
    rights = [state.turn for state in (before, outcome.state)]
    return {event.clause for event in outcome.events} | {right.clause for right in rights if right}


def articles(clauses: set[str]) -> set[str]:
    return {clause.partition(".")[0] for clause in clauses}


def test_there_is_a_game_for_each_profile() -> None:
    assert set(ANNOTATED) == {*profiles(), FOR_BEGINNERS}
    assert all(name in {game.profile, FOR_BEGINNERS} for name, game in ANNOTATED.items())


@BY_NAME
def test_the_reference_rules_as_written(name: str) -> None:
    for number, (ruling, _, outcome) in enumerate(played(ANNOTATED[name]), start=1):
        found = (outcome.accepted, set(outcome.reasons), what_follows(outcome.state))
        assert found == (ruling.accepted, ruling.reasons, ruling.next), f"{name}, ruling {number}: {ruling.text}"


@BY_NAME
def test_the_clauses_are_those_of_the_reference(name: str) -> None:
    """Every reason's clauses meet those named; an accepted action rests on an article that is named."""
    for number, (ruling, before, outcome) in enumerate(played(ANNOTATED[name]), start=1):
        where = f"{name}, ruling {number}: {ruling.text}"
        assert articles(ruling.clauses) & articles(rests_on(before, outcome)), (where, rests_on(before, outcome))
        bare = [code for code in outcome.reasons if not ruling.clauses & set(reasons()[code].clauses)]
        assert not bare, where


def test_a_cover_in_anothers_place_stands_by_the_clause_written() -> None:
    """By leave in outline (GJ-13.2.4), as any opponent in folk (GH-turns.5)."""
    found = {}
    for name, game in ANNOTATED.items():
        for ruling, before, outcome in played(game):
            lawful = before.turn
            if outcome.accepted and ruling.action.do == "cover" and lawful and lawful.seat != ruling.action.seat:
                [found[name]] = [event.clause for event in outcome.events if event.name == "covered"]
                assert found[name] in ruling.clauses
    assert found == {"outline": "GJ-13.2.4", "folk": "GH-turns.5"}


@BY_NAME
def test_every_clause_named_is_of_the_law(name: str) -> None:
    known = set(law().clauses())
    named = {clause for ruling in ANNOTATED[name].rulings for clause in ruling.clauses}
    assert named <= known


@pytest.mark.parametrize("name", list(profiles()))
def test_a_game_is_rich(name: str) -> None:
    """Six hands of six to ten cards, played to the end, with burns, refusals and a melee on the way."""
    game = ANNOTATED[name]
    steps = list(played(game))
    assert all(6 <= sum(hand) <= 10 for hand in game.position.hands)
    assert steps[-1][0].next.startswith("over ")
    done = {ruling.action.do for ruling, _, outcome in steps if outcome.accepted}
    assert {"play", "pass", "burn", "wind", "yield"} <= done
    assert ("cover" in done) == (rules_of(Ruleset.of(game.profile)).cover == "explicit")
    assert sum(not ruling.accepted for ruling in game.rulings) >= 3
    states = [outcome.state for _, _, outcome in steps]
    assert any(state.standing.melee for state in states)
    assert any(state.standing.headless for state in states)
    assert any(state.round is not None and state.round.table.bottom for state in states)
    assert any(event.name == "dead_gou" for _, _, outcome in steps for event in outcome.events)


def test_a_wrong_annotation_is_found() -> None:
    """The comparison can fail: the first refused action, called accepted, does not agree."""
    ruling, _, outcome = next(step for step in played(ANNOTATED["outline"]) if not step[0].accepted)
    assert not outcome.accepted
    assert (not ruling.accepted, set[str](), ruling.next) != (
        outcome.accepted,
        set(outcome.reasons),
        what_follows(outcome.state),
    )


def params(action: Action) -> dict[str, Any]:
    found: dict[str, Any] = {"seat": action.seat, "do": action.do}
    if action.do in ("play", "burn"):
        found["cards"] = cards_text(action.cards)
    return {**found, "to": action.to} if action.to else found


def asked_of_node(game: Game) -> list[dict[str, Any]]:
    position = {
        "hands": {str(seat): cards_text(hand) for seat, hand in enumerate(game.position.hands, start=1)},
        "leader": game.position.leader,
        "out": [],
        "revolution": None,
    }
    ruleset = {"profile": game.profile, "options": {}}
    calls = [("play/start", {"ruleset": ruleset, "position": position})]
    calls += [("play/act", params(ruling.action)) for ruling in game.rulings]
    return [
        {"jsonrpc": "2.0", "id": number, "method": method, "params": {"game": "g", **given}}
        for number, (method, given) in enumerate(calls)
    ]


@BY_NAME
def test_node_rules_as_written(name: str, node: str) -> None:
    game = ANNOTATED[name]
    sent = "".join(json.dumps(request) + "\n" for request in asked_of_node(game))
    done = subprocess.run(
        [node, "engine.mjs"], cwd=NODE, input=sent.encode(), capture_output=True, timeout=60, check=True
    )
    answers = [json.loads(line)["result"] for line in done.stdout.splitlines()][1:]
    for number, (ruling, answer) in enumerate(zip(game.rulings, answers, strict=True), start=1):
        where = f"{name}, ruling {number}: {ruling.text}"
        state = answer["state"]
        turn = f"P{state['to_act']['seat']} {state['phase']}" if state["to_act"] else ""
        follows = turn or " ".join(["over", *(f"P{seat}" for seat in state["places"])])
        assert (answer["accepted"], follows) == (ruling.accepted, ruling.next), where
        assert ruling.accepted or ruling.reasons & set(answer.get("reasons", [])), where
