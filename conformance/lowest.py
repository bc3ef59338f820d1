"""Prints the lowest version of each library that ``pyproject.toml`` allows, one a line, for ``pip install -c``.

``make lowest`` installs just these and certifies the reference with them: a floor that does not work is found there.
"""

import re
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"
FLOOR = re.compile(r"(?P<name>[A-Za-z0-9_.-]+)>=(?P<version>[0-9.]+)")


def lowest(project: Path = PROJECT) -> list[str]:
    """Return ``name==version`` for each library that the command needs, with those that sign.

    Raises:
        ValueError: one is asked for otherwise than by its lowest version.
    """
    lines = []
    known = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    for asked in (*known["dependencies"], *known.get("optional-dependencies", {}).get("sign", ())):
        floor = FLOOR.fullmatch(asked)
        if floor is None:
            raise ValueError(f"{project}: dependencies: expected name>=version; found {asked}")
        lines.append(f"{floor['name']}=={floor['version']}")
    return lines


if __name__ == "__main__":
    sys.stdout.write("\n".join(lowest()) + "\n")
