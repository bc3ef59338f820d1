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
