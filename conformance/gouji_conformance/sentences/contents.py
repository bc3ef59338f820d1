"""The contents of the suite: where each scenario stands and what it proves, for those who need no step of it."""

from functools import cache
from typing import Final

import msgspec

from gouji_conformance.sentences.features import Scenario, feature_files, features_folder
from gouji_conformance.sentences.kept import Shelf
from gouji_conformance.sentences.suite import load_suite, read_suite


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One scenario: its id, the clauses it proves, and its file below the folder of the features."""

    id: str
    clauses: tuple[str, ...]
    file: str


_CONTENTS: Final = Shelf[tuple[Entry, ...]]("contents", tuple[Entry, ...])


@cache
def contents() -> tuple[Entry, ...]:
    """Return the contents of the suite of this installation, in the order of the files.

    Raises:
        UserError: a feature file that cannot be read or is not Gherkin.
    """
    folder = features_folder()
    files = feature_files(folder)
    names = [path.relative_to(folder).as_posix() for path in files]
    try:
        key = _CONTENTS.key(names, [path.read_bytes() for path in files])
    except OSError:
        key = None
    found = _CONTENTS.find(key)
    if found is None:
        found = tuple(
            Entry(scenario.id, scenario.clauses, name)
            for name, feature in zip(names, load_suite().features, strict=True)
            for scenario in feature.scenarios
        )
        _CONTENTS.keep(key, found)
    return found


def scenario_called(scenario_id: str) -> Scenario | None:
    """Return the scenario with *scenario_id*, None where there is none; only its own file is read.

    Raises:
        UserError: a feature file that cannot be read or is not Gherkin.
    """
    file = next((entry.file for entry in contents() if entry.id == scenario_id), None)
    return None if file is None else read_suite([features_folder() / file]).scenario(scenario_id)
