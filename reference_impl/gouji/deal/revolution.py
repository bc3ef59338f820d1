"""Revolution (革命): who may lay his cards aside for fourth place, and what becomes of the hand (Article 23)."""

from gouji.rules import Rules
from gouji.table.cards import TWO, Counts


def why_not_revolt(drawn: Counts, held: Counts, rules: Rules) -> tuple[str, ...]:
    """Return what speaks against a revolution (GJ-23.1); nobody ever owes one (GJ-23.6).

    Args:
        drawn: the 36 cards that the player has drawn.
        held: what he holds after tribute and returns.
        rules: options ``revolution_test`` (GH-revolution.1), ``hold_three`` and ``hold_three_revolution``.

    Reasons: ``revolution_not_entitled``, ``revolution_not_priceless``.
    """
    looked_at = drawn if rules.revolution_test == "drawn" else held
    found = ["revolution_not_entitled"] if any(looked_at[TWO:]) else []
    if rules.hold_three == "on" and rules.hold_three_revolution == "priceless_only":
        found.append("revolution_not_priceless")
    return tuple(found)


def is_void(revolted: int) -> bool:
    """Tell whether a hand is void in which *revolted* players have revolted (GJ-23.2)."""
    return revolted > 1
