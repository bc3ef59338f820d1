"""The annotated match of ``conformance/games``: what was worked out by hand is what the reference says.

A step agrees where its acts stand or are refused with the reasons written down, where who is asked next is the same,
and where every due, return, hand, place and score that is told is so.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gouji.lister import match_moves
from gouji.match import judge, steps
from gouji.match.act import Act, Done
from gouji.match.judge import MatchOutcome
from gouji.match.record import Record
from gouji.match.record_text import parse_done, parse_record
from gouji.match.state import Match
from gouji.play.action import Action
from gouji.protocol.serve import Session
from gouji.rules import Rules, rules_of
from gouji.table.cards import TWO, cards_text, parse_cards
from gouji.table.seats import seat_text
from gouji.table.suits import FULL_DECK, counts_of, suited_text
from gouji_conformance.annotated_match import AnnotatedMatch, Step, read_match
from gouji_spec.law import law
from gouji_spec.reading import SpecError
from gouji_spec.reasons import reasons

FILE = Path(__file__).resolve().parents[1] / "games" / "match.toml"
ANNOTATED = read_match(FILE)
RULES = rules_of(ANNOTATED.ruleset)


def played(annotated: AnnotatedMatch) -> Iterator[tuple[Step, list[tuple[Match, Done, MatchOutcome]]]]:
    """Play the match on the reference: each step, with the match before each of its acts and the verdict on it."""
    match = Record(annotated.hands).start(RULES)
    for step in annotated.steps:
        outcomes = []
        for text in step.do:
            done = parse_done(text)
            outcome = judge.judge(match, done, RULES)
            outcomes.append((match, done, outcome))
            match = outcome.match
        yield step, outcomes


def asked(match: Match, rules: Rules) -> str:
    """Return who is asked next as the annotations write it."""
    asking = steps.to_act(match, rules)
    if asking is None:
        return "over"
    seat, may = asking
    if match.play is not None:
        return f"P{seat} {match.play.phase}"
    return f"{f'P{seat}' if seat else 'table'} {', '.join(may)}"


def owed(match: Match) -> tuple[str, ...]:
    """Return the tributes of the hand, those waived left out."""
    paying = match.table.paying
    assert paying is not None
    return tuple(
        f"P{due.payer} P{due.receiver} {due.count}"
        for number, due in enumerate(paying.dues)
        if number not in paying.lifted
    )


def back(match: Match) -> tuple[str, ...]:
    """Return what is to be returned in the hand."""
    returning = match.table.returning
    assert returning is not None
    return tuple(f"P{entry.giver} P{entry.taker} {entry.count}" for entry in returning.returns)


def opened(match: Match) -> str:
    """Return the opening of the hand."""
    found = match.table.opened
    assert found is not None
    return f"{found.occasion} P{found.opener} P{found.taker}"


def places(match: Match) -> str:
    """Return the places of the hand before."""
    assert match.table.last is not None
    return " ".join(f"P{seat}" for seat in match.table.last.places)


FACTS: dict[str, Callable[[Match], Any]] = {
    "owed": owed,
    "back": back,
    "opened": opened,
    "places": places,
    "score": lambda match: "{}:{}".format(*match.table.scores[-1]),
    "totals": lambda match: "{}:{}".format(*match.table.totals),
}


def differences(step: Step, outcomes: list[tuple[Match, Done, MatchOutcome]]) -> list[str]:
    """Return what of *step* the engine does not say."""
    found = []
    for _, done, outcome in outcomes:
        if set(outcome.reasons) != set(step.reasons):
            found.append(f"{done}: {outcome.reasons}")
    match = outcomes[-1][2].match
    if asked(match, RULES) != step.next:
        found.append(f"next: {asked(match, RULES)}")
    for name, fact in FACTS.items():
        told = getattr(step, name)
        if told is not None and fact(match) != told:
            found.append(f"{name}: {fact(match)}")
    for told in step.holds or ():
        seat, _, cards = told.partition(" ")
        if match.table.held[int(seat[1:]) - 1] != parse_cards(cards):
            found.append(f"holds: {seat}")
    return found


@pytest.mark.parametrize("part", [part.id for part in ANNOTATED.parts])
def test_the_reference_says_what_is_written(part: str) -> None:
    [of_part] = [found for found in ANNOTATED.parts if found.id == part]
    found = [(step.do, differences(step, outcomes)) for step, outcomes in played(ANNOTATED) if step in of_part.steps]
    assert len(found) >= len(of_part.steps) > 0
    assert [entry for entry in found if entry[1]] == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"reasons": ("not_your_turn",)},
        {"next": "P1 pay"},
        {"owed": ("P4 P1 1", "P6 P2 1")},
        {"back": ("P1 P4 2", "P2 P6 1")},
        {"holds": ("P4 K*16 Q*16 9*4",)},
        {"opened": "regular P4 P4"},
        {"places": "P1 P2 P5 P3 P4 P6"},
        {"score": "0:4"},
        {"totals": "4:4"},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_a_wrong_annotation_is_found(wrong: dict[str, Any]) -> None:
    """The step at which all is paid agrees; with any one thing changed it does not."""
    step, outcomes = next(entry for entry in played(ANNOTATED) if entry[0].do == ("P6 pay B",))
    assert differences(step, outcomes) == []
    assert differences(replace(step, **wrong), outcomes)


def test_the_clauses_named_are_the_laws_and_those_of_the_reasons() -> None:
    known = set(law().clauses())
    for step in ANNOTATED.steps:
        assert set(step.clauses) <= known, step.do
        bare = [code for code in step.reasons if not set(step.clauses) & set(reasons()[code].clauses)]
        assert bare == [], step.do


def articles(clauses: Iterable[str]) -> set[str]:
    return {clause.partition(".")[0] for clause in clauses}


def test_an_accepted_step_rests_on_an_article_that_is_named() -> None:
    """Where the reference tells by which clauses something happened, the annotation names one of their articles."""
    silent = 0
    known = set(law().clauses())
    for step, outcomes in played(ANNOTATED):
        rests_on = {event.clause for _, _, outcome in outcomes for event in outcome.events}
        play = outcomes[-1][2].match.play
        if play is not None and play.turn is not None:
            rests_on.add(play.turn.clause)
        if step.reasons or not rests_on:
            silent += not step.reasons
            continue
        assert articles(rests_on & known) & articles(step.clauses), (step.do, rests_on)
    assert silent < len(ANNOTATED.steps) / 4


def test_each_deal_is_the_four_decks() -> None:
    deals = [act for act in all_acts() if isinstance(act, Act) and act.do == "deal" and act.hands]
    assert len(deals) == ANNOTATED.hands
    for deal in deals:
        assert counts_of(card for hand in deal.hands for card in hand) == counts_of(FULL_DECK)
        assert {len(hand) for hand in deal.hands} == {36}


def test_nobody_may_revolt() -> None:
    """Everybody draws a joker or a 2, so that nobody is asked whether he revolts (GJ-23.1)."""
    for act in all_acts():
        if isinstance(act, Act):
            assert all(any(counts_of(hand)[TWO:]) for hand in act.hands)


def all_acts() -> list[Done]:
    return [done for _, outcomes in played(ANNOTATED) for _, done, _ in outcomes]


def test_it_is_a_whole_match() -> None:
    """What a match has besides play: each of its acts stands somewhere, and the refusals are of every step."""
    accepted = {done.do for _, entries in played(ANNOTATED) for _, done, outcome in entries if outcome.accepted}
    assert accepted >= {"lots", "sit", "drawer", "open", "deal", "show", "replace", "name_last", "waive", "insist"}
    assert accepted >= {"pay", "return", "refuse", "play", "pass", "cover", "wind", "decline"}
    refused = {code for step in ANNOTATED.steps for code in step.reasons}
    assert refused >= {
        "lots_not_three_each",
        "seats_not_alternate",
        "show_not_more",
        "naming_of_another",
        "naming_after_opening",
        "opening_is_regular",
        "tribute_not_highest",
        "tribute_count_wrong",
        "tribute_not_legal",
        "replacement_rank_not_held",
        "return_count_wrong",
        "match_is_over",
    }
    assert [step.score for step in ANNOTATED.steps if step.score] == ["4:0", "0:12", "2:0"]
    assert {step.opened.split()[0] for step in ANNOTATED.steps if step.opened} == {"regular", "new"}


FROM_OUTSIDE = ("lots", "paired_lots", "sides", "opposites", "sit", "replace", "deal")
"""What the lister does not list: names, and the cards as they come."""


def test_the_lister_lists_what_stands_and_nothing_that_is_refused() -> None:
    """Written apart from the judge, the lister agrees with the annotations on every act that can be listed."""
    compared = 0
    for _, entries in played(ANNOTATED):
        for match, done, outcome in entries:
            if isinstance(done, Act) and done.do not in FROM_OUTSIDE and done.do != "open":
                compared += 1
                assert (done in match_moves.legal(match, RULES)) == outcome.accepted, done
    assert compared > 20


def test_the_match_reads_back_as_one_text() -> None:
    record = Record(ANNOTATED.hands, done=tuple(all_acts()))
    read = parse_record(str(record))
    assert read == record
    assert read.outcomes(RULES)[-1].match == record.outcomes(RULES)[-1].match


def test_the_acts_read_alike_with_the_seats_named_in_chinese() -> None:
    """As the book shows them in Chinese: 丁 pay 2."""
    for step in ANNOTATED.steps:
        for text in step.do:
            chinese = re.sub(r"\bP([1-6])\b", lambda found: seat_text(int(found[1]), "zh"), text)
            assert parse_done(chinese) == parse_done(text), chinese


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (('next = "table sit"', 'nxt = "table sit"'), "next"),
        (('do = ["P3 open S"]', "do = []"), "do"),
        (('do = ["P6 show 3d3d"]', 'do = ["P6 show 3d3d", "P1 show 3h"]'), "do"),
        (("hands = 3", 'hands = "3"'), "hands"),
        (('id = "formation"', 'id = "formation"\nplace = 1'), "place"),
    ],
)
def test_a_file_that_does_not_say_what_it_must(change: tuple[str, str], key: str, tmp_path: Path) -> None:
    before = FILE.read_text(encoding="utf-8")
    assert change[0] in before
    path = tmp_path / "match.toml"
    path.write_text(before.replace(*change, 1), encoding="utf-8")
    with pytest.raises(SpecError) as fault:
        read_match(path)
    assert key in str(fault.value)


# Over the protocol


def params(done: Done) -> dict[str, Any]:
    """Return what ``match/act`` is sent for *done*."""
    found: dict[str, Any] = {"game": "m", "do": done.do, "seat": done.seat or None}
    if isinstance(done, Action):
        return {**found, "cards": cards_text(done.cards)}
    if done.hands:
        return {**found, "hands": {str(seat): suited_text(hand) for seat, hand in enumerate(done.hands, start=1)}}
    if done.do == "replace":
        return {**found, "newcomers": {str(seat): name for seat, name in enumerate(done.names, start=1) if name}}
    if done.names:
        found["names"] = list(done.names)
    if done.suited or any(done.cards):
        found["cards"] = suited_text(done.suited) or cards_text(done.cards)
    return {**found, "to": done.to} if done.to else found


def answers() -> list[tuple[Step, dict[str, Any]]]:
    """Return each step with the last answer that the reference gives to it over the protocol."""
    session = Session()
    ruleset = {"profile": ANNOTATED.ruleset.profile, "options": dict(ANNOTATED.departures)}
    calls = [("match/start", {"game": "m", "ruleset": ruleset, "hands": ANNOTATED.hands})]
    calls += [("match/act", params(done)) for done in all_acts()]
    results = []
    for number, (method, given) in enumerate(calls):
        answer = session.answer({"jsonrpc": "2.0", "id": number, "method": method, "params": given})
        assert answer is not None
        results.append(answer["result"])
    ends = [1 + sum(len(step.do) for step in ANNOTATED.steps[: at + 1]) for at in range(len(ANNOTATED.steps))]
    return [(step, results[end - 1]) for step, end in zip(ANNOTATED.steps, ends, strict=True)]


def test_the_protocol_says_what_is_written() -> None:
    for step, answer in answers():
        assert answer["accepted"] == (not step.reasons), step.do
        assert set(answer.get("reasons", ())) == set(step.reasons), step.do
        state = answer["state"]
        if state["to_act"] is None:
            assert step.next == "over"
        elif state["play"]:
            assert f"P{state['to_act']['seat']} {state['play']['phase']}" == step.next
        else:
            seat = state["to_act"]["seat"]
            assert f"{f'P{seat}' if seat else 'table'} {', '.join(state['to_act']['may'])}" == step.next
        told = {
            "owed": tuple(f"P{due['payer']} P{due['receiver']} {due['count']}" for due in state["dues"]),
            "back": tuple(f"P{back['giver']} P{back['taker']} {back['count']}" for back in state["returns"]),
            "opened": f"{state['opening']} P{state['opener']} P{state['first_taker']}",
            "places": " ".join(f"P{seat}" for seat in state["places"]),
            "totals": f"{state['odd']}:{state['even']}",
        }
        assert {name: fact for name, fact in told.items() if getattr(step, name) not in (None, fact)} == {}, step.do


def test_between_two_hands_nothing_of_the_last_is_left() -> None:
    """While a side names its last nobody has opened, drawn or paid for the hand to come (GH-deal.1)."""
    between = [answer["state"] for step, answer in answers() if "name_last" in step.next]
    assert len(between) == 5
    for state in between:
        assert [state[key] for key in ("opening", "opener", "first_taker", "leader", "revolution")] == [None] * 5
        assert state["dues"] == state["returns"] == []
        assert set(state["held"].values()) == {0}
