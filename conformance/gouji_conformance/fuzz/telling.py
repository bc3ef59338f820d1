"""A difference told: as a scenario in both languages, and as the line for ``gouji judge``."""

import random
import shlex
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from gouji.match.judge import judge
from gouji.play.action import PLAY, Action
from gouji.play.position import Position
from gouji.protocol.match_json import read_done, read_record
from gouji.table.cards import parse_cards
from gouji.table.seats import SEATS
from gouji_conformance.engines.session import EngineInfo
from gouji_conformance.fresh.hand_words import begin, said_of
from gouji_conformance.fresh.question import Asker
from gouji_conformance.fresh.voice import Telling
from gouji_conformance.fuzz.differences import Difference
from gouji_conformance.fuzz.games import Hand, Lay
from gouji_conformance.fuzz.scenes import MATCH, Scene, voice_of
from gouji_conformance.fuzz.tables import rules_at
from gouji_conformance.runs.verdicts import gives, value_at
from gouji_conformance.sentences.plans import Step
from gouji_conformance.sentences.sentence import Said
from gouji_rulings.expected import equal
from gouji_spec.ruleset import Ruleset

IN_PLAY: Final = 3
"""So many of the clauses in play are told; what comes after them is what happens in every hand."""
_TURNS: Final = ("turn-to-lead", "turn-to-answer", "turn-to-burn", "only-cover-left", "hand-over")
_REFUSED: Final = ("refused",)


def steps_of(found: Difference, info: EngineInfo) -> tuple[Step, ...]:
    """Return the steps of a scenario that shows *found*: the last say what is right.

    Args:
        found: the difference; nothing is told of what was asked after it.
        info: what the engine says of itself: nothing rests on what it does not give.
    """
    game = found.asked.game
    lots = random.Random(0)  # noqa: S311 - nothing is left to it here
    asker = Asker(voice_of(game.area), game.ruleset, lambda needs: gives(info, needs), lots)
    told = Telling(asker.voice, game.ruleset)
    if isinstance(game, Scene):
        _tell_scene(told, game, found, asker)
    elif isinstance(game, Lay):
        given = {"cards": game.laid, "table": game.over} if game.over else {"cards": game.laid}
        told.say(asker.voice.said("lay-over" if game.over else "lay", **given))
    else:
        _tell_hand(told, game, found, asker)
    for said in _right(found, asker):
        told.say(said)
    return told.steps()


def _tell_scene(told: Telling, game: Scene, found: Difference, asker: Asker) -> None:
    """Tell all up to what is answered wrongly, each that does not stand as tried."""
    asked = found.asked.requests.operations[: found.at + 1]
    refused = {
        entry.step for entry, answer in zip(asked, found.asked.answers, strict=False) if answer.get("accepted") is False
    }
    for number, line in enumerate(game.lines[: asked[-1].step + 1]):
        said = line.said(asker.voice)
        told.say(asker.voice.tried(said) if number in refused else said, line.table)
    if asked[-1].method == "match/moves":
        told.say(asker.voice.said("list-moves"))


def _tell_hand(told: Telling, game: Hand, found: Difference, asker: Asker) -> None:
    begin(told, asker.voice, game.position)
    acts = iter(game.position.actions)
    asked = zip(found.asked.requests.operations[: found.at + 1], found.asked.answers, strict=False)
    for operation, answer in asked:
        if operation.method == "play/act":
            said = said_of(asker.voice, next(acts))
            told.say(said if answer["accepted"] else asker.voice.tried(said))
    if found.asked.requests.operations[found.at].method == "play/moves":
        told.say(asker.voice.said("list-moves"))


def _right(found: Difference, asker: Asker) -> list[Said]:
    """Return the sentence that says what is right where the engine is wrong; another where there is none for that."""
    answer = found.asked.answers[found.at]
    refused = answer.get("accepted") is False
    statements = [*asker.some_statements(_REFUSED if refused else ()), *asker.statements.values()]
    for path in (path for unmet in found.unmet for path in _parts(unmet.path, unmet.got, answer)):
        for statement, seat in product(statements, SEATS):
            true = statement.true_of(answer, {"seat": seat, "leader": seat})
            if true is not None and path in true[1]:
                return [true[0]]
    return _anything(answer, asker)


