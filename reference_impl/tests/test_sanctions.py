"""Articles 29 and 30: what a sanction does to a hand, what each breach costs, and that judge and lister agree on it."""

import importlib.util
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from gouji.lister import moves
from gouji.match.record_text import parse_record
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.position import PositionError, parse_position
from gouji.play.state import Standing, State
from gouji.referee import found, penalties, sanctions
from gouji.referee.hidden_tribute import NO_CARD, MadeGood, made_good
from gouji.referee.penalties import INFRACTIONS, Infraction
from gouji.referee.sanctions import Sanction
from gouji.rules import Rules, rules_of
from gouji.settle import places
from gouji.settle.payment import highest
from gouji.table.cards import THREE, TWO, parse_cards
from gouji.table.seats import SEATS
from gouji_spec.ruleset import Ruleset

OUTLINE = rules_of(Ruleset.of("outline"))
OFF = rules_of(Ruleset.of("outline", penalties="off"))
FINED = rules_of(Ruleset.of("outline", penalty_points="missed_play=2 extra_drawn=9"))


# What each breach costs


def test_every_breach_has_its_place_in_the_article() -> None:
    """The table of Article 30, written out once more by hand."""
    table = {
        "card_exposed": ["warning"],
        "information_passed": ["warning"],
        "misplay": ["lost_turns"],
        "missed_play": ["lost_turns"],
        "return_refused": ["lost_turns"],
        "play_after_pass": ["lost_turns"],
        "false_report": ["lost_turns"],
        "tribute_hidden": ["tribute_paid", "lost_turns"],
        "extra_drawn": ["last"],
        "discard_stolen": ["last"],
        "card_slipped": ["last"],
    }
    assert set(table) == set(INFRACTIONS)
    for infraction in INFRACTIONS:
        assert [one.kind for one in penalties.due(infraction, (), OUTLINE)] == table[infraction]
        assert penalties.due(infraction, (), OFF) == ()


GROUPS = ({"card_exposed", "information_passed"}, {"extra_drawn", "discard_stolen", "card_slipped"})


@pytest.mark.parametrize(("infraction", "earlier"), list(product(INFRACTIONS, INFRACTIONS)))
def test_a_repetition_is_another_act_of_the_same_sentence(infraction: Infraction, earlier: Infraction) -> None:
    first, again = penalties.due(infraction, (), OUTLINE), penalties.due(infraction, (earlier,), OUTLINE)
    assert (first != again) == any({infraction, earlier} <= group for group in GROUPS)


def test_what_is_imposed_is_what_is_due() -> None:
    every = [Sanction(kind, amount=amount) for kind in sanctions.KINDS for amount in (1, 2)]
    for infraction in INFRACTIONS:
        for earlier in ((), (infraction,)):
            due = penalties.due(infraction, earlier, FINED)
            assert penalties.why_not_impose(due, due, FINED) == ()
            assert penalties.why_not_impose((), due, FINED) == ("sanction_too_light",)
            assert penalties.why_not_impose(due, due, OFF) == ("penalties_off",)
            for extra in every:
                more = any(one.at_least and one.kind == extra.kind for one in due)
                expected = () if more else ("sanction_not_due",)
                assert penalties.why_not_impose((*due, extra), due, FINED) == expected


def test_fines_come_by_the_schedule_alone() -> None:
    assert FINED.penalty_points == (("missed_play", 2), ("extra_drawn", 9))
    assert OUTLINE.penalty_points == ()
    assert [one.amount for one in penalties.due("missed_play", (), FINED)] == [1, 2]
    assert [one.kind for one in penalties.due("extra_drawn", (), FINED)] == ["fine", "last"]
    assert penalties.due("extra_drawn", (), FINED, reported=True) == ()
    assert [one.kind for one in penalties.due("misplay", (), FINED)] == ["lost_turns"]


# What a hidden tribute card comes to


@pytest.mark.parametrize("paid", [NO_CARD, *range(THREE, TWO + 2)])
def test_a_hidden_card_is_made_good_by_a_higher_one_or_not_at_all(paid: int) -> None:
    rng = random.Random(paid)
    seen = set()
    for _ in range(200):
        held = tuple(rng.choice((0, 0, 1)) for _ in range(15))
        hidden = rng.randint(max(paid + 1, TWO), 14)
        got = made_good(held, hidden, paid, OUTLINE)
        top = max([rank for rank in range(TWO, 15) if held[rank]], default=NO_CARD)
        expected = hidden if held[hidden] else top
        assert got.pays == (expected if expected > paid else NO_CARD)
        assert got.takes_back == (NO_CARD if got.pays == NO_CARD else paid)
        assert got.is_late == (got.pays != NO_CARD and paid == NO_CARD)
        seen.add(got.pays == NO_CARD)
        assert made_good(held, hidden, paid, OUTLINE, receiver_holds=False).takes_back == NO_CARD
    assert seen == {True, False}
    assert highest(parse_cards("K3"), 1, OUTLINE) == parse_cards("")
    assert made_good(parse_cards("K3"), TWO, NO_CARD, OUTLINE) == MadeGood(NO_CARD, NO_CARD, is_late=False)


