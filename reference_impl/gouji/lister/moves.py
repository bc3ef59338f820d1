"""Every legal action of the seat to act, worked out without the judge and without its queue.

The judge keeps a queue of rights and strikes rights off it.  Here each question is asked the other way
round, of the facts alone: who lies on the table, who has said what since, who has passed, who is out –
and whom that leaves.  Which sets beat the one on the table is told by domination: sort both from high to
low, and every card must exceed the card opposite it.  Neither side calls the other, so that a property
test can hold each against the other.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from gouji.lister import hand_sets
from gouji.play.action import Action, Verb
from gouji.play.state import Laid, Round, State
from gouji.rules import Rules
from gouji.table.cards import NO_CARDS, Counts


def legal(state: State, rules: Rules) -> list[Action]:
    """Return every action the seat to act may take, each once; none once the hand is over.

    The list is the caller's own.
    """
    if state.places:
        return []
    if state.round is None:
        return _leads(state, rules)
    return _answers(state, state.round, rules)


def _leads(state: State, rules: Rules) -> list[Action]:
    """Return the leads: any set, but a burner's with its joker and with a way out; in a pick the one that is next."""
    seat = state.leader
    hand = state.hands[seat - 1]
    found = hand_sets.leads(seat, hand, rules) if state.pick is None else [Action(seat, "play", state.pick.sets[0])]
    if state.debt is not None and state.debt.burner == seat and rules.burn_failure == "refused":
        found = [play for play in found if hand_sets.keeps_debt(hand, play.cards, rules)]
    if state.standing.claims and _across(state.standing.revolution) == seat:
        found.append(Action(seat, "renounce"))
    return found


def _answers(state: State, round_: Round, rules: Rules) -> list[Action]:
    """Return what the one seat whose turn it is may do about the set on the table."""
    standing, table = state.standing, round_.table
    around = _around(
        table.seat, standing.out, standing.aside, standing.revolution, standing.claims, picked=table.picked
    )
    if table.gouji and not standing.melee:
        burns = _window(state, round_, around, rules)
        if burns:
            return burns
    waiting = _waiting(round_, around, melee=standing.melee)
    if not waiting:
        return _covers(around.across, round_, around)
    seat, is_last = waiting[0], len(waiting) == 1
    if seat in standing.lost_turns:
        covers = is_last and seat == around.across and rules.cover == "explicit"
        return _covers(seat, round_, around) if covers else [_PASS[seat]]
    found = hand_sets.beating(seat, state.hands[seat - 1], table.cards.counts, rules)
    if not is_last or seat != around.across or rules.cover == "automatic":
        found.append(_PASS[seat])
    if around.gone_out and _may_apply(seat, round_, around, melee=standing.melee):
        found.append(_WIND[seat])
    if seat == around.across:
        if not is_last and not table.gouji and not standing.melee:
            found.append(_YIELD[seat])
        if is_last and rules.cover == "explicit":
            found += _covers(seat, round_, around)
    return found


def _window(state: State, round_: Round, around: "_Around", rules: Rules) -> list[Action]:
    """Return what the first seat may do that is asked whether it burns; nothing where none is, or is still to be."""
    for seat in _burn_order(round_, around):
        if seat not in state.standing.lost_turns:
            burns = _burns(seat, state.hands[seat - 1], round_.table, rules)
            if burns:
                return [*burns, _DECLINE[seat]]
    return []


class _Around:
    """The seats as they lie around the player of a set.

    Attributes:
        across: the seat opposite him.
        alive: those after him in turn order that are still in play.
        gone: he is in play no more, out with the set or made last since.
        gone_out: he has gone out with the set.
        headed: he has an opposite, or as good as one.
        answering: those alive who answer an ordinary set of his: all, but in a pick the other side alone.
        facing: those of them who answer his 够级牌 where the rules of 够级 apply: across, or without a head.
        burners: those alive who may burn it, his side first, none of it in a pick: not across, and with a head.
    """

    __slots__ = ("across", "alive", "answering", "burners", "facing", "gone", "gone_out", "headed")

    def __init__(
        self, player: int, gone: tuple[int, ...], headless: tuple[int, ...], *, gone_out: bool, picked: bool
    ) -> None:
        across = _across(player)
        self.across: Final = across
        self.alive: Final = tuple([seat for seat in _ORDER[player] if seat not in gone])
        self.gone: Final = player in gone
        self.gone_out: Final = gone_out
        self.headed: Final = player not in headless
        own_side = _ORDER[player][1::2] if picked else ()
        self.answering: Final = tuple([seat for seat in self.alive if seat not in own_side])
        self.facing: Final = tuple([seat for seat in self.answering if seat == across or seat in headless])
        barred = (*gone, *headless, across, *own_side)
        self.burners: Final = tuple([seat for seat in _BY_SIDE[player] if seat not in barred])


