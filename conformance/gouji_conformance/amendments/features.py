"""The features with an amendment in them: its own scenarios put in, those that it changes marked or taken out."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji_conformance.amendments.lints import features_of
from gouji_conformance.sentences.features import Feature, Scenario, read_feature
from gouji_conformance.sentences.suite import Suite
from gouji_spec.amendments import Amendment

_TAG: Final = re.compile(r"\s*@")


@dataclass(frozen=True, slots=True)
class Settled:
    """What has become of the suite's scenarios and rows: tagged, rewritten, taken out."""

    tagged: tuple[str, ...]
    rewritten: tuple[str, ...]
    withdrawn: tuple[str, ...]


def settle(entry: Amendment, suite: Suite, folder: Path, old_values: Mapping[str, str]) -> Settled:
    """Put *entry* into the features in *folder*; return what became of the scenarios that were there.

    Where it is an option a scenario of which a row flips gets a tag for the value that the table had before; where it
    is not, rows that flip are taken out.  A scenario that the amendment has too, by its id, is rewritten.

    Args:
        entry: the amendment.
        suite: as it was.
        folder: of the features.
        old_values: what a table plays of the options of the amendment that has not agreed on it.
    """
    own = [read_feature(path) for path in features_of(entry)]
    ids = {scenario.id for feature in own for scenario in feature.scenarios}
    flipped = {row for flip in entry.expected.flips for row in flip.rows}
    tags = " ".join(f"@{option}={value}" for option, value in old_values.items() if dict(entry.patch.plays).get(option))
    tagged: list[str] = []
    rewritten: list[str] = []
    withdrawn: list[str] = []
    for feature in suite.features:
        edits = FeatureEdits(feature)
        for scenario in feature.scenarios:
            rows = {row.id for row in scenario.rows}
            if scenario.id in ids:
                edits.take_out(scenario)
                rewritten.append(scenario.id)
            elif rows & flipped and tags:
                edits.tag(scenario, tags)
                tagged.append(scenario.id)
            elif rows & flipped:
                edits.take_out_rows(scenario, flipped)
                withdrawn += sorted(rows & flipped)
        edits.write(folder)
    for path in features_of(entry):
        (folder / "house").mkdir(exist_ok=True)
        target = folder / "house" / f"{entry.id.lower().replace('-', '')}_{path.name}"
        target.write_text(path.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")
    return Settled(tuple(tagged), tuple(rewritten), tuple(withdrawn))


class FeatureEdits:
    """The lines of one feature file, some of them to go, some to get more tags."""

    def __init__(self, feature: Feature) -> None:
        self._name = feature.file.removeprefix("features/")
        self._lines = feature.path.read_text(encoding="utf-8").splitlines()
        self._gone: set[int] = set()
        self._scenarios = feature.scenarios
        self._changed = False

    def tag(self, scenario: Scenario, tags: str) -> None:
        """Put *tags* behind those of *scenario*."""
        self._lines[scenario.line - 2] += f" {tags}"
        self._changed = True

    def take_out(self, scenario: Scenario) -> None:
        """Take *scenario* out with its tags."""
        starts = [self._start(entry) for entry in self._scenarios if entry.line > scenario.line]
        last = min(starts, default=len(self._lines))
        self._gone |= set(range(self._start(scenario), last))
        self._changed = True

    def take_out_rows(self, scenario: Scenario, rows: Iterable[str]) -> None:
        """Take those *rows* out of *scenario*, or all of it where none is left."""
        going = [row for row in scenario.rows if row.id in set(rows)]
        if len(going) == len(scenario.rows):
            self.take_out(scenario)
            return
        self._gone |= {row.line - 1 for row in going}
        self._changed = True

    def _start(self, scenario: Scenario) -> int:
        """Return the index of its first line: that of its tags."""
        at = scenario.line - 1
        while at and _TAG.match(self._lines[at - 1]):
            at -= 1
        return at

    def write(self, folder: Path) -> None:
        """Write the file where something has changed; a feature that has no scenario left goes."""
        if not self._changed:
            return
        lines = [line for number, line in enumerate(self._lines) if number not in self._gone]
        path = folder / self._name
        if not any(re.match(r"\s*Scenario", line) for line in lines):
            path.unlink()
            return
        path.write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8", newline="\n")


def taken_from(lines: Sequence[str], withdrawn: Iterable[str]) -> list[str]:
    """Return the *lines* of a list of rows without those *withdrawn*."""
    going = set(withdrawn)
    return [line for line in lines if line.partition(" ")[0] not in going]
