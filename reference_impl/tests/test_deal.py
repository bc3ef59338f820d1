"""The deal against oracles of its own: counting seat by seat, seats turned round, suits that mean nothing.

Whole deals are drawn at random; what is expected is worked out here by another way than in ``gouji.deal``.
"""

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gouji.deal import drawing, formation, opening, showing, shuffle
from gouji.deal.showing import Show
from gouji.rules import Rules, rules_of
from gouji.table import cards, suits
from gouji.table.cards import FOUR, THREE, CardsError
from gouji.table.suits import FULL_DECK, SuitedCard, counts_of, parse_suited, suited_text
from gouji_spec.ruleset import Ruleset

OUTLINE, FOLK, ONLINE = (rules_of(Ruleset.of(name)) for name in ("outline", "folk", "online"))
HELD = rules_of(Ruleset.of("qingdao-full"))
COLOURS = rules_of(Ruleset.of("outline", show_by="colour"))
FIRST_STANDS = rules_of(Ruleset.of("outline", overtake="no"))

SEAT = st.integers(1, 6)
CARD = st.sampled_from(FULL_DECK)
NATURAL = st.sampled_from([card for card in FULL_DECK if not card.is_joker])
PRINTED = "A23456789TJQK"


def turned(seat: int, by: int) -> int:
    return (seat - 1 + by) % 6 + 1


# Cards with suits


def test_the_four_decks() -> None:
    assert len(FULL_DECK) == 216
    assert counts_of(FULL_DECK) == cards.DECK
    assert set(Counter(FULL_DECK).values()) == {4}


@given(st.permutations(FULL_DECK[:40]))
def test_cards_are_read_back_in_their_order(laid: list[SuitedCard]) -> None:
    assert parse_suited(suited_text(laid)) == tuple(laid)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("3h 3h Td B", "3h 3h Td B"),
        ("3h*2 10s S", "3h 3h Ts S"),
        ("3h3d4s", "3h 3d 4s"),
        ("3*3 大 小", "3 3 3 B S"),
        ("", ""),
    ],
)
def test_how_cards_with_suits_are_written(text: str, read: str) -> None:
    assert suited_text(parse_suited(text)) == read


