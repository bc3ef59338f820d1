"""What holds for every test of the project: a cache of the tests' own; with ``CI=true`` a skipped test is a failure."""

import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gouji_spec import cache

NEED_THE_BOOK = ("docs/tests/test_site.py", "docs/tests/test_browser.py", "docs/tests/test_desk.py")
GUIDES = "docs/tests/test_guides.py"
"""One test a guide, each a good part of a minute."""

LONG = (
    "test_compiled_wheel.py",
    "test_site.py",
    "test_browser.py",
    "test_desk.py",
    "test_guides.py",
    "test_node_engine.py",
    "test_resume.py",
    "test_pytest_face.py",
    "test_wheel.py",
    "test_node_games.py",
)
"""Files of few tests that take long: begun first, so that at the end nobody waits for one of them."""


@pytest.fixture(scope="session")
def _folder_of_the_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that all processes of this run share."""
    base = tmp_path_factory.getbasetemp()
    return base.parent if "PYTEST_XDIST_WORKER" in os.environ else base


@pytest.fixture(scope="session", autouse=True)
def _own_cache(_folder_of_the_run: Path) -> Iterator[None]:
    """Let the commands that tests start keep what they read in a folder of this run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GOUJI_CACHE", str(_folder_of_the_run / "cache"))
        yield


@pytest.fixture(autouse=True)
def _cache_of_the_run(_folder_of_the_run: Path) -> Iterator[None]:
    """Let what one test reads be there for the next, in whatever process: a plan takes long to make, not to find."""
    cache.use(cache.Cache(_folder_of_the_run / "cache"))
    yield
    cache.use(None)


def pytest_configure() -> None:
    """Hear signals again that a shell had us ignore, as it does with what it starts in the background.

    What tests start would go on ignoring them, and be waited for in vain.
    """
    for name, heard in (("SIGINT", signal.default_int_handler), ("SIGQUIT", signal.SIG_DFL)):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) == signal.SIG_IGN:
            signal.signal(number, heard)


def pytest_collection_finish() -> None:
    """Let nobody go through thousands of tests and the law again and again, looking for what is no longer needed."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put what takes long first where several processes share the work."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=lambda item: LONG.index(item.path.name) if item.path.name in LONG else len(LONG))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Share the tests out by file, but let nobody wait for another, nor for one long file at the end.

    What needs the built book is run where it is built; each guide is followed by itself.
    """
    if config.getoption("dist") != "loadfile":
        return None
    from xdist.scheduler import LoadFileScheduling  # noqa: PLC0415 - there where this hook is called

    class Scheduling(LoadFileScheduling):  # type: ignore[misc, unused-ignore]
        def _split_scope(self, nodeid: str) -> str:
            file: str = super()._split_scope(nodeid)
            return nodeid if file == GUIDES else "the book" if file in NEED_THE_BOOK else file

    return Scheduling(config, log)


def _may_skip(config: pytest.Config) -> bool:
    """Tell whether a skip is no failure: nobody looks, or another project runs our features from its own folder."""
    return os.environ.get("CI") != "true" or config.rootpath != Path(__file__).parent


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what was skipped where nothing may be."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped and not _may_skip(terminalreporter.config):
        terminalreporter.section("skipped under CI=true, where a skip is a failure")
        for report in skipped:
            terminalreporter.line(f"{report.nodeid}: {report.longrepr[2]}")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run that skipped something where nothing may be skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and reporter.stats.get("skipped") and not _may_skip(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
