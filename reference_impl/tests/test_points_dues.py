"""Calls and point tribute against what Article 24 says, counted again by other means: every case there is."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from gouji.protocol.serve import Session
from gouji.rules import Rules, rules_of
from gouji.settle import calls, point_dues
from gouji.settle.calls import Call, CallKind, When
from gouji.settle.tribute import Due
from gouji.table.seats import SEATS
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset

SINGLE = {"points": "on", "unopened_dues": "single", "overturn_doubles": "no", "both_opened": "calls_paid"}
KINDS: tuple[CallKind | None, ...] = (None, "seen", "blind")
MOMENTS: tuple[When, ...] = ("opening", "first_card", "last_return", "revolution", "first_lead", "hand_end")


def across(seat: int) -> int:
    return (seat + 2) % 6 + 1


def rules(profile: str = "outline", **options: str) -> Rules:
    return rules_of(Ruleset.of(profile, **options))


# Who owes what


def owed_on_paper(one_open: bool, other_open: bool, own: str | None, others: str | None, table: Rules) -> int:
    """What one of a pair owes the other, from Article 24 alone: a sum of fines, looked at fine by fine."""
    stakes = {None: 0, "seen": 2, "blind": 4}
    if one_open and other_open and table.both_opened == "nobody_pays":
        return 0
    fines = []
    if not one_open:
        fines.append(stakes[others] or 1)
    if other_open:
        fines.append(stakes[own] * (2 if table.overturn_doubles == "yes" else 1))
        if table.unopened_dues == "both_views" and own is None and not one_open:
            fines.append(1)
    return sum(fines)


def tables() -> Iterator[Rules]:
    for doubles, unopened, both in product(("no", "yes"), ("single", "both_views"), ("calls_paid", "nobody_pays")):
        yield rules(points="on", overturn_doubles=doubles, unopened_dues=unopened, both_opened=both)


def test_every_pair_at_every_table_owes_what_article_24_says() -> None:
    """Six seats are three pairs that do not touch each other: one pair in all its cases, the others as they come."""
    cases = list(product((True, False), (True, False), KINDS, KINDS))
    for table, (first, last) in product(tables(), ((cases, cases[::-1]), (cases[7:] + cases[:7], cases))):
        for pairs in zip(cases, first, last, strict=True):
            opened, called, expected = set(), [], {}
            for seat, (own, others, mine, his) in zip((1, 2, 3), pairs, strict=True):
                other = across(seat)
                opened |= {one for one, is_open in ((seat, own), (other, others)) if is_open}
                called += [Call(mine, seat)] if mine else []
                called += [Call(his, other)] if his else []
                expected[seat] = owed_on_paper(own, others, mine, his, table)
                expected[other] = owed_on_paper(others, own, his, mine, table)
            found = point_dues.dues(frozenset(opened), tuple(called), 0, table)
            assert found == tuple(Due("point", seat, across(seat), expected[seat]) for seat in SEATS if expected[seat])


# S4's table as it is printed: whether 自己 and 对头 have opened, then a row for each of their calls: what 对头 owes
# 自己 and what 自己 owes 对头.  The row with * has the slip.
PRINTED = """
open closed
none none 1+1=2 0
none seen 1+4=5 0
none blind 1+8=9 0
seen none 2+1=3 0
seen seen 2+4=6 0
seen blind 2+8=10 0
blind none 4+1=5 0
blind seen 4+4=8 0
blind blind 4+8=12 0
closed closed
none none 1 1
none seen 1 2
none blind 1 4
seen none 2 1
seen seen 2 2
seen blind 2 4
blind none 4 1
blind seen 4 2
blind blind 4 4
closed open
none none 0 1+1=2
none seen 0 1+2=3
none blind 0 1+4=5
seen none 0 4+1=3*
seen seen 0 4+2=6
seen blind 0 4+4=8
blind none 0 8+1=9
blind seen 0 8+2=10
blind blind 0 8+4=12
"""


def printed() -> Iterator[tuple[frozenset[int], tuple[Call, ...], list[str]]]:
    """Yield the cells of S4's table with P1 for 自己 and P4 for 对头."""
    opened: frozenset[int] = frozenset()
    kinds: dict[str, CallKind | None] = {"none": None, "seen": "seen", "blind": "blind"}
    for line in PRINTED.split("\n")[1:-1]:
        words = line.split()
        if words[0] in ("open", "closed"):
            opened = frozenset(seat for seat, word in zip((1, 4), words, strict=True) if word == "open")
            continue
        called = [Call(kind, seat) for seat, word in ((1, words[0]), (4, words[1])) if (kind := kinds[word])]
        yield opened, tuple(called), words[2:]


def total(cell: str) -> int:
    return int(cell.rpartition("=")[2])


