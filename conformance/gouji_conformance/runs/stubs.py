"""Engines that know nothing of the rules: what they say is got from what is asked of them, and from no law.

Each knows the whole suite by heart, as nobody who cheats could know it better, but for what makes one row differ
from another.  What the best of them passes is the floor under a score (``runs.floors``).
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from gouji.table.cards import CardsError, parse_cards
from gouji_conformance.sentences.plans import Expectation, Operation, Plan

Answer = Any
Stub = Callable[[Plan], Iterable[Answer]]
"""What an engine would answer to the operations of a row, one after another."""

STUBS: Final = ("constant", "most_common", "always_no", "always_yes", "random", "echo")
"""The names of all there are; of two that pass as many rows the first is named."""

Wants = tuple[Expectation, ...]
_encode: Final = msgspec.json.Encoder(order="sorted").encode


def stubs_for(plans: Sequence[Plan]) -> dict[str, Stub]:
    """Return every stub by its name, each the best of its kind for the rows *plans*."""
    of_method: dict[str, list[Wants]] = {}
    for plan in plans:
        for operation in plan.operations:
            of_method.setdefault(operation.method, []).append(operation.expect)
    always = likely([wants for entries in of_method.values() for wants in entries])
    common = {method: likely(entries) for method, entries in of_method.items()}
    sides = {
        side: {method: likely(entries, side=side) for method, entries in of_method.items()} for side in (False, True)
    }
    return {
        "constant": _saying(lambda _operation: always),
        "most_common": _saying(lambda operation: common[operation.method]),
        "always_no": _unmoved(sides[False]),
        "always_yes": _saying(lambda operation: sides[True][operation.method]),
        "random": _by_lot(of_method),
        "echo": _saying(lambda operation: operation.params),
    }


def _saying(answer: Callable[[Operation], Answer]) -> Stub:
    return lambda plan: (answer(operation) for operation in plan.operations)


def _unmoved(refusals: Mapping[str, Answer]) -> Stub:
    """Return the stub that refuses all, and of a game always says how it began: the best that never plays can do."""

    def answers(plan: Plan) -> Iterable[Answer]:
        state: dict[str, Any] | None = None
        for operation in plan.operations:
            position = operation.params.get("position")
            if isinstance(position, dict):
                state = state_at_start(position)
            said = refusals[operation.method]
            yield said if state is None else {**said, "state": _joined(said.get("state"), state)}

    return answers


def _joined(one: Any, other: dict[str, Any]) -> dict[str, Any]:
    return {**one, **other} if isinstance(one, dict) else other


def state_at_start(position: Mapping[str, Any]) -> dict[str, Any]:
    """Return what anybody sees of a hand before its first act: who leads, who is out, how many cards each holds."""
    hands = {seat: _many(written) for seat, written in position.get("hands", {}).items()}
    leader = position.get("leader")
    return {
        "phase": "lead",
        "to_act": {"seat": leader, "may": ["play"]},
        "table": None,
        "hands": hands,
        "out": position.get("out", []),
    }


def _many(written: str) -> int:
    try:
        return sum(parse_cards(written.replace("?", "5")))
    except CardsError:
        return 0


def _by_lot(of_method: Mapping[str, Sequence[Wants]]) -> Stub:
    """Return the stub that gives to each question the answer to another of its method, drawn by lot."""

    def answers(plan: Plan) -> Iterable[Answer]:
        for number, operation in enumerate(plan.operations):
            others = of_method[operation.method]
            lot = int.from_bytes(hashlib.sha256(f"{plan.row}:{number}".encode()).digest()[:8])
            yield _said(others[lot % len(others)])

    return answers


def likely(questions: Sequence[Wants], *, side: bool | None = None) -> dict[str, Any]:
    """Return the one answer that meets as many of *questions* as can be seen by going from the commonest wish on.

    In a list stands whatever more questions want there than do not: an engine may name every reason there is.

    Args:
        questions: what is expected of the answer to each.
        side: every yes and no of it is this; None: what is commoner.
    """
    answer: dict[str, Any] = {}
    settled: set[str] = set()
    left = list(questions)
    while wish := _commonest(left, settled, side=side):
        path, written = wish
        settled.add(path)
        _put(answer, path, msgspec.json.decode(written))
        left = [wants for wants in left if _agrees(wants, path, written)]
    for wants in questions:
        for want in wants:
            if side is not None and isinstance(want.value, bool) and want.path not in settled:
                _put(answer, want.path, side)
    for path, members in _lists(questions).items():
        if path not in settled:
            _put(answer, path, members)
    return answer


def _commonest(questions: Iterable[Wants], settled: Container[str], *, side: bool | None) -> tuple[str, bytes] | None:
    wishes = Counter(
        (want.path, _encode(want.value))
        for wants in questions
        for want in wants
        if want.test == "is" and want.path not in settled and not _against(want.value, side=side)
    )
    return wishes.most_common(1)[0][0] if wishes else None


def _against(value: Any, *, side: bool | None) -> bool:
    return side is not None and isinstance(value, bool) and value is not side


def _agrees(wants: Wants, path: str, written: bytes) -> bool:
    return all(_encode(want.value) == written for want in wants if want.path == path and want.test == "is")


def _lists(questions: Iterable[Wants]) -> dict[str, list[Any]]:
    """Return for each path where a list is asked about what it should have in it."""
    wished: dict[str, Counter[bytes]] = {}
    for wants in questions:
        for want in wants:
            if want.test != "is":
                wished.setdefault(want.path, Counter())[_encode(want.value)] += 1 if want.test == "includes" else -1
    return {
        path: [msgspec.json.decode(value) for value, balance in counted.items() if balance > 0]
        for path, counted in wished.items()
    }


def _said(wants: Wants) -> dict[str, Any]:
    answer: dict[str, Any] = {}
    for want in wants:
        if want.test == "is":
            _put(answer, want.path, want.value)
    for path, members in _lists([wants]).items():
        _put(answer, path, members)
    return answer


def _put(answer: dict[str, Any], path: str, value: Any) -> None:
    """Say *value* at *path* of *answer*, as far as what is said already leaves it a place."""
    *above, last = path.split(".")
    inside: Any = answer
    for name in above:
        inside = inside.setdefault(name, {})
        if not isinstance(inside, dict):
            return
    inside[last] = value
