"""What the protocol holds an engine to in an answer: all of it but what is only for people.

The fields of a state that every engine gives are judged in each; the others where the engine says that it gives them.
Of several reasons an engine need not name them all, so that a reason is held to only where it is the one there is.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from gouji.play.action import VERBS
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.plans import Expectation

_JUDGED: Final = ("phase", "hands", "out", "places")
OPTIONAL: Final = (
    *("passed", "opened", "headless", "melee", "burner", "dead_gou", "half", "speakers", "walls", "caught"),
    "lost_turns",
)
OF_A_SET: Final = ("rank", "size", "twos", "small", "big", "gouji", "dead")
ALWAYS: Final = ("rank", "size")
"""Of a set every engine gives these; the others it names."""
YES_NO: Final = ("accepted", "legal", "beats", "allowed")
OF_A_MATCH: Final = frozenset(
    (
        *("step", "hand", "hands", "scores", "odd", "even", "places", "opening", "opener", "first_taker", "leader"),
        *("revolution", "held", "dues", "returns", "lost_turns", "breaches", "fines", "made_last", "vacant"),
    )
)
_JUDGED_ELSEWHERE: Final = (*YES_NO, "reasons", "moves", "state")


def expected(answer: Any, step: int, area: str = "") -> Iterator[Expectation]:
    """Yield what *answer* of the reference holds another engine to, what decides first.

    Args:
        answer: the result of one request.
        step: of the expectations: which request it is.
        area: in which it was asked; of sets and hands all is known without.
    """
    for name in YES_NO:
        if name in answer:
            yield Expectation(name, "is", answer[name], step=step)
    if len(answer.get("reasons", ())) == 1:
        yield Expectation("reasons", "includes", answer["reasons"][0], "explains", step)
    if answer.get("legal"):
        yield from _of_a_set(answer, "", step)
    if "moves" in answer:
        yield Expectation("moves", "is", answer["moves"], "lists_moves", step)
    if "state" in answer:
        of_this = _of_a_match if "step" in answer["state"] else _of_a_state
        yield from of_this(answer["state"], "state", step)
    if area:
        yield from _of_an_area(area, answer, step)


def _of_a_match(state: Any, where: str, step: int) -> Iterator[Expectation]:
    yield from _of_turn(state["to_act"], where, step)
    for name in state:
        if name in OF_A_MATCH:
            yield Expectation(f"{where}.{name}", "is", state[name], step=step)
    if state["play"] is None:
        yield Expectation(f"{where}.play", "is", None, step=step)
    else:
        yield from _of_a_state(state["play"], f"{where}.play", step)


def _of_turn(to_act: Any, where: str, step: int) -> Iterator[Expectation]:
    if to_act is None:
        yield Expectation(f"{where}.to_act", "is", None, step=step)
    else:
        yield Expectation(f"{where}.to_act.seat", "is", to_act["seat"], step=step)


def _of_a_state(state: Any, where: str, step: int) -> Iterator[Expectation]:
    to_act = state["to_act"]
    yield from _of_turn(to_act, where, step)
    for name in _JUDGED:
        if name in state:
            yield Expectation(f"{where}.{name}", "is", state[name], step=step)
    table = state["table"]
    if table is None:
        yield Expectation(f"{where}.table", "is", None, step=step)
    else:
        yield Expectation(f"{where}.table.seat", "is", table["seat"], step=step)
        yield Expectation(f"{where}.table.cards", "is", table["cards"], step=step)
        yield from _of_a_set(table, f"{where}.table.", step)
    for name in OPTIONAL:
        if name in state:
            yield Expectation(f"{where}.{name}", "is", state[name], f"state.{name}", step)
    for verb in VERBS if to_act is not None else ():
        test: Any = "includes" if verb in to_act["may"] else "excludes"
        yield Expectation(f"{where}.to_act.may", test, verb, "state.may", step)


def _of_an_area(area: str, answer: Any, step: int) -> Iterator[Expectation]:
    """Yield the parts of *answer* that sentences of *area* can say: what no sentence can is only for people."""
    for name, (needs, whole) in spoken_of(area).items():
        if name in answer and whole:
            yield Expectation(name, "is", answer[name], needs, step)
        elif isinstance(answer.get(name), list):
            yield from (Expectation(name, "includes", entry, needs, step) for entry in answer[name])


@cache
def spoken_of(area: str) -> Mapping[str, tuple[str, bool]]:
    """Return the parts of an answer of which sentences of *area* say what they are: what each needs, and whether whole.

    What sentences only look for something in is in no order.
    """
    found: dict[str, tuple[str, bool]] = {}
    for sentence in phrasebook().spoken_in(area, "then"):
        for want in (want for meaning in sentence.meanings for want in meaning.expect):
            name = str(want["path"]).partition(".")[0]
            if name not in _JUDGED_ELSEWHERE and _is_told(want["value"]):
                needs, whole = found.get(name, (want["needs"], False))
                found[name] = ("" if "" in (needs, want["needs"]) else needs, whole or want["test"] == "is")
    return found


def _is_told(value: Any) -> bool:
    """Tell whether a sentence has words for what the *value* of its expectation is, not only for that there is none."""
    if isinstance(value, dict):
        return any(map(_is_told, value.values()))
    return isinstance(value, bool) or (isinstance(value, str) and value not in ("", "{nothing}"))


def _of_a_set(found: Any, where: str, step: int) -> Iterator[Expectation]:
    for name in OF_A_SET:
        if name in found:
            needs = "" if name in ALWAYS else f"sets.{name}"
            yield Expectation(f"{where}{name}", "is", found[name], needs, step)
