"""The melee of four (四人乱缠): when it starts, and what is gone then (Article 18).

In it there are no 够级, passes that bind, yields or burns (GJ-18.1.1): ``gouji_sets``, ``pass_``, ``yield_`` and
``burn`` ask whether it has begun.  A new set makes every pass forgotten (GJ-18.1.4).  Order, cover and reports stay
(GJ-18.2.1 to GJ-18.2.4).
"""

from typing import Final

from gouji.play.state import Standing
from gouji.rules import Rules

EVERYBODY: Final = "GJ-18.1.3"
"""The clause by which everyone else in play may beat any set, in turn order."""


def is_due(standing: Standing, rules: Rules) -> bool:
    """Tell whether the melee starts with the next lead (GJ-18.1.2).

    When 头科 and 二科 are out; it is asked when a round has ended, so that 二科's bottom round is played
    under the old rules.  With a revolutionary, 头科 suffices under ``revolution_melee = first_place``
    (GH-turns.6, S4).
    """
    return len(standing.out) >= exits(standing, rules)


def exits(standing: Standing, rules: Rules) -> int:
    """Return how many must be out for the melee."""
    return 1 if standing.revolution and rules.revolution_melee == "first_place" else 2