# What it does to a hand


def played(text: str, rules: Rules = OUTLINE) -> State:
    return parse_position(text).state(rules)


def reasons(text: str, rules: Rules = OUTLINE) -> tuple[str, ...]:
    *before, last = text.split(";")
    state = played(";".join(before), rules)
    outcome = judge(state, parse_position(text).actions[-1], rules)
    assert outcome.accepted or outcome.state is state, last
    return outcome.reasons


HANDS = "TT 9 8/JJ 5/66 7/AA KK 5/8 8 9/22 77 S"


def test_a_turn_to_lose_bars_play_yield_wind_and_burn_but_not_pass_and_cover() -> None:
    table = f"{HANDS}; lead P1; P2 lose_turn; P1 play TT"
    assert reasons(f"{table}; P2 play JJ") == ("lapsed_turn",)
    assert reasons(f"{table}; P2 play 5") == ("lapsed_turn", "count_differs", "rank_not_higher")
    assert "lapsed_turn" in reasons(f"{table}; P2 yield")
    assert reasons(f"{table}; P2 pass") == ()
    assert "lapsed_turn" not in reasons(f"{table}; P3 play 66")
    ended = "TT/JJ 5/66 7/AA KK 5/8 8 9/22 77 S; lead P1; P2 lose_turn; P1 play TT"
    assert reasons(f"{ended}; P2 wind") == ("lapsed_turn",)


def test_the_opposite_asked_last_covers_and_may_let_another() -> None:
    table = "AA 9/JJ 5/66 7/BB KK 5/8 8 9/7 7 6; lead P1; P4 lose_turn; P1 play AA"
    assert reasons(f"{table}; P4 play BB") == ("lapsed_turn",)
    assert reasons(f"{table}; P4 pass")
    assert played(f"{table}; P4 cover").standing.lost_turns == ()
    assert played(f"{table}; P4 allow_cover P2; P2 cover").standing.lost_turns == ()


def test_every_turn_to_lose_is_lost_once() -> None:
    state = played(f"{HANDS}; lead P1; lost P1 P2 P2 P5")
    assert (state.leader, state.standing.lost_turns) == (3, (2, 5))
    assert str(parse_position(f"{HANDS}; lead P1; lost P1 P2; P3 lose_turn; P4 make_last")).endswith(
        "; lost P1 P2; P3 lose_turn; P4 make_last"
    )
    assert played(f"{HANDS}; lead P1; lost P1", OFF).leader == 1


def test_where_nothing_is_punished_the_word_is_refused() -> None:
    for verb in ("lose_turn", "make_last"):
        assert reasons(f"{HANDS}; lead P1; P2 {verb}", OFF) == ("penalties_off",)
    with pytest.raises(PositionError, match=r"part 3: .*penalties_off"):
        played(f"{HANDS}; lead P1; P2 lose_turn", OFF)


def test_one_made_last_twice_stays_where_he_is() -> None:
    once = played(f"{HANDS}; lead P1; P2 make_last; P3 make_last")
    assert judge(once, Action(2, "make_last"), OUTLINE).state is once
    assert once.standing.aside == (2, 3)


def test_a_burner_or_picker_made_last_owes_nothing_and_leads_nothing() -> None:
    burnt = "KK 9/8 5/22 66 S/5 5 7/8 8 9/77 6; lead P1; P1 play KK; P3 burn 22"
    assert played(burnt).debt is not None
    after = played(f"{burnt}; P3 make_last; P1 make_last")
    assert (after.debt, after.standing.aside) == (None, (3, 1))
    picked = f"{HANDS}; lead P1; P1 pick P3 TT, 8, 9; P1 make_last"
    assert (played(picked).pick, played(picked).leader) == (None, 2)


