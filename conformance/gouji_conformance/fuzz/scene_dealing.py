"""Scenes by lot: as a row of the suite asks, with a thing or three otherwise; of a match, played on by lots."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.judge import judge
from gouji.match.state import Match
from gouji.protocol.error import ProtocolError
from gouji.protocol.match_json import read_done, read_record
from gouji.rules import Rules
from gouji.table.cards import CardsError
from gouji_conformance.engines.oracle import NoAnswerError
from gouji_conformance.fresh.changing import changed
from gouji_conformance.fresh.match_words import Doings, beginning
from gouji_conformance.fresh.variations import cut_short
from gouji_conformance.fuzz.scenes import MATCH, Line, Scene, line_of, voice_of
from gouji_conformance.fuzz.tables import rules_at
from gouji_conformance.soak import starts, tries
from gouji_conformance.soak.players import Players
from gouji_spec.ruleset import Ruleset

_CHANGED: Final = 0.8
"""How often something of a row is otherwise."""
_CUT: Final = 0.6
"""How often what a row asks last is left out."""
_MORE: Final = (0, 0, 1, 3)
"""So many requests of the row are made once more, each a little otherwise."""
_MOST_ACTS: Final = (0, 2, 4, 8, 16, 40)
"""So many acts at most are by lot in a match, one of these: many short ones see more than a few whole ones."""
_LONG: Final = 60
"""With more cards than these a hand has just begun: what is done then is much the same, and takes long to list."""
_MOST_ACTS_LONG: Final = 3
_TRIED: Final = 0.3
"""How often something is tried before what is done."""
_TRIED_AT_ONCE: Final = 12


def scene(chance: random.Random, table: Ruleset, row: Scene | None, area: str) -> Scene:
    """Return a scene of *area* at *table*, as *row* is or near it; a match without a row begins by lot."""
    if row is None:
        begun = beginning(voice_of(area), starts.start_of(chance, rules_at(table)))
        found = Scene(table, area, tuple(line_of(*step) for step in begun))
    else:
        found = Scene(table, area, _varied(row, chance), row.clauses)
    return _played_on(found, chance) if area == MATCH else found


def _varied(row: Scene, chance: random.Random) -> tuple[Line, ...]:
    """Return what *row* asks, most often with something otherwise, and then some of it once more, otherwise again."""
    voice = voice_of(row.area)
    whole = [(line.said(voice), line.table) for line in row.lines]
    told = cut_short(whole, chance)[0] if chance.random() < _CUT else whole
    made = changed(told, chance, least=int(chance.random() < _CHANGED))
    asked = [step for step in whole if step[0].sentence.keyword == "when"]
    for _ in range(chance.choice(_MORE)):
        made += changed([chance.choice(asked)], chance)
    return tuple(line_of(*step) for step in made)


@cache
def _doings() -> Doings:
    return Doings(voice_of(MATCH))


def _played_on(begun: Scene, chance: random.Random) -> Scene:
    """Return the match *begun* with acts by lot after those that it has; as it is where it is none."""
    rules = rules_at(begun.ruleset)
    try:
        match, done = _so_far(begun, rules)
    except (NoAnswerError, ProtocolError, CardsError):
        return begun
    lines, players, long = list(begun.lines), Players(chance), 0
    for _ in range(chance.choice(_MOST_ACTS)):
        long += match.play is not None and sum(map(sum, match.play.hands)) > _LONG
        if match.is_over or long > _MOST_ACTS_LONG:
            break
        if chance.random() < _TRIED:
            match = _tried(match, done, rules, chance, lines)
        act = players.tried(match, rules) or players.chosen(match, rules)
        outcome = judge(match, act, rules)
        said = _doings().said(act, stands=outcome.accepted)
        if said is None:
            break
        lines.append(line_of(said, ()))
        done.append(act)
        match = outcome.match
    if len(lines) == len(begun.lines):
        lines.append(Line("look"))
    return Scene(begun.ruleset, begun.area, tuple(lines), begun.clauses)


def _so_far(begun: Scene, rules: Rules) -> tuple[Match, list[Done]]:
    """Return the match as far as it has come, and what was done in it.

    Raises:
        NoAnswerError, ProtocolError, CardsError: it is none.
    """
    first, *others = Scene(begun.ruleset, begun.area, (*begun.lines, Line("look"))).operations()
    match, done = read_record(first.params, rules).start(rules), list[Done]()
    for entry in others:
        if entry.method == "match/act":
            done.append(read_done(entry.params))
            match = judge(match, done[-1], rules).match
    return match, done


def _tried(match: Match, done: Sequence[Done], rules: Rules, chance: random.Random, lines: list[Line]) -> Match:
    """Return *match* after something that somebody might try, which is said in *lines*: most often it is refused."""
    acting = steps.to_act(match, rules)
    seat = 0 if acting is None else acting[0]
    some: Callable[..., list[Done]] = tries.between_hands if match.play is None else tries.in_hand
    found = some(chance, match, seat, done)
    for act in chance.sample(found, min(len(found), _TRIED_AT_ONCE)):
        if isinstance(act, Act) and act.do in verbs.BY_REFEREE:
            continue
        outcome = judge(match, act, rules)
        said = _doings().said(act, stands=outcome.accepted)
        if said is not None:
            lines.append(line_of(said, ()))
            return outcome.match
    return match
