"""Play over the protocol: what is sent in, and what comes back."""

from typing import Any

import pytest

from gouji.play.position import PositionError, parse_position
from gouji.protocol.error import INVALID_PARAMS, UNSUPPORTED, ProtocolError
from gouji.protocol.games import Games
from gouji_spec import protocol

OUTLINE = {"profile": "outline", "options": {}}
HANDS = {"1": "99 3", "2": "TT", "3": "4", "4": "KK 5", "5": "6", "6": "7"}


def started(hands: dict[str, str] | None = None, **position: Any) -> Games:
    games = Games()
    where = {"hands": hands or HANDS, "leader": 1, "out": [], "revolution": None, **position}
    games.answer("play/start", {"game": "a", "ruleset": OUTLINE, "position": where})
    return games


def test_a_game_starts_at_a_lead() -> None:
    games = Games()
    position = {"hands": HANDS, "leader": 1}
    answer = games.answer("play/start", {"game": "a", "ruleset": OUTLINE, "position": position})
    assert answer == {
        "state": {
            "phase": "lead",
            "to_act": {"seat": 1, "may": ["play"]},
            "table": None,
            "hands": {"1": 3, "2": 2, "3": 1, "4": 3, "5": 1, "6": 1},
            "out": [],
            "passed": [],
            "opened": [],
            "headless": [],
            "lost_turns": {},
            "melee": False,
            "burner": None,
            "dead_gou": False,
            "half": "first",
            "speakers": [],
            "walls": {"1": 6, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5},
            "pick": None,
            "caught": [],
        }
    }
    assert games.answer("play/state", {"game": "a"}) == answer


def test_an_action_is_accepted_or_refused() -> None:
    games = started()
    answer = games.answer("play/act", {"game": "a", "seat": 1, "do": "play", "cards": "9 9"})
    assert answer["accepted"] is True
    assert "reasons" not in answer
    assert answer["events"][0]["event"] == "laid"
    assert answer["state"]["table"] == {"seat": 1, "cards": "99", "gouji": False, "dead": False}
    answer = games.answer("play/act", {"game": "a", "seat": 3, "do": "pass"})
    assert answer["accepted"] is False
    assert answer["reasons"] == ["not_your_turn"]
    answer = games.answer("play/act", {"game": "a", "seat": 2, "do": "play", "cards": "T X"})
    assert answer["reasons"] == ["cards_unreadable"]
    assert answer["state"]["to_act"]["seat"] == 2
    for nobodys in ("BBBBB", "T*16 T", "8*13 2*16 SSSS BBBB"):
        answer = games.answer("play/act", {"game": "a", "seat": 2, "do": "play", "cards": nobodys})
        assert "cards_not_held" in answer["reasons"]
        assert answer["state"]["to_act"]["seat"] == 2


def test_moves_are_what_the_seat_to_act_may_do() -> None:
    games = started()
    games.answer("play/act", {"game": "a", "seat": 1, "do": "play", "cards": "99"})
    assert games.answer("play/moves", {"game": "a"})["moves"] == [{"do": "play", "cards": "TT"}, {"do": "pass"}]


def test_the_end_names_all_places() -> None:
    hands = {"5": "9", "2": "4", "4": "5", "6": "7"}
    games = started(hands, leader=5, out=[1, 3])
    state = games.answer("play/act", {"game": "a", "seat": 5, "do": "play", "cards": "9"})["state"]
    assert (state["phase"], state["to_act"], state["places"]) == ("over", None, [1, 3, 5, 6, 2, 4])
    assert games.answer("play/moves", {"game": "a"}) == {"moves": []}


def test_the_optional_parts_of_a_state() -> None:
    games = started({"1": "KK 4", "2": "AA 9", "3": "5", "4": "KK 5", "5": "6", "6": "7"})
    games.answer("play/act", {"game": "a", "seat": 1, "do": "play", "cards": "KK"})
    state = games.answer("play/act", {"game": "a", "seat": 2, "do": "burn", "cards": "AA"})["state"]
    assert state["burner"] == 2
    assert state["phase"] == "respond"
    games = started({"1": "KK", "2": "99", "3": "5", "4": "AA 5", "5": "22", "6": "7"})
    games.answer("play/act", {"game": "a", "seat": 1, "do": "play", "cards": "KK"})
    games.answer("play/act", {"game": "a", "seat": 5, "do": "decline"})
    state = games.answer("play/act", {"game": "a", "seat": 4, "do": "play", "cards": "AA"})["state"]
    assert (state["dead_gou"], state["headless"], state["phase"]) == (True, [4], "burn")


