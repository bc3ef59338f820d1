"""``gouji run ROW``: one row on one engine, with every message on the wire."""

import threading
from pathlib import Path
from typing import Any

import click

from gouji_conformance.commands.certify import ENGINE_COMMAND, CommandAfterDashes
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say


@click.command(cls=CommandAfterDashes, help=say("run.help"))
@click.argument("row")
@click.option("--engine", metavar="ENGINE", help=say("run.engine"))
@click.option("--profile", default="", help=say("run.profile"))
@click.option("--ruleset", type=Path, metavar="FILE", help=say("ruleset.option"))
@click.option("--timeout", type=float, default=10.0, show_default=True, help=say("certify.timeout"))
@click.option("--seed", type=int, default=0, show_default=True, help=say("certify.seed"))
@click.option("--json", "as_json", is_flag=True, help=say("run.json"))
@click.option("--lang", type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"))
@click.pass_context
def command(ctx: click.Context, /, row: str, engine: str | None, **given: Any) -> int:
    """Run the row, or every row of the scenario, called *row*; words for users are in ``messages/run.toml``."""
    import msgspec  # noqa: PLC0415 - --help needs none of it

    from gouji_conformance.engines.naming import engine_in_text, engine_named  # noqa: PLC0415
    from gouji_conformance.reports.terminal import Terminal  # noqa: PLC0415
    from gouji_conformance.runs.running import run_lines, run_row  # noqa: PLC0415

    if not 0 < given["timeout"] < threading.TIMEOUT_MAX:
        raise UserError("certify.bad_timeout", timeout=given["timeout"])
    after = ctx.meta.get(ENGINE_COMMAND, ())
    name = engine_named(engine, after) if engine is None or after else engine_in_text(engine)
    plans = plans_named(row, given["profile"], given["ruleset"])
    terminal = Terminal()
    passed = True
    runs = []
    for plan in plans:
        done = run_row(plan, name, given["timeout"], given["seed"])
        passed &= done.result.verdict == "pass"
        runs.append(done)
        if not given["as_json"]:
            for line in run_lines(done):
                terminal.line(line)
            terminal.line("")
    if given["as_json"]:
        click.echo(msgspec.json.format(msgspec.json.encode(runs), indent=2).decode())
    return 0 if passed else 1


def plans_named(row: str, profile: str, ruleset: Path | None) -> list[Any]:
    """Return the plans of the row, or of every row of the scenario, called *row*.

    Where the ruleset does not satisfy the scenario's tags, it is played with what they ask for.

    Raises:
        UserError: there is no such row or profile.
    """
    from difflib import get_close_matches  # noqa: PLC0415 - --help needs none of it

    from gouji_conformance.sentences.suite import load_suite, with_tags  # noqa: PLC0415
    from gouji_conformance.speech.rulesets import rules_of_file  # noqa: PLC0415
    from gouji_spec.ruleset import PROFILES, Ruleset  # noqa: PLC0415

    if ruleset is not None and profile:
        raise UserError("ruleset.both")
    if profile and profile not in PROFILES:
        raise UserError("certify.no_profile", profile=profile, known=", ".join(PROFILES))
    suite = load_suite()
    wanted = row.removeprefix("@")
    name, _, case = wanted.partition("/")
    scenario = suite.scenario(name)
    rows = () if scenario is None else [entry for entry in scenario.rows if case in ("", entry.case)]
    if scenario is None or not rows:
        near = get_close_matches(wanted, sorted(suite.row_ids()), n=3, cutoff=0.3)
        raise UserError("run.no_row", row=row, near=", ".join(near))
    table = Ruleset.of(profile or PROFILES[0]) if ruleset is None else rules_of_file(ruleset).ruleset
    played = table if table.satisfies(scenario.wanted) else with_tags(table, scenario.wanted)
    return [suite.plan(scenario, entry, played) for entry in rows]
