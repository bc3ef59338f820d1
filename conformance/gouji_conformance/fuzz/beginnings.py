"""Where a game begins: by lot, or as a row of the suite does, for what lots would hardly bring about."""

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final

from gouji.play.action import VERBS, Action
from gouji.play.position import Position
from gouji.table.cards import DECK, NO_CARDS, CardsError, Counts, cards_text, parse_cards
from gouji.table.seats import SEATS
from gouji_conformance.fresh.variations import understood
from gouji_conformance.fuzz.games import Game, Hand, Lay
from gouji_conformance.fuzz.scenes import Scene, line_of, voice_of
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.selection import article_of
from gouji_conformance.sentences.suite import Suite
from gouji_spec.ruleset import Ruleset

_OF_CARDS: Final = ("sets/classify", "sets/beats")
_HAND: Final = ("play/act", "play/state", "play/moves")

Claimed = Callable[[Plan], bool]


def beginnings(plans: Sequence[Plan], claimed: Claimed) -> Iterator[tuple[str, Game]]:
    """Yield the games that the rows of *plans* ask, those that an engine has *claimed*, each with its article."""
    for plan in plans:
        operations = dealt(plan, 0)
        if operations and claimed(plan):
            try:
                found = _game(Ruleset.of(plan.ruleset["profile"], **plan.ruleset["options"]), operations)
            except CardsError:  # the row is about cards that cannot be read, or are more than the decks have
                continue
            if found is not None:
                yield article_of(plan.id), found


def told_beginnings(suite: Suite, areas: Collection[str], claimed: Claimed) -> Iterator[tuple[str, Scene]]:
    """Yield what the rows of *areas* ask in sentences, those that an engine has *claimed*, each with its article."""
    plans = suite.plans(Ruleset.of("outline"), every_option=True, only=lambda scenario, _: scenario.area in areas)
    of_row = {plan.row: plan for plan in plans if claimed(plan)}
    for scenario, row in suite.rows():
        plan = of_row.get(row.id)
        if plan is None:
            continue
        ruleset = Ruleset.of(plan.ruleset["profile"], **plan.ruleset["options"])
        told = understood(voice_of(scenario.area), row.steps)
        lines = tuple(line_of(*step) for step in told if step[0].sentence.keyword != "then")
        yield article_of(plan.id), Scene(ruleset, scenario.area, lines, scenario.clauses)


def _game(ruleset: Ruleset, operations: Sequence[Operation]) -> Game | None:
    """Return the game of a row; None where it asks more than a game of ``gouji fuzz`` does."""
    first, *others = operations
    if first.method in _OF_CARDS:
        laid, over = (first.params.get(name, "") for name in ("cards", "over"))
        return Lay(ruleset, cards_text(parse_cards(laid)), cards_text(parse_cards(over)))
    if first.method != "play/start" or any(entry.method not in _HAND for entry in others):
        return None
    found = _hand(first.params["position"], [entry.params for entry in others])
    return None if found is None else Hand(ruleset, found)


def _hand(position: dict[str, Any], requests: Sequence[dict[str, Any]]) -> Position | None:
    """Return the position that a plan asks; None where it has more than a position of ``gouji fuzz`` has."""
    if position.get("lost_turns") or position.get("priceless") is not None:
        return None
    out = tuple(position.get("out", ()))
    revolution = position.get("revolution") or 0
    hands = tuple(
        NO_CARDS if seat == revolution else parse_cards(position["hands"].get(str(seat)) or "") for seat in SEATS
    )
    acts = tuple(_act(params) for params in requests if params.get("do") in VERBS)
    return Position(hands, position["leader"], out, revolution, acts)


def _act(params: dict[str, Any]) -> Action:
    return Action(params["seat"], params["do"], parse_cards(params.get("cards", "")), params.get("to", 0))


def with_card_changed(hands: tuple[Counts, ...], chance: random.Random) -> tuple[Counts, ...]:
    """Return *hands* with a card of one of them more, less or another, as far as the decks and the seats allow."""
    held = [seat for seat, hand in enumerate(hands) if any(hand)]
    at = chance.choice(held)
    hand = list(hands[at])
    ranks = [rank for rank, many in enumerate(hand) if many]
    way = chance.random()
    if way < 0.6 and sum(hand) > 1:
        hand[chance.choice(ranks)] -= 1
    if way > 0.3:
        near = chance.choice(ranks) + chance.choice((-1, 0, 1))
        rank = min(max(near, 0), len(DECK) - 1) if chance.random() < 0.6 else chance.randrange(len(DECK))
        if sum(one[rank] for one in hands) < DECK[rank]:
            hand[rank] += 1
    return (*hands[:at], tuple(hand), *hands[at + 1 :])
