"""The options that each method's schema names are those on which its answers depend, and no others.

Which they are was read from the clauses; here the reference is asked every row of the suite again, under another
ruleset.  A game has one ruleset for all that is done in it, so that its methods are looked at together.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from gouji.protocol.serve import Session
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.options import options
from gouji_spec.protocol import governing, methods
from gouji_spec.ruleset import Ruleset, RulesetError, make_ruleset, profiles

GAME = ("play/start", "play/act", "play/moves", "play/state")
MATCH = ("match/start", "match/act", "match/moves", "match/state")
PICK = "table/pick"
"""A pick is asked for in a game, whose options its answer shows as well."""
APPLY = "referee/apply"
"""A sanction is imposed in a game, and governed by what governs that."""
ALONE = tuple(name for name in methods() if name not in {*GAME, *MATCH, PICK, APPLY, "initialize", "shutdown"})
CLAIMS = [
    *((method, name) for method in ALONE for name in governing(method)),
    *(("play", name) for name in governing(GAME[0])),
    ("table/pick", "pick"),
    *(("match", name) for name in governing(MATCH[0]) if name not in governing(GAME[0])),
]


@cache
def plans() -> tuple[Plan, ...]:
    return tuple(load_suite().plans(Ruleset.of("outline"), every_option=True))


def ruleset_of(plan: Plan) -> Ruleset:
    return make_ruleset(plan.ruleset["profile"], plan.ruleset["options"])


def changes(ruleset: Ruleset, name: str) -> Iterator[Ruleset]:
    """Yield the ruleset with every other value of one option that the law allows there."""
    option = options().options[name]
    values = [value.id for value in option.values] or [profile.values[name].value for profile in profiles().values()]
    for value in dict.fromkeys(values):
        try:
            other = ruleset.changed(**{name: value})
        except RulesetError:
            continue
        if ruleset.differs_in(other) == [name]:
            yield other


@cache
def all_changed(ruleset: Ruleset, kept: frozenset[str]) -> Ruleset:
    """The ruleset with another value for as many options as the law allows, none of *kept*."""
    for name in options().options:
        if name not in kept:
            ruleset = next(changes(ruleset, name), ruleset)
    return ruleset


def answers(plan: Plan, ruleset: Ruleset) -> list[tuple[str, Any]]:
    """What the reference answers to the row under *ruleset*, and what moves it lists on the way, by method."""
    session, found = Session(), []
    for entry in dealt(plan, 0):
        own = {"ruleset": ruleset.to_json()} if "ruleset" in entry.params else {}
        asked = [(entry.method, {**entry.params, **own})]
        if entry.method in ("play/start", "play/act"):
            asked.append(("play/moves", {"game": entry.params["game"]}))
        if entry.method in ("match/start", "match/act"):
            asked.append(("match/moves", {"game": entry.params["game"]}))
        for method, params in asked:
            answer = session.answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
            assert answer is not None
            found.append((method, answer.get("result", answer.get("error"))))
    return found


def question(method: str, profile: str, **params: Any) -> Plan:
    ruleset = {"profile": profile, "options": {}}
    return Plan(
        id=method,
        case="",
        clauses=(),
        area="sets",
        options={},
        ruleset=ruleset,
        operations=(Operation(method, {"ruleset": ruleset, **params}),),
    )


HELD_THREES = (
    question("sets/classify", "qingdao-full", cards="33 2"),
    question("sets/beats", "qingdao-full", cards="3 2", over="33"),
)
"""Nothing is pasted on 3s that are held (GJ-26.5); the suite tries that at a table, where all of a hand is at stake."""

SHOWN_TO_ALL = {"GH-report.1-a"}
"""That numbers of cards are shown is nothing an answer could do otherwise: every state has them."""


def family(method: str) -> str:
    return "play" if method in (*GAME, APPLY) else "match" if method in MATCH else method


@cache
def unwitnessed() -> set[tuple[str, str]]:
    """The claims for which no row has an answer that changes with another value of that option alone."""
    missing = set(CLAIMS)
    rows = (*plans(), *HELD_THREES)
    for plan, about in (*((plan, set(plan.options)) for plan in rows), *((plan, None) for plan in rows)):
        asked = {family(entry.method) for entry in plan.operations}
        left = dict.fromkeys(name for method, name in CLAIMS if method in asked and (method, name) in missing)
        names = [name for name in left if about is None or name in about]  # the rows about an option tell soonest
        usual = answers(plan, ruleset_of(plan)) if names else []
        for option, other in ((name, other) for name in names for other in changes(ruleset_of(plan), name)):
            pairs = zip(usual, answers(plan, other), strict=True)
            missing -= {(family(one[0]), option) for one, two in pairs if one != two}
    return missing


@pytest.mark.parametrize("claim", CLAIMS, ids=" ".join)
def test_an_option_that_is_named_changes_some_answer(claim: tuple[str, str]) -> None:
    assert claim not in unwitnessed()


def test_all_other_options_together_change_nothing() -> None:
    for plan in plans():
        named = {name for entry in plan.operations for name in governing(entry.method)}
        ruleset = ruleset_of(plan)
        assert answers(plan, all_changed(ruleset, frozenset(named))) == answers(plan, ruleset), plan.row


def test_a_row_that_is_about_an_option_asks_a_method_that_names_it() -> None:
    for plan in plans():
        named = {name for entry in plan.operations for name in governing(entry.method)}
        assert set(plan.options) <= named or plan.row in SHOWN_TO_ALL, plan.row


def test_the_methods_of_a_game_name_the_same_options() -> None:
    assert len({governing(method) for method in GAME}) == 1
    assert set(governing(PICK)) == {"pick", *governing(GAME[0])}
    assert governing(APPLY) == governing(GAME[0])
    assert len({governing(method) for method in MATCH}) == 1
    assert set(governing(GAME[0])) < set(governing(MATCH[0]))  # the hand of a match is the hand of a game
