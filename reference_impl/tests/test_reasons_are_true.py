"""Every reason that is given is true, by a check written from its own sentence in ``spec/words/reasons.toml``.

The checks know the record of the round, the hands and the facts of the lister, never the code that gave the reason.
"""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from gouji.lister import hand_sets, moves
from gouji.play import consequences, rights
from gouji.play.action import VERBS, WITH_CARDS, Action
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.state import Round, State
from gouji.rules import Rules, rules_of
from gouji.table.cards import BIG, DECK, FOUR, NO_CARDS, SMALL, THREE, TWO, Counts
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset

RULESETS = [
    rules_of(Ruleset.of("outline")),
    rules_of(Ruleset.of("folk")),
    rules_of(Ruleset.of("online")),
    rules_of(Ruleset.of("qingdao-full")),
    rules_of(Ruleset.of("outline", joker_exchange="two_and_three_for_one", misplay="reject", dead_gou="gouji_bottom")),
    rules_of(Ruleset.of("qingdao-full", melee_cover="any_opponent", burn_failure="last_place", burn_last="hung")),
]
RULESETS += [
    rules_of(Ruleset.of("outline", bare_ranks="threes_and_fours", fours_whole="yes", dead_gou_second="open")),
    rules_of(Ruleset.of("folk", burn_test="held", bare_ranks="threes", open_by="won_lead")),
]
FACES = ["344KA2SB", "39KA2SB", "37TQA2SB", "3AK2SB", "3456A2SB", "9TA2SSB", "3QKA2BB"]
FEWEST = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2, "2": 1, "S": 1, "B": 1}
ORDER = "3456789TJQKA2SB"


class Tried:
    """An action that was refused, and all that is known of the table without asking the judge."""

    def __init__(self, state: State, action: Action, rules: Rules) -> None:
        self.state, self.seat, self.do, self.cards, self.to = state, action.seat, action.do, action.cards, action.to
        self.rules = rules
        self.standing = state.standing
        self.hand = state.hands[action.seat - 1]

    @property
    def round(self) -> Round:
        assert self.state.round is not None
        return self.state.round

    @property
    def table(self) -> Counts:
        return self.round.table.cards.counts

    @property
    def player(self) -> int:
        return self.round.table.seat

    def across(self, seat: int) -> int:
        return (seat + 2) % 6 + 1

    def plays(self, seat: int) -> bool:
        return bool(any(self.state.hands[seat - 1])) and seat not in (*self.standing.aside, self.standing.revolution)

    @property
    def opposite(self) -> bool:
        return self.seat == self.across(self.player)

    def lost_head(self, seat: int) -> bool:
        other = self.across(seat)
        if other == self.standing.revolution:
            return self.standing.claims == 0
        return not self.plays(other)

    @property
    def gouji(self) -> bool:
        """The set has a joker, or enough cards of its rank."""
        if self.table[SMALL] or self.table[BIG]:
            return True
        return sum(self.table) >= FEWEST.get(self.face(self.table), 99)

    def face(self, laid: Counts) -> str:
        return next((ORDER[rank] for rank in range(15) if laid[rank]), "")

    @property
    def big(self) -> int:
        """How many big jokers the set on the table counts as holding."""
        mixed = self.table[SMALL] and self.table[BIG] and self.rules.mixed_jokers == "as_small"
        return 0 if mixed else self.table[BIG]

    def said(self, *words: str) -> bool:
        return any(speaker == self.seat and word in words for speaker, word in self.round.since)

    def waiting(self) -> list[int]:
        """Who is still to be asked to burn or to answer, by the facts of the lister."""
        out, standing = self.standing.out, self.standing
        around = moves._around(self.player, out, standing.aside, standing.revolution, standing.claims)
        asked = moves._waiting(self.round, around, melee=standing.melee)
        return [*self.burners(), *asked]

    def burners(self) -> list[int]:
        """Who is still to be asked whether he burns, and holds a burn."""
        standing, table = self.standing, self.round.table
        around = moves._around(self.player, standing.out, standing.aside, standing.revolution, standing.claims)
        if not table.gouji or standing.melee:
            return []
        order = moves._burn_order(self.round, around)
        return [seat for seat in order if moves._burns(seat, self.state.hands[seat - 1], table, self.rules)]

    def asked_to_burn(self) -> int:
        return next(iter(self.burners()), 0)

    def between(self) -> list[int]:
        return [(self.player + step - 1) % 6 + 1 for step in range(1, 6)]

    def before(self) -> list[int]:
        """The seats between the player of the set and this one."""
        return self.between()[: self.between().index(self.seat)]

    def next_in_play(self) -> int:
        return next(seat for seat in self.between() if self.plays(seat))

    def turn(self) -> int:
        """Who is to act, by the facts of the lister."""
        listed = moves.legal(self.state, self.rules)
        return listed[0].seat

    def left(self) -> Counts:
        return tuple(held - laid for held, laid in zip(self.hand, self.cards, strict=True))

    def naturals(self) -> int:
        return sum(1 for rank in range(THREE, TWO) if self.cards[rank])

    def restricted(self) -> bool:
        return self.gouji and not self.standing.melee and not self.lost_head(self.player)


