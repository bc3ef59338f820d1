"""``gouji export DIR``: the plans as JSON, for those who run them without Python."""

from pathlib import Path

import click

from gouji_conformance.runs import exporting
from gouji_conformance.sentences.suite import load_suite
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.rulesets import chosen_ruleset
from gouji_spec.text import Language


def export(  # noqa: PLR0913 - the options of the command
    language: Language, *, folder: Path, profile: str | None, ruleset: Path | None, every_option: bool, seed: int | None
) -> None:
    """Write the plans of a ruleset into *folder*."""
    table = chosen_ruleset(profile, ruleset)
    plans = load_suite().plans(table, every_option=every_option)
    index = exporting.export(plans, folder, table, every_option=every_option, seed=seed)
    done = message("export.done", rows=index.rows, files=len(index.files), folder=folder, manifest=index.manifest)
    click.echo(done.said_in(language))
