"""A ruling in words: the table, the verdict, each reason with its clauses, the options it turned on."""

from collections.abc import Iterator
from typing import Any

from gouji.play import rights
from gouji.play.state import State
from gouji.protocol.as_json import event_json
from gouji.rules import Rules
from gouji.table.cards import cards_text
from gouji.table.seats import seat_text
from gouji_conformance.referee.judging import Ruling, Turned
from gouji_conformance.referee.table_text import table_lines
from gouji_conformance.speech.language import said
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.law import law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language


def ruling_lines(ruling: Ruling, ruleset: Ruleset, language: Language) -> Iterator[str]:
    """Yield the ruling for people, no line over 80 cells."""
    yield from table_lines(ruling.before, language)
    yield ""
    if ruling.action is None or ruling.outcome is None:
        yield from turn_lines(ruling.before, ruling.rules, language)
    else:
        yield from _verdict_lines(ruling, language)
        yield from turn_lines(ruling.after, ruling.rules, language)
    yield from _turned_lines(ruling.turned, ruleset, language)


def _verdict_lines(ruling: Ruling, language: Language) -> Iterator[str]:
    assert ruling.action is not None  # noqa: S101 - for the type checker
    assert ruling.outcome is not None  # noqa: S101
    done = action_text(ruling, language)
    key = "accepted" if ruling.outcome.accepted else "refused"
    yield said(f"judge.{key}", language, action=done)
    for code in ruling.outcome.reasons:
        reason = reasons()[code]
        words = f"{reason.message.said_in(language)} ({', '.join(reason.clauses)})"
        yield from wrapped(words, first="  - ", rest="    ")
        for clause_id in reason.clauses:
            clause = law().clause(clause_id)
            if clause is not None:
                yield from wrapped(plain(clause.text.said_in(language)), first=f"    {clause_id}: ", rest="      ")
    for event in ruling.outcome.events:
        yield "  " + event_text(event.name, event.seat, event.clause, language)
    yield ""


def action_text(ruling: Ruling, language: Language) -> str:
    """Return the action in words: ``P2: play TT``, 乙：出牌 10 10."""
    action = ruling.action
    assert action is not None  # noqa: S101 - for the type checker
    words = [said("table." + action.do, language)]
    if any(action.cards):
        words.append(cards_text(action.cards, language))
    if action.to:
        words.append(seat_text(action.to, language))
    colon = "：" if language == "zh" else ": "
    return f"{seat_text(action.seat, language)}{colon}{' '.join(words)}"


def event_text(name: str, seat: int, clause: str, language: Language) -> str:
    """Return an event in words with the clause by which it happened."""
    who = seat_text(seat, language) if seat else ""
    return f"{said('table.event_' + name, language, seat=who)} ({clause})"


def turn_lines(state: State, rules: Rules, language: Language) -> Iterator[str]:
    """Yield who acts now, what he may do and by which clause, and who is asked after him."""
    turn = state.turn
    if turn is None:
        places = " ".join(seat_text(seat, language) for seat in state.places)
        yield said("table.phase_over", language, places=places)
        return
    who = seat_text(turn.seat, language)
    yield said("table.phase_" + state.phase, language, seat=who)
    separator = "、" if language == "zh" else ", "
    verbs = separator.join(said("table." + verb, language) for verb in rights.offered(state, rules))
    yield f"  {said('table.may', language, seat=who, verbs=verbs)} ({turn.clause})"
    clause = law().clause(turn.clause)
    if clause is not None:
        yield from wrapped(plain(clause.text.said_in(language)), first="    ", rest="    ")
    rest = [
        f"{seat_text(right.seat, language)} ({'/'.join(said('table.' + verb, language) for verb in may)})"
        for right, may in rights.in_turn(state, rules)[1:]
    ]
    if rest:
        named = separator.join(rest)
        yield from wrapped(said("table.then_asked", language, rest=named), first="  ", rest="    ")


def _turned_lines(turned: tuple[Turned, ...], ruleset: Ruleset, language: Language) -> Iterator[str]:
    if not turned:
        return
    yield ""
    yield said("judge.turned_on", language)
    for entry in turned:
        option = options().options[entry.option]
        name = option.name.said_in(language)
        now = _value_name(entry.option, ruleset[entry.option], language)
        other = _value_name(entry.option, entry.value, language)
        words = said("judge.turned", language, name=name, now=now, other=other, verdict=_other_verdict(entry, language))
        yield from wrapped(words, first="  - ", rest="    ")


def _value_name(option: str, value: str, language: Language) -> str:
    found = options().options[option].value_named(value)
    return value if found is None else found.name.said_in(language)


def _other_verdict(entry: Turned, language: Language) -> str:
    verdict = entry.verdict
    if verdict is None:
        return said("judge.could_not_arise", language)
    separator = "、" if language == "zh" else ", "
    words = []
    if verdict.accepted is not None:
        words.append(said("judge.would_stand" if verdict.accepted else "judge.would_not_stand", language))
    if verdict.reasons:
        words.append(separator.join(reasons()[code].name.said_in(language) for code in verdict.reasons))
    if verdict.seat:
        who = seat_text(verdict.seat, language)
        words.append(said("table.phase_" + verdict.phase, language, seat=who))
        words.append(separator.join(said("table." + verb, language) for verb in verdict.may))
    return ("；" if language == "zh" else "; ").join(words)


def ruling_json(ruling: Ruling, ruleset: Ruleset) -> dict[str, Any]:
    """Return the ruling as JSON: the ruleset, the verdict, the rights in order, the options it turned on."""
    state = ruling.after
    answer: dict[str, Any] = {"ruleset": ruleset.to_json()}
    if ruling.action is not None and ruling.outcome is not None:
        book = reasons()
        answer["action"] = str(ruling.action)
        answer["accepted"] = ruling.outcome.accepted
        answer["reasons"] = [{"code": code, "clauses": list(book[code].clauses)} for code in ruling.outcome.reasons]
        answer["events"] = [event_json(event) for event in ruling.outcome.events]
    answer["phase"] = state.phase
    asked = rights.in_turn(state, ruling.rules)
    answer["rights"] = [{"seat": right.seat, "may": list(may), "clause": right.clause} for right, may in asked]
    answer["places"] = list(state.places)
    answer["turned_on"] = [
        {"option": entry.option, "value": entry.value, "possible": entry.verdict is not None} for entry in ruling.turned
    ]
    return answer
