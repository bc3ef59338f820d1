"""Drawing the cards within a match (抓牌) and showing 3s (亮3, Article 7): what was drawn, and who leads first."""

from typing import Final

from gouji.deal import showing
from gouji.deal.showing import Show, Stage
from gouji.match import act as verbs
from gouji.match.act import Act, Verb
from gouji.match.state import Drawn, Hands, Match, Table, made
from gouji.play.outcome import Codes, Event
from gouji.rules import Rules
from gouji.table import suits
from gouji.table.cards import HAND_SIZE
from gouji.table.seats import AFTER, SEATS
from gouji.table.suits import SuitedCard

VERBS: Final[tuple[Verb, ...]] = (verbs.DEAL, verbs.SHOW, verbs.NO_SHOW, verbs.LOT_LEADER)
ALL_CARDS: Final = HAND_SIZE * len(SEATS)


def begin(match: Match, rules: Rules, _events: list[Event]) -> Match:
    """Begin the step: nothing is drawn; after a regular opening it may be known already who leads (GJ-6.7.3)."""
    return match.at(drawn=Drawn(), leader=_leader_without_showing(match.table, rules))


def _leader_without_showing(table: Table, rules: Rules) -> int:
    """Return who leads first where nothing is shown; 0 where 3s decide: option ``leader`` (GJ-6.7.3, GJ-7.1.1)."""
    opened = made(table.opened)
    if showing.is_shown(opened.occasion, rules):
        return 0
    last = 0 if table.last is None else table.last.places[-1]
    return showing.first_leader(opened.occasion, last, opened.taker, rules)


def asked(match: Match, rules: Rules) -> tuple[int, tuple[Verb, ...]] | None:
    """Return who acts next; None once all is drawn and the leader known.

    The cards come; where they are shown after the draw, or 4s are asked for, one seat after another is asked
    (GH-deal.9, GH-deal.12); where chance decides, a lot (GH-deal.13).
    """
    table = match.table
    if table.drawn is None:
        return None
    if len(table.drawn.cards) < ALL_CARDS:
        return 0, (verbs.DEAL,)
    if table.leader:
        return None
    if table.drawn.asked:
        return table.drawn.asked[0], (verbs.SHOW, verbs.NO_SHOW)
    return (0, (verbs.LOT_LEADER,)) if rules.no_show_leader == "random" else None


def stage(table: Table) -> Stage:
    """Return whether cards are still being drawn."""
    drawn = table.drawn
    return "drawn" if drawn is not None and len(drawn.cards) == ALL_CARDS else "drawing"


def drawn_by(table: Table, seat: int) -> tuple[SuitedCard, ...]:
    """Return what *seat* has drawn so far: every sixth card, the first taker's being the first (GH-deal.7)."""
    if table.drawn is None:
        return ()
    taker = made(table.opened).taker
    return table.drawn.cards[(taker, *AFTER[taker]).index(seat) :: len(SEATS)]


