"""Runs of random matches: killed and taken up again, and what is told of them."""

from pathlib import Path

import pytest

from gouji_conformance.soak import __main__ as soak
from gouji_conformance.soak import matches
from gouji_conformance.soak.runs import Run, played
from gouji_conformance.soak.tally import Tally

# A run, killed and taken up again


def test_a_run_goes_on_where_it_was_and_counts_nothing_twice(tmp_path: Path) -> None:
    path = tmp_path / "soak" / "run.jsonl"
    stopped = Run(path, 5, batch=2)
    playing = stopped.play(1)
    first = next(playing)
    playing.close()
    begun = path.read_bytes()
    path.write_bytes(begun + begun.splitlines()[1][:50])  # the line that it was writing when it was killed
    again = Run(path, 5, batch=2)
    assert again.done == {first.number} | (stopped.done - {first.number})
    left = len(again.left())
    assert len(list(again.play(1))) == left < 3
    whole = Run(path, 5, batch=2)
    assert not whole.left()
    counted = Tally()
    for number in range(5):
        matches.play(number, counted)
    assert whole.tally.counts == again.tally.counts == counted.counts
    assert whole.played() == 5


def test_a_batch_that_is_on_disk_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run = Run(path, 2, batch=1)
    next(run.play(1))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[1]]))
    assert Run(path, 2, batch=1).played() == len(lines) - 1


def test_a_run_of_another_engine_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "run.jsonl"
    list(Run(path, 1).play(1))
    assert Run(path, 1).done
    monkeypatch.setattr("gouji_conformance.soak.runs.code_digest", lambda: "another")
    assert not Run(path, 1).done


def test_another_file_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Zhao,\n", encoding="utf-8")
    assert soak.main(["--matches", "1", "--jobs", "1", "--file", str(path)]) == 2
    assert "expected a run of random matches" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8") == "Dear Zhao,\n"


def test_what_a_run_came_to_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "run.jsonl"
    for _ in range(2):
        assert soak.main(["--matches", "2", "--jobs", "1", "--file", str(path)]) == 1  # two matches reach little
    told = capsys.readouterr().out
    assert "2 matches are on disk" in told
    assert told.count("2 matches, ") == 2
    assert "never acted" in told
    assert "0 of the matches broke something" in told
    assert soak.main(["--match", "1"]) == 0
    assert "nothing is broken" in capsys.readouterr().out


def test_a_broken_match_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    broken = matches.Broken(7, {"profile": "folk", "options": {}}, "a card is gone", "match 1; P1 play 4")
    monkeypatch.setattr(matches, "play", lambda *_: broken)
    assert played(0, 1, 1).broken == [broken]
    assert soak.main(["--match", "7"]) == 1
    told = capsys.readouterr().out
    assert "match 7: a card is gone" in told
    assert "match 1; P1 play 4" in told
