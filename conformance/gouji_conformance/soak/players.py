"""Who plays a random match: six of one temper, and what comes from outside the table.

A temper is a liking for some words and a dislike of others, by lot for a match: so what chance would hardly bring in a
thousand matches – all call, all refuse, two revolt – comes in some of them as a rule.
"""

import random
from collections.abc import Callable, Sequence
from operator import sub
from typing import Final

from gouji.lister import hand_sets, match_moves, moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.judge import MatchOutcome
from gouji.match.state import Match, made
from gouji.play import action as of_the_hand
from gouji.play.action import Action, Verb
from gouji.play.state import State
from gouji.rules import Rules
from gouji.table.cards import NO_CARDS, THREE, Counts, counts_of
from gouji.table.seats import AFTER, SEATS
from gouji_conformance.referee.match_playing import Chance
from gouji_conformance.soak import deals
from gouji_conformance.soak.rulings import Referee

LISTED_UP_TO: Final = 2
"""A return of more cards than these comes in too many ways to list them all; one of them is made by lot."""
_LIKINGS: Final = (0.05, 1.0, 1.0, 1.0, 6.0)

Weighing = Callable[[Sequence[Action], random.Random], Action]


def _anything(laying: Sequence[Action], chance: random.Random) -> Action:
    return chance.choice(laying)


def _most_cards(laying: Sequence[Action], chance: random.Random) -> Action:
    """Of three the largest: hands come to their end, and sets to be 够级牌."""
    return max(chance.choices(laying, k=3), key=lambda action: sum(action.cards))


def _dearest(laying: Sequence[Action], chance: random.Random) -> Action:
    """Of three the one with the most jokers and 2s: they are soon spent."""
    return max(chance.choices(laying, k=3), key=lambda action: action.cards[12:])


