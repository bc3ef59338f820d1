"""Opening points (开点), as far as play shows it (Article 24)."""

from typing import Final

from gouji.play.state import Laid, Standing
from gouji.rules import Rules
from gouji.table.seats import OPPOSITE

THREE_CLAIMS: Final = 3


def opens(table: Laid, standing: Standing, rules: Rules) -> bool:
    """Tell whether *table*, which nobody has beaten, opens its player's points (GJ-24.4.2).

    It must be a 够级牌 of a kind that opens, laid while its player could still open.  ``standing`` is that
    of the round, its player out where it was his last set.
    """
    return rules.points == "on" and not why_not_open(table, standing, rules)


def why_not_open(table: Laid, standing: Standing, rules: Rules) -> tuple[str, ...]:
    """Return why *table*, unbeaten, opens nobody's points where points are played; nothing where it does.

    Reasons: ``opens_not_gouji``, ``opens_excluded``, ``opens_lead_lost``, ``opens_by_three_only``, ``opens_too_late``.
    """
    found: tuple[str, ...] = ()
    if not table.gouji:
        found += ("opens_not_gouji",)
    if not _counts_as_open(table, rules):
        found += ("opens_excluded",)
    if rules.open_by == "won_lead" and table.seat not in standing.playing:
        found += ("opens_lead_lost",)  # his bottom set lives, but gives the lead away (GH-points.10)
    if table.seat == OPPOSITE[standing.revolution]:
        found += ("opens_by_three_only",)
    if standing.melee or not _in_time(table.seat, standing, rules):
        found += ("opens_too_late",)
    return found


def _counts_as_open(table: Laid, rules: Rules) -> bool:
    """Tell whether the set is of a kind that opens: option ``open_excludes``."""
    laid = table.cards
    excluded = rules.open_excludes
    if excluded == "big":
        return laid.big == 0
    jokers = laid.small + laid.big > 0
    if excluded == "jokers_and_singles":
        return not jokers and laid.size > 1
    if excluded == "jokers_and_twos":
        return not jokers and laid.twos == 0
    return True


def _in_time(seat: int, standing: Standing, rules: Rules) -> bool:
    """Tell whether *seat* may still open before the melee: option ``open_judged``.

    ``places``: 头科 and his opposite are judged when 头科 goes out, the others when 二科 does; a bottom set
    of their own is in time (GJ-24.4.4).  ``opposite_out``: at the first of own exit, opposite's exit,
    melee (GH-points.2).
    ``melee``: until the melee starts.  The round of 二科's bottom set comes before it (GH-points.5, GH-points.11).
    """
    out = standing.out
    if rules.open_judged == "places":
        if out and seat == OPPOSITE[out[0]]:
            return False
        return len(out) < 2 or seat == out[1]
    return rules.open_judged == "melee" or OPPOSITE[seat] not in out


def opened_by_revolution(standing: Standing, rules: Rules) -> frozenset[int]:
    """Return who is open by a revolution itself, before a card is played.

    The revolutionary, where every one is a player who could not buy a 3 (``hold_three_revolution =
    priceless_only``) and such a one counts as open (``priceless_hand = may_revolt_open``, GJ-26.2.12); his opposite
    as ``opens_by_claims`` has it.
    """
    revolution = standing.revolution
    if not revolution or rules.points == "off":
        return frozenset()
    own = {revolution} if is_revolutionary_open(rules) else set()
    return frozenset(own | ({OPPOSITE[revolution]} if opens_by_claims(standing, rules) else set()))


def is_revolutionary_open(rules: Rules) -> bool:
    """Tell whether a revolutionary counts as open: only where he must be one who could not buy a 3 (GJ-26.2.12)."""
    priceless = rules.hold_three == "on" and rules.hold_three_revolution == "priceless_only"
    return priceless and rules.priceless_hand == "may_revolt_open"


def opens_by_claims(standing: Standing, rules: Rules) -> bool:
    """Tell whether the revolutionary's opposite has opened (GJ-24.11.3, GJ-24.11.4): option ``revolution_opens``."""
    if not standing.revolution or rules.points == "off":
        return False
    if rules.revolution_opens == "at_once":
        return True
    in_time = len(standing.out) < 2 or OPPOSITE[standing.revolution] == standing.out[1]
    return standing.made == THREE_CLAIMS and in_time
