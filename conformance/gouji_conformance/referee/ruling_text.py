"""A ruling in words: the table, the verdict, each reason with its clauses, the options it turned on."""

from collections.abc import Iterator
from typing import Any

from gouji.play import action as verbs
from gouji.play import rights
from gouji.play.action import Action
from gouji.play.outcome import Outcome
from gouji.play.state import State
from gouji.protocol.as_json import earned_json, event_json
from gouji.rules import Rules
from gouji_conformance.referee.rulings import Ruling, Turned
from gouji_conformance.referee.table_text import table_lines
from gouji_conformance.referee.words import (
    cards_words,
    event_words,
    reason_words,
    sanction_words,
    seat_words,
    sets_words,
    verb_words,
    verbs_words,
)
from gouji_conformance.speech.messages import listed, message
from gouji_conformance.speech.wrapping import wrapped
from gouji_spec.law import law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language, Text


def ruling_lines(ruling: Ruling, ruleset: Ruleset, language: Language) -> Iterator[str]:
    """Yield the ruling for people, no line over 80 cells."""
    yield from table_lines(ruling.before, language)
    yield ""
    if ruling.action is None or ruling.outcome is None:
        yield from turn_lines(ruling.before, ruling.rules, language)
    else:
        yield from _verdict_lines(ruling.action, ruling.outcome, language)
        for line in _penalty(ruling, ruling.outcome):
            yield from wrapped(line.said_in(language), first="  ", rest="    ")
        yield ""
        yield from turn_lines(ruling.after, ruling.rules, language)
    yield from _turned_lines(ruling.turned, ruleset, language)


def _verdict_lines(action: Action, outcome: Outcome, language: Language) -> Iterator[str]:
    key = "not_laid" if _is_failed_burn(action, outcome) else "accepted" if outcome.accepted else "refused"
    yield message(f"judge.{key}", action=action_words(action)).said_in(language)
    for code in outcome.reasons:
        yield from wrapped(reason_words(code).said_in(language), first="  - ", rest="    ")
        for clause_id in reasons()[code].clauses:
            yield from _clause_lines(clause_id, language, first=f"    {clause_id}: ", rest="      ")
    for event in outcome.events:
        yield "  " + event_words(event.name, event.seat, event.clause).said_in(language)


def _is_failed_burn(action: Action, outcome: Outcome) -> bool:
    """Tell whether the set was not laid, since it breaks what its player owes for a burn (GH-burn.3)."""
    return action.do == verbs.PLAY and any(event.name == "made_last" for event in outcome.events)


def _penalty(ruling: Ruling, outcome: Outcome) -> Iterator[Text]:
    """Yield what a refused act costs besides, where it was a breach."""
    if any(event.name == "turn_forfeited" for event in outcome.events):
        yield message("judge.whole_sanction")
    elif ruling.earned is not None:
        yield message("judge.earns", sanction=sanction_words(ruling.earned), clause=ruling.earned.clause)
    elif ruling.breach is not None:
        off = ruling.rules.penalties == "off"
        yield message("judge.earns_nothing" if off else "judge.handed_back")


def _clause_lines(clause_id: str, language: Language, *, first: str, rest: str) -> Iterator[str]:
    clause = law().clause(clause_id)
    if clause is not None:
        yield from wrapped(plain(clause.text.said_in(language)), first=first, rest=rest)


def action_words(action: Action) -> Text:
    """Return the action in words: ``P2: play TT``, 乙：出牌 10 10."""
    parts = (verb_words(action.do), cards_words(action.cards), seat_words(action.to or 0), sets_words(action.sets))
    words = Text.same(" ").join(part for part in parts if part.en)
    return Text(zh="：", en=": ").join([seat_words(action.seat), words])


def turn_lines(state: State, rules: Rules, language: Language) -> Iterator[str]:
    """Yield who acts now, what he may do and by which clause, and who is asked after him."""
    turn = state.turn
    if turn is None:
        places = Text.same(" ").join(map(seat_words, state.places))
        yield message("table.phase_over", places=places).said_in(language)
        return
    who = seat_words(turn.seat)
    yield message(f"table.phase_{state.phase}", seat=who).said_in(language)
    offered = message("table.may", seat=who, verbs=verbs_words(rights.offered(state, rules)))
    yield f"  {offered.said_in(language)} ({turn.clause})"
    yield from _clause_lines(turn.clause, language, first="    ", rest="    ")
    rest = rights.in_turn(state, rules)[1:]
    if rest:
        asked = message("table.then_asked", rest=listed(_asked(right.seat, may) for right, may in rest))
        yield from wrapped(asked.said_in(language), first="  ", rest="    ")


def _asked(seat: int, may: tuple[str, ...]) -> Text:
    offered = Text.same("/").join(map(verb_words, may))
    return Text.same(" ").join([seat_words(seat), offered.map("({})".format)])


def _turned_lines(turned: tuple[Turned, ...], ruleset: Ruleset, language: Language) -> Iterator[str]:
    if not turned:
        return
    yield ""
    yield message("judge.turned_on").said_in(language)
    for entry in turned:
        words = message(
            "judge.turned",
            name=options().options[entry.option].name,
            now=_value_name(entry.option, ruleset[entry.option]),
            other=_value_name(entry.option, entry.value),
            verdict=_other_verdict(entry),
        )
        yield from wrapped(words.said_in(language), first="  - ", rest="    ")


def _value_name(option: str, value: str) -> Text:
    found = options().options[option].value_named(value)
    return Text.same(value) if found is None else found.name


def _other_verdict(entry: Turned) -> Text:
    verdict = entry.verdict
    if verdict is None:
        return message("judge.could_not_arise")
    words = []
    if verdict.accepted is not None:
        words.append(message("judge.would_stand" if verdict.accepted else "judge.would_not_stand"))
    if verdict.reasons:
        words.append(listed(reasons()[code].name for code in verdict.reasons))
    if verdict.seat:
        words.append(message(f"table.phase_{verdict.phase}", seat=seat_words(verdict.seat)))
        words.append(verbs_words(verdict.may))
    return Text(zh="；", en="; ").join(words)


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
        answer["sanction"] = earned_json(ruling.earned)
    answer["phase"] = state.phase
    asked = rights.in_turn(state, ruling.rules)
    answer["rights"] = [{"seat": right.seat, "may": list(may), "clause": right.clause} for right, may in asked]
    answer["places"] = list(state.places)
    answer["turned_on"] = [
        {"option": entry.option, "value": entry.value, "possible": entry.verdict is not None} for entry in ruling.turned
    ]
    return answer
