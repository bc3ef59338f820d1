"""``gouji run ROW``: one row on one engine, with every message on the wire."""

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

import click

from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.tending import tended
from gouji_conformance.reports.json_text import indented
from gouji_conformance.reports.terminal import Terminal
from gouji_conformance.runs.row_run import run_lines, run_row
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.sentences.selection import is_called
from gouji_conformance.sentences.suite import load_suite, with_tags
from gouji_conformance.sentences.worded import with_tables
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language


def run(  # noqa: PLR0913 - the options of the command
    language: Language,
    *,
    row: str,
    engine: str | None,
    command: Sequence[str] | None,
    profile: str | None,
    ruleset: Path | None,
    timeout: float,
    seed: int,
    as_json: bool,
) -> int:
    """Run the row, or every row of the scenario, called *row*."""
    named = engine_named(engine, command)
    found = {plan.row: plan for plan in plans_named(row, chosen_ruleset(profile, ruleset))}
    plans = with_tables(found, load_suite(), found).values()
    terminal = Terminal(language)
    runs = []
    for plan in plans:
        with tended():
            done = run_row(plan, named, timeout, seed)
        runs.append(done)
        if not as_json:
            for line in run_lines(done, language):
                terminal.line(line)
            terminal.line("")
    if as_json:
        click.echo(indented(runs))
    return 0 if all(done.result.stands for done in runs) else 1


def plans_named(row: str, table: Ruleset) -> list[Plan]:
    """Return the plans of the row called *row*, or of every row whose id begins so or fits it as a pattern.

    Where *table* does not satisfy the scenario's tags, it is played with what they ask for.

    Raises:
        UserError: there is no such row.
    """
    suite = load_suite()
    wanted = row.removeprefix("@")
    rows = [(scenario, entry) for scenario, entry in suite.rows() if is_called(entry.id, wanted)]
    if not rows:
        near = get_close_matches(wanted, sorted(suite.row_ids()), n=3, cutoff=0.3)
        raise UserError("run.no_row", row=row, near=", ".join(near))
    return [suite.plan(scenario, entry, _played(table, scenario)) for scenario, entry in rows]


def _played(table: Ruleset, scenario: Scenario) -> Ruleset:
    return table if table.satisfies(scenario.wanted) else with_tags(table, scenario.wanted)
