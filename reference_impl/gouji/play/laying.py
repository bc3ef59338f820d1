"""What may be laid out of a hand at all, whatever lies on the table (Articles 8 and 26)."""

from operator import le

from gouji.play import hold_three
from gouji.play.outcome import Codes
from gouji.rules import Rules
from gouji.table.cards import Counts


def set_reasons(hand: Counts, laid: Counts, form: Codes, rules: Rules) -> Codes:
    """Return why *laid* cannot be a set out of *hand*; nothing where it can.

    Reasons: ``cards_not_held`` (GJ-8.1.6), *form* and those of ``hold_three.reasons``.

    Args:
        hand: what the player holds.
        laid: the cards.
        form: what ``sets.form_reasons`` says of them.
        rules: what the table plays.
    """
    if not is_held(hand, laid):
        return ("cards_not_held", *form)
    return form + hold_three.reasons(hand, laid, rules)


def is_held(hand: Counts, laid: Counts) -> bool:
    """Tell whether the cards *laid* are all in *hand*."""
    return all(map(le, laid, hand))
