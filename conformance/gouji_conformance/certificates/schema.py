"""The JSON Schema of a certificate, made from the types that write it.

``python -m gouji_conformance.certificates.schema > spec/protocol/certificate.json`` writes the copy that is kept.
"""

import json
import sys
from typing import Any, Final

from gouji_conformance.certificates.statement import Statement
from gouji_conformance.reports.schema import schema_of

_WRITTEN: Final = {"type": "_type", "predicate_type": "predicateType"}


def certificate_schema() -> dict[str, Any]:
    """Return the schema of a certificate: the file of a claim, or what a DSSE envelope carries signed."""
    return schema_of(
        (Statement,),
        "certificate.json",
        "A certificate",
        "A certificate is an in-toto statement, version 1, with a predicate of this project's own. It travels as it "
        "is, a claim, or signed as the payload of a DSSE envelope. Nothing of it is believed for being there: gouji "
        "verify works out again all that follows from what the engine claims, and asks the rest.",
        _WRITTEN,
    )


if __name__ == "__main__":
    sys.stdout.write(json.dumps(certificate_schema(), indent=2, ensure_ascii=False) + "\n")