class Players:
    """What is done in a match, from lots alone.

    Args:
        chance: all their lots.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._outside = Chance(chance.randrange(1 << 32), arrange=deals.arrange)
        self._likes: dict[str, float] = {verb: chance.choice(_LIKINGS) for verb in (*verbs.VERBS, *of_the_hand.VERBS)}
        self._lays = chance.choice((0.5, 0.8, 0.95))
        self._weigh: Weighing = chance.choice((_anything, _most_cards, _most_cards, _dearest))
        self._referee = Referee(chance) if chance.random() < 0.3 else None
        self._errs = chance.choice((0.0, 0.0, 0.05))
        self._changes = chance.choice((0.0, 0.0, 0.2))
        self._leaves = 0.003 if chance.random() < 0.05 else 0.0
        self._newcomers = 0
        self._coming: list[Done] = []
        """What was begun and is not done yet: several wishes to end the match, several turns taken."""

    # What the law need not let stand

    def tried(self, match: Match, rules: Rules) -> Done | None:
        """Return something besides what is listed, which may be refused; None for nothing.

        A ruling, a wish to end the match, newcomers, 3s shown while cards are drawn; in a hand a wrong follow, a pick,
        a cover by one who was let.
        """
        if not self._coming:
            self._coming = self._begun(match, rules)
        if self._coming:
            return self._coming.pop()
        if match.play is None:
            return self._tried_between_hands(match, rules)
        return self._tried_in_hand(match.play, rules)

    def _begun(self, match: Match, rules: Rules) -> list[Done]:
        """Return what comes together: wishes to end the match, or what the referee imposes."""
        if self._leaves and self._chance.random() < self._leaves:
            return [Act(verbs.END_MATCH, seat) for seat in self._chance.sample(SEATS, self._chance.randint(1, 6))]
        return [] if self._referee is None else self._referee.rulings(match, rules)

    def _tried_between_hands(self, match: Match, rules: Rules) -> Done | None:
        table = match.table
        if table.waits_for_newcomers and self._chance.random() < 0.5:
            back = tuple(table.disqualified[-1] if seat in table.vacant else "" for seat in SEATS)
            return self._chance.choice((Act(verbs.REPLACE, names=back), *(Act(verbs.NO_CALL, seat) for seat in SEATS)))
        if table.step == steps.DRAWING and rules.leader == "last_place" and self._chance.random() < 0.3:
            shows = [act for act in match_moves.legal(match, rules) if act.do == verbs.SHOW]
            return self._chance.choice(shows) if shows else None
        if table.last is not None and not table.last.replaced and self._chance.random() < self._changes:
            return self._newcomers_sit()
        return None

    def _newcomers_sit(self) -> Act:
        seats = self._chance.sample(SEATS, self._chance.choice((1, 1, 2, 3)))
        self._newcomers += 1
        return Act(verbs.REPLACE, names=tuple(f"N{self._newcomers}{seat}" if seat in seats else "" for seat in SEATS))

    def _tried_in_hand(self, state: State, rules: Rules) -> Done | None:
        round_, chance = state.round, self._chance
        if chance.random() < self._errs:
            return self._error(state)
        if round_ is None:
            picks = rules.pick == "declared_order" and state.pick is None and chance.random() < 0.04
            return some_pick(chance, state, rules) if picks else None
        if round_.allowed and state.phase == "cover" and chance.random() < 0.5:
            return Action(round_.allowed[-1][1], of_the_hand.COVER)
        if state.phase == "cover" and rules.melee_cover == "any_opponent" and chance.random() < 0.1:
            return Action(chance.choice(AFTER[round_.table.seat][::2]), of_the_hand.COVER)
        return None

    def _error(self, state: State) -> Action:
        """Return some cards of the seat to act, or of the one that has just spoken, laid whatever lies there."""
        turn, said = made(state.turn), () if state.round is None else state.round.since
        seat = said[-1][0] if said and self._chance.random() < 0.3 else turn.seat
        do: Verb = of_the_hand.BURN if turn.phase == "burn" and seat == turn.seat else of_the_hand.PLAY
        return Action(seat, do, some_cards(self._chance, state.hand(seat)))

    def saw(self, match: Match, done: Done, outcome: MatchOutcome, rules: Rules) -> None:
        """See what was done: the players tire of revolting, and the referee, if there is one, imposes what it earns."""
        if outcome.accepted and done.do == verbs.REVOLT:
            self._likes[verbs.REVOLT] *= (
                0.9  # where three revolt the hand is void, and nothing has changed for the next
            )
        if self._referee is not None and not outcome.accepted:
            self._coming += self._referee.earned(match, done, outcome, rules)

    # What stands

    def chosen(self, match: Match, rules: Rules) -> Done:
        """Return what is done next of all that is listed, or what comes from outside."""
        if match.play is not None:
            return self._of_the_hand(moves.legal(match.play, rules))
        from_outside = self._outside.act(match, rules)
        if from_outside is not None:
            return from_outside
        by_lot = self._return_by_lot(match, rules) if match.table.step == steps.RETURN else None
        return by_lot or self._liked([done for done in match_moves.legal(match, rules) if done.do != verbs.END_MATCH])

    def _of_the_hand(self, listed: Sequence[Action]) -> Done:
        laying = [action for action in listed if action.do in of_the_hand.WITH_CARDS]
        if laying and (len(laying) == len(listed) or self._chance.random() < self._lays):
            return self._weigh(laying, self._chance)
        return self._liked([action for action in listed if action.do not in of_the_hand.WITH_CARDS])

    def _liked(self, listed: Sequence[Done]) -> Done:
        by_word: dict[str, list[Done]] = {}
        for done in listed:
            by_word.setdefault(done.do, []).append(done)
        word = self._chance.choices(list(by_word), [self._likes[verb] for verb in by_word])[0]
        return self._chance.choice(by_word[word])

    def _return_by_lot(self, match: Match, rules: Rules) -> Act | None:
        """Return cards given back by lot, where there are too many to list every choice (GJ-21.4.1, GJ-21.4.5)."""
        returning = made(match.table.returning)
        ask = returning.asks[0]
        back = returning.returns[ask.number]
        if ask.about == "look" or back.count <= LISTED_UP_TO:
            return None
        hand, many = match.table.held[ask.seat - 1], back.count
        if rules.hold_three == "on" and hand[THREE]:
            hand = (hand[THREE] - 1, *hand[1:])
        if ask.about == "change":
            theirs = returning.before[back.taker - 1]
            hand = tuple([have if other else 0 for have, other in zip(hand, theirs, strict=True)])
            many = min(len(returning.refused), sum(hand))
        return Act(verbs.RETURN, ask.seat, cards=counts_of(self._chance.sample(ranks_of(hand), many)))


def ranks_of(hand: Counts) -> list[int]:
    """Return the cards of *hand* one by one."""
    return [rank for rank, many in enumerate(hand) for _ in range(many)]


def some_cards(chance: random.Random, hand: Counts) -> Counts:
    """Return some cards of *hand* of one or two ranks, a set or not."""
    held = [rank for rank, many in enumerate(hand) if many]
    laid = [0] * len(hand)
    for rank in chance.sample(held, min(len(held), chance.choice((1, 1, 2)))):
        laid[rank] = chance.randint(1, hand[rank])
    return tuple(laid)


def some_pick(chance: random.Random, state: State, rules: Rules) -> Action:
    """Return a pick of the leader: sets by lot out of his hand to its last card, by any seat."""
    hand, order = state.hand(state.leader), list[Counts]()
    while any(hand):
        order.append(_most_cards(hand_sets.leads(state.leader, hand, rules), chance).cards)
        hand = tuple(map(sub, hand, order[-1]))
    return Action(state.leader, of_the_hand.PICK, NO_CARDS, chance.choice(SEATS), tuple(order))
