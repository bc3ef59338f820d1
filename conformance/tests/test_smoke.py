"""``gouji smoke``: the handshake, what is wrong with it, the next thing to do; never a verdict on rules."""

import json
import sys
import time
import tomllib
from pathlib import Path
from typing import Any

import pytest

import gouji_conformance
from gouji_conformance.cli import run
from gouji_conformance.engines.fault import KINDS, UNASKED

FAKES = Path(__file__).parent / "fakes"
NOT_MET = {*UNASKED, "handshake_changed", "answered_error"}
"""Faults that only a run has."""


def altered(name: str) -> list[str]:
    return ["--", sys.executable, str(FAKES / "altered.py"), name]


def misdeed(name: str) -> list[str]:
    return ["--", sys.executable, "-S", str(FAKES / "misdeeds.py"), name]


def seen(capfd: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any]]:
    code = run(["smoke", "--json", *arguments])
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert found["keeps_protocol"] == (code == 0)
    return code, found


def test_an_engine_that_keeps_the_protocol(capfd: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    assert run(["smoke", *altered("nothing")]) == 0
    assert time.monotonic() - began < 5

    said = capfd.readouterr().out
    assert "gouji reference 0.1.0 (Python): handshake after" in said
    assert "  areas       sets play" in said
    assert "  options     joker_exchange: none two_for_one" in said
    assert "keeps the protocol, as far as was tried" in said
    assert "The rules were not judged." in said
    assert f"next: gouji certify -- {sys.executable}" in said


def test_the_reference_keeps_it_in_this_process_too(capfd: pytest.CaptureFixture[str]) -> None:
    code, found = seen(capfd, "reference")

    assert (code, found["findings"], found["next"]) == (0, [], "gouji certify reference")
    assert found["handshake"]["protocol"] == "1.0"
    assert found["answers"] >= 7


SEEN = {
    "unknown_area": ("unknown_name", "areas names “set”", "Expected of: sets."),
    "unknown_profile": ("unknown_name", "profiles names “outlines”", "Expected of: outline."),
    "unknown_option": ("unknown_name", "options names “joker_exchanges”", "Expected of: joker_exchange."),
    "unknown_value": ("unknown_name", "options.joker_exchange names “nothing”", "none"),
    "unknown_state": ("unknown_name", "state names “heads”", "headless"),
    "unknown_clause": ("unknown_name", "declares names “GJ-9.2”", "GJ-"),
    "no_areas": ("claims_nothing", "areas is empty", "Name at least one in areas"),
    "no_profiles": ("claims_nothing", "profiles is empty", "Name at least one in profiles"),
    "knows_every_method": ("knows_no_method", "was answered with result", "-32601"),
    "no_method_by_another_code": ("knows_no_method", "was answered with -32603", "-32601"),
    "crashes_at_an_unknown_method": ("fault_exited", "gouji/no_such_method: the engine ended", "-32601"),
    "does_not_play": ("not_played", "sets/beats belongs to an area that is claimed", "leave its area out"),
    "fails": ("answers_error", "play/start was answered with the error -32603", "standard error"),
    "wrong_shape": ("wrong_shape", "sets/classify: the result has not the shape", "sets/classify"),
    "hides_dead_sets": ("set_not_given", "has not the field dead", "Give dead of every set"),
    "state_without_a_field": ("state_not_given", "has not the field melee", "Give melee"),
    "state_without_may": ("state_not_given", "has not the field may", "to_act"),
    "silent": ("fault_wrong_id", "sets/beats: an answer to request", "in the order of the requests"),
    "stays": ("stays", "the engine was still there", "End the process"),
}


HANGS = ("silent", "stays")


@pytest.mark.parametrize("name", SEEN)
def test_what_is_wrong_is_seen_and_the_next_thing_said(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    kind, said, then = SEEN[name]

    code, found = seen(capfd, "--timeout", "3" if name in HANGS else "10", *altered(name))

    assert code == 1
    first = next(entry for entry in found["findings"] if entry["kind"] == kind)
    assert first["wrong"]
    assert said in first["said"]
    assert then in first["next"]
    assert found["next"].startswith("gouji smoke -- ")


@pytest.mark.parametrize("name", ["nothing", "any_value", "wrong_by_the_rules", "leaves_without_a_word"])
def test_what_keeps_the_protocol_is_left_in_peace(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    code, found = seen(capfd, *altered(name))

    assert (code, found["findings"]) == (0, [])


def test_a_field_that_is_not_in_the_protocol_is_worth_a_look_and_not_wrong(capfd: pytest.CaptureFixture[str]) -> None:
    code, found = seen(capfd, *altered("misspelt_field"))

    assert code == 0
    assert [entry["next"] for entry in found["findings"]] == ["If it is a slip, write: lists_moves."]


@pytest.mark.parametrize(
    ("name", "kind", "next_word"),
    [
        ("start_silent", "timed_out", "Flush"),
        ("start_exits", "exited", "standard input"),
        ("start_not_json", "not_json", "standard error"),
        ("start_refuses", "handshake_refused", "first request"),
        ("start_other_version", "handshake_version", "protocol 1.0"),
        ("start_wrong_shape", "handshake_shape", "The least that will do"),
    ],
)
def test_a_handshake_that_fails(name: str, kind: str, next_word: str, capfd: pytest.CaptureFixture[str]) -> None:
    code, found = seen(capfd, "--timeout", "0.5", *misdeed(name))

    assert code == 1
    assert [entry["kind"] for entry in found["findings"]] == [f"fault_{kind}"]
    assert next_word in found["findings"][0]["next"]
    assert found["answers"] == 0


def test_the_log_is_shown_where_something_is_wrong(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["smoke", *misdeed("start_exits")]) == 1

    said = capfd.readouterr().out
    assert "✗ initialize: the engine ended, exit code 7" in said
    assert "| no licence" in said
    assert "does not keep the protocol" in said


def test_it_is_said_in_chinese_too(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "zh", "smoke", *altered("unknown_area")]) == 1

    said = capfd.readouterr().out
    assert "✗ initialize：areas 里的“set”协议中没有" in said
    assert "应取自：sets。" in said
    assert "没有判规则" in said


def test_every_fault_has_the_next_thing_to_do_in_both_languages() -> None:
    path = Path(gouji_conformance.__file__).parent / "messages" / "smoke.toml"
    messages = tomllib.loads(path.read_text(encoding="utf-8"))

    for kind in set(KINDS) - NOT_MET:
        assert set(messages[f"next_fault_{kind}"]) == {"zh", "en"}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["no-engine"], "engine “no-engine”: expected reference"),
        (["--", "no-such-program-here"], "no-such-program-here: expected a program"),
        (["--timeout", "0"], "--timeout 0.0: expected"),
    ],
)
def test_misuse_is_one_line(arguments: list[str], expected: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["smoke", *arguments]) == 2

    said = capfd.readouterr()
    assert expected in said.err
    assert len(said.err.splitlines()) == 1
