"""The referee's desk for a page: a question as JSON text, and the answer as JSON text, every word in both languages.

>>> import json
>>> asked = {"position": "99 3/TT/4/5/6/7; lead P1; P1 play 99; P2 play TT"}
>>> json.loads(answer(json.dumps(asked)))["stands"]
True
"""

import json
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from gouji.play import rights
from gouji.play.position import Position, PositionError, parse_position
from gouji.play.state import State
from gouji.rules import rules_of
from gouji.table import cards
from gouji.table.seats import SEATS
from gouji_rulings.desk_settling import settled_answer, told_after
from gouji_rulings.desk_words import choice_json, paragraphs_json, text_json
from gouji_rulings.hand_told import TellingError
from gouji_rulings.ruling_json import ruling_json
from gouji_rulings.ruling_words import ruling_paragraphs
from gouji_rulings.rulings import rule_on
from gouji_spec.reading import SpecError
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset, RulesetError
from gouji_spec.ruleset_file import read_ruleset_file
from gouji_spec.text import Text


def answer(question: str) -> str:
    """Return the answer to *question*, ``{"position": TEXT, "ruleset": {…}}``, as JSON text.

    The last act of the position is what is ruled on; with none, the answer says who may do what.  Asked about
    ``{"rules": TEXT}``, what a ruleset file holds, the answer is the ``ruleset`` that it stands for; about
    ``{"read": TEXT}``, a position as people write it, the ``position`` in the one form; asked about
    ``{"hand": TEXT, "ruleset": {…}}``, a hand that is over, what it comes to (``gouji_rulings.desk_settling``); about
    ``{"case": {…}, "ruleset": {…}}``, a row of the suite, what the engine answers (``gouji_rulings.desk_cases``).

    Returns:
        ``ruling`` as ``gouji judge --json`` has it, its ``paragraphs``, the ``table`` afterwards, what is ``offered``
        to whom, whether the act ``stands`` (it is part of the hand, if only as a turn lost), and the table's
        departures in words; or an ``error``, its text and the part of the position at fault, 0 for the ruleset.
    """
    asked = json.loads(question)
    try:
        if "rules" in asked:
            return json.dumps({"ruleset": _read_rules(asked["rules"]).to_json()})
        if "read" in asked:
            return json.dumps({"position": str(parse_position(asked["read"]))})
        ruleset = Ruleset.from_json(asked.get("ruleset", {}))
        if "case" in asked:
            from gouji_rulings.desk_cases import case_answer  # noqa: PLC0415 - the first ruling does not wait for it

            return json.dumps(case_answer(asked["case"], ruleset), ensure_ascii=False)
        if "hand" in asked:
            return json.dumps(settled_answer(asked["hand"], ruleset), ensure_ascii=False)
        found = _answered(parse_position(asked["position"]), ruleset)
    except SpecError as error:
        where = Text.same(error.place)
        said = Text.same(": ").join([where, error.problem]) if error.place else error.problem
        found = {"error": {**text_json(said), "part": 0}}
    except TellingError as error:
        found = {"error": {**text_json(error.problem), "part": 0}}
    except PositionError as error:
        found = {"error": {**text_json(_problem(error)), "part": error.part}}
    except RulesetError as error:
        found = {"error": {**text_json(error.problem), "part": 0}}
    return json.dumps(found, ensure_ascii=False)


def _read_rules(text: str) -> Ruleset:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "rules.toml"
        file.write_text(text, encoding="utf-8")
        return read_ruleset_file(file).ruleset


def _answered(position: Position, ruleset: Ruleset) -> dict[str, Any]:
    before, action = position.without_last()
    ruling = rule_on(before, action, ruleset)
    turn = ruling.after.turn
    return {
        "ruling": ruling_json(ruling, ruleset),
        "stands": ruling.outcome is None or ruling.outcome.accepted or ruling.after is not ruling.before,
        "paragraphs": paragraphs_json(ruling_paragraphs(ruling, ruleset)),
        "turned": [choice_json(entry.option, entry.value) for entry in ruling.turned],
        "departures": [choice_json(name, value) for name, value in ruleset.departures.items()],
        "table": _table(ruling.after),
        "hand": told_after(ruling.after, ruling.rules) if ruling.after.places else "",
        "offered": {
            "seat": 0 if turn is None else turn.seat,
            "verbs": list(rights.offered(ruling.after, rules_of(ruleset))),
        },
    }


def _problem(error: PositionError) -> Text:
    """Return what is wrong with a position; why the rules refuse an act of it in words, not in codes."""
    if not error.reasons:
        return Text(zh=error.problem_zh, en=error.problem)
    known = reasons()
    return Text(zh="", en=" ").join(known[code].message for code in error.reasons)


def _table(state: State) -> dict[str, Any]:
    """Return what lies on the table and how each seat stands, for a drawing of it."""
    lies = None if state.round is None else state.round.table
    marks = ("gouji", "dead", "dead_gou", "bottom")
    return {
        "phase": state.phase,
        "seats": [_seat(state, seat) for seat in SEATS],
        "lies": None
        if lies is None
        else {
            "seat": lies.seat,
            "cards": cards.cards_text(lies.cards.counts),
            "marks": [mark for mark in marks if getattr(lies, mark)],
        },
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    held, standing = state.hand(seat), state.standing
    return {
        "seat": seat,
        "cards": cards.cards_text(held),
        "count": cards.size(held),
        "place": standing.out.index(seat) + 1 if seat in standing.out else 0,
        "marks": list(_marks(state, seat)),
    }


def _marks(state: State, seat: int) -> Iterator[str]:
    """Yield what is to be said of a seat besides its cards."""
    standing, round_, turn = state.standing, state.round, state.turn
    holds = {
        "acts": turn is not None and turn.seat == seat,
        "passed": round_ is not None and seat in round_.passed,
        "headless": seat in standing.headless,
        "owes": state.debt is not None and state.debt.burner == seat,
        "loses_turn": seat in standing.lost_turns,
        "has_opened": seat in standing.opened,
        "revolted": seat == standing.revolution,
        "aside": seat in standing.aside,
    }
    return (mark for mark, true in holds.items() if true)
