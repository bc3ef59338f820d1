"""The JSON Schema of a result, made from the types that write it.

``python -m gouji_conformance.results.schema > conformance/results/schema.json`` writes the copy that is kept.
"""

import json
import sys
from typing import Any, Final

import msgspec

from gouji_conformance.reports.schema import describe
from gouji_conformance.results.result import Result

_ID: Final = "https://gouji.example/protocol/1.0/result.json"


def result_schema() -> dict[str, Any]:
    """Return the schema of a result."""
    (_,), components = msgspec.json.schema_components([Result], ref_template="#/$defs/{name}")
    for component in components.values():
        describe(component)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": _ID,
        "title": "How one engine rules",
        "description": "Made of a report by gouji report result: what the engine answers otherwise than the law, by "
        "the clause that this breaks. It has no code of the engine. Laid into conformance/results it stands in the "
        "book beside those of other engines.",
        "$ref": "#/$defs/Result",
        "$defs": dict(sorted(components.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(result_schema(), indent=2, ensure_ascii=False) + "\n")
