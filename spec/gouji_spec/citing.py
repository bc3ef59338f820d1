"""Lists of citations in a table: places in the sources, and clauses."""

import re

from gouji_spec.fault import expected
from gouji_spec.law import A_CLAUSE, A_PLACE, CLAUSE_ID, PLACE
from gouji_spec.reading import Reader
from gouji_spec.text import Text


def cited_places(reader: Reader, key: str) -> tuple[str, ...]:
    """Return the places in the sources listed at *key*, one at least: ``S0 8(3).2``, ``S4 挂花.1``."""
    places = reader.strings(key, required=True)
    if not places:
        raise reader.fault(
            key, Text(zh="至少应有一处，如 'S0 8(3).2'", en="expected one place at least, such as 'S0 8(3).2'")
        )
    return _each(reader, key, places, PLACE, A_PLACE)


def cited_clauses(reader: Reader, key: str) -> tuple[str, ...]:
    """Return the clause ids listed at *key*, none where it is not given."""
    return _each(reader, key, reader.strings(key), CLAUSE_ID, A_CLAUSE)


def _each(reader: Reader, key: str, items: tuple[str, ...], pattern: str, called: Text) -> tuple[str, ...]:
    for index, item in enumerate(items):
        if not re.fullmatch(pattern, item):
            raise reader.fault(f"{key}[{index}]", expected(called, item))
    return items
