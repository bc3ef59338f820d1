"""Every legal action of the seat to act, worked out without the judge and without its queue.

The judge keeps a queue of rights and strikes rights off it.  Here each question is asked the other way
round, of the facts alone: who lies on the table, who has said what since, who has passed, who is out –
and whom that leaves.  Which sets beat the one on the table is told by domination: sort both from high to
low, and every card must exceed the card opposite it.  Neither side calls the other, so that a property
test can hold each against the other.
"""

from collections.abc import Iterator
from typing import Final

from gouji import hand_sets
from gouji.action import Action
from gouji.cards import NO_CARDS, Counts
from gouji.state import Laid, Round, State
from gouji_spec.ruleset import Ruleset


def legal(state: State, ruleset: Ruleset) -> list[Action]:
    """Return every action the seat to act may take, each once; none once the hand is over."""
    if state.places:
        return []
    if state.round is None:
        return list(_leads(state, ruleset))
    return list(_answers(state, state.round, ruleset))


def _leads(state: State, ruleset: Ruleset) -> Iterator[Action]:
    """Yield the leads: any set, but a burner's with its joker and with a way out."""
    seat = state.leader
    hand = state.hands[seat - 1]
    owes = state.debt is not None and state.debt.burner == seat and ruleset["burn_failure"] == "refused"
    for laid in hand_sets.sets_of(hand, ruleset):
        if not owes or hand_sets.keeps_debt(hand, laid, ruleset):
            yield Action(seat, "play", laid)
    if state.standing.claims and _across(state.standing.revolution) == seat:
        yield Action(seat, "renounce")


def _answers(state: State, round_: Round, ruleset: Ruleset) -> Iterator[Action]:
    """Yield what the one seat whose turn it is may do about the set on the table."""
    facts = _Facts(state, round_, ruleset)
    for seat in facts.burn_order():
        burns = facts.burns(seat)
        if burns:
            yield from (Action(seat, "burn", laid) for laid in burns)
            yield Action(seat, "decline")
            return
    seat, is_last = facts.answerer()
    if seat:
        yield from (Action(seat, "play", laid) for laid in facts.beating(seat))
        yield from facts.words(seat, is_last=is_last)
        return
    yield from facts.covers(facts.across)


class _Facts:
    """What is known about the set on the table, asked seat by seat."""

    def __init__(self, state: State, round_: Round, ruleset: Ruleset) -> None:
        self.state: Final = state
        self.round: Final = round_
        self.table: Final[Laid] = round_.table
        self.ruleset: Final = ruleset
        self.across: Final = _across(self.table.seat)
        self.order: Final = _ORDER[self.table.seat]
        standing = state.standing
        gone = (*standing.out, *standing.aside, standing.revolution)
        self.alive: Final = [seat for seat in self.order if seat not in gone]
        self.lost_heads: Final = [_across(seat) for seat in gone if seat != standing.revolution or not standing.claims]
        self.melee: Final = standing.melee
        self.headed: Final = self.table.seat not in self.lost_heads
        """The player of the set has an opposite, or as good as one."""
        self.restricted: Final = self.table.gouji and self.headed and not self.melee
        """It is a 够级牌 to which the rules of 够级 apply."""

    def passed_before(self, seat: int) -> bool:
        """Had the seat passed in this round before this set was laid?"""
        return seat in self.round.passed and (seat, "pass") not in self.round.since

    def burn_order(self) -> list[int]:
        """Who is asked for a burn, his side first; nobody who has spoken, passed, or has no head."""
        table = self.table
        if not table.gouji or table.dead or self.melee or not (self.headed or table.dead_gou):
            return []
        spoken = [speaker for speaker, _ in self.round.since]
        asked = [
            seat
            for seat in self.alive
            if seat != self.across
            and seat not in self.round.passed
            and seat not in spoken
            and seat not in self.lost_heads
        ]
        return sorted(asked, key=lambda seat: (seat - table.seat) % 2)

    def burns(self, seat: int) -> list[Counts]:
        """Which sets of the seat burn the one on the table?"""
        hand = self.state.hands[seat - 1]
        found = hand_sets.beating(hand, self.table.cards.counts, self.ruleset)
        if self.ruleset["burn_failure"] == "last_place":
            return found
        return [laid for laid in found if hand_sets.leaves_way_out(hand, laid, self.ruleset)]

    def may_answer(self, seat: int) -> bool:
        """May the seat, in play, answer this set if it has not spoken on it?"""
        if self.melee:
            return True
        if seat == self.across:
            return self.table.bottom or not self.round.bottom or not self.passed_before(seat)
        if self.passed_before(seat):
            return False
        return not self.restricted or seat in self.lost_heads

    def waiting(self) -> list[int]:
        """Who is still to be asked, in order: the opposite back after a pass, and a yielder, last."""
        if self.table.dead or self.table.dead_gou:
            return []
        first: list[int] = []
        last: list[int] = []
        done = [seat for seat, word in self.round.since if word in ("pass", "wind")]
        yielded = [seat for seat, word in self.round.since if word == "yield"]
        for seat in self.alive:
            if seat in done or not self.may_answer(seat):
                continue
            comes_back = seat == self.across and not self.restricted and self.passed_before(seat)
            (last if comes_back or seat in yielded else first).append(seat)
        return first + last

    def answerer(self) -> tuple[int, bool]:
        """Whose turn is it to answer, and is he the last to be asked?  Seat 0 for nobody."""
        waiting = self.waiting()
        return (waiting[0], len(waiting) == 1) if waiting else (0, True)

    def words(self, seat: int, *, is_last: bool) -> Iterator[Action]:
        """What may the seat say instead of playing?"""
        covers = is_last and seat == self.across and self.ruleset["cover"] == "explicit"
        if not covers:
            yield Action(seat, "pass")
        if self.may_apply(seat):
            yield Action(seat, "wind")
        if self.may_yield(seat, is_last=is_last):
            yield Action(seat, "yield")
        if covers:
            yield from self.covers(seat)

    def may_apply(self, seat: int) -> bool:
        """May the seat apply for the wind?"""
        gone_out = self.table.seat in self.state.standing.out
        if not gone_out or self.restricted or self.passed_before(seat) or (seat, "yield") in self.round.since:
            return False
        return seat == self.alive[0]

    def may_yield(self, seat: int, *, is_last: bool) -> bool:
        """May the seat yield?"""
        ordinary = not self.table.gouji and not self.melee
        return ordinary and seat == self.across and not is_last

    def covers(self, seat: int) -> Iterator[Action]:
        """How may the coverer end the round?"""
        yield Action(seat, "cover")
        if not any(coverer == seat for coverer, _ in self.round.allowed):
            player = () if self.table.seat in self.state.standing.out else (self.table.seat,)
            for other in (*self.alive, *player):
                if other != seat:
                    yield Action(seat, "allow_cover", NO_CARDS, other)

    def beating(self, seat: int) -> list[Counts]:
        """Which sets of the seat beat the one on the table?"""
        return hand_sets.beating(self.state.hands[seat - 1], self.table.cards.counts, self.ruleset)


def _across(seat: int) -> int:
    return (seat + 2) % 6 + 1 if seat else 0


_ORDER: Final = tuple(tuple((seat + step - 1) % 6 + 1 for step in range(1, 6)) for seat in range(7))
"""The five seats after each, in turn order; the first row is no seat's."""
