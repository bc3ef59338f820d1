"""``gouji scenario GJ-9.2-a``: print a scenario in either language, or the plan it makes."""

import difflib

import click

from gouji_conformance.reports.json_text import indented
from gouji_conformance.sentences.contents import contents, scenario_called
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.suite import Suite, with_tags
from gouji_conformance.sentences.translation import written
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.rulesets import rules_named
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language


def scenario(language: Language, *, name: str, as_plan: bool, profile: str | None, ruleset: str | None) -> None:
    """Print the scenario, or the row, called *name*."""
    if profile is not None and ruleset is not None:
        raise UserError("ruleset.profile_and_file", profile=profile, file=ruleset)
    wanted, _, case = name.partition("/")
    found = scenario_called(wanted.removeprefix("@"))
    if found is None:
        near = difflib.get_close_matches(wanted, [entry.id for entry in contents()], n=3, cutoff=0.0)
        raise UserError("scenario.unknown", name=name, near=", ".join(near))
    if as_plan:
        _print_plans(found, case, rules_named(ruleset or profile or "outline").ruleset)
        return
    click.echo(" ".join(found.tags))
    click.echo(written(phrasebook(), found, language))


def _print_plans(found: Scenario, case: str, table: Ruleset) -> None:
    rows = [row for row in found.rows if case in ("", row.case)]
    if not rows:
        near = ", ".join(row.case for row in found.rows[:3])
        raise UserError("scenario.unknown", name=f"{found.id}/{case}", near=near)
    suite = Suite((), phrasebook())
    played = with_tags(table, found.wanted)
    for row in rows:
        click.echo(indented(suite.plan(found, row, played)))
