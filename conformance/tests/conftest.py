"""What holds for every test of the harness: it speaks English unless asked otherwise.

The driver of the browser lies in a folder of its own: the book's tests use it too.
"""

import shutil
import sys
from pathlib import Path

import pytest

for folder in ("certificates", "chromium", "processes"):
    found = str(Path(__file__).resolve().parent / folder)
    if found not in sys.path:
        sys.path.insert(0, found)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the locale be one of English, whatever that of the developer is."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="session")
def node() -> str:
    """Node, for the engine in another language; where it is missing nothing of it is tried."""
    program = shutil.which("node")
    if program is None:
        pytest.skip("node is missing: the engine in another language was not tried")
    return program


@pytest.fixture(scope="session")
def earned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a report that the reference has earned, in area score, with the seed 7."""
    from gouji_conformance.cli import run  # noqa: PLC0415 - most tests can do without

    folder = tmp_path_factory.mktemp("earned")
    assert run(["certify", "reference", "--area", "score", "--seed", "7", "--report", str(folder)]) == 0
    return folder
