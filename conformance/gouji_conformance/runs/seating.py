"""Where everybody sits in a run: each row is asked from other seats than it is written with, chosen by the seed.

A row that was learned with the seats of another run is another row.  Three things are asked as they stand: a match
told as one text, seats and all; one with points, since the point tributes of a hand, which arise together, are paid by
the numbers of their payers' seats; and a game of ``gouji fuzz``, dealt to all seats by lot, which is to be told as it
was asked.
"""

import random
from typing import Any

import msgspec

from gouji_conformance.engines.turning import turned
from gouji_conformance.engines.wire import Reply
from gouji_conformance.sentences.plans import FUZZED, Operation, Plan
from gouji_spec.ruleset import make_ruleset

_SEATS = 6
_AS_TEXT = "record"
"""The parameter in which a match is told as one text, seats and all."""


def moved_by(plan: Plan, seed: int) -> int:
    """Return by how many seats everybody in *plan* is moved on, 0 to 5."""
    if plan.id.startswith(FUZZED):
        return 0
    if any(_AS_TEXT in operation.params for operation in plan.operations) or _goes_by_numbers(plan):
        return 0
    return random.Random(f"{seed}:seats:{plan.row}").randrange(_SEATS)  # noqa: S311 - no secret once the run has begun


def _goes_by_numbers(plan: Plan) -> bool:
    if plan.area != "match":
        return False
    return make_ruleset(plan.ruleset["profile"], plan.ruleset["options"])["points"] != "off"


def asked_from(operation: Operation, by: int) -> dict[str, Any]:
    """Return the parameters of *operation* as they are sent, with everybody moved on by so many seats."""
    params: dict[str, Any] = turned(operation.method, "params", operation.params, by)
    return params


def heard_at(operation: Operation, reply: Reply, by: int) -> Reply:
    """Return *reply* to *operation*, which was asked with everybody moved on by so many seats, moved back again.

    What nobody expects anything of may stay as it is.
    """
    if reply.result is msgspec.UNSET or by == 0:
        return reply
    wanted = frozenset([want.path for want in operation.expect])
    return msgspec.structs.replace(reply, result=turned(operation.method, "result", reply.result, -by, wanted))
