"""Which answers say yes: for steering, so that nobody passes who always says the same.

Where an answer has no yes of its own, it is yes that there is something: a due, a leader, a price.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

_FIELDS: Final = ("accepted", "allowed", "legal", "beats")
_SOMETHING: Final[Mapping[str, tuple[str, ...]]] = {
    "tribute/dues": ("dues",),
    "deal/opening": ("opener",),
    "deal/draw": ("next",),
    "deal/leader": ("leader",),
    "deal/remove": ("chooser",),
    "deal/shuffle": ("by",),
    "hold-three/buyers": ("purchases",),
    "points/open": ("opened",),
    "points/dues": ("dues",),
    "referee/sanction": ("sanctions",),
    "referee/tribute": ("pays",),
    "table/shown": ("shown",),
    "match/score": ("sweep",),
}
_OTHERWISE: Final[Mapping[str, Callable[[Any], bool]]] = {
    "match/total": lambda answer: answer["odd"] > answer["even"],
    "tribute/pay": lambda answer: any(payment["cards"] for payment in answer["payments"]),
}


def says_yes(method: str, answer: Any) -> bool | None:
    """Tell whether *answer* says yes; None where it says neither yes nor no."""
    for field in _FIELDS:
        if isinstance(answer.get(field), bool):
            return bool(answer[field])
    if method in _OTHERWISE:
        return _OTHERWISE[method](answer)
    fields = _SOMETHING.get(method, ())
    return any(bool(answer[field]) for field in fields) if fields else None
