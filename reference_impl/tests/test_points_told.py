"""Who is open by the sets of a hand as they are told, held against the hand as it was played, and counted again."""

import random
from functools import cache
from typing import Any

import pytest

from gouji.lister import moves
from gouji.play import consequences
from gouji.play.judge import judge
from gouji.play.state import State
from gouji.rules import Rules, rules_of
from gouji.settle.opened import Judged, Told, clause_of, verdicts
from gouji.table.cards import BIG, DECK, SMALL, TWO, Counts
from gouji.table.sets import make_set, set_of
from gouji_spec.ruleset import Ruleset

RULESETS = [
    Ruleset.of("outline", points="on"),
    Ruleset.of("folk"),
    Ruleset.of("online"),
    Ruleset.of("qingdao-full"),
    Ruleset.of("outline", points="on", open_judged="opposite_out", open_excludes="jokers_and_singles"),
    Ruleset.of("outline", points="on", open_judged="melee", open_by="won_lead", revolution_melee="first_place"),
    Ruleset.of("folk", revolution_opens="at_once", open_excludes="jokers_and_twos", open_judged="places"),
    Ruleset.of("qingdao-full", priceless_hand="revolts_unopened", open_by="won_lead"),
    Ruleset.of("folk", burn_failure="last_place", hand_end="last_hand"),
    Ruleset.of("outline", points="on", open_judged="melee"),
]
FEWEST = {12: 1, 11: 2, 10: 2, 9: 3, 8: 4, 7: 5}
"""Of 2s, aces, kings, queens, jacks, tens: how many make a gouji set."""


def across(seat: int) -> int:
    return (seat + 2) % 6 + 1


class Played:
    """A hand played at random, and what there is to tell of it."""

    def __init__(self, seed: int, rules: Rules) -> None:
        rng = random.Random(seed)
        revolution = rng.choice([0, 0, rng.randint(1, 6)])
        hands = deal(rng, rng.choice([5, 7, 9]), without=revolution)
        state = consequences.start(hands, rng.randint(1, 6), rules, (), revolution)
        self.rules, self.revolution = rules, revolution
        self.told: list[Told] = []
        self.by: dict[int, int] = dict.fromkeys(state.standing.opened, 0)
        self.melee_after = -1
        self.melee_at_start = state.standing.melee
        while not state.places:
            move = rng.choice(moves.legal(state, rules))
            after = judge(state, move, rules).state
            self.note(state, move.seat, move.cards, after)
            state = after
        self.opened = state.standing.opened
        self.is_whole = not state.standing.aside

    def note(self, before: State, seat: int, cards: Counts, after: State) -> None:
        if any(cards) and before.hand(seat) != after.hand(seat):
            gone = before.standing
            claim = bool(gone.claims) and seat == across(gone.revolution or 9) and is_gouji(cards)
            answers = before.round is not None
            out = seat in after.standing.out
            self.told.append(Told(seat, make_set(cards), answers=answers, out=out, claim=claim))
        for one in after.standing.opened - before.standing.opened:
            self.by[one] = len(self.told)
        if after.standing.melee and not before.standing.melee:
            self.melee_after = len(self.told)


def deal(rng: random.Random, each: int, without: int) -> tuple[Counts, ...]:
    """Hands with many high cards, so that much is opened and burned."""
    deck = [rank for rank in range(7, 15) for _ in range(DECK[rank])] + [rank for rank in range(7) for _ in range(4)]
    rng.shuffle(deck)
    hands = [[0] * 15 for _ in range(6)]
    for seat, hand in enumerate(hands, start=1):
        for _ in range(each if seat != without else 0):
            hand[deck.pop()] += 1
    return tuple(map(tuple, hands))


def is_gouji(cards: Counts) -> bool:
    if cards[SMALL] or cards[BIG]:
        return True
    lowest = next(rank for rank in range(15) if cards[rank])
    return sum(cards) >= FEWEST.get(lowest, 99)


SEEDS = range(120)


@cache
def games(rules: Rules) -> list[Played]:
    return [Played(seed, rules) for seed in SEEDS]


@pytest.fixture(scope="module", params=RULESETS, ids=range(len(RULESETS)))
def played(request: Any) -> list[Played]:
    return games(rules_of(request.param))


