"""Turns (Article 8): one after another, counter-clockwise; nobody out of turn, nobody on a dead set."""

from typing import Final

from gouji.play import action as verbs
from gouji.play.action import Verb
from gouji.play.outcome import Codes
from gouji.play.state import Laid, Round, State

FOLLOWS: Final = "GJ-11.1.1"
"""The clause by which a seat is asked to follow or to pass."""


def why_not_lead(state: State, seat: int, verb: Verb) -> Codes:
    """Return why *seat* may not do *verb* while a set is to be led (GJ-8.5.2, GH-turns.3).

    Reasons: ``not_your_turn``, ``pass_on_lead``, ``no_set_on_table``; ``decline_outside_window``.
    """
    found = () if seat == state.leader else ("not_your_turn",)
    if verb == verbs.PLAY:
        return found
    if verb == verbs.PASS:
        return (*found, "pass_on_lead")
    asked = ("decline_outside_window",) if verb == verbs.DECLINE else ()
    return (*found, "no_set_on_table", *asked)


def why_not_now(round_: Round, seat: int) -> Codes:
    """Return that it is another's turn (GJ-8.5.2), where it is: ``not_your_turn``.

    It stays his until he has followed or said that he passes (GJ-11.1.2).  In the melee nobody jumps in either
    (GJ-18.2.1).
    """
    return () if round_.queue[0].seat == seat else ("not_your_turn",)


def why_not_answer(table: Laid) -> Codes:
    """Return why nobody answers a dead set (GJ-8.3.2, GJ-8.3.7): ``set_is_dead``."""
    return ("set_is_dead",) if table.dead else ()
