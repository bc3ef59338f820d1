"""The table of a row as a page draws it: the position in question, as it began."""

from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.plans import Plan
from gouji_rulings.picture import Picture, picture_of_start


def board_of(row: RowResult, plan: Plan) -> Picture | None:
    """Return the table at which the operation in question of *row* was asked, as it began; None where there is none."""
    at = row.fault.operation if row.fault is not None else min((unmet.operation for unmet in row.unmet), default=0)
    started = [entry.params["position"] for entry in plan.operations[: at + 1] if "position" in entry.params]
    return picture_of_start(started[-1]) if started else None
