"""Lists of citations in a table: places in the sources, the sources themselves, and clauses."""

import re

from gouji_spec.fault import expected, expected_one_of
from gouji_spec.law import A_CLAUSE, A_PLACE, CLAUSE_ID, PLACE, SOURCES
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


def source_keys(reader: Reader, key: str) -> tuple[str, ...]:
    """Return the sources listed at *key*, ``S0`` to ``S4``; the list must stand, though it may be empty."""
    keys = reader.strings(key, required=True)
    for index, source in enumerate(keys):
        if source not in SOURCES:
            raise reader.fault(f"{key}[{index}]", expected_one_of(SOURCES, source))
    return keys


def _each(reader: Reader, key: str, items: tuple[str, ...], pattern: str, called: Text) -> tuple[str, ...]:
    for index, item in enumerate(items):
        if not re.fullmatch(pattern, item):
            raise reader.fault(f"{key}[{index}]", expected(called, item))
    return items
