"""What holds for every test of the project: a cache of the tests' own; with ``CI=true`` a skipped test is a failure."""

import os
from collections.abc import Iterator

import pytest

from gouji_spec import cache


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Let the commands that tests start keep what they read in a folder of this run, shared by its processes."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("GOUJI_CACHE", str(shared / "cache"))
        yield


@pytest.fixture(autouse=True)
def _no_cache_left() -> Iterator[None]:
    """Let no test find in its own process what another kept."""
    yield
    cache.use(None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name what was skipped where nothing may be."""
    skipped = terminalreporter.stats.get("skipped", [])
    if skipped and os.environ.get("CI") == "true":
        terminalreporter.section("skipped under CI=true, where a skip is a failure")
        for report in skipped:
            terminalreporter.line(f"{report.nodeid}: {report.longrepr[2]}")


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail a run that skipped something where nothing may be skipped."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and reporter.stats.get("skipped") and os.environ.get("CI") == "true":
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
