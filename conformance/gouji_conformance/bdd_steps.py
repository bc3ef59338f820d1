"""The one generic binding of the phrasebook: three steps that read every sentence.

pytest-bdd looks step definitions up one by one, so three that match everything cost less than a
definition a sentence, and adding a sentence is an entry in the phrasebook.
"""

from typing import Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser


class AnySentence(StepParser):
    """Matches whatever stands in a step; the phrasebook decides what it means, or that it means nothing."""

    def __init__(self, keyword: str) -> None:
        super().__init__(f"any sentence ({keyword})")
        self._keyword = keyword

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """Return the sentence as the argument ``sentence``."""
        return {"sentence": name}

    def is_matching(self, name: str) -> bool:  # noqa: ARG002 - pytest-bdd's signature
        """Match every step."""
        return True


@given(AnySentence("given"))
def _given(sentence: str, request: pytest.FixtureRequest, datatable: list[list[str]] | None = None) -> None:
    _take("given", sentence, request, datatable)


@when(AnySentence("when"))
def _when(sentence: str, request: pytest.FixtureRequest, datatable: list[list[str]] | None = None) -> None:
    _take("when", sentence, request, datatable)


@then(AnySentence("then"))
def _then(sentence: str, request: pytest.FixtureRequest, datatable: list[list[str]] | None = None) -> None:
    _take("then", sentence, request, datatable)


def _take(keyword: str, sentence: str, request: pytest.FixtureRequest, table: list[list[str]] | None) -> None:
    request.getfixturevalue("gouji_conversation").step(keyword, sentence, table, 0)
