"""Holding the 3s (憋3): they are the last set, all of them, and go at no other time (Article 26)."""

from gouji.rules import Rules
from gouji.table.cards import THREE, Counts


def reasons(hand: Counts, laid: Counts, rules: Rules) -> tuple[str, ...]:
    """Return why *laid* breaks 憋3, nothing where it does not or 憋3 is off.

    Reasons: ``threes_not_split`` (GJ-26.3.1) – some of the 3s stay behind; ``three_last_only`` (GJ-26.5.1) –
    other cards stay behind.

    Args:
        hand: what the player holds, the cards laid among it.
        laid: the cards of the set.
        rules: what the table plays.
    """
    if not laid[THREE] or rules.hold_three == "off":
        return ()
    found = ("threes_not_split",) if laid[THREE] < hand[THREE] else ()
    others = sum(hand) - hand[THREE] - (sum(laid) - laid[THREE])
    return (*found, "three_last_only") if others else found
