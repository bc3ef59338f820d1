"""A simple player for the seats nobody plays: lays low, keeps jokers and 2s, lets partners win."""

from collections.abc import Sequence

from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.state import State
from gouji.table import sets
from gouji.table.cards import BIG, SMALL, TWO
from gouji.table.seats import is_partner

_SAYS = (verbs.PASS, verbs.COVER, verbs.DECLINE, verbs.WIND, verbs.YIELD)


def chosen(state: State, moves: Sequence[Action]) -> Action:
    """Return what the policy does with *moves*, the legal actions of the seat to act; the same for the same state."""
    laying = [move for move in moves if move.do in verbs.WITH_CARDS]
    saying = [move for verb in _SAYS for move in moves if move.do == verb]
    if not laying:
        return saying[0]
    best = min(laying, key=lambda move: _price(state, move))
    if state.round is None or not saying:
        return best
    last = sum(best.cards) == sum(state.hand(best.seat))
    return best if last or (not _dear(best) and not is_partner(best.seat, state.round.table.seat)) else saying[0]


def _price(state: State, move: Action) -> tuple[int, ...]:
    """Return what a set costs: going out is free; jokers, then 2s, then rank; in a lead more cards are cheaper."""
    laid = sets.make_set(move.cards)
    goes_out = laid.size == sum(state.hand(move.seat))
    broken = state.hand(move.seat)[laid.rank] - move.cards[laid.rank]
    return (not goes_out, laid.small + 2 * laid.big, laid.twos, broken, laid.rank, -laid.size, *move.cards)


def _dear(move: Action) -> bool:
    return move.cards[SMALL] + move.cards[BIG] > 1 or move.cards[TWO] > 2