def test_all_but_one_cell_of_the_printed_table_follow_from_the_rule() -> None:
    online = rules("online")
    others = frozenset({2, 3, 5, 6})
    wrong, cells = [], 0
    for opened, called, (to_p1, to_p4) in printed():
        shares = point_dues.shares(opened | others, called, 0, online)
        for seat, cell in ((4, to_p1), (1, to_p4)):
            cells += 1
            addends = sorted(share.count for share in shares if share.payer == seat)
            plain = cell.rstrip("*")
            assert addends == sorted(int(part) for part in plain.partition("=")[0].split("+") if part != "0")
            if sum(addends) != total(plain):
                wrong.append((cell, sum(addends)))

    assert cells == 54
    assert wrong == [("4+1=3*", 5)]


# Revolution


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("opens", ["after_three", "at_once"])
@pytest.mark.parametrize("claimant_opened", [False, True])
def test_a_revolutionary_owes_by_the_call_and_his_opposite_unless_open(
    kind: CallKind | None, opens: str, claimant_opened: bool
) -> None:
    table = rules(**SINGLE, revolution_opens=opens)
    others = frozenset({2, 3, 5, 6})
    called = (Call(kind, 1),) if kind else ()
    found = point_dues.dues(others | ({1} if claimant_opened else set()), called, 4, table)

    assert Due("point", 4, 1, {None: 1, "seen": 2, "blind": 4}[kind]) in found
    assert (Due("point", 1, 4, 1) in found) == (opens == "after_three" and not claimant_opened)
    assert len(found) == 1 + (opens == "after_three" and not claimant_opened)


def test_he_is_open_only_if_he_could_not_pay_for_a_three() -> None:
    for hold, free, counts, told in product(
        ("on", "off"), ("priceless_only", "free"), ("may_revolt_open", "revolts_unopened"), (None, False, True)
    ):
        options = {"hold_three": hold, "hold_three_revolution": free, "priceless_hand": counts}
        profile = "qingdao-full" if hold == "on" else "outline"
        table = rules(profile, points="on", **options)
        is_open = 4 in point_dues.open_at_end(frozenset({1, 4}), 4, table, priceless=told)
        must_be = free == "priceless_only"
        assert is_open == ((hold, counts) == ("on", "may_revolt_open") and (must_be or told is True))


# Calls


def test_every_call_is_refused_for_what_is_wrong_with_it_and_for_nothing_else() -> None:
    both: tuple[CallKind, ...] = ("blind", "seen")
    befores = {"opening": ("opening",), "first_card": ("opening", "first_card")}
    for by, kind, seat, target, when in product(befores, both, SEATS, SEATS, MOMENTS):
        table = rules(points="on", blind_call_by=by)
        in_time = when in befores[by] if kind == "blind" else when == "revolution"
        for called, revolution in product(((), (Call("blind", 1),), (Call("seen", 2), Call("blind", 4))), (0, 4)):
            true = {
                "call_not_opposite": abs(target - seat) != 3,
                "call_not_now": not in_time,
                "called_already": seat in {call.seat for call in called},
                "call_on_revolutionary": kind == "seen" and target == revolution,
            }
            found = calls.why_not_call(kind, seat, target, called, revolution, table, when)
            assert set(found) == {code for code, wrong in true.items() if wrong}
            assert set(found) <= set(reasons())


def test_without_points_there_are_no_calls_and_no_dues() -> None:
    off = rules(points="off")
    assert calls.why_not_call("seen", 1, 4, (), 0, off, "revolution") == ("points_off",)
    assert point_dues.dues(frozenset(), (Call("seen", 1),), 2, off) == ()


# Over the protocol


def ask(method: str, **params: Any) -> Any:
    ruleset = {"profile": "online", "options": {}}
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {"ruleset": ruleset, **params}}
    answer = Session().answer(request)
    assert answer is not None
    return answer.get("result", answer.get("error"))


@pytest.mark.parametrize(
    ("sets", "problem"),
    [
        ([{"seat": 1, "cards": "KQ"}], "sets.0.cards: expected one set"),
        ([{"seat": 1, "cards": "K", "answers": True}], "sets.0.answers: expected a lead first"),
        ([{"seat": 1, "cards": "5", "out": True}, {"seat": 1, "cards": "6"}], "sets.1.seat: expected a seat in play"),
        ([{"seat": 2, "cards": "KK"}], "sets.0.seat: expected a seat in play"),
        ([{"seat": 1, "cards": "KK", "claim": True}], "sets.0.claim: expected the opposite of a revolutionary"),
    ],
)
def test_what_is_no_hand_is_no_question(sets: list[dict[str, Any]], problem: str) -> None:
    found = ask("points/open", sets=sets, revolution=2)
    assert (found["code"], found["message"]) == (-32602, problem)


def test_what_is_owed_is_told_seat_by_seat_with_the_clause_of_each_share() -> None:
    found = ask("points/dues", opened=[2, 3, 4, 5, 6], calls={"1": "seen"})
    assert found["dues"] == [{"payer": 1, "receiver": 4, "count": 5}]
    assert found["owed"]["1"]["shares"] == [
        {"for": "unopened", "count": 1, "clause": "GJ-24.5"},
        {"for": "overturned", "count": 4, "clause": "GJ-24.10"},
    ]
    assert found["owed"]["4"] == {"count": 0, "shares": []}
