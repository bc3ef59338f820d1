"""The reasons of the deal held against the sentences by which they are told: each is given where it is true, alone."""

import random
from collections import Counter

import pytest

from gouji.deal import drawing, formation, opening, showing, shuffle
from gouji.deal.formation import Lot
from gouji.deal.showing import Show
from gouji.rules import Rules, rules_of
from gouji.table.cards import DECK, FOUR, THREE
from gouji.table.suits import SuitedCard, parse_suited
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset

OUTLINE = rules_of(Ruleset.of("outline"))
ONLINE = rules_of(Ruleset.of("online"))
TABLES = [
    OUTLINE,
    ONLINE,
    rules_of(Ruleset.of("folk")),
    rules_of(Ruleset.of("qingdao-full")),
    rules_of(Ruleset.of("outline", show_by="colour", overtake="no")),
    rules_of(Ruleset.of("folk", show_by="colour")),
    rules_of(Ruleset.of("folk", leader="shown_each_hand")),
    rules_of(Ruleset.of("qingdao-full", leader="shown_each_hand")),
]

A, B, C, D, E, F = "赵钱孙李周吴"
SIDES = [(A, C, E), (B, D, F)]
PAIRS = [(A, D), (B, E), (C, F)]


# Sides


@pytest.mark.parametrize(
    ("found", "code"),
    [
        (formation.why_not_way("appointed"), "not_a_way_to_form"),
        (formation.why_not_sides([(A, B), (C, D, E, F)]), "sides_not_three_each"),
        (formation.why_not_sides([(A, B, C), (C, D, E)]), "sides_not_three_each"),
        (formation.why_not_opposites([(A, B), (B, C), (D, E)]), "pairs_overlap"),
        (formation.why_not_against([(A, D, C), (B, E, F)], PAIRS), "opposites_on_one_side"),
        (formation.why_not_sit((A, C, B, D, E, F), SIDES), "seats_not_alternate"),
        (formation.why_not_sit((A, D, C, B, E, F), SIDES, PAIRS), "opposites_not_facing"),
    ],
)
def test_what_forms_no_sides_and_cannot_sit(found: tuple[str, ...], code: str) -> None:
    assert code in reasons()
    assert found == (code,)


def test_what_forms_sides_and_sits() -> None:
    for way in ("own_sides", "own_opposites", "lots"):
        assert formation.why_not_way(way) == ()
    assert formation.why_not_sides(SIDES) == formation.why_not_opposites(PAIRS) == ()
    assert formation.why_not_against(SIDES, PAIRS) == formation.why_not_sit((A, B, C, D, E, F), SIDES, PAIRS) == ()


@pytest.mark.parametrize(
    ("text", "equal_ranks", "expected"),
    [
        ("3h 3s 4h 4s 5h 5s", True, ()),
        ("3h 4s 5h 6s 7h 8s", False, ()),
        ("3h 4s 5h 6s 7h 8s", True, ("lots_not_paired",)),
        ("3h 3s 4h 4s 5h 5d", False, ("lots_not_three_each",)),
        ("3h 3s 4h 4s 5h 5d", True, ("lots_not_three_each", "lots_not_paired")),
        ("3h 3s 3d 3c 5h 5s", True, ("lots_not_paired",)),
    ],
)
def test_lots(text: str, equal_ranks: bool, expected: tuple[str, ...]) -> None:
    lots = [Lot(name, card) for name, card in zip((A, B, C, D, E, F), parse_suited(text), strict=True)]
    assert formation.why_not_lots(lots, equal_ranks=equal_ranks) == expected


# Opening, drawing, shuffling, leading


@pytest.mark.parametrize("seat", range(1, 7))
def test_who_may_draw_a_card_to_count(seat: int) -> None:
    mine = () if seat == 3 else ("not_the_opener",)
    assert opening.why_not_draw(seat, "first", 3) == opening.why_not_draw(seat, "new", 3) == mine
    assert opening.why_not_draw(seat, "regular", 3) == ("opening_is_regular", *mine)
    assert opening.why_not_draw(seat, "automatic", 0) == ("opening_is_automatic",)


@pytest.mark.parametrize("seat", range(1, 7))
def test_who_may_draw_the_next_card(seat: int) -> None:
    assert drawing.why_not_take(seat, 2, 7, OUTLINE) == (() if seat == 3 else ("not_your_draw",))
    assert drawing.why_not_take(seat, 2, 216, OUTLINE) == ("step_is_over",)
    assert drawing.why_not_take(seat, 2, 7, ONLINE) == ("opening_is_automatic",)
    assert showing.why_not_lead(seat, 5) == (() if seat == 5 else ("not_the_first_leader",))


