"""What may be laid out of a hand at all, whatever lies on the table (Articles 8 and 26)."""

from operator import le

from gouji.play import hold_three
from gouji.play.outcome import Codes
from gouji.rules import Rules
from gouji.table.cards import FOUR, Counts
from gouji.table.sets import GoujiSet


def set_reasons(hand: Counts, cards: Counts, laid: GoujiSet | None, form: Codes, rules: Rules) -> Codes:
    """Return why *cards* cannot be a set out of *hand*; nothing where they can.

    Reasons: ``cards_not_held`` (GJ-8.1.6), *form* and those of ``wrong_choice``.

    Args:
        hand: what the player holds.
        cards: what he lays.
        laid: the set they make; None where they make none.
        form: why they make none.
        rules: what the table plays.
    """
    if not (all(map(le, cards, hand)) if laid is None else laid.is_in(hand)):
        return ("cards_not_held", *form)
    return form + wrong_choice(hand, cards, rules)


def wrong_choice(hand: Counts, cards: Counts, rules: Rules) -> Codes:
    """Return why *cards* of *hand* are not to be chosen so: some must wait, or go all at once.

    Reasons: ``fours_not_split`` (GH-sets.10), those of ``hold_three.reasons``.
    """
    found = hold_three.reasons(hand, cards, rules)
    if rules.fours_whole == "yes" and 0 < cards[FOUR] < hand[FOUR]:
        return ("fours_not_split", *found)
    return found