def test_the_told_hand_opens_whom_the_played_hand_opened_by_the_same_set(played: list[Played]) -> None:
    for game in played:
        found = verdicts(tuple(game.told), game.revolution, game.rules)
        assert {one.seat for one in found.seats if one.open} == game.opened
        assert {one.seat: one.by for one in found.seats if one.open} == game.by


def test_sets_that_matter_to_nobody_may_be_left_out(played: list[Played]) -> None:
    for game in played:
        told = game.told
        kept = [
            at
            for at, one in enumerate(told)
            if one.out or is_gouji(one.cards.counts) or one.answers or (at + 1 < len(told) and told[at + 1].answers)
        ]
        whole = verdicts(tuple(told), game.revolution, game.rules)
        short = verdicts(tuple(told[at] for at in kept), game.revolution, game.rules)
        assert [(one.seat, one.open, one.moment) for one in short.seats] == [
            (one.seat, one.open, one.moment) for one in whole.seats
        ]
        assert short.sets == tuple(whole.sets[at] for at in kept)


def test_what_settled_it_is_the_first_of_its_moments(played: list[Played]) -> None:
    for game in played:
        found = verdicts(tuple(game.told), game.revolution, game.rules)
        exits = [number for number, one in enumerate(game.told, start=1) if one.out]
        left = {one.seat: number for number, one in enumerate(game.told, start=1) if one.out}
        for one in found.seats:
            if not one.open:
                expected = settled(one.seat, game, exits, left)
                if expected is None and game.is_whole:  # nobody tells that somebody was made last
                    expected = ("hand_end", len(game.told))
                assert expected is None or (one.moment, one.after) == expected


def settled(seat: int, game: Played, exits: list[int], left: dict[int, int]) -> tuple[str, int] | None:
    """What Article 24 and the house rules say settles a seat that has not opened, by the exits alone."""
    melee = ("melee", game.melee_after) if game.melee_after >= 0 else None
    second = ("second_out", exits[1]) if len(exits) > 1 else None
    if seat == game.revolution:
        return ("revolution", 0)
    if game.revolution and seat == across(game.revolution):
        name = {"places": "first_out" if exits and left.get(seat) == exits[0] else None, "opposite_out": "own_exit"}
        own = name.get(game.rules.open_judged)
        came = [(own, left[seat])] if own and seat in left else []
        came += [one for one in (second, melee) if one is not None]
        return min(came, key=lambda one: one[1], default=None)
    if game.rules.open_judged == "melee":
        return melee
    if game.rules.open_judged == "places":
        first = game.told[exits[0] - 1].seat if exits else 0
        return ("first_out", exits[0]) if first and seat in (first, across(first)) else second
    moments = [("own_exit", left.get(seat)), ("opposite_exit", left.get(across(seat))), melee or ("melee", None)]
    come = [(name, number) for name, number in moments if number is not None]
    return min(come, key=lambda one: one[1], default=None)


def test_every_reason_is_true_and_none_is_missing(played: list[Played]) -> None:
    for game in played:
        found = verdicts(tuple(game.told), game.revolution, game.rules)
        out: list[int] = []
        made = 0
        for at, (one, why) in enumerate(zip(game.told, found.sets, strict=True)):
            out += [one.seat] if one.out else []
            cards = one.cards.counts
            beaten = at + 1 < len(game.told) and game.told[at + 1].answers
            by_three = bool(game.revolution) and one.seat == across(game.revolution)
            by_three &= game.rules.revolution_opens == "after_three"
            is_third = one.claim and made == 2
            made += one.claim and not beaten
            true = {
                "opens_not_gouji": not is_gouji(cards),
                "opens_beaten": beaten,
                "opens_excluded": not by_three and excluded(cards, game.rules),
                "opens_lead_lost": not by_three and game.rules.open_by == "won_lead" and one.out,
                "opens_by_three_only": by_three and not is_third,
                "opens_too_late": late(one.seat, out, game, at + 1, by_three=by_three),
            }
            assert set(why) == {code for code, holds in true.items() if holds}, (game.told[: at + 1], game.rules)


def excluded(cards: Counts, rules: Rules) -> bool:
    jokers = cards[SMALL] + cards[BIG]
    return {
        "nothing": False,
        "big": cards[BIG] > 0,
        "jokers_and_singles": jokers > 0 or sum(cards) == 1,
        "jokers_and_twos": jokers + cards[TWO] > 0,
    }[rules.open_excludes]


