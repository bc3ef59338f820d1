"""Every legal action of the seat to act, worked out without the judge and without its queue.

The judge keeps a queue of rights and strikes rights off it.  Here each question is asked the other way
round, of the facts alone: who lies on the table, who has said what since, who has passed, who is out –
and whom that leaves.  Which sets beat the one on the table is told by domination: sort both from high to
low, and every card must exceed the card opposite it.  Neither side calls the other, so that a property
test can hold each against the other.
"""

from functools import cache
from typing import Final

from gouji.lister import hand_sets
from gouji.play.action import Action, Verb
from gouji.play.state import Laid, Round, State
from gouji.rules import Rules
from gouji.table.cards import NO_CARDS, Counts


def legal(state: State, rules: Rules) -> list[Action]:
    """Return every action the seat to act may take, each once; none once the hand is over."""
    if state.places:
        return []
    if state.round is None:
        return _leads(state, rules)
    return _answers(state, state.round, rules)


def _leads(state: State, rules: Rules) -> list[Action]:
    """Return the leads: any set, but a burner's with its joker and with a way out."""
    seat = state.leader
    hand = state.hands[seat - 1]
    sets = hand_sets.sets_of(hand, rules)
    if state.debt is not None and state.debt.burner == seat and rules.burn_failure == "refused":
        sets = [laid for laid in sets if hand_sets.keeps_debt(hand, laid, rules)]
    found = [Action(seat, "play", laid) for laid in sets]
    if state.standing.claims and _across(state.standing.revolution) == seat:
        found.append(Action(seat, "renounce"))
    return found


def _answers(state: State, round_: Round, rules: Rules) -> list[Action]:
    """Return what the one seat whose turn it is may do about the set on the table."""
    facts = _Facts(state, round_, rules)
    for seat in facts.burn_order():
        burns = facts.burns(seat)
        if burns:
            return [*[Action(seat, "burn", laid) for laid in burns], _DECLINE[seat]]
    waiting = facts.waiting()
    if not waiting:
        return facts.covers(facts.across)
    seat = waiting[0]
    found = [Action(seat, "play", laid) for laid in facts.beating(seat)]
    found += facts.words(seat, is_last=len(waiting) == 1)
    return found


