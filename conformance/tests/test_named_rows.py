"""Rows are named by their ids, by what these begin with, or by a pattern, wherever a command takes one."""

from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report
from gouji_conformance.sentences.selection import is_called


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("GJ-9.2-a/two", True),
        ("@GJ-9.2-a", True),
        ("GJ-9.2", True),
        ("GJ-9", True),
        ("GJ-*/two", True),
        ("GJ-9.2-[ab]/*", True),
        ("GJ-9.2-b", False),
        ("GJ-9.2-a/t", False),
        ("GJ-9.", False),
        ("*two*b", False),
    ],
)
def test_a_row_is_called_by_its_id_its_beginning_or_a_pattern(word: str, *, meant: bool) -> None:
    assert is_called("GJ-9.2-a/two", word) is meant


def rows_of(folder: Path, *words: str) -> set[str]:
    words = ("certify", "reference", "--area", "sets", "--report", str(folder), *words)
    assert run(list(words)) == 0
    return {row.row for row in read_report(folder / "report.jsonl").rows}


def test_certify_takes_beginnings_and_patterns_of_scenarios_and_clauses(tmp_path: Path) -> None:
    of_scenario = rows_of(tmp_path, "--scenario", "GJ-9.2.4")
    assert of_scenario
    assert all(name.startswith("GJ-9.2.4") for name in of_scenario)
    assert rows_of(tmp_path, "--scenario", "GJ-9.2.4-[a-z]/*") <= of_scenario
    assert rows_of(tmp_path, "--clause", "GJ-9.2.4") == rows_of(tmp_path, "--clause", "GJ-9.?.4")


def test_what_names_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--scenario", "GJ-99*"], ["--clause", "GJ-99*"]):
        assert run(["certify", "reference", "--report", str(tmp_path), *words]) == 2
        assert "GJ-99*" in capsys.readouterr().err


def test_run_runs_every_row_that_is_meant(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["run", "GJ-9.2.4-*/*nines*", "--engine", "reference"]) == 0
    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith("✓ ")]

    assert len(shown) > 1
    assert all("GJ-9.2.4-" in line and "nines" in line for line in shown)