def late(seat: int, out: list[int], game: Played, number: int, *, by_three: bool) -> bool:
    """Is *seat* judged as set *number* lies? Its own bottom set is never too late for that alone."""
    others = [one for one in out if one != seat]
    if 0 <= game.melee_after < number:
        return True
    if by_three:
        return len(out) > 1 and seat != out[1]
    if game.rules.open_judged == "melee":
        return False
    if game.rules.open_judged == "opposite_out":
        return across(seat) in others
    return out[:1] == [across(seat)] or (len(out) > 1 and seat not in out[:2]) or (len(out) > 1 and seat == out[0])


def test_the_hands_are_of_every_kind() -> None:
    """What is held together above happens: verdicts of every moment, every reason, opened by sets and by three."""
    moments, reasons, ways = set(), set(), set()
    for ruleset in RULESETS:
        for game in games(rules_of(ruleset)):
            found = verdicts(tuple(game.told), game.revolution, game.rules)
            moments |= {one.moment for one in found.seats}
            reasons |= {code for why in found.sets for code in why}
            ways |= {
                "by three" if one.seat == across(game.revolution or 9) else "by a set" for one in found.seats if one.by
            }
    exits = {"first_out", "second_out", "own_exit", "opposite_exit"}
    assert moments == {None, "revolution", "melee", "hand_end", *exits}
    assert len(reasons) == 6
    assert ways == {"by three", "by a set"}


def test_without_points_nothing_opens() -> None:
    off = rules_of(Ruleset.of("outline"))
    found = verdicts((Told(1, set_of("KK")),), 0, off)
    assert found.sets == (("points_off",),)
    assert found.seats == tuple(Judged(seat, open=False) for seat in range(1, 7))


POINTS = {"points": "on"}


@pytest.mark.parametrize(
    ("options", "one", "revolution", "clause"),
    [
        ({}, Judged(2, open=True, by=3), 0, "GJ-24.4.2"),
        ({}, Judged(4, open=True, by=3), 1, "GJ-24.11.3"),  # his third, against a revolutionary
        ({"revolution_opens": "at_once"}, Judged(4, open=True, by=3), 1, "GJ-24.4.2"),
        ({}, Judged(1, open=False, moment="revolution"), 1, "GJ-24.11.1"),
        ({"hold_three": "on"}, Judged(1, open=True, moment="revolution"), 1, "GJ-26.2.12"),
        (
            {"hold_three": "on", "priceless_hand": "revolts_unopened"},
            Judged(1, open=False, moment="revolution"),
            1,
            "GH-hold-three.3",
        ),
        ({"revolution_opens": "at_once"}, Judged(4, open=True, moment="revolution"), 1, "GH-revolution.2"),
        ({}, Judged(5, open=False, moment="first_out", after=4), 0, "GJ-24.1.3"),  # seat 5 is the first out
        ({}, Judged(2, open=False, moment="first_out", after=4), 0, "GJ-24.1.1"),
        ({}, Judged(3, open=False, moment="second_out", after=6), 0, "GJ-24.2.1"),
        ({}, Judged(4, open=False, moment="second_out", after=6), 1, "GJ-24.11.3"),
        ({"open_judged": "opposite_out"}, Judged(3, open=False, moment="own_exit"), 0, "GH-points.2"),
        ({"open_judged": "opposite_out"}, Judged(3, open=False, moment="opposite_exit"), 0, "GH-points.2"),
        ({"open_judged": "opposite_out"}, Judged(4, open=False, moment="own_exit"), 1, "GH-points.15"),
        ({"open_judged": "opposite_out"}, Judged(3, open=False, moment="melee"), 0, "GH-points.2"),
        ({"open_judged": "melee"}, Judged(3, open=False, moment="melee"), 0, "GH-points.4"),
        ({"open_judged": "melee"}, Judged(4, open=False, moment="melee"), 1, "GH-points.15"),
        ({}, Judged(3, open=False), 0, ""),
    ],
)
def test_what_is_settled_rests_on_its_clause(
    options: dict[str, str], one: Judged, revolution: int, clause: str
) -> None:
    rules = rules_of(Ruleset.of("outline", **POINTS, **options))
    assert clause_of(one, 5, revolution, rules) == clause
