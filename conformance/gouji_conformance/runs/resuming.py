"""An interrupted run taken up again: what its report has on disk stands, the other rows are run."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from gouji_conformance.reports.jsonl import Begun, Header, Report, report_of
from gouji_conformance.reports.reading import read_begun
from gouji_conformance.sentences.plans import Plan
from gouji_conformance.speech.faults import UserError

_MAY_DIFFER: Final = {"started", "jobs", "max_time", "max_faults", "max_fail", "taken_over"}
_FOLLOWS: Final = ("manifest", "rows", "judged", "unjudged", "unproven", "floors")
"""What differs because something else does is named last."""


def begun_run(path: Path, header: Header, *, any_seed: bool = False) -> Begun | None:
    """Return what is on disk of the run that *header* begins, None where nothing is; with *any_seed* whatever its seed.

    Raises:
        UserError: the report in *path* is of another engine, ruleset or selection, or of other rows.
    """
    begun = read_begun(path)
    if begun is None:
        return None
    if (begun.header.fresh is None) == (header.fresh is None):
        header = msgspec.structs.replace(header, fresh=begun.header.fresh)  # how many there are hangs on the seed
    for name in sorted(header.__struct_fields__, key=lambda name: _FOLLOWS.index(name) if name in _FOLLOWS else -1):
        then, now = getattr(begun.header, name), getattr(header, name)
        if then != now and name not in _MAY_DIFFER and not (any_seed and name == "seed"):
            raise UserError("certify.other_run", path=path, field=name, then=_shown(then), now=_shown(now))
    return begun


def _shown(value: object) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 120 else text[:120] + "…"


def left_of(plans: Sequence[Plan], begun: Begun | None) -> list[Plan]:
    """Return the plans that have no verdict yet, in their order."""
    judged = set() if begun is None else {row.row for row in begun.rows}
    return [plan for plan in plans if plan.row not in judged]


def whole(begun: Begun | None) -> Report | None:
    """Return the report where the run had ended, and nothing is left to run."""
    if begun is None or begun.footer is None:
        return None
    return report_of(begun.header, begun.rows, begun.footer)