@pytest.mark.parametrize(
    ("order", "revolution", "aside", "expected"),
    [
        ((1, 2, 3, 4, 5, 6), 0, (1,), (2, 3, 4, 5, 6, 1)),
        ((1, 2, 3, 4, 5, 6), 0, (6, 1), (2, 3, 4, 5, 1, 6)),
        ((1, 4, 3, 5, 6, 2), 5, (4,), (1, 3, 5, 6, 2, 4)),
        ((1, 3, 5, 6, 2, 4), 5, (3,), (1, 6, 2, 5, 4, 3)),
        ((1, 4, 3, 5, 6, 2), 5, (5,), (1, 4, 3, 6, 2, 5)),
        ((2, 5, 1, 6, 4, 3), 6, (3, 4, 1), (2, 5, 6, 1, 4, 3)),
    ],
)
def test_places_are_rebuilt_without_the_offenders(
    order: tuple[int, ...], revolution: int, aside: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    assert places.corrected(order, Standing((), revolution=revolution, aside=aside)) == expected


# What an act earns


@pytest.mark.parametrize(
    ("act", "breach"),
    [
        ("P1 play TTT", None),  # not held
        ("P1 play T9", "misplay"),
        ("P2 play J5", None),  # another's lead
        ("P1 play TT", None),
        ("P1 pass", None),
        ("P1 play TT; P2 play J5", None),  # has cost its turn
        ("P1 play TT; P2 pass; P2 play JJ", "play_after_pass"),
        ("P1 play TT; P2 pass; P2 burn JJ", "play_after_pass"),
        ("P1 play TT; P2 pass; P2 play AA", None),  # not held
        ("P1 play TT; P2 pass; P3 pass; P2 play JJ", None),
        ("P1 play TT; P2 pass; P3 play 66", None),
    ],
)
def test_what_a_judge_sees_himself(act: str, breach: str | None) -> None:
    *before, last = parse_position(f"{HANDS}; lead P1; {act}").actions
    state = parse_position(f"{HANDS}; lead P1").state(OUTLINE)
    for one in before:
        state = judge(state, one, OUTLINE).state
    outcome = judge(state, last, OUTLINE)
    assert found.breach(state, last, outcome) == breach
    earned = found.earned(state, last, outcome, OUTLINE)
    assert (earned is None) == (breach is None)
    assert found.earned(state, last, outcome, OFF) is None


# Judge and lister


def _lister_tests() -> tuple[list[Rules], Callable[..., State], Callable[[State, Rules], None]]:
    """Return the rulesets, the deals and the comparison of ``test_lister``: sanctions are held against the same."""
    path = Path(__file__).with_name("test_lister.py")
    spec = importlib.util.spec_from_file_location("lister_properties", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.RULESETS, module.start, module.check


RULESETS, start, check = _lister_tests()


def imposed(rng: random.Random) -> Action:
    return Action(rng.choice(SEATS), rng.choice(("lose_turn", "lose_turn", "make_last")))


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_they_agree_whatever_is_imposed(number: int) -> None:
    rules = replace(RULESETS[number], penalties="art30")
    lost = aside = in_rounds = 0
    for seed in range(24):
        rng = random.Random(seed * 100 + number)
        state = start(rng, rules, 4)
        for _ in range(40):
            if rng.random() < 0.2:
                in_rounds += state.round is not None
                state = judge(state, imposed(rng), rules).state
                check(state, rules)
            listed = moves.legal(state, rules)
            if not listed:
                break
            before = state.standing
            state = judge(state, rng.choice(listed), rules).state
            if before.lost_turns != state.standing.lost_turns:
                lost += 1
                check(state, rules)
        aside += len(state.standing.aside)
        if state.places:
            assert sorted(state.places) == list(SEATS)
            assert state.places[6 - len(state.standing.aside) :] == state.standing.aside[::-1]
    assert min(lost, aside, in_rounds) > 5


def test_a_match_takes_the_referees_word_within_a_hand() -> None:
    """Its record keeps it, and the hand goes on by it."""
    begun = "match 2; names Zhao Qian Sun Li Zhou Wu; held TT9 / JJ5 / 66 / KK / 8 / 7; lead P1"
    record = parse_record(f"{begun}; P1 lose_turn; P3 make_last")
    assert str(record).endswith("; P1 lose_turn; P3 make_last")
    rules = rules_of(Ruleset.of("outline", remove="off", points="off"))
    outcomes = record.outcomes(rules)
    assert all(outcome.accepted for outcome in outcomes), [outcome.reasons for outcome in outcomes]
    play = outcomes[-1].match.play
    assert play is not None
    assert (play.leader, play.standing.aside, play.standing.headless) == (2, (3,), frozenset({6}))
