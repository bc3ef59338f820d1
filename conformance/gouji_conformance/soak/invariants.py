"""What must hold in every match after every act, by whatever rules it is played."""

import random
from collections.abc import Sequence
from operator import add
from typing import Final

from gouji.lister import match_moves
from gouji.match import act as verbs
from gouji.match import steps
from gouji.match.act import Act, Done
from gouji.match.judge import MatchOutcome, judge
from gouji.match.record import Record
from gouji.match.record_text import parse_record
from gouji.match.state import NO_HANDS, Hands, Match, made
from gouji.play import action as of_the_hand
from gouji.rules import Rules
from gouji.settle.score import is_sweep
from gouji.table.cards import DECK, NO_CARDS, THREE, Counts, counts_of, size
from gouji.table.seats import SEATS
from gouji_conformance.soak import tries

_TRIED: Final = 12
"""So many of the listed acts are judged at a moment."""


class BrokenError(Exception):
    """Something that must hold in every match does not."""


def _must(holds: object, what: str) -> None:
    if not holds:
        raise BrokenError(what)


# Cards


_LAYING: Final = ("laid", "burned")


class Cards:
    """Counts every card of a match after every act, rank by rank.

    Args:
        record: how the match begins: with the four decks, or with what hands are held.
    """

    def __init__(self, record: Record) -> None:
        self._first = _together(record.held) if record.leader else DECK
        self._laid: Counts = NO_CARDS

    def check(self, before: Match, done: Done, outcome: MatchOutcome) -> None:
        """Check that no card has come or gone: each is still to be drawn, in a hand, laid, laid aside or taken out.

        Raises:
            BrokenError: one has.
        """
        match = outcome.match
        if before.play is None and match.play is not None:
            self._laid = NO_CARDS
        if [event for event in outcome.events if event.name in _LAYING]:
            self._laid = tuple(map(add, self._laid, done.cards))  # a lead that breaks a burn is not laid (GH-burn.3)
        table = match.table
        if match.play is not None:
            if before.play is not None and before.play.hands is match.play.hands:
                return  # a word was said
            revolted = table.held[table.revolution - 1] if table.revolution else NO_CARDS
            found = _together((*match.play.hands, self._laid, table.removed, revolted))
        elif table.held != NO_HANDS:
            found = _together((*table.held, table.removed))
        else:
            drawn = () if table.drawn is None else table.drawn.cards
            found = counts_of([card.rank for card in drawn])
            _must(all(map(int.__le__, found, DECK)), f"more cards are drawn than there are: {found}")
            return
        whole = DECK if table.drawn is not None else self._first
        _must(found == whole, f"cards are {found}, not {whole}")


def _together(hands: Sequence[Counts]) -> Counts:
    return tuple(map(sum, zip(*hands, strict=True)))


def check_transfer(before: Match, done: Done, outcome: MatchOutcome) -> None:
    """Check that between two hands cards move as the act says, to whom they are due, and by no other act.

    Raises:
        BrokenError: they do not.
    """
    then, now = before.table.held, outcome.match.table.held
    if before.play is not None or then in (NO_HANDS, now) or now == NO_HANDS or not isinstance(done, Act):
        return
    moved = {seat: size(now[seat - 1]) - size(then[seat - 1]) for seat in SEATS if then[seat - 1] != now[seat - 1]}
    if done.do == verbs.PAY:
        paying = made(before.table.paying)
        due = paying.dues[paying.asks[0].number]
        many = sum(done.cards)
        _must(due.payer == done.seat and 0 < many <= due.count, f"{done} is not what is due: {due}")
        _must(moved == {due.payer: -many, due.receiver: many}, f"{done} moves {moved}")
    elif done.do == verbs.RETURN:
        _check_return(before, done, then, now, moved)
    elif done.do == verbs.BUY:
        gained = now[done.seat - 1][THREE] - then[done.seat - 1][THREE]
        _must(gained == 1 and moved == {done.seat: 0, done.to: 0}, f"{done} moves {moved}")
    else:
        _must(done.do == verbs.REMOVE, f"{done} moves cards: {moved}")


def _check_return(before: Match, done: Act, then: Hands, now: Hands, moved: dict[int, int]) -> None:
    """Check that what is returned goes to whom it is due, and of refused cards as many home as are changed."""
    returning = made(before.table.returning)
    ask = returning.asks[0]
    back = returning.returns[ask.number]
    changes = ask.about == "change"
    many = 0 if changes else sum(done.cards)
    _must(moved == {back.giver: -many, back.taker: many}, f"{done} moves {moved}")
    home = counts_of(returning.refused[: sum(done.cards)]) if changes else NO_CARDS
    came = tuple(map(int.__sub__, now[back.taker - 1], then[back.taker - 1]))
    _must(came == tuple(map(int.__sub__, done.cards, home)), f"{done}: {came} came")


