"""The reference behind the protocol: what is answered to good, wrong and unreadable requests."""

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from gouji.protocol import serve
from gouji.protocol.serve import Session
from gouji.table import gouji_sets

OUTLINE = {"profile": "outline", "options": {}}


def ask(method: str, params: object = None, session: Session | None = None) -> dict[str, Any]:
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {} if params is None else params}
    answer = (session or Session()).answer(request)
    assert answer is not None
    assert (answer["jsonrpc"], answer["id"]) == ("2.0", 1)
    return answer


def result(method: str, params: object) -> Any:
    return ask(method, params)["result"]


def code(method: str, params: object) -> Any:
    return ask(method, params)["error"]["code"]


def lines(sent: bytes) -> list[Any]:
    out = io.BytesIO()
    assert serve.serve(io.BytesIO(sent), out) == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_handshake_says_what_can_be_played() -> None:
    said = result("initialize", {"protocol": "1.0", "harness": {"name": "x", "version": "1"}})
    assert said["protocol"] == "1.0"
    assert said["engine"]["name"] == "gouji reference"
    assert said["profiles"] == ["outline", "qingdao-full", "folk", "online", "room"]
    assert said["options"]["joker_exchange"] == ["none", "two_for_one", "two_and_three_for_one"]
    assert "sets" in said["areas"]
    assert said["explains"] is True


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        # GJ-9.2.3: a hung set is a gouji set; the 2 counts as a nine (GJ-8.3.6).
        ("S 9 2 9", {"rank": "9", "size": 4, "twos": 1, "small": 1, "big": 0, "gouji": True, "dead": False}),
        # GJ-9.2.4: eight nines are none.
        ("999 2*5", {"rank": "9", "size": 8, "twos": 5, "small": 0, "big": 0, "gouji": False, "dead": False}),
        # GJ-8.3.3: a bare big joker is dead.
        ("B", {"rank": "B", "size": 1, "twos": 0, "small": 0, "big": 1, "gouji": True, "dead": True}),
        # GH-sets.3: 2s without naturals rank as 2.
        ("22", {"rank": "2", "size": 2, "twos": 2, "small": 0, "big": 0, "gouji": True, "dead": False}),
        ("T*5", {"rank": "T", "size": 5, "twos": 0, "small": 0, "big": 0, "gouji": True, "dead": False}),
    ],
)
def test_a_set_is_classified(cards: str, expected: dict[str, Any]) -> None:
    assert result("sets/classify", {"ruleset": OUTLINE, "cards": cards}) == {"legal": True, **expected}


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("", "no_cards"),
        ("9T", "mixed_ranks"),
        ("5*63", "cards_unreadable"),
        ("X", "cards_unreadable"),
    ],
)
def test_what_is_no_set_is_a_result_with_its_reason(cards: str, reason: str) -> None:
    said = result("sets/classify", {"ruleset": OUTLINE, "cards": cards})
    assert said == {"legal": False, "reasons": [reason]}
    said = result("sets/beats", {"ruleset": OUTLINE, "cards": cards, "over": "9"})
    assert said == {"beats": False, "reasons": [reason]}
    assert code("sets/beats", {"ruleset": OUTLINE, "cards": "9", "over": cards}) == -32602


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("BBBB", None),
        ("BBBBB", "more than 4 of B; the four decks hold no more"),
        ("9*16", None),
        ("9*16 9", "more than 16 of 9; the four decks hold no more"),
        ("9*16 2*16 SSSS", None),
        ("9*16 2*16 SSSS B", "expected at most 36 cards, as many as a hand; found 37"),
    ],
)
def test_more_cards_than_decks_or_a_hand_hold_are_no_question(cards: str, expected: str | None) -> None:
    """The most there can be is asked about; one more is a wrong request, of either set."""
    for method, key, params in (
        ("sets/classify", "cards", {"cards": cards}),
        ("sets/beats", "cards", {"cards": cards, "over": "9"}),
        ("sets/beats", "over", {"cards": "9", "over": cards}),
    ):
        answer = ask(method, {"ruleset": OUTLINE, **params})
        if expected is None:
            assert "result" in answer
        else:
            assert answer["error"] == {"code": -32602, "message": f"{key}: {expected}"}


