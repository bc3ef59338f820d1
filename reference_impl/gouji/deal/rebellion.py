"""Rebellion (造反): a new deal of a match's first hand, for one who has drawn nothing high (GH-deal.14)."""

from gouji.rules import Rules
from gouji.table.cards import TWO, Counts


def why_not_rebel(drawn: Counts, rules: Rules, *, first_hand: bool) -> tuple[str, ...]:
    """Return what speaks against asking for a new deal: option ``rebellion`` (GH-deal.14).

    Args:
        drawn: what the player has drawn.
        rules: what the table plays.
        first_hand: no hand of the match has counted yet; one dealt again after a rebellion is still the first.

    Reasons: ``rebellion_off``, ``rebellion_not_first_hand``, ``rebellion_with_tribute_cards``.
    """
    found = []
    if rules.rebellion == "off":
        found.append("rebellion_off")
    if not first_hand:
        found.append("rebellion_not_first_hand")
    if any(drawn[TWO:]):
        found.append("rebellion_with_tribute_cards")
    return tuple(found)
