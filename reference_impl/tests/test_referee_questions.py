"""Penalties over the protocol: what is imposed in a game, and questions that nobody could be asked."""

from typing import Any

import pytest

from gouji.protocol.error import INVALID_PARAMS
from gouji.protocol.serve import Session

OUTLINE = {"profile": "outline", "options": {}}
OFF = {"profile": "outline", "options": {"penalties": "off"}}
HANDS = {"1": "T T 9", "2": "J J 5", "3": "6 6", "4": "K K", "5": "8", "6": "7"}


def ask(session: Session, method: str, **params: Any) -> dict[str, Any]:
    answer = session.answer({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
    assert answer is not None
    return answer


def begun(ruleset: dict[str, Any], **position: Any) -> Session:
    session = Session()
    at = {"hands": HANDS, "leader": 1, **position}
    assert "result" in ask(session, "play/start", game="a", ruleset=ruleset, position=at)
    return session


def test_what_is_imposed_is_there_when_the_game_is_looked_at() -> None:
    session = begun(OUTLINE, lost_turns={"2": 1})
    two = {"kind": "lost_turns", "turns": 2}
    result = ask(session, "referee/apply", game="a", seat=2, sanction=two)["result"]
    assert (result["accepted"], result["state"]["lost_turns"]) == (True, {"2": 3})
    assert ask(session, "play/state", game="a")["result"]["state"]["lost_turns"] == {"2": 3}
    for kind in ("warning", "tribute_paid", "disqualified"):
        result = ask(session, "referee/apply", game="a", seat=3, sanction={"kind": kind})["result"]
        assert result["accepted"]
        assert result["state"]["headless"] == ([6] if kind == "disqualified" else [])


def test_where_nothing_is_punished_the_game_stays() -> None:
    session = begun(OFF, lost_turns={"1": 1})
    before = ask(session, "play/state", game="a")
    assert before["result"]["state"]["to_act"]["seat"] == 1
    result = ask(session, "referee/apply", game="a", seat=1, sanction={"kind": "last"})["result"]
    assert (result["accepted"], result["reasons"]) == (False, ["penalties_off"])
    assert ask(session, "play/state", game="a") == before


def test_what_an_act_earns_is_told_with_its_refusal_alone() -> None:
    session = begun(OUTLINE)
    wrong = ask(session, "play/act", game="a", seat=1, do="play", cards="T 9")["result"]
    assert wrong["sanction"] == {"kind": "lost_turns", "turns": 1, "clause": "GJ-30.3.7"}
    unreadable = ask(session, "play/act", game="a", seat=1, do="play", cards="X")["result"]
    assert unreadable["sanction"] is None
    assert "sanction" not in ask(session, "play/act", game="a", seat=1, do="play", cards="T T")["result"]


@pytest.mark.parametrize(
    ("method", "params", "message"),
    [
        ("referee/sanction", {"infraction": "rudeness"}, "infraction"),
        ("referee/ruling", {"infraction": "misplay", "sanctions": [{"kind": "lost_turns"}]}, "sanctions"),
        ("referee/ruling", {"infraction": "misplay", "sanctions": [{"kind": "fine"}]}, "sanctions"),
        ("referee/tribute", {"kind": "place", "held": "B", "hidden": "B S"}, "hidden"),
        ("referee/tribute", {"kind": "place", "held": "B", "hidden": ""}, "hidden"),
        ("referee/tribute", {"kind": "place", "held": "B", "hidden": "S", "paid": "S"}, "hidden"),
        ("referee/tribute", {"kind": "place", "held": "X", "hidden": "S"}, "held"),
        ("referee/tribute", {"kind": "place", "held": "B", "hidden": "X"}, "hidden"),
    ],
)
def test_what_is_no_question_is_an_error(method: str, params: dict[str, Any], message: str) -> None:
    error = ask(Session(), method, ruleset=OUTLINE, **params)["error"]
    assert error["code"] == INVALID_PARAMS
    assert error["message"].startswith(message)
