"""What somebody might try at a moment of a match, whether it stands or not: every word, some cards, earlier acts."""

import random
from collections.abc import Sequence
from typing import Final

from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.state import Match
from gouji.play import action as of_the_hand
from gouji.play.action import Action
from gouji.rules import Rules
from gouji.table import suits
from gouji.table.cards import BIG, FOUR, NO_CARDS, THREE, Counts, counts_of
from gouji.table.seats import SEATS
from gouji.table.suits import SuitedCard
from gouji_conformance.referee.match_playing import NAMES
from gouji_conformance.soak.players import some_cards

_ALONE: Final = (
    *(verbs.WAIVE, verbs.INSIST, verbs.ACCEPT, verbs.REFUSE, verbs.NO_SHOW, verbs.REBEL, verbs.NO_REBEL),
    *(verbs.REVOLT, verbs.NO_REVOLT, verbs.NO_CALL, verbs.CLAIM_HEAD, verbs.NO_CLAIM, verbs.NO_REMOVE),
)
Key = tuple[str, int, int, Counts, tuple[object, ...]]

_UNLISTED: Final = (
    *verbs.WITH_GROUPS,
    verbs.LOTS,
    verbs.PAIRED_LOTS,
    verbs.SIT,
    verbs.DEAL,
    verbs.REPLACE,
    verbs.FOUND,
)
"""What comes in more ways than can be listed."""


def between_hands(chance: random.Random, match: Match, acting: int, earlier: Sequence[Done]) -> list[Done]:
    """Return acts of one seat, the one to act as often as not: one of every kind, and some of those done *earlier*."""
    seat, other = chance.choice((acting or 1, chance.choice(SEATS))), chance.choice(SEATS)
    some = _some_of(chance, match.table.held[seat - 1])
    found: list[Done] = [Act(verb, seat) for verb in _ALONE]
    found += [Act(verb, seat, to=chance.choice((other, (seat + 2) % 6 + 1))) for verb in _CALLS]
    found += [Act(verb, to=seat) for verb in (verbs.DRAWER, verbs.TAKER, verbs.LOT_LEADER)]
    found += [Act(verb, seat, cards=some) for verb in (verbs.PAY, verbs.RETURN, verbs.REFUSE, verbs.REMOVE)]
    found += [Act(verbs.RETURN, seat, cards=_ONE_THREE), Act(verbs.END_MATCH, seat)]
    found += [Act(verbs.NAME_LAST, seat, to=other), Act(verbs.BUY, seat, cards=_one_of(chance, some), to=other)]
    found += [Act(verbs.BUY, seat, cards=_ONE_BIG, to=other)]
    found += [Act(verbs.SHOW, seat, suited=_shown(chance)), Act(verbs.OPEN, seat, suited=_shown(chance))]
    found += [Action(seat, of_the_hand.PASS), Action(seat, of_the_hand.PLAY, some)]
    found += _formations(chance) if match.table.step == steps.FORMATION else []
    return [*found, *chance.sample(earlier, min(len(earlier), 6))]


def _shown(chance: random.Random) -> tuple[SuitedCard, ...]:
    rank = chance.choice((THREE, THREE, FOUR))
    suit, other = chance.choice(suits.SUITS), chance.choice(suits.SUITS)
    card = SuitedCard(rank, suit)
    return chance.choice(((), (card,), (card, card), (card,) * 3, (card, SuitedCard(rank, other))))


def _formations(chance: random.Random) -> list[Done]:
    """Return ways to form sides and to sit, few of which will do."""
    one, two, three, four, five, six = names = tuple(chance.sample(NAMES, len(NAMES)))
    lots = tuple(SuitedCard(chance.randrange(4), chance.choice(suits.SUITS)) for _ in names)
    stranger = (*names[:5], "Zheng")
    return [
        Act(verbs.SIDES, groups=((one, two), (three, four, five, six))),
        Act(verbs.SIDES, groups=(names[:3], names[3:])),
        Act(verbs.OPPOSITES, groups=((one, two), (three, four), (five, one))),
        Act(verbs.LOTS, names=names, suited=lots),
        Act(verbs.PAIRED_LOTS, names=names, suited=lots),
        *(Act(verbs.SIT, names=seated) for seated in (names, stranger)),
    ]


_ONE_THREE: Final = counts_of([THREE])
_ONE_BIG: Final = counts_of([BIG])
_CALLS: Final = (verbs.BLIND_CALL, verbs.SEEN_CALL)


def _some_of(chance: random.Random, hand: Counts) -> Counts:
    return some_cards(chance, hand) if any(hand) else NO_CARDS


def _one_of(chance: random.Random, some: Counts) -> Counts:
    held = [rank for rank, many in enumerate(some) if many] or [12]
    chosen = chance.choice(held)
    return tuple([1 if rank == chosen else 0 for rank in range(len(some))])


def in_hand(chance: random.Random, match: Match, acting: int, earlier: Sequence[Done]) -> list[Done]:
    """Return every word of two seats, with some of their cards, and acts that belong between two hands."""
    state = match.play
    if state is None:
        raise ValueError(match)
    seats = (chance.choice(SEATS), acting)
    found: list[Done] = []
    for seat in seats:
        for verb in of_the_hand.VERBS:
            cards = _some_of(chance, state.hand(seat)) if verb in of_the_hand.WITH_CARDS else NO_CARDS
            found.append(Action(seat, verb, cards, chance.choice(SEATS) if verb == of_the_hand.ALLOW_COVER else 0))
    found += [Action(seats[1], of_the_hand.PLAY), Action(seats[0], chance.choice(of_the_hand.BY_REFEREE))]
    found += [Action(seats[1], of_the_hand.PICK, to=chance.choice(SEATS))]
    found += [Act(verbs.END_MATCH, seats[0]), Act(chance.choice(_ALONE), seats[0])]
    return [*found, *chance.sample(earlier, min(len(earlier), 2))]


def is_listable(done: Done, match: Match, rules: Rules) -> bool:
    """Tell whether *done*, if it stands now, is one of those that are listed.

    Newcomers and the order of the cards are not, nor a sanction; and the lister of a hand lists what the seat to act
    may do, not the cover of another who was let, or whose partner's it is in the melee (GJ-13.2.4, GH-turns.5).
    """
    if isinstance(done, Act):
        return done.do not in _UNLISTED
    if done.do in (of_the_hand.PICK, *of_the_hand.BY_REFEREE):
        return False
    state = match.play
    if done.do != of_the_hand.COVER or state is None or state.turn is None or state.round is None:
        return True
    return done.seat == state.turn.seat or not (state.round.allowed or rules.melee_cover == "any_opponent")


def key(done: Done) -> Key:
    """Return what *done* is, to be looked up among what is listed: no suit where a card is only counted."""
    if isinstance(done, Action):
        return done.do, done.seat, done.to, done.cards, done.sets
    drawn = [card.rank for card in done.suited] if done.do == verbs.OPEN else []
    shown = sorted([(card.rank, card.suit) for card in done.suited]) if done.do == verbs.SHOW else []
    return done.do, done.seat, done.to, done.cards, (*drawn, *shown)
