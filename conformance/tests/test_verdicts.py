"""Answers to verdicts, as a truth table: every kind of answer against every kind of expectation."""

from typing import Any

import msgspec
import pytest

from gouji_conformance.engines.session import EngineIdentity, EngineInfo
from gouji_conformance.engines.wire import Reply, RpcError
from gouji_conformance.runs.verdicts import Unsupported, not_claimed, shown, value_at, verdict_on
from gouji_conformance.sentences.plans import Expectation, Operation, Plan
from gouji_rulings.expected import equal

INFO = EngineInfo(
    "1.0",
    EngineIdentity("x", "1"),
    areas=("sets", "play"),
    profiles=("outline",),
    options={"joker_exchange": ("none", "two_for_one"), "place_values": ("*",)},
    state=("passed",),
)
ABSENT = object()


def plan(
    *expect: Expectation, options: dict[str, str] | None = None, area: str = "sets", profile: str = "outline"
) -> Plan:
    ruleset = {"profile": profile, "options": options or {}}
    operation = Operation("sets/classify", {"ruleset": ruleset, "cards": "9"}, expect)
    return Plan("GJ-9.2-a", "", ("GJ-9.2",), area, {}, ruleset, (operation,))


def verdict(want: Expectation, result: Any, info: EngineInfo = INFO) -> str:
    return verdict_on(plan(want), [Reply("2.0", 1, result)], info).verdict


IS = [
    (True, True, True),
    (True, False, False),
    (True, 1, False),
    (1, True, False),
    (False, 0, False),
    (False, None, False),
    (True, "true", False),
    (0, 0, True),
    (4, 4.0, True),
    (4, 5, False),
    (4, "4", False),
    ("K", "K", True),
    ("K", "k", False),
    ("K", None, False),
    (None, None, True),
    (None, False, False),
    (None, {}, False),
    (None, ABSENT, False),
    (True, ABSENT, False),
    ([], ABSENT, False),
    ([1, 2], [1, 2], True),
    ([1, 2], [2, 1], False),
    ([1, 2], [1, 2, 3], False),
    ([1, 2], [1], False),
    ([], [], True),
    ([], None, False),
    ([1], {"0": 1}, False),
    ({"seat": 1}, {"seat": 1}, True),
    ({"seat": 1}, {"seat": 1, "may": ["play"]}, True),
    ({"seat": 1}, {"seat": 2}, False),
    ({"seat": 1}, {}, False),
    ({"seat": None}, {}, False),
    ({"seat": 1}, [1], False),
    ({"seat": 1}, None, False),
]


@pytest.mark.parametrize(("expected", "got", "passes"), IS)
def test_is(expected: Any, got: Any, passes: bool) -> None:
    result = {} if got is ABSENT else {"field": got}

    assert verdict(Expectation("field", "is", expected), result) == ("pass" if passes else "fail")


CARDS = [
    ("99 2", "299", True),
    ("9*3", "9 9 9", True),
    ("T", "10", True),
    ("992", "99", False),
    ("99", "999", False),
    ("99", "9,9", False),
    ("99", "", False),
    ("99", None, False),
    ("99", ["9", "9"], False),
    ("", "", True),
    ("what", "what", True),
]


@pytest.mark.parametrize(("expected", "got", "passes"), CARDS)
def test_cards_are_compared_as_a_bag(expected: Any, got: Any, passes: bool) -> None:
    assert verdict(Expectation("cards", "is", expected), {"cards": got}) == ("pass" if passes else "fail")
    want = Expectation("state.table", "is", {"seat": 2, "cards": expected})
    result = {"state": {"table": {"seat": 2, "cards": got}}}
    assert verdict(want, result) == ("pass" if passes else "fail")
    assert verdict(
        Expectation("moves", "includes", {"do": "play", "cards": expected}), {"moves": [{"do": "play", "cards": got}]}
    ) == ("pass" if passes else "fail")


def test_text_in_other_fields_is_not_cards() -> None:
    assert verdict(Expectation("rank", "is", "T"), {"rank": "10"}) == "fail"


MEMBERS = [
    ("a", ["b", "a"], True, False),
    ("a", ["b"], False, True),
    ("a", [], False, True),
    (1, [True], False, True),
    ({"do": "pass"}, [{"do": "pass", "why": 1}], True, False),
    ("a", "a", False, False),
    ("a", {"a": 1}, False, False),
    ("a", None, False, False),
    ("a", ABSENT, False, False),
]


@pytest.mark.parametrize(("value", "got", "includes", "excludes"), MEMBERS)
def test_includes_and_excludes(value: Any, got: Any, includes: bool, excludes: bool) -> None:
    result = {} if got is ABSENT else {"reasons": got}

    assert verdict(Expectation("reasons", "includes", value), result) == ("pass" if includes else "fail")
    assert verdict(Expectation("reasons", "excludes", value), result) == ("pass" if excludes else "fail")


@pytest.mark.parametrize("result", [None, [], 4, "yes", True, {}])
def test_a_result_without_the_field_fails_and_says_so(result: Any) -> None:
    judged = verdict_on(plan(Expectation("state.out", "is", [])), [Reply("2.0", 1, result)], INFO)

    assert judged.verdict == "fail"
    assert [entry.got for entry in judged.unmet] == [None]


def test_every_unmet_expectation_of_an_answer_is_named() -> None:
    wants = (Expectation("a", "is", 1), Expectation("b", "is", 2, step=3), Expectation("c", "is", 3))

    judged = verdict_on(plan(*wants), [Reply("2.0", 1, {"a": 0, "b": 2, "c": "x"})], INFO)

    assert [(entry.path, entry.expected, entry.got) for entry in judged.unmet] == [("a", 1, "0"), ("c", 3, '"x"')]