def in_round(check: Callable[[Tried], bool]) -> Callable[[Tried], bool]:
    return lambda t: t.state.round is not None and check(t)


def at_lead(check: Callable[[Tried], bool]) -> Callable[[Tried], bool]:
    return lambda t: t.state.round is None and not t.state.places and check(t)


def rank_of(laid: Counts) -> int:
    return next(rank for rank in range(15) if laid[rank])


def covers(t: Tried) -> bool:
    return t.rules.cover == "explicit" and t.plays(t.across(t.player))


CHECKS: dict[str, Callable[[Tried], bool]] = {
    # cards and sets
    "no_cards": lambda t: not any(t.cards),
    "mixed_ranks": lambda t: t.naturals() > 1,
    "bare_rank_mixed": lambda t: (
        t.rules.bare_ranks != "none" and t.cards[TWO] + t.cards[SMALL] + t.cards[BIG] > 0 and sum(t.cards[:2]) > 0
    ),
    "fours_not_split": lambda t: t.rules.fours_whole == "yes" and 0 < t.cards[FOUR] < t.hand[FOUR],
    "threes_stand_alone": lambda t: (
        t.rules.hold_three == "on" and t.cards[THREE] > 0 and t.cards[TWO] + t.cards[SMALL] + t.cards[BIG] > 0
    ),
    "cards_not_held": lambda t: any(many > held for many, held in zip(t.cards, t.hand, strict=True)),
    "three_last_only": lambda t: (
        t.rules.hold_three == "on"
        and t.cards[THREE] > 0
        and sum(t.hand) - t.hand[THREE] > sum(t.cards) - t.cards[THREE]
    ),
    "threes_not_split": lambda t: t.rules.hold_three == "on" and 0 < t.cards[THREE] < t.hand[THREE],
    "count_differs": in_round(
        lambda t: sum(t.cards) != sum(t.table) or (t.rules.joker_exchange != "none" and t.big > 0)
    ),
    "rank_not_higher": in_round(lambda t: rank_of(t.cards) <= rank_of(t.table)),
    "big_jokers_too_few": in_round(lambda t: t.table[SMALL] > 0 and t.cards[BIG] < t.table[SMALL] + t.table[BIG]),
    "jokers_not_paid": in_round(
        lambda t: t.rules.joker_exchange != "none" and t.cards[SMALL] + t.cards[BIG] < 3 * t.big + 2 * t.table[SMALL]
    ),
    "set_is_dead": in_round(lambda t: t.big > 0 and not hand_sets.beating(t.seat, t.hand, t.table, t.rules)),
    # turns
    "hand_is_over": lambda t: len({seat % 2 for seat in range(1, 7) if t.plays(seat)}) <= 1,
    "not_in_play": lambda t: not t.plays(t.seat),
    "not_your_turn": lambda t: t.turn() != t.seat,
    "no_set_on_table": at_lead(lambda t: t.do not in ("play", "pass")),
    "pass_on_lead": at_lead(lambda t: t.do == "pass"),
    "lead_before_cover": in_round(
        lambda t: covers(t) and t.do == "play" and not set(t.waiting()) - {t.across(t.player)}
    ),
    "already_passed": in_round(lambda t: t.seat in t.round.passed and not t.standing.melee),
    "passed_this_set": in_round(lambda t: t.opposite and t.said("pass")),
    "pass_not_offered": in_round(lambda t: covers(t) and t.opposite and not set(t.waiting()) - {t.seat}),
    "no_reentry_after_bottom": in_round(
        lambda t: (
            t.seat in t.round.passed and not t.standing.melee and any(not t.plays(seat) for seat in t.standing.out[:2])
        )
    ),
    "not_the_opposite_gouji": in_round(lambda t: t.restricted() and not t.opposite and not t.lost_head(t.seat)),
    "dead_gou_only_burned": in_round(
        lambda t: (
            t.gouji
            and not t.standing.melee
            and (t.across(t.player) == t.standing.revolution or t.across(t.player) in t.standing.out[:2])
        )
    ),
    # covering
    "cover_is_automatic": lambda t: t.rules.cover == "automatic",
    "nothing_to_cover": in_round(lambda t: not t.plays(t.across(t.player))),
    "cover_not_yet": in_round(lambda t: bool(set(t.waiting()) - ({t.seat} if t.opposite else set()))),
    "not_the_coverer": in_round(lambda t: not t.opposite and (t.across(t.player), t.seat) not in t.round.allowed),
    "allow_not_the_coverer": in_round(lambda t: not t.opposite),
    "allowed_already": in_round(lambda t: any(giver == t.seat for giver, _ in t.round.allowed)),
    "allow_another_in_play": lambda t: t.to == t.seat or not t.plays(t.to),
    # yielding
    "yield_not_opposite": in_round(lambda t: not t.opposite),
    "yield_on_gouji": in_round(lambda t: t.gouji),
    "yield_seat_between_open": in_round(
        lambda t: bool(set(t.waiting()) & set(t.between()[: t.between().index(t.seat)]))
    ),
    "yield_nobody_after": in_round(lambda t: not set(t.waiting()) & set(t.between()[t.between().index(t.seat) + 1 :])),
    "yield_in_melee": lambda t: t.standing.melee,
    # burning
    "burn_or_decline": in_round(lambda t: t.asked_to_burn() == t.seat),
    "decline_outside_window": lambda t: t.state.round is None or t.asked_to_burn() != t.seat,
    "burn_not_gouji": in_round(lambda t: not t.gouji),
    "burn_dead_set": in_round(lambda t: t.big > 0 and not hand_sets.beating(t.seat, t.hand, t.table, t.rules)),
    "burn_in_melee": lambda t: t.standing.melee,
    "burn_by_opposite": in_round(lambda t: t.opposite),
    "burn_passed": in_round(lambda t: t.seat in t.round.passed),
    "burn_headless": lambda t: t.lost_head(t.seat),
    "burn_of_headless": in_round(lambda t: t.lost_head(t.player)),
    "burn_no_joker_path": lambda t: not hand_sets.leaves_way_out(t.hand, t.cards, t.rules),
    "burn_ranks_too_many": lambda t: sum(map(bool, t.hand[:TWO])) - t.hand[SMALL] - t.hand[BIG] > 2,
    "burner_must_hang": lambda t: (
        t.state.debt is not None and t.state.debt.burner == t.seat and t.cards[SMALL] + t.cards[BIG] == 0
    ),
    # the wind
    "wind_not_bottom": in_round(lambda t: t.plays(t.player)),
    "wind_not_next": in_round(lambda t: t.seat != t.next_in_play()),
    "wind_passed": in_round(lambda t: t.seat in t.round.passed),
    "wind_on_gouji": in_round(lambda t: t.restricted()),
    "wind_word_used": in_round(lambda t: t.said("yield", "wind")),
    # the claimed head
    "nothing_to_renounce": lambda t: t.standing.claims == 0,
    "head_not_yours": lambda t: t.seat != t.across(t.standing.revolution),
    "head_not_at_lead": lambda t: t.state.round is not None or t.seat != t.state.leader,
}


