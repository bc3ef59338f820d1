"""What holds for every test of the harness: it speaks English unless asked otherwise.

The driver of the browser lies in a folder of its own: the book's tests use it too.
"""

import sys
from pathlib import Path

import pytest

CHROMIUM = str(Path(__file__).resolve().parent / "chromium")
if CHROMIUM not in sys.path:
    sys.path.insert(0, CHROMIUM)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the locale be one of English, whatever that of the developer is."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
