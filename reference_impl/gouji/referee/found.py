"""What an act at the table earns: the breaches that a judge sees by himself (Article 30).

The others – a card exposed, a missed play, cards stolen – are found by people, and told to the referee.
"""

from typing import Final

from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.outcome import Outcome
from gouji.play.state import State
from gouji.referee import penalties
from gouji.referee.penalties import Infraction
from gouji.referee.sanctions import Sanction
from gouji.rules import Rules

_SEEN_BY: Final[dict[Infraction, str]] = {"misplay": "GJ-30.3.7"}
"""The clause by which the one misplay that a judge sees, a wrong lead, costs a turn."""
COST_NOTHING: Final = ("cards_not_held", "cards_unreadable", "no_cards")
"""Cards that are refused without cost (GJ-8.1.6)."""


def breach(state: State, action: Action, outcome: Outcome) -> Infraction | None:
    """Return the breach that *action* was, None where it was none.

    A wrong lead is a misplay (GJ-30.3.7); a wrong follow has cost its turn and is punished no further (GJ-30.3.6).  A
    set that one lays after one's own pass, nobody having acted since, is punished besides being refused (GJ-30.3.4).

    Args:
        state: the hand before the action.
        action: what somebody did.
        outcome: the verdict on it.
    """
    if action.do not in verbs.WITH_CARDS or not outcome.reasons or outcome.state is not state:
        return None
    if any(code in COST_NOTHING for code in outcome.reasons):
        return None
    if state.round is None and action.seat == state.leader:
        return "misplay" if action.do == verbs.PLAY else None
    last = (state.passer, verbs.PASS) if state.round is None else next(iter(state.round.since[-1:]), None)
    return "play_after_pass" if last == (action.seat, verbs.PASS) else None


def earned(state: State, action: Action, outcome: Outcome, rules: Rules) -> Sanction | None:
    """Return what *action* earns by the article, None for nothing; what a table fines it besides is not looked at."""
    found = breach(state, action, outcome)
    due = None if found is None else by_article(found, rules)
    if found is None or due is None:
        return None
    return due.changed(clause=_SEEN_BY.get(found, due.clause))


def by_article(infraction: Infraction, rules: Rules) -> Sanction | None:
    """Return what *infraction*, one that costs a turn however often, costs; None where nothing is punished."""
    return next(iter(penalties.due(infraction, (), rules)), None)
