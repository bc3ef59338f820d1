"""One version: of the distribution, the harness, the engine."""

import tomllib
from pathlib import Path

from gouji.protocol import serve
from gouji_conformance import VERSION

PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


def test_the_version_is_the_same_wherever_it_is_written() -> None:
    written = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]

    assert written == VERSION
    assert written == serve.VERSION
