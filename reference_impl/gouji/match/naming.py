"""Naming the last (定大落): a side with both last places says which of its two is the last (GJ-21.6.1)."""

from typing import Final

from gouji.match.act import NAME_LAST, Act, Verb
from gouji.match.state import Match, made
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.settle import naming
from gouji.table.seats import AFTER, SEATS, is_partner

VERBS: Final[tuple[Verb, ...]] = (NAME_LAST,)
_SETTLED: Final = (0, NAME_LAST)
"""Among what was said: nobody need be asked any more."""


def begin(match: Match, _rules: Rules, _events: list[Event]) -> Match:
    """Begin the step: nobody has spoken."""
    return match.at(said=())


def asked(match: Match, _rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return which player of the side is asked next, in turn order from the last (GJ-21.6.1, GH-deal.3).

    Nobody where the last was made so (GJ-21.6.4).
    """
    last, said = match.table.last, match.table.said
    if last is None or _SETTLED in said or naming.is_imposed(last.places, last.imposed):
        return None
    if not is_partner(last.places[-1], last.places[-2]):
        return None
    lowest = last.places[-1]
    side = [seat for seat in (lowest, *AFTER[lowest]) if is_partner(seat, lowest)]
    return next(((seat, VERBS) for seat in side if (seat, NAME_LAST) not in said), None)


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against a name whosever turn it is: it must be one of the two last (GJ-21.6.1)."""
    return why_not(match, act, rules) if act.do == NAME_LAST else ()


def why_not_ever(match: Match, act: Act) -> Codes:
    """Return what speaks against a name whatever the step (GJ-21.6.4)."""
    last = match.table.last
    return () if last is None else naming.why_not_lift(last.places, act.to, last.imposed)


def why_not(match: Match, act: Act, _rules: Rules) -> Codes:
    """Return what speaks against a name: it must be one of the two last (GJ-21.6.1)."""
    everybody = frozenset(SEATS)  # whether all agree shows when all have spoken
    return naming.why_not_name_last(made(match.table.last).places, act.to, everybody)


def after(match: Match, act: Act, _rules: Rules, events: list[Event]) -> Match:
    """Return the match after a word: one that wants the order as it stands ends the step (GJ-21.6.3)."""
    last, said = made(match.table.last), (*match.table.said, (act.seat, act.do))
    if act.to == last.places[-1]:
        events.append(Event("last_stays", act.to, "GJ-21.6.3"))
        return match.at(said=(*said, _SETTLED))
    if asked(match.at(said=said), _rules) is not None:
        return match.at(said=said)
    events.append(Event("last_named", act.to, "GJ-21.6.1"))
    return match.at(said=(*said, _SETTLED), last=last.changed(places=naming.named_last(last.places, act.to)))