class _Facts:
    """What is known about the set on the table, asked seat by seat."""

    __slots__ = (
        "across", "alive", "bound", "headed", "lost_heads", "melee",
        "restricted", "round", "rules", "state", "table",
    )  # fmt: skip

    def __init__(self, state: State, round_: Round, rules: Rules) -> None:
        self.state: Final = state
        self.round: Final = round_
        self.table: Final[Laid] = round_.table
        self.rules: Final = rules
        player, standing = round_.table.seat, state.standing
        self.across: Final = _ACROSS[player]
        seats = _seats(player, standing.out, standing.aside, standing.revolution, standing.claims)
        self.alive: Final = seats[0]
        self.lost_heads: Final = seats[1]
        since = round_.since
        self.bound: Final = [seat for seat in round_.passed if (seat, "pass") not in since] if round_.passed else []
        """The seats that had passed in this round before this set was laid."""
        self.melee: Final = standing.melee
        self.headed: Final = player not in self.lost_heads
        """The player of the set has an opposite, or as good as one."""
        self.restricted: Final = self.table.gouji and self.headed and not self.melee
        """It is a 够级牌 to which the rules of 够级 apply."""

    def burn_order(self) -> list[int]:
        """Who is asked for a burn, his side first; nobody who has spoken, passed, or has no head."""
        table = self.table
        if not table.gouji or table.dead or self.melee or not (self.headed or table.dead_gou):
            return []
        spoken = [speaker for speaker, _ in self.round.since]
        barred = (self.across, *self.round.passed, *spoken, *self.lost_heads)
        return [seat for seat in _BY_SIDE[table.seat] if seat in self.alive and seat not in barred]

    def burns(self, seat: int) -> list[Counts]:
        """Which sets of the seat burn the one on the table?"""
        if self.rules.burn_failure == "last_place":
            return self.beating(seat)
        hand = self.state.hands[seat - 1]
        if hand_sets.is_far_from_out(hand):
            return []
        if self.rules.burn_test == "held":
            return self.beating(seat)
        return [laid for laid in self.beating(seat) if hand_sets.leaves_way_out(hand, laid, self.rules)]

    def waiting(self) -> list[int]:
        """Who is still to be asked, in order: the opposite back after a pass, and a yielder, last."""
        if self.table.dead or self.table.dead_gou:
            return []
        asked = list(self.alive)
        if self.restricted:
            asked = [seat for seat in asked if seat == self.across or seat in self.lost_heads]
        barred = [seat for seat, word in self.round.since if word in ("pass", "wind")]
        if self.bound and not self.melee:
            may_return = self.table.bottom or not self.round.bottom
            barred += [seat for seat in self.bound if seat != self.across or not may_return]
        waiting = [seat for seat in asked if seat not in barred] if barred else asked
        comes_back = not self.restricted and self.across in self.bound
        if self.across in waiting and (comes_back or (self.across, "yield") in self.round.since):
            waiting.remove(self.across)
            waiting.append(self.across)
        return waiting

    def words(self, seat: int, *, is_last: bool) -> list[Action]:
        """What may the seat say instead of playing?"""
        covers = is_last and seat == self.across and self.rules.cover == "explicit"
        found = [] if covers else [_PASS[seat]]
        if self.may_apply(seat):
            found.append(_WIND[seat])
        if self.may_yield(seat, is_last=is_last):
            found.append(_YIELD[seat])
        return found + self.covers(seat) if covers else found

    def may_apply(self, seat: int) -> bool:
        """May the seat apply for the wind?"""
        gone_out = self.table.seat in self.state.standing.out
        if not gone_out or self.restricted or seat in self.bound or (seat, "yield") in self.round.since:
            return False
        return seat == self.alive[0]

    def may_yield(self, seat: int, *, is_last: bool) -> bool:
        """May the seat yield?"""
        ordinary = not self.table.gouji and not self.melee
        return ordinary and seat == self.across and not is_last

    def covers(self, seat: int) -> list[Action]:
        """How may the coverer end the round?"""
        if self.round.allowed and any(coverer == seat for coverer, _ in self.round.allowed):
            return [_COVER[seat]]
        player = () if self.table.seat in self.state.standing.out else (self.table.seat,)
        return [_COVER[seat], *_allowing(seat, (*self.alive, *player))]

    def beating(self, seat: int) -> list[Counts]:
        """Which sets of the seat beat the one on the table?"""
        return hand_sets.beating(self.state.hands[seat - 1], self.table.cards.counts, self.rules)


@cache
def _seats(
    player: int, out: tuple[int, ...], aside: tuple[int, ...], revolted: int, claims: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the seats after *player* in turn order that are still in play, and those whose opposite is no more."""
    gone = (*out, *aside, revolted)
    lost = (_across(seat) for seat in gone if seat != revolted or not claims)
    return tuple(seat for seat in _ORDER[player] if seat not in gone), tuple(lost)


@cache
def _allowing(coverer: int, seats: tuple[int, ...]) -> tuple[Action, ...]:
    """Return how the coverer lets each of *seats* but himself cover."""
    return tuple(Action(coverer, "allow_cover", NO_CARDS, other) for other in seats if other != coverer)


def _across(seat: int) -> int:
    return (seat + 2) % 6 + 1 if seat else 0


_ACROSS: Final = tuple(_across(seat) for seat in range(7))
_ORDER: Final = tuple(tuple((seat + step - 1) % 6 + 1 for step in range(1, 6)) for seat in range(7))
"""The five seats after each, in turn order; the first row is no seat's."""

_BY_SIDE: Final = tuple((*order[1::2], *order[::2]) for order in _ORDER)
"""The same, those of the seat's own side first."""


def _said(word: Verb) -> tuple[Action, ...]:
    """Return what each seat does by that word alone; the first is no seat's."""
    return tuple(Action(seat, word) for seat in range(7))


_PASS: Final = _said("pass")
_YIELD: Final = _said("yield")
_WIND: Final = _said("wind")
_DECLINE: Final = _said("decline")
_COVER: Final = _said("cover")
