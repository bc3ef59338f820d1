"""What the judge answers to an action: accepted with events, or refused with every reason."""

from collections.abc import Iterable
from typing import Final

from gouji.play.state import State
from gouji.values import Value

Codes = tuple[str, ...]
"""Reason codes (``spec/words/reasons.toml``), every one once; nothing speaks against what has none."""


class Event(Value):
    """Something that happened at the table: for people, never judged.

    Attributes:
        name: ``laid``, ``passed``, ``went_out``, ``melee_began``, …
        seat: whom it concerns; 0 for the whole table.
        clause: the clause by which it happened.
    """

    __match_args__ = ("name", "seat", "clause")
    __slots__ = __match_args__

    def __init__(self, name: str, seat: int, clause: str) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.clause: Final = clause


class Outcome(Value):
    """The verdict on one action.

    Attributes:
        state: the state after it.  A refusal leaves the very state it was given, but for a wrong follow
            under ``misplay = forfeit``, which costs the turn (GJ-8.1.3).
        events: what happened, in order.
        reasons: why it was refused, every reason; empty where it was accepted.
        accepted: whether the rules let it stand.
    """

    __match_args__ = ("state", "events", "reasons")
    __slots__ = (*__match_args__, "accepted")

    def __init__(self, state: State, events: Iterable[Event] = (), reasons: Codes = ()) -> None:
        self.state: Final = state
        self.events: Final = tuple(events)
        self.reasons: Final = reasons
        self.accepted: Final = not reasons
