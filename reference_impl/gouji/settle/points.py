"""Opening points (开点), as far as play shows it (Article 24)."""

from typing import Final

from gouji.play.state import Laid, Standing
from gouji.rules import Rules
from gouji.table.seats import OPPOSITE

THREE_CLAIMS: Final = 3


def opens(table: Laid, standing: Standing, rules: Rules) -> bool:
    """Tell whether *table*, which nobody has beaten, opens its player's points (GJ-24.4.2).

    It must be a 够级牌 of a kind that opens, led, followed with or burned with (GJ-24.4.3), laid while its player could
    still open; of a revolutionary's opposite the third that he makes (GJ-24.11.3).  ``standing`` is that of the round,
    its player out where it was his last set, and what the set itself makes not yet counted.
    """
    return rules.points == "on" and not why_not_open(table, standing, rules)


def why_not_open(table: Laid, standing: Standing, rules: Rules) -> tuple[str, ...]:
    """Return why *table*, unbeaten, opens nobody's points where points are played; nothing where it does.

    In the melee no set does (GH-points.14).

    Reasons: ``opens_not_gouji``, ``opens_excluded``, ``opens_lead_lost``, ``opens_by_three_only``, ``opens_too_late``.
    """
    found: tuple[str, ...] = () if table.gouji else ("opens_not_gouji",)
    if is_opened_by_three(table.seat, standing, rules):
        found += _why_not_the_third(table, standing)
    else:
        found += _why_not_agreed(table, standing, rules)
    if standing.melee or not _in_time(table.seat, standing, rules):
        found += ("opens_too_late",)
    return found


def is_opened_by_three(seat: int, standing: Standing, rules: Rules) -> bool:
    """Tell whether *seat* opens by three 够死级 alone, as a revolutionary's opposite does: option ``revolution_opens``.

    Where the revolution itself opens him (GH-revolution.2) his sets are looked at like anybody's.
    """
    return rules.revolution_opens == "after_three" and seat == OPPOSITE[standing.revolution]


def _why_not_the_third(table: Laid, standing: Standing) -> tuple[str, ...]:
    """Return ``opens_by_three_only`` unless the set makes the third 够死级; any 够级牌 will do (GJ-24.11.4)."""
    return () if table.claim and standing.made == THREE_CLAIMS - 1 else ("opens_by_three_only",)


def _why_not_agreed(table: Laid, standing: Standing, rules: Rules) -> tuple[str, ...]:
    """Return what the table has agreed against the set: its cards, or the lead that it gives away."""
    found: tuple[str, ...] = () if _counts_as_open(table, rules) else ("opens_excluded",)
    if rules.open_by == "won_lead" and table.seat not in standing.playing:
        found += ("opens_lead_lost",)  # his bottom set lives, but gives the lead away (GH-points.10)
    return found


def _counts_as_open(table: Laid, rules: Rules) -> bool:
    """Tell whether the set is of a kind that opens: option ``open_excludes`` (GJ-24.1.4, GH-points.6)."""
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

    ``places``: 头科 and his opposite are judged when 头科 goes out (GJ-24.1.1, GJ-24.1.2, GJ-24.1.3), the others when
    二科 does (GJ-24.2.1, GJ-24.2.2); a bottom set of their own is in time (GJ-24.4.4).  ``opposite_out``: at the first
    of own exit, opposite's exit, melee (GH-points.2), so that an answer to the opposite's bottom set is late
    (GH-points.3).  ``melee``: until the melee starts, for all six (GH-points.4).  The round of 二科's bottom set comes
    before it (GH-points.5, GH-points.11).
    """
    out = standing.out
    if is_opened_by_three(seat, standing, rules):
        return len(out) < 2 or seat == out[1]  # GJ-24.11.3, his own bottom set too (GJ-24.11.4)
    if rules.open_judged == "places":
        if out and seat == OPPOSITE[out[0]]:
            return False
        return len(out) < 2 or seat == out[1]
    return rules.open_judged == "melee" or OPPOSITE[seat] not in out


def opened_by_revolution(revolution: int, rules: Rules, *, priceless: bool | None = None) -> frozenset[int]:
    """Return who is open by a revolution itself, before a card is played, where points are played.

    The revolutionary where he counts as open (``is_revolutionary_open``); his opposite where it is so agreed
    (GH-revolution.2): option ``revolution_opens``.

    Args:
        revolution: the seat that has revolted; 0 for none.
        rules: what the table plays.
        priceless: it could not pay for a 3; None where nobody says.
    """
    if not revolution:
        return frozenset()
    own = {revolution} if is_revolutionary_open(rules, priceless=priceless) else set()
    return frozenset(own | ({OPPOSITE[revolution]} if rules.revolution_opens == "at_once" else set()))


def is_revolutionary_open(rules: Rules, *, priceless: bool | None) -> bool:
    """Tell whether a revolutionary counts as open: one who could not pay for a 3 (GJ-26.2.12).

    Under 憋3 every one is, unless others may revolt too (option ``hold_three_revolution``): there *priceless* tells
    it, and of whom nobody says it he is not.  Where such a hand revolts as unopened (GH-hold-three.3) he is not
    either: option ``priceless_hand``.
    """
    if rules.hold_three == "off" or rules.priceless_hand == "revolts_unopened":
        return False
    return rules.hold_three_revolution == "priceless_only" or priceless is True
