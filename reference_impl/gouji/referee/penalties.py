"""What each breach costs (处罚方法, Article 30): the first time, and again in the same match.

A repetition is another act of the same sentence of the article (GJ-30.2, GJ-30.6).  Whether the act was meant is not
asked (GJ-28.2).
"""

from typing import Final, Literal, get_args

from gouji.play.outcome import Codes
from gouji.referee import sanctions
from gouji.referee.sanctions import DISQUALIFIED, FINE, KINDS, LAST, LOST_TURNS, TRIBUTE_PAID, WARNING, Kind, Sanction
from gouji.rules import Rules

Infraction = Literal[
    "card_exposed",
    "information_passed",
    "misplay",
    "missed_play",
    "return_refused",
    "play_after_pass",
    "false_report",
    "tribute_hidden",
    "extra_drawn",
    "discard_stolen",
    "card_slipped",
]
INFRACTIONS: Final[tuple[Infraction, ...]] = get_args(Infraction)
"""Every breach that the article names, in its order."""

ONE_TURN: Final[dict[Infraction, str]] = {
    "misplay": "GJ-30.3.1",
    "missed_play": "GJ-30.3.2",
    "return_refused": "GJ-30.3.3",
    "play_after_pass": "GJ-30.3.4",
    "false_report": "GJ-30.3.5",
}
"""What costs one turn, however often (GJ-30.3.1, GJ-30.3.2, GJ-30.3.3, GJ-30.3.4, GJ-30.3.5), each by its clause."""
_WARNED: Final[dict[Infraction, str]] = {"card_exposed": "GJ-30.1.1", "information_passed": "GJ-30.1.2"}
"""What is warned at first (GJ-30.1.1, GJ-30.1.2)."""
_MADE_LAST: Final[dict[Infraction, str]] = {
    "extra_drawn": "GJ-30.5.1",
    "discard_stolen": "GJ-30.5.2",
    "card_slipped": "GJ-30.5.3",
}
"""What makes a player last at first (GJ-30.5.1, GJ-30.5.2, GJ-30.5.3)."""


def due(
    infraction: Infraction, earlier: tuple[Infraction, ...], rules: Rules, *, reported: bool = False
) -> tuple[Sanction, ...]:
    """Return what *infraction* costs; nothing where it costs nothing.

    A table may fine a breach besides (GJ-30.7); without a schedule there are no fines (GJ-29.3.1).

    Args:
        infraction: the breach.
        earlier: those of the same player before it in the match, of whatever kind.
        rules: options ``penalties`` and ``penalty_points``, and those by which the breach cannot be: ``misplay``,
            ``report``.
        reported: the offender has told it himself, before anybody found it.
    """
    if sanctions.why_not(rules) or _is_none(infraction, rules, reported=reported):
        return ()
    points = dict(rules.penalty_points).get(infraction, 0)
    fine = (Sanction(FINE, "GJ-30.7", points),) if points else ()
    return tuple(sorted(_by_the_article(infraction, earlier) + fine, key=lambda one: KINDS.index(one.kind)))


def _is_none(infraction: Infraction, rules: Rules, *, reported: bool) -> bool:
    """Tell whether it is no breach after all.

    Cards too many that one reports are put right (GJ-30.5.4).  Where wrong sets are handed back nothing is left to
    punish (GJ-30.3.8), and where there are no reports none is false (GJ-26.4.1).
    """
    if infraction == "misplay":
        return rules.misplay == "reject"
    if infraction == "false_report":
        return rules.report == "off"
    return infraction == "extra_drawn" and reported


def _by_the_article(infraction: Infraction, earlier: tuple[Infraction, ...]) -> tuple[Sanction, ...]:
    """Return what the article itself puts on a breach; hidden tribute costs a turn besides (GJ-30.4.2)."""
    if infraction in _WARNED:
        if _is_repeated(earlier, _WARNED):
            return (Sanction(LOST_TURNS, "GJ-30.2", at_least=True),)
        return (Sanction(WARNING, _WARNED[infraction]),)
    if infraction in _MADE_LAST:
        if _is_repeated(earlier, _MADE_LAST):
            return (Sanction(DISQUALIFIED, "GJ-30.6"),)
        return (Sanction(LAST, _MADE_LAST[infraction]),)
    if infraction == "tribute_hidden":
        return (Sanction(TRIBUTE_PAID, "GJ-30.4.1"), Sanction(LOST_TURNS, "GJ-30.4.2"))
    return (Sanction(LOST_TURNS, ONE_TURN[infraction]),)


def _is_repeated(earlier: tuple[Infraction, ...], group: dict[Infraction, str]) -> bool:
    """Tell whether an act of *group* came before in the match (GJ-30.2, GJ-30.6): the same or another of them."""
    return any(infraction in group for infraction in earlier)


def why_not_impose(imposed: tuple[Sanction, ...], owed: tuple[Sanction, ...], rules: Rules) -> Codes:
    """Return why a referee may not impose *imposed* for a breach that costs *owed*.

    The article leaves him no choice but how many turns a repeated breach of its first sentence costs (GJ-30.2.1).

    Reasons: ``penalties_off``; ``sanction_too_light``; ``sanction_not_due``.
    """
    found = sanctions.why_not(rules)
    if found:
        return found
    kinds = {one.kind for one in (*imposed, *owed)}
    if any(_total(kind, imposed) < _total(kind, owed) for kind in kinds):
        found += ("sanction_too_light",)
    more = {one.kind for one in owed if one.at_least}
    if any(_total(kind, imposed) > _total(kind, owed) for kind in kinds - more):
        found += ("sanction_not_due",)
    return found


def _total(kind: Kind, of: tuple[Sanction, ...]) -> int:
    """Return how many turns or points of *kind* there are, or how many sanctions."""
    return sum(one.amount for one in of if one.kind == kind)
