"""The judge: whether an action stands, what follows from it, or every reason why it does not.

An action stands where nothing speaks against it: not the rights of its seat (``rights.why_not``), nor its cards.
A refusal changes nothing, but for a wrong follow under ``misplay = forfeit``, which costs the turn (GJ-8.1.3).  A
player's mistake is never an exception.
"""

from gouji.play import action as verbs
from gouji.play import burn, consequences, cover, laying, rights
from gouji.play.action import Action, Verb
from gouji.play.outcome import Codes, Event, Outcome
from gouji.play.state import Round, State
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
    not_now = rights.why_not(state, action.seat, action.do, rules)
    laid = _set_of(action, rules) if action.do in verbs.WITH_CARDS else None
    wrong = _wrong(state, action, laid, rules) if action.do in _WITH_MORE else ()
    if not not_now and not wrong:
        events: list[Event] = []
        return Outcome(_follows(state, action, laid, rules, events), events)
    reasons = tuple(dict.fromkeys(not_now + wrong))
    if not_now or not _costs_the_turn(state, action, wrong, rules):
        return Outcome(state, (), reasons)
    return _forfeited(state, action, reasons, rules)


def _set_of(action: Action, rules: Rules) -> GoujiSet | None:
    """Return the set that the cards of the action make; None where they make none."""
    return None if sets.form_reasons(action.cards, rules) else sets.make_set(action.cards)


# Why not, whatever the turn: the cards, or the seat that goes with the verb


def _wrong(state: State, action: Action, laid: GoujiSet | None, rules: Rules) -> Codes:
    """Return what is wrong with what goes with the action; nothing of a seat that has no part in the hand."""
    if state.places or action.seat not in state.standing.playing:
        return ()
    round_ = state.round
    if action.do == verbs.ALLOW_COVER:
        return cover.why_not_to(state.standing, action.seat, action.to)
    if round_ is None:
        return _wrong_lead(state, action, laid, rules) if action.do == verbs.PLAY else ()
    if action.do == verbs.BURN:
        return () if action.seat == round_.table.seat else _wrong_burn(state, round_, action, laid, rules)
    found = laying.set_reasons(state.hand(action.seat), action.cards, rules)
    if laid is None or action.seat == round_.table.seat:
        return found
    return found + beats.beat_reasons(laid, round_.table.cards, rules)


_WITH_MORE = (verbs.PLAY, verbs.BURN, verbs.ALLOW_COVER)


def _wrong_lead(state: State, action: Action, laid: GoujiSet | None, rules: Rules) -> Codes:
    """Return why the cards are no lead out of the hand; a burner's must keep what he owes (GJ-10.3.7)."""
    hand = state.hand(action.seat)
    found = laying.set_reasons(hand, action.cards, rules)
    if found or laid is None or not _owes(state, action.seat) or rules.burn_failure == "last_place":
        return found
    return burn.breaks_debt(hand, laid, rules)


def _owes(state: State, seat: int) -> bool:
    return state.debt is not None and state.debt.burner == seat


def _wrong_burn(state: State, round_: Round, action: Action, laid: GoujiSet | None, rules: Rules) -> Codes:
    """Return why the cards do not burn the set on the table."""
    hand = state.hand(action.seat)
    found = laying.set_reasons(hand, action.cards, rules)
    if laid is None or "cards_not_held" in found:
        return found
    return found + burn.wrong_burn(hand, laid, round_.table.cards, rules)


# What follows


def _follows(state: State, action: Action, laid: GoujiSet | None, rules: Rules, events: list[Event]) -> State:
    """Return the state after an action that stands."""
    seat, do = action.seat, action.do
    if laid is not None:
        if state.round is None and _owes(state, seat) and burn.breaks_debt(state.hand(seat), laid, rules):
            return consequences.lay_aside(state, seat, rules, events)
        return consequences.lay(state, seat, laid, rules, events, burn=do == verbs.BURN)
    if do == verbs.RENOUNCE:
        return consequences.renounce(state, events)
    if do == verbs.ALLOW_COVER:
        return consequences.allow_cover(state, action.to, events)
    return consequences.speak(state, seat, do, rules, events)


def _costs_the_turn(state: State, action: Action, wrong: Codes, rules: Rules) -> bool:
    """Tell whether the action, which was its seat's to do, is a wrong follow that costs the turn (GJ-8.1.2).

    Only cards that the seat holds can be one (GJ-8.1.6); a wrong lead leaves the lead (GJ-8.1.7).
    """
    if state.round is None or action.do not in verbs.WITH_CARDS or rules.misplay == "reject":
        return False
    return "cards_not_held" not in wrong and "no_cards" not in wrong


def _forfeited(state: State, action: Action, reasons: Codes, rules: Rules) -> Outcome:
    """Return the outcome of a wrong follow: it counts as a pass, a wrong burn as declining (GJ-8.1.3, GJ-8.1.5)."""
    events = [Event("turn_forfeited", action.seat, "GJ-8.1.2")]
    counts_as: Verb = verbs.DECLINE if action.do == verbs.BURN else verbs.PASS
    return Outcome(consequences.speak(state, action.seat, counts_as, rules, events), events, reasons)
