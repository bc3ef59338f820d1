"""Wrong Node engines: what catches a wrong engine is not tied to the reference's own code.

Each is a copy of the Node example with one piece of its text changed, run over the protocol as any engine is; a row of
the clause that it breaks has to fail.
"""

import shutil
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.session import opener
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.suite import Suite, load_suite, with_tags
from gouji_spec.law import law
from gouji_spec.ruleset import Ruleset

FOLDER: Final = Path(__file__).resolve().parents[1] / "examples" / "node"
MUTANTS: Final[list[dict[str, str]]] = tomllib.loads(
    Path(__file__).with_name("node_mutants.toml").read_text(encoding="utf-8")
)["mutant"]


def name(mutant: dict[str, str]) -> str:
    return f"{mutant['clause']} {mutant['en']}"


def plans_of(clause: str, suite: Suite) -> list[Plan]:
    """Return the rows of *clause*, under the outline and their tags."""
    scenarios = [entry for entry in suite.scenarios() if clause in entry.clauses]
    return [
        suite.plan(scenario, row, with_tags(Ruleset.of("outline"), scenario.wanted))
        for scenario in scenarios
        for row in scenario.rows
    ]


def results(node: str, folder: Path, plans: list[Plan]) -> list[RowResult]:
    found: list[RowResult] = []
    engine = engine_named(None, [node, str(folder / "engine.mjs")])
    Runner(opener(engine, 20.0), found.append, 20.0).run(plans)
    return found


def failing(found: list[RowResult]) -> list[str]:
    return [result.row for result in found if result.verdict == "fail"]


@pytest.mark.parametrize("mutant", MUTANTS, ids=name)
def test_a_row_of_its_clause_catches_each(mutant: dict[str, str], node: str, tmp_path: Path) -> None:
    folder = tmp_path / "node"
    shutil.copytree(FOLDER, folder)
    text = (folder / mutant["file"]).read_text(encoding="utf-8")
    assert text.count(mutant["old"]) == 1, "what is to be changed must stand there once"
    (folder / mutant["file"]).write_text(text.replace(mutant["old"], mutant["new"]), encoding="utf-8")

    found = results(node, folder, plans_of(mutant["clause"], load_suite()))
    assert failing(found), "no row of the clause fails"
    assert not [result.row for result in found if result.verdict in ("error", "timeout")], "a wrong engine answers"


def test_the_example_itself_fails_none_of_those_rows(node: str) -> None:
    plans: dict[Any, Plan] = {}
    for clause in {mutant["clause"] for mutant in MUTANTS}:
        plans.update({(plan.id, plan.case): plan for plan in plans_of(clause, load_suite())})
    assert failing(results(node, FOLDER, list(plans.values()))) == []


def test_there_are_thirty_at_least_each_of_a_clause_of_the_law_in_both_languages() -> None:
    assert len(MUTANTS) >= 30
    assert all(mutant["clause"] in law().clauses() and mutant["en"] and mutant["zh"] for mutant in MUTANTS)
    assert len({name(mutant) for mutant in MUTANTS}) == len(MUTANTS)