def deal(rng: random.Random) -> list[Counts]:
    faces = rng.choice(FACES)
    deck = [ORDER.index(card) for card in faces for _ in range(min(DECK[ORDER.index(card)], 12))]
    rng.shuffle(deck)
    hands = []
    for _ in range(6):
        counts = [0] * 15
        for _ in range(rng.randint(1, 5)):
            counts[deck.pop()] += 1
        hands.append(tuple(counts))
    return hands


def start(rng: random.Random, rules: Rules) -> State:
    hands = deal(rng)
    out = tuple(rng.sample(range(1, 7), rng.choice([0, 0, 0, 1, 2])))
    revolution = rng.choice([0, 0, rng.choice([seat for seat in range(1, 7) if seat not in out])])
    for seat in (*out, revolution):
        if seat:
            hands[seat - 1] = NO_CARDS
    return consequences.start(tuple(hands), rng.randint(1, 6), rules, out, revolution)


def tries(state: State, rng: random.Random) -> list[Action]:
    """Return every verb by every seat, cards taken from its hand and sometimes not."""
    found = []
    for seat in range(1, 7):
        hand = state.hands[seat - 1]
        held = [rank for rank, many in enumerate(hand) if many]
        for do in VERBS:
            if do not in WITH_CARDS:
                found.append(Action(seat, do, NO_CARDS, rng.randint(1, 6) if do == "allow_cover" else 0))
                continue
            laid = [0] * 15
            for rank in rng.sample(held, min(len(held), rng.choice([0, 1, 1, 1, 2]))):
                laid[rank] = rng.randint(1, hand[rank])
            if rng.random() < 0.1:
                laid[rng.randrange(12)] += 1
            found.append(Action(seat, do, tuple(laid)))
    return found


