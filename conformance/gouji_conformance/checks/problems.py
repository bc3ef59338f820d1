"""Findings of the checks that need features or code; their sentences stand in ``messages/checks.toml``."""

from gouji_conformance.speech.language import said
from gouji_spec.problem import Problem
from gouji_spec.text import Text


def problem(check: str, file: str, place: str | int = "", /, **values: object) -> Problem:
    """Return the finding of *check* at *place* of *file*, its sentence filled in with *values*."""
    key = "checks." + check.replace("-", "_")
    return Problem(check, file, str(place), Text(zh=said(key, "zh", **values), en=said(key, "en", **values)))
