"""``gouji export DIR``: the plans as JSON, for those who run them without Python."""

from pathlib import Path

import click

from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.language import say


@click.command(help=say("export.help"))
@click.argument("folder", type=Path)
@click.option("--profile", default="", help=say("export.profile"))
@click.option("--ruleset", type=Path, metavar="FILE", help=say("ruleset.option"))
@click.option("--every-option", is_flag=True, help=say("certify.every_option"))
@click.option("--seed", type=int, default=None, help=say("export.seed"))
@click.option("--lang", type=click.Choice(["zh", "en"]), expose_value=False, help=say("cli.lang"))
def command(folder: Path, profile: str, ruleset: Path | None, seed: int | None, *, every_option: bool) -> None:
    """Write the plans of a ruleset into *folder*; words for users are in ``messages/export.toml``."""
    from gouji_conformance.runs.exporting import export  # noqa: PLC0415 - --help needs none of it
    from gouji_conformance.sentences.suite import load_suite  # noqa: PLC0415
    from gouji_conformance.speech.rulesets import rules_of_file  # noqa: PLC0415
    from gouji_spec.ruleset import PROFILES, Ruleset  # noqa: PLC0415

    if ruleset is not None and profile:
        raise UserError("ruleset.both")
    if profile and profile not in PROFILES:
        raise UserError("certify.no_profile", profile=profile, known=", ".join(PROFILES))
    table = Ruleset.of(profile or PROFILES[0]) if ruleset is None else rules_of_file(ruleset).ruleset
    plans = load_suite().plans(table, every_option=every_option)
    index = export(plans, folder, table, every_option=every_option, seed=seed)
    click.echo(say("export.done", rows=index.rows, files=len(index.files), folder=folder, manifest=index.manifest))
