"""The judge: whether an action stands, what follows from it, or every reason why it does not.

A refusal changes nothing, but for a wrong follow under ``misplay = forfeit``, which costs the turn
(GJ-8.1.3).  A player's mistake is never an exception.
"""

from collections.abc import Iterable

from gouji.play import action as verbs
from gouji.play import burn, course, cover, head, laying, refusals
from gouji.play.action import Action
from gouji.play.outcome import Outcome
from gouji.play.state import Right, Round, State
from gouji.table import beats, sets
from gouji.table.cards import Counts
from gouji.table.seats import SEATS
from gouji.table.sets import GoujiSet
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
    under = course.Course(ruleset)
    if action.do == verbs.COVER and action.seat in _other_coverers(state, ruleset) and state.round is not None:
        return _done(under, course.speak(under, state, state.round, action.seat, verbs.COVER))
    if action.do == verbs.RENOUNCE and head.may_renounce(state, action.seat):
        return _done(under, course.renounce(under, state))
    return Outcome(state, (), _unique(refusals.why_not(state, action, ruleset)))


def _done(under: course.Course, state: State) -> Outcome:
    return Outcome(state, under.events)


def _other_coverers(state: State, ruleset: Ruleset) -> tuple[int, ...]:
    return () if state.round is None else cover.others_who_may(state.round, state.standing, ruleset)


def _in_turn(state: State, turn: Right, action: Action, ruleset: Ruleset) -> Outcome:
    """Judge an action of the seat to act that is among what it may do."""
    round_ = state.round
    under = course.Course(ruleset)
    if action.do == verbs.RENOUNCE:
        return _done(under, course.renounce(under, state))
    if round_ is None:
        return _lead(under, state, action)
    if action.do in verbs.WITH_CARDS:
        return _answer(under, state, round_, action)
    if action.do == verbs.ALLOW_COVER:
        refused = _why_not_allow(state, round_, action)
        if refused:
            return Outcome(state, (), refused)
        return _done(under, course.allow_cover(under, state, round_, action.to))
    return _done(under, course.speak(under, state, round_, turn.seat, action.do))


def _lead(under: course.Course, state: State, action: Action) -> Outcome:
    """Judge a lead; a wrong one is refused and the lead stays (GJ-8.1.7)."""
    hand = state.hand(action.seat)
    reasons = laying.set_reasons(hand, action.cards, under.ruleset)
    if reasons:
        return Outcome(state, (), _unique(reasons))
    laid = sets.make_set(action.cards)
    if state.debt is not None and state.debt.burner == action.seat:
        broken = burn.debt_reasons(hand, laid, under.ruleset)
        if broken and under.ruleset["burn_failure"] == "refused":
            return Outcome(state, (), broken)
        if broken:
            return _done(under, course.lay_aside(under, state, action.seat))
    return _done(under, course.lay(under, state, action.seat, laid))


def _answer(under: course.Course, state: State, round_: Round, action: Action) -> Outcome:
    """Judge an answer to the set on the table, or a burn of it."""
    hand, burns = state.hand(action.seat), action.do == verbs.BURN
    reasons = laying.set_reasons(hand, action.cards, under.ruleset)
    if "cards_not_held" not in reasons or not burns:
        laid = _made(action.cards, under.ruleset) if reasons else sets.make_set(action.cards)
        if laid is not None and burns:
            reasons += burn.burn_reasons(hand, laid, round_.table.cards, under.ruleset)
        elif laid is not None:
            reasons += beats.beat_reasons(laid, round_.table.cards, under.ruleset)
        if laid is not None and not reasons:
            return _done(under, course.lay(under, state, action.seat, laid, burn=burns))
    return _wrong(under, state, round_, action, _unique(reasons))


def _wrong(under: course.Course, state: State, round_: Round, action: Action, reasons: tuple[str, ...]) -> Outcome:
    """Refuse a wrong follow: 错牌不出 (GJ-8.1.2, GJ-8.1.3, GJ-8.1.4, GJ-8.1.5).

    Under ``misplay = forfeit`` it counts as a pass, in a burn window as a decline; only cards that the
    seat holds can be a wrong follow, anything else is refused without cost (GJ-8.1.6).
    """
    free = "cards_not_held" in reasons or "no_cards" in reasons
    if free or under.ruleset["misplay"] == "reject":
        return Outcome(state, (), reasons)
    under.happened("turn_forfeited", action.seat, "GJ-8.1.2")
    counts_as = verbs.DECLINE if action.do == verbs.BURN else verbs.PASS
    following = course.speak(under, state, round_, action.seat, counts_as)
    return Outcome(following, under.events, reasons)


def _made(counts: Counts, ruleset: Ruleset) -> GoujiSet | None:
    return None if sets.form_reasons(counts, ruleset) else sets.make_set(counts)


def _why_not_allow(state: State, round_: Round, action: Action) -> tuple[str, ...]:
    """Return why the coverer may not let that seat cover: another one, in play, and once a round."""
    if any(coverer == action.seat for coverer, _ in round_.allowed):
        return ("allowed_already",)
    if action.to not in SEATS or action.to == action.seat or action.to not in state.standing.playing:
        return ("allow_another_in_play",)
    return ()


def _unique(reasons: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(reasons))
