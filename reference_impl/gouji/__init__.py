"""The reference engine of 够级: readable first, and quick; pure functions of (state, ruleset).

>>> from gouji import Ruleset, set_of, beat_reasons
>>> beat_reasons(set_of("TTTTB"), set_of("9999S"), Ruleset.of("outline"))
()
"""

from gouji.table.beats import beat_reasons, is_dead
from gouji.table.cards import CardsError, cards_text, parse_cards
from gouji.table.sets import GoujiSet, form_reasons, is_gouji, make_set, set_of
from gouji_spec.ruleset import Ruleset

__all__ = [
    "CardsError",
    "GoujiSet",
    "Ruleset",
    "beat_reasons",
    "cards_text",
    "form_reasons",
    "is_dead",
    "is_gouji",
    "make_set",
    "parse_cards",
    "set_of",
]
