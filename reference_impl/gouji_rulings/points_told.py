"""Who is open in a hand as far as it was played, by which set, and what settled it (Article 24)."""

from collections.abc import Iterator
from dataclasses import dataclass

from gouji.play import head
from gouji.play.action import Action
from gouji.play.position import Position
from gouji.play.state import State
from gouji.rules import Rules
from gouji.settle.opened import Judged, Told, Verdicts, clause_of, verdicts
from gouji.table.gouji_sets import is_gouji
from gouji.table.sets import make_set


@dataclass(frozen=True, slots=True)
class PointsTold:
    """What the sets of a hand come to.

    Attributes:
        told: the sets, in the order in which they were laid.
        verdicts: what each does for its player, and what is settled about each seat.
        lies: the last set still lies on the table, and somebody may yet beat it.
        revolution: the seat that has revolted; 0 for none.
        rules: what the table plays.
    """

    told: tuple[Told, ...]
    verdicts: Verdicts
    lies: bool
    revolution: int
    rules: Rules

    @property
    def settled(self) -> tuple[Judged, ...]:
        """The seats about which something is settled whatever becomes of the set on the table."""
        return tuple(one for one in self.verdicts.seats if self._is_settled(one))

    @property
    def may_open(self) -> bool:
        """Whether the set on the table opens its player unless somebody beats it."""
        if not self.lies:
            return False
        judged = self.verdicts.seats[self.told[-1].seat - 1]
        return judged.open and judged.by == len(self.told)

    def _is_settled(self, one: Judged) -> bool:
        """What a set that may yet be beaten would open, and the melee that it would begin, are not settled."""
        if one.moment is None and not one.open:
            return False
        waits = one.by == len(self.told) > 0 or (one.moment in {"melee", "hand_end"} and one.after == len(self.told))
        return not (self.lies and waits)

    def tried(self, seat: int) -> tuple[tuple[Told, tuple[str, ...]], ...]:
        """Return the 够级牌 of *seat* that opened nobody, each with the reasons."""
        found = zip(self.told, self.verdicts.sets, strict=True)
        return tuple((one, why) for one, why in found if one.seat == seat and why and "opens_not_gouji" not in why)

    def clause(self, one: Judged) -> str:
        """Return the clause by which it is settled about a seat."""
        first_out = next((told.seat for told in self.told if told.out), 0)
        return clause_of(one, first_out, self.revolution, self.rules)


def told_of(position: Position, action: Action | None, rules: Rules) -> PointsTold | None:
    """Return what the sets of *position*, and *action* after them, come to.

    None where points are not played, or where what was played cannot be told whole: somebody was out before it
    begins, or has been made last and laid his hand aside.
    """
    if rules.points == "off" or position.out:
        return None
    whole = position if action is None else position.with_action(action)
    before = whole.start(rules)
    told: list[Told] = []
    for done, outcome in zip(whole.actions, whole.outcomes(rules), strict=True):
        told += _laid(before, done, outcome.state)
        before = outcome.state
    if before.standing.aside:
        return None
    lies = before.round is not None
    return PointsTold(tuple(told), verdicts(tuple(told), whole.revolution, rules), lies, whole.revolution, rules)


def _laid(before: State, done: Action, after: State) -> Iterator[Told]:
    """Yield the set that was laid by it, with what it was to the hand."""
    seat = done.seat
    if not any(done.cards) or before.hand(seat) == after.hand(seat):
        return
    laid = make_set(done.cards)
    yield Told(
        seat,
        laid,
        answers=before.round is not None,
        out=seat in after.standing.out,
        claim=head.uses_claim(seat, before.standing, gouji=is_gouji(laid)),
    )
