"""A ruling in words: the table, the verdict, each reason with its clauses, the options it turned on."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from gouji.play import action as verbs
from gouji.play import rights
from gouji.play.action import Action
from gouji.play.outcome import Codes, Event
from gouji.play.state import State
from gouji.protocol.as_json import earned_json, event_json
from gouji.rules import Rules
from gouji_conformance.referee.points_text import points_json, points_lines
from gouji_conformance.referee.rulings import Ruling, Turned, Verdict
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
        failed = _is_failed_burn(ruling.action, ruling.outcome)
        yield from verdict_lines(action_words(ruling.action), ruling.outcome, language, failed_burn=failed)
        for line in _penalty(ruling, ruling.outcome):
            yield from wrapped(line.said_in(language), first="  ", rest="    ")
        yield ""
        yield from turn_lines(ruling.after, ruling.rules, language)
    if ruling.points is not None:
        yield from points_lines(ruling.points, language)
    turned = [(entry.option, entry.value, _other_verdict(entry)) for entry in ruling.turned]
    yield from turned_lines(turned, ruleset, language)


class Decided(Protocol):
    """What a judge has decided on one thing that was done, in a hand or in a match."""

    @property
    def accepted(self) -> bool:
        """Whether it stands."""

    @property
    def reasons(self) -> Codes:
        """Why it does not."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""


def verdict_lines(words: Text, outcome: Decided, language: Language, *, failed_burn: bool = False) -> Iterator[str]:
    """Yield whether what *words* say stands, each reason with its clauses in full, and what happened."""
    key = "not_laid" if failed_burn else "accepted" if outcome.accepted else "refused"
    yield from wrapped(message(f"judge.{key}", action=words).said_in(language), rest="  ")
    for code in outcome.reasons:
        yield from wrapped(reason_words(code).said_in(language), first="  - ", rest="    ")
        for clause_id in reasons()[code].clauses:
            yield from _clause_lines(clause_id, language, first=f"    {clause_id}: ", rest="      ")
    for event in outcome.events:
        yield "  " + event_words(event.name, event.seat, event.clause).said_in(language)


def _is_failed_burn(action: Action, outcome: Decided) -> bool:
    """Tell whether the set was not laid, since it breaks what its player owes for a burn (GH-burn.3)."""
    return action.do == verbs.PLAY and any(event.name == "made_last" for event in outcome.events)


def _penalty(ruling: Ruling, outcome: Decided) -> Iterator[Text]:
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


def turned_lines(turned: Sequence[tuple[str, str, Text]], ruleset: Ruleset, language: Language) -> Iterator[str]:
    """Yield the options on which a verdict turned: option, other value, and the verdict with that in words."""
    if not turned:
        return
    yield ""
    yield message("judge.turned_on").said_in(language)
    for option, value, verdict in turned:
        words = message(
            "judge.turned",
            name=options().options[option].name,
            now=_value_name(option, ruleset[option]),
            other=_value_name(option, value),
            verdict=verdict,
        )
        yield from wrapped(words.said_in(language), first="  - ", rest="    ")


def _value_name(option: str, value: str) -> Text:
    found = options().options[option].value_named(value)
    return Text.same(value) if found is None else found.name


def judged_words(accepted: bool | None, codes: Codes) -> list[Text]:  # noqa: FBT001 - None: nothing was asked about
    """Return whether something would stand, and the names of the reasons why not."""
    words = []
    if accepted is not None:
        words.append(message("judge.would_stand" if accepted else "judge.would_not_stand"))
    if codes:
        words.append(listed(reasons()[code].name for code in codes))
    return words


def _other_verdict(entry: Turned[Verdict]) -> Text:
    verdict = entry.verdict
    if verdict is None:
        return message("judge.could_not_arise")
    words = judged_words(verdict.accepted, verdict.reasons)
    if verdict.seat:
        words.append(message(f"table.phase_{verdict.phase}", seat=seat_words(verdict.seat)))
        words.append(verbs_words(verdict.may))
    return Text(zh="；", en="; ").join(words)


def ruling_json(ruling: Ruling, ruleset: Ruleset) -> dict[str, Any]:
    """Return the ruling as JSON: the ruleset, the verdict, the rights in order, the options it turned on."""
    state = ruling.after
    answer: dict[str, Any] = {"ruleset": ruleset.to_json()}
    if ruling.action is not None and ruling.outcome is not None:
        answer |= verdict_json(str(ruling.action), ruling.outcome)
        answer["sanction"] = earned_json(ruling.earned)
    answer["phase"] = state.phase
    asked = rights.in_turn(state, ruling.rules)
    answer["rights"] = [{"seat": right.seat, "may": list(may), "clause": right.clause} for right, may in asked]
    answer["places"] = list(state.places)
    answer["points"] = None if ruling.points is None else points_json(ruling.points)
    answer["turned_on"] = turned_json(ruling.turned)
    return answer


def verdict_json(action: str, outcome: Decided) -> dict[str, Any]:
    """Return the verdict on *action* as JSON."""
    book = reasons()
    return {
        "action": action,
        "accepted": outcome.accepted,
        "reasons": [{"code": code, "clauses": list(book[code].clauses)} for code in outcome.reasons],
        "events": [event_json(event) for event in outcome.events],
    }


def turned_json(turned: Sequence[Turned[Any]]) -> list[dict[str, Any]]:
    """Return the options on which a verdict turned as JSON."""
    return [{"option": entry.option, "value": entry.value, "possible": entry.verdict is not None} for entry in turned]
