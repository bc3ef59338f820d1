"""At a glance: whether an engine's answer is as right as the law's in all that is judged, part by part as it stands.

Most answers are, letter for letter.  What is not seen to be right here is looked at closely, by ``normative``: another
order of cards or moves is as right.
"""

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Any, Final

from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.fuzz.normative import ALWAYS, OF_A_MATCH, OF_A_SET, OPTIONAL, YES_NO, spoken_of
from gouji_conformance.runs.verdicts import gives

_JUDGED: Final = ("phase", "hands", "out", "places")
Parts = Callable[[Any], tuple[Any, ...]]


class Glance:
    """Looks at the answers of one engine.

    Args:
        info: what the engine says of itself: it is held to what it gives.
    """

    def __init__(self, info: EngineInfo) -> None:
        self._explains = info.explains
        self._may = gives(info, "state.may")
        self._of_a_state = frozenset((*_JUDGED, *(name for name in OPTIONAL if gives(info, f"state.{name}"))))
        sets = frozenset(name for name in OF_A_SET if name in ALWAYS or gives(info, f"sets.{name}"))
        self._of_a_set = sets | {"legal"}
        self._of_a_table = sets - {*ALWAYS} | {"seat", "cards"}
        self._info = info
        self._known: dict[tuple[frozenset[str], tuple[str, ...]], Parts] = {}

    def is_right(self, answer: Any, got: Any, area: str = "") -> bool:
        """Tell whether *got* is seen to be as right as *answer*, the law's; no says nothing yet.

        Args:
            answer: with the parts that are judged.
            got: the engine's.
            area: in which it was asked; of sets and hands all is known without.
        """
        if type(got) is not dict or any(answer[name] is not got.get(name) for name in YES_NO if name in answer):
            return False
        reasons = answer.get("reasons", ())
        if self._explains and len(reasons) == 1 and reasons[0] not in got.get("reasons", ()):
            return False
        if "moves" in answer and answer["moves"] != got.get("moves"):
            return False
        if answer.get("legal") and not self._alike(self._of_a_set, answer, got):
            return False
        if "state" in answer and not self._is_state_right(answer["state"], got.get("state")):
            return False
        return not area or self._are_parts_right(answer, got, area)

    def _is_state_right(self, state: Any, got: Any) -> bool:
        if type(got) is not dict or not self._is_turn_right(state["to_act"], got.get("to_act"), "step" not in state):
            return False
        if "step" not in state:
            return self._alike(self._of_a_state, state, got) and self._is_table_right(state["table"], got.get("table"))
        if not self._alike(OF_A_MATCH, state, got):
            return False
        if state["play"] is None:
            return "play" in got and got["play"] is None
        return self._is_state_right(state["play"], got.get("play"))

    def _is_turn_right(self, turn: Any, got: Any, of_a_hand: bool) -> bool:  # noqa: FBT001 - which of two
        if turn is None or type(got) is not dict:
            return turn is got
        if turn["seat"] != got.get("seat"):
            return False
        return not (of_a_hand and self._may) or turn["may"] == got.get("may")

    def _is_table_right(self, table: Any, got: Any) -> bool:
        if table is None or type(got) is not dict:
            return table is got
        return self._alike(self._of_a_table, table, got)

    def _are_parts_right(self, answer: Any, got: Any, area: str) -> bool:
        spoken = spoken_of(area)
        names = frozenset(name for name, (needs, _) in spoken.items() if not needs or gives(self._info, needs))
        return self._alike(names, answer, got)

    def _alike(self, judged: frozenset[str], answer: Mapping[str, Any], got: Mapping[str, Any]) -> bool:
        """Tell whether *got* has every part of *answer* that is *judged*, the same and of the same type."""
        key = (judged, tuple(answer))
        parts = self._known.get(key)
        if parts is None:
            parts = self._known.setdefault(key, _parts([name for name in answer if name in judged]))
        try:
            right, found = parts(answer), parts(got)
        except KeyError:
            return False
        return right == found and [*map(type, right)] == [*map(type, found)]


def _parts(names: list[str]) -> Parts:
    """Return what takes the parts *names* of an answer."""
    if not names:
        return lambda _answer: ()
    take = itemgetter(*names)
    return take if len(names) > 1 else lambda answer: (take(answer),)
