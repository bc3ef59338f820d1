"""The suite as a module of tests: pytest collects it, pytest-bdd makes a test of each row, the face judges it.

It is collected by ``pytest --gouji-engine``; no sentence is bound to code of its own, since a row is asked whole.
"""

from typing import Any

from pytest_bdd import scenarios, step
from pytest_bdd.parsers import StepParser

from gouji_conformance.pytest_face import Judged
from gouji_conformance.sentences.features import features_folder


class AnySentence(StepParser):
    """Matches whatever stands in a step; the phrasebook has decided what it means."""

    def __init__(self) -> None:
        super().__init__("any sentence")

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Return no arguments."""
        return {}

    def is_matching(self, name: str) -> bool:
        """Match every step."""
        return True


@step(AnySentence())
def _(gouji_row: Judged) -> None:
    gouji_row.step()


scenarios(str(features_folder()))
