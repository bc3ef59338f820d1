"""The reference engine of 够级: readable first, and quick; pure functions of (state, rules).

>>> from gouji import Ruleset, beat_reasons, rules_of, set_of
>>> beat_reasons(set_of("TTTTB"), set_of("9999S"), rules_of(Ruleset.of("outline")))
()
"""

from gouji.rules import Rules, rules_of
from gouji.table.beats import beat_reasons, is_dead
from gouji.table.cards import CardsError, cards_text, parse_cards
from gouji.table.gouji_sets import is_gouji
from gouji.table.sets import GoujiSet, form_reasons, make_set, set_of
from gouji_spec.ruleset import Ruleset

__all__ = [
    "CardsError",
    "GoujiSet",
    "Rules",
    "Ruleset",
    "beat_reasons",
    "cards_text",
    "form_reasons",
    "is_dead",
    "is_gouji",
    "make_set",
    "parse_cards",
    "rules_of",
    "set_of",
]
