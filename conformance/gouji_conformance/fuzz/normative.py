"""What the protocol holds an engine to in an answer: all of it but what is only for people.

The fields of a state that every engine gives are judged in each; the others where the engine says that it gives them.
Of several reasons an engine need not name them all, so that a reason is held to only where it is the one there is.
"""

from collections.abc import Iterator
from typing import Any, Final

from gouji.play.action import VERBS
from gouji_conformance.sentences.plans import Expectation

_JUDGED: Final = ("phase", "hands", "out", "places")
_OPTIONAL: Final = (
    *("passed", "opened", "headless", "melee", "burner", "dead_gou", "half", "speakers", "walls", "caught"),
    "lost_turns",
)
_OF_A_SET: Final = ("rank", "size", "twos", "small", "big", "gouji", "dead")
_ALWAYS: Final = ("rank", "size")
"""Of a set every engine gives these; the others it names."""
_YES_NO: Final = ("accepted", "legal", "beats")


def expected(answer: Any, step: int) -> Iterator[Expectation]:
    """Yield what *answer* of the reference holds another engine to, what decides first.

    Args:
        answer: the result of one request.
        step: of the expectations: which request it is.
    """
    for name in _YES_NO:
        if name in answer:
            yield Expectation(name, "is", answer[name], step=step)
    if len(answer.get("reasons", ())) == 1:
        yield Expectation("reasons", "includes", answer["reasons"][0], "explains", step)
    if answer.get("legal"):
        yield from _of_a_set(answer, "", step)
    if "moves" in answer:
        yield Expectation("moves", "is", answer["moves"], "lists_moves", step)
    if "state" in answer:
        yield from _of_a_state(answer["state"], step)


def _of_a_state(state: Any, step: int) -> Iterator[Expectation]:
    to_act = state["to_act"]
    if to_act is None:
        yield Expectation("state.to_act", "is", None, step=step)
    else:
        yield Expectation("state.to_act.seat", "is", to_act["seat"], step=step)
    for name in _JUDGED:
        if name in state:
            yield Expectation(f"state.{name}", "is", state[name], step=step)
    table = state["table"]
    if table is None:
        yield Expectation("state.table", "is", None, step=step)
    else:
        yield Expectation("state.table.seat", "is", table["seat"], step=step)
        yield Expectation("state.table.cards", "is", table["cards"], step=step)
        yield from _of_a_set(table, "state.table.", step)
    for name in _OPTIONAL:
        if name in state:
            yield Expectation(f"state.{name}", "is", state[name], f"state.{name}", step)
    for verb in VERBS if to_act is not None else ():
        test: Any = "includes" if verb in to_act["may"] else "excludes"
        yield Expectation("state.to_act.may", test, verb, "state.may", step)


def _of_a_set(found: Any, where: str, step: int) -> Iterator[Expectation]:
    for name in _OF_A_SET:
        if name in found:
            needs = "" if name in _ALWAYS else f"sets.{name}"
            yield Expectation(f"{where}{name}", "is", found[name], needs, step)
