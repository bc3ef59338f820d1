"""Why somebody revolted, kept through a match: for want of a price for a 3, or by Article 23 (GJ-26.2.12)."""

import pytest

from gouji.match import hand
from gouji.match.record_text import parse_record
from gouji.play.state import State
from gouji.rules import rules_of
from gouji.settle.tribute import Due
from gouji_spec.ruleset import Ruleset

FREE = rules_of(Ruleset.of("qingdao-full", hold_three_revolution="free"))
DEALT = (
    "4*16 A*16 K*4 / 3*4 5*16 K*12 T*4 / 3*3 6*16 Q*16 2 / 3*3 7*16 J*16 2 / 3*3 8*16 T*12 2*5 / 3*3 9*16 2*9 S*4 B*4"
)
"""P1 has no 3 and no price for one; P2 has 3s, and neither a joker nor a 2."""
UNCALLED = "; ".join(f"P{seat} no_call" for seat in range(1, 7))
UNTIL_BUYING = f"match 2; names Zhao Li Qian Zhou Sun Wu; {UNCALLED}; drawer P1; P1 open Ah; deal {DEALT}"
FOR_WANT_OF_A_PRICE = (
    "P1 revolt; P1 no_call; P2 no_call; P3 no_call; P5 no_call; P6 no_call; P2 no_revolt; P4 claim_head"
)
BY_ARTICLE_23 = (
    "P1 no_revolt; P1 no_call; P2 no_call; P3 no_call; P4 no_call; P5 no_call; P6 no_call; "
    "P1 no_revolt; P2 revolt; P5 claim_head"
)


def begun(done: str) -> State:
    outcomes = parse_record(f"{UNTIL_BUYING}; {done}").outcomes(FREE)
    assert all(outcome.accepted for outcome in outcomes)
    state = outcomes[-1].match.play
    assert state is not None
    return state


@pytest.mark.parametrize(
    ("done", "revolution", "opened"), [(FOR_WANT_OF_A_PRICE, 1, frozenset({1})), (BY_ARTICLE_23, 2, frozenset[int]())]
)
def test_he_alone_has_opened_who_could_not_pay_for_a_3(done: str, revolution: int, opened: frozenset[int]) -> None:
    standing = begun(done).standing
    assert (standing.revolution, standing.opened) == (revolution, opened)


def test_nor_does_he_owe_for_it_after_the_hand() -> None:
    owed = [
        [due for due in hand._dues(begun(done), (), FREE) if due.payer in pair]
        for done, pair in ((FOR_WANT_OF_A_PRICE, (1, 4)), (BY_ARTICLE_23, (2, 5)))
    ]
    assert owed == [[Due("point", 4, 1, 1)], [Due("point", 2, 5, 1), Due("point", 5, 2, 1)]]
