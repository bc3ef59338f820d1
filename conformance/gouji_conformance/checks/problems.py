"""Findings of the checks that need features or code; their sentences stand in ``messages/checks.toml``."""

from gouji_conformance.speech.messages import message
from gouji_spec.problem import Problem


def problem(check: str, file: str, place: str | int = "", /, **values: object) -> Problem:
    """Return the finding of *check* at *place* of *file*, its sentence filled in with *values*."""
    return Problem(check, file, str(place), message("checks." + check.replace("-", "_"), **values))
