"""The lowest versions that the metadata allow are told to pip as they stand there."""

from importlib.metadata import requires
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[1] / "lowest.py"
found = spec_from_file_location("lowest", SCRIPT)
assert found is not None
assert found.loader is not None
lowest = module_from_spec(found)
found.loader.exec_module(lowest)


def test_every_library_of_the_command_and_of_signing_has_its_floor() -> None:
    needed = [line for line in requires("gouji") or [] if "extra ==" not in line or line.endswith("extra == 'sign'")]

    assert sorted(line.partition(";")[0].replace(">=", "==") for line in needed) == sorted(lowest.lowest())
    assert {"click", "securesystemslib"} <= {line.partition("==")[0] for line in lowest.lowest()}


def test_a_library_without_a_floor_is_refused(tmp_path: Path) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text('[project]\ndependencies = ["click"]\n', encoding="utf-8")

    with pytest.raises(ValueError, match="found click"):
        lowest.lowest(project)
