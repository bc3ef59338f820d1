"""Reporting (报牌): what one answers who is asked how many cards he has left (Article 14)."""

from typing import Final, Literal

from gouji.play.outcome import Codes
from gouji.play.state import State
from gouji.rules import Rules

FULL_TEN: Final = 10
"""So many cards left, 满户, and any fewer are to be told truly (GJ-14.1.1, GJ-14.1.4)."""

SILENT: Final = "silent"
"""The seat says nothing: not a number, and not "not yet" either."""

Says = int | Literal["silent"] | None
"""What a seat says of its number of cards: the number; None for "not yet" (不够报); nothing at all."""

FALSE_REPORTS: Final = ("report_untrue", "report_silent")
"""The reasons that make an answer a false report (报户不实, GJ-14.1.3)."""


def why_not(state: State, seat: int, says: Says, rules: Rules, by: int | None = None) -> Codes:
    """Return why the answer of *seat* is not as the law asks; at any time, whoever's turn it is (GJ-14.1.5).

    Who is out, has revolted or was made last holds no cards that are told.  Under 憋3 nobody is asked (GJ-26.4.1).

    Args:
        state: the hand as it stands.
        seat: who answers.
        says: what.
        rules: options ``report``.
        by: who has asked; None for nobody, who then need not report (GJ-14.2); 0 where that does not matter.

    Reasons: ``report_off``; ``not_in_play``; ``report_asked_of_oneself``; those of ``why_not_said``.
    """
    if rules.report == "off":
        return ("report_off",)
    if seat not in state.standing.playing:
        return ("not_in_play",)
    if by == seat:
        return ("report_asked_of_oneself",)
    return why_not_said(sum(state.hand(seat)), says, rules, asked=by is not None)


def why_not_said(held: int, says: Says, rules: Rules, *, asked: bool = True) -> Codes:
    """Return why what is said of *held* cards is a false report, nothing where it is none.

    With ten or fewer the true number must be told, and neither "not yet" nor silence will do (GJ-14.1.1, GJ-14.1.3);
    with more "not yet" is a full answer (GJ-14.1.2), and nobody need say anything.  A number that is told must be true
    whatever is held, asked or not (GJ-14.1.3).  Nobody need report unasked (GJ-14.2), nor where all see the number
    anyhow (GH-report.1).  In the melee nothing of this changes (GJ-18.2.2).

    Reasons: ``report_untrue``; ``report_silent``.
    """
    if says == SILENT:
        owed = asked and rules.report == "on_request" and held <= FULL_TEN
        return ("report_silent",) if owed else ()
    true = held > FULL_TEN if says is None else says == held
    return () if true else ("report_untrue",)


def is_false(reasons: Codes) -> bool:
    """Tell whether an answer refused for *reasons* is a false report, which costs one turn (GJ-30.3.5)."""
    return any(code in FALSE_REPORTS for code in reasons)


def shown(state: State, rules: Rules) -> dict[int, int]:
    """Return the numbers of cards that all see, unasked, at all times: of whoever has ten or fewer (GH-report.1).

    None where numbers are told on request, or not at all.
    """
    if rules.report != "shown":
        return {}
    held = {seat: sum(state.hand(seat)) for seat in state.standing.playing}
    return {seat: number for seat, number in held.items() if number <= FULL_TEN}
