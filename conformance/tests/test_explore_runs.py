"""Runs of small worlds: what is done is recorded and not done again, starts set by hand, and what the command tells."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gouji.play import report
from gouji_conformance import cli
from gouji_conformance.commands import explore
from gouji_conformance.explore import exploring, starts, worlds
from gouji_conformance.explore.exploring import Exploring
from gouji_conformance.explore.record import Record
from gouji_conformance.explore.walking import Tally
from gouji_conformance.explore.worlds import Part
from gouji_conformance.speech.faults import UserError
from gouji_spec.fault import FaultError
from gouji_spec.ruleset import PROFILES


@pytest.fixture(autouse=True, scope="module")
def shallow_again() -> Iterator[None]:
    """A walk goes deep; who comes after it shall not."""
    before = sys.getrecursionlimit()
    yield
    sys.setrecursionlimit(before)


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What is said to a command that is to tell of a run of qingdao-full that has been done: its world and record."""
    words = ["--world", "starts", "--record", str(tmp_path_factory.mktemp("explored") / "record.jsonl")]
    assert cli.run(["explore", "--jobs", "1", "--profile", "qingdao-full", *words]) == 0
    return words


# The run and its record


def test_what_is_done_is_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "record.jsonl"
    part = Part("qingdao-full", "starts", 0)
    exploring_one = Exploring(("qingdao-full",), ("starts",), 0)
    found = exploring.walk(part, exploring_one)
    Record(file, 0).keep(found)
    again = Record(file, 0).done
    assert again == {part: found}


def test_a_record_cut_off_while_it_was_written_loses_that_part_alone(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    record = Record(file, 0)
    parts = [exploring.Walked(Part("outline", "twelve", at), whole=True, tally=Tally(deals=at)) for at in (1, 2)]
    for part in parts:
        record.keep(part)
    file.write_text(file.read_text(encoding="utf-8")[:-20], encoding="utf-8")
    reopened = Record(file, 0)
    assert list(reopened.done.values()) == parts[:1]
    reopened.keep(parts[1])
    assert list(Record(file, 0).done.values()) == parts


@pytest.mark.parametrize("words", ["", "no json\n", '{"format": "another"}\n'])
def test_what_is_no_record_is_not_written_to(tmp_path: Path, words: str) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text(words, encoding="utf-8")
    with pytest.raises(UserError):
        Record(file, 0)
    assert file.read_text(encoding="utf-8") == words


def test_a_record_of_another_seed_is_refused(tmp_path: Path) -> None:
    Record(tmp_path / "record.jsonl", 0)
    with pytest.raises(UserError, match="seed"):
        Record(tmp_path / "record.jsonl", 1)


def test_a_line_that_is_no_part_is_named(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    Record(file, 0)
    file.write_text(file.read_text(encoding="utf-8") + "{}\n{}\n", encoding="utf-8")
    with pytest.raises(UserError, match="line 2"):
        Record(file, 0)


def test_when_the_time_is_up_no_other_deal_is_begun() -> None:
    ended = Exploring(("outline",), ("twelve",), 0, until=0.0)
    found = exploring.walk(Part("outline", "twelve", 0), ended)
    assert (found.whole, found.tally.deals) == (False, 0)
    seen: list[Any] = []
    exploring.explore(ended, ended.parts(), seen.append)
    assert seen == []


def test_whenever_a_run_stops_each_profile_has_had_its_turn() -> None:
    run = Exploring(PROFILES, worlds.WORLDS, 3)
    order = run.parts()
    by_hand = sum(worlds.parts("starts", profile) for profile in PROFILES)
    assert {part.world for part in order[:by_hand]} == {"starts"}
    assert [part.profile for part in order[by_hand : by_hand + 10]] == [*PROFILES, *PROFILES]
    assert len(set(order)) == len(order) == sum(worlds.parts(w, p) for w in worlds.WORLDS for p in PROFILES)
    assert order == run.parts() != Exploring(PROFILES, worlds.WORLDS, 4).parts()


def test_several_processes_see_what_one_sees(done: list[str]) -> None:
    found: list[exploring.Walked] = []
    run = Exploring(("qingdao-full",), ("starts",), 0, jobs=2)
    exploring.explore(run, run.parts(), found.append)

    assert len(found) > 2
    assert {one.part: one for one in found} == Record(Path(done[-1]), 0).done


# Starts set by hand


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ('position = "3/4/5/6/7"', "position"),
        ('position = "3/4/5/6/7/8; lead P1; P1 play 3"', "position"),
        ("clauses = []", "clauses"),
        ('profiles = ["nobody"]', "profiles"),
        ("why = { en = 'x' }", "why"),
        ("colour = 1", "colour"),
    ],
)
def test_a_start_that_is_none_names_file_start_and_key(tmp_path: Path, line: str, key: str) -> None:
    entry = {
        "clauses": 'clauses = ["GJ-8.7"]',
        "position": 'position = "3/4/5/6/7/8; lead P1"',
        "why": "why = { zh = 'x', en = 'x' }",
        key: line,
    }
    file = tmp_path / "starts.toml"
    file.write_text("[[start]]\n" + "\n".join(entry.values()), encoding="utf-8")
    with pytest.raises(FaultError, match=rf"starts\.toml: start\[1\]\.{key}"):
        starts.read_starts(file)


