"""Where the judge of this installation and its lister of moves part: what one lets be done the other does not.

They are written apart, so that a rule is changed twice.  In a few hands played by lot whatever the seat to act might
lay is judged at each act, and held against what is listed for it.
"""

import random
from collections.abc import Iterator
from typing import Final

import msgspec

from gouji.lister import hand_sets, match_moves
from gouji.match.act import Done
from gouji.match.judge import judge
from gouji.match.record import Record
from gouji.match.state import Match
from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.rules import Rules
from gouji_conformance.amendments.matches import MOST_ACTS, by_lot
from gouji_conformance.referee.match_playing import Chance, by_policy, next_done

HANDS: Final = 12
"""So many are looked at, every other played sensibly."""
_TRIED: Final = 30
"""So many sets of the seat's are judged at each act."""
_WORDS: Final = (verbs.PASS, verbs.YIELD, verbs.WIND, verbs.DECLINE, verbs.COVER)


class Parts(msgspec.Struct, frozen=True):
    """An act that stands and is not listed, or that is listed and refused."""

    act: str
    is_listed: bool


def parting(rules: Rules) -> Parts | None:
    """Return the first act at which judge and lister part at a table with *rules*; None where they never do."""
    return next((found for number in range(HANDS) for found in _of_hand(number, rules)), None)


def _of_hand(number: int, rules: Rules) -> Iterator[Parts]:
    lots = random.Random(number)  # noqa: S311 - a game of cards, not a secret
    chance, choose = Chance(number), by_lot(lots) if number % 2 else by_policy
    match = Record(1).start(rules)
    acts = 0
    while not match.is_over and acts < MOST_ACTS:
        yield from _at(match, rules, lots)
        done = next_done(match, rules, chance, choose)
        outcome = judge(match, done, rules)
        if not outcome.accepted:
            yield Parts(str(done), is_listed=True)
        match = outcome.match
        acts += 1


def _at(match: Match, rules: Rules, lots: random.Random) -> Iterator[Parts]:
    if match.play is None or match.play.turn is None or match.play.pick is not None:
        return
    listed = set(match_moves.legal(match, rules))
    tried = [*_might(match.play.turn.seat, match.play.hands, rules), *listed]
    for done in lots.sample(tried, min(len(tried), _TRIED)):
        if judge(match, done, rules).accepted is not (done in listed):
            yield Parts(str(done), done in listed)


def _might(seat: int, hands: tuple[tuple[int, ...], ...], rules: Rules) -> Iterator[Done]:
    """Yield every word that *seat* might say, and every set of its hand played and burned."""
    yield from (Action(seat, word) for word in _WORDS)
    for play in hand_sets.leads(seat, hands[seat - 1], rules):
        yield play
        yield Action(seat, verbs.BURN, play.cards)
