"""Seeded matches played under the law of this installation, each beside the same match under another law.

Run as ``python -m …amendments.matches``: on standard input it is told which, on standard output it tells what came of
them, as JSON.  A match is all from its number: cards, lots and, of the random policy, every choice.
"""

import math
import random
import sys
import zlib
from collections.abc import Callable, Mapping, Sequence
from heapq import nsmallest
from typing import Final

import msgspec

from gouji.match.act import PAY, Act, Done
from gouji.match.judge import judge
from gouji.match.record import Record
from gouji.match.record_text import parse_done
from gouji.match.state import Match
from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.rules import Rules, rules_of
from gouji.table.cards import TWO
from gouji.table.seats import SEATS
from gouji_conformance.amendments.broken_code import BrokenCodeError, unbroken
from gouji_conformance.referee.match_playing import Chance, by_policy, next_done
from gouji_conformance.speech.messages import message
from gouji_spec.fault import FaultError
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import make_ruleset
from gouji_spec.text import Text

MOST_ACTS: Final = 20_000
"""A match that has not ended after so many acts does not end."""
POLICIES: Final = ("random", "sensible")
FELT: Final = ("leader_wins", "sweeps", "opened", "burns", "burns_through", "tribute", "length", "decisions")
"""What is counted of a hand: won by the leader's side, a sweep, seats that have opened before its last act, burns tried
and carried through, cards paid as tribute, acts, and those where there was a choice."""


class Wanted(msgspec.Struct, frozen=True):
    """Which matches.

    Attributes:
        profile, departures: the table.
        policy: who plays: by lot whatever is legal, or sensibly.
        hands: of each match.
        numbers: of the matches.
        others: the acts of the same matches under another law; none where this one is played first.
        tried: where nothing is played: how many of the acts are done again, and what is tried then.
    """

    profile: str
    departures: dict[str, str]
    policy: str
    hands: int
    numbers: tuple[int, ...]
    others: tuple[tuple[str, ...], ...] = ()
    tried: tuple[tuple[int, str], ...] = ()


class Parting(msgspec.Struct, frozen=True):
    """Where a match leaves the other.

    Attributes:
        act: after how many acts.
        clauses: by which.
        done: what is done here instead, where nothing here refuses what the other does; it may be refused there.
    """

    act: int
    clauses: tuple[str, ...]
    done: str = ""


class Played(msgspec.Struct, frozen=True):
    """What came of a match.

    Attributes:
        number: of it.
        acts: what was done; empty where it was played beside another.
        hands: how many were played.
        counts: what players would feel, summed over its hands.
        parting: where it left the other; None where it never did, or was beside none.
    """

    number: int
    acts: tuple[str, ...]
    hands: int
    counts: dict[str, float]
    parting: Parting | None = None


_WEIGHTS: Final[Mapping[str, int]] = {verbs.PLAY: 6, verbs.BURN: 3}
"""How much likelier a word is than any other that may be said."""
_LOOKED_AT: Final = 4
"""So many sets by lot, of which a seat that saves lays the largest."""


def by_lot(chance: random.Random) -> Callable[[Match, Sequence[Done]], Done]:
    """Return the policy that does by lot whatever is legal: first the word, then how.

    Everything that may be done draws a lot of its own, so that what another law lets be done besides changes nothing
    unless it is done.  Three seats of a match save their jokers and 2s and lay many cards at once: else nobody ever
    held a burn.
    """
    savers = chance.sample(SEATS, 3)

    def choose(_match: Match, listed: Sequence[Done]) -> Done:
        salt = chance.getrandbits(62)
        saves = listed[0].seat in savers
        by_word: dict[str, list[Done]] = {}
        for done in _saved(listed) if saves else listed:
            by_word.setdefault(done.do, []).append(done)
        word = max(by_word, key=lambda word: _luck(word, salt))
        some = by_word[word]
        if saves and word == verbs.PLAY:
            return max(nsmallest(_LOOKED_AT, some, lambda done: _lot(done, salt)), key=lambda done: sum(done.cards))
        return min(some, key=lambda done: _lot(done, salt))

    return choose


def _luck(word: str, salt: int) -> float:
    """Return how lucky *word* is: one of twice the weight is the luckiest of some twice as often as another."""
    lot = (zlib.crc32(f"{salt} {word}".encode()) + 1) / (1 << 32)
    return math.log(lot) / _WEIGHTS.get(word, 1)


def _lot(done: Done, salt: int) -> int:
    """Return the lot that *done* draws; the same in every process, as numbers have the same hash in all."""
    if isinstance(done, Action):
        return hash((salt, done.to, done.cards))
    return zlib.crc32(f"{salt} {done}".encode())


def _saved(listed: Sequence[Done]) -> Sequence[Done]:
    """Return those of *listed* that lay no joker and no 2, a burn excepted; all of them where there is nothing else."""
    return [done for done in listed if done.do != verbs.PLAY or not any(done.cards[TWO:])] or listed


