"""What holds for every test of the project: with ``CI=true`` a skipped test is a failure."""

import os

import pytest


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
