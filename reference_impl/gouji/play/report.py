"""Reporting (报牌): what one answers who is asked how many cards he has left (Article 14)."""

from typing import Final

from gouji.rules import Rules

FULL_TEN: Final = 10
"""So many cards left, 满户, and any fewer are to be told truly (GJ-14.1.1, GJ-14.1.4)."""


def report_reasons(held: int, says: int | None, rules: Rules) -> tuple[str, ...]:
    """Return why an answer to the question how many cards are left is wrong, nothing where it is not.

    With ten or fewer the true number must be told, and "not yet" is a false report (GJ-14.1.1,
    GJ-14.1.3); with more "not yet" is a full answer (GJ-14.1.2), and a number that is told all the same
    must be true.  In the melee nothing of this changes (GJ-18.2.2).

    Args:
        held: how many cards the seat asked has.
        says: the number it tells; None for "not yet" (不够报).
        rules: option ``report``; ``off`` – there are no reports.

    Reasons: ``report_off``, ``report_untrue``.
    """
    if rules.report == "off":
        return ("report_off",)
    true = held > FULL_TEN if says is None else says == held
    return () if true else ("report_untrue",)
