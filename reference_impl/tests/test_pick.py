"""Article 15: who may ask for a pick, what an order is, who answers its sets, when it ends."""

import random
from operator import sub

import pytest

from gouji.lister import hand_sets
from gouji.play import consequences, pick
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.position import Position, PositionError, parse_position
from gouji.play.state import Debt, Pick, State
from gouji.rules import Rules, rules_of
from gouji.table.cards import NO_CARDS, Counts, parse_cards
from gouji_spec.ruleset import Ruleset

OUTLINE = rules_of(Ruleset.of("outline", misplay="reject"))
HANDS = "QQTT7/9988/JJJ88/9988/99886/KK88"


def played(*acts: str, rules: Rules = OUTLINE, hands: str = HANDS, facts: str = "") -> State:
    return parse_position("; ".join([hands, "lead P1", *([facts] if facts else []), *acts])).state(rules)


def reasons_of(state: State, act: str, rules: Rules = OUTLINE) -> tuple[str, ...]:
    action = parse_position(f"{HANDS}; lead P1; {act}").actions[0]
    outcome = judge(state, action, rules)
    assert outcome.accepted or outcome.state is state
    return outcome.reasons


@pytest.mark.parametrize(
    ("act", "reasons"),
    [
        ("P1 pick P3 TT, 7, QQ", ()),
        ("P1 pick P5 T, 7, QQ, T", ()),
        ("P1 pick P2 TT, 7, QQ", ("pick_not_partner",)),
        ("P1 pick P1 TT, 7, QQ", ("pick_not_partner",)),
        ("P1 pick P3 TT, QQ", ("pick_not_the_hand",)),
        ("P1 pick P3 TT, 7, QQ, 7", ("pick_not_the_hand", "cards_not_held")),
        ("P1 pick P3 TT7, QQ", ("mixed_ranks",)),
        ("P3 pick P1 JJJ, 88", ("pick_without_lead",)),
        ("P3 pick P4 JJJ88", ("pick_without_lead", "pick_not_partner", "mixed_ranks")),
    ],
)
def test_what_speaks_against_a_pick(act: str, reasons: tuple[str, ...]) -> None:
    assert reasons_of(played(), act) == reasons


def test_it_is_played_only_where_the_rules_have_it() -> None:
    for value in ("off", "hint_at_ten"):
        rules = rules_of(Ruleset.of("outline", pick=value))
        assert reasons_of(played(rules=rules), "P1 pick P3 TT, 7, QQ", rules) == ("pick_off",)


def test_a_partner_made_last_fixes_no_order() -> None:
    """His cards are laid aside, and he plays no more, though he is not out (GH-burn.4)."""
    state = played()
    aside = State(state.hands, state.standing.changed(aside=(3,)), 1)
    assert reasons_of(aside, "P1 pick P3 TT, 7, QQ") == ("pick_not_partner",)
    assert reasons_of(aside, "P1 pick P5 TT, 7, QQ") == ()


def test_the_order_binds_until_a_set_is_beaten() -> None:
    state = played("P1 pick P3 7, TT, QQ")
    assert reasons_of(state, "P1 play QQ") == ("pick_order_bound",)
    assert reasons_of(state, "P1 pick P3 TT, 7, QQ") == ("pick_order_bound",)
    led = played("P1 pick P3 7, TT, QQ", "P1 play 7")
    assert led.pick == Pick(1, 3, (parse_cards("TT"), parse_cards("QQ")))
    assert led.round is not None
    assert [right.seat for right in led.round.queue] == [2, 4, 6, 4]
    beaten = played("P1 pick P3 7, TT, QQ", "P1 play 7", "P2 play 8")
    assert beaten.pick is None
    assert beaten.round is not None
    assert [right.seat for right in beaten.round.queue] == [3, 4, 5, 6, 1, 5]


def test_partners_are_refused_by_name() -> None:
    state = played("P1 pick P3 7, TT, QQ", "P1 play 7", "P2 pass")
    assert reasons_of(state, "P3 play J") == ("not_your_turn", "only_opponents_answer_pick")
    assert reasons_of(state, "P5 burn 9")[:2] == ("only_opponents_answer_pick", "not_your_turn")


