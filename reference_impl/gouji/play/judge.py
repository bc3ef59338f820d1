"""The judge: whether an action stands, what follows from it, or every reason why it does not.

An action stands where nothing speaks against it: not the rights of its seat (``rights.why_not``), nor its cards.
A refusal changes nothing, but for a wrong follow under ``misplay = forfeit``, which costs the turn (GJ-8.1.3).  A
player's mistake is never an exception.
"""

from typing import Final

from gouji.play import action as verbs
from gouji.play import burn, consequences, cover, laying, pick, rights
from gouji.play.action import Action, Verb
from gouji.play.outcome import Codes, Event, Outcome
from gouji.play.state import Pick, State
from gouji.referee import sanctions
from gouji.referee.sanctions import Sanction
from gouji.rules import Rules
from gouji.table import beats, sets
from gouji.table.sets import GoujiSet


def judge(state: State, action: Action, rules: Rules) -> Outcome:
    """Return the verdict on *action*.

    Args:
        state: the hand as it stands.
        action: what somebody does; anybody may be named, not the seat to act only.
        rules: what the table plays.

    Returns:
        Accepted with the next state and the events, or refused with all reasons (``spec/words``).
    """
    if action.do == verbs.PICK:
        return _picking(state, action, rules)
    if action.do in verbs.BY_REFEREE:
        return _imposing(state, action, rules)
    not_now = rights.why_not(state, action.seat, action.do, rules)
    if action.do in verbs.WITH_CARDS:
        return _laying(state, action, not_now, rules)
    if action.do == verbs.ALLOW_COVER:
        not_now += cover.why_not_to(state.standing, action.seat, action.to)
    if not_now:
        return Outcome(state, (), not_now)
    events: list[Event] = []
    return Outcome(_said(state, action, rules, events), events)


def _picking(state: State, action: Action, rules: Rules) -> Outcome:
    """Return the verdict on a request for a pick, with the order the partner has fixed (Art. 15)."""
    asked = Pick(action.seat, action.to, action.sets)
    refused = pick.why_not(state, asked, rules)
    if refused:
        return Outcome(state, (), refused)
    events: list[Event] = []
    return Outcome(consequences.begin_pick(state, asked, events), events)


def _imposing(state: State, action: Action, rules: Rules) -> Outcome:
    """Return the verdict on a sanction by the referee's word, whoever's turn it is (Art. 29)."""
    refused = sanctions.why_not(rules)
    if refused:
        return Outcome(state, (), refused)
    events: list[Event] = []
    return Outcome(sanctions.impose(state, action.seat, _SANCTIONS[action.do], rules, events), events)


_SANCTIONS: Final[dict[str, Sanction]] = {
    verbs.LOSE_TURN: Sanction(sanctions.LOST_TURNS),
    verbs.MAKE_LAST: Sanction(sanctions.LAST),
}


def _said(state: State, action: Action, rules: Rules, events: list[Event]) -> State:
    """Return the state after a word that stands."""
    if action.do == verbs.RENOUNCE:
        return consequences.renounce(state, events)
    if action.do == verbs.ALLOW_COVER:
        return consequences.allow_cover(state, action.to, events)
    return consequences.speak(state, action.seat, action.do, rules, events)


def _laying(state: State, action: Action, not_now: Codes, rules: Rules) -> Outcome:
    """Return the verdict on a lead, an answer or a burn, against which *not_now* is said whatever the cards."""
    laid, form = sets.made_of(action.cards, rules)
    wrong = _wrong(state, action, form, laid, rules)
    if laid is not None and not not_now and not wrong:
        events: list[Event] = []
        return Outcome(_laid(state, action, laid, rules, events), events)
    reasons = tuple(dict.fromkeys(not_now + wrong))
    if not_now or not _costs_the_turn(state, wrong, rules):
        return Outcome(state, (), reasons)
    return _forfeited(state, action, reasons, rules)


def _wrong(state: State, action: Action, form: Codes, laid: GoujiSet | None, rules: Rules) -> Codes:
    """Return what is wrong with the cards, whosever turn it is; nothing of a seat that has no part in the hand.

    Args:
        state: the hand as it stands.
        action: with cards.
        form: why they make no set.
        laid: the set they make; None where they make none.
        rules: what the table plays.
    """
    if state.places or action.seat not in state.standing.playing:
        return ()
    hand, round_, burns = state.hand(action.seat), state.round, action.do == verbs.BURN
    if burns and (round_ is None or action.seat == round_.table.seat):
        return ()
    found = laying.set_reasons(hand, action.cards, laid, form, rules)
    if laid is None or (burns and "cards_not_held" in found):
        return found
    if round_ is None:
        return found or _wrong_lead(state, action, laid, rules)
    if burns:
        return found + burn.wrong_burn(hand, laid, round_.table.cards, rules)
    return found if action.seat == round_.table.seat else found + beats.beat_reasons(laid, round_.table.cards, rules)


def _wrong_lead(state: State, action: Action, laid: GoujiSet, rules: Rules) -> Codes:
    """Return why the set may not be led: a pick has its order (GJ-15.1.6), a burner what he owes (GJ-10.3.7)."""
    seat = action.seat
    found = () if state.pick is None else pick.why_not_lead(state.pick, seat, action.cards)
    if not _owes(state, seat) or rules.burn_failure == "last_place":
        return found
    return found + burn.breaks_debt(state.hand(seat), laid, rules)


def _owes(state: State, seat: int) -> bool:
    return state.debt is not None and state.debt.burner == seat


def _laid(state: State, action: Action, laid: GoujiSet, rules: Rules, events: list[Event]) -> State:
    """Return the state after a set that stands; a lead that breaks a burn is not laid (GH-burn.3)."""
    seat = action.seat
    if state.round is None and _owes(state, seat) and burn.breaks_debt(state.hand(seat), laid, rules):
        return consequences.lay_aside(state, seat, rules, events)
    return consequences.lay(state, seat, laid, rules, events, burn=action.do == verbs.BURN)


def _costs_the_turn(state: State, wrong: Codes, rules: Rules) -> bool:
    """Tell whether cards that were the seat's to lay are a wrong follow that costs the turn (GJ-8.1.2).

    Only cards that the seat holds can be one (GJ-8.1.6); a wrong lead leaves the lead (GJ-8.1.7).  Under ``misplay =
    reject`` none does: the cards are taken up again, and the right to follow is kept (GH-turns.12).
    """
    if state.round is None or rules.misplay == "reject":
        return False
    return "cards_not_held" not in wrong and "no_cards" not in wrong


def _forfeited(state: State, action: Action, reasons: Codes, rules: Rules) -> Outcome:
    """Return the outcome of a wrong follow: it counts as a pass, a wrong burn as declining (GJ-8.1.3, GJ-8.1.5)."""
    events = [Event("turn_forfeited", action.seat, "GJ-8.1.2")]
    counts_as: Verb = verbs.DECLINE if action.do == verbs.BURN else verbs.PASS
    return Outcome(consequences.speak(state, action.seat, counts_as, rules, events), events, reasons)
