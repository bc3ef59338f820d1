"""What a user asks the referee: a position and an action, as he wrote them; what cannot be read is his error."""

import sys
from pathlib import Path

from gouji.play.action import Action
from gouji.play.position import Position, PositionError, parse_position
from gouji.play.state import State
from gouji.rules import rules_of
from gouji_conformance.sentences.phrasebook import UnknownSentenceError, understood
from gouji_conformance.sentences.sentence import Said
from gouji_conformance.speech.faults import UserError
from gouji_conformance.speech.messages import message
from gouji_rulings import rulings
from gouji_rulings.ruling_words import action_words
from gouji_rulings.rulings import Ruling
from gouji_spec.fault import system_words
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES, Text


def position_text(path: Path) -> str:
    """Return what the file at *path* holds: a position, or a recorded hand.

    Raises:
        UserError: it cannot be read.
    """
    try:
        return path.read_text(encoding="utf-8-sig").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("judge.unreadable", file=path, problem=system_words(error)) from error


def read_position(given: str) -> Position:
    """Return the position that the user gave: as text, or ``-`` for standard input, or a file as ``@file``.

    Raises:
        UserError: it is none.
    """
    return position_in(given_text(given))


def position_in(text: str) -> Position:
    """Return the position written in *text*.

    Raises:
        UserError: it is none.
    """
    try:
        return parse_position(text)
    except PositionError as error:
        raise _no_position(error) from error


def given_text(given: str) -> str:
    """Return the text that the user gave: as it is, or ``-`` for standard input, or a file as ``@file``.

    Raises:
        UserError: it cannot be read.
    """
    if given.startswith("@"):
        return position_text(Path(given[1:]))
    try:
        return sys.stdin.read().removeprefix("\ufeff") if given == "-" else given
    except UnicodeDecodeError as error:
        raise UserError("judge.unreadable", file="-", problem=system_words(error)) from error


def state_of(position: Position, ruleset: Ruleset) -> State:
    """Return the state that *position* stands for.

    Raises:
        UserError: the rules refuse an action of the position itself.
    """
    try:
        return position.state(rules_of(ruleset))
    except PositionError as error:
        raise _no_position(error) from error


def _no_position(error: PositionError) -> UserError:
    problem = Text(zh=error.problem_zh, en=error.problem)
    if error.done is not None:
        why = Text(zh="", en=" ").join(reasons()[code].message for code in error.reasons)
        problem = message("judge.refused_before", act=action_words(error.done), why=why)
    return UserError("judge.no_position", part=error.part, problem=problem)


def read_action(text: str, position: Position) -> Action:
    """Return the action that the user wrote: ``P2 play TT``, or a sentence of the phrasebook, 乙 出 10 10.

    Raises:
        UserError: it is none.
    """
    for language in LANGUAGES:
        try:
            said = understood(text, "when", "play", language)
        except UnknownSentenceError:
            continue
        written = _written(said)
        if written:
            text = written
            break
    try:
        return parse_position(f"{position}; {text or '?'}").actions[-1]
    except PositionError as error:
        problem = Text(zh=error.problem_zh, en=error.problem)
        raise UserError("judge.no_action", text=text, problem=problem) from error


def _written(said: Said) -> str:
    """Return the action of a sentence as a position writes it; nothing where it does no one thing."""
    meaning, values = said.sentence.meanings[0], said.values
    if meaning.operation is None or meaning.each:
        return ""
    method, params = meaning.operation["method"], meaning.operation["params"]
    if method == "table/pick":
        return f"P{values['seat']} pick P{values['partner']} {', '.join(values['sets'])}"
    if method != "play/act":
        return ""
    words = [f"P{values['seat']}", params["do"], str(values.get("cards", ""))]
    if "to" in params:
        words.append(f"P{values['partner']}")
    return " ".join(word for word in words if word)


def rule_on(position: Position, action: Action | None, ruleset: Ruleset) -> Ruling:
    """Return the ruling on *action* in *position*, or on who may do what where there is no action.

    Raises:
        UserError: the rules refuse an action of the position itself.
    """
    try:
        return rulings.rule_on(position, action, ruleset)
    except PositionError as error:
        raise _no_position(error) from error
