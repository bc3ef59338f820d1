"""The melee of four (四人乱缠): what is left of the rules of turns (Article 18)."""

from gouji.play import turns
from gouji.play.scene import Rights, Scene, cited
from gouji.play.state import Standing
from gouji_spec.ruleset import Ruleset


def is_due(standing: Standing, ruleset: Ruleset) -> bool:
    """Tell whether the melee starts with the next lead (GJ-18.1.2).

    When 头科 and 二科 are out; it is asked when a round has ended, so that 二科's bottom round is played
    under the old rules.  With a revolutionary, 头科 suffices under ``revolution_melee = first_place``
    (GH-turns.6, S4).
    """
    return len(standing.out) >= exits(standing, ruleset)


def exits(standing: Standing, ruleset: Ruleset) -> int:
    """Return how many must be out for the melee."""
    return 1 if standing.revolution and ruleset["revolution_melee"] == "first_place" else 2


def everybody(scene: Scene) -> Rights:
    """Let everyone else in play beat any set, in turn order (GJ-18.1.3).

    Nobody has passed: a pass binds for its set only (GJ-18.1.4), and with a new set it is gone.
    """
    return cited(turns.followers(scene), "GJ-18.1.3")
