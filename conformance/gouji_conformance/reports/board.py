"""The table of a row as a page draws it: as it stood before the step that went wrong."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from gouji.table.cards import Counts, cards_text, parse_cards
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_rulings.picture import Picture, faces, picture_of_start
from gouji_spec.text import Text

_HIDDEN: Final = re.compile(r"\?(?:\*(\d+))?")

_Laid = tuple[int, Counts]
"""A seat and the cards it lays."""


def board_of(row: RowResult, plan: Plan) -> Picture | None:
    """Return the table at which the operation in question of *row* was asked; None where there is none.

    What was laid before it is no more in the hands, and the last of it lies in the middle.
    """
    at = row.fault.operation if row.fault is not None else min((unmet.operation for unmet in row.unmet), default=0)
    begun = [number for number, entry in enumerate(plan.operations[: at + 1]) if "position" in entry.params]
    if not begun:
        return None
    position = plan.operations[begun[-1]].params["position"]
    laid = list(_laid(plan.operations[begun[-1] + 1 : at]))
    if not laid:
        return picture_of_start(position)
    drawn = picture_of_start({**position, "hands": _left(position["hands"], laid)})
    acting = plan.operations[at].params.get("seat") if at < len(plan.operations) else None
    seats = tuple(replace(seat, acts=seat.seat == acting) for seat in drawn.seats)
    lies, middle = laid[-1]
    return replace(drawn, seats=seats, lies=lies, middle=faces(middle), said=Text.same(""))


def _laid(operations: Sequence[Operation]) -> Iterator[_Laid]:
    """Yield who lays which cards in *operations*, of those that are to stand."""
    for entry in operations:
        stands = any(want.path == "accepted" and want.value is True for want in entry.expect)
        if stands and entry.params.get("cards"):
            yield entry.params["seat"], parse_cards(entry.params["cards"])


def _left(hands: Mapping[str, Any], laid: Sequence[_Laid]) -> dict[str, str]:
    """Return *hands* without what was *laid*: what is not written was among the cards that do not matter."""
    left = dict(hands)
    for seat, gone in laid:
        written = left.get(str(seat), "").replace("-", "")
        hidden = sum(int(found.group(1) or 1) for found in _HIDDEN.finditer(written))
        rest = [held - many for held, many in zip(parse_cards(_HIDDEN.sub(" ", written)), gone, strict=True)]
        hidden -= sum(-many for many in rest if many < 0)
        kept = cards_text(tuple(max(0, many) for many in rest))
        left[str(seat)] = f"{kept} ?*{hidden}" if hidden > 0 else kept
    return left
