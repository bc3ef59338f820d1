"""``gouji certify --resume``: an interrupted run is taken up again, and no verdict is lost or doubled."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from gouji_conformance.cli import run
from gouji_conformance.engines.transcript import Entry
from gouji_conformance.reports.jsonl import Report
from gouji_conformance.reports.reading import read_report

FAKES = Path(__file__).parent / "fakes"
GOUJI = [sys.executable, "-c", "from gouji_conformance.cli import main; main()"]
PATH = Path(".gouji/report.jsonl")
SETS = ["certify", "--area", "sets"]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def fake(*words: str) -> list[str]:
    return ["--", sys.executable, "-S", str(FAKES / words[0]), *words[1:]]


def verdicts(report: Report) -> dict[str, str]:
    """The verdict of each row; a report with a row twice is refused before."""
    return {row.row: row.verdict for row in report.rows}


def cut(at: int) -> bytes:
    """Leave the first *at* bytes of the report, and return them."""
    kept = PATH.read_bytes()[:at]
    PATH.write_bytes(kept)
    return kept


@pytest.fixture(scope="module")
def honest_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a report on the sets of the honest engine: most tests go on, or not, with one and the same run."""
    folder = tmp_path_factory.mktemp("honest") / "report"
    assert run([*SETS, "--report", str(folder), *fake("honest.py")]) == 1
    return folder


