"""The judge: whether an action stands, what follows from it, or every reason why it does not.

A refusal changes nothing, but for a wrong follow under ``misplay = forfeit``, which costs the turn
(GJ-8.1.3).  A player's mistake is never an exception.
"""

from collections.abc import Iterable

from gouji import action as verbs
from gouji import beats, burning, claims, covering, holding, play, refusals, sets
from gouji.action import Action
from gouji.cards import Counts
from gouji.outcome import Event, Outcome
from gouji.seats import SEATS
from gouji.sets import GoujiSet
from gouji.state import Right, Round, State
from gouji_spec.ruleset import Ruleset


def judge(state: State, action: Action, ruleset: Ruleset) -> Outcome:
    """Return the verdict on *action*.

    Args:
        state: the hand as it stands.
        action: what somebody does; anybody may be named, not the seat to act only.
        ruleset: what the table plays.

    Returns:
        Accepted with the next state and the events, or refused with all reasons (``spec/words``).
    """
    turn = state.to_act
    if turn is not None and action.seat == turn.seat and action.do in turn.may:
        return _in_turn(state, turn, action, ruleset)
    round_ = state.round
    if round_ is not None and action.do == verbs.COVER:
        if action.seat in covering.others_who_may(round_, state.standing, ruleset):
            events: list[Event] = []
            return Outcome(play.speak(state, round_, action.seat, verbs.COVER, ruleset, events), events)
    if action.do == verbs.RENOUNCE and claims.may_renounce(state, action.seat):
        return _renounced(state)
    return Outcome(state, (), _unique(refusals.why_not(state, action, ruleset)))


def _in_turn(state: State, turn: Right, action: Action, ruleset: Ruleset) -> Outcome:
    """Judge an action of the seat to act that is among what it may do."""
    round_ = state.round
    if action.do == verbs.RENOUNCE:
        return _renounced(state)
    if round_ is None:
        return _lead(state, action, ruleset)
    if action.do == verbs.PLAY:
        return _follow(state, round_, turn, action, ruleset)
    if action.do == verbs.BURN:
        return _burn(state, round_, turn, action, ruleset)
    events: list[Event] = []
    if action.do == verbs.ALLOW_COVER:
        refused = _why_not_allow(state, round_, action)
        if refused:
            return Outcome(state, (), refused)
        return Outcome(play.allow_cover(state, round_, action.to, events), events)
    return Outcome(play.speak(state, round_, turn.seat, action.do, ruleset, events), events)


def _lead(state: State, action: Action, ruleset: Ruleset) -> Outcome:
    """Judge a lead; a wrong one is refused and the lead stays (GJ-8.1.5)."""
    hand = state.hand(action.seat)
    reasons = set_reasons(hand, action.cards, ruleset)
    if reasons:
        return Outcome(state, (), _unique(reasons))
    laid = sets.make_set(action.cards)
    events: list[Event] = []
    if state.debt is not None and state.debt.burner == action.seat:
        broken = burning.debt_reasons(hand, laid, ruleset)
        if broken and ruleset["burn_failure"] == "refused":
            return Outcome(state, (), broken)
        if broken:
            return Outcome(play.lay_aside(state, action.seat, ruleset, events), events)
    return Outcome(play.lay(state, action.seat, laid, ruleset, events), events)


def _follow(state: State, round_: Round, turn: Right, action: Action, ruleset: Ruleset) -> Outcome:
    """Judge an answer to the set on the table."""
    hand = state.hand(action.seat)
    reasons = set_reasons(hand, action.cards, ruleset)
    laid = _made(action.cards, ruleset)
    if laid is not None:
        reasons += beats.beat_reasons(laid, round_.table.cards, ruleset)
    if reasons or laid is None:
        return _wrong(state, round_, turn, action, verbs.PASS, reasons, ruleset)
    events: list[Event] = []
    return Outcome(play.lay(state, action.seat, laid, ruleset, events), events)


def _burn(state: State, round_: Round, turn: Right, action: Action, ruleset: Ruleset) -> Outcome:
    """Judge a burn of the set on the table."""
    hand = state.hand(action.seat)
    reasons = set_reasons(hand, action.cards, ruleset)
    laid = _made(action.cards, ruleset)
    if laid is not None and "cards_not_held" not in reasons:
        reasons += burning.burn_reasons(hand, laid, round_.table.cards, ruleset)
    if reasons or laid is None:
        return _wrong(state, round_, turn, action, verbs.DECLINE, reasons, ruleset)
    events: list[Event] = []
    return Outcome(play.lay(state, action.seat, laid, ruleset, events, burn=True), events)


def _wrong(  # noqa: PLR0913 - a wrong follow has these
    state: State,
    round_: Round,
    turn: Right,
    action: Action,
    counts_as: str,
    reasons: tuple[str, ...],
    ruleset: Ruleset,
) -> Outcome:
    """Refuse a wrong follow: 错牌不出 (GJ-8.1.2, GJ-8.1.3, GJ-8.1.4).

    Under ``misplay = forfeit`` it counts as a pass, in a burn window as a decline; only cards that the
    seat holds can be a wrong follow, anything else is refused without cost.
    """
    found = _unique(reasons)
    free = "cards_not_held" in found or "no_cards" in found
    if free or ruleset["misplay"] == "reject":
        return Outcome(state, (), found)
    events = [Event("turn_forfeited", action.seat, "GJ-8.1.3")]
    return Outcome(play.speak(state, round_, turn.seat, counts_as, ruleset, events), events, found)


def set_reasons(hand: Counts, laid: Counts, ruleset: Ruleset) -> tuple[str, ...]:
    """Return why *laid* cannot be a set out of *hand*, whatever lies on the table.

    Reasons: ``cards_not_held``, those of ``sets.form_reasons`` and of ``holding.reasons``.
    """
    held = all(given <= have for given, have in zip(laid, hand, strict=True))
    if not held:
        return ("cards_not_held", *sets.form_reasons(laid, ruleset))
    return (*sets.form_reasons(laid, ruleset), *holding.reasons(hand, laid, ruleset))


def _made(counts: Counts, ruleset: Ruleset) -> GoujiSet | None:
    return None if sets.form_reasons(counts, ruleset) else sets.make_set(counts)


def _why_not_allow(state: State, round_: Round, action: Action) -> tuple[str, ...]:
    """Return why the coverer may not let that seat cover: another one, in play, and once a round."""
    if any(coverer == action.seat for coverer, _ in round_.allowed):
        return ("allowed_already",)
    if action.to not in SEATS or action.to == action.seat or action.to not in state.standing.playing:
        return ("allow_another_in_play",)
    return ()


def _renounced(state: State) -> Outcome:
    events: list[Event] = []
    return Outcome(play.renounce(state, events), events)


def _unique(reasons: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(reasons))
