"""The terminal: a reader that goes away, a full disk, a locale without Chinese, Ctrl-C, unwanted colours."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

GOUJI = [sys.executable, "-c", "from gouji_conformance.cli import main; main()"]


def environment(**more: str) -> dict[str, str]:
    return {"PATH": os.environ["PATH"], "PYTHONPATH": ":".join(sys.path), "LC_ALL": "C.UTF-8", **more}


@pytest.mark.parametrize("command", [["rule", "10"], ["ruleset", "show", "folk"]])
def test_a_reader_that_goes_away_is_no_fault(command: list[str]) -> None:
    with subprocess.Popen(
        [*GOUJI, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(), bufsize=0
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) in (0, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*GOUJI, "--lang", "zh", "rule", "9"], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False
        )
    assert done.returncode == 2
    assert done.stderr.decode() == "gouji：磁盘满了\n"


@pytest.mark.parametrize("encoding", ["latin-1", "gbk", "utf-8"])
def test_a_terminal_that_cannot_write_chinese_ends_no_command(encoding: str) -> None:
    done = subprocess.run(
        [*GOUJI, "--lang", "zh", "rule", "9"],
        capture_output=True,
        env=environment(PYTHONIOENCODING=encoding),
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert ("够" if encoding in ("gbk", "utf-8") else "\\u591f") in done.stdout.decode(encoding)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to one process")
def test_ctrl_c_leaves_without_a_traceback(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*GOUJI, "certify", "reference", "--report", str(tmp_path / "report")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130
        assert b"Traceback" not in process.stderr.read()


@pytest.mark.parametrize("more", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_colour_where_none_is_wanted(more: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        [*GOUJI, "certify", "reference", "--scenario", "GJ-9.2-a", "--report", str(tmp_path / "report")],
        capture_output=True,
        env=environment(**more),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert b"\x1b" not in done.stdout + done.stderr
