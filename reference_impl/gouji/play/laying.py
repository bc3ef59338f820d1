"""What may be laid out of a hand at all, whatever lies on the table (Articles 8 and 26)."""

from operator import le

from gouji.play import hold_three
from gouji.play.outcome import Codes
from gouji.rules import Rules
from gouji.table.cards import FOUR, Counts


def set_reasons(hand: Counts, laid: Counts, form: Codes, rules: Rules) -> Codes:
    """Return why *laid* cannot be a set out of *hand*; nothing where it can.

    Reasons: ``cards_not_held`` (GJ-8.1.6), *form* and those of ``wrong_choice``.

    Args:
        hand: what the player holds.
        laid: the cards.
        form: what ``sets.form_reasons`` says of them.
        rules: what the table plays.
    """
    if not is_held(hand, laid):
        return ("cards_not_held", *form)
    return form + wrong_choice(hand, laid, rules)


def wrong_choice(hand: Counts, laid: Counts, rules: Rules) -> Codes:
    """Return why cards of *hand* are not to be chosen so: some must wait, or go all at once.

    Reasons: ``fours_not_split`` (GH-sets.10), those of ``hold_three.reasons``.
    """
    found = hold_three.reasons(hand, laid, rules)
    if rules.fours_whole == "yes" and 0 < laid[FOUR] < hand[FOUR]:
        return ("fours_not_split", *found)
    return found


def is_held(hand: Counts, laid: Counts) -> bool:
    """Tell whether the cards *laid* are all in *hand*."""
    return all(map(le, laid, hand))
