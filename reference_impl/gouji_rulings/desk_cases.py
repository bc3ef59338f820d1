"""A row of the suite on the referee's desk: its sentences, and whether the engine answers so at this table."""

from collections.abc import Iterator
from typing import Any

from gouji.rules import rules_of
from gouji_rulings.cases import Case, answers, case_paragraphs, case_pictures
from gouji_rulings.desk_words import choice_json, paragraphs_json
from gouji_rulings.rulings import other_tables
from gouji_spec.ruleset import Ruleset


def case_answer(case: Case, ruleset: Ruleset) -> dict[str, Any]:
    """Return what the engine answers to a row.

    Returns:
        whether it ``holds`` at this table, its ``paragraphs``, a ``picture``, the options of which another value alone
        changes that (``turned``), and the table's departures.
    """
    answered = answers(case, ruleset)
    holds = not any(one.unmet for one in answered)
    return {
        "holds": holds,
        "paragraphs": paragraphs_json(case_paragraphs(case, answered)),
        "picture": case_pictures(answered, rules_of(ruleset)),
        "turned": [choice_json(option, value) for option, value in _turned(case, ruleset, holds=holds)],
        "departures": [choice_json(name, value) for name, value in ruleset.departures.items()],
    }


def _turned(case: Case, ruleset: Ruleset, *, holds: bool) -> Iterator[tuple[str, str]]:
    for option, value, other in other_tables(ruleset):
        if any(one.unmet for one in answers(case, other)) == holds:
            yield option, value