@pytest.mark.parametrize(
    "text", ["h", "3x", "Bh", "Ss", "3h*0", "3h*", "3h*2d", "3 h", "3h*5", "3*17", "S*5", "3H", "1h", "?*2", "3h\t3h"]
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(CardsError):
        parse_suited(text)


def test_a_suit_that_is_told_takes_from_those_that_are_not() -> None:
    """Sixteen 3s are all there are, whether or not their suits are told (GJ-2.1)."""
    parse_suited("3h*4 3*12")
    with pytest.raises(CardsError):
        parse_suited("3h*4 3*13")


# The opening


def counted(drawer: int, card: SuitedCard) -> int:
    """Step from seat to seat, saying A, 2, 3 … K aloud until the card is called (GJ-6.3.2, GJ-6.3.3)."""
    seat = drawer
    for called in PRINTED:
        if called == cards.rank_text(card.rank):
            return seat
        seat = seat % 6 + 1
    raise AssertionError(card)


@given(SEAT, NATURAL)
def test_the_count_is_the_one_that_is_stepped(drawer: int, card: SuitedCard) -> None:
    assert opening.after_draw(drawer, card) == counted(drawer, card)


@given(SEAT, st.lists(st.sampled_from(parse_suited("S B")), max_size=8), NATURAL)
def test_each_joker_moves_the_draw_one_seat_on(drawer: int, jokers: list[SuitedCard], card: SuitedCard) -> None:
    found = opening.drawn(drawer, [*jokers, card])
    assert found.drawer == turned(drawer, len(jokers))
    assert found.first_taker == counted(found.drawer, card)
    assert opening.drawn(drawer, jokers) == opening.Draw(found.drawer)


@given(SEAT, st.integers(0, 5), NATURAL)
def test_seats_turned_round_turn_the_opening(drawer: int, by: int, card: SuitedCard) -> None:
    one, other = opening.drawn(drawer, [card]), opening.drawn(turned(drawer, by), [card])
    assert one.first_taker is not None
    assert other.first_taker == turned(one.first_taker, by)
    last = opening.regular(drawer)
    assert opening.regular(turned(drawer, by)).drawer == turned(last.drawer, by)


@given(SEAT, NATURAL, st.sampled_from(suits.SUITS))
def test_suits_mean_nothing_to_the_count(drawer: int, card: SuitedCard, suit: suits.Suit) -> None:
    assert opening.after_draw(drawer, SuitedCard(card.rank, suit)) == opening.after_draw(drawer, card)


@pytest.mark.parametrize(
    ("first_hand", "sweep", "replaced", "kind"),
    [
        (True, False, 0, "first"),
        (True, False, 2, "first"),
        (False, False, 0, "regular"),
        (False, False, 1, "regular"),
        (False, False, 2, "new"),
        (False, True, 0, "new"),
        (False, True, 1, "new"),
    ],
)
def test_which_opening_a_hand_calls_for(first_hand: bool, sweep: bool, replaced: int, kind: str) -> None:
    goes_round = kind if first_hand else "rotation"
    assert opening.occasion(first_hand=first_hand, sweep=sweep, replaced=replaced, rules=OUTLINE) == kind
    assert opening.occasion(first_hand=first_hand, sweep=sweep, replaced=replaced, rules=HELD) == goes_round
    assert opening.kind(first_hand=first_hand, sweep=sweep, replaced=replaced, rules=OUTLINE) == kind
    assert opening.kind(first_hand=first_hand, sweep=sweep, replaced=replaced, rules=HELD) == goes_round
    assert opening.kind(first_hand=first_hand, sweep=sweep, replaced=replaced, rules=ONLINE) == "automatic"


def test_new_openings_move_on_seat_by_seat() -> None:
    """Opened first by seat 5; the next new openings are by 6, 1 and 2 (GI-6.4)."""
    first_opener, drawers = 5, []
    for _ in range(3):
        drawer = opening.first_drawer("new", first_opener)
        assert drawer is not None
        drawers.append(drawer)
        first_opener = opening.first_opener_after("new", drawer, first_opener)
        first_opener = opening.first_opener_after("regular", 4, first_opener)
    assert drawers == [6, 1, 2]


@pytest.mark.parametrize(
    ("kind", "void_opener", "drawer"),
    [("first", 0, 3), ("first", 5, 5), ("new", 0, 2), ("new", 6, 6), ("rotation", 0, 2), ("rotation", 6, 6)],
)
def test_who_draws_the_first_card_to_count(kind: opening.Kind, void_opener: int, drawer: int) -> None:
    assert opening.first_drawer(kind, 1, named=3, void_opener=void_opener) == drawer


@given(st.lists(st.integers(0, 8), min_size=1, max_size=8), SEAT)
def test_under_hold_three_the_opening_goes_round(jokers: list[int], first: int) -> None:
    """Each hand moves on one seat, and one more for every joker that came before the card that counts (GJ-26.1.6)."""
    opener, moved = first, 0
    for before in jokers:
        drawer = opening.first_drawer("rotation", opener)
        assert drawer is not None
        found = opening.drawn(drawer, parse_suited("S S S S B B B B"[: 2 * before] + "Ah"))
        opener = opening.first_opener_after("rotation", found.drawer, opener)
        moved += 1 + before
        assert opener == found.first_taker == turned(first, moved)


@pytest.mark.parametrize("kind", ["regular", "automatic"])
def test_where_no_card_is_drawn_to_count(kind: opening.Kind) -> None:
    assert opening.first_drawer(kind, 1, named=3) is None


# Drawing


@pytest.mark.parametrize("first_taker", range(1, 7))
def test_a_whole_draw_card_by_card(first_taker: int) -> None:
    held = dict.fromkeys(range(1, 7), 0)
    seat = first_taker
    for drawn in range(216):
        assert drawing.drawer(first_taker, drawn, OUTLINE) == seat
        assert drawing.held(first_taker, drawn, OUTLINE) == held
        held[seat] += 1
        seat = seat % 6 + 1
    assert drawing.drawer(first_taker, 216, OUTLINE) is None
    assert held == dict.fromkeys(range(1, 7), 36) == drawing.held(first_taker, 0, ONLINE)


# Showing


def a_draw(rng: random.Random, rules: Rules) -> tuple[list[Show], dict[int, list[SuitedCard]]]:
    """Draw all cards one by one; whoever can shows when he likes, and what he may not is not shown."""
    deck = list(FULL_DECK)
    rng.shuffle(deck)
    held: dict[int, list[SuitedCard]] = {seat: [] for seat in range(1, 7)}
    shows: list[Show] = []
    for number, card in enumerate(deck):
        seat = number % 6 + 1
        held[seat].append(card)
        if card.rank not in (THREE, FOUR) or rng.random() < 0.3:
            continue
        alike = [other for other in held[seat] if other.rank == card.rank and other.suit == card.suit]
        show = Show(seat, tuple(alike[: rng.randint(1, len(alike))]))
        if not showing.why_not_show(shows, show, held[seat], "first", rules):
            shows.append(show)
    return shows, held


def most_shown(shows: Sequence[Show], rules: Rules) -> int | None:
    """Look at the table after each show: whose heap of one suit, or colour, is higher than the one that leads?"""
    heaps: Counter[tuple[int, str]] = Counter()
    leader: int | None = None
    highest = 1
    for show in shows:
        if show.rank != THREE:
            continue
        heap = (show.seat, show.cards[0].suit if rules.show_by == "suit" else str(show.cards[0].suit in "hd"))
        heaps[heap] += len(show.cards)
        if heaps[heap] > highest and (leader is None or leader == show.seat or rules.overtake == "yes"):
            leader, highest = show.seat, heaps[heap]
    return leader


@pytest.mark.parametrize("rules", [OUTLINE, COLOURS, FIRST_STANDS, FOLK])
def test_the_heap_that_is_highest_leads(rules: Rules) -> None:
    rng = random.Random(7)
    shown = 0
    for _ in range(60):
        shows, _ = a_draw(rng, rules)
        expected = most_shown(shows, rules)
        if expected is not None:
            shown += 1
            assert showing.leader_shown(shows, 1, rules) == expected
    assert shown > 20


@pytest.mark.parametrize("rules", [OUTLINE, COLOURS, FOLK])
@pytest.mark.parametrize("by", range(1, 6))
def test_seats_turned_round_turn_the_leader(rules: Rules, by: int) -> None:
    rng = random.Random(by)
    for _ in range(20):
        shows, held = a_draw(rng, rules)
        shows = shows[: rng.randint(0, len(shows))]
        counts = {seat: counts_of(drawn) for seat, drawn in held.items()}
        first_taker = rng.randint(1, 6)
        other = [Show(turned(show.seat, by), show.cards, show.stage) for show in shows]
        other_counts = {turned(seat, by): drawn for seat, drawn in counts.items()}
        one = settled(shows, counts, first_taker, rules)
        assert settled(other, other_counts, turned(first_taker, by), rules) == turned(one, by)


def settled(shows: list[Show], hands: Mapping[int, cards.Counts], first_taker: int, rules: Rules) -> int:
    shown = showing.leader_shown(shows, first_taker, rules)
    return showing.nobody_showed(hands, first_taker, rules) if shown is None else shown


def test_one_suit_for_another_changes_nothing() -> None:
    """Which suit is shown never matters: change each for another throughout, and the same seat leads."""
    change: dict[suits.Suit, suits.Suit] = {"h": "s", "s": "d", "d": "c", "c": "h", "": ""}
    rng = random.Random(3)
    for _ in range(40):
        shows, _ = a_draw(rng, OUTLINE)
        other = [
            Show(show.seat, tuple(SuitedCard(card.rank, change[card.suit]) for card in show.cards)) for show in shows
        ]
        assert showing.leader_shown(other, 1, OUTLINE) == showing.leader_shown(shows, 1, OUTLINE)


@given(st.dictionaries(SEAT, st.integers(0, 6), max_size=6), SEAT)
def test_the_most_3s_from_the_first_taker_on(threes: dict[int, int], first_taker: int) -> None:
    hands = {seat: cards.counts_of([THREE] * threes.get(seat, 0)) for seat in range(1, 7)}
    most = max(threes.values(), default=0)
    seat = first_taker
    while threes.get(seat, 0) != most:
        seat = seat % 6 + 1
    assert showing.nobody_showed(hands, first_taker, OUTLINE) == seat


@given(SEAT, st.sets(SEAT, min_size=1))
def test_the_lead_passes_on_to_the_next_who_can(leader: int, able: set[int]) -> None:
    seat = leader
    while seat not in able:
        seat = seat % 6 + 1
    assert showing.passed_on(leader, able) == seat


# Sides and shuffling


@given(st.permutations(["赵", "钱", "孙", "李", "周", "吴"]), st.permutations(parse_suited("3h 3s 9d 9c Kh Ks")))
def test_lots_make_two_sides_that_can_sit(people: list[str], drawn: list[SuitedCard]) -> None:
    lots = [formation.Lot(name, card) for name, card in zip(people, drawn, strict=True)]
    assert formation.why_not_lots(lots, equal_ranks=True) == ()
    sides, pairs = formation.sides_of_lots(lots), formation.opposites_of_lots(lots)
    assert formation.why_not_sides(sides) == formation.why_not_opposites(pairs) == ()
    assert formation.why_not_against(sides, pairs) == ()
    red = sides[0]
    other = {name: next(mate for pair in pairs for mate in pair if name in pair and mate != name) for name in red}
    seating = (red[0], other[red[2]], red[1], other[red[0]], red[2], other[red[1]])
    assert formation.why_not_sit(seating, sides, pairs) == ()
    assert {frozenset(pair) for pair in formation.opposites_of_seats(seating)} == {frozenset(pair) for pair in pairs}


def test_who_shuffles_is_who_was_first_out_of_the_last_hand_that_counted() -> None:
    assert shuffle.shufflers([]) == shuffle.shufflers([None]) == ()
    assert shuffle.shufflers([(1, 2, 3, 4, 5, 6), (6, 1, 2, 3, 4, 5), None, None]) == (6, 1)
