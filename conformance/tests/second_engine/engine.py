"""An engine for score and tribute, written from the rulebook and the page of the protocol alone.

It speaks engine protocol 1.0: JSON-RPC 2.0, one object a line, over standard input and output, and imports nothing of
the project: what it plays is what its author read.  Every rule names the clause it rests on.  Where the book says
nothing at all, a comment says what was chosen.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

Params = Mapping[str, Any]
Answer = dict[str, Any]
Bag = Counter[str]
Places = list[int]

PROTOCOL: Final = "1.0"
NOT_JSON, NOT_A_REQUEST, NO_METHOD, BAD_PARAMS, BROKEN, NOT_PLAYED = (
    -32700,
    -32600,
    -32601,
    -32602,
    -32603,
    -32001,
)


class FaultError(Exception):
    """A request that cannot be answered: an error of the protocol, never of a player."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


# --- reading parameters -------------------------------------------------------


def bad(what: str) -> FaultError:
    """Parameters that are missing or of the wrong type."""
    return FaultError(BAD_PARAMS, what)


def need(params: Params, name: str) -> Any:
    """A required parameter."""
    if name not in params:
        raise bad(f"{name} is missing")
    return params[name]


def as_text(value: Any, name: str) -> str:
    if not isinstance(value, str):
        raise bad(f"{name} is not text")
    return value


