"""What to do where something a test needs is not installed."""

import os
from typing import NoReturn

import pytest


def lacking(what: str) -> NoReturn:
    """Skip with the reason; where CI runs, nothing may be skipped."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{what}; CI must have it")
    pytest.skip(what)
