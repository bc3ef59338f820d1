"""A game by lot: where it begins, at which table, and what is done in it that may be done and that may not."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from gouji.lister import moves
from gouji.play.action import Action
from gouji.play.judge import judge
from gouji.play.position import Position
from gouji.play.state import State
from gouji.table.cards import DECK, HAND_SIZE, Counts, cards_text, parse_cards
from gouji_conformance.fresh.hand_lots import chosen, dealt, tries
from gouji_conformance.fresh.sets import changed, over, some_set
from gouji_conformance.fuzz.beginnings import with_card_changed
from gouji_conformance.fuzz.games import Game, Hand, Lay
from gouji_conformance.fuzz.scene_dealing import scene
from gouji_conformance.fuzz.scenes import AREAS, MATCH, Scene
from gouji_conformance.fuzz.tables import rules_at
from gouji_spec.ruleset import Ruleset

_MOST_ACTS: Final = (4, 8, 16, 40)
"""So many acts at most are by lot, one of these; many short games see more than a few whole ones."""
_AS_A_ROW: Final = 0.6
"""How often a game begins as a row of the suite does."""
_ALWAYS_A_ROW: Final = frozenset(AREAS) - {MATCH}
"""Areas of questions: what would be asked by lot alone would seldom be one."""
_AT_ITS_TABLE: Final = 0.7
"""How often such a game is played at the table of the row."""
_CHANGED: Final = 0.4
_CUT: Final = 0.4
_TRIED: Final = 0.3
"""How often something is tried before what is done."""


@dataclass(frozen=True)
class Dealer:
    """Makes the games of one area.

    Attributes:
        tables: those at which it is played.
        rows: games of the area in the suite, to begin as they do, article by article; those of one in an order by lot.
    """

    tables: Sequence[Ruleset]
    rows: Sequence[Sequence[Game]]

    def game(self, chance: random.Random, area: str, turn: int) -> Game:
        """Return a game of *area*; the same for the same lots.

        Args:
            chance: the lots.
            area: of the game.
            turn: which of its area it is, from 0: row after row comes in turn.
        """
        as_a_row = area in _ALWAYS_A_ROW or chance.random() < _AS_A_ROW
        row = self.row(turn) if self.rows and as_a_row else None
        table = chance.choice(self.tables)
        if row is not None and chance.random() < _AT_ITS_TABLE:
            table = row.ruleset
        if area == Lay.area:
            return _lay(chance, table, row if isinstance(row, Lay) else None)
        if area == Hand.area:
            return Hand(table, _played(chance, table, _begun(chance, row)))
        return scene(chance, table, row if isinstance(row, Scene) else None, area)

    def row(self, turn: int) -> Game:
        """Return the row whose *turn* it is: now of each article one in rounds, now one after another of all."""
        round_, now = divmod(turn, 2)
        if now:
            return self._all_rows[round_ % len(self._all_rows)]
        of_article = self.rows[round_ % len(self.rows)]
        return of_article[round_ // len(self.rows) % len(of_article)]

    @cached_property
    def _all_rows(self) -> Sequence[Game]:
        rows = [row for of_article in self.rows for row in of_article]
        return random.Random(len(rows)).sample(rows, len(rows))  # noqa: S311 - no secret


def _lay(chance: random.Random, table: Ruleset, row: Lay | None) -> Lay:
    if row is not None:
        if row.laid and chance.random() < _CHANGED:
            laid = changed(parse_cards(row.laid), chance) if chance.random() < 0.5 else _less(row.laid, chance)
            return Lay(table, cards_text(laid) or row.laid, row.over)
        return Lay(table, row.laid, row.over)
    there = some_set(chance)
    if chance.random() < 0.5:
        laid = changed(there, chance) if chance.random() < 0.6 else there
        return Lay(table, _some(laid))
    return Lay(table, _some(over(there, chance)), _some(there))


def _less(text: str, chance: random.Random) -> Counts:
    laid = list(parse_cards(text))
    laid[chance.choice([rank for rank, many in enumerate(laid) if many])] -= 1
    return tuple(laid)


def _some(laid: Counts) -> str:
    """Return *laid* as text, at least one card and no more than a hand."""
    kept, left = [0] * len(DECK), HAND_SIZE
    for rank, many in enumerate(laid):
        kept[rank] = min(many, left)
        left -= kept[rank]
    return cards_text(tuple(kept)) or "3"


def _begun(chance: random.Random, row: Game | None) -> Position:
    """Return where a hand begins: as *row* does, often a card or the last acts otherwise; or dealt by lot."""
    if not isinstance(row, Hand):
        return dealt(chance)
    where = row.position
    hands = with_card_changed(where.hands, chance) if chance.random() < _CHANGED else where.hands
    acts = where.actions[: chance.randint(0, len(where.actions))] if chance.random() < _CUT else where.actions
    return Position(hands, where.leader, where.out, where.revolution, acts)


def _played(chance: random.Random, table: Ruleset, begun: Position) -> Position:
    """Return *begun* played on by lots, with acts in it that do not stand."""
    rules = rules_at(table)
    state = begun.start(rules)
    for act in begun.actions:
        state = judge(state, act, rules).state
    acts: list[Action] = []
    most = chance.choice(_MOST_ACTS)
    while len(acts) < most and not state.places:
        if chance.random() < _TRIED:
            tried = next(tries(state, chance), None)
            if tried is not None:
                acts.append(tried)
                state = judge(state, tried, rules).state
        listed = moves.legal(state, rules)
        if not listed:
            break
        acts.append(chosen(listed, chance))
        state = _after(state, acts[-1], table)
    return Position(begun.hands, begun.leader, begun.out, begun.revolution, (*begun.actions, *acts))


def _after(state: State, act: Action, table: Ruleset) -> State:
    return judge(state, act, rules_at(table)).state
