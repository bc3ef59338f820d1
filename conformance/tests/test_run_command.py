"""``gouji run`` and ``--transcript``: what is said on the wire, both ways, each line with its row."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.transcript import Entry
from gouji_conformance.reports.json_text import laid_out
from gouji_conformance.reports.reading import read_report
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import Ruleset

FAKES = Path(__file__).parent / "fakes"
TWO_ACES = "GJ-9.2-a/two-aces"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def fake(*words: str) -> list[str]:
    return ["--", sys.executable, "-S", str(FAKES / words[0]), *words[1:]]


# gouji run


def test_a_row_is_shown_with_its_sentences_and_its_messages(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["run", TWO_ACES, "--engine", "reference"]) == 0

    said = capfd.readouterr().out
    assert f"✓ {TWO_ACES}  pass" in said
    asked, answered = said.index("  → {"), said.index("  ← {")
    assert said.index("When AA is laid down\n  → ") < asked < answered
    assert '"method": "sets/classify"' in said[asked:answered]
    assert '"cards": "AA"' in said[asked:answered]
    assert '"gouji": true' in said[answered:]


@pytest.mark.parametrize(
    "words",
    [
        ["run", TWO_ACES, "reference"],
        ["run", TWO_ACES, "--engine", "reference"],
        ["run", TWO_ACES, "--engine", f"{sys.executable} -m gouji"],
        ["run", TWO_ACES, "--", sys.executable, "-m", "gouji"],
        ["smoke", "reference"],
        ["smoke", "--engine", "reference"],
        ["certify", "--scenario", "GJ-9.2-a", "--engine", "reference"],
    ],
)
def test_every_command_takes_an_engine_by_word_by_option_or_after_two_dashes(words: list[str]) -> None:
    assert run(words) == 0


@pytest.mark.parametrize("other", [["reference"], ["--", "node", "engine.mjs"]])
def test_an_engine_is_named_once(other: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["run", TWO_ACES, "--engine", "python:my:engine", *other]) == 2
    said = capfd.readouterr().err
    assert "python:my:engine: expected one engine" in said
    assert other[-1] in said


def test_a_row_that_fails_says_where_and_exits_with_1(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "zh", "run", TWO_ACES, *fake("honest.py")]) == 1

    said = capfd.readouterr().out
    assert "✗ 那么 是否够级牌：是" in said
    assert re.search(r'← {"jsonrpc": "2.0", "id": \S+, "result": {"legal": true, "rank": "AA", "size": 1}}', said)


def test_a_game_is_shown_request_by_request(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["run", "GJ-10.2.1-a", "--json", "--engine", "reference"]) == 0

    shown = json.loads(capfd.readouterr().out)
    assert {row["result"]["verdict"] for row in shown} == {"pass"}
    for row in shown:
        said = [message for message in row["messages"] if message.get("row")]
        requests = [message["message"]["method"] for message in said if message["to"] == "engine"]
        assert requests == [entry["method"] for entry in row["plan"]["operations"]]
        assert len(said) == 2 * len(requests)


@pytest.mark.parametrize("given", ["--engine", "--"])
def test_the_engine_is_an_option_or_a_command(given: str, capfd: pytest.CaptureFixture[str]) -> None:
    words = [sys.executable, "-m", "gouji"]

    assert (
        run(["run", TWO_ACES, "--engine", " ".join(words)] if given == "--engine" else ["run", TWO_ACES, "--", *words])
        == 0
    )

    assert "sets/classify" in capfd.readouterr().out


def test_an_engine_that_does_not_start_is_an_error_with_what_it_said(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["run", TWO_ACES, *fake("misdeeds.py", "start_not_json")]) == 1

    said = capfd.readouterr().out
    assert f"! {TWO_ACES}  error" in said
    assert "It was not asked." in said
    assert "← Welcome!" in said


def test_what_is_not_claimed_is_not_asked(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["run", TWO_ACES, "--profile", "folk", *fake("honest.py")]) == 1

    said = capfd.readouterr().out
    assert "the profile folk is not declared" in said
    assert "It was not asked." in said


def test_tags_are_played_with_the_values_they_ask_for(capfd: pytest.CaptureFixture[str]) -> None:
    outline = Ruleset.of("outline")
    tagged = next(entry for entry in load_suite().scenarios() if not outline.satisfies(entry.wanted))

    assert run(["run", tagged.id, "--json", "--engine", "reference"]) == 0

    asked = json.loads(capfd.readouterr().out)[0]["plan"]["ruleset"]["options"]
    assert {name: values[0] for name, values in tagged.options}.items() <= asked.items()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["GJ-9.2-zz", "--engine", "reference"], "GJ-9.2-zz: expected the id of a row or scenario"),
        (["GJ-9.2-a/two-acess", "--engine", "reference"], "near it: GJ-9.2-a/two-aces"),
        ([TWO_ACES, "--engine", "reference", "--profile", "x"], "--profile x: expected one of outline"),
        ([TWO_ACES, "--engine", "reference", "--ruleset", "none.toml"], "none.toml"),
        ([TWO_ACES, "--engine", "no-such-program-here"], "no-such-program-here"),
        ([TWO_ACES, "--engine", "reference", "--", sys.executable], "expected one engine"),
        ([TWO_ACES, "--timeout", "-1"], "--timeout -1.0: expected"),
    ],
)
def test_misuse_is_one_line(arguments: list[str], expected: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["run", *arguments]) == 2

    said = capfd.readouterr()
    assert expected in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


def test_what_an_engine_says_is_shown_and_not_obeyed(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    hostile = tmp_path / "hostile.py"
    source = (FAKES / "honest.py").read_text(encoding="utf-8")
    size = 'int(many.partition(" ")[0] or 1)'
    assert source.count(size) == 1
    hostile.write_text(source.replace(size, '"\\u202e\\x9b[bold]\\x1b[31m"'), encoding="utf-8")

    assert run(["run", TWO_ACES, "--", sys.executable, "-S", str(hostile)]) == 1

    said = capfd.readouterr().out
    assert not set("\u202e\x9b\x1b") & set(said)
    assert "[bold]" in said


# --transcript


def transcript(path: str = "wire.jsonl") -> list[Entry]:
    return [msgspec.json.decode(line, type=Entry) for line in Path(path).read_bytes().splitlines()]


def message(entry: Entry) -> dict[str, Any]:
    assert isinstance(entry.message, msgspec.Raw)
    decoded: dict[str, Any] = msgspec.json.decode(entry.message)
    return decoded


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_a_transcript_has_every_request_and_every_answer_with_its_row(jobs: str) -> None:
    asked = ["certify", "--clause", "GJ-9.2", "--area", "sets", "--jobs", jobs, "--transcript", "wire.jsonl"]
    assert run([*asked, "--", sys.executable, "-m", "gouji"]) == 0

    said = transcript()
    rows = {row.row for row in read_report(Path(".gouji/report.jsonl")).rows}
    for to in ("engine", "harness"):
        assert {entry.row for entry in said if entry.to == to} == rows | {""}
    by_request = {(entry.engine, message(entry)["id"], entry.to): entry.row for entry in said}
    assert len(by_request) == len(said)
    assert all(by_request[engine, number, "harness"] == row for (engine, number, _), row in by_request.items())
    assert {entry.engine for entry in said} == set(range(1, int(jobs) + 1))


def test_a_transcript_keeps_what_is_no_json_and_the_fault(tmp_path: Path) -> None:
    (tmp_path / "honest.py").write_text((FAKES / "honest.py").read_text(encoding="utf-8"), encoding="utf-8")
    source = (FAKES / "misdeeds.py").read_text(encoding="utf-8")
    for old, new in (
        (r'b"let me think\n"', r'b"\xff" * 3000 + b"\n"'),
        ("honest.triggers(request)", 'request["method"] != "initialize"'),
    ):
        assert old in source
        source = source.replace(old, new)
    (tmp_path / "engine.py").write_text(source, encoding="utf-8")
    engine = ["--", sys.executable, "engine.py", "not_json"]

    assert run(["certify", "--scenario", TWO_ACES, "--transcript", "wire.jsonl", *engine]) == 1

    said = transcript()
    text = next(entry for entry in said if entry.text)
    assert (len(text.text), text.bytes) == (2000, 3000)
    assert text.text.startswith("\\xff")
    assert next(entry for entry in said if entry.fault is not None).fault is not None


def test_a_transcript_that_cannot_be_written_is_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["certify", "reference", "--transcript", "/dev/null/x"]) == 2
    assert "--transcript /dev/null/x: expected a place to write" in capfd.readouterr().err


# Laid out


def test_json_is_laid_out_in_lines_that_fit_and_is_the_same_json() -> None:
    value = {"a": [{"b": "x" * 50, "c": None}, {"b": "y" * 50}], "d": {}, "e": "甲"}

    text = laid_out(value)

    assert json.loads(text) == value
    assert max(map(len, text.splitlines())) <= 96
    assert text.splitlines()[-2] == '  "e": "甲"'
    assert laid_out({"a": 1}) == '{"a": 1}'
