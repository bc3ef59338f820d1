"""Rows of the features as questions that the referee's desk opens: what lies in a row's plan as a position."""

from collections.abc import Iterator, Mapping
from typing import Any, Final
from urllib.parse import quote

from gouji.play.judge import judge
from gouji.play.position import Position, PositionError, parse_position
from gouji.rules import rules_of
from gouji.table.cards import cards_text, parse_cards
from gouji.table.gouji_sets import is_gouji
from gouji.table.seats import SEATS
from gouji.table.sets import make_set
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.suite import load_suite, with_tags
from gouji_rulings.picture import Picture, picture_of
from gouji_rulings.ruling_words import action_words, turn_paragraphs
from gouji_rulings.speech import message
from gouji_spec.ruleset import Ruleset

_SEED: Final = 1
_ASKS: Final = frozenset({"play/moves", "play/state"})
_OUTLINE: Final = Ruleset.of("outline")
_IDLE: Final = "87654"
"""What a seat holds on which nothing turns, as on the page."""


def question_of(plan: Plan) -> str | None:
    """Return the position of *plan* with what is asked about last; None where it is about no position of a hand."""
    operations = dealt(plan, _SEED)
    first = operations[0] if operations else None
    if first is not None and first.method in {"sets/classify", "sets/beats"}:
        return _laid(first) if len(operations) == 1 else None
    if first is None or first.method != "play/start":
        return None
    try:
        position = parse_position(_start(first.params["position"]))
        acts = [_act(entry) for entry in operations[1:] if entry.method not in _ASKS]
        return None if None in acts else _played(position, [act for act in acts if act], plan)
    except (PositionError, KeyError):
        return None


def _start(position: dict[str, Any]) -> str:
    hands = "/".join(position["hands"].get(str(seat)) or "-" for seat in SEATS)
    parts = [hands, f"lead P{position['leader']}"]
    if position.get("out"):
        parts.append("out " + " ".join(f"P{seat}" for seat in position["out"]))
    if position.get("revolution"):
        parts.append(f"revolution P{position['revolution']}")
    if position.get("lost_turns"):
        parts.append("lost " + " ".join(f"P{seat}" for seat in position["lost_turns"]))
    return "; ".join(parts)


def _act(operation: Operation) -> str | None:
    params = operation.params
    if operation.method == "table/pick":
        return f"P{params['seat']} pick P{params['partner']} {', '.join(params['sets'])}"
    if operation.method != "play/act":
        return None
    to = f"P{params['to']}" if "to" in params else ""
    return " ".join(filter(None, [f"P{params['seat']}", params["do"], params.get("cards", ""), to]))


def _played(position: Position, acts: list[str], plan: Plan) -> str:
    """Return the position after all of *acts* that count; the last stays whether or not it does."""
    rules = rules_of(Ruleset.from_json(plan.ruleset))
    state = position.start(rules)
    for number, act in enumerate(acts, start=1):
        done = parse_position(f"{position}; {act}").actions[-1]
        outcome = judge(state, done, rules)
        if outcome.accepted or outcome.state is not state or number == len(acts):
            position = position.with_action(done)
        state = outcome.state
    return str(position)


def _laid(operation: Operation) -> str | None:
    """Return a hand in which the set asked about is led, or answers the other one."""
    params = operation.params
    cards, over = params["cards"], params.get("over", "")
    try:
        first, answer = parse_cards(over or cards), parse_cards(cards)
        seat = 4 if over and is_gouji(make_set(first)) else 2
        hands = dict.fromkeys(SEATS, _IDLE)
        hands[1] += cards_text(first)
        acts = [f"P1 play {cards_text(first)}"]
        if over:
            hands[seat] += cards_text(answer)
            acts.append(f"P{seat} play {cards_text(answer)}")
        return str(parse_position("; ".join(["/".join(hands.values()), "lead P1", *acts])))
    except ValueError:
        return None


def pictures_of(ruleset: Mapping[str, Any], question: str) -> Iterator[Picture]:
    """Yield the tables of a case: at the start, where something was done before what is asked, and when it is asked."""
    rules = rules_of(Ruleset.from_json(ruleset))
    before, action = parse_position(question).without_last()
    if before.actions:
        start = before.start(rules)
        yield picture_of(start, next(turn_paragraphs(start, rules)).words)
    state = before.state(rules)
    if action is None:
        yield picture_of(state, next(turn_paragraphs(state, rules)).words)
        return
    verdict = "picture.stands" if judge(state, action, rules).accepted else "picture.refused"
    yield picture_of(state, message(verdict, action=action_words(action)))


def picture_asked(ruleset: Mapping[str, Any], question: str) -> Picture:
    """Return the one table that shows most: after what is asked about, or before it where it is refused."""
    rules = rules_of(Ruleset.from_json(ruleset))
    before, action = parse_position(question).without_last()
    state = before.state(rules)
    if action is not None:
        outcome = judge(state, action, rules)
        if not outcome.accepted:
            return picture_of(state, message("picture.refused", action=action_words(action)))
        state = outcome.state
    return picture_of(state, next(turn_paragraphs(state, rules)).words)


def address_of(ruleset: Mapping[str, Any], question: str) -> str:
    """Return what stands in the address of the desk after its page: the rules of the table, and the position."""
    agreed = ",".join(f"{name}:{value}" for name, value in ruleset.get("options", {}).items())
    words = quote(question.replace("; ", "~").replace(", ", ","), safe="~/*,- ").replace(" ", "+")
    return f"#t={ruleset['profile']}" + (f"&o={agreed}" if agreed else "") + f"&p={words}"


def opened(scenario: Scenario) -> Iterator[tuple[Plan, str]]:
    """Yield each row of *scenario* that the desk can open, with its question."""
    ruleset = _OUTLINE if _OUTLINE.satisfies(scenario.wanted) else with_tags(_OUTLINE, scenario.wanted)
    for row in scenario.rows:
        plan = load_suite().plan(scenario, row, ruleset)
        question = question_of(plan)
        if question is not None:
            yield plan, question
