"""Random matches: rare tables, rare cards, rare choices; and that each check of theirs finds what it looks for."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gouji.lister import match_moves, moves
from gouji.match import act as verbs
from gouji.match import judge as of_the_match
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.judge import MatchOutcome
from gouji.match.record import Record
from gouji.match.record_text import parse_record
from gouji.match.state import Match
from gouji.play.action import Action
from gouji.rules import Rules, rules_of
from gouji.table.cards import BIG, DECK, NO_CARDS, SMALL, THREE, TWO, counts_of, parse_cards
from gouji.table.suits import FULL_DECK
from gouji_conformance.soak import acting, deals, invariants, matches, starts, tables, zeros
from gouji_conformance.soak.invariants import BrokenError
from gouji_conformance.soak.matches import QUICK
from gouji_conformance.soak.tally import Tally
from gouji_spec.options import options
from gouji_spec.ruleset import PROFILES, Ruleset

IN_TESTS = 250
FIRST = 100_000
"""The numbers of the matches played here are none of those of a soak."""


@pytest.mark.parametrize("group", range(5))
def test_nothing_is_broken(group: int) -> None:
    tally = Tally()
    for number in range(FIRST + group, FIRST + IN_TESTS, 5):
        broken = matches.play(number, tally, QUICK)
        assert broken is None, broken
    assert tally.counts["matches"]["matches"] == IN_TESTS // 5


def test_a_match_is_played_again_by_its_number() -> None:
    once, again = Tally(), Tally()
    for number in range(FIRST + 1, FIRST + 4):
        matches.play(number, once)
        matches.play(number, again)
    assert once == again
    assert once.counts["matches"]["acts"] > 100


# What matches are made of


def test_every_value_of_every_option_is_played_somewhere() -> None:
    seen: set[str] = set()
    profiles = Counter[str]()
    for seed in range(600):
        ruleset = tables.table_of(random.Random(seed))
        profiles[ruleset.profile] += 1
        seen |= {f"{name}={value}" for name, value in tables.said_by(ruleset, options())}
    assert set(profiles) == set(PROFILES)
    assert set(zeros.looked_for("values")) <= seen


def test_an_option_that_is_idle_says_nothing() -> None:
    said = dict(tables.said_by(Ruleset.of("outline", points="off"), options()))
    assert said["points"] == "off"
    assert "open_by" not in said


@pytest.mark.parametrize("shape", dict.fromkeys(deals.SHAPES), ids=lambda shape: shape.__name__.strip("_"))
def test_every_shape_is_a_deal_of_the_four_decks(shape: deals.Shape, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "SHAPES", (shape,))
    for seed in range(5):
        cards = list(FULL_DECK)
        deals.arrange(random.Random(seed), cards)
        assert Counter(cards) == Counter(FULL_DECK)


def dealt(shape: deals.Shape, seed: int, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, ...]]:
    monkeypatch.setattr(deals, "SHAPES", (shape,))
    cards = list(FULL_DECK)
    deals.arrange(random.Random(seed), cards)
    return [counts_of([card.rank for card in cards[at::6]]) for at in range(6)]


def test_shapes_deal_what_they_say(monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(10):
        assert any(not any(hand[TWO:]) for hand in dealt(deals._low, seed, monkeypatch))
        assert any(hand[SMALL] == hand[BIG] == 4 for hand in dealt(deals._all_jokers, seed, monkeypatch))
        assert any(not hand[THREE] for hand in dealt(deals._no_threes, seed, monkeypatch))
        assert any(hand[THREE] == 16 for hand in dealt(deals._threes_and_fours, seed, monkeypatch))


def test_a_match_begins_anywhere() -> None:
    begun = [starts.start_of(random.Random(seed), rules_of(Ruleset.of("online"))) for seed in range(200)]
    assert {record.table().step for record in begun} == {"formation", "blind_calls", "naming", "tribute"}
    assert any(record.last is not None and record.last.revolution for record in begun)
    for record in begun:
        assert parse_record(str(record)) == record
        assert all(many <= DECK[rank] for rank, many in enumerate(map(sum, zip(*record.held, strict=True))))


# Each check finds what it looks for

RULES = rules_of(Ruleset.of("outline", tribute="on"))
DRAWN = "match 2; names a b c d e f; scores 4:0; places P1 P2 P3 P4 P5 P6; held 44/44/44/44/224/224; lead P6"


def at(text: str, rules: Rules = RULES) -> tuple[Record, Match]:
    record = parse_record(text)
    return record, record.match(rules)


def judged(match: Match, done: Done, rules: Rules = RULES) -> MatchOutcome:
    outcome = of_the_match.judge(match, done, rules)
    assert outcome.accepted
    return outcome


def holding(match: Match, seat: int, cards: str) -> Match:
    """Return *match* with other cards in a hand between two hands."""
    held = match.table.held
    return match.at(held=(*held[: seat - 1], parse_cards(cards), *held[seat:]))


PAY = Act(verbs.PAY, 6, cards=parse_cards("22"))


def test_a_card_gone_is_found() -> None:
    record, match = at(DRAWN)
    outcome = judged(match, PAY)
    invariants.Cards(record).check(match, PAY, outcome)
    lost = MatchOutcome(holding(outcome.match, 6, "3"))
    with pytest.raises(BrokenError, match="cards are"):
        invariants.Cards(record).check(match, PAY, lost)


def test_a_card_laid_twice_is_found() -> None:
    record, match = at(f"{DRAWN}; P6 pay 22; P5 pay 2; P1 return 44; P2 return 4; P6 no_remove")
    lead = Action(6, "play", parse_cards("4"))
    outcome = judged(match, lead)
    cards = invariants.Cards(record)
    cards.check(match, lead, outcome)
    with pytest.raises(BrokenError, match="cards are"):
        cards.check(match, lead, outcome)


def test_cards_that_are_drawn_too_often_are_found() -> None:
    record, match = at("match 1; names a b c d e f; drawer P1; P1 open Ah; deal 3h 4h")
    drawn = match.table.drawn
    assert drawn is not None
    many = MatchOutcome(match.at(drawn=drawn.changed(cards=FULL_DECK[-1:] * 5)))
    with pytest.raises(BrokenError, match="more cards are drawn"):
        invariants.Cards(record).check(match, Act(verbs.DEAL), many)


@pytest.mark.parametrize(
    ("text", "done", "seat", "cards"),
    [
        (DRAWN, PAY, 2, "442"),
        (f"{DRAWN}; P6 pay 22; P5 pay 2", Act(verbs.RETURN, 1, cards=parse_cards("44")), 6, "4"),
    ],
)
def test_cards_that_go_elsewhere_are_found(text: str, done: Act, seat: int, cards: str) -> None:
    _, match = at(text)
    outcome = judged(match, done)
    invariants.check_transfer(match, done, outcome)
    with pytest.raises(BrokenError, match="moves"):
        invariants.check_transfer(match, done, MatchOutcome(holding(outcome.match, seat, cards)))


def test_cards_that_move_by_a_word_are_found() -> None:
    _, match = at(DRAWN)
    with pytest.raises(BrokenError, match="moves cards"):
        invariants.check_transfer(match, Act(verbs.INSIST, 6), MatchOutcome(holding(match, 6, "4")))


def test_a_payment_to_another_is_found() -> None:
    _, match = at(DRAWN)
    with pytest.raises(BrokenError, match="not what is due"):
        invariants.check_transfer(match, PAY.changed(seat=5), judged(match, PAY))


def test_what_is_listed_and_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = at(DRAWN)
    invariants.check_listed(random.Random(1), match, RULES, [])
    lists(monkeypatch, [Act(verbs.PAY, 6, cards=parse_cards("24")), *match_moves.legal(match, RULES)])
    with pytest.raises(BrokenError, match="is listed, and refused"):
        invariants.check_listed(random.Random(1), match, RULES, [])


def lists(monkeypatch: pytest.MonkeyPatch, listed: list[Any]) -> None:
    monkeypatch.setattr(match_moves, "legal", lambda _match, _rules: listed)


def test_what_stands_and_is_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = at(DRAWN)
    listed = match_moves.legal(match, RULES)
    lists(monkeypatch, [done for done in listed if done != Act(verbs.END_MATCH, 6)])
    with pytest.raises(BrokenError, match="P6 end_match is listed: False; judged: stands"):
        invariants.check_listed(random.Random(1), match, RULES, [Act(verbs.END_MATCH, 6)])


def test_what_is_listed_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = at(DRAWN)
    lists(monkeypatch, [*match_moves.legal(match, RULES), Act(verbs.END_MATCH, 6)])
    with pytest.raises(BrokenError, match="listed twice"):
        invariants.check_listed(random.Random(1), match, RULES, [])


def test_who_may_act_out_of_turn_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = at(DRAWN)
    lists(monkeypatch, [*match_moves.legal(match, RULES), PAY.changed(seat=5)])
    with pytest.raises(BrokenError, match="6 may"):
        invariants.check_listed(random.Random(1), match, RULES, [])


def test_a_word_that_may_be_said_and_is_not_listed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = at(DRAWN)
    lists(monkeypatch, [done for done in match_moves.legal(match, RULES) if done.do != verbs.PAY])
    with pytest.raises(BrokenError, match="nothing of it is listed"):
        invariants.check_listed(random.Random(1), match, RULES, [])


def test_a_match_that_asks_nobody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = at(DRAWN)
    monkeypatch.setattr(steps, "to_act", lambda _match, _rules: None)
    with pytest.raises(BrokenError, match="asks nobody"):
        invariants.check_listed(random.Random(1), match, RULES, [])


def test_a_refusal_that_changes_the_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _, match = at(DRAWN)

    def careless(before: Match, done: Done, rules: Rules) -> MatchOutcome:
        outcome = of_the_match.judge(before, done, rules)
        return outcome if outcome.accepted else MatchOutcome(before.at(leader=1), (), outcome.reasons)

    monkeypatch.setattr(invariants, "judge", careless)
    with pytest.raises(BrokenError, match="is refused, and changes the match"):
        invariants.check_listed(random.Random(1), match, RULES, [])


def test_a_match_that_ends_too_soon_is_found() -> None:
    _, match = at(DRAWN)
    with pytest.raises(BrokenError, match="ended too soon"):
        invariants.check_end(match.at(step="over"), RULES)
    invariants.check_end(match.at(step="over", scores=((4, 0), (0, 4))), RULES)


def test_a_record_that_comes_to_another_state_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    record, match = at(f"{DRAWN}; P6 pay 22")
    invariants.check_record(record, match, RULES)
    with pytest.raises(BrokenError, match="comes to another state"):
        invariants.check_record(record, match.at(leader=1), RULES)
    monkeypatch.setattr(invariants, "parse_record", lambda text: parse_record(text).changed(done=()))
    with pytest.raises(BrokenError, match="not read back"):
        invariants.check_record(record, match, RULES)


def test_a_fault_of_the_engine_is_told_with_its_table_and_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> list[Action]:
        raise RuntimeError("out of cards")

    monkeypatch.setattr(moves, "legal", failing)
    broken = [matches.play(number, Tally()) for number in range(5)]
    told = [one for one in broken if one is not None]
    assert told
    for one in told:
        assert one.what == "RuntimeError('out of cards')"
        assert not parse_record(one.record).match(rules_of(Ruleset.from_json(one.ruleset))).is_over


def test_a_listed_act_that_is_refused_ends_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusing(match: Match, done: Done, rules: Rules) -> MatchOutcome:
        refused = MatchOutcome(match, (), ("not_asked",))
        return refused if done.do == verbs.NO_CALL else of_the_match.judge(match, done, rules)

    monkeypatch.setattr(matches, "judge", refusing)
    told = [one.what for number in range(12) if (one := matches.play(number, Tally(), QUICK)) is not None]
    assert told
    assert all("no_call is refused: ('not_asked',)" in what for what in told)


# What acted


def test_what_acted_is_counted() -> None:
    tally = Tally()
    _, match = at(DRAWN)
    tally.saw(match, PAY, judged(match, PAY))
    wrong = Act(verbs.PAY, 6, cards=parse_cards("24"))
    tally.saw(match, wrong, of_the_match.judge(match, wrong, RULES))
    assert tally.counts["verbs"] == {"pay": 1}
    assert tally.counts["events"] == {"paid": 1}
    assert tally.counts["reasons"] == {"tribute_not_legal": 1}
    assert tally.counts["clauses"] == {"GJ-21.1.2": 1, "GJ-21.1.1": 1}
    tally.merge(tally)
    assert tally.counts["matches"] == {"acts": 4}


def test_a_function_acts_where_it_finds_something() -> None:
    _, match = at(DRAWN)
    found = Counter[str]()
    with acting.watched(found):
        of_the_match.judge(match, PAY, RULES)
    assert "gouji.settle.payment.why_not_pay" not in found  # nothing speaks against it
    with acting.watched(found):
        of_the_match.judge(match, Act(verbs.PAY, 6, cards=NO_CARDS), RULES)
    assert found["gouji.settle.payment.why_not_pay"] == 1


def test_what_never_acted_is_named_but_for_what_is_explained() -> None:
    tally = Tally()
    tally.add("verbs", ["pay"])
    never = (zeros.Never("verbs", ("pay", "rebel"), "why"),)
    silent = zeros.silent(tally, never)
    assert ("verbs", "rebel") in silent.explained
    assert ("verbs", "revolt") in silent.unexplained
    assert silent.acting == (("verbs", "pay"),)


def test_a_clause_acts_by_its_functions_too() -> None:
    tally = Tally()
    clause, functions = next(iter(zeros.functions_of().items()))
    assert zeros.counted("clauses", tally)[clause] == 0
    tally.add("functions", [functions[0]])
    assert zeros.counted("clauses", tally)[clause] == 1


def test_what_is_explained_exists(tmp_path: Path) -> None:
    assert all(entry.why for entry in zeros.read_never())
    wrong = tmp_path / "never.toml"
    wrong.write_text('[[never]]\nkind = "reasons"\nnames = ["no_such_reason"]\nwhy = "?"\n', encoding="utf-8")
    with pytest.raises(msgspec.ValidationError, match=r"never\[0\]\.names: no such reasons: no_such_reason"):
        zeros.read_never(wrong)
    wrong.write_text('[[never]]\nkind = "reasons"\n', encoding="utf-8")
    with pytest.raises(msgspec.ValidationError, match=r"never\.toml: .*names"):
        zeros.read_never(wrong)
