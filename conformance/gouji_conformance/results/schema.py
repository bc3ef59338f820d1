"""The JSON Schema of a result, made from the types that write it.

``python -m gouji_conformance.results.schema > conformance/results/schema.json`` writes the copy that is kept.
"""

import json
import sys
from typing import Any

from gouji_conformance.reports.schema import schema_of
from gouji_conformance.results.result import Result


def result_schema() -> dict[str, Any]:
    """Return the schema of a result."""
    return schema_of(
        (Result,),
        "result.json",
        "How one engine rules",
        "Made of a report by gouji report result: what the engine answers otherwise than the law, by the clause that "
        "this breaks. It has no code of the engine. Laid into conformance/results it stands in the book beside those "
        "of other engines.",
    )


if __name__ == "__main__":
    sys.stdout.write(json.dumps(result_schema(), indent=2, ensure_ascii=False) + "\n")
