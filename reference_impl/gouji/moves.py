"""Every legal action of the seat to act, worked out without the judge and without its queue.

The judge keeps a queue of rights and strikes rights off it.  Here each question is asked the other way
round, of the facts alone: who lies on the table, who has said what since, who has passed, who is out –
and whom that leaves.  Which sets beat the one on the table is told by domination: sort both from high to
low, and every card must exceed the card opposite it.  Neither side calls the other, so that a property
test can hold each against the other.
"""

from collections.abc import Iterator

from gouji import hand_sets
from gouji.action import Action
from gouji.cards import NO_CARDS, Counts
from gouji.state import Laid, Round, Standing, State
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
        self.state = state
        self.round = round_
        self.table: Laid = round_.table
        self.standing: Standing = state.standing
        self.ruleset = ruleset
        self.across = _across(self.table.seat)
        self.spoken = {speaker for speaker, _ in round_.since}
        self.order = [(self.table.seat + step - 1) % 6 + 1 for step in range(1, 6)]
        self.explicit = ruleset["cover"] == "explicit"

    def plays_on(self, seat: int) -> bool:
        """Is the seat in play?"""
        standing = self.standing
        return seat not in standing.out and seat not in standing.aside and seat != standing.revolution

    def has_head(self, seat: int) -> bool:
        """Has the seat an opposite, or as good as one?"""
        facing = _across(seat)
        if facing == self.standing.revolution:
            return self.standing.claims > 0
        return facing not in self.standing.out and facing not in self.standing.aside

    def passed_before(self, seat: int) -> bool:
        """Had the seat passed in this round before this set was laid?"""
        return seat in self.round.passed and (seat, "pass") not in self.round.since

    def is_restricted(self) -> bool:
        """Is it a 够级牌 by the rules of 够级: not in the melee, and its player has a head?"""
        return self.table.gouji and not self.standing.melee and self.has_head(self.table.seat)

    def burn_order(self) -> list[int]:
        """Who is asked for a burn, his side first; nobody who has spoken, passed, or has no head."""
        table = self.table
        burnable = table.gouji and not table.dead and not self.standing.melee
        if not burnable or not (table.dead_gou or self.has_head(table.seat)):
            return []
        sides = sorted(self.order, key=lambda seat: ((seat - table.seat) % 2, (seat - table.seat) % 6))
        return [
            seat
            for seat in sides
            if seat != self.across
            and self.plays_on(seat)
            and seat not in self.round.passed
            and seat not in self.spoken
            and self.has_head(seat)
        ]

    def burns(self, seat: int) -> list[Counts]:
        """Which sets of the seat burn the one on the table?"""
        hand = self.state.hands[seat - 1]
        found = hand_sets.beating(hand, self.table.cards.counts, self.ruleset)
        if self.ruleset["burn_failure"] == "last_place":
            return found
        return [laid for laid in found if hand_sets.leaves_way_out(hand, laid, self.ruleset)]

    def may_answer(self, seat: int) -> bool:
        """May the seat answer this set at all, if it has not spoken on it?"""
        table = self.table
        if table.dead or table.dead_gou or not self.plays_on(seat):
            return False
        if self.standing.melee:
            return True
        if seat == self.across:
            return not self.passed_before(seat) or table.bottom or not self.round.bottom
        if self.passed_before(seat):
            return False
        return not self.is_restricted() or not self.has_head(seat)

    def comes_last(self, seat: int) -> bool:
        """Does the seat come after all others: the opposite, back after a pass, on an ordinary set?"""
        return seat == self.across and self.passed_before(seat) and not self.is_restricted()

    def waiting(self) -> list[int]:
        """Who is still to be asked, in order; a yielder once more, after the two seats behind him."""
        first = [seat for seat in self.order if self.may_answer(seat) and not self.comes_last(seat)]
        last = [seat for seat in self.order if self.may_answer(seat) and self.comes_last(seat)]
        yielded = [seat for seat, word in self.round.since if word == "yield"]
        done = [seat for seat, word in self.round.since if word in ("pass", "wind")]
        return [seat for seat in first + last if seat not in done + yielded] + [
            seat for seat in yielded if seat not in done
        ]

    def answerer(self) -> tuple[int, bool]:
        """Whose turn is it to answer, and is he the last to be asked?  Seat 0 for nobody."""
        waiting = self.waiting()
        return (waiting[0], len(waiting) == 1) if waiting else (0, True)

    def words(self, seat: int, *, is_last: bool) -> Iterator[Action]:
        """What may the seat say instead of playing?"""
        covers = is_last and seat == self.across and self.explicit
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
        if self.plays_on(self.table.seat) or self.passed_before(seat) or self.is_restricted():
            return False
        if (seat, "yield") in self.round.since:
            return False
        return seat == next(other for other in self.order if self.plays_on(other))

    def may_yield(self, seat: int, *, is_last: bool) -> bool:
        """May the seat yield?"""
        ordinary = not self.table.gouji and not self.standing.melee
        return ordinary and seat == self.across and not is_last

    def covers(self, seat: int) -> Iterator[Action]:
        """How may the coverer end the round?"""
        yield Action(seat, "cover")
        if not any(coverer == seat for coverer, _ in self.round.allowed):
            for other in range(1, 7):
                if other != seat and self.plays_on(other):
                    yield Action(seat, "allow_cover", NO_CARDS, other)

    def beating(self, seat: int) -> list[Counts]:
        """Which sets of the seat beat the one on the table?"""
        return hand_sets.beating(self.state.hands[seat - 1], self.table.cards.counts, self.ruleset)


def _across(seat: int) -> int:
    return (seat + 2) % 6 + 1 if seat else 0
