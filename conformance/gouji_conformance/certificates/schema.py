"""The JSON Schema of a certificate, made from the types that write it.

``python -m gouji_conformance.certificates.schema > spec/protocol/certificate.json`` writes the copy that is kept.
"""

import json
import sys
from typing import Any, Final

import msgspec

from gouji_conformance.certificates.statement import Statement
from gouji_conformance.reports.schema import describe

_ID: Final = "https://gouji.example/protocol/1.0/certificate.json"
_WRITTEN: Final = {"type": "_type", "predicate_type": "predicateType"}


def certificate_schema() -> dict[str, Any]:
    """Return the schema of a certificate: the file of a claim, or what a DSSE envelope carries signed."""
    (_,), components = msgspec.json.schema_components([Statement], ref_template="#/$defs/{name}")
    for component in components.values():
        describe(component, _WRITTEN)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": _ID,
        "title": "A certificate",
        "description": "A certificate is an in-toto statement, version 1, with a predicate of this project's own. It "
        "travels as it is, a claim, or signed as the payload of a DSSE envelope. Nothing of it is believed for being "
        "there: gouji verify works out again all that follows from what the engine claims, and asks the rest.",
        "$ref": "#/$defs/Statement",
        "$defs": dict(sorted(components.items())),
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(certificate_schema(), indent=2, ensure_ascii=False) + "\n")