def check(state: State, action: Action, outcome: Outcome, rules: Rules, seen: Counter[str]) -> None:
    for code in outcome.reasons:
        seen[code] += 1
        message = reasons()[code].message.en
        assert code in CHECKS, f"{code} has no check in CHECKS: write one from “{message}”"
        assert CHECKS[code](Tried(state, action, rules)), f"{action}: not true that “{message}”\n{state!r}"


def run(rules: Rules, games: int, seed: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number in range(games):
        rng = random.Random(1000 * seed + number)
        state = start(rng, rules)
        for _ in range(60):
            for action in tries(state, rng):
                check(state, action, judge(state, action, rules), rules, seen)
            listed = moves.legal(state, rules)
            if not listed:
                break
            words = {move.do for move in listed}
            offered = set(rights.offered(state, rules))
            assert words <= offered
            assert offered - words <= {"play"}, "a word that may be said is refused by nobody, and listed"
            state = judge(state, rng.choice(listed), rules).state
    return seen


@pytest.mark.parametrize("number", range(len(RULESETS)))
def test_every_reason_given_is_true(number: int) -> None:
    assert sum(run(RULESETS[number], 20, number).values()) > 500


def test_every_reason_has_been_given() -> None:
    """A check that is never asked proves nothing."""
    seen: Counter[str] = Counter()
    for number, rules in enumerate(RULESETS):
        seen += run(rules, 12, number)
    assert set(CHECKS) - set(seen) == set()


def test_a_false_reason_is_noticed() -> None:
    rules = RULESETS[0]
    state = consequences.start(tuple(deal(random.Random(1))), 1, rules)
    wrong = Outcome(state, (), ("already_passed",))
    with pytest.raises(AssertionError, match="not true that"):
        check(state, Action(2, "pass"), wrong, rules, Counter())
