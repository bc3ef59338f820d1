"""Rows of the features as questions that the referee's desk opens: what lies in a row's plan as a position."""

from collections.abc import Iterator, Mapping
from typing import Any, Final
from urllib.parse import quote

from gouji.play.judge import judge
from gouji.play.position import Position, PositionError, parse_position
from gouji.rules import rules_of
from gouji.settle.tribute import is_burn_made
from gouji.table.cards import cards_text, parse_cards
from gouji.table.gouji_sets import is_gouji
from gouji.table.seats import SEATS
from gouji.table.sets import make_set
from gouji_conformance.sentences.features import Scenario
from gouji_conformance.sentences.hidden import dealt
from gouji_conformance.sentences.plans import Operation, Plan
from gouji_conformance.sentences.suite import load_suite, with_tags
from gouji_rulings.hand_told import HandTold
from gouji_rulings.picture import Picture, asked_words, picture_of
from gouji_rulings.ruling_words import action_words
from gouji_rulings.speech import message
from gouji_spec.ruleset import Ruleset

_SEED: Final = 1
_ASKS: Final = frozenset({"play/moves", "play/state"})
_OF_ENGINES: Final = frozenset({"initialize"})
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
    """Yield the tables of a case step by step: at the start, then after each thing that was done.

    What was refused leaves the table as it was; whether it stands is said below.
    """
    rules = rules_of(Ruleset.from_json(ruleset))
    position = parse_position(question)
    state = position.start(rules)
    yield picture_of(state, asked=asked_words(state))
    for action in position.actions:
        outcome = judge(state, action, rules)
        state = outcome.state
        verdict = "picture.stands" if outcome.accepted else "picture.refused"
        yield picture_of(state, message(verdict, action=action_words(action)), asked_words(state))


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
    return picture_of(state, asked=asked_words(state))


def address_of(ruleset: Mapping[str, Any], question: str) -> str:
    """Return what stands in the address of the desk after its page: the rules of the table, and the position."""
    return _address(ruleset, "p", question)


def hand_address(ruleset: Mapping[str, Any], told: HandTold) -> str:
    """Return what stands in the address of the desk after its page where it settles a hand."""
    return _address(ruleset, "h", str(told))


def _address(ruleset: Mapping[str, Any], kind: str, question: str) -> str:
    agreed = ",".join(f"{name}:{value}" for name, value in ruleset.get("options", {}).items())
    words = quote(question.replace("; ", "~").replace(", ", ","), safe="~/*,-: ").replace(" ", "+")
    return f"#t={ruleset['profile']}" + (f"&o={agreed}" if agreed else "") + f"&{kind}={words}"


def hand_of(plan: Plan) -> str | None:
    """Return the hand that is over which *plan* asks about, as it is told; None where it asks about something else."""
    first = plan.operations[0] if len(plan.operations) == 1 else None
    if first is None or first.method not in {"match/score", "tribute/dues"} or first.params.get("first_hand"):
        return None
    asked = first.params
    points = asked.get("points", ()) if first.method == "tribute/dues" else ()
    return str(
        HandTold(
            tuple(asked["places"]),
            revolution=asked.get("revolution") or 0,
            named=asked.get("named_last") or 0,
            burns=tuple((one["burner"], one["burned"]) for one in asked.get("burns", ()) if _is_made(one)),
            held=tuple((one["payer"], one["beater"]) for one in asked.get("held", ())),
            points=tuple((one["payer"], one["receiver"], one["count"]) for one in points),
            played=asked.get("hand") or 1,
        )
    )


def _is_made(burn: Mapping[str, Any]) -> bool:
    return is_burn_made(released=burn["released"], out_before_melee=burn["out_before_melee"])


def address_on_desk(plan: Plan) -> str:
    """Return what stands after the desk's page where it opens a row; nothing where there is nothing to ask.

    A position is ruled on, a hand that is over is settled, any other row is asked as it stands.
    """
    for kind, words in (("p", question_of(plan)), ("h", hand_of(plan)), ("c", _row(plan))):
        if words is not None:
            return _address(plan.ruleset, kind, words)
    return ""


def _row(plan: Plan) -> str | None:
    """Return the name of a row that the desk asks as it stands; none for what engines say of themselves."""
    return None if any(one.method in _OF_ENGINES for one in plan.operations) else plan.row


def opened(scenario: Scenario) -> Iterator[tuple[Plan, str]]:
    """Yield each row of *scenario* that the desk can open, with what stands after its page."""
    for plan in plans_of(scenario):
        address = address_on_desk(plan)
        if address:
            yield plan, address


def plans_of(scenario: Scenario) -> Iterator[Plan]:
    """Yield the rows of *scenario* as they are asked of the outline, or of what its tags make of that."""
    ruleset = _OUTLINE if _OUTLINE.satisfies(scenario.wanted) else with_tags(_OUTLINE, scenario.wanted)
    for row in scenario.rows:
        yield load_suite().plan(scenario, row, ruleset)


def cases() -> Iterator[Plan]:
    """Yield the rows of the suite that the desk asks as they stand."""
    for scenario in load_suite().scenarios():
        for plan in plans_of(scenario):
            if question_of(plan) is None and hand_of(plan) is None and _row(plan):
                yield plan
