"""The law of 够级 as data: articles, options, profiles, reasons, words; read from TOML and checked.

This package knows nobody and needs the standard library alone.
"""

from gouji_spec.reading import SpecError
from gouji_spec.ruleset import Ruleset, RulesetError
from gouji_spec.text import Text

__all__ = ["Ruleset", "RulesetError", "SpecError", "Text"]
