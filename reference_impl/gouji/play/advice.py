"""Advice (提示): a partner tells one what to play (house topic ``report``)."""

from gouji.play.outcome import Codes
from gouji.play.report import FULL_TEN
from gouji.play.state import State
from gouji.rules import Rules
from gouji.table.seats import is_partner


def why_not(state: State, seat: int, partner: int, rules: Rules) -> Codes:
    """Return every reason why *partner* may not advise *seat* now; whoever's turn it is (GH-report.2, GH-report.3).

    A partner in play may where *seat* has ten cards or fewer; one who is out may at any number, and *seat* chooses
    which.  One who has revolted or was made last is neither in play nor out.  Advice is no play: nothing in the hand
    changes by it, and it binds nobody (GH-report.4).

    Reasons: ``pick_off`` – only under ``pick = hint_at_ten``; ``hand_is_over``; ``not_in_play``; ``hint_not_partner``;
    ``hint_too_early``.
    """
    if rules.pick != "hint_at_ten":
        return ("pick_off",)
    if state.places:
        return ("hand_is_over",)
    standing = state.standing
    if seat not in standing.playing:
        return ("not_in_play",)
    if partner == seat or not is_partner(seat, partner) or partner not in (*standing.playing, *standing.out):
        return ("hint_not_partner",)
    if partner in standing.out or sum(state.hand(seat)) <= FULL_TEN:
        return ()
    return ("hint_too_early",)
