"""Why a seat may not do what it does: the reasons of an action that is not among its rights."""

from gouji.play import action as verbs
from gouji.play import burn, cover, laying
from gouji.play.action import Action
from gouji.play.state import Round, State
from gouji.table import beats, sets
from gouji.table.seats import AFTER, OPPOSITE
from gouji_spec.ruleset import Ruleset

Codes = tuple[str, ...]


def why_not(state: State, action: Action, ruleset: Ruleset) -> Codes:
    """Return every reason why *action*, which is no right of its seat now, is refused."""
    if state.places:
        return ("hand_is_over",)
    if action.seat not in state.standing.playing:
        return ("not_in_play",)
    turn = state.to_act
    out_of_turn: Codes = () if turn is not None and turn.seat == action.seat else ("not_your_turn",)
    if action.do == verbs.RENOUNCE:
        return _renounce(state, action.seat)
    if state.round is None:
        return out_of_turn + _at_lead(state, action, ruleset)
    if action.do in (verbs.COVER, verbs.ALLOW_COVER):
        return _cover(state, state.round, action, ruleset)
    found = out_of_turn + _in_round(state, state.round, action, ruleset)
    return found or _word_used(action)


def _word_used(action: Action) -> Codes:
    """Say why the seat to act may not do what it did before, or gave away, on this very set.

    It has yielded (GI-12.4) or applied for the wind; after that a play while only its cover is left
    would be its lead (GJ-13.2.2).
    """
    return ("wind_word_used",) if action.do == verbs.WIND else ("lead_before_cover",)


def _in_round(state: State, round_: Round, action: Action, ruleset: Ruleset) -> Codes:
    """Say what speaks against the action besides the turn."""
    if action.do == verbs.BURN:
        return _burn(state, round_, action, ruleset)
    if action.do == verbs.YIELD:
        return _yield(state, round_, action)
    if action.do == verbs.DECLINE:
        return ("decline_outside_window",)
    if action.do == verbs.WIND:
        return _wind(state, round_, action)
    return _answer(state, round_, action, ruleset)


def _renounce(state: State, seat: int) -> Codes:
    """Say why the seat may not give up a claimed head (GJ-23.4)."""
    if not state.standing.claims:
        return ("nothing_to_renounce",)
    return ("head_not_at_lead",) if seat == OPPOSITE[state.standing.revolution] else ("head_not_yours",)


def _at_lead(state: State, action: Action, ruleset: Ruleset) -> Codes:
    if action.do == verbs.PLAY:
        return laying.set_reasons(state.hand(action.seat), action.cards, ruleset)
    return ("pass_on_lead",) if action.do == verbs.PASS else ("no_set_on_table",)


def _is_asked_to_burn(round_: Round, seat: int) -> Codes:
    head = round_.queue[0]
    return ("burn_or_decline",) if head.seat == seat and verbs.BURN in head.may else ()


def _answer(state: State, round_: Round, action: Action, ruleset: Ruleset) -> Codes:
    """Say why *seat* may not play or pass now."""
    seat, head = action.seat, round_.queue[0]
    found = _is_asked_to_burn(round_, seat)
    if found:
        return found
    if action.do == verbs.PASS:
        return ("pass_not_offered",) if head.seat == seat else _no_word(state, round_, seat)
    if _leads_too_early(state, round_, seat):
        found = ("lead_before_cover",)
    found += _no_word(state, round_, seat)
    found += laying.set_reasons(state.hand(seat), action.cards, ruleset)
    if sets.form_reasons(action.cards, ruleset) or seat == round_.table.seat:
        return found
    return found + beats.beat_reasons(sets.make_set(action.cards), round_.table.cards, ruleset)


def _leads_too_early(state: State, round_: Round, seat: int) -> bool:
    """Tell whether a play of *seat* is a lead before the cover (GJ-13.2.2).

    Anybody's is when covering is all that is left; while the opposite may still follow or cover it is
    that of the seat which would lead next.
    """
    head, player = round_.queue[0], round_.table.seat
    if verbs.COVER not in head.may or head.seat == seat:
        return False
    leader = player if player in state.standing.playing else state.standing.next_in_play(player)
    return verbs.PLAY not in head.may or seat == leader