@pytest.fixture
def ran(honest_run: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """That run is the one that stands in ``.gouji``, and what it said has been read."""
    shutil.copytree(honest_run, PATH.parent)
    capfd.readouterr()


def line_ends() -> list[int]:
    written = PATH.read_bytes()
    return [index + 1 for index, byte in enumerate(written) if byte == ord("\n")]


# Cut at any byte


@pytest.mark.parametrize("jobs", ["1", "4"])
def test_a_report_cut_anywhere_is_completed(jobs: str) -> None:
    asked = [*SETS, "--clause", "GJ-9.2", "--jobs", jobs, "reference"]
    assert run(asked) == 0
    expected = verdicts(read_report(PATH))
    size = PATH.stat().st_size
    header = line_ends()[0]
    places = [0, 1, header - 1, header, header + 1, *range(header, size, (size - header) // 16), size - 1, size]

    for place in places:
        whole = cut(place)[: max((end for end in line_ends() if end <= place), default=0)]
        assert run([*asked, "--resume"]) == 0
        report = read_report(PATH)
        assert verdicts(report) == expected
        assert PATH.read_bytes().startswith(whole)
    assert len(places) >= 20


def test_what_was_judged_stands_and_is_not_asked_again() -> None:
    assert run([*SETS, "--clause", "GJ-9.2", *fake("honest.py")]) == 1
    before = read_report(PATH)
    kept = cut(line_ends()[4])

    # By now every answer would be another; the engine says the same of itself.
    assert run([*SETS, "--clause", "GJ-9.2", "--resume", "--transcript", "wire", *fake("honest.py")]) == 1

    after = read_report(PATH)
    assert verdicts(after) == verdicts(before)
    assert PATH.read_bytes().startswith(kept)
    assert after.footer.resumed == 4
    asked = {entry.row for entry in transcript("wire")} - {""}
    assert asked == set(verdicts(after)) - {row.row for row in before.rows[:4]}


def transcript(path: str) -> list[Entry]:
    return [msgspec.json.decode(line, type=Entry) for line in Path(path).read_bytes().splitlines()]


# Of another run


@pytest.mark.usefixtures("ran")
@pytest.mark.parametrize(
    ("changed", "field"),
    [
        (["--seed", "3", *fake("honest.py")], "seed"),
        (["--timeout", "3", *fake("honest.py")], "timeout"),
        (["--profile", "folk", *fake("honest.py")], "profile"),
        (["--article", "8", *fake("honest.py")], "selection"),
        (["--every-option", *fake("honest.py")], "every_option"),
        (["reference"], "given"),
        (fake("every.py", "dies", "99"), "given"),
    ],
)
def test_another_run_is_not_gone_on_with(changed: list[str], field: str, capfd: pytest.CaptureFixture[str]) -> None:
    kept = cut(line_ends()[4])

    assert run([*SETS, "--resume", *changed]) == 2

    said = capfd.readouterr()
    assert f"its {field} is " in said.err
    assert len(said.err.splitlines()) == 1
    assert PATH.read_bytes() == kept


def test_an_engine_that_has_become_another_is_not_gone_on_with(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    source = (FAKES / "honest.py").read_text(encoding="utf-8")
    engine = tmp_path / "engine.py"
    engine.write_text(source, encoding="utf-8")
    command = [*SETS, "--", sys.executable, "-S", str(engine)]
    assert run(command) == 1
    kept = cut(line_ends()[4])
    engine.write_text(source.replace('"version": "1"', '"version": "2"'), encoding="utf-8")

    assert run([*command[:-4], "--resume", *command[-4:]]) == 2

    assert "its engine is " in capfd.readouterr().err
    assert PATH.read_bytes() == kept


def test_rows_that_ask_something_else_now_are_another_run(capfd: pytest.CaptureFixture[str]) -> None:
    assert run([*SETS, "reference"]) == 0
    ends = line_ends()
    kept = cut(ends[4])
    changed = msgspec.json.decode(kept.splitlines()[0])
    PATH.write_bytes(
        msgspec.json.encode({**changed, "manifest": "0" * 16, "judged": "0" * 16}) + b"\n" + kept[ends[0] :]
    )

    assert run([*SETS, "--resume", "reference"]) == 2
    assert "its manifest is " in capfd.readouterr().err


# At the edges


def test_nothing_begun_begins() -> None:
    assert run([*SETS, "--clause", "GJ-9.2", "--resume", "reference"]) == 0

    assert read_report(PATH).footer.resumed == 0


@pytest.mark.usefixtures("ran")
def test_a_run_that_ended_is_shown_again_and_not_run(capfd: pytest.CaptureFixture[str]) -> None:
    written = PATH.read_bytes()

    assert run([*SETS, "--resume", "--transcript", "wire", *fake("honest.py")]) == 1

    assert "not certified: counter 1" in capfd.readouterr().out
    assert PATH.read_bytes() == written
    assert {entry.row for entry in transcript("wire")} == {""}


def test_every_profile_goes_on_where_it_was() -> None:
    asked = [*SETS, "--profile", "all", "reference"]
    assert run(asked) == 0
    folk = Path(".gouji/folk/report.jsonl")
    expected = verdicts(read_report(folk))
    folk.write_bytes(folk.read_bytes()[:9000])
    Path(".gouji/online/report.jsonl").unlink()
    untouched = Path(".gouji/outline/report.jsonl").read_bytes()

    assert run([*asked, "--resume"]) == 0

    assert verdicts(read_report(folk)) == expected
    assert read_report(folk).footer.resumed > 0
    assert read_report(Path(".gouji/online/report.jsonl")).footer.resumed == 0
    assert Path(".gouji/outline/report.jsonl").read_bytes() == untouched


@pytest.mark.usefixtures("ran")
def test_an_engine_that_does_not_start_costs_no_verdict(capfd: pytest.CaptureFixture[str]) -> None:
    kept = cut(line_ends()[9])

    assert run([*SETS, "--resume", *fake("misdeeds.py", "start_exits")]) == 1

    said = capfd.readouterr().out
    assert "not taken up again: the engine ended, exit code 7" in said
    assert "| no licence" in said
    assert PATH.read_bytes() == kept


@pytest.mark.parametrize("jobs", ["1", "4"])
def test_where_the_footer_alone_is_missing_it_is_written_and_the_engine_ended(
    jobs: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [*SETS, "--clause", "GJ-9.2", "--jobs", jobs]
    assert run([*asked, *fake("honest.py")]) == 1
    cut(line_ends()[-2])
    monkeypatch.setenv("FAKE_PIDS", str(tmp_path / "pids"))

    assert run([*asked, "--resume", *fake("honest.py")]) == 1

    report = read_report(PATH)
    assert report.footer.resumed == report.header.asked
    assert not Path(f"/proc/{(tmp_path / 'pids').read_text(encoding='ascii').strip()}").exists()


def test_resuming_and_running_the_failed_are_two_things(capfd: pytest.CaptureFixture[str]) -> None:
    assert run([*SETS, "--resume", "--failed"]) == 2
    assert "expected one of the two" in capfd.readouterr().err


# Killed


PACED = fake("paced.py", "0.004")


@pytest.fixture(scope="module")
def left_alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The verdict of each row in a run of the paced engine that nobody disturbed."""
    folder = tmp_path_factory.mktemp("alone")
    assert run([*SETS, "--report", str(folder), *PACED]) == 1
    return verdicts(read_report(folder / "report.jsonl"))


def killed_and_resumed(points: int, jobs: int, expected: dict[str, str]) -> None:
    """Kill one run at *points* points, each time resumed, and compare it with one that was left alone."""
    asked = [*SETS, "--resume", "--jobs", str(jobs), *PACED]
    command = [*GOUJI, *asked]
    for number in range(points):
        goal = 1 + (number + 1) * len(expected) // (points + 2)
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as gouji:
            for _ in range(4000):
                if gouji.poll() is not None or (PATH.exists() and PATH.read_bytes().count(b"\n") >= goal):
                    break
                time.sleep(0.005)
            assert gouji.poll() is None, "it ended before it could be killed"
            gouji.send_signal(signal.SIGKILL)
        judged = PATH.read_bytes().count(b"\n") - 1
        assert goal - 1 <= judged < len(expected)
    assert run(asked) == 1
    report = read_report(PATH)
    assert verdicts(report) == expected
    assert report.footer.resumed > 0


@pytest.mark.parametrize("jobs", [1, 4])
def test_a_run_killed_twice_loses_and_doubles_no_verdict(jobs: int, left_alone: dict[str, str]) -> None:
    killed_and_resumed(2, jobs, left_alone)


@pytest.mark.soak
@pytest.mark.parametrize("jobs", [1, 4])
def test_a_run_killed_at_twenty_points_loses_and_doubles_no_verdict(jobs: int, left_alone: dict[str, str]) -> None:
    killed_and_resumed(20, jobs, left_alone)


@pytest.mark.skipif(os.name == "nt", reason="no signals of this kind")
def test_the_engines_of_a_run_that_was_killed_end_by_themselves(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    environment = {**os.environ, "FAKE_PIDS": str(pids)}
    command = [*GOUJI, *SETS, "--jobs", "4", *fake("paced.py", "0.01")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment) as gouji:
        for _ in range(2000):
            if PATH.exists() and PATH.read_bytes().count(b"\n") > 20:
                break
            time.sleep(0.005)
        gouji.send_signal(signal.SIGKILL)

    engines = [int(line) for line in pids.read_text(encoding="ascii").split()]
    assert len(engines) == 4
    for _ in range(500):
        if not any(Path(f"/proc/{number}").exists() for number in engines):
            return
        time.sleep(0.02)
    raise AssertionError("an engine lives on")
