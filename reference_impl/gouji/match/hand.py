"""A hand within a match: it begins with the first lead, and its end is written down (Articles 3 and 20)."""

from gouji.match.state import OVER, Last, Match
from gouji.play import consequences
from gouji.play.outcome import Event
from gouji.play.state import State
from gouji.rules import Rules
from gouji.settle import places, score, total


def begin(match: Match, rules: Rules) -> Match:
    """Return the match with the hand before its first lead (GJ-7.2)."""
    return Match(match.table, consequences.start(match.table.held, match.table.leader, rules))


def played(match: Match, state: State, rules: Rules, events: list[Event]) -> Match:
    """Return the match with the hand gone on to *state*; one that is over is written down (GJ-20.1)."""
    if not state.places:
        return Match(match.table, state)
    return finished(match, state, rules, events)


def finished(match: Match, state: State, rules: Rules, events: list[Event]) -> Match:
    """Return the match after a hand: its score written, and over if it was the last (GH-score.3, GH-score.5)."""
    table = match.table
    found = score.score(state.places, 0, rules)  # a revolutionary has his place there already
    scores = (*table.scores, (found.odd, found.even))
    events.append(Event("hand_scored", 0, "GJ-20.1"))
    over = len(scores) >= table.hands or total.is_match_over(len(scores), rules, sweep=found.sweep)
    if over:
        events.append(Event("match_over", 0, "GH-score.5" if len(scores) < table.hands else "GH-score.3"))
    last = Last(state.places, places.revolutionary(state.standing))
    return Match(table.changed(scores=scores, last=last, said=(), opened=None, step=OVER if over else "naming"))
