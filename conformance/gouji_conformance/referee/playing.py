"""A hand played at the terminal: dealt from a seed, or replayed from a record, ruling by ruling."""

import random
from collections.abc import Callable, Iterator

from gouji.lister import moves
from gouji.play import action as verbs
from gouji.play.action import Action, Verb
from gouji.play.judge import judge
from gouji.play.outcome import Outcome
from gouji.play.position import Position
from gouji.play.state import State
from gouji.rules import rules_of
from gouji.table import cards
from gouji.table.cards import DECK, HAND_SIZE
from gouji.table.seats import SEATS, parse_seat
from gouji_conformance.referee.policy import chosen
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_rulings.ruling_words import Decided
from gouji_rulings.words import cards_words, event_words, reason_words, seat_words, sets_words, verb_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language, Text

_OF_A_HAND = ("laid", "passed", "covered", "declined", "yielded", "asked_for_the_wind", "burned")
_BETWEEN_HANDS = ("shown", "rebelled", "paid", "returned", "wants_to_end")
_PLAIN_FROM_THE_ACTION = {*_OF_A_HAND, *_BETWEEN_HANDS}

Player = Callable[[State, Ruleset], Action | None]
"""What asks a person for an action; None: the person leaves the table."""


def deal(seed: int) -> Position:
    """Return a whole deal, 36 cards each, and a leader, from *seed*."""
    dealer = random.Random(seed)  # noqa: S311 - a game of cards, not a secret
    deck = [rank for rank, many in enumerate(DECK) for _ in range(many)]
    dealer.shuffle(deck)
    hands = tuple(cards.counts_of(deck[seat * HAND_SIZE : (seat + 1) * HAND_SIZE]) for seat in range(len(SEATS)))
    return Position(hands, dealer.choice(SEATS))


def play(
    position: Position, ruleset: Ruleset, people: dict[int, Player], tell: Callable[[str], None], language: Language
) -> Position:
    """Play *position* to the end of the hand, or until a person leaves, and return it with what was done.

    Args:
        position: where to begin.
        ruleset: what the table plays.
        people: the seats played by people; the policy plays the others.
        tell: is given each line to show.
        language: of those lines.
    """
    rules = rules_of(ruleset)
    state = position.state(rules)
    while state.turn is not None:
        seat = state.turn.seat
        if seat in people:
            action = people[seat](state, ruleset)
            if action is None:
                return position
        else:
            action = chosen(state, moves.legal(state, rules))
        outcome = judge(state, action, rules)
        for line in told(action, outcome, language):
            tell(line)
        if outcome.accepted or outcome.state is not state:
            position, state = position.with_action(action), outcome.state
    return position


def replay(position: Position, ruleset: Ruleset) -> Iterator[tuple[Action, Outcome]]:
    """Yield each action of a record with the ruling on it."""
    yield from zip(position.actions, position.outcomes(rules_of(ruleset)), strict=True)


def told(action: Action, outcome: Decided, language: Language) -> list[str]:
    """Return the lines that tell what was done and what the ruling is, reasons with their clauses."""
    what = (cards_words(action.cards), seat_words(action.to or 0), sets_words(action.sets))
    parts = (seat_words(action.seat), verb_words(action.do), *what)
    return told_lines(Text.same(" ").join(part for part in parts if part.en), outcome, language)


def told_lines(words: Text, outcome: Decided, language: Language) -> list[str]:
    """Return *words*, which say what was done, the reasons against it, and what of its events they do not say."""
    done = words if outcome.accepted else message("play.refused", action=words)
    lines = wrapped(done.said_in(language), rest="  ")
    for code in outcome.reasons:
        lines += wrapped(reason_words(code).said_in(language), first="    - ", rest="      ")
    return lines + [
        "    " + event_words(event.name, event.seat, event.clause).said_in(language)
        for event in outcome.events
        if event.name not in _PLAIN_FROM_THE_ACTION
    ]


def read_spoken(words: str, seat: int) -> Action | None:
    """Return what a person at *seat* means by *words*: bare cards are a play; None where they mean nothing.

    >>> str(read_spoken("burn 22", 3))
    'P3 burn 22'
    """
    verb, _, rest = words.partition(" ")
    do = _SPOKEN.get(verb.lower())
    try:
        if do is None:
            return Action(seat, verbs.PLAY, cards.parse_cards(words)) if words else None
        if do in verbs.WITH_CARDS:
            return Action(seat, do, cards.parse_cards(rest))
    except cards.CardsError:
        return None
    if do == verbs.ALLOW_COVER:
        to = parse_seat(rest.strip())
        return None if to is None else Action(seat, do, cards.NO_CARDS, to)
    return Action(seat, do)


_SPOKEN: dict[str, Verb] = {
    **{verb: verb for verb in verbs.VERBS},
    **{verb_words(verb).zh: verb for verb in verbs.VERBS},
    "出": verbs.PLAY,
    "过": verbs.PASS,
    "烧": verbs.BURN,
    "扣": verbs.COVER,
    "让": verbs.YIELD,
    "接风": verbs.WIND,
    "allow": verbs.ALLOW_COVER,
    "认可": verbs.ALLOW_COVER,
}
