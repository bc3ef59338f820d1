"""The files of a run: its own, regular, whole; an engine or another run that touches them is found out."""

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.reports.files import owned

FAKES = Path(__file__).parent / "fakes"
SCORE = ["certify", "reference", "--area", "score"]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no links, pipes and locks of this kind")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def link(path: Path) -> None:
    Path("precious").write_text("keep", encoding="utf-8")
    path.symlink_to(Path("precious").absolute())


def dangling(path: Path) -> None:
    path.symlink_to(Path("made").absolute())


def listens(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as made:
        made.bind(str(path))


KINDS: dict[str, tuple[Callable[[Path], None], str]] = {
    "link": (link, "found a link"),
    "link to nothing": (dangling, "found a link"),
    "pipe": (os.mkfifo, "found a pipe"),
    "folder": (Path.mkdir, "found a folder"),
    "socket": (listens, "found a socket"),
}


@pytest.mark.parametrize("name", ["report.jsonl", "junit.xml", "report.html", "badge.svg"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_regular_file_is_neither_followed_nor_waited_for(
    kind: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    make, words = KINDS[kind]
    Path(".gouji").mkdir()
    make(Path(".gouji") / name)

    assert run(SCORE) == 2

    said = capsys.readouterr().err
    assert words in said
    assert len(said.splitlines()) == 1
    assert not Path("made").exists()
    assert not Path("precious").exists() or Path("precious").read_text(encoding="utf-8") == "keep"


def test_a_pipe_is_not_read_as_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo("report.jsonl")

    assert run(["report", "show", "report.jsonl"]) == 2
    assert "no regular file" in capsys.readouterr().err


@pytest.mark.parametrize("how", ["appends", "truncates", "replaces", "links", "removes"])
def test_an_engine_that_writes_to_its_own_report_gets_no_certificate(
    how: str, capfd: pytest.CaptureFixture[str]
) -> None:
    engine = [sys.executable, str(FAKES / "meddles.py"), how, ".gouji/report.jsonl"]

    assert run(["certify", "--area", "sets", "--article", "9", "--", *engine]) == 2

    said = capfd.readouterr()
    assert Path("done").exists()
    assert "somebody has written to it meanwhile" in said.err
    assert "certified" not in said.out
    assert not Path(".gouji/badge.svg").exists()


def test_one_folder_is_one_run_s(capsys: pytest.CaptureFixture[str]) -> None:
    with owned(Path(".gouji")):
        assert run(SCORE) == 2
        assert "no other run is writing to" in capsys.readouterr().err
        assert list(Path(".gouji").iterdir()) == []
        assert run([*SCORE, "--report", "other"]) == 0

    assert run(SCORE) == 0


def test_a_folder_is_free_when_its_run_was_killed() -> None:
    hold = "import sys, time; from pathlib import Path; from gouji_conformance.reports.files import owned\n"
    hold += "with owned(Path('.gouji')): print(flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", hold], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        assert run(SCORE) == 2
        other.kill()

    assert run(SCORE) == 0


def test_nothing_but_the_files_of_the_report_is_left() -> None:
    assert run(SCORE) == 0
    assert run(SCORE) == 0

    assert {path.name for path in Path(".gouji").iterdir()} == {"report.jsonl", "junit.xml", "report.html", "badge.svg"}


# The transcript


def test_a_transcript_writes_over_nothing_but_a_transcript(capsys: pytest.CaptureFixture[str]) -> None:
    Path("precious").write_text('{"mine": 1}\n', encoding="utf-8")
    link(Path("linked"))

    for name, words in {
        "precious": "is not written over",
        "linked": "is not written over",
        ".gouji/report.jsonl": "another name",
    }.items():
        capsys.readouterr()
        assert run([*SCORE, "--transcript", name]) == 2
        assert words in capsys.readouterr().err
    assert Path("precious").read_text(encoding="utf-8") == "keep"
    assert run([*SCORE, "--transcript", "wire"]) == 0
    first = Path("wire").read_bytes()
    assert run([*SCORE, "--transcript", "wire"]) == 0
    assert Path("wire").read_bytes().count(b"\n") == first.count(b"\n") > 10