def _parts(path: str, got: str | None, answer: Any) -> Iterator[str]:
    """Yield the parts of an answer that are wrong: *path*, and of what is a table by seats each that differs."""
    yield path
    right = value_at(answer, path)
    if isinstance(right, dict):
        other = _decoded(got)
        for key, value in right.items():
            if not isinstance(other, dict) or key not in other or not equal(value, other[key], key):
                yield f"{path}.{key}"


def _decoded(got: str | None) -> Any:
    try:
        return msgspec.json.decode((got or "null").encode())
    except msgspec.DecodeError:  # what is long was cut
        return None


def _anything(answer: Any, asker: Asker) -> list[Said]:
    """Return a sentence that is true of *answer*, so that the scenario says something."""
    for statement in [*asker.some_statements(_TURNS), *asker.statements.values()]:
        for seat in SEATS:
            true = statement.true_of(answer, {"seat": seat, "leader": seat})
            if true is not None and true[1]:
                return [true[0]]
    return []


def tags_of(found: Difference) -> str:
    """Return the tags that a feature would have above the scenario: clauses, area, what the table has of its own."""
    game = found.asked.game
    own = [f"@{name}={game.ruleset[name]}" for name in Ruleset.of("outline").differs_in(game.ruleset)]
    return " ".join((*(f"@{clause}" for clause in found.clauses[:IN_PLAY]), f"@{game.area}", *own))


def judge_line(found: Difference, file: Path | None) -> str:
    """Return the line by which ``gouji judge`` rules on the last act; empty where it rules on no such thing.

    Args:
        found: the difference.
        file: of the table's rules, where they are those of no profile.
    """
    game = found.asked.game
    if isinstance(game, Scene):
        words = _of_a_match(game, found) if game.area == MATCH else []
    else:
        words = _of_a_hand(game, found)
    if not words:
        return ""
    words = ["gouji", "judge", *words]
    if file is not None:
        words += ["--ruleset", str(file)]
    elif game.ruleset.profile != "outline":
        words += ["--profile", game.ruleset.profile]
    return shlex.join(words)


def _of_a_hand(game: Hand | Lay, found: Difference) -> list[str]:
    where = _as_position(game) if isinstance(game, Lay) else game.position
    acts = sum(entry.method == "play/act" for entry in found.asked.requests.operations[: found.at + 1])
    acts = len(where.actions) if isinstance(game, Lay) else acts
    begun = Position(where.hands, where.leader, where.out, where.revolution, where.actions[: max(acts - 1, 0)])
    return [str(begun), *map(str, where.actions[max(acts - 1, 0) : acts])]


def _of_a_match(game: Scene, found: Difference) -> list[str]:
    """Return the record of the match, and the last act of it; what was refused at no cost before is left out."""
    first, *others = found.asked.requests.operations[: found.at + 1]
    rules = rules_at(game.ruleset)
    record = read_record(first.params, rules)
    match = record.start(rules)
    acts = [read_done(entry.params) for entry in others if entry.method == "match/act"]
    for done in acts[:-1]:
        outcome = judge(match, done, rules)
        if outcome.match is not match:
            record, match = record.with_done(done), outcome.match
    return [str(record), *map(str, acts[-1:])]


def _as_position(game: Lay) -> Position:
    """Return a hand in which the cards of *game* are laid: by the leader, or over what he has led."""
    laid = parse_cards(game.laid)
    led = parse_cards(game.over) if game.over else laid
    spare = parse_cards("8")
    held = [tuple(map(sum, zip(cards, spare, strict=True))) for cards in (led, laid)]
    second = held[1] if game.over else parse_cards("9")
    hands = (held[0], second, *map(parse_cards, "4567"))
    acts = [Action(1, PLAY, led), *([Action(2, PLAY, laid)] if game.over else [])]
    return Position(hands, 1, actions=tuple(acts))
