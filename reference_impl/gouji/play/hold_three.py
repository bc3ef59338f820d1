"""Holding the 3s (憋3): they are the last set, all of them, and go at no other time (Article 26).

Whoever has only his 3s left can follow nothing with them and waits for the lead (GJ-26.5.2): they are the lowest rank,
and neither a 2 nor a joker goes with them (GJ-26.3.2, GJ-26.3.3), which ``table/sets`` sees to.  A hand without 3s is
bound by nothing here (GJ-26.2.14).
"""

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


def is_caught(left: Counts, rules: Rules) -> bool:
    """Tell whether a player whose set is beaten is caught holding his 3s (被憋3, GH-hold-three.1).

    He is where nothing but 3s is *left* in his hand: the set beaten was his last before them, since he can lay nothing
    else any more.  Who never had a 3, or has laid them, is not.
    """
    return rules.hold_three == "on" and 0 < left[THREE] == sum(left)
