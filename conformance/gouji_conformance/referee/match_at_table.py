"""A match at the terminal: chance from a seed, each seat by a person or by the policy, told act by act."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from gouji.deal import showing
from gouji.lister import match_moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.drawing import ALL_CARDS
from gouji.match.judge import MatchOutcome, judge
from gouji.match.record import Record
from gouji.match.state import Match, made
from gouji.play.action import Action
from gouji.rules import Rules, rules_of
from gouji.table.seats import AFTER
from gouji_conformance.referee.match_playing import Chance, by_policy
from gouji_conformance.referee.match_rulings import match_of
from gouji_conformance.referee.match_text import act_words, back_words, deal_words, hand_over_lines, listed_for
from gouji_conformance.referee.playing import told as told_of_a_hand
from gouji_conformance.referee.playing import told_lines
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import wrapped
from gouji_rulings.settled_words import owes_words
from gouji_rulings.words import seat_words
from gouji_spec.ruleset import Ruleset
from gouji_spec.text import Language, Text

_AT_A_TIME: Final = (43,)
"""Cards drawn at a time: five times as many, and the last one by itself, so that nearly all of them can be shown."""


class LeftTheTableError(Exception):
    """A person has got up: the match ends here."""


Player = Callable[[Match, int], Done | None]
"""What asks a person at a seat; None: he has nothing to show while cards are drawn.  It may raise LeftTheTableError."""


def play_match(  # noqa: PLR0913, PLR0917 - a table, and who sits there
    record: Record,
    ruleset: Ruleset,
    seed: int,
    people: Mapping[int, Player],
    tell: Callable[[str], None],
    language: Language,
) -> Record:
    """Play on from *record* to the end of the match, or until a person leaves, and return it with what was done.

    Args:
        record: where to begin.
        ruleset: what the table plays.
        seed: of all chance.
        people: the seats played by people; the policy plays the others.
        tell: is given each line to show.
        language: of those lines.
    """
    rules, chance = rules_of(ruleset), Chance(seed, _AT_A_TIME)
    match = match_of(record, ruleset)
    tell(hand_begins(match).said_in(language))
    while not match.is_over:
        try:
            done = _next(match, rules, chance, people)
        except LeftTheTableError:
            break
        outcome = judge(match, done, rules)
        for line in told(match, done, outcome, rules, language):
            tell(line)
        if outcome.accepted or outcome.match is not match:
            record, match = record.with_done(done), outcome.match
    return record


def replayed(record: Record, ruleset: Ruleset, language: Language) -> Iterator[str]:
    """Yield everything that was done in a match, with the ruling on it, refusals too."""
    rules = rules_of(ruleset)
    match = record.start(rules)
    yield hand_begins(match).said_in(language)
    for done, outcome in zip(record.done, record.outcomes(rules), strict=True):
        yield from told(match, done, outcome, rules, language)
        match = outcome.match


def _next(match: Match, rules: Rules, chance: Chance, people: Mapping[int, Player]) -> Done:
    """Return what is done next: 3s shown while cards are drawn, what chance brings, or what the seat asked does."""
    found = _shown_meanwhile(match, rules, people) or chance.act(match, rules)
    if found is not None:
        return found
    seat = steps.seat_to_act(match, rules)
    said = people[seat](match, seat) if seat in people else None
    return said or by_policy(match, listed_for(match, rules, seat))


def _shown_meanwhile(match: Match, rules: Rules, people: Mapping[int, Player]) -> Done | None:
    """Return what somebody does who may show between two portions of the cards (GJ-7.1.3); None where nobody does.

    The policy shows all it can when another would lead.
    """
    table = match.table
    if table.step != steps.DRAWING or not 0 < len(made(table.drawn).cards) < ALL_CARDS:
        return None
    shows = [act for act in match_moves.legal(match, rules) if isinstance(act, Act) and act.do == verbs.SHOW]
    taker = made(table.opened).taker
    ahead = showing.leader_shown(made(table.drawn).shows, taker, rules)
    for seat in (taker, *AFTER[taker]):
        mine = [act for act in shows if act.seat == seat]
        if not mine:
            continue
        if seat in people:
            said = people[seat](match, seat)
            if said is not None:
                return said
        elif seat != ahead:
            return max(mine, key=lambda act: len(act.suited))
    return None


# What is told


def hand_begins(match: Match) -> Text:
    """Return the heading of a hand."""
    return message("match.hand_begins", number=match.table.hand_number, hands=match.table.hands)


def told(match: Match, done: Done, outcome: MatchOutcome, rules: Rules, language: Language) -> Iterator[str]:
    """Yield what was done and the ruling on it, then what it has led to: dues, returns, the first lead, a score."""
    if isinstance(done, Action):
        yield from told_of_a_hand(done, outcome, language)
    else:
        words = Text.same(" ").join(part for part in (seat_words(done.seat), act_words(done)) if part.en)
        yield from told_lines(words, outcome, language)
    yield from _led_to(match, outcome.match, rules, language)


def _led_to(before: Match, after: Match, rules: Rules, language: Language) -> Iterator[str]:
    then, now = before.table, after.table
    if now.scores != then.scores:
        yield from hand_over_lines(after, rules, language)
        if not after.is_over:
            yield ""
            yield hand_begins(after).said_in(language)
    if now.paying is not None and then.paying is None:
        yield from ("    " + owes_words(due).said_in(language) for due in now.paying.dues)
    if now.returning is not None and then.returning is None:
        for number in range(len(now.returning.returns)):
            yield "    " + back_words(now.returning, number).said_in(language)
    if after.play is not None and before.play is None:
        yield from wrapped(deal_words(now, rules).said_in(language), first="    ", rest="    ")