def as_flag(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise bad(f"{name} is not true or false")
    return value


def as_list(value: Any, name: str) -> list[Any]:
    if not isinstance(value, list):
        raise bad(f"{name} is not a list")
    return value


def as_object(value: Any, name: str) -> Params:
    if not isinstance(value, dict):
        raise bad(f"{name} is not an object")
    return value


def as_whole(value: Any, name: str, low: int, high: int | None = None) -> int:
    """A whole number (true is not 1; 1.0 is one, as JSON Schema has it)."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise bad(f"{name} is not a whole number")
    if value < low or (high is not None and value > high):
        raise bad(f"{name} is out of range")
    return value


def as_seat(value: Any, name: str) -> int:
    return as_whole(value, name, 1, 6)


def as_seat_or_none(value: Any, name: str) -> int | None:
    return None if value is None else as_seat(value, name)


def as_seats(value: Any, name: str) -> list[int]:
    """Seats, none twice."""
    seats = [as_seat(one, name) for one in as_list(value, name)]
    if len(set(seats)) != len(seats):
        raise bad(f"{name} names a seat twice")
    return seats


def as_numbers(value: Any, name: str) -> list[int]:
    """Dues by number, counted from 1."""
    return [as_whole(one, name, 1) for one in as_list(value, name)]


def as_places(value: Any, name: str = "places") -> Places:
    """All six seats, first place to last."""
    places = as_seats(value, name)
    if len(places) != 6:
        raise bad(f"{name} are not all six seats")
    return places


def one_of(value: Any, name: str, choices: Iterable[str]) -> str:
    if as_text(value, name) not in choices:
        raise bad(f"{name} is unknown: {value}")
    return str(value)


# --- the ruleset --------------------------------------------------------------

# Every option of the law. Those of BEARING govern what is asked here; the others are known by name and value, so that
# a ruleset that names them is not refused, and have no say (protocol: "on these depends what is right to answer, and
# on no others"). Options that contradict each other are answered like any others: nobody asks them.
# A str is the form of a value, a tuple lists them.
BREACHES: Final = (
    "(card_exposed|information_passed|misplay|missed_play|return_refused|play_after_pass"
    "|false_report|tribute_hidden|extra_drawn|discard_stolen|card_slipped)=[1-9][0-9]?"
)
OPTIONS: Final[Mapping[str, str | tuple[str, ...]]] = {
    "opening": ("by_count", "automatic"),
    "leader": ("last_place", "shown_each_hand", "first_taker"),
    "show_by": ("suit", "colour"),
    "overtake": ("yes", "no"),
    "no_show_leader": ("most_threes", "pair_of_fours", "random"),
    "rebellion": ("off", "on"),
    "hand_end": ("one_side_left", "last_hand"),
    "hold_three": ("off", "on"),
    "priceless_hand": ("may_revolt_open", "revolts_unopened"),
    "three_price": ("buyer_chooses", "small_first"),
    "remove": ("off", "threes", "threes_fours_or_both"),
    "remove_by": ("first_leader", "last_place"),
    "penalties": ("art30", "off"),
    "penalty_points": f"none|{BREACHES}( {BREACHES})*",
    "points": ("off", "on"),
    "open_by": ("lived", "won_lead"),
    "open_excludes": ("nothing", "big", "jokers_and_singles", "jokers_and_twos"),
    "open_judged": ("places", "opposite_out", "melee"),
    "overturn_doubles": ("no", "yes"),
    "unopened_dues": ("single", "both_views"),
    "both_opened": ("calls_paid", "nobody_pays"),
    "report": ("on_request", "shown", "off"),
    "pick": ("declared_order", "hint_at_ten", "off"),
    "revolution_test": ("drawn", "held"),
    "revolution_opens": ("after_three", "at_once"),
    "hold_three_revolution": ("priceless_only", "free"),
    "burn_last": ("bare", "hung"),
    "burn_failure": ("refused", "last_place"),
    "burn_test": ("left", "held"),
    "dead_gou": ("any_bottom", "gouji_bottom"),
    "dead_gou_second": ("dead_gou", "open"),
    "place_values": "-?[0-9]{1,3}( -?[0-9]{1,3}){5}",
    "signs": ("positive", "both"),
    "sweep_doubles": ("yes", "no"),
    "hands": "open|[1-9][0-9]{0,2}",
    "sweep_ends_match": ("no", "yes"),
    "joker_exchange": ("none", "two_for_one", "two_and_three_for_one"),
    "mixed_jokers": ("dead", "as_small"),
    "big_joker_tops": ("false", "true"),
    "bare_ranks": ("none", "threes", "threes_and_fours"),
    "fours_whole": ("no", "yes"),
    "tribute": ("off", "on"),
    "tribute_cards": ("legal_only", "highest_held"),
    "returned": ("falling", "all"),
    "return_refusal": ("rank_not_held", "none"),
    "sweep_tribute": ("none", "each_pays_opposite_one"),
    "receiver_may_refuse": ("no", "yes"),
    "burn_tribute": ("off", "on"),
    "held_three_tribute": ("off", "on"),
    "held_three_to": ("beater", "opposite"),
    "misplay": ("forfeit", "reject"),
    "cover": ("explicit", "automatic"),
    "melee_cover": ("opposite", "any_opponent"),
    "revolution_melee": ("second_place", "first_place"),
    "wall": ("previous_seat", "nearest_opponent"),
}

# What the outline takes for the options that bear on score and tribute.
OUTLINE: Final[Mapping[str, str]] = {
    "opening": "by_count",
    "place_values": "4 2 0 0 -2 -4",
    "signs": "positive",
    "sweep_doubles": "yes",
    "hands": "open",
    "sweep_ends_match": "no",
    "hold_three": "off",
    "tribute": "off",
    "tribute_cards": "legal_only",
    "returned": "falling",
    "return_refusal": "rank_not_held",
    "sweep_tribute": "none",
    "receiver_may_refuse": "no",
    "burn_tribute": "off",
    "held_three_tribute": "off",
    "held_three_to": "beater",
}
PROFILES: Final[Mapping[str, Mapping[str, str]]] = {
    "outline": OUTLINE,
    "qingdao-full": {**OUTLINE, "hold_three": "on"},
    "folk": {
        **OUTLINE,
        "signs": "both",
        "tribute": "on",
        "tribute_cards": "highest_held",
        "returned": "all",
        "return_refusal": "none",
    },
    "online": {
        **OUTLINE,
        "opening": "automatic",
        "place_values": "2 1 0 0 -1 -2",
        "signs": "both",
        "hands": "5",
        "sweep_ends_match": "yes",
        "tribute": "on",
        "receiver_may_refuse": "yes",
        "burn_tribute": "on",
        "held_three_tribute": "on",
    },
    "room": OUTLINE,
}
BEARING: Final = tuple(OUTLINE)


def knows(option: str, value: str) -> bool:
    """Whether the law has this value of this option."""
    form = OPTIONS.get(option)
    if form is None:
        return False
    if isinstance(form, str):
        return re.fullmatch(form, value, re.ASCII) is not None
    return value in form


def read_ruleset(params: Params) -> dict[str, str]:
    """The bearing options of a ruleset: its profile's values, then its own."""
    ruleset = as_object(need(params, "ruleset"), "ruleset")
    profile = as_text(need(ruleset, "profile"), "profile")
    departures = as_object(need(ruleset, "options"), "options")
    if not profile:
        raise bad("profile is empty")
    if profile not in PROFILES:
        raise FaultError(NOT_PLAYED, f"profile {profile} is not played")
    for option, value in departures.items():
        if not knows(option, as_text(value, option)):
            raise FaultError(NOT_PLAYED, f"{option}={value} is not played")
    rules = {**PROFILES[profile], **departures}
    return {option: rules[option] for option in BEARING}


# --- cards --------------------------------------------------------------------

# From low to high (GJ-8.2.2).
RANKS: Final = "3456789TJQKA2SB"
# The legal tribute cards (GJ-21.1.1).
LEGAL: Final = frozenset("BS2")
# A number after a star has no leading zero.
TOKEN: Final = re.compile(r"(10|[2-9TJQKASB])(?:\*([1-9][0-9]?)(?= |\Z))?")


def read_cards(text: str) -> Bag | None:
    """The bag of cards of a text, None where it cannot be read (protocol: cards)."""
    bag: Bag = Counter()
    rest = text.lstrip(" ")
    while rest:
        found = TOKEN.match(rest)
        number = int(found[2] or 1) if found else 0
        if found is None or number > 16:
            return None
        bag[found[1].replace("10", "T")] += number
        rest = rest[found.end() :].lstrip(" ")
    return bag


def as_cards(value: Any, name: str) -> Bag:
    """Cards that are facts, not a player's answer: unreadable ones are malformed."""
    bag = read_cards(as_text(value, name))
    if bag is None:
        raise bad(f"{name}: cards that cannot be read")
    return bag


def as_hands(value: Any, name: str) -> dict[int, Bag]:
    """Seat to cards; in hands an unknown name is an error."""
    hands: dict[int, Bag] = {}
    for key, cards in as_object(value, name).items():
        if key not in ("1", "2", "3", "4", "5", "6"):
            raise bad(f"{name}: no seat {key}")
        hands[int(key)] = as_cards(cards, f"{name}.{key}")
    return hands


def strength(card: str) -> int:
    """How high a rank is (GJ-8.2.2)."""
    return RANKS.index(card)


def highest(bag: Bag, number: int) -> list[str]:
    """The highest cards of a bag, so many or as many as there are."""
    return sorted(bag.elements(), key=strength, reverse=True)[:number]


# --- seats and places ---------------------------------------------------------


def same_side(one: int, other: int) -> bool:
    """Seats 1, 3, 5 are a side, and 2, 4, 6 (Art. 2)."""
    return one % 2 == other % 2


def opposite(seat: int) -> int:
    """The seat three further on (Art. 2)."""
    return (seat + 2) % 6 + 1


def true_places(places: Places, revolution: int | None) -> Places:
    """Places with a revolutionary where he belongs, the others as they went out.

    He is fourth (GJ-23.3.1), third where his partners are first and second (GJ-23.5);
    the five other places are the others' in their order (GJ-23.3.2).
    """
    if revolution is None:
        return list(places)
    others = [seat for seat in places if seat != revolution]
    third = all(same_side(seat, revolution) for seat in others[:2])
    at = 2 if third else 3
    return [*others[:at], revolution, *others[at:]]


def read_places(params: Params) -> Places:
    """The true places of the hand that params describe."""
    revolution = as_seat_or_none(params.get("revolution"), "revolution")
    return true_places(as_places(need(params, "places")), revolution)


def is_sweep(places: Places) -> bool:
    """First, second and third out are of one side (GJ-20.3, GJ-23.3.3, GJ-23.5.1)."""
    return len({seat % 2 for seat in places[:3]}) == 1


def with_last(places: Places, last: int) -> Places:
    """The same places with the one of the two lowest named last (GJ-21.6.1)."""
    return [*places[:4], *(seat for seat in places[4:] if seat != last), last]


# --- score --------------------------------------------------------------------


def hand_score(rules: Mapping[str, str], places: Places) -> tuple[int, int]:
    """What the odd and the even side write (GJ-20.1 to GJ-20.4, GH-score.1, GH-score.2)."""
    values = [int(value) for value in rules["place_values"].split(" ")]
    times = 2 if is_sweep(places) and rules["sweep_doubles"] == "yes" else 1
    odd = times * sum(value for seat, value in zip(places, values, strict=True) if seat % 2 == 1)
    even = times * sum(value for seat, value in zip(places, values, strict=True) if seat % 2 == 0)
    if rules["signs"] == "positive":
        return max(odd, 0), max(even, 0)
    return odd, even


def match_is_over(rules: Mapping[str, str], number: int | None, swept: bool) -> bool:
    """After the agreed number of hands (GH-score.3) or a sweep that ends it (GH-score.5)."""
    played = rules["hands"] != "open" and number is not None and number >= int(rules["hands"])
    return played or (swept and rules["sweep_ends_match"] == "yes")


def match_score(params: Params) -> Answer:
    """match/score: what a hand scores (Art. 20)."""
    rules = read_ruleset(params)
    places = read_places(params)
    odd, even = hand_score(rules, places)
    return {"odd": odd, "even": even, "sweep": is_sweep(places)}


def match_total(params: Params) -> Answer:
    """match/total: the sum of the hands (GH-score.4) and whether the match is over."""
    rules = read_ruleset(params)
    hands = [read_places(as_object(hand, "hands")) for hand in as_list(need(params, "hands"), "hands")]
    scores = [hand_score(rules, places) for places in hands]
    swept = any(is_sweep(places) for places in hands)
    return {
        "odd": sum(odd for odd, _ in scores),
        "even": sum(even for _, even in scores),
        "over": match_is_over(rules, len(hands), swept),
    }


# --- dues ---------------------------------------------------------------------

# The order in which kinds are paid (GH-tribute.1); what is paid after a sweep stands in for place tribute (GI-21.7).
ORDER: Final[Mapping[str, int]] = {"held": 0, "burn": 1, "point": 2, "place": 3, "sweep": 3}


@dataclass(frozen=True)
class Due:
    """A tribute owed."""

    kind: str
    payer: int
    receiver: int
    count: int

    def shown(self) -> Answer:
        return {
            "kind": self.kind,
            "payer": self.payer,
            "receiver": self.receiver,
            "count": self.count,
        }


def read_due(value: Any, kind: str | None = None) -> Due:
    """A due, or the parts of one whose kind goes without saying."""
    due = as_object(value, "due")
    return Due(
        kind or one_of(need(due, "kind"), "kind", ORDER),
        as_seat(need(due, "payer"), "payer"),
        as_seat(need(due, "receiver"), "receiver"),
        as_whole(need(due, "count"), "count", 1, 36),
    )


def read_dues(params: Params) -> list[Due]:
    return [read_due(due) for due in as_list(need(params, "dues"), "dues")]


def held_due(rules: Mapping[str, str], value: Any) -> Due | None:
    """What is owed by a player whose last set before his 3s was beaten.

    One card (GH-tribute.13), however he ended (GH-tribute.14), to the beater or to his
    opposite (GH-tribute.15), not within one side (GH-tribute.16).
    """
    fact = as_object(value, "held")
    payer = as_seat(need(fact, "payer"), "payer")
    beater = as_seat(need(fact, "beater"), "beater")
    if "ended" in fact:
        one_of(fact["ended"], "ended", ("out", "out_by_wind", "not_out"))
    if rules["hold_three"] == "off" or rules["held_three_tribute"] == "off":
        return None
    receiver = opposite(payer) if rules["held_three_to"] == "opposite" else beater
    return None if same_side(payer, receiver) else Due("held", payer, receiver, 1)


def burn_due(rules: Mapping[str, str], value: Any) -> Due | None:
    """One card for a burn never released by one who went out before the melee.

    GH-tribute.12; not within one side (GH-tribute.16).
    """
    fact = as_object(value, "burn")
    burner = as_seat(need(fact, "burner"), "burner")
    burned = as_seat(need(fact, "burned"), "burned")
    released = as_flag(need(fact, "released"), "released")
    carried = as_flag(need(fact, "out_before_melee"), "out_before_melee") and not released
    if rules["burn_tribute"] == "off" or not carried or same_side(burner, burned):
        return None
    return Due("burn", burned, burner, 1)


def place_dues(rules: Mapping[str, str], places: Places) -> list[Due]:
    """Place tribute, or what is paid after a sweep; the lowest place first.

    None where the score stands for it (GJ-21.8). The last owes the first out two, the
    second last the second out one (GJ-21.3.1, GJ-21.3.2). After a sweep none (GJ-21.7.1),
    or each of the three swept owes his opposite one (GJ-21.7.2).
    """
    if rules["tribute"] == "off":
        return []
    if not is_sweep(places):
        return [Due("place", places[5], places[0], 2), Due("place", places[4], places[1], 1)]
    if rules["sweep_tribute"] == "none":
        return []
    return [Due("sweep", seat, opposite(seat), 1) for seat in reversed(places[3:])]


def named_places(places: Places, named: int | None) -> Places:
    """Places as named (GJ-21.6.3); a naming unknown to the law is malformed."""
    if named is None:
        return places
    if named not in places[4:] or not same_side(*places[4:]):
        raise bad("named_last is none of two partners in the lowest places")
    return with_last(places, named)


def opens_anew(rules: Mapping[str, str], *, swept: bool) -> bool:
    """Whether the hand after this one has a new opening (GJ-21.7.1, GJ-6.5.1).

    Under hold three the rotation goes first (GJ-26.1.5); where it is automatic nobody draws (GH-deal.8).
    """
    return swept and rules["hold_three"] == "off" and rules["opening"] == "by_count"


def facts(params: Params, name: str) -> list[Any]:
    return as_list(params.get(name, []), name)


def tribute_dues(params: Params) -> Answer:
    """tribute/dues: who owes whom, in the order of paying (GH-tribute.1, GH-tribute.5).

    Nobody owes anything in a match's first hand (GH-tribute.8) nor once the match is over (GH-tribute.17). The
    opening of a match's first hand is never new (GJ-6.2).
    """
    rules = read_ruleset(params)
    places = read_places(params)
    places = named_places(places, as_seat_or_none(params.get("named_last"), "named_last"))
    first = as_flag(params.get("first_hand", False), "first_hand")
    number = as_whole(params["hand"], "hand", 1) if "hand" in params else None
    held = [held_due(rules, fact) for fact in facts(params, "held")]
    burns = [burn_due(rules, fact) for fact in facts(params, "burns")]
    points = [read_due(fact, "point") for fact in facts(params, "points")]
    over = match_is_over(rules, number, is_sweep(places))
    owed = [due for due in [*held, *burns, *points, *place_dues(rules, places)] if due]
    return {
        "dues": [] if first or over else [due.shown() for due in owed],
        "new_opening": opens_anew(rules, swept=is_sweep(places)) and not over and not first,
        "match_over": over,
        "last": places[5],
    }


# --- paying -------------------------------------------------------------------


@dataclass(frozen=True)
class Payment:
    """What is paid for a due, in falling order."""

    due: Due
    cards: list[str]


def in_order(dues: list[Due]) -> list[int]:
    """Dues by index as they are paid: by kind, then as they arose (GH-tribute.1, GH-tribute.5)."""
    return sorted(range(len(dues)), key=lambda at: ORDER[dues[at].kind])


def drawn_left(params: Params) -> dict[int, Bag]:
    """Cards drawn and not spent on 3s (GH-tribute.3); a seat not named has none."""
    hands = as_hands(need(params, "hands"), "hands")
    spent = as_hands(params.get("spent", {}), "spent")
    if any(cards - hands.get(seat, Counter()) for seat, cards in spent.items()):
        raise bad("spent: cards that were not drawn")
    return {seat: hands.get(seat, Counter()) - spent.get(seat, Counter()) for seat in range(1, 7)}


def eligible(rules: Mapping[str, str], bag: Bag) -> Bag:
    """The cards that may be paid: legal ones (GJ-21.1.1) or any drawn (GH-tribute.11)."""
    if rules["tribute_cards"] == "highest_held":
        return bag
    return Counter({card: number for card, number in bag.items() if card in LEGAL})


def pay_all(rules: Mapping[str, str], dues: list[Due], paid: Iterable[int], left: dict[int, Bag]) -> list[Payment]:
    """Pay the dues with these indices in this order, taking the cards out of what is left.

    The highest first (GJ-21.1.2, GH-tribute.11), as many as there are (GJ-21.2.1,
    GJ-21.2.2). Cards received join no payer's cards (GH-tribute.3), so that dues of one
    kind are as good as paid at once (GH-tribute.4). What is paid after a sweep is no
    exception where the highest cards are paid (GH-tribute.11).
    """
    payments = []
    for at in paid:
        due = dues[at]
        cards = highest(eligible(rules, left[due.payer]), due.count)
        left[due.payer] = left[due.payer] - Counter(cards)
        payments.append(Payment(due, cards))
    return payments


def due_index(number: int, dues: list[Due]) -> int:
    """The index of a due counted from 1; one that is not there is malformed."""
    if number > len(dues):
        raise bad(f"there is no due {number}")
    return number - 1


def read_waivers(params: Params, dues: list[Due]) -> dict[int, set[int]]:
    """Due to all seats that agree to waive it, put together."""
    agreed: dict[int, set[int]] = {}
    for waiver in facts(params, "waived"):
        fact = as_object(waiver, "waived")
        at = due_index(as_whole(need(fact, "due"), "due", 1), dues)
        agreed.setdefault(at, set()).update(as_seats(need(fact, "agreed"), "agreed"))
    return agreed


def waiver_faults(due: Due, agreed: Iterable[int]) -> list[str]:
    """Why a due is not waived: only within one side, by payer and receiver both (GJ-21.5)."""
    faults = []
    if not same_side(due.payer, due.receiver):
        faults.append("waiver_between_sides")
    if not {due.payer, due.receiver} <= set(agreed):
        faults.append("waiver_needs_both")
    return faults


def is_returned(rules: Mapping[str, str], kind: str) -> bool:
    """Place tribute and that after a sweep (GJ-21.4.1, GJ-21.7.3, GH-tribute.18), or every
    kind (GH-tribute.7); point tribute else not (GJ-24.12.2)."""
    return rules["returned"] == "all" or kind in ("place", "sweep")


def show_payment(payment: Payment) -> Answer:
    """A payment; what cannot be paid lapses (GH-tribute.2)."""
    due = payment.due
    return {
        "kind": due.kind,
        "payer": due.payer,
        "receiver": due.receiver,
        "cards": "".join(payment.cards),
        "lapsed": due.count - len(payment.cards),
    }


def show_return(payment: Payment) -> Answer:
    """As many go back as were really paid (GJ-21.4.1, GH-tribute.6)."""
    due = payment.due
    return {
        "kind": due.kind,
        "giver": due.receiver,
        "taker": due.payer,
        "count": len(payment.cards),
    }


def tribute_pay(params: Params) -> Answer:
    """tribute/pay: every due that is neither waived (GJ-21.5) nor refused (GH-tribute.10)."""
    rules = read_ruleset(params)
    dues = read_dues(params)
    waived = {at for at, agreed in read_waivers(params, dues).items() if not waiver_faults(dues[at], agreed)}
    named = as_numbers(params.get("refused", []), "refused")
    refused = {due_index(number, dues) for number in named}
    gone = waived | (refused if rules["receiver_may_refuse"] == "yes" else set())
    paid = [at for at in in_order(dues) if at not in gone]
    payments = pay_all(rules, dues, paid, drawn_left(params))
    back = [one for one in payments if one.cards and is_returned(rules, one.due.kind)]
    return {
        "payments": [show_payment(payment) for payment in payments],
        "returns": [show_return(payment) for payment in back],
    }


# --- one act about a tribute ----------------------------------------------------


def verdict(reasons: Iterable[str]) -> Answer:
    """Accepted, or refused with every reason."""
    named = list(dict.fromkeys(reasons))
    return {"accepted": False, "reasons": named} if named else {"accepted": True}


@dataclass(frozen=True)
class Desk:
    """How the dues of a hand stand when somebody acts on one of them."""

    rules: Mapping[str, str]
    dues: list[Due]
    done: set[int]
    left: dict[int, Bag]
    received: dict[int, Bag]

    def waits(self, at: int) -> bool:
        """Whether an earlier due is still open.

        An earlier kind, whoever pays it (GH-tribute.1), or an earlier due of this kind of
        the same payer (GH-tribute.5); of one kind nobody waits for another (GH-tribute.4).
        One that its payer has no cards for has lapsed and holds up nobody (GH-tribute.2).
        """
        mine = self.dues[at]
        for other, due in enumerate(self.dues):
            if other in self.done or not eligible(self.rules, self.left[due.payer]):
                continue
            if ORDER[due.kind] < ORDER[mine.kind]:
                return True
            if ORDER[due.kind] == ORDER[mine.kind] and due.payer == mine.payer and other < at:
                return True
        return False


def read_desk(params: Params) -> Desk:
    """The dues, and what paying those settled has moved; for those dropped no card has gone."""
    rules = read_ruleset(params)
    dues = read_dues(params)
    settled, dropped = (
        {due_index(number, dues) for number in as_numbers(params.get(name, []), name)}
        for name in ("settled", "dropped")
    )
    left = drawn_left(params)
    received: dict[int, Bag] = {seat: Counter() for seat in range(1, 7)}
    paid = [at for at in in_order(dues) if at in settled]
    for payment in pay_all(rules, dues, paid, left):
        received[payment.due.receiver].update(payment.cards)
    return Desk(rules, dues, settled | dropped, left, received)


def card_faults(desk: Desk, due: Due, laid: Bag) -> list[str]:
    """Why these cards do not pay this due."""
    mine = desk.left[due.payer]
    may = eligible(desk.rules, mine)
    missing = laid - mine
    faults = []
    if missing & desk.received[due.payer]:
        faults.append("tribute_of_received_card")  # GH-tribute.3
    if missing - desk.received[due.payer]:
        faults.append("cards_not_held")  # GJ-8.1.6
    if eligible(desk.rules, laid) != laid:
        faults.append("tribute_not_legal")  # GJ-21.1.1
    if laid.total() != min(due.count, may.total()):
        faults.append("tribute_count_wrong")  # GJ-21.2.1, GJ-21.2.2
    kept = highest(may - laid, 1)
    if kept and any(strength(card) < strength(kept[0]) for card in laid):
        faults.append("tribute_not_highest")  # GJ-21.1.2, GH-tribute.11
    return faults


def pay_faults(desk: Desk, at: int, seat: int, text: str) -> list[str]:
    """Why a seat may not pay a due with these cards now (GH-tribute.1 to GH-tribute.6)."""
    due = desk.dues[at]
    laid = read_cards(text)
    faults = [] if laid is not None else ["cards_unreadable"]
    if seat != due.payer:
        return [*faults, "nothing_due"]
    if desk.waits(at):
        faults.append("tribute_out_of_order")
    return faults if laid is None else faults + card_faults(desk, due, laid)


def refuse_faults(desk: Desk, due: Due, seat: int, number: int) -> list[str]:
    """Why a seat may not refuse a due: where agreed, its receiver, the whole as owed (GH-tribute.10)."""
    faults = []
    if desk.rules["receiver_may_refuse"] == "no":
        faults.append("receiver_may_not_refuse")
    if seat != due.receiver:
        faults.append("tribute_owed_to_another")
    if number != due.count:
        faults.append("refusal_not_whole")
    return faults


def tribute_act(params: Params) -> Answer:
    """tribute/act: a due is paid, waived or refused. What is settled or dropped is due no more."""
    desk = read_desk(params)
    at = due_index(as_whole(need(params, "due"), "due", 1), desk.dues)
    due, do = desk.dues[at], one_of(need(params, "do"), "do", ("pay", "waive", "refuse"))
    if do == "waive":
        faults = waiver_faults(due, as_seats(need(params, "agreed"), "agreed"))
    elif do == "pay":
        cards = as_text(need(params, "cards"), "cards")
        faults = pay_faults(desk, at, as_seat(need(params, "seat"), "seat"), cards)
    else:
        count = as_whole(params.get("count", due.count), "count", 1, 36)
        faults = refuse_faults(desk, due, as_seat(need(params, "seat"), "seat"), count)
    return verdict(["nothing_due"] if at in desk.done else faults)


# --- the return -----------------------------------------------------------------


@dataclass(frozen=True)
class Return:
    """A return and who holds what."""

    rules: Mapping[str, str]
    kind: str
    paid: int
    unpaid: int
    giver: Bag
    payer: Bag
    refused_before: bool

    def gives_last_three(self, given: Bag) -> bool:
        """Under hold three the last 3 is not given away in a return (GJ-26.5.3)."""
        if self.rules["hold_three"] == "off" or not given["3"]:
            return False
        return 0 < self.giver["3"] <= given["3"]

    def replacements(self) -> set[str]:
        """Ranks that the giver could give and the payer holds (GJ-21.4.4, GJ-21.4.5);
        the last 3 is none that he could give (GJ-26.5.3)."""
        common = {card for card in self.giver if self.payer[card]}
        return {card for card in common if not self.gives_last_three(Counter(card))}

    def not_due(self) -> list[str]:
        """This kind is not returned (GH-tribute.18), or nothing was paid (GH-tribute.6);
        then there is nothing to refuse or change either."""
        if self.paid and is_returned(self.rules, self.kind):
            return []
        return ["no_return_due"]

    def no_refusal(self) -> list[str]:
        """Elsewhere the payer takes what is returned (GJ-21.4.3)."""
        return ["return_refusal_off"] if self.rules["return_refusal"] == "none" else []

    def given_faults(self, given: Bag) -> list[str]:
        """Cards that the giver does not hold (GJ-21.4.2-b), or may not give."""
        faults = ["cards_not_held"] if given - self.giver else []
        return [*faults, "last_three_returned"] if self.gives_last_three(given) else faults


def return_faults(back: Return, given: Bag) -> list[str]:
    """Why these cards are no return: any cards held (GJ-21.4.2), as many as were paid
    (GJ-21.4.1), when every tribute is paid (GH-tribute.6)."""
    faults = ["return_before_tribute"] if back.unpaid else []
    faults += back.not_due()
    if not back.not_due() and given.total() != back.paid:
        faults.append("return_count_wrong")
    return faults + back.given_faults(given)


def refusal_faults(back: Return, card: Bag) -> list[str]:
    """Why a returned card must be taken: refusing is off, its rank is held by the payer
    (GJ-21.4.3, GJ-21.4.4), or it replaces or stands (GJ-21.4.5)."""
    faults = [*back.not_due(), *back.no_refusal()]
    if any(back.payer[rank] for rank in card):
        faults.append("return_rank_held")
    if back.refused_before:
        faults.append("return_refused_before")
    return faults


def change_faults(back: Return, card: Bag) -> list[str]:
    """Why a card does not replace the one refused: its rank must be one that the payer
    holds (GJ-21.4.5)."""
    faults = [*back.not_due(), *back.no_refusal()]
    if any(not back.payer[rank] for rank in card):
        faults.append("replacement_rank_not_held")
    return faults + back.given_faults(card)


def read_return(params: Params) -> Return:
    return Return(
        read_ruleset(params),
        one_of(need(params, "kind"), "kind", ORDER),
        as_whole(need(params, "paid"), "paid", 0, 36),
        as_whole(params.get("unpaid", 0), "unpaid", 0),
        as_cards(need(params, "giver_hand"), "giver_hand"),
        as_cards(need(params, "payer_hand"), "payer_hand"),
        as_flag(params.get("refused_before", False), "refused_before"),
    )


def tribute_return(params: Params) -> Answer:
    """tribute/return: cards go back, one is refused, one is changed (GJ-21.4.1 to GJ-21.4.5)."""
    back = read_return(params)
    do = one_of(need(params, "do"), "do", ("return", "refuse", "change"))
    cards = read_cards(as_text(need(params, "cards"), "cards"))
    if cards is None:
        return verdict(["cards_unreadable"])
    if do == "return":
        return verdict(return_faults(back, cards))
    if cards.total() != 1:
        raise bad(f"cards: one card is needed to {do}")
    if do == "change":
        return verdict(change_faults(back, cards))
    answer = verdict(refusal_faults(back, cards))
    if answer["accepted"]:
        answer["stands"] = not back.replacements()
    return answer


# --- naming the last --------------------------------------------------------------


def naming_faults(places: Places, named: int, agreed: list[int], opened: bool, imposed: int | None) -> list[str]:
    """Why nobody is named: GJ-21.6.1, GJ-21.6.2, and GJ-29.4 for one made last."""
    second_last, last = places[4:]
    faults = ["naming_after_opening"] if opened else []
    if not same_side(second_last, last):
        faults.append("naming_two_sides")
    elif not {seat for seat in places if same_side(seat, last)} <= set(agreed):
        faults.append("naming_not_agreed")
    if named not in (second_last, last):
        faults.append("naming_of_another")
    if imposed is not None and named != imposed:
        faults.append("naming_lifts_penalty")
    return faults


def tribute_name_last(params: Params) -> Answer:
    """tribute/name_last: the side of the two lowest names the last (GJ-21.6.1 to GJ-21.6.3)."""
    places = read_places(params)
    named = as_seat(need(params, "named"), "named")
    agreed = as_seats(need(params, "agreed"), "agreed")
    opened = as_flag(params.get("opened", False), "opened")
    imposed = as_seat_or_none(params.get("imposed"), "imposed")
    answer = verdict(naming_faults(places, named, agreed, opened, imposed))
    return {**answer, "places": with_last(places, named) if answer["accepted"] else places}


# --- the conversation ---------------------------------------------------------------


def initialize(params: Params) -> Answer:
    """Who is there: what it asks to be judged in, and the options it plays in every value."""
    as_text(need(params, "protocol"), "protocol")
    harness = as_object(need(params, "harness"), "harness")
    as_text(need(harness, "name"), "harness.name")
    as_text(need(harness, "version"), "harness.version")
    return {
        "protocol": PROTOCOL,
        "engine": {"name": "second engine", "version": "1.0", "language": "Python"},
        "areas": ["score", "tribute"],
        "profiles": list(PROFILES),
        "options": {option: ["*"] for option in BEARING},
        "games": 1,
        "state": [],
        "explains": True,
        "lists_moves": False,
        "declares": [],
    }


def shutdown(_: Params) -> Answer:
    """The last request."""
    return {}


METHODS: Final[Mapping[str, Callable[[Params], Answer]]] = {
    "initialize": initialize,
    "match/score": match_score,
    "match/total": match_total,
    "tribute/dues": tribute_dues,
    "tribute/pay": tribute_pay,
    "tribute/act": tribute_act,
    "tribute/return": tribute_return,
    "tribute/name_last": tribute_name_last,
    "shutdown": shutdown,
}


def is_id(value: Any) -> bool:
    """A request's id is a whole number or text (envelope.id)."""
    return isinstance(value, (int, str)) and not isinstance(value, bool)


def error(ident: Any, code: int, message: str) -> Answer:
    return {"jsonrpc": "2.0", "id": ident, "error": {"code": code, "message": message}}


def is_request(request: Any) -> bool:
    """Whether this is one request (envelope.request); there are no batches."""
    return (
        isinstance(request, dict)
        and request.get("jsonrpc") == "2.0"
        and is_id(request.get("id"))
        and isinstance(request.get("method"), str)
    )


def respond(line: str) -> tuple[Answer, bool]:
    """The response to a line, and whether it was the last request."""
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        return error(None, NOT_JSON, "not JSON"), False
    if not is_request(request):
        ident = request.get("id") if isinstance(request, dict) else None
        return error(ident if is_id(ident) else None, NOT_A_REQUEST, "not a request"), False
    ident, method = request["id"], request["method"]
    if method not in METHODS:
        return error(ident, NO_METHOD, f"unknown method {method}"), False
    try:
        result = METHODS[method](as_object(request.get("params"), "params"))
    except FaultError as fault:
        return error(ident, fault.code, str(fault)), False
    except Exception as broken:  # one bad answer must not end the conversation
        return error(ident, BROKEN, f"{type(broken).__name__}: {broken}"), False
    return {"jsonrpc": "2.0", "id": ident, "result": result}, method == "shutdown"


def main() -> None:
    """Answer line after line until shutdown or the end of input."""
    for raw in sys.stdin.buffer:
        line = raw.decode("utf-8", "replace")
        if not line.strip():
            continue
        answer, last = respond(line)
        sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n")
        sys.stdout.flush()
        if last:
            return


if __name__ == "__main__":
    main()