ERRORS = [
    (-32601, "unsupported"),
    (-32001, "unsupported"),
    (-32602, "error"),
    (-32603, "error"),
    (-32700, "error"),
    (1, "error"),
    (0, "error"),
]


@pytest.mark.parametrize(("code", "expected"), ERRORS)
def test_an_error_is_unsupported_or_an_error_and_never_passes(code: int, expected: str) -> None:
    reply = Reply("2.0", 1, error=RpcError(code, "no"))

    judged = verdict_on(plan(Expectation("legal", "is", False)), [reply], INFO)

    assert judged.verdict == expected
    assert (judged.fault is not None) == (expected == "error")
    assert (judged.unsupported is not None) == (expected == "unsupported")


def test_the_first_answer_that_is_not_as_expected_decides() -> None:
    wants = [
        Operation("play/act", {"game": "a"}, (Expectation("accepted", "is", True),), step=number) for number in range(3)
    ]
    ruleset = {"profile": "outline", "options": {}}
    three = Plan("GJ-9.3-a", "", ("GJ-9.3",), "play", {}, ruleset, tuple(wants))
    yes, no, gone = (
        Reply("2.0", 1, {"accepted": True}),
        Reply("2.0", 1, {"accepted": False}),
        Reply("2.0", 1, error=RpcError(-32602)),
    )

    assert verdict_on(three, [yes, yes, yes], INFO).verdict == "pass"
    assert verdict_on(three, [yes, no, gone], INFO).verdict == "fail"
    assert verdict_on(three, [yes, gone, no], INFO).verdict == "error"
    assert verdict_on(three, [yes, yes, no], INFO).unmet[0].operation == 2


def test_reasons_count_only_where_the_engine_explains() -> None:
    wants = (Expectation("legal", "is", False), Expectation("reasons", "includes", "mixed_ranks", needs="explains"))
    asked = plan(*wants)
    reply = Reply("2.0", 1, {"legal": False, "reasons": []})
    explains = msgspec.structs.replace(INFO, explains=True)

    assert not_claimed(asked, INFO) is None
    assert verdict_on(asked, [reply], INFO).verdict == "pass"
    assert verdict_on(asked, [reply], explains).verdict == "fail"


CLAIMS = [
    (plan(Expectation("a", "is", 1)), None),
    (plan(Expectation("a", "is", 1), area="score"), Unsupported("area", "score")),
    (plan(Expectation("a", "is", 1), profile="folk"), Unsupported("profile", "folk")),
    (plan(Expectation("a", "is", 1), options={"joker_exchange": "two_for_one"}), None),
    (
        plan(Expectation("a", "is", 1), options={"joker_exchange": "three"}),
        Unsupported("option", "joker_exchange=three"),
    ),
    (plan(Expectation("a", "is", 1), options={"hold_three": "on"}), Unsupported("option", "hold_three=on")),
    (plan(Expectation("a", "is", 1), options={"place_values": "2 1 0 0 -1 -2"}), None),
    (plan(Expectation("moves", "includes", 1, needs="lists_moves")), Unsupported("needs", "lists_moves")),
    (plan(Expectation("state.passed", "is", [], needs="state.passed")), None),
    # A step that says more than one thing is judged by what is given; one that rests on the field alone is not.
    (plan(Expectation("a", "is", 1), Expectation("state.melee", "is", True, needs="state.melee")), None),
    (
        plan(Expectation("a", "is", 1, step=1), Expectation("state.melee", "is", True, needs="state.melee", step=2)),
        Unsupported("needs", "state.melee"),
    ),
    (plan(Expectation("reasons", "includes", "x", needs="explains")), Unsupported("nothing_judged")),
    (plan(), Unsupported("nothing_judged")),
]


@pytest.mark.parametrize(("asked", "reason"), CLAIMS)
def test_what_is_not_claimed_is_not_sent(asked: Plan, reason: Unsupported | None) -> None:
    assert not_claimed(asked, INFO) == reason


def test_value_at_tells_null_from_absent() -> None:
    assert value_at({"state": {"table": None}}, "state.table") is None
    assert value_at({"state": {}}, "state.table") is msgspec.UNSET
    assert value_at({"state": None}, "state.table") is msgspec.UNSET
    assert value_at({"hands": {"1": 3}}, "hands.1") == 3


def test_what_is_shown_is_bounded_in_length_and_depth() -> None:
    deep: Any = 1
    for _ in range(900):
        deep = [deep]

    assert len(shown("x" * 10_000)) <= 501
    assert len(shown(deep)) <= 501
    assert shown({"a": [True, None]}) == '{"a":[true,null]}'


def test_equal_is_not_fooled_by_pythons_own_equality() -> None:
    assert not equal([True], [1])
    assert not equal({"a": False}, {"a": 0})
    assert equal((1, 2), [1, 2])


MOVES = [{"do": "play", "cards": "662"}, {"do": "pass"}]


@pytest.mark.parametrize(
    ("got", "same"),
    [
        ([{"do": "pass"}, {"do": "play", "cards": "266"}], True),
        ([{"do": "pass"}], False),
        ([*MOVES, {"do": "play", "cards": "6"}], False),
        ([{"do": "pass"}, {"do": "pass"}], False),
        ([{"do": "play", "cards": "662"}, {"do": "cover"}], False),
        ("pass", False),
    ],
)
def test_a_list_of_moves_is_compared_as_a_set(got: object, same: bool) -> None:
    assert equal(MOVES, got, "moves") is same