@pytest.mark.parametrize("do", protocol.schema_book().at("state.json#/$defs/do")["enum"])
def test_whatever_the_protocol_lets_a_seat_do_is_judged(do: str) -> None:
    answer = started().answer("play/act", {"game": "a", "seat": 1, "do": do, "cards": "99", "to": 2})
    assert answer["accepted"] == (do == "play")


def test_leave_to_cover_names_the_seat() -> None:
    games = started({"1": "B 4", "2": "4", "3": "4", "4": "4", "5": "4", "6": "7"})
    games.answer("play/act", {"game": "a", "seat": 1, "do": "play", "cards": "B"})
    assert {"do": "allow_cover", "to": 6} in games.answer("play/moves", {"game": "a"})["moves"]
    assert games.answer("play/act", {"game": "a", "seat": 4, "do": "allow_cover", "to": 6})["accepted"]
    assert games.answer("play/act", {"game": "a", "seat": 6, "do": "cover"})["state"]["phase"] == "lead"


def test_a_revolutionary_lies_aside() -> None:
    """What it had is thrown away, whether the position names it or not."""
    for hand in ("", "345"):
        games = started({**HANDS, "1": hand}, leader=2, revolution=1)
        state = games.answer("play/state", {"game": "a"})["state"]
        assert state["hands"]["1"] == 0
        assert state["to_act"]["seat"] == 2


@pytest.mark.parametrize(
    ("method", "params"),
    [
        ("play/state", {}),
        ("play/state", {"game": "b"}),
        ("play/act", {"game": "a", "seat": 7, "do": "pass"}),
        ("play/act", {"game": "a", "seat": True, "do": "pass"}),
        ("play/act", {"game": "a", "seat": 1, "do": "sing"}),
        ("play/act", {"game": "a", "seat": 1, "do": "play"}),
        ("play/act", {"game": "a", "seat": 1, "do": "allow_cover"}),
        ("play/start", {"game": "a", "ruleset": OUTLINE}),
        ("play/start", {"game": "a", "ruleset": {"profile": 1}, "position": {"hands": HANDS, "leader": 1}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": HANDS}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": [], "leader": 1}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": {"7": "9"}, "leader": 1}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": {**HANDS, "1": "x"}, "leader": 1}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": {**HANDS, "1": 5}, "leader": 1}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": {**HANDS, "1": ""}, "leader": 1}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": HANDS, "leader": 1, "out": [1]}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": HANDS, "leader": 1, "out": [8]}}),
        ("play/start", {"game": "a", "ruleset": OUTLINE, "position": {"hands": HANDS, "leader": 1, "out": [1, 1]}}),
        (
            "play/start",
            {"game": "a", "ruleset": OUTLINE, "position": {"hands": {**HANDS, "1": "BBB", "2": "BB"}, "leader": 1}},
        ),
    ],
)
def test_parameters_that_are_none(method: str, params: dict[str, Any]) -> None:
    games = started()
    before = games.answer("play/state", {"game": "a"})
    with pytest.raises(ProtocolError) as caught:
        games.answer(method, params)
    assert caught.value.code == INVALID_PARAMS
    assert games.answer("play/state", {"game": "a"}) == before


def test_a_profile_nobody_plays_is_unsupported() -> None:
    position = {"hands": HANDS, "leader": 1}
    with pytest.raises(ProtocolError) as caught:
        Games().answer("play/start", {"game": "a", "ruleset": {"profile": "mars"}, "position": position})
    assert caught.value.code == UNSUPPORTED


@pytest.mark.parametrize(
    ("hands", "out"),
    [
        ({**HANDS, "1": "8*13 2*16 SSSS BBBB"}, []),
        ({**HANDS, "1": "BBB", "2": "BB"}, []),
        (HANDS, [1]),
        ({**HANDS, "1": ""}, []),
        ({**HANDS, "1": ""}, [1, 1]),
    ],
)
def test_text_and_protocol_refuse_the_same_positions(hands: dict[str, str], out: list[int]) -> None:
    """Thirty-seven cards, five big jokers, a seat out with cards, one in play without, one out twice."""
    with pytest.raises(ProtocolError):
        started(hands, leader=2, out=out)
    written = "/".join(hands[str(seat)] or "-" for seat in range(1, 7))
    named = f"; out {' '.join(f'P{seat}' for seat in out)}" if out else ""
    with pytest.raises(PositionError):
        parse_position(f"{written}; lead P2{named}")
