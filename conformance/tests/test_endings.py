"""However a command ends, nothing that it has started, and nothing that this has started, lives on."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from living import alive

FAKES = Path(__file__).parent / "fakes"
GOUJI = [sys.executable, "-c", "from gouji_conformance.cli import main; main()"]
COMMANDS = {
    "certify": ["certify", "--area", "sets", "--timeout", "60"],
    "run": ["run", "GJ-9.2-a/two-aces", "--timeout", "60"],
    "smoke": ["smoke", "--timeout", "60"],
}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no signals of this kind")


def within(seconds: float, noted: Path, *, lines: int = 0, gone: bool = False) -> list[int]:
    """Return the processes *noted* once there are so many *lines* or all are *gone*."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        numbers = [int(line) for line in noted.read_text(encoding="ascii").split()] if noted.exists() else []
        if len(numbers) >= lines and not (gone and any(map(alive, numbers))):
            return numbers
        time.sleep(0.02)
    raise AssertionError(f"after {seconds} s: {[number for number in numbers if alive(number)]} live on")


def engine(noted: Path) -> list[str]:
    return ["--", sys.executable, "-S", str(FAKES / "leaves_strays.py"), str(noted)]


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"])
@pytest.mark.parametrize("command", COMMANDS)
def test_a_signal_ends_the_engine_and_its_strays(command: str, name: str, tmp_path: Path) -> None:
    noted = tmp_path / "noted"
    with subprocess.Popen(
        [*GOUJI, *COMMANDS[command], *engine(noted)],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    ) as gouji:
        within(30, noted, lines=2)
        time.sleep(0.2)
        gouji.send_signal(getattr(signal, name))
        _, said = gouji.communicate(timeout=30)

    assert gouji.returncode == 130
    assert "Traceback" not in said
    within(10, noted, gone=True)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_harness_that_is_killed_leaves_no_engine(command: str, tmp_path: Path) -> None:
    """What the engine has left behind without any mark is nobody's child by then, and is out of reach."""
    noted = tmp_path / "noted"
    with subprocess.Popen(
        [*GOUJI, *COMMANDS[command], *engine(noted)], cwd=tmp_path, stdout=subprocess.DEVNULL
    ) as gouji:
        numbers = within(30, noted, lines=2)
        time.sleep(0.2)
        gouji.send_signal(signal.SIGKILL)
    leaders = [number for number in numbers if is_engine(number)]
    until = time.monotonic() + 10
    while time.monotonic() < until and any(map(alive, leaders)):
        time.sleep(0.02)
    left = [number for number in leaders if alive(number)]
    for number in numbers:
        if alive(number):
            os.kill(number, signal.SIGKILL)
    assert left == []


def is_engine(number: int) -> bool:
    try:
        return b"leaves_strays" in Path(f"/proc/{number}/cmdline").read_bytes()
    except OSError:
        return False


def test_a_signal_that_was_ignored_goes_on_being_ignored(tmp_path: Path) -> None:
    noted = tmp_path / "noted"
    nohup = ["sh", "-c", 'trap "" HUP; exec "$@"', "sh"]
    with subprocess.Popen(
        [*nohup, *GOUJI, "smoke", "--timeout", "3", *engine(noted)], cwd=tmp_path, stdout=subprocess.DEVNULL
    ) as gouji:
        within(30, noted, lines=2)
        gouji.send_signal(signal.SIGHUP)
        assert gouji.wait(60) == 1
    within(10, noted, gone=True)
