"""What the pages are made from, and which pages must be made again when it changes."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gouji_conformance.sentences.features import Scenario, features_folder
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.folder import law_folder


@dataclass(frozen=True, slots=True)
class Proofs:
    """The scenarios of a clause: those that carry its id, and those of other clauses that prove it too."""

    own: tuple[Scenario, ...]
    others: tuple[Scenario, ...]

    @property
    def rows(self) -> int:
        """How many rows its own scenarios have."""
        return sum(len(scenario.rows) for scenario in self.own)


@cache
def _all_proofs() -> dict[str, Proofs]:
    own: dict[str, list[Scenario]] = {}
    others: dict[str, list[Scenario]] = {}
    for scenario in load_suite().scenarios():
        for index, clause_id in enumerate(scenario.clauses):
            (others if index else own).setdefault(clause_id, []).append(scenario)
    return {key: Proofs(tuple(own.get(key, ())), tuple(others.get(key, ()))) for key in {*own, *others}}


def proofs_of(clause_id: str) -> Proofs:
    """Return the scenarios that prove *clause_id*."""
    return _all_proofs().get(clause_id, Proofs((), ()))


def proven_clauses() -> list[str]:
    """Return every clause id that a scenario names, whether or not the law has it."""
    return sorted(_all_proofs())


def source_files() -> Iterator[Path]:
    """Yield every file of the law and every feature, in order."""
    for folder in (law_folder(), features_folder()):
        for pattern in ("**/*.toml", "**/*.json", "**/*.feature"):
            yield from sorted(path for path in folder.glob(pattern) if "tests" not in path.parts)
