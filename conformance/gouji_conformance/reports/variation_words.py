"""What an engine that plays another variation is told, and the file of that table's rules to go on with."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from gouji_conformance.reports.jsonl import Header
from gouji_conformance.runs.variations import Variation
from gouji_conformance.speech.messages import message
from gouji_spec.options import options
from gouji_spec.ruleset import RulesetError, make_ruleset
from gouji_spec.text import Text

FILE: Final = "variation.toml"
"""Beside the report."""


def variation_lines(played: Sequence[Variation]) -> Iterator[Text]:
    """Yield a line for each value that the engine seems to play instead of the table's."""
    for one in played:
        option = options().options[one.option]
        value = option.value_named(one.value)
        yield message(
            "reports.variation",
            name=option.name,
            value=one.value if value is None else value.name,
            clause=one.clause,
            rows=len(one.rows),
            code=f"{one.option}={one.value}",
        )


def write_ruleset(played: Sequence[Variation], header: Header, folder: Path) -> Path | None:
    """Write the rules of the table that the engine plays beside the report; None where they do not go together."""
    values = {**header.options, **{one.option: one.value for one in played}}
    try:
        make_ruleset(header.profile, values)
    except RulesetError:
        return None
    chosen = [f'{name} = "{value}"' for name, value in values.items()]
    lines = [f'profile = "{header.profile}"', "", "[options]", *chosen]
    path = folder / FILE
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    return path