def _no_word(state: State, round_: Round, seat: int) -> Codes:
    """Say why *seat* has no right at all to answer the set on the table; nothing where it has one."""
    table, standing = round_.table, state.standing
    if seat == table.seat or any(right.seat == seat and "play" in right.may for right in round_.queue):
        return ()
    found: Codes = ()
    if table.dead:
        found += ("set_is_dead",)
    if table.dead_gou:
        found += ("dead_gou_only_burned",)
    opposite = seat == OPPOSITE[table.seat]
    restricted = table.gouji and not standing.melee and table.seat not in standing.headless
    if restricted and not opposite and seat not in standing.headless:
        found += ("not_the_opposite_gouji",)
    if opposite and (seat, verbs.PASS) in round_.since:
        return (*found, "passed_this_set")
    if seat not in round_.passed or standing.melee:
        return found
    if opposite and round_.bottom:
        return (*found, "no_reentry_after_bottom")
    return (*found, "already_passed")


def _cover(state: State, round_: Round, action: Action, ruleset: Ruleset) -> Codes:
    """Say why the seat may not cover, or let another cover, now (GJ-13.2.3, GJ-13.2.6, GJ-13.2.10)."""
    if ruleset["cover"] == "automatic":
        return ("cover_is_automatic",)
    coverer = cover.coverer(round_, state.standing)
    if not coverer:
        return ("nothing_to_cover",)
    head = round_.queue[0]
    found: Codes = () if head.seat == action.seat else ("not_your_turn",)
    too_early = verbs.COVER not in head.may
    if coverer != action.seat:
        if action.do == verbs.ALLOW_COVER:
            found += ("allow_not_the_coverer",)
        elif cover.is_any_opponent(action.seat, coverer, state.standing, ruleset):
            too_early = True  # his cover stands once the coverer himself cannot follow any more
        else:
            found += ("not_the_coverer",)
    return (*found, "cover_not_yet") if too_early else found


def _burn(state: State, round_: Round, action: Action, ruleset: Ruleset) -> Codes:
    """Say why the seat may not burn the set on the table (Art. 10)."""
    table, standing, seat = round_.table, state.standing, action.seat
    found: Codes = ()
    if standing.melee:
        found += ("burn_in_melee",)
    if not table.gouji:
        found += ("burn_not_gouji",)
    if table.dead:
        found += ("burn_dead_set",)
    if seat == OPPOSITE[table.seat]:
        found += ("burn_by_opposite",)
    if seat in round_.passed:
        found += ("burn_passed",)
    if seat in standing.headless:
        found += ("burn_headless",)
    if table.seat in standing.headless and not table.dead_gou:
        found += ("burn_of_headless",)
    return found if seat == table.seat else found + _burn_cards(state, round_, action, ruleset)


def _burn_cards(state: State, round_: Round, action: Action, ruleset: Ruleset) -> Codes:
    hand = state.hand(action.seat)
    wrong = laying.set_reasons(hand, action.cards, ruleset)
    if wrong:
        return wrong
    return burn.burn_reasons(hand, sets.make_set(action.cards), round_.table.cards, ruleset)


def _yield(state: State, round_: Round, action: Action) -> Codes:
    """Say why the seat may not yield on the set (Art. 12, GJ-18.1.1)."""
    table, seat = round_.table, action.seat
    if burn := _is_asked_to_burn(round_, seat):
        return burn
    found: Codes = ()
    if state.standing.melee:
        found += ("yield_in_melee",)
    if table.gouji and not state.standing.melee:
        found += ("yield_on_gouji",)
    if seat != OPPOSITE[table.seat]:
        return (*found, "yield_not_opposite")
    asked = {right.seat for right in round_.queue if right.seat != seat}
    order = AFTER[table.seat]
    if asked & set(order[: order.index(seat)]):
        found += ("yield_seat_between_open",)
    if not asked & set(order[order.index(seat) + 1 :]):
        found += ("yield_nobody_after",)
    return found + _no_word(state, round_, seat)


def _wind(state: State, round_: Round, action: Action) -> Codes:
    """Say why the seat may not apply for the wind (Art. 19)."""
    table, standing = round_.table, state.standing
    if burn := _is_asked_to_burn(round_, action.seat):
        return burn
    if table.seat in standing.playing:
        return ("wind_not_bottom",)
    found: Codes = ()
    if action.seat != standing.next_in_play(table.seat):
        found += ("wind_not_next",)
    if action.seat in round_.passed:
        found += ("wind_passed",)
    if table.gouji and not standing.melee and table.seat not in standing.headless:
        found += ("wind_on_gouji",)
    return found
