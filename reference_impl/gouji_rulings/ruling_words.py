"""A ruling in words: the verdict, each reason with its clauses, who may do what now, the options it turned on."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from gouji.play import action as verbs
from gouji.play import rights
from gouji.play.action import Action
from gouji.play.outcome import Codes, Event
from gouji.play.state import State
from gouji.rules import Rules
from gouji_rulings.asked import in_turn
from gouji_rulings.paragraph import Kind, Paragraph
from gouji_rulings.points_words import points_paragraphs
from gouji_rulings.rulings import Ruling, Turned, Verdict
from gouji_rulings.sanction_words import sanction_words
from gouji_rulings.speech import listed, message
from gouji_rulings.words import (
    cards_words,
    event_words,
    reason_words,
    seat_words,
    sets_words,
    verb_words,
    verbs_words,
)
from gouji_spec.law import law
from gouji_spec.links import plain
from gouji_spec.options import options
from gouji_spec.reasons import reasons
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Text


def ruling_paragraphs(ruling: Ruling, ruleset: Ruleset) -> Iterator[Paragraph]:
    """Yield the whole ruling."""
    if ruling.action is not None and ruling.outcome is not None:
        failed = _is_failed_burn(ruling.action, ruling.outcome)
        codes = _nearest_first(ruling.action, ruling.outcome.reasons)
        yield from verdict_paragraphs(action_words(ruling.action), ruling.outcome, failed_burn=failed, codes=codes)
        yield from (Paragraph("penalty", words) for words in _penalty(ruling, ruling.outcome))
    yield from turn_paragraphs(ruling.after, ruling.rules)
    for payer, beater in ruling.after.caught_known:
        yield Paragraph("note", message("ruling.caught", payer=seat_words(payer), beater=seat_words(beater)))
    if ruling.points is not None:
        yield from points_paragraphs(ruling.points)
    turned = [(entry.option, entry.value, _other_verdict(entry)) for entry in ruling.turned]
    yield from turned_paragraphs(turned, ruleset)


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


def verdict_paragraphs(
    words: Text, outcome: Decided, *, failed_burn: bool = False, codes: Codes | None = None
) -> Iterator[Paragraph]:
    """Yield whether what *words* say stands, each reason with its clauses in full, and what happened.

    Args:
        words: what was done.
        outcome: what was decided on it.
        failed_burn: it was not laid, since it breaks what its player owes for a burn.
        codes: the reasons in the order in which they are told; None for that of *outcome*.
    """
    key = "not_laid" if failed_burn else "accepted" if outcome.accepted else "refused"
    yield Paragraph("verdict", message(f"ruling.{key}", action=words))
    for code in outcome.reasons if codes is None else codes:
        yield Paragraph("reason", reason_words(code))
        for clause_id in reasons()[code].clauses:
            yield from _clause("clause", clause_id)
    for event in outcome.events:
        yield Paragraph("event", event_words(event.name, event.seat, event.clause))


def _nearest_first(action: Action, codes: Codes) -> Codes:
    """Return the reasons with that first which answers the question.

    Who holds no burn is not asked whether he burns: that it is not his turn follows from what speaks against the burn.
    """
    if action.do != verbs.BURN or "not_your_turn" not in codes:
        return codes
    return (*(code for code in codes if code != "not_your_turn"), "not_your_turn")


def _is_failed_burn(action: Action, outcome: Decided) -> bool:
    """Tell whether the set was not laid, since it breaks what its player owes for a burn (GH-burn.3)."""
    return action.do == verbs.PLAY and any(event.name == "made_last" for event in outcome.events)


def _penalty(ruling: Ruling, outcome: Decided) -> Iterator[Text]:
    """Yield what a refused act costs besides, where it was a breach."""
    if any(event.name == "turn_forfeited" for event in outcome.events):
        yield message("ruling.whole_sanction")
    elif ruling.earned is not None:
        yield message("ruling.earns", sanction=sanction_words(ruling.earned), clause=ruling.earned.clause)
    elif ruling.breach is not None:
        off = ruling.rules.penalties == "off"
        yield message("ruling.earns_nothing" if off else "ruling.handed_back")


def _clause(kind: Kind, clause_id: str) -> Iterator[Paragraph]:
    clause = law().clause(clause_id)
    if clause is not None:
        yield Paragraph(kind, clause.text.map(plain), clause_id)


def action_words(action: Action) -> Text:
    """Return the action in words: ``P2: play TT``, 乙：出牌 10 10."""
    parts = (verb_words(action.do), cards_words(action.cards), seat_words(action.to or 0), sets_words(action.sets))
    words = Text.same(" ").join(part for part in parts if part.en)
    return Text(zh="：", en=": ").join([seat_words(action.seat), words])


def turn_paragraphs(state: State, rules: Rules) -> Iterator[Paragraph]:
    """Yield who acts now, what he may do and by which clause, and who is asked after him."""
    turn = state.turn
    if turn is None:
        places = Text.same(" ").join(map(seat_words, state.places))
        yield Paragraph("turn", message("table.phase_over", places=places))
        return
    who = seat_words(turn.seat)
    yield Paragraph("turn", message(f"table.phase_{state.phase}", seat=who))
    offered = message("table.may", seat=who, verbs=verbs_words(rights.offered(state, rules)))
    yield Paragraph("may", offered.map(lambda words: f"{words} ({turn.clause})"))
    yield from _clause("right", turn.clause)
    rest = in_turn(state, rules)[1:]
    if rest:
        asked = message("table.then_asked", rest=listed(_asked(right.seat, may) for right, may in rest))
        yield Paragraph("then", asked)


def _asked(seat: int, may: tuple[str, ...]) -> Text:
    offered = Text.same("/").join(map(verb_words, may))
    return Text.same(" ").join([seat_words(seat), offered.map("({})".format)])


def turned_paragraphs(turned: Sequence[tuple[str, str, Text]], ruleset: Ruleset) -> Iterator[Paragraph]:
    """Yield the options on which a verdict turned: option, other value, and the verdict with that in words."""
    if not turned:
        return
    yield Paragraph("heading", message("ruling.turned_on"))
    for option, value, verdict in turned:
        words = message(
            "ruling.turned",
            name=options().options[option].name,
            now=_value_name(option, ruleset[option]),
            other=_value_name(option, value),
            verdict=verdict,
        )
        yield Paragraph("option", words)


def _value_name(option: str, value: str) -> Text:
    found = options().options[option].value_named(value)
    return Text.same(value) if found is None else found.name


def judged_words(accepted: bool | None, codes: Codes) -> list[Text]:  # noqa: FBT001 - None: nothing was asked about
    """Return whether something would stand, and the names of the reasons why not."""
    words = []
    if accepted is not None:
        words.append(message("ruling.would_stand" if accepted else "ruling.would_not_stand"))
    if codes:
        words.append(listed(reasons()[code].name for code in codes))
    return words


def _other_verdict(entry: Turned[Verdict]) -> Text:
    verdict = entry.verdict
    if verdict is None:
        return message("ruling.could_not_arise")
    words = judged_words(verdict.accepted, verdict.reasons)
    if verdict.seat:
        words.append(message(f"table.phase_{verdict.phase}", seat=seat_words(verdict.seat)))
        words.append(verbs_words(verdict.may))
    return Text(zh="；", en="; ").join(words)