@cache
def _around(  # noqa: PLR0913 - all that a set's player is surrounded by
    player: int, out: tuple[int, ...], aside: tuple[int, ...], revolted: int, claims: int, *, picked: bool = False
) -> _Around:
    """Return the seats around *player*; kept, since they are the same for every word about his set."""
    gone = (*out, *aside, revolted)
    headless = tuple([_across(seat) for seat in gone if seat != revolted or not claims])
    return _Around(player, gone, headless, gone_out=player in out, picked=picked)


def _burn_order(round_: Round, around: _Around) -> Sequence[int]:
    """Who is asked for a burn of a 够级牌, its player's side first; nobody who has spoken or passed."""
    table = round_.table
    if table.dead or not (around.headed or table.dead_gou):
        return ()
    if not round_.passed and not round_.since:
        return around.burners
    silent = (*round_.passed, *[speaker for speaker, _ in round_.since])
    return [seat for seat in around.burners if seat not in silent]


def _burns(seat: int, hand: Counts, table: Laid, rules: Rules) -> list[Action]:
    """Which sets of the seat burn the one on the table?"""
    refused = rules.burn_failure == "refused"
    if refused and hand_sets.is_far_from_out(hand):
        return []
    refused = refused and rules.burn_test == "left"
    return [
        Action(seat, "burn", play.cards)
        for play in hand_sets.beating(seat, hand, table.cards.counts, rules)
        if not refused or hand_sets.leaves_way_out(hand, play.cards, rules)
    ]


def _waiting(round_: Round, around: _Around, *, melee: bool) -> Sequence[int]:
    """Who is still to be asked, in order: the opposite back after a pass, and a yielder, last."""
    table, passed, since, across = round_.table, round_.passed, round_.since, around.across
    if table.dead or table.dead_gou:
        return ()
    restricted = _is_restricted(table, around, melee=melee)
    waiting: Sequence[int] = around.facing if restricted else around.answering
    last = (across, "yield") in since
    if passed:
        bound = across in passed and (across, "pass") not in since
        barred = passed - {across} if bound and not melee and (table.bottom or not round_.bottom) else passed
        waiting = [seat for seat in waiting if seat not in barred]
        last = last or (bound and not restricted)
    if since and around.gone:
        waiting = [seat for seat in waiting if (seat, "wind") not in since]
    if last and across in waiting:
        waiting = (*[seat for seat in waiting if seat != across], across)
    return waiting


def _is_restricted(table: Laid, around: _Around, *, melee: bool) -> bool:
    """Is it a 够级牌 to which the rules of 够级 apply?"""
    return table.gouji and around.headed and not melee


def _may_apply(seat: int, round_: Round, around: _Around, *, melee: bool) -> bool:
    """May the seat, which is asked about the last set of a player gone out, apply for the wind?"""
    if _is_restricted(round_.table, around, melee=melee) or (seat, "yield") in round_.since:
        return False
    return seat == around.alive[0] and seat not in round_.passed


def _covers(seat: int, round_: Round, around: _Around) -> list[Action]:
    """How may the coverer end the round?"""
    if round_.allowed and any(coverer == seat for coverer, _ in round_.allowed):
        return [_COVER[seat]]
    others = around.alive if around.gone else (*around.alive, round_.table.seat)
    return [_COVER[seat], *_allowing(seat, others)]


@cache
def _allowing(coverer: int, seats: tuple[int, ...]) -> tuple[Action, ...]:
    """Return how the coverer lets each of *seats* but himself cover."""
    return tuple(Action(coverer, "allow_cover", NO_CARDS, other) for other in seats if other != coverer)


def _across(seat: int) -> int:
    return (seat + 2) % 6 + 1 if seat else 0


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