def test_beats_follows_the_ruleset_sent() -> None:
    asked = {"cards": "BB 22", "over": "B AA"}
    assert result("sets/beats", {"ruleset": OUTLINE, **asked})["beats"] is False
    exchange = {"profile": "folk", "options": {"joker_exchange": "two_for_one"}}
    assert result("sets/beats", {"ruleset": exchange, **asked}) == {"beats": True}
    said = result("sets/beats", {"ruleset": OUTLINE, "cards": "99", "over": "T"})
    assert said["beats"] is False
    assert set(said["reasons"]) == {"count_differs", "rank_not_higher"}


@pytest.mark.parametrize(
    ("ruleset", "expected"),
    [
        ({"profile": "shandong", "options": {}}, -32001),
        ({"profile": "outline", "options": {"colour": "red"}}, -32001),
        ({"profile": "outline", "options": {"joker_exchange": "five"}}, -32001),
        ({"profile": "outline", "options": {"big_joker_tops": 1}}, -32602),
        ({"profile": "outline", "options": {"joker_exchange": True}}, -32001),
        ({"profile": "outline", "options": []}, -32602),
        ({"profile": ["outline"], "options": {}}, -32602),
        ({"profile": "outline", "more": 1}, -32602),
        ("outline", -32602),
        (None, -32602),
    ],
)
def test_a_ruleset_that_is_not_played_or_is_none(ruleset: object, expected: int) -> None:
    assert code("sets/classify", {"ruleset": ruleset, "cards": "9"}) == expected


def test_true_and_false_stand_for_the_values_of_that_name() -> None:
    asked = {"cards": "B", "over": "S"}
    for given in (True, False):
        ruleset = {"profile": "outline", "options": {"big_joker_tops": given}}
        as_text = {"profile": "outline", "options": {"big_joker_tops": str(given).lower()}}
        assert result("sets/beats", {"ruleset": ruleset, **asked}) == result(
            "sets/beats", {"ruleset": as_text, **asked}
        )


@pytest.mark.parametrize(
    ("method", "params", "expected"),
    [
        ("sets/classify", {"ruleset": OUTLINE}, -32602),
        ("sets/classify", {"ruleset": OUTLINE, "cards": 9}, -32602),
        ("sets/beats", {"ruleset": OUTLINE, "cards": "9"}, -32602),
        ("sets/classify", [OUTLINE, "9"], -32602),
        ("initialize", {}, -32602),
        ("sets/unknown", {}, -32601),
        ("", {}, -32601),
    ],
)
def test_wrong_requests_have_their_code(method: str, params: object, expected: int) -> None:
    assert code(method, params) == expected


PLACED: dict[str, Any] = {"hands": {"1": "9", "2": "8", "3": "7", "4": "6", "5": "5", "6": "4"}, "leader": 1}


@pytest.mark.parametrize(
    ("method", "params", "said"),
    [
        ("sets/classify", {"ruleset": OUTLINE, "cards": 9}, "cards: expected text, found 9"),
        ("sets/classify", {"cards": "9"}, "ruleset: missing; expected an object"),
        (
            "sets/beats",
            {"ruleset": OUTLINE, "cards": "9", "over": "9T"},
            "over: expected one set, found none (mixed_ranks)",
        ),
        ("play/state", {"game": "b"}, "game: no game is called 'b'"),
        ("play/act", {"game": "a", "seat": "1", "do": "pass"}, 'seat: expected a whole number from 1 to 6, found "1"'),
        (
            "play/start",
            {"game": "a", "ruleset": OUTLINE, "position": {}},
            "position.hands: missing; expected an object",
        ),
        (
            "play/start",
            {"game": "a", "ruleset": OUTLINE, "position": {**PLACED, "hands": {"1": "9", "3": 7}}},
            "position.hands.3: expected text, found 7",
        ),
        (
            "play/start",
            {"game": "a", "ruleset": OUTLINE, "position": {**PLACED, "out": [3, 0]}},
            "position.out[1]: expected a whole number from 1 to 6, found 0",
        ),
    ],
)
def test_what_is_wrong_with_parameters_is_said_by_key_and_what_was_expected(
    method: str, params: dict[str, Any], said: str
) -> None:
    error = ask(method, params)["error"]
    assert (error["code"], error["message"]) == (-32602, said)


def test_a_field_that_the_protocol_does_not_have_is_ignored() -> None:
    assert result("sets/beats", {"ruleset": OUTLINE, "cards": "9", "over": "8", "hint": 1}) == {"beats": True}
    position = {**PLACED, "weather": "fine"}
    assert "state" in result("play/start", {"game": "a", "ruleset": OUTLINE, "position": position, "seed": 5})


