"""At which tables an engine is fuzzed: those it claims, with option after option departing from a profile."""

import random
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from gouji.rules import Rules, rules_of
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.runs.verdicts import not_claimed
from gouji_conformance.sentences.phrasebook import phrasebook
from gouji_conformance.sentences.plans import Expectation, Operation, Plan
from gouji_conformance.sentences.suite import with_tags
from gouji_conformance.soak.tables import table_of
from gouji_spec.options import options
from gouji_spec.protocol import governing
from gouji_spec.ruleset import Ruleset, RulesetError

_BY_LOT: Final = 60
"""So many tables with several departures are drawn."""


def tables(info: EngineInfo, area: str, chance: random.Random) -> Sequence[Ruleset]:
    """Return the tables of *area* that an engine claims.

    Each profile as it stands, as often as all others together; then each value of each option that says something
    there, and tables of many departures.
    """
    profiles = [Ruleset.of(name) for name in info.profiles if _is_claimed(Ruleset.of(name), area, info)]
    others = [table for table in _departing(profiles, area, chance) if _is_claimed(table, area, info)]
    by_lot = (table_of(chance) for _ in range(_BY_LOT))
    others += [table for table in by_lot if table.profile in info.profiles and _is_claimed(table, area, info)]
    return [*others, *(chance.choice(profiles) for _ in range(max(len(others), 1) if profiles else 0))]


def _asked_in(area: str) -> Collection[str]:
    """Return the methods by which *area* is fuzzed."""
    return ("play/act",) if area == "play" else phrasebook().methods_in(area)


def _departing(profiles: Sequence[Ruleset], area: str, chance: random.Random) -> Sequence[Ruleset]:
    governed = {name for method in _asked_in(area) for name in governing(method)}
    found = []
    for name, option in options().options.items():
        for value in option.values if name in governed and profiles else ():
            try:
                found.append(with_tags(chance.choice(profiles), {name: (value.id,)}))
            except RulesetError:
                continue
    return found


def _is_claimed(table: Ruleset, area: str, info: EngineInfo) -> bool:
    operations = tuple(Operation(method, {}, (Expectation("", "is", None),)) for method in _asked_in(area))
    return not_claimed(Plan("", "", (), area, {}, table.to_json(), operations), info) is None


@lru_cache(512)
def rules_at(table: Ruleset) -> Rules:
    """Return the rules of *table*."""
    return rules_of(table)
