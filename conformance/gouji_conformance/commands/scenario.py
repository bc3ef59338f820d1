"""``gouji scenario GJ-9.2-a``: print a scenario in either language, or the plan it makes."""

import difflib

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say, speak, spoken
from gouji_spec.text import Language


@click.command(help=say("cli.scenario"))
@click.argument("name")
@click.option("--plan", "as_plan", is_flag=True, help=say("scenario.plan"))
@click.option("--profile", default=None, help=say("scenario.profile"))
@click.option("--ruleset", metavar="FILE", help=say("scenario.ruleset"))
@click.option("--lang", type=click.Choice(["zh", "en"]), help=say("cli.lang"))
def command(name: str, profile: str | None, ruleset: str | None, lang: Language | None, *, as_plan: bool) -> None:
    """Print the scenario, or the row, called *name*."""
    import msgspec  # noqa: PLC0415 - keeps --help quick

    from gouji_conformance.sentences.contents import contents, scenario_called  # noqa: PLC0415
    from gouji_conformance.sentences.phrasebook import phrasebook  # noqa: PLC0415
    from gouji_conformance.sentences.suite import Suite, with_tags  # noqa: PLC0415
    from gouji_conformance.sentences.translation import written  # noqa: PLC0415
    from gouji_conformance.speech.rulesets import rules_named  # noqa: PLC0415

    if lang is not None:
        speak(lang)
    if profile is not None and ruleset is not None:
        raise UserError("judge.profile_and_file", profile=profile, file=ruleset)
    wanted, _, case = name.partition("/")
    scenario = scenario_called(wanted.removeprefix("@"))
    if scenario is None:
        near = difflib.get_close_matches(wanted, [entry.id for entry in contents()], n=3, cutoff=0.0)
        raise UserError("scenario.unknown", name=name, near=", ".join(near))
    if not as_plan:
        click.echo(" ".join(tag for tag in scenario.tags))
        click.echo(written(phrasebook(), scenario, spoken()))
        return
    found = [row for row in scenario.rows if case in ("", row.case)]
    if not found:
        raise UserError("scenario.unknown", name=name, near=", ".join(row.case for row in scenario.rows[:3]))
    table = rules_named(ruleset or profile or "outline").ruleset
    played = with_tags(table, scenario.wanted)
    suite = Suite((), phrasebook())
    for row in found:
        plan = suite.plan(scenario, row, played)
        click.echo(msgspec.json.format(msgspec.json.encode(plan), indent=2).decode())
