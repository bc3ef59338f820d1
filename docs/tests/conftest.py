"""The extension lies in docs/, beside these tests; nothing installs it."""

import importlib.util
import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
for folder in (HERE.parent, HERE, HERE.parents[1] / "conformance" / "tests" / "chromium"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))

from absence import lacking  # noqa: E402 - found by the path set above

NEEDED = ("sphinx", "furo", "myst_parser", "opencc")


@pytest.fixture(scope="session")
def sphinx_there() -> None:
    """What a build needs is installed."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        lacking(f"not installed: {', '.join(missing)} (pip install 'gouji[docs]')")


@pytest.fixture(scope="session")
def pages(tmp_path_factory: pytest.TempPathFactory, sphinx_there: None) -> Path:
    """The book, built as CI builds it: every warning is an error."""
    from site_build import built  # noqa: PLC0415 - found by the path set above

    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    folder = shared / "book"
    folder.mkdir(exist_ok=True)
    return built(folder)


@pytest.fixture(scope="session")
def browser_there() -> None:
    """Chromium is installed."""
    from browser import chromium  # noqa: PLC0415 - found by the path set above

    if chromium() is None:
        lacking("chromium is not installed (apt-get install chromium fonts-noto-cjk)")


@pytest.fixture(scope="session")
def ruling_pages(pages: Path) -> Path:
    """The book, with Python for the browser in it."""
    from gouji_docs.desk_page import pyodide_version  # noqa: PLC0415 - found by the path set above

    if not pyodide_version():
        lacking("Pyodide is not installed (make pyodide)")
    return pages
