"""What the questions about tribute refuse to answer: facts that are malformed, not mistakes of a player."""

from typing import Any

import pytest

from gouji.protocol.serve import Session

ON = {"profile": "outline", "options": {"tribute": "on", "receiver_may_refuse": "yes"}}
OWED = [
    {"kind": "point", "payer": 6, "receiver": 2, "count": 1},
    {"kind": "place", "payer": 6, "receiver": 1, "count": 1},
]
PAY = {"ruleset": ON, "dues": OWED, "hands": {"6": "B2"}}
ACT = {**PAY, "due": 1, "do": "pay", "seat": 6, "cards": "B"}
RETURN = {
    "ruleset": ON,
    "kind": "place",
    "paid": 1,
    "giver_hand": "56",
    "payer_hand": "4",
    "do": "refuse",
    "cards": "5",
}
DUES = {"ruleset": ON, "places": [1, 3, 2, 5, 4, 6]}
NAME = {"places": [1, 3, 2, 5, 4, 6], "named": 6, "agreed": [2, 4, 6]}


def answer(method: str, params: dict[str, Any]) -> dict[str, Any]:
    found = Session().answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("tribute/pay", {**PAY, "waived": [{"due": 3, "agreed": [2, 6]}]}),
        ("tribute/pay", {**PAY, "refused": [3]}),
        ("tribute/pay", {**PAY, "hands": {"6": "B?"}}),
        ("tribute/pay", {**PAY, "spent": {"6": "S"}}),
        ("tribute/act", {**ACT, "due": 3}),
        ("tribute/act", {**ACT, "settled": [3]}),
        ("tribute/act", {**ACT, "dropped": [3]}),
        ("tribute/act", {**ACT, "hands": {"6": "2*02"}}),
        ("tribute/act", {**ACT, "settled": [1], "hands": {"6": "2*02"}}),
        ("tribute/act", {**ACT, "spent": {"5": "2"}}),
        ("tribute/act", {key: value for key, value in ACT.items() if key != "seat"}),
        ("tribute/act", {key: value for key, value in ACT.items() if key != "cards"}),
        ("tribute/act", {**ACT, "do": "waive"}),
        ("tribute/act", {**PAY, "due": 1, "do": "refuse"}),
        ("tribute/return", {**RETURN, "cards": "55"}),
        ("tribute/return", {**RETURN, "do": "change", "cards": ""}),
        ("tribute/return", {**RETURN, "payer_hand": "?"}),
        ("tribute/return", {**RETURN, "giver_hand": "?", "cards": "?"}),
        ("tribute/dues", {**DUES, "named_last": 1}),
        ("tribute/dues", {**DUES, "places": [1, 3, 2, 5, 4, 6], "revolution": 4, "named_last": 4}),
        ("tribute/dues", {**DUES, "places": [1, 2, 3, 4, 5, 6], "named_last": 6}),
        ("tribute/name_last", {**NAME, "imposed": 4}),
    ],
)
def test_malformed_facts_are_errors(method: str, params: dict[str, Any]) -> None:
    assert answer(method, params)["error"]["code"] == -32602


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("tribute/pay", {**PAY, "waived": [{"due": 2, "agreed": [2, 6]}], "refused": [1], "spent": {"6": "2"}}),
        ("tribute/act", {**ACT, "dropped": [2]}),
        ("tribute/act", {**PAY, "due": 1, "do": "refuse", "seat": 2}),
        ("tribute/act", {**PAY, "due": 1, "do": "waive", "agreed": []}),
        ("tribute/return", RETURN),
        ("tribute/dues", {**DUES, "named_last": 4}),
        ("tribute/name_last", {**NAME, "imposed": 6}),
        ("tribute/name_last", {**NAME, "imposed": 6, "revolution": 6}),
    ],
)
def test_the_same_facts_put_right_are_answered(method: str, params: dict[str, Any]) -> None:
    assert "result" in answer(method, params)


def test_what_several_say_of_one_waiver_is_put_together() -> None:
    said = [{"due": 1, "agreed": [2]}, {"due": 1, "agreed": [6]}]

    paid = answer("tribute/pay", {**PAY, "waived": said})["result"]["payments"]

    assert [(one["receiver"], one["cards"]) for one in paid] == [(1, "B")]


def test_unreadable_cards_laid_too_early_are_refused_for_both() -> None:
    early = {**ACT, "due": 2, "cards": "2*0"}

    assert answer("tribute/act", early)["result"]["reasons"] == ["tribute_out_of_order", "cards_unreadable"]
    assert answer("tribute/act", {**early, "seat": 5})["result"]["reasons"] == ["nothing_due"]
    assert answer("tribute/act", {**early, "settled": [2]})["result"]["reasons"] == ["nothing_due"]
