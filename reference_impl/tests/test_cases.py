"""Rows of the suite asked under any rules: what the engine answers, whether the row has it so, and a picture."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from gouji.rules import rules_of
from gouji_rulings.case_pictures import case_picture
from gouji_rulings.cases import answers, case_paragraphs, pictured
from gouji_rulings.desk_cases import case_answer
from gouji_rulings.expected import MISSING, met_by, value_at
from gouji_spec.ruleset import Ruleset

FOLK, OUTLINE = Ruleset.of("folk"), Ruleset.of("outline")
PLACES = [1, 3, 2, 5, 4, 6]


def case(method: str, params: dict[str, Any], **expect: object) -> dict[str, Any]:
    """Return a case of one question, with a sentence for the question and one for each part expected."""
    steps = [{"keyword": "when", "zh": "问", "en": "asked"}]
    steps += [{"keyword": "then", "zh": path, "en": path} for path in expect]
    wants = [
        {"path": path, "test": "is", "value": value, "step": number}
        for number, (path, value) in enumerate(expect.items(), start=1)
    ]
    return {"steps": steps, "operations": [{"method": method, "params": params, "step": 0, "expect": wants}]}


SWEEP = case("match/score", {"ruleset": {"profile": "outline"}, "places": [1, 3, 5, 2, 4, 6]}, sweep=True, odd=12)
REFUSED = case(
    "points/call",
    {"ruleset": {"profile": "folk"}, "seat": 1, "target": 2, "kind": "seen", "before": "revolution"},
    accepted=False,
)


def test_a_row_that_holds_says_so_sentence_by_sentence() -> None:
    told = list(case_paragraphs(SWEEP, answers(SWEEP, OUTLINE)))

    assert [paragraph.kind for paragraph in told] == ["verdict", "asked", "met", "met"]


def test_at_another_table_it_is_said_what_is_otherwise() -> None:
    """Online the places count 2 1 0 0 -1 -2, so that a sweep comes to 3, doubled."""
    told = list(case_paragraphs(SWEEP, answers(SWEEP, Ruleset.of("online"))))

    assert [paragraph.kind for paragraph in told] == ["verdict", "asked", "met", "unmet", "found"]
    assert told[-1].words.en == "here: 6"


def test_a_refusal_has_its_reasons_with_their_clauses() -> None:
    found = case_answer(REFUSED, FOLK)

    assert found["holds"]
    assert any(one["kind"] == "reason" and "GJ-24.7.1" in one["en"] for one in found["paragraphs"])
    assert "<svg" in found["picture"]


def test_which_agreements_change_it() -> None:
    turned = {(one["option"], one["value"]) for one in case_answer(SWEEP, OUTLINE)["turned"]}

    assert ("sweep_doubles", "no") in turned
    assert not any(option == "points" for option, _ in turned)


def test_what_is_not_answered_is_told() -> None:
    wrong = case("match/score", {"ruleset": {"profile": "outline"}, "places": [1, 1]}, odd=1)
    told = list(case_paragraphs(wrong, answers(wrong, OUTLINE)))

    assert any(paragraph.kind == "found" and "places" in paragraph.words.en for paragraph in told)
    assert pictured(wrong, OUTLINE) == ""


@pytest.mark.parametrize(
    ("test", "value", "found", "met"),
    [
        ("is", "2B", "B2", True),
        ("is", 1, True, False),
        ("is", 1, MISSING, False),
        ("includes", "a", ["a", "b"], True),
        ("excludes", "a", ["a", "b"], False),
        ("excludes", "c", ["a", "b"], True),
        ("includes", "a", "a", False),
    ],
)
def test_when_an_expectation_is_met(test: str, value: object, found: object, met: bool) -> None:
    assert met_by(test, value, "state.cards", found) is met


def test_where_an_answer_has_nothing() -> None:
    assert value_at({"a": {"b": None}}, "a.b") is None
    assert value_at({"a": 1}, "a.b") is MISSING


DRAWN: list[tuple[str, dict[str, Any], dict[str, Any], str]] = [
    ("tribute/dues", {"places": PLACES}, {"dues": [{"payer": 6, "receiver": 1, "count": 2}]}, "P6 to P1: 2 cards"),
    (
        "tribute/pay",
        {"hands": {"6": "BSA"}},
        {"payments": [{"payer": 6, "receiver": 1, "cards": "BS"}], "returns": [{"giver": 1, "taker": 6, "count": 2}]},
        "P6 to P1: SB; P1 to P6: 2 cards back",
    ),
    ("points/dues", {"opened": [1], "calls": {"1": "seen"}}, {"dues": []}, "P1: open · seen call; P2: unopened"),
    (
        "hold-three/buy",
        {"hands": {"4": "333"}, "do": "buy", "buyer": 1, "seller": 4, "cards": "2"},
        {"accepted": True},
        "P1 to P4: 2; P4 to P1: 3 back; it may be done",
    ),
    (
        "tribute/return",
        {"giver_hand": "56B", "payer_hand": "9", "do": "return", "cards": "B"},
        {"accepted": False},
        "the receiver: B 6 5; the payer: 9; gives back: B; it may not be done",
    ),
    ("deal/leader", {"hands": {"4": "3h*2"}, "last": 6}, {"leader": 4}, "P4: shows 3♥×2 · leads; P6: was last"),
    ("deal/formation", {"lots": [{"player": "Zhao", "card": "4s"}]}, {"accepted": True}, "Zhao: 4; it may be done"),
    ("match/act", {"do": "sit", "names": ["Zhao", "Li"]}, {"accepted": True}, "P1: Zhao; P2: Li"),
]


@pytest.mark.parametrize(("method", "params", "result", "words"), DRAWN)
def test_what_is_asked_is_drawn(method: str, params: dict[str, Any], result: dict[str, Any], words: str) -> None:
    drawn = ET.fromstring(case_picture(method, params, result, rules_of(FOLK)))  # noqa: S314 - our own

    assert words in drawn.get("aria-label", "")


def test_where_there_is_nothing_to_draw_nothing_is_drawn() -> None:
    assert case_picture("referee/sanction", {"infraction": "extra_drawn"}, {}, rules_of(OUTLINE)) == ""