def test_a_claim_given_up_leaves_the_pick_as_it_is() -> None:
    """Giving up the head is no lead, and may still be done at one (GJ-23.4.1)."""
    hands = "QQTT7/9988/JJJ88/-/99886/KK88"
    state = played("P1 pick P3 7, TT, QQ", "P1 renounce", hands=hands, facts="revolution P4")
    assert state.pick == Pick(1, 3, (parse_cards("7"), parse_cards("TT"), parse_cards("QQ")))


def test_once_the_hand_is_over_nobody_picks() -> None:
    state = played(hands="QQ7/-/55/-/8/-", facts="out P2 P4 P6")
    assert reasons_of(state, "P1 pick P3 7, QQ") == ("hand_is_over",)


def test_a_position_keeps_its_picks_as_text() -> None:
    text = "QQTT7/9988/JJJ88/9988/99886/KK88; lead P1; P1 pick P3 TT, 7, QQ; P1 play TT"
    assert str(parse_position(text)) == text
    assert parse_position(text.replace(", ", "，")) == parse_position(text)
    stars = "T*5 Q7/9988/JJJ88/9988/99886/KK88; lead P1; P1 pick P3 T*5, Q, 7"
    assert str(parse_position(stars)).endswith("P1 pick P3 TTTTT, Q, 7")


@pytest.mark.parametrize(
    ("act", "problem"),
    [
        ("P1 pick", "expected a seat"),
        ("P1 pick TT, 7", "expected a seat"),
        ("P1 pick P3 TT, X", "part 3"),
    ],
)
def test_a_pick_that_cannot_be_read_says_where(act: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        parse_position(f"{HANDS}; lead P1; {act}")


def test_a_refused_pick_in_a_position_names_its_part() -> None:
    with pytest.raises(PositionError, match=r"part 3: .*pick_not_partner"):
        Position.state(parse_position(f"{HANDS}; lead P1; P1 pick P2 TT, 7, QQ"), OUTLINE)


ORDERS = [
    rules_of(Ruleset.of("outline")),
    rules_of(Ruleset.of("outline", burn_last="hung")),
    rules_of(Ruleset.of("outline", fours_whole="yes", bare_ranks="threes_and_fours")),
    rules_of(Ruleset.of("folk", burn_test="held")),
]


def divided(hand: Counts, rng: random.Random, rules: Rules) -> tuple[Counts, ...]:
    order = []
    while any(hand):
        order.append(rng.choice(hand_sets.leads(1, hand, rules)).cards)
        hand = tuple(map(sub, hand, order[-1]))
    rng.shuffle(order)
    return tuple(order)


@pytest.mark.parametrize("number", range(len(ORDERS)))
def test_an_order_is_lawful_where_each_set_could_be_led_in_its_turn(number: int) -> None:
    """Recomputed by leading: the judge of plain leads is asked of each set, the hand less what went before."""
    rules, rng = ORDERS[number], random.Random(number)
    seen = {True: 0, False: 0}
    for _ in range(400):
        hand = tuple(rng.choice((0, 0, 1, 2)) if rank in (1, 5, 8, 12, 13, 14) else 0 for rank in range(15))
        if not any(hand):
            continue
        others = (parse_cards("5"),) * 5
        debt = rng.choice((None, Debt(1, 2)))
        standing = consequences.start((hand, *others), 1, rules).standing
        order, left, lawful = divided(hand, rng, rules), hand, True
        for cards in order:
            state = State((left, *others), standing, 1, None, debt)
            lawful &= judge(state, Action(1, "play", cards), rules).accepted
            left = tuple(map(sub, left, cards))
        asked = State((hand, *others), standing, 1, None, debt)
        assert (pick.why_not(asked, Pick(1, 3, order), rules) == ()) == lawful, order
        seen[lawful] += 1
    assert min(seen.values()) > 20


def test_an_order_of_no_sets_is_none() -> None:
    assert judge(played(), Action(1, "pick", NO_CARDS, 3), OUTLINE).reasons == ("pick_not_the_hand",)
