"""Whether an answer is as a scenario has it: values compared as the law compares them, cards in any order."""

from typing import Any, Final

from gouji.table.cards import CardsError, parse_cards

MISSING: Final = object()
"""What stands where an answer has nothing; null is a value."""


def value_at(result: Any, path: str) -> Any:
    """Return what *result* has at *path*, or ``MISSING``."""
    found = result
    for part in path.split("."):
        if not isinstance(found, dict) or part not in found:
            return MISSING
        found = found[part]
    return found


def met_by(test: str, value: Any, path: str, found: Any) -> bool:
    """Tell whether *found*, at *path* of an answer, meets a *test* (``is``, ``includes``, ``excludes``) for *value*."""
    if found is MISSING:
        return False
    if test == "is":
        return equal(value, found, path.rpartition(".")[2])
    if not isinstance(found, list):
        return False
    has = any(equal(value, entry) for entry in found)
    return has if test == "includes" else not has


def equal(expected: Any, got: Any, name: str = "") -> bool:
    """Tell whether *got* is what is *expected*, as JSON; *name* is the field they stand in.

    Text in a field ``cards``, or each in a field ``sets``, is compared as a bag of cards, and a list in a field
    ``moves`` as a set: each once, in any order.  An object must have
    every member that is expected, and may have more: an engine may say more than is asked.  Only where none is
    expected there must be none: such an object says *nobody*.  True is not 1.
    """
    if isinstance(expected, dict):
        if not isinstance(got, dict):
            return False
        named = all(key in got and equal(value, got[key], key) for key, value in expected.items())
        return named if expected else not got
    if isinstance(expected, list | tuple):
        if not isinstance(got, list) or len(got) != len(expected):
            return False
        if name == "moves":
            return all(any(equal(one, other) for other in got) for one in expected) and all(
                any(equal(one, other) for one in expected) for other in got
            )
        return all(equal(one, other, name) for one, other in zip(expected, got, strict=True))
    if name in ("cards", "sets") and isinstance(expected, str) and isinstance(got, str):
        return expected == got or same_cards(expected, got)
    if isinstance(expected, bool) or isinstance(got, bool):
        return expected is got
    return bool(expected == got)


def same_cards(one: str, other: str) -> bool:
    """Tell whether two texts are the same cards in whatever order; unreadable text is the same as none."""
    try:
        return parse_cards(one) == parse_cards(other)
    except CardsError:
        return False
