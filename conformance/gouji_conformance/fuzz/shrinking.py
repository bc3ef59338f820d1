"""A difference made small: acts, cards, seats and departures are left out as long as the engine stays as wrong."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations
from typing import Final

from gouji.play import action as verbs
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.position import Position
from gouji.table.cards import DECK, NO_CARDS, Counts, cards_text, parse_cards
from gouji.table.seats import SEATS
from gouji_conformance.fuzz import scene_shrinking
from gouji_conformance.fuzz.asking import Side, asked_of_reference
from gouji_conformance.fuzz.differences import Difference, differences
from gouji_conformance.fuzz.games import Game, Hand, Lay
from gouji_conformance.fuzz.scenes import Scene
from gouji_conformance.fuzz.tables import rules_at
from gouji_spec.ruleset import Ruleset, RulesetError

_FIRST: Final = 5
"""So many smaller games are asked first; twice as many in each go after that."""
_ROUNDS: Final = 60
_ANOTHER_PROFILE: Final = 100
"""So many departures from the outline another profile counts as: what few options make so is told by them."""


def shrunk(found: Difference, side: Side) -> Difference:
    """Return the smallest difference of the kind of *found* that is come to from it, step by step.

    Raises:
        EngineFault: the engine does not start.
    """
    best = _cut(found, side)
    for _ in range(_ROUNDS):
        smaller = _first_smaller(best, side)
        if smaller is None:
            break
        best = smaller
    return best


def size(game: Game) -> tuple[int, int, int]:
    """Return how large *game* is: acts or sentences, cards or words, departures of its table."""
    departures = len(game.ruleset.departures) + _ANOTHER_PROFILE * (game.ruleset.profile != "outline")
    if isinstance(game, Lay):
        return 1, len(game.laid) + len(game.over), departures
    if isinstance(game, Scene):
        return len(game.lines), scene_shrinking.words(game), departures
    return len(game.position.actions), sum(map(sum, game.position.hands)), departures


def _cut(found: Difference, side: Side) -> Difference:
    """Return *found* without what was done after it, where it is as wrong without."""
    game = found.asked.game
    if isinstance(game, Lay):
        return found
    if isinstance(game, Scene):
        last = found.asked.requests.operations[found.at].step
        return _still(found, [replace(game, lines=game.lines[: last + 1])], side) or found
    done = sum(entry.method == "play/act" for entry in found.asked.requests.operations[: found.at + 1])
    kept = _still(found, [Hand(game.ruleset, _with(game.position, actions=game.position.actions[:done]))], side)
    return kept or found


def _first_smaller(found: Difference, side: Side) -> Difference | None:
    """Return the smallest of the first smaller games that are as wrong; None where none is."""
    games, many = _smaller(found.asked.game), _FIRST
    while some := list(islice(games, many)):
        kept = _still(found, some, side)
        if kept is not None:
            return kept
        many *= 2
    return None


def _still(found: Difference, games: list[Game], side: Side) -> Difference | None:
    """Return the smallest of *games* that differs in the same way at its very end."""
    lists = found.asked.requests.operations[found.at].method in ("play/moves", "match/moves")
    asked = (asked_of_reference(game, str(number), side.info, lists=lists) for number, game in enumerate(games))
    some = [one for one in asked if one is not None]
    results = dict(side.results(some))
    same = [one for one in differences(some, results) if one.kind == found.kind]
    return min(same, key=lambda one: size(one.asked.game), default=None)


def _smaller(game: Game) -> Iterator[Game]:
    """Yield games that are smaller by one thing, what makes most of a difference first."""
    for table in _plainer(game.ruleset):
        yield replace(game, ruleset=table)
    if isinstance(game, Scene):
        yield from scene_shrinking.smaller(game)
        return
    if isinstance(game, Lay):
        yield from (Lay(game.ruleset, laid, game.over) for laid in _fewer_cards(game.laid))
        yield from (Lay(game.ruleset, game.laid, over) for over in _fewer_cards(game.over))
        return
    yield from (Hand(game.ruleset, where) for where in _later(game.position, game.ruleset))
    yield from (Hand(game.ruleset, where) for where in _shorter(game.position))
    yield from (Hand(game.ruleset, where) for where in _poorer(game.position))


def _plainer(table: Ruleset) -> Iterator[Ruleset]:
    """Yield *table* nearer to the outline: as it plays, then with ever more of what *table* has of its own."""
    outline = Ruleset.of("outline")
    own = {name: table[name] for name in outline.differs_in(table)}
    if not own and table.profile == "outline":
        return
    yield outline
    names, many = list(own), len(own) // 2
    while many:
        for begin in range(0, len(names), many):
            yield from _outline_with({name: own[name] for name in (*names[:begin], *names[begin + many :])})
        many //= 2
    if table.profile != "outline":
        yield from _outline_with(own)


def _outline_with(values: dict[str, str]) -> Iterator[Ruleset]:
    """Yield the outline with *values*, where they go together."""
    try:
        table = Ruleset.of("outline", **values)
        rules_at(table)
    except RulesetError:
        return
    yield table


def _fewer_cards(text: str) -> Iterator[str]:
    laid = parse_cards(text)
    for rank, many in enumerate(laid):
        if many and sum(laid) > 1:
            yield cards_text((*laid[:rank], many - 1, *laid[rank + 1 :]))


# Hands


def _with(where: Position, **other: object) -> Position:
    parts = {name: getattr(where, name) for name in ("hands", "leader", "out", "revolution", "actions")}
    return Position(**{**parts, **other})


def _later(where: Position, table: Ruleset) -> Iterator[Position]:
    """Yield *where* begun later, the latest first: by whoever lays a set then, as if he had the lead."""
    rules = rules_at(table)
    state, found = where.start(rules), []
    for number, act in enumerate(where.actions):
        led = state.phase == "lead" or act.do == verbs.PLAY
        if number and led and not state.places:
            hands = tuple(NO_CARDS if seat == where.revolution else state.hand(seat) for seat in SEATS)
            out, leader = state.standing.out, state.leader if state.phase == "lead" else act.seat
            if all(any(hands[seat - 1]) or seat in out or seat == where.revolution for seat in SEATS):
                found.append(Position(hands, leader, out, where.revolution, where.actions[number:]))
        state = judge(state, act, rules).state
    yield from reversed(found)


def _shorter(where: Position) -> Iterator[Position]:
    """Yield *where* without some of what is done before the end: halves first, then one act after another."""
    before, last = where.actions[:-1], where.actions[-1:]
    many = len(before) // 2
    while many:
        for begin in range(0, len(before), many):
            yield _with(where, actions=(*before[:begin], *before[begin + many :], *last))
        many //= 2
    if before:
        yield _with(where, actions=before)


def _poorer(where: Position) -> Iterator[Position]:
    """Yield *where* with fewer cards in a hand: a whole rank, or one card, in what is laid of it too; or seats out."""
    if where.revolution:
        yield _with(where, revolution=0, out=(*where.out, where.revolution))
    acting = {act.seat for act in where.actions}
    others = [seat for seat in SEATS if seat not in (*where.out, where.leader, where.revolution)]
    for some in (*((seat,) for seat in others), *permutations(others, 2)):
        yield _without(where, some)
    for seat in SEATS:
        hand = where.hands[seat - 1]
        for rank in reversed(range(len(DECK))):
            for left in dict.fromkeys((0, hand[rank] - 1)) if hand[rank] else ():
                fewer = (*hand[:rank], left, *hand[rank + 1 :])
                if any(fewer):
                    poorer = _with(where, hands=_with_hand(where.hands, seat, fewer))
                    yield poorer
                    if seat in acting:
                        yield _with(poorer, actions=tuple(_laid_less(act, seat, rank) for act in where.actions))


def _without(where: Position, seats: tuple[int, ...]) -> Position:
    """Return *where* with *seats* out already, in this order, and nothing done by them."""
    hands = tuple(NO_CARDS if seat in seats else hand for seat, hand in enumerate(where.hands, start=1))
    acts = tuple(act for act in where.actions if act.seat not in seats)
    return _with(where, hands=hands, out=(*where.out, *seats), actions=acts)


def _with_hand(hands: tuple[Counts, ...], seat: int, hand: Counts) -> tuple[Counts, ...]:
    return (*hands[: seat - 1], hand, *hands[seat:])


def _laid_less(act: Action, seat: int, rank: int) -> Action:
    """Return *act* with one card of *rank* less, where it lays some of *seat*."""
    if act.seat != seat or act.do not in verbs.WITH_CARDS or not act.cards[rank] or sum(act.cards) == 1:
        return act
    return Action(seat, act.do, (*act.cards[:rank], act.cards[rank] - 1, *act.cards[rank + 1 :]))
