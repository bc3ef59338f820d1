"""The end of a hand on the referee's desk: what it scores, who owes whom, what is paid and what goes back."""

from collections.abc import Iterator
from typing import Any

from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.settle.places import revolutionary
from gouji_rulings.desk_words import choice_json, paragraphs_json
from gouji_rulings.dues_picture import between_of, between_svg
from gouji_rulings.hand_told import HandTold, read_told
from gouji_rulings.paragraph import Paragraph
from gouji_rulings.ruling_words import turned_paragraphs
from gouji_rulings.rulings import Turned
from gouji_rulings.settled_json import score_json, settled_json, told_json
from gouji_rulings.settled_words import other_words, settled_paragraphs
from gouji_rulings.settling import Settled, settle, turned
from gouji_spec.ruleset import Ruleset


def settled_answer(text: str, ruleset: Ruleset) -> dict[str, Any]:
    """Return what the hand told in *text* comes to.

    Returns:
        ``score`` and ``settled`` as ``gouji score --json`` and ``gouji tribute --json`` have them, what was ``told``
        of the hand, a ``picture`` of it, its ``paragraphs``, the options on which it ``turned``, the table's
        departures, and what the table ``plays`` of that for which one may owe.

    Raises:
        TellingError: it is no hand.
    """
    rules = rules_of(ruleset)
    settled = settle(read_told(text), rules)
    others = list(turned(settled, ruleset))
    return {
        "told": told_json(settled.told),
        "score": score_json(settled.told.hand, settled.score),
        "settled": settled_json(settled),
        "picture": between_svg(between_of(settled)),
        "paragraphs": paragraphs_json([*settled_paragraphs(settled), *_turned(settled, others, ruleset)]),
        "turned": [choice_json(one.option, one.value) for one in others],
        "departures": [choice_json(name, value) for name, value in ruleset.departures.items()],
        "plays": {
            "points": rules.points == "on",
            "burn": rules.burn_tribute == "on",
            "held": rules.hold_three == "on" and rules.held_three_tribute == "on",
        },
    }


def _turned(now: Settled, others: list[Turned[Settled]], ruleset: Ruleset) -> Iterator[Paragraph]:
    said = [(one.option, one.value, other_words(now, one.verdict)) for one in others if one.verdict is not None]
    return turned_paragraphs(said, ruleset)


def told_after(state: State, rules: Rules) -> str:
    """Return a hand that was played to its end as it is told: what play shows of it."""
    standing = state.standing
    return str(
        HandTold(
            state.places,
            revolution=revolutionary(standing),
            opened=standing.opened if rules.points == "on" else None,
            burns=tuple((burner, payer) for payer, burner in standing.burn_dues),
            held=state.caught_known,
        )
    )