# Who may act, and what


def check_listed(chance: random.Random, match: Match, rules: Rules, earlier: Sequence[Done]) -> list[MatchOutcome]:
    """Check that what is listed stands, by whose turn it is, and that nothing else that is tried does.

    Args:
        chance: which are tried.
        match: at any moment.
        rules: what the table plays.
        earlier: acts done before, to be tried again.

    Returns:
        The verdicts on what was tried.

    Raises:
        BrokenError: judge and lister disagree.
    """
    if _returns_many(match):
        return []
    listed = match_moves.legal(match, rules)
    keys = {tries.key(done) for done in listed}
    _must(len(keys) == len(listed), "an act is listed twice")
    acting = steps.to_act(match, rules)
    _check_turn(match, acting, listed)
    for done in chance.sample(listed, min(len(listed), _TRIED)):
        outcome = judge(match, done, rules)
        _must(outcome.accepted, f"{done} is listed, and refused: {outcome.reasons}")
    found = []
    trying = tries.between_hands if match.play is None else tries.in_hand
    for done in trying(chance, match, 0 if acting is None else acting[0], earlier):
        outcome = judge(match, done, rules)
        found.append(outcome)
        if tries.is_listable(done, match, rules):
            stands = tries.key(done) in keys
            _must(outcome.accepted == stands, f"{done} is listed: {stands}; judged: {outcome.reasons or 'stands'}")
        costs = rules.misplay == "forfeit" and match.play is not None
        _must(outcome.accepted or costs or outcome.match is match, f"{done} is refused, and changes the match")
    return found


def _returns_many(match: Match) -> bool:
    returning = match.table.returning
    if match.table.step != steps.RETURN or returning is None or not returning.asks:
        return False
    return returning.returns[returning.asks[0].number].count > match_moves.LISTED_UP_TO


def _check_turn(match: Match, acting: steps.Asking | None, listed: Sequence[Done]) -> None:
    """Check that just who is to act has something to do, and has all the words that are said to be his.

    While cards are drawn anybody shows (GJ-7.1.3); at any time anybody may wish to end the match.
    """
    _must((acting is None) == match.is_over, "a match that is not over asks nobody")
    own = [done for done in listed if done.do != verbs.END_MATCH]
    if acting is None:
        _must(not own, "a match that is over lists acts")
        return
    seat, may = acting
    if verbs.DEAL in may:
        own = [done for done in own if done.do != verbs.SHOW]
    _must(all(done.seat == seat and done.do in may for done in own), f"{seat} may {may}, and listed are {own}")
    left = set(may) - {done.do for done in own} - _NEED_NOT_BE_LISTED
    _must(not left, f"{seat} may {left}, and nothing of it is listed")


_NEED_NOT_BE_LISTED: Final = {
    *(verbs.SIDES, verbs.OPPOSITES, verbs.LOTS, verbs.PAIRED_LOTS, verbs.SIT, verbs.DEAL, verbs.REPLACE),
    *(verbs.SHOW, verbs.REFUSE, verbs.REMOVE, of_the_hand.PLAY, of_the_hand.BURN),
}
"""What comes in too many ways, and what needs cards that one may not have."""


# The end, and the record


def check_end(match: Match, rules: Rules) -> None:
    """Check that a match that is over has all its hands written down, or was ended by a sweep or by all six.

    Raises:
        BrokenError: it has not.
    """
    table = match.table
    swept = rules.sweep_ends_match == "yes" and table.last is not None and is_sweep(table.last.places)
    sums = [sum(score[side] for score in table.scores) for side in (0, 1)]
    for seat, fined in table.fines:
        sums[0 if seat in (1, 3, 5) else 1] -= fined
    _must(list(table.totals) == sums, f"the totals are {table.totals}, not {sums}")
    _must(len(table.scores) == table.hands or swept or len(table.leaving) == len(SEATS), "the match has ended too soon")


def check_record(record: Record, match: Match, rules: Rules) -> None:
    """Check that *record* is read back from its text, and played again comes to *match*.

    Raises:
        BrokenError: it is not, or does not.
    """
    again = parse_record(str(record))
    _must(again == record, "the record is not read back as it was written")
    played = again.outcomes(rules)[-1].match if again.done else again.start(rules)
    _must(played == match, "the record, played again, comes to another state")


__all__ = ["BrokenError", "Cards", "check_end", "check_listed", "check_record", "check_transfer"]
