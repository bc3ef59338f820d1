"""The opening of a hand within a match (开牌, Article 6): who draws first."""

from typing import Any, Final

from gouji.deal import opening
from gouji.deal.opening import Occasion
from gouji.match import act as verbs
from gouji.match.act import Act, Verb
from gouji.match.state import NO_HANDS, Match, Opened, Table, made
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.settle.score import is_sweep
from gouji.table.cards import NO_CARDS
from gouji.table.seats import AFTER

VERBS: Final[tuple[Verb, ...]] = (verbs.DRAWER, verbs.OPEN, verbs.TAKER)


def begin(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Settle which opening it is, and what of it needs no card (GJ-6.2, GJ-6.7.1, GJ-6.7.2)."""
    last, occasion = match.table.last, _occasion(match.table, rules)
    again = match.table.void_opener
    if again:
        return cleared(match, opened=Opened(occasion, drawer=again))
    if rules.opening == "automatic" or occasion == "first":
        return cleared(match, opened=Opened(occasion))
    if occasion in ("new", "rotation"):
        drawer = opening.first_drawer(occasion, match.table.first_opener)
        return cleared(match, opened=Opened(occasion, drawer=made(drawer)))
    draw = opening.regular(made(last).places[-1])
    events.append(Event("opened", draw.drawer, "GJ-6.7.1"))
    return cleared(match, opened=Opened(occasion, opener=draw.drawer, taker=made(last).places[-1]))


def _occasion(table: Table, rules: Rules) -> Occasion:
    """Return which opening the hand to come has by the places and newcomers as they stand (GJ-6.2, GJ-6.5.1)."""
    last = table.last
    if last is None:
        return opening.occasion(first_hand=True, rules=rules)
    sweep, replaced = is_sweep(last.places), len(last.replaced)
    return opening.occasion(first_hand=False, sweep=sweep, replaced=replaced, rules=rules)


def is_settled(table: Table, rules: Rules) -> bool:
    """Tell whether an opening made by a card or by chance stands, newcomers and corrected places notwithstanding.

    It does where they call for no other kind of opening (GJ-6.5.1, GJ-29.4.7).
    """
    return is_of_its_kind(table, rules) and made(table.opened).drawn


def is_of_its_kind(table: Table, rules: Rules) -> bool:
    """Tell whether an opening was made and is still of the kind that is called for: one newcomer changes nothing."""
    return table.opened is not None and table.opened.occasion == _occasion(table, rules)


_CLEARED: Final[dict[str, Any]] = {
    "drawn": None,
    "leader": 0,
    "held": NO_HANDS,
    "drew": NO_HANDS,
    "paying": None,
    "returning": None,
    "said": (),
    "got": NO_HANDS,
    "early": (),
    "revolution": 0,
    "claims": False,
    "removed": NO_CARDS,
}


def cleared(match: Match, **changes: Any) -> Match:
    """Return the match with nothing of a hand on the table, and with *changes* to it besides."""
    return Match(match.table.with_parts({**_CLEARED, **changes}), match.play)


def again(match: Match, rules: Rules) -> Match:
    """Return the match before a hand that was void: calls lapse (GH-deal.6), the same opener draws anew (GH-deal.5)."""
    opened = made(match.table.opened)
    by_card = opened.occasion != "regular" and rules.opening == "by_count"
    void_opener = opened.opener if by_card else 0
    return cleared(match, step="blind_calls", opened=None, calls=(), void_opener=void_opener)


def asked(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who acts next and how; None once the first taker is known.

    At a first opening the six name who draws (GJ-6.3.1), under an automatic one chance names the first taker
    (GH-deal.8), else one seat draws a card (GJ-6.3.1, GJ-6.4.1, GJ-6.6.1).
    """
    opened = match.table.opened
    if opened is None or opened.taker:
        return None
    if rules.opening == "automatic":
        return 0, (verbs.TAKER,)
    return (opened.drawer, (verbs.OPEN,)) if opened.drawer else (0, (verbs.DRAWER,))


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against an act of another kind of opening than this hand has (GJ-6.7.2, GH-deal.8)."""
    opened = match.table.opened
    if opened is None:
        return ()
    if act.do in (verbs.DRAWER, verbs.OPEN):
        if rules.opening == "automatic":
            return ("opening_is_automatic",)
        return ("opening_is_regular",) if opened.occasion == "regular" else ()
    return ("opening_by_card",) if act.do == verbs.TAKER and rules.opening == "by_count" else ()


def why_not(_match: Match, act: Act, _rules: Rules) -> Codes:
    """Return what speaks against a draw: it is of one card (GJ-6.3.1)."""
    return ("opening_draws_one",) if act.do == verbs.OPEN and len(act.suited) != 1 else ()


def after(match: Match, act: Act, _rules: Rules, events: list[Event]) -> Match:
    """Return the match with the drawer named, or a card drawn and counted (GJ-6.3.2, GJ-6.4.1)."""
    opened = made(match.table.opened)
    if act.do == verbs.DRAWER:
        return match.at(opened=opened.changed(drawer=act.to))
    opened = opened.changed(drawn=True)
    if act.do == verbs.TAKER:
        events.append(Event("first_taker", act.to, "GH-deal.8"))
        return match.at(opened=opened.changed(taker=act.to))
    taker = opening.after_draw(act.seat, act.suited[0])
    if taker is None:
        events.append(Event("joker_drawn", act.seat, "GJ-6.4.1"))
        return match.at(opened=opened.changed(drawer=AFTER[act.seat][0]))
    events += [Event("opened", act.seat, "GJ-6.3.2"), Event("first_taker", taker, "GJ-6.3.2")]
    first_opener = opening.first_opener_after(opened.occasion, act.seat, match.table.first_opener)
    return match.at(opened=opened.changed(opener=act.seat, taker=taker), first_opener=first_opener)
