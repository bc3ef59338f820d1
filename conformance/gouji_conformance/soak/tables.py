"""What a random match is played by: any legal ruleset, from a profile as it stands to one with every option by lot."""

import random
from collections.abc import Mapping
from typing import Final

from gouji_conformance.sentences.suite import completed
from gouji_spec.options import Option, OptionBook, options
from gouji_spec.ruleset import PROFILES, Ruleset, RulesetError, make_ruleset

OPEN_VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "place_values": ("4 2 0 0 -2 -4", "2 1 0 0 -1 -2", "3 2 1 0 0 0"),
    "hands": ("open", "1", "2", "3"),
    "penalty_points": ("none", "misplay=1 false_report=2"),
}
"""What stands for the values of an option that has no list of them."""
_DEPARTING: Final = (0.0, 0.1, 0.3, 0.6)
"""How likely each option departs from the profile; one of these by lot for a table."""


def table_of(chance: random.Random) -> Ruleset:
    """Return a legal ruleset: a profile, and departures from it."""
    book = options()
    while True:
        profile, likely = chance.choice(PROFILES), chance.choice(_DEPARTING)
        asked = {
            name: chance.choice(values_of(option)) for name, option in book.options.items() if chance.random() < likely
        }
        try:
            return make_ruleset(profile, completed(book, asked, profile, {}))
        except RulesetError:  # two of the lots contradict each other: other lots
            continue


def values_of(option: Option) -> tuple[str, ...]:
    """Return the values that *option* is varied over."""
    return tuple(value.id for value in option.values) or OPEN_VALUES[option.id]


def said_by(ruleset: Ruleset, book: OptionBook) -> list[tuple[str, str]]:
    """Return the options that say something at this table, with their values; an idle one says nothing."""
    return [
        (name, ruleset[name])
        for name, option in book.options.items()
        if all(ruleset[above] in allowed for above, allowed in option.applies)
    ]