def why_not(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against cards that are drawn or shown."""
    table = match.table
    drawn, opened = made(table.drawn), made(table.opened)
    if act.do == verbs.DEAL:
        return _why_not_hands(table, act.hands) if act.hands else _why_not_deal(drawn, act.suited, rules)
    if act.do == verbs.SHOW:
        if not act.suited:
            return ("show_too_few",)
        show = Show(act.seat, act.suited, stage(table))
        return showing.why_not_show(drawn.shows, show, drawn_by(table, act.seat), opened.occasion, rules)
    return ()


def why_not_so(match: Match, act: Act, rules: Rules) -> Codes:
    """Return what speaks against a show whosever turn it is: cards not drawn, or too few (GJ-7.1.1, GJ-7.1.2)."""
    return why_not(match, act, rules) if act.do == verbs.SHOW else ()


def _why_not_deal(drawn: Drawn, cards: tuple[SuitedCard, ...], rules: Rules) -> Codes:
    """Return why *cards* cannot come next: none are, the decks hold no such cards any more, or all come at once."""
    at_once = rules.opening == "automatic"  # GH-deal.8
    whole = len(cards) == ALL_CARDS if at_once else bool(cards)
    return () if whole and suits.in_the_decks((*drawn.cards, *cards)) else ("deal_not_whole",)


def _why_not_hands(table: Table, hands: tuple[tuple[SuitedCard, ...], ...]) -> Codes:
    """Return why the whole deal cannot be *hands*: 36 cards each, of the four decks, what was drawn among them."""
    whole = all(
        len(hand) == HAND_SIZE and suits.holds(hand, drawn_by(table, seat)) for seat, hand in enumerate(hands, start=1)
    )
    return () if whole and suits.in_the_decks(card for hand in hands for card in hand) else ("deal_not_whole",)


def _in_order(table: Table, hands: tuple[tuple[SuitedCard, ...], ...]) -> tuple[SuitedCard, ...]:
    """Return the cards of *hands* as they may have been drawn: what was drawn before comes first."""
    drawn, opened = made(table.drawn), made(table.opened)
    left = [list(hand) for hand in hands]
    for seat in SEATS:
        for card in drawn_by(table, seat):
            left[seat - 1].remove(card)
    turn = (opened.taker, *AFTER[opened.taker])
    order = list(drawn.cards)
    while len(order) < ALL_CARDS:
        order.append(left[turn[len(order) % len(SEATS)] - 1].pop(0))
    return tuple(order)


def after(match: Match, act: Act, rules: Rules, events: list[Event]) -> Match:
    """Return the match with cards drawn, shown or not shown, or a leader by lot."""
    table = match.table
    drawn = made(table.drawn)
    if act.do == verbs.DEAL:
        order = _in_order(table, act.hands) if act.hands else (*drawn.cards, *act.suited)
        return _dealt(match, drawn.changed(cards=order), rules, events)
    if act.do == verbs.LOT_LEADER:
        return _led_by(match, act.to, "GH-deal.13", events)
    if act.do == verbs.SHOW:
        events.append(Event("shown", act.seat, "GJ-7.1.1"))
        drawn = _with_show(table, drawn, act, rules)
    if drawn.asked:
        drawn = drawn.changed(asked=drawn.asked[1:])
    return _decided(match.at(drawn=drawn), rules, events)


def _with_show(table: Table, drawn: Drawn, act: Act, rules: Rules) -> Drawn:
    """Return *drawn* with a show; whoever is overtaken after the draw is asked once more (GH-deal.16)."""
    shows = (*drawn.shows, Show(act.seat, act.suited, stage(table)))
    before, now = (showing.leader_shown(found, act.seat, rules) for found in (drawn.shows, shows))
    if rules.leader != "shown_each_hand":
        return drawn.changed(shows=shows, asked=())  # whoever shows 4s when asked leads; nobody is asked after him
    again = (before,) if drawn.asked and before is not None and before != now and before not in drawn.asked else ()
    return drawn.changed(shows=shows, asked=(*drawn.asked, *again))


def _dealt(match: Match, drawn: Drawn, rules: Rules, events: list[Event]) -> Match:
    """Return the match after cards came; with the last of them the hands are whole."""
    if len(drawn.cards) < ALL_CARDS:
        return match.at(drawn=drawn)
    events.append(Event("drawn", 0, "GJ-3.1"))
    taker = made(match.table.opened).taker
    around = (taker, *AFTER[taker])
    hands: Hands = tuple([suits.counts_of(drawn.cards[around.index(seat) :: len(SEATS)]) for seat in SEATS])
    asks = not match.table.leader and _asks_after_the_draw(drawn, rules)
    dealt = match.at(drawn=drawn.changed(asked=around) if asks else drawn, held=hands, drew=hands)
    return dealt if dealt.table.leader or asks else _decided(dealt, rules, events)


def _asks_after_the_draw(drawn: Drawn, rules: Rules) -> bool:
    """Tell whether the seats are asked, once all is drawn, if they show (GH-deal.9, GH-deal.12)."""
    return rules.leader == "shown_each_hand" or (rules.no_show_leader == "pair_of_fours" and not drawn.shows)


def _decided(match: Match, rules: Rules, events: list[Event]) -> Match:
    """Return the match with its first leader, once nobody is to be asked any more and no lot is to be drawn."""
    table = match.table
    drawn, opened = made(table.drawn), made(table.opened)
    if drawn.asked or stage(table) == "drawing":
        return match
    leader = showing.leader_shown(drawn.shows, opened.taker, rules)
    if leader is not None:
        return _led_by(match, leader, "GJ-7.1.1", events)
    if rules.no_show_leader == "random":
        return match
    hands = dict(zip(SEATS, table.held, strict=True))
    return _led_by(match, showing.nobody_showed(hands, opened.taker, rules), "GH-deal.11", events)


def _led_by(match: Match, leader: int, clause: str, events: list[Event]) -> Match:
    events.append(Event("first_leader", leader, clause))
    return match.at(leader=leader)
