"""A ruling as JSON: the ruleset, the verdict, the rights in order, the options it turned on."""

from collections.abc import Sequence
from typing import Any

from gouji.protocol.as_json import earned_json, event_json
from gouji_rulings.asked import in_turn
from gouji_rulings.points_words import points_json
from gouji_rulings.ruling_words import Decided
from gouji_rulings.rulings import Ruling, Turned
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset


def ruling_json(ruling: Ruling, ruleset: Ruleset) -> dict[str, Any]:
    """Return the ruling as JSON: the ruleset, the verdict, the rights in order, the options it turned on."""
    state = ruling.after
    answer: dict[str, Any] = {"ruleset": ruleset.to_json()}
    if ruling.action is not None and ruling.outcome is not None:
        answer |= verdict_json(str(ruling.action), ruling.outcome)
        answer["sanction"] = earned_json(ruling.earned)
    answer["phase"] = state.phase
    asked = in_turn(state, ruling.rules)
    answer["rights"] = [{"seat": right.seat, "may": list(may), "clause": right.clause} for right, may in asked]
    answer["places"] = list(state.places)
    answer["points"] = None if ruling.points is None else points_json(ruling.points)
    answer["turned_on"] = turned_json(ruling.turned)
    return answer


def verdict_json(action: str, outcome: Decided) -> dict[str, Any]:
    """Return the verdict on *action* as JSON."""
    book = reasons()
    return {
        "action": action,
        "accepted": outcome.accepted,
        "reasons": [{"code": code, "clauses": list(book[code].clauses)} for code in outcome.reasons],
        "events": [event_json(event) for event in outcome.events],
    }


def turned_json(turned: Sequence[Turned[Any]]) -> list[dict[str, Any]]:
    """Return the options on which a verdict turned as JSON."""
    return [{"option": entry.option, "value": entry.value, "possible": entry.verdict is not None} for entry in turned]
