"""The pick (挑牌): a hand laid open, and led set after set in the order a partner fixes (Article 15)."""

from operator import le, sub

from gouji.play import burn, laying
from gouji.play.outcome import Codes, Event
from gouji.play.state import Laid, Pick, State
from gouji.rules import Rules
from gouji.table import sets
from gouji.table.cards import NO_CARDS, Counts
from gouji.table.seats import is_partner


def why_not(state: State, asked: Pick, rules: Rules) -> Codes:
    """Return every reason why a pick may not be played as *asked* (Art. 15, GH-report.5).

    Only who has the lead may ask (GJ-15.1.2), and only where the table plays picks; that the rules say so is the
    agreement made before the game (GH-report.5).

    Reasons: ``pick_off``; ``hand_is_over``; ``not_in_play``; ``pick_without_lead``; ``pick_order_bound`` – a pick goes
    on; those of ``why_not_partner`` and ``why_not_order``.

    Args:
        state: the hand as it stands.
        asked: whose cards, which partner, and the sets he has fixed, in order.
        rules: what the table plays; options ``pick`` and all that govern a lead.
    """
    if rules.pick != "declared_order":
        return ("pick_off",)
    if state.places:
        return ("hand_is_over",)
    if asked.seat not in state.standing.playing:
        return ("not_in_play",)
    found: Codes = () if state.leader == asked.seat else ("pick_without_lead",)
    if state.pick is not None and state.pick.seat == asked.seat:
        found += ("pick_order_bound",)
    return found + why_not_partner(state, asked.seat, asked.partner) + why_not_order(state, asked, rules)


def why_not_partner(state: State, seat: int, partner: int) -> Codes:
    """Return why *partner* may not fix the order: he is a partner who still holds cards (GJ-15.1.4).

    Not one who is out, has revolted or was made last: ``pick_not_partner``.
    """
    lawful = partner != seat and is_partner(seat, partner) and partner in state.standing.playing
    return () if lawful else ("pick_not_partner",)


def why_not_order(state: State, asked: Pick, rules: Rules) -> Codes:
    """Return why the sets are no order for the hand (GJ-15.1.5, GJ-15.1.9).

    Together they are exactly the hand, and each is a lawful set out of what those before it have left.  Who owes
    jokers for a burn owes one in every set but the last, and in the last too under ``burn_last = hung``.

    Reasons: ``pick_not_the_hand``; those of ``laying.set_reasons`` and ``burn.breaks_debt``.
    """
    hand = state.hand(asked.seat)
    found: Codes = () if _together(asked.sets) == hand else ("pick_not_the_hand",)
    owes = state.debt is not None and state.debt.burner == asked.seat
    for cards in asked.sets:
        laid, form = sets.made_of(cards, rules)
        found += laying.set_reasons(hand, cards, laid, form, rules)
        if not all(map(le, cards, hand)):
            break  # of sets after it nothing can be said: what they would be laid from is not known
        if laid is not None and owes:
            found += burn.breaks_debt(hand, laid, rules)
        hand = tuple(map(sub, hand, cards))
    return tuple(dict.fromkeys(found))


def _together(sets_: tuple[Counts, ...]) -> Counts:
    return tuple([sum(ranks) for ranks in zip(NO_CARDS, *sets_, strict=True)])


def why_not_lead(pick: Pick, seat: int, cards: Counts) -> Codes:
    """Return that *cards* are not the next set of the order (GJ-15.1.6), where they are not: ``pick_order_bound``."""
    return ("pick_order_bound",) if pick.seat == seat and cards != pick.sets[0] else ()


def why_not_answer(table: Laid, seat: int) -> Codes:
    """Return that partners neither answer nor burn a set led in a pick (GJ-15.1.7): ``only_opponents_answer_pick``."""
    return ("only_opponents_answer_pick",) if table.picked and is_partner(seat, table.seat) else ()


def after_set(pick: Pick, seat: int, events: list[Event]) -> Pick | None:
    """Return what is left of a pick once *seat* has laid a set.

    His own set is the next of the order (GJ-15.1.6); another's has beaten or burned it, and the pick ends
    (GJ-15.1.8): the cards left are his to play as usual.
    """
    if seat == pick.seat:
        return Pick(seat, pick.partner, pick.sets[1:])
    events.append(Event("pick_ended", pick.seat, "GJ-15.1.8"))
    return None
