"""One version: of the distribution, the harness, the engine and the book."""

from importlib.metadata import version

from gouji_spec import VERSION


def test_the_distribution_has_the_version_that_the_program_names() -> None:
    assert version("gouji") == VERSION
