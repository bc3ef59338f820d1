"""Facts that no hand brings about: questions about them the law does not answer, though an engine may."""

from collections.abc import Mapping
from typing import Any


def is_beyond_the_law(method: str, params: Mapping[str, Any]) -> bool:
    """Tell whether what *params* tell cannot have happened, so that nobody can say what is right to answer."""
    if method == "tribute/dues":
        return _twice(fact["payer"] for fact in params["held"]) or not _of_two_sides(
            params["burns"], "burner", "burned"
        )
    if method in ("tribute/pay", "tribute/act"):
        return not _can_be_owed(params["dues"])
    return False


def _can_be_owed(dues: Any) -> bool:
    """What is paid after a sweep stands in for place tribute; nobody pays himself."""
    kinds = {due["kind"] for due in dues}
    return not {"place", "sweep"} <= kinds and all(due["payer"] != due["receiver"] for due in dues)


def _twice(seats: Any) -> bool:
    some = list(seats)
    return len(set(some)) < len(some)


def _of_two_sides(facts: Any, one: str, other: str) -> bool:
    return all((fact[one] - fact[other]) % 2 for fact in facts)
