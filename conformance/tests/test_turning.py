"""Seats moved on: the same question from another chair, and its answer moved back."""

from typing import Any

import pytest

from gouji_conformance.engines import turning
from gouji_conformance.engines.oracle import Oracle
from gouji_conformance.engines.turning import turned
from gouji_conformance.runs.seating import moved_by
from gouji_conformance.runs.verdicts import value_at
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.protocol import schema_book
from gouji_spec.ruleset import Ruleset


def test_what_is_moved_on_and_back_is_as_it_was() -> None:
    for plan in load_suite().plans(Ruleset.of("qingdao-full"))[::7]:
        for entry in dealt(plan, 1):
            if entry.method == "match/start":
                continue  # who opened is said where it was left out
            for by in (1, 2, 5):
                there = turned(entry.method, "params", entry.params, by)
                assert turned(entry.method, "params", there, -by) == entry.params


MOVED = [
    (
        "match/score",
        "params",
        {"places": [1, 2, 3, 4, 5, 6], "revolution": 6},
        {"places": [2, 3, 4, 5, 6, 1], "revolution": 1},
    ),
    ("match/score", "result", {"odd": 4, "even": 2, "sweep": False}, {"even": 4, "odd": 2, "sweep": False}),
    ("deal/draw", "result", {"next": None, "hands": {"6": 3, "1": 2}}, {"next": None, "hands": {"1": 3, "2": 2}}),
    ("points/open", "result", {"opened": [1, 6]}, {"opened": [1, 2]}),
    ("points/open", "result", {"opened": [6, 1]}, {"opened": [2, 1]}),
    ("points/open", "result", {"opened": "P1"}, {"opened": "P1"}),
    ("match/act", "params", {"do": "sit", "names": list("abcdef")}, {"do": "sit", "names": list("fabcde")}),
    ("match/act", "params", {"do": "lots", "names": list("abcdef")}, {"do": "lots", "names": list("abcdef")}),
    ("match/start", "params", {"begin": {"scores": [[12, 0]]}}, {"begin": {"scores": [[0, 12]], "first_opener": 2}}),
]


@pytest.mark.parametrize(("method", "part", "here", "there"), MOVED)
def test_everything_that_is_a_seat_is_moved_on(method: str, part: str, here: Any, there: Any) -> None:
    assert turned(method, part, here, 1) == there


def test_what_is_looked_at_is_moved_on_though_the_rest_may_stay() -> None:
    """Read from the schemas: whatever is expected of an answer stands there as if all of it had been moved."""
    oracle = Oracle()
    for plan in load_suite().plans(Ruleset.of("folk"))[::9]:
        for entry in dealt(plan, 1) if plan.area != "declared" else ():
            answer, wanted = oracle.to(entry), frozenset(want.path for want in entry.expect)
            for by in (1, 4):
                whole = turned(entry.method, "result", answer, by)
                part = turned(entry.method, "result", answer, by, wanted)
                assert [value_at(part, path) for path in wanted] == [value_at(whole, path) for path in wanted]


def test_what_nobody_looks_at_is_not_moved() -> None:
    answer = {"accepted": True, "events": [{"event": "out", "seat": 2}], "state": {"out": [2], "passed": [3]}}
    there = turned("play/act", "result", answer, 1, frozenset(("accepted", "state.out")))
    assert there == {**answer, "state": {"out": [3], "passed": [3]}}


def test_the_lists_that_words_alone_describe_are_there() -> None:
    for file, name in (*turning._RISING, *turning._PLACED, *turning._BY_SIDE):
        assert f'"{name}"' in str(schema_book().files[file]).replace("'", '"'), (file, name)


def test_what_goes_by_the_numbers_of_seats_stays_where_it_is() -> None:
    def plan(area: str, profile: str, **params: Any) -> Plan:
        ruleset = {"profile": profile, "options": {}}
        return Plan("GJ-1.1-a", "", ("GJ-1.1",), area, {}, ruleset, (Operation("match/start", params),))

    assert {moved_by(plan("match", "outline"), seed) for seed in range(60)} == set(range(6))
    assert {moved_by(plan("match", "folk"), seed) for seed in range(60)} == {0}
    assert {moved_by(plan("match", "outline", record="match 2"), seed) for seed in range(60)} == {0}