def test_a_whole_number_may_be_written_with_a_point() -> None:
    session = Session()
    ask("play/start", {"game": "a", "ruleset": OUTLINE, "position": {**PLACED, "leader": 1.0}}, session)
    said = ask("play/act", {"game": "a", "seat": 1.0, "do": "play", "cards": "9"}, session)["result"]
    assert (said["accepted"], said["state"]["out"]) == (True, [1])
    assert json.dumps(said["state"]["out"]) == "[1]"
    said = ask("table/report", {"game": "a", "seat": 2.0, "says": 1.0}, session)["result"]
    assert said == {"accepted": True}


@pytest.mark.parametrize(
    "request_",
    [
        [],
        7,
        None,
        {},
        {"jsonrpc": "1.0", "id": 1, "method": "shutdown"},
        {"jsonrpc": "2.0", "id": 1, "method": 5},
        {"jsonrpc": "2.0", "id": None, "method": "shutdown"},
        {"jsonrpc": "2.0", "id": True, "method": "shutdown"},
        {"jsonrpc": "2.0", "id": 1.5, "method": "shutdown"},
        [{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}],
    ],
)
def test_what_is_no_request_is_answered_and_does_nothing(request_: object) -> None:
    session = Session()
    answer = session.answer(request_)
    assert answer is not None
    assert answer["error"]["code"] == -32600
    assert not session.ended


def test_a_notification_has_no_answer() -> None:
    assert Session().answer({"jsonrpc": "2.0", "method": "sets/unknown"}) is None
    session = Session()
    assert session.answer({"jsonrpc": "2.0", "method": "shutdown"}) is None
    assert session.ended


def test_a_fault_of_the_engine_is_an_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr(gouji_sets, "is_gouji", fail)
    assert code("sets/classify", {"ruleset": OUTLINE, "cards": "9"}) == -32603
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_unreadable_lines_are_answered_and_the_next_one_is_read() -> None:
    good = (
        b'{"jsonrpc":"2.0","id":"a","method":"sets/classify","params":{"ruleset":{"profile":"outline"},"cards":"9"}}\n'
    )
    bad = [b"[1\n", b"\xff\xfe\n", b'{"id": NaN}\n', b"[" * 100_000 + b"\n", b"9" * 5000 + b"\n"]
    for line in bad:
        said = lines(line + b"\n  \n" + good)
        assert [answer.get("error", {}).get("code") for answer in said] == [-32700, None], line[:20]
        assert said[0]["id"] is None
        assert said[1]["id"] == "a"
        assert said[1]["result"]["legal"] is True


def test_an_endless_line_is_refused_without_being_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LONGEST_LINE", 100)
    good = b'{"jsonrpc":"2.0","id":1,"method":"shutdown"}\n'
    assert [answer.get("error", {}).get("code") for answer in lines(b"x" * 950 + b"\n" + good)] == [-32600, None]
    assert [answer["error"]["code"] for answer in lines(b"x" * 950)] == [-32600]


def test_nothing_is_read_after_shutdown() -> None:
    stop = b'{"jsonrpc":"2.0","id":1,"method":"shutdown","params":{}}\n'
    assert lines(stop + b"[1\n") == [{"jsonrpc": "2.0", "id": 1, "result": {}}]


def test_chinese_cards_and_lone_surrogates_are_text() -> None:
    said = lines(
        '{"jsonrpc":"2.0","id":"甲","method":"sets/classify","params":{"ruleset":{"profile":"outline"},"cards":"大9"}}\n'.encode()
        + b'{"jsonrpc":"2.0","id":"\\ud800","method":"sets/\\ud800","params":{}}\n'
    )
    assert said[0]["id"] == "甲"
    assert said[0]["result"]["big"] == 1
    assert said[1]["error"]["code"] == -32601


def test_as_a_process_it_ends_on_shutdown_and_at_the_end_of_input() -> None:
    stop = b'{"jsonrpc":"2.0","id":1,"method":"shutdown","params":{}}\n'
    for sent, answers in ((stop, 1), (b"", 0)):
        done = subprocess.run([sys.executable, "-m", "gouji"], input=sent, capture_output=True, timeout=30, check=False)
        assert done.returncode == 0
        assert done.stderr == b""
        assert len(done.stdout.splitlines()) == answers


def test_a_reader_that_goes_away_ends_it() -> None:
    class Gone(io.BytesIO):
        def write(self, data: Any) -> int:
            raise BrokenPipeError

    assert serve.serve(io.BytesIO(b"{}\n"), Gone()) == 1
