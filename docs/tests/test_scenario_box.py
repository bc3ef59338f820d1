"""What a scenario is limited to, in words."""

from typing import Any

import pytest

pytestmark = pytest.mark.usefixtures("sphinx_there")


@pytest.mark.parametrize(
    ("name", "values", "words"),
    [
        ("report", ("shown",), ("报户＝亮出来", "report = shown")),
        ("report", ("shown", "off"), ("报户＝亮出来 或 不报", "report = shown or off")),
        (
            "place_values",
            ("4 2 0 0 -2 -4", "2 1 0 0 -1 -2"),
            ("名次分＝4 2 0 0 -2 -4 或 2 1 0 0 -1 -2", "place values = 4 2 0 0 -2 -4 or 2 1 0 0 -1 -2"),
        ),
    ],
)
def test_an_option_and_its_values(name: str, values: tuple[str, ...], words: tuple[str, str]) -> None:
    from gouji_docs.scenario_box import limit  # noqa: PLC0415 - needs Sphinx

    reference: Any
    (reference,) = limit(name, *values)

    assert reference["reftarget"] == name
    assert all(said in reference.astext() for said in words)
