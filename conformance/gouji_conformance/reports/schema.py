"""The JSON Schema of ``report.jsonl``, made from the types that write it.

``python -m gouji_conformance.reports.schema > spec/protocol/report.json`` writes the copy that is kept.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from gouji_conformance.reports.jsonl import Footer, Header
from gouji_conformance.runs.verdicts import RowResult

_ATTRIBUTE: Final = re.compile(r"^    (\w+(?:, \w+)*): (.*(?:\n     +.*)*)", re.MULTILINE)
_AT: Final = "https://gouji.example/protocol/1.0/"


def report_schema() -> dict[str, Any]:
    """Return the schema of one line of a report: a header, a row or a footer."""
    return schema_of(
        (Header, RowResult, Footer),
        "report.json",
        "A line of report.jsonl",
        "A report is a header, a row for each row of the suite that was run, and a footer, one JSON object a line. A "
        "report without a footer is of a run that did not end and says nothing. Fields that a reader does not know are "
        "ignored.",
    )


def schema_of(
    kinds: Sequence[type], file: str, title: str, about: str, written: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """Return the schema of a file, described by the docstrings of the types that write it.

    Args:
        kinds: the types of which what is written is one.
        file: what the schema is called.
        title: of what it is.
        about: what such a file is, in a few sentences.
        written: attributes that the file calls otherwise → what it calls them.
    """
    _, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for component in components.values():
        _describe(component, written or {})
    names = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in kinds]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": _AT + file,
        "title": title,
        "description": about,
        **({"oneOf": names} if len(names) > 1 else names[0]),
        "$defs": dict(sorted(components.items())),
    }


def _describe(component: dict[str, Any], written: Mapping[str, str]) -> None:
    """Give *component*, which has the whole docstring of its type, and each of its fields their own words."""
    about, _, attributes = component.get("description", "").partition("Attributes:")
    component["description"] = " ".join(about.partition("\n\n")[0].split())
    for names, words in _ATTRIBUTE.findall(attributes):
        for name in names.split(", "):
            field = written.get(name, name)
            if field in component["properties"]:
                component["properties"][field]["description"] = " ".join(words.split()).replace("``", "")


if __name__ == "__main__":
    sys.stdout.write(json.dumps(report_schema(), indent=2, ensure_ascii=False) + "\n")
