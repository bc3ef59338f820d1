"""What the judge answers to an action: accepted with events, or refused with every reason."""

from collections.abc import Iterable
from typing import Any, Final

from gouji.play.state import State
from gouji_spec.reasons import reasons


class Event:
    """Something that happened at the table: for people, never judged.

    Attributes:
        name: ``laid``, ``passed``, ``went_out``, ``melee_began``, …
        seat: whom it concerns; 0 for the whole table.
        clause: the clause by which it happened.
    """

    __slots__ = ("clause", "name", "seat")

    def __init__(self, name: str, seat: int, clause: str) -> None:
        self.name: Final = name
        self.seat: Final = seat
        self.clause: Final = clause

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return (self.name, self.seat, self.clause) == (other.name, other.seat, other.clause)

    def __hash__(self) -> int:
        return hash((self.name, self.seat, self.clause))

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.seat}, {self.clause!r})"

    def to_json(self) -> dict[str, Any]:
        """Return it as the protocol writes it."""
        return {"event": self.name, "seat": self.seat or None, "clause": self.clause}


class Outcome:
    """The verdict on one action.

    Attributes:
        accepted: whether the rules let it stand.
        state: the state after it.  A refusal leaves the very state it was given, but for a wrong follow
            under ``misplay = forfeit``, which costs the turn (GJ-8.1.3).
        events: what happened, in order.
        reasons: why it was refused, every reason; empty where it was accepted.
    """

    __slots__ = ("accepted", "events", "reasons", "state")

    def __init__(self, state: State, events: Iterable[Event] = (), reasons: tuple[str, ...] = ()) -> None:
        self.accepted: Final = not reasons
        self.state: Final = state
        self.events: Final = tuple(events)
        self.reasons: Final = reasons

    def __repr__(self) -> str:
        verdict = "accepted" if self.accepted else f"refused {', '.join(self.reasons)}"
        return f"<Outcome {verdict}>"

    def clauses(self) -> tuple[str, ...]:
        """Return the clauses the refusal rests on, each once, in the order of the reasons."""
        book = reasons()
        return tuple(dict.fromkeys(clause for code in self.reasons for clause in book[code].clauses))
