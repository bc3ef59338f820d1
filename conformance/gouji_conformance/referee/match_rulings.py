"""Rulings on a match: its record and an act, the verdict with its reasons, and the options it turned on."""

from dataclasses import dataclass
from typing import Any

from gouji.match import steps
from gouji.match.act import Done
from gouji.match.judge import MatchOutcome, judge
from gouji.match.record import Record
from gouji.match.record_text import parse_done, parse_record
from gouji.match.state import Match
from gouji.play.position import PositionError
from gouji.protocol.match_json import read_done as read_done_json
from gouji.rules import Rules, rules_of
from gouji_conformance.sentences.compiler import PlanMaker
from gouji_conformance.sentences.features import FeatureStep
from gouji_conformance.sentences.phrasebook import UnknownSentenceError, phrasebook, understood
from gouji_conformance.sentences.step_error import StepError
from gouji_conformance.speech.faults import UserError
from gouji_rulings.rulings import Turned, other_tables
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import LANGUAGES, Language, Text


@dataclass(frozen=True, slots=True)
class MatchVerdict:
    """What a ruling comes to, without the words: enough to tell one ruling from another.

    Attributes:
        accepted: whether the act stands; None where none was asked about.
        reasons: why not.
        step: at which the match is after it; in a hand, its phase.
        seat: who acts next, 0 for the table or, once the match is over, for nobody.
        may: what he may do.
        owed: payer, receiver and number of cards of each due, and the same of each return.
        scores: what has been written down.
        leader: who leads first; 0 while that is open.
    """

    accepted: bool | None
    reasons: tuple[str, ...]
    step: str
    seat: int
    may: tuple[str, ...]
    owed: tuple[tuple[int, int, int], ...]
    scores: tuple[tuple[int, int], ...]
    leader: int


@dataclass(frozen=True, slots=True)
class MatchRuling:
    """A ruling: the match before, the outcome of the act (None where none was asked about), what it turned on."""

    rules: Rules
    before: Match
    done: Done | None
    outcome: MatchOutcome | None
    turned: tuple[Turned[MatchVerdict], ...]

    @property
    def after(self) -> Match:
        """The match after the act, or as it stands."""
        return self.before if self.outcome is None else self.outcome.match


def is_match(text: str) -> bool:
    """Tell whether *text* is meant as the record of a match, not as the position of a hand."""
    return text.split(maxsplit=1)[:1] == ["match"]


def read_record(text: str) -> Record:
    """Return the match recorded in *text*.

    Raises:
        UserError: it is no record.
    """
    try:
        return parse_record(text)
    except PositionError as error:
        raise _no_record(error) from error


def match_of(record: Record, ruleset: Ruleset) -> Match:
    """Return the match after all that *record* says was done.

    Raises:
        UserError: the rules refuse something of it, or a match does not play *ruleset* yet.
    """
    try:
        return record.match(rules_of(ruleset))
    except PositionError as error:
        raise _no_record(error) from error


def _no_record(error: PositionError) -> UserError:
    return UserError("match.no_record", part=error.part, problem=_problem(error))


def _problem(error: PositionError) -> Text:
    return Text(zh=error.problem_zh, en=error.problem)


def read_done(text: str, ruleset: Ruleset) -> Done:
    """Return what the user says is done: ``P3 show 3h 3h``, or a sentence of the phrasebook, 丙 亮 3♥ 3♥.

    Raises:
        UserError: it is nothing that can be done.
    """
    said = _said(text, ruleset)
    if said is not None:
        return said
    try:
        return parse_done(text.strip())
    except PositionError as error:
        raise UserError("judge.no_action", text=text, problem=_problem(error)) from error


def _said(text: str, ruleset: Ruleset) -> Done | None:
    """Return what a sentence of the phrasebook does; None where it is none, or does no one thing by itself."""
    for language in LANGUAGES:
        params = _params(text, ruleset, language)
        if params is not None:
            return read_done_json(params)
    return None


def _params(text: str, ruleset: Ruleset, language: Language) -> dict[str, Any] | None:
    try:
        said = understood(text, "when", "match", language)
    except UnknownSentenceError:
        return None
    if any("{given" in repr(meaning.operation) for meaning in said.sentence.meanings):
        return None  # it needs what the scenario has given before
    maker = PlanMaker(phrasebook(), "match", ruleset, language)
    try:
        maker.add(FeatureStep("when", text, (), 0))
    except StepError:
        return None
    acts = [operation for operation in maker.operations if operation.method == "match/act"]
    return dict(acts[0].params) if len(acts) == 1 else None


def rule_on_match(record: Record, done: Done | None, ruleset: Ruleset) -> MatchRuling:
    """Return the ruling on *done* after *record*, or on who may do what where nothing is done.

    Raises:
        UserError: the rules refuse something of the record itself, or are not played in a match yet.
    """
    rules, before = rules_of(ruleset), match_of(record, ruleset)
    outcome = None if done is None else judge(before, done, rules)
    verdict = _verdict(outcome, before, rules)
    return MatchRuling(rules, before, done, outcome, tuple(_turned(record, done, ruleset, verdict)))


def match_verdict_on(record: Record, done: Done | None, rules: Rules) -> MatchVerdict:
    """Return what a ruling comes to, without what it turned on.

    Raises:
        PositionError: the rules refuse something of the record itself.
    """
    before = record.match(rules)
    return _verdict(None if done is None else judge(before, done, rules), before, rules)


def _verdict(outcome: MatchOutcome | None, before: Match, rules: Rules) -> MatchVerdict:
    after = before if outcome is None else outcome.match
    table = after.table
    seat, may = steps.to_act(after, rules) or (0, ())
    dues = () if table.paying is None else table.paying.dues
    returns = () if table.returning is None else table.returning.returns
    return MatchVerdict(
        accepted=None if outcome is None else outcome.accepted,
        reasons=() if outcome is None else outcome.reasons,
        step=steps.at_hand(table) if after.play is None else after.play.phase,
        seat=seat,
        may=may,
        owed=(
            *((due.payer, due.receiver, due.count) for due in dues),
            *((back.giver, back.taker, back.count) for back in returns),
        ),
        scores=table.scores,
        leader=table.leader,
    )


def _turned(record: Record, done: Done | None, ruleset: Ruleset, verdict: MatchVerdict) -> list[Turned[MatchVerdict]]:
    """Return the options on which the verdict turned: another value alone would change it."""
    found: list[Turned[MatchVerdict]] = []
    for option, value, other in other_tables(ruleset):
        try:
            changed = match_verdict_on(record, done, rules_of(other))
        except PositionError:
            found.append(Turned(option, value, None))
            continue
        if changed != verdict:
            found.append(Turned(option, value, changed))
    return found