def test_all_cards_are_there_or_some_are_missing() -> None:
    assert shuffle.why_not_shuffle(DECK) == ()
    for rank in range(15):
        short = tuple(many - (at == rank) for at, many in enumerate(DECK))
        assert shuffle.why_not_shuffle(short) == ("cards_missing",)


# Showing


def true_reasons(
    shows: list[Show], show: Show, drawn: list[SuitedCard], occasion: opening.Occasion, rules: Rules
) -> set[str]:
    """Return the reasons whose sentences are true of it, read one by one from ``spec/words/reasons.toml``."""
    each_hand = rules.leader == "shown_each_hand"
    if rules.leader == "first_taker" or (rules.leader == "last_place" and occasion == "regular"):
        return {"show_not_played"}
    main = FOUR if rules.hold_three == "on" else THREE
    wanted = {main}
    if rules.no_show_leader == "pair_of_fours" and all(before.cards[0].rank != main for before in shows):
        wanted.add(FOUR)
    rank = show.cards[0].rank
    if rank not in wanted or any(card.rank != rank for card in show.cards):
        return {"show_not_threes"}

    def name(card: SuitedCard) -> str:
        return card.suit if rules.show_by == "suit" else "red" if card.suit in "hd" else "black"

    heaps: Counter[tuple[int, str]] = Counter()
    leader, highest = 0, 1
    for before in shows:
        if before.cards[0].rank == rank:
            heaps[before.seat, name(before.cards[0])] += len(before.cards)
            high = heaps[before.seat, name(before.cards[0])]
            if high > highest and (leader in (0, before.seat) or rules.overtake == "yes"):
                leader, highest = before.seat, high
    mine = heaps[show.seat, name(show.cards[0])] + sum(name(card) == name(show.cards[0]) for card in show.cards)
    mixed = len({name(card) for card in show.cards}) > 1
    lying = [card for before in shows if before.seat == show.seat for card in before.cards]
    over_another = leader not in (0, show.seat)
    no_overtaking = over_another and (rules.overtake == "no" or rank != main)
    said = {
        "show_not_of_a_kind": mixed,
        "show_too_few": not mixed and mine < 2,
        "show_not_drawn": bool(Counter([*lying, *show.cards]) - Counter(drawn)),
        "drawing_not_over": each_hand and show.stage == "drawing",
        "step_is_over": not each_hand and show.stage == "drawn" and rank == THREE,
        "no_overtaking": no_overtaking,
        "show_not_more": over_another and not no_overtaking and mine <= highest,
    }
    return {code for code, true in said.items() if true}


def tried(rng: random.Random, rules: Rules, seen: Counter[str]) -> None:
    """Try shows one after another, likely ones and others; those that stand lie on the table from then on."""
    occasion: opening.Occasion = rng.choice(["first", "new", "regular"])
    shows: list[Show] = []
    stage: showing.Stage = "drawing"
    for _ in range(12):
        if rng.random() < 0.3:
            stage = "drawn"
        rank = rng.choice([THREE, THREE, FOUR, FOUR, 5])
        cards = [SuitedCard(rank, rng.choice(["h", "d"])) for _ in range(rng.choice([1, 2, 2, 3, 4]))]
        if rng.random() < 0.6:
            cards = [cards[0]] * len(cards)
        show = Show(rng.randint(1, 4), tuple(cards), stage)
        lying = [card for before in shows if before.seat == show.seat for card in before.cards]
        drawn = [*lying, *cards] if rng.random() < 0.9 else lying
        found = showing.why_not_show(shows, show, drawn, occasion, rules)
        # Of cards that are none to show nothing more need be said.
        expected = true_reasons(shows, show, drawn, occasion, rules)
        if "show_not_threes" in expected:
            assert "show_not_threes" in found
        else:
            assert set(found) == expected
        seen.update(found)
        if not found:
            shows.append(show)


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_reason_given_is_true_and_every_true_one_is_given(number: int) -> None:
    rng = random.Random(number)
    for _ in range(400):
        tried(rng, TABLES[number], Counter())


def test_every_reason_of_showing_has_been_given() -> None:
    seen: Counter[str] = Counter()
    rng = random.Random(1)
    for rules in TABLES:
        for _ in range(200):
            tried(rng, rules, seen)
    assert set(seen) == {
        "show_not_played",
        "show_not_threes",
        "show_not_of_a_kind",
        "show_too_few",
        "show_not_drawn",
        "drawing_not_over",
        "step_is_over",
        "no_overtaking",
        "show_not_more",
    }
