"""The questions about the deal: seats, sides, shuffling, opening, drawing, first lead, removing (Area ``deal``).

Each has the parameters that its schema in ``spec/protocol/`` describes.  What contradicts itself, or lacks what the
question turns on, is no hand that anybody could be asked about: a ``ProtocolError``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from gouji.deal import drawing, formation, opening, removing, showing, shuffle
from gouji.protocol.as_json import Answer, read_rules, verdict_json
from gouji.protocol.error import INVALID_PARAMS, ProtocolError
from gouji.protocol.params import Params, counts_at
from gouji.rules import Rules
from gouji.table import cards, suits
from gouji.table.seats import AFTER, OPPOSITE, SEATS, is_partner


def _invalid(key: str, expected: str) -> ProtocolError:
    return ProtocolError(INVALID_PARAMS, f"{key}: expected {expected}")


def _suited(key: str, text: str) -> tuple[suits.SuitedCard, ...]:
    try:
        return suits.parse_suited(text)
    except cards.CardsError as error:
        raise ProtocolError(INVALID_PARAMS, f"{key}: {error}") from error


def _seat(params: Params, key: str) -> int:
    """Return a seat that may be missing or null; 0 where it is."""
    return int(params.get(key) or 0)


def _needed(params: Params, key: str) -> int:
    """Return a seat that the question turns on."""
    seat = _seat(params, key)
    if not seat:
        raise _invalid(key, "a seat: the answer depends on it")
    return seat


# Seats, sides, shuffling


def answer_seats(params: Params) -> Answer:
    """Answer ``deal/seats``: side, opposite and neighbours of a seat (Art. 2).

    The side is GJ-2.2, the opposite GJ-2.3, the neighbours GJ-2.4.1, GJ-2.4.2 and GJ-2.4.3, the partners GJ-2.4.4.
    """
    seat = int(params["seat"])
    next_, beyond, _, before_previous, previous = AFTER[seat]
    return {
        "side": [other for other in SEATS if is_partner(seat, other)],
        "opposite": OPPOSITE[seat],
        "next": next_,
        "previous": previous,
        "next_partner": beyond,
        "previous_partner": before_previous,
    }


def answer_formation(params: Params) -> Answer:
    """Answer ``deal/formation``: whether sides are formed, who is on them, who is whose opposite (Art. 5)."""
    way = params["way"]
    refused = formation.why_not_way(way)
    if refused:
        return verdict_json(refused)
    read: Mapping[str, Callable[[Params], _Formed]] = {
        "own_sides": _by_sides,
        "own_opposites": _by_opposites,
        "lots": _by_lots,
    }
    reasons, sides, pairs = read[way](params)
    if reasons:
        return verdict_json(reasons)
    seating = tuple(params.get("seating", ()))
    if seating:
        if {name for side in sides for name in side} != set(seating):
            raise _invalid("seating", "each of the six players once")
        reasons = formation.why_not_sit(seating, sides, pairs)
        pairs = formation.opposites_of_seats(seating)
    if reasons:
        return verdict_json(reasons)
    return {"accepted": True, "sides": _in_order(sides), "opposites": _in_order(pairs)}


_Formed = tuple[tuple[str, ...], Sequence[formation.Names], Sequence[formation.Names]]
"""Why not, the two sides, and the opposites settled before anybody sits."""


def _by_sides(params: Params) -> _Formed:
    sides = [tuple(side) for side in params.get("sides", ())]
    return formation.why_not_sides(sides), sides, ()


def _by_opposites(params: Params) -> _Formed:
    sides = [tuple(side) for side in params.get("sides", ())]
    pairs = [tuple(pair) for pair in params.get("opposites", ())]
    reasons = (*formation.why_not_opposites(pairs), *formation.why_not_sides(sides))
    if not reasons and {name for pair in pairs for name in pair} != {name for side in sides for name in side}:
        raise _invalid("opposites", "the same six players as on the sides")
    return (*reasons, *formation.why_not_against(sides, pairs)), sides, pairs


def _by_lots(params: Params) -> _Formed:
    lots = [formation.Lot(lot["player"], _lot(number, lot)) for number, lot in enumerate(params.get("lots", ()))]
    equal_ranks = bool(params.get("equal_ranks"))
    reasons = formation.why_not_lots(lots, equal_ranks=equal_ranks)
    return reasons, formation.sides_of_lots(lots), formation.opposites_of_lots(lots) if equal_ranks else ()


def _lot(number: int, lot: Mapping[str, Any]) -> suits.SuitedCard:
    key = f"lots.{number}.card"
    found = _suited(key, lot["card"])
    if len(found) != 1 or not found[0].suit:
        raise _invalid(key, "one card with its suit")
    return found[0]


def _in_order(groups: Sequence[formation.Names]) -> list[list[str]]:
    return sorted([sorted(group) for group in groups])


def answer_shuffle(params: Params) -> Answer:
    """Answer ``deal/shuffle``: who shuffles, and whether all cards are there (Art. 22)."""
    hands = [None if hand is None else tuple(int(seat) for seat in hand) for hand in params["hands"]]
    by = list(shuffle.shufflers(hands))
    gathered = counts_at("gathered", params["gathered"])
    return {**verdict_json(shuffle.why_not_shuffle(gathered)), "by": by}


# Opening and drawing


def answer_opening(params: Params) -> Answer:
    """Answer ``deal/opening``: who draws and counts, who takes first, and what stands of the hand before (Art. 6).

    Under 憋3 the opening goes round (GJ-26.1.1).  A void hand is opened again under its own number (GH-deal.5), and
    what was called in it lapses (GH-deal.6).
    """
    rules = read_rules("deal/opening", params)
    void_opener, replaced = _seat(params, "void_opener"), len(params.get("replaced", ()))
    number = int(params["hand"]) + (not void_opener)
    kind = opening.kind(first_hand=number <= 1, sweep=bool(params.get("sweep")), replaced=replaced, rules=rules)
    found = _draw(kind, params)
    first_opener = _seat(params, "first_opener")
    if found.first_taker is not None:
        first_opener = opening.first_opener_after(kind, found.drawer, first_opener)
    answer: Answer = {
        "hand": number,
        "kind": kind,
        "opener": found.drawer or None,
        "first_taker": found.first_taker,
        "first_opener": first_opener or None,
        "dues": "stand" if opening.dues_stand(replaced) else "lapse",
        "calls": "lapse" if void_opener else "stand",
    }
    seat = _seat(params, "seat")
    return {**answer, **verdict_json(opening.why_not_draw(seat, kind, found.drawer))} if seat else answer


def _draw(kind: opening.Kind, params: Params) -> opening.Draw:
    """Return where the opening has got to: only what its kind turns on is looked at."""
    if kind == "automatic":
        return opening.Draw(0, _needed(params, "chance"))
    if kind == "regular":
        return opening.regular(_needed(params, "last"))
    void_opener = _seat(params, "void_opener")
    named = first_opener = 0
    if not void_opener and kind == "first":
        named = _needed(params, "named")
    elif not void_opener:
        first_opener = _needed(params, "first_opener")
    drawn = _suited("drawn", params.get("drawn", ""))
    if any(not card.is_joker for card in drawn[:-1]):
        raise _invalid("drawn", "jokers alone before the last card: any other settles it")
    drawer = opening.first_drawer(kind, first_opener, named=named, void_opener=void_opener)
    return opening.drawn(drawer or 0, drawn)


def answer_draw(params: Params) -> Answer:
    """Answer ``deal/draw``: who draws the next card, and how many each seat has (GH-deal.7, GH-deal.8)."""
    rules = read_rules("deal/draw", params)
    first_taker, drawn = int(params["first_taker"]), int(params["drawn"])
    hands = drawing.held(first_taker, drawn, rules)
    answer: Answer = {
        "next": drawing.drawer(first_taker, drawn, rules),
        "hands": {str(seat): many for seat, many in hands.items()},
    }
    seat = _seat(params, "seat")
    return {**answer, **verdict_json(drawing.why_not_take(seat, first_taker, drawn, rules))} if seat else answer


# Showing and the first lead


def _shows(params: Params) -> list[showing.Show]:
    return [_show(f"shows.{number}.cards", show) for number, show in enumerate(params["shows"])]


def _show(key: str, written: Mapping[str, Any]) -> showing.Show:
    found = _suited(key, written["cards"])
    if not found or any(not card.suit for card in found):
        raise _invalid(key, "cards with their suits")
    return showing.Show(int(written["seat"]), found, written["stage"])


def answer_show(params: Params) -> Answer:
    """Answer ``deal/show``: whether a seat may show these cards, and whose the first lead is then (Art. 7)."""
    rules = read_rules("deal/show", params)
    shows, show = _shows(params), _show("cards", params)
    reasons = showing.why_not_show(shows, show, _suited("drawn", params["drawn"]), params["opening"], rules)
    if not reasons:
        shows.append(show)
    return {**verdict_json(reasons), "leader": showing.leader_shown(shows, int(params["first_taker"]), rules)}


def answer_leader(params: Params) -> Answer:
    """Answer ``deal/leader``: who lays the first set of a hand (GJ-6.7.3, GJ-6.7.4, GJ-7.2)."""
    rules = read_rules("deal/leader", params)
    leader = showing.passed_on(_entitled(params, rules), _able(params, "cannot_lead", "lost_turn"))
    seat = _seat(params, "seat")
    return {"leader": leader, **(verdict_json(showing.why_not_lead(seat, leader)) if seat else {})}


def _entitled(params: Params, rules: Rules) -> int:
    """Return whose the first lead is, whether or not that seat can lead."""
    occasion, first_taker = params["opening"], int(params["first_taker"])
    if not showing.is_shown(occasion, rules):
        last = 0 if rules.leader == "first_taker" else _needed(params, "last")
        return showing.first_leader(occasion, last, first_taker, rules)
    shown = showing.leader_shown(_shows(params), first_taker, rules)
    if shown is None:
        chance = _needed(params, "chance") if rules.no_show_leader == "random" else 0
        shown = showing.nobody_showed(_hands(params), first_taker, rules, chance)
    return showing.first_leader(occasion, 0, first_taker, rules, shown=shown)


def _hands(params: Params) -> dict[int, cards.Counts]:
    written = params.get("hands", {})
    return {seat: suits.counts_of(_suited(f"hands.{seat}", written.get(str(seat), ""))) for seat in SEATS}


# Removing


def answer_remove(params: Params) -> Answer:
    """Answer ``deal/remove``: who decides on removing, what he may have taken out, what is left (Art. 25)."""
    rules = read_rules("deal/remove", params)
    chooser = _chooser(params, rules)
    answer: Answer = {
        "chooser": chooser or None,
        "choices": ["".join(cards.RANKS[rank] for rank in sorted(ranks)) for ranks in removing.choices(rules)],
    }
    seat = _seat(params, "seat")
    if not seat:
        return answer
    hands = tuple(counts_at(f"hands.{at}", params.get("hands", {}).get(str(at), "")) for at in SEATS)
    ranks = frozenset(cards.falling(counts_at("cards", params.get("cards", ""))))
    reasons = removing.why_not_decide(seat, chooser)
    if ranks or not chooser:
        reasons += removing.why_not_remove(ranks, hands, rules)
    if reasons:
        return {**answer, **verdict_json(reasons)}
    left = removing.without(hands, ranks)
    return {**answer, "accepted": True, "left": {str(at): sum(hand) for at, hand in zip(SEATS, left, strict=True)}}


def _chooser(params: Params, rules: Rules) -> int:
    first = showing.passed_on(int(params["leader"]), _able(params, "revolted"))
    leader = showing.passed_on(first, _able(params, "revolted", "lost_turn"))
    without = (params.get("replaced", ()), params.get("revolted", ()), showing.passed_by(first, leader))
    return removing.chooser(leader, removing.last_who_decides(_seat(params, "last"), *without), rules)


def _able(params: Params, *lists: str) -> list[int]:
    """Return the seats that can lead: those in none of *lists*."""
    return [seat for seat in SEATS if not any(seat in params.get(name, ()) for name in lists)]


QUESTIONS: Final[Mapping[str, Callable[[Params], Answer]]] = {
    "deal/seats": answer_seats,
    "deal/formation": answer_formation,
    "deal/shuffle": answer_shuffle,
    "deal/opening": answer_opening,
    "deal/draw": answer_draw,
    "deal/show": answer_show,
    "deal/leader": answer_leader,
    "deal/remove": answer_remove,
}
"""What answers each of them."""