def test_a_start_that_lacks_a_key_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "starts.toml"
    file.write_text('[[start]]\nclauses = ["GJ-8.7"]\nposition = "3/4/5/6/7/8; lead P1"\n', encoding="utf-8")
    with pytest.raises(FaultError, match="why: missing"):
        starts.read_starts(file)


# The command


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.run(["explore", *words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_the_command_tells_what_it_saw(capsys: pytest.CaptureFixture[str], done: list[str]) -> None:
    code, out, _ = told(capsys, *done, "--profile", "qingdao-full", "--clauses", "--lang", "en")
    assert code == 0
    assert "qingdao-full set by hand:" in out
    assert "agree at every position" in out
    assert "GJ-10.3.10  engine" in out


def test_the_command_tells_it_in_chinese(capsys: pytest.CaptureFixture[str], done: list[str]) -> None:
    code, out, _ = told(capsys, *done, "--profile", "青岛全规", "--lang", "zh")
    assert code == 0
    assert "引擎、列法与另一读法处处一致" in out


def test_the_command_shows_faults_smallest_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "why_not_said", lambda *_, **__: ())
    code, out, _ = told(capsys, "--world", "starts", "--profile", "outline", "--lang", "en")
    assert code == 1
    assert "what a seat says of its cards" in out
    assert "something does not hold" in out


def test_the_command_answers_in_json(capsys: pytest.CaptureFixture[str], done: list[str]) -> None:
    code, out, _ = told(capsys, *done, "--profile", "qingdao-full", "--json")
    found = json.loads(out)
    assert code == 0
    (world,) = found["worlds"]
    assert (world["profile"], world["deals"], world["faults"]) == ("qingdao-full", world["of"], [])
    assert world["read"]["GJ-10.3.10"] > 0
    assert "GJ-15.1.1" in found["silent"]


def test_a_profile_that_is_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, "--profile", "nobody")
    assert code == 2
    assert "nobody" in err


def test_a_clause_that_acts_nowhere_is_named(capsys: pytest.CaptureFixture[str], done: list[str]) -> None:
    _, out, _ = told(capsys, *done, "--profile", "qingdao-full", "--lang", "en")
    assert "in none: " in out
    assert "GJ-15.1.1" in out.split("in none: ")[1]


def test_a_clause_that_acts_nowhere_fails_a_whole_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, done: list[str]
) -> None:
    monkeypatch.setattr(worlds, "WORLDS", ("starts",))
    monkeypatch.setattr(explore, "PROFILES", ("qingdao-full",))
    code, out, _ = told(capsys, "--record", done[-1], "--lang", "en")
    assert code == 1
    assert "agree at every position" in out
