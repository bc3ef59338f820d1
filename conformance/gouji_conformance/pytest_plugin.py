"""The pytest plug-in: ``pytest --gouji-engine '…'`` adds the suite's features to a test run.

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
        help="run the suite's features against this engine: reference, python:module:object, or a command line",
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
    config.addinivalue_line("markers", "clause(id): a clause of the law that the scenario proves")
    config.addinivalue_line("markers", "option(name, value): an option value that the scenario asks for, or a|b")
    config.addinivalue_line("markers", "area(name): the area of the suite that the scenario belongs to")
    if config.getoption("--gouji-engine"):
        face = importlib.import_module("gouji_conformance.pytest_face")
        config.pluginmanager.register(face.Face(config), "gouji-face")