def play(number: int, wanted: Wanted, rules: Rules, other: Sequence[str] | None) -> Played:
    """Return what comes of match *number*; *other* is the same match under another law."""
    lots = random.Random(number)  # noqa: S311 - a game of cards, not a secret
    choose = by_policy if wanted.policy == "sensible" else by_lot(lots)
    chance = Chance(number)
    match = Record(wanted.hands).start(rules)
    felt = _Felt()
    acts: list[str] = []
    parting: Parting | None = None
    while not match.is_over and len(acts) < MOST_ACTS:
        done = next_done(match, rules, chance, felt.watching(choose))
        text = str(done)
        if other is not None and parting is None and (len(acts) >= len(other) or other[len(acts)] != text):
            parting = _parting(match, other, acts, text, rules)
        acts.append(text)
        outcome = judge(match, done, rules)
        if not outcome.accepted:
            raise BrokenCodeError(message("lints.lister_lists", act=text))
        felt.saw(match, done, outcome.match, [event.name for event in outcome.events])
        match = outcome.match
    return Played(number, tuple(acts) if other is None else (), len(match.table.scores), dict(felt.counts), parting)


def _parting(match: Match, other: Sequence[str], acts: Sequence[str], text: str, rules: Rules) -> Parting:
    """Return how this match leaves the *other*: what that does is refused here, or somebody else is asked."""
    at = len(acts)
    refusing = _refusing(match, other[at], rules) if at < len(other) else ()
    if refusing:
        return Parting(at, refusing)
    play = match.play
    asked = play is not None and play.round is not None and play.round.queue
    return Parting(at, (asked[0].clause,) if asked else (), text)


def _refusing(match: Match, text: str, rules: Rules) -> tuple[str, ...]:
    """Return the clauses by which the act *text* is refused in *match*; none where it stands or is not yet due."""
    refused = [code for code in judge(match, parse_done(text), rules).reasons if code != "not_your_turn"]
    return tuple(dict.fromkeys(clause for code in refused for clause in reasons()[code].clauses))


def _tried(number: int, wanted: Wanted, acts: Sequence[str], tried: tuple[int, str], rules: Rules) -> Played:
    """Return by which clauses the act *tried* is refused here, after so many of *acts*."""
    match = Record(wanted.hands).start(rules)
    at, text = tried
    for act in acts[:at]:
        match = judge(match, parse_done(act), rules).match
    return Played(number, (), 0, {}, Parting(at, _refusing(match, text, rules)))


class _Felt:
    """What players would feel of a match."""

    def __init__(self) -> None:
        self.counts: dict[str, float] = dict.fromkeys(FELT, 0)
        self._leader = 0

    def watching(self, choose: Callable[[Match, Sequence[Done]], Done]) -> Callable[[Match, Sequence[Done]], Done]:
        """Return *choose*, its decisions counted: where there is more than one thing to do in a hand."""

        def chosen(match: Match, listed: Sequence[Done]) -> Done:
            if match.play is not None and len(listed) > 1:
                self.counts["decisions"] += 1
            return choose(match, listed)

        return chosen

    def saw(self, match: Match, done: Done, after: Match, events: Sequence[str]) -> None:
        """Count one act."""
        if match.play is not None:
            self.counts["length"] += 1
            self._leader = self._leader or match.play.leader
        for event, name in (("burned", "burns"), ("burn_succeeded", "burns_through")):
            self.counts[name] += events.count(event)
        if match.play is not None and after.play is not None:
            self.counts["opened"] += len(after.play.standing.opened) - len(match.play.standing.opened)
        if isinstance(done, Act) and done.do == PAY:
            self.counts["tribute"] += sum(done.cards)
        if len(after.table.scores) > len(match.table.scores):
            self._hand_over(after)

    def _hand_over(self, after: Match) -> None:
        odd, even = after.table.scores[-1]
        ours, theirs = (odd, even) if self._leader % 2 else (even, odd)
        self.counts["leader_wins"] += 1 if ours > theirs else 0.5 if ours == theirs else 0
        last = after.table.last
        if last is not None and len({seat % 2 for seat in last.places[:3]}) == 1:
            self.counts["sweeps"] += 1
        self._leader = 0


def play_all(wanted: Wanted) -> list[Played]:
    """Return what comes of each match that is *wanted*, or of what is tried in it."""
    rules = rules_of(make_ruleset(wanted.profile, wanted.departures))
    if wanted.tried:
        some = zip(wanted.numbers, wanted.others, wanted.tried, strict=True)
        return [_tried(number, wanted, acts, tried, rules) for number, acts, tried in some]
    others: Sequence[Sequence[str] | None] = wanted.others or [None] * len(wanted.numbers)
    return [play(number, wanted, rules, other) for number, other in zip(wanted.numbers, others, strict=True)]


def main() -> int:
    """Play what standard input asks for, and tell it on standard output, or why it cannot be played."""
    wanted = msgspec.json.decode(sys.stdin.buffer.read(), type=Wanted)
    found: list[Played] | Text
    try:
        with unbroken():
            found = play_all(wanted)
    except FaultError as error:
        found = error.text
    except BrokenCodeError as error:
        found = error.words
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
