"""The pytest plug-in: ``pytest --gouji-engine '…'`` adds the suite's rows to a test run.

This module is loaded in every pytest run of an environment that has gouji, so it imports nothing until
the option is given.  Other projects' features and steps are never touched.
"""

import importlib

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the plug-in."""
    group = parser.getgroup("gouji", "gouji: the conformance suite of 够级")
    group.addoption(
        "--gouji-engine",
        metavar="ENGINE",
        help="run the suite's rows against this engine: reference, python:module:object, http://…, or a command line",
    )
    group.addoption("--gouji-profile", metavar="PROFILE", default="outline", help="the profile played (outline)")
    group.addoption(
        "--gouji-every-option",
        action="store_true",
        help="run every row: those the profile does not satisfy with the profile plus the options of their tags",
    )
    group.addoption("--gouji-timeout", metavar="SECONDS", type=float, default=10.0, help="for one answer (10)")


def pytest_configure(config: pytest.Config) -> None:
    """Load the face of the suite where an engine is given."""
    for marker in (
        "row(id): the row of the suite that the test runs",
        "scenario(id): the scenario it belongs to",
        "clause(id): a clause of the law that the scenario proves",
        "option(name, value): an option value that the scenario asks for, or a|b",
        "area(name): the area of the suite that the scenario belongs to",
    ):
        config.addinivalue_line("markers", marker)
    if config.getoption("--gouji-engine") is not None:
        config.pluginmanager.register(_face(config), "gouji-face")


def _face(config: pytest.Config) -> object:
    face = importlib.import_module("gouji_conformance.pytest_face")
    faults = importlib.import_module("gouji_conformance.speech.faults")
    try:
        return face.Face(config)
    except faults.UserError as error:
        raise pytest.UsageError(str(error)) from error
