"""Questions about the deal that nobody could be asked: an error names the parameter, and is no verdict."""

from typing import Any

import pytest

from gouji.protocol import serve
from gouji.protocol.error import INVALID_PARAMS

SHOW = {"opening": "first", "first_taker": 1, "shows": [], "seat": 2, "stage": "drawing", "drawn": "3h*2"}
LEADER: dict[str, Any] = {"opening": "first", "first_taker": 1, "shows": []}


def answered(method: str, params: dict[str, Any], profile: str = "outline", **options: str) -> dict[str, Any]:
    ruleset = {"profile": profile, "options": options}
    asked = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {"ruleset": ruleset, **params}}
    answer = serve.Session().answer(asked)
    assert answer is not None
    return answer


@pytest.mark.parametrize(
    ("method", "params", "message"),
    [
        ("deal/opening", {"hand": 0}, "named"),
        ("deal/opening", {"hand": 1, "first_opener": 2}, "last"),
        ("deal/opening", {"hand": 1, "sweep": True, "last": 3}, "first_opener"),
        ("deal/opening", {"hand": 0, "named": 1, "drawn": "5h 6h"}, "drawn"),
        ("deal/opening", {"hand": 0, "named": 1, "drawn": "S*5"}, "drawn"),
        ("deal/opening", {"hand": 0, "named": 1, "drawn": "5x"}, "drawn"),
        ("deal/opening", {"hand": 0, "named": 7}, "named"),
        ("deal/draw", {"first_taker": 1, "drawn": 217}, "drawn"),
        ("deal/show", {**SHOW, "cards": ""}, "cards"),
        ("deal/show", {**SHOW, "cards": "3"}, "cards"),
        ("deal/show", {**SHOW, "cards": "S S"}, "cards"),
        ("deal/show", {**SHOW, "cards": "3h*2", "drawn": "3h*5"}, "drawn"),
        ("deal/leader", {**LEADER, "opening": "regular"}, "last"),
        ("deal/leader", {**LEADER, "hands": {"2": "3z"}}, "hands.2"),
        ("deal/leader", {**LEADER, "cannot_lead": [1, 2, 3, 4, 5, 6]}, "cannot_lead"),
        ("deal/leader", {**LEADER, "shows": [{"seat": 1, "cards": "3", "stage": "drawing"}]}, "shows.0.cards"),
        ("deal/shuffle", {"hands": [], "gathered": "S*5"}, "gathered"),
        ("deal/shuffle", {"hands": [[1, 2]], "gathered": ""}, "hands"),
        ("deal/formation", {"way": "lots", "lots": [{"player": "Zhao", "card": "S"}]}, "lots.0.card"),
        ("deal/formation", {"way": "lots", "lots": [{"player": "Zhao", "card": "3h 4h"}]}, "lots.0.card"),
        ("deal/formation", {"way": "dice"}, "way"),
        ("deal/remove", {"leader": 1, "seat": 1, "cards": "3x"}, "cards"),
        ("deal/remove", {"leader": 1, "seat": 1, "hands": {"2": "3?"}}, "hands.2"),
        (
            "deal/formation",
            {
                "way": "own_sides",
                "sides": [["a", "b", "c"], ["d", "e", "f"]],
                "seating": ["a", "d", "b", "e", "c", "g"],
            },
            "seating",
        ),
        (
            "deal/formation",
            {
                "way": "own_opposites",
                "sides": [["a", "b", "c"], ["d", "e", "f"]],
                "opposites": [["a", "d"], ["b", "e"], ["c", "g"]],
            },
            "opposites",
        ),
    ],
)
def test_what_is_no_deal_is_an_error(method: str, params: dict[str, Any], message: str) -> None:
    error = answered(method, params)["error"]
    assert error["code"] == INVALID_PARAMS
    assert error["message"].startswith(message)


@pytest.mark.parametrize("method", ["deal/opening", "deal/leader"])
def test_where_chance_decides_it_has_to_have_spoken(method: str) -> None:
    params = {"hand": 0, **LEADER}
    assert answered(method, params, "online")["error"]["message"].startswith("chance")


def test_only_what_the_answer_turns_on_is_asked_for() -> None:
    """An opening dealt at once needs no drawer; a void hand's opener needs nobody named."""
    assert answered("deal/opening", {"hand": 3, "chance": 2}, "online")["result"]["first_taker"] == 2
    assert answered("deal/opening", {"hand": 1, "void_opener": 4})["result"]["opener"] == 4
    assert answered("deal/leader", {**LEADER, "opening": "regular"}, "qingdao-full")["result"]["leader"] == 1


def test_under_hold_three_the_opening_of_every_hand_needs_the_opener_before() -> None:
    first = answered("deal/opening", {"hand": 0, "named": 2, "drawn": "3h"}, "qingdao-full")
    assert first["result"]["first_taker"] == 4
    assert answered("deal/opening", {"hand": 1, "last": 1}, "qingdao-full")["error"]["message"].startswith(
        "first_opener"
    )
