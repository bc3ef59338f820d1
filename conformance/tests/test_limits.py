"""A run ends in time whatever the engine does, and says that it was ended."""

import sys
import time
from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report

FAKES = Path(__file__).parent / "fakes"
PATH = Path(".gouji/report.jsonl")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def certify(*words: str, fake: tuple[str, ...]) -> int:
    return run(
        ["certify", "--area", "sets", "--no-fresh", *words, "--", sys.executable, "-S", str(FAKES / fake[0]), *fake[1:]]
    )


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_time_is_up(jobs: str, capfd: pytest.CaptureFixture[str]) -> None:
    """An engine that answers each question after a while keeps every time limit for one answer."""
    began = time.monotonic()

    assert certify("--max-time", "1.5", "--jobs", jobs, fake=("paced.py", "0.05")) == 1

    assert time.monotonic() - began < 60
    report = read_report(PATH)
    left = [row for row in report.rows if row.fault is not None and row.fault.kind == "out_of_time"]
    assert report.footer.ending == "out_of_time"
    assert report.header.max_time == 1.5
    assert 0 < len(left) < report.header.rows
    assert "not asked: the run had its 1.5 s (--max-time)" in capfd.readouterr().out


def test_faults_are_enough(capfd: pytest.CaptureFixture[str]) -> None:
    """An engine that breaks now and then never breaks five times without a verdict between."""
    assert certify("--max-faults", "3", fake=("every.py", "dies", "9")) == 1

    report = read_report(PATH)
    kinds = [row.fault.kind for row in report.rows if row.fault is not None]
    assert report.footer.ending == "too_many_faults"
    assert report.header.max_faults == 3
    assert sum(kind != "too_many_faults" for kind in kinds) == 3
    assert kinds.count("too_many_faults") > 100
    assert "not asked: the engine had failed 3 times (--max-faults)" in capfd.readouterr().out


def test_without_a_limit_every_row_is_asked() -> None:
    assert certify("--max-faults", "0", "--max-time", "0", "--clause", "GJ-9.2", fake=("every.py", "dies", "9")) == 1

    assert read_report(PATH).footer.ending == "complete"


def test_so_many_rows_that_went_wrong_are_enough(capfd: pytest.CaptureFixture[str]) -> None:
    assert certify("--max-fail", "2", fake=("every.py", "dies", "9")) == 1

    report = read_report(PATH)
    left = [row for row in report.rows if row.fault is not None and row.fault.kind == "too_many_fails"]
    assert report.footer.ending == "too_many_fails"
    assert report.header.max_fail == 2
    assert 2 <= len(report.rows) - len(left) <= 4  # one is on its way when the second is judged
    shown = capfd.readouterr().out
    assert "not asked: 2 rows had gone wrong (--max-fail)" in shown
    assert "not asked" in next(line for line in shown.splitlines() if line.startswith("Area"))


def test_who_keeps_going_asks_every_row_however_often_the_engine_fails() -> None:
    fails = ("every.py", "dies", "1")
    assert certify("--clause", "GJ-9.2.4", fake=fails) == 1
    assert read_report(PATH).footer.ending == "keeps_failing"
    assert certify("--keep-going", "--clause", "GJ-9.2.4", fake=fails) == 1

    report = read_report(PATH)
    assert report.footer.ending == "complete"
    assert {row.fault.kind for row in report.rows if row.fault is not None} == {"exited"}
