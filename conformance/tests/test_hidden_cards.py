"""Cards written ``?`` do not matter: whatever the seed deals for them, every row has the same verdict."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.table.cards import DECK, parse_cards
from gouji_conformance.engines.naming import engine_named
from gouji_conformance.engines.session import opener
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult
from gouji_conformance.sentences.hidden import OF_NO_MATTER, dealt, dealt_operation
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.suite import load_suite
from gouji_spec.ruleset import Ruleset


def hands_of(operation: Operation) -> dict[str, str]:
    hands: dict[str, str] = operation.params.get("position", {}).get("hands", {})
    return hands


@cache
def hiding() -> list[Plan]:
    """Return the plans in which some hand has hidden cards."""
    plans = load_suite().plans(Ruleset.of("outline"), every_option=True)
    return [
        plan for plan in plans if any("?" in hand for asked in plan.operations for hand in hands_of(asked).values())
    ]


def test_many_rows_hide_cards() -> None:
    assert len(hiding()) > 300


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_verdict_turns_on_a_hidden_card(seed: int) -> None:
    results: list[RowResult] = []
    Runner(opener(engine_named("reference")), results.append, seed=seed).run(hiding())

    assert [result.row for result in results if result.verdict != "pass"] == []
    assert len(results) == len(hiding())


@given(st.deferred(lambda: st.sampled_from(hiding())), st.integers())
def test_what_is_dealt_is_low_and_in_the_decks(plan: Plan, seed: int) -> None:
    for before, after in zip(plan.operations, dealt(plan, seed), strict=True):
        total = [0] * 15
        for seat, hand in hands_of(after).items():
            counts = parse_cards(hand)
            written = parse_cards(" ".join(part for part in spaced(hands_of(before)[seat]).split() if "?" not in part))
            added = [now - then for now, then in zip(counts, written, strict=True)]
            assert min(added) >= 0
            assert all(rank in OF_NO_MATTER or not many for rank, many in enumerate(added))
            total = [one + other for one, other in zip(total, counts, strict=True)]
        assert all(many <= most for many, most in zip(total, DECK, strict=True))


def spaced(hand: str) -> str:
    return hand.replace("?", " ?")


def test_the_same_seed_deals_the_same_and_another_another() -> None:
    plan: Any = next(plan for plan in hiding() if "?*12" in str(plan.operations))

    assert dealt(plan, 7) == dealt(plan, 7)
    assert dealt(plan, 7) != dealt(plan, 8)


def test_what_hides_nothing_is_left_as_it_is() -> None:
    operation = Operation("sets/classify", {"cards": "99"})

    assert dealt_operation(operation, "GJ-9.2-a", 3) is operation
