"""Who is asked one after another as a hand stands, and what each may do: what people are told, and no rule needs."""

from gouji.play.action import Verb
from gouji.play.rights import offered
from gouji.play.state import Right, State
from gouji.rules import Rules


def in_turn(state: State, rules: Rules) -> tuple[tuple[Right, tuple[Verb, ...]], ...]:
    """Return who is asked, in order, and what each may do once it comes to him and none before him has played."""
    turn, round_ = state.turn, state.round
    if turn is None or round_ is None:
        return () if turn is None else ((turn, offered(state, rules)),)
    queue = round_.queue
    coming = (state.in_round(round_.asking(queue[at:])) for at in range(len(queue)))
    return tuple((right, offered(then, rules)) for right, then in zip(queue, coming, strict=True))
