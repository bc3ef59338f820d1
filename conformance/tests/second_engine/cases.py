"""Random requests for the methods of score and tribute, one JSON object a line.

    python cases.py SEED NUMBER [METHOD ...]

The same seed and number give the same lines. Each request is lawful by the protocol:
required fields are there, seats are seats, rulesets hold no contradiction, a match ends
where it is over, dues that are numbered exist, what is spent was drawn, and all hands
together fit into four decks. What a player does may be wrong; that is the point.
Nothing is taken from engine.py: a mistake there must not shape the questions.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Sequence
from typing import Any

Request = dict[str, Any]
Params = dict[str, Any]

RANKS = "3456789TJQKA2SB"
TRIBUTE = "2SB"
SEATS = (1, 2, 3, 4, 5, 6)
KINDS = ("held", "burn", "point", "place", "sweep")

PROFILES = ("outline", "qingdao-full", "folk", "online")
PLACE_VALUES = (
    "4 2 0 0 -2 -4",
    "2 1 0 0 -1 -2",
    "5 3 1 0 -3 -6",
    "0 0 0 0 0 0",
    "-4 -2 0 0 2 4",
    "999 -999 7 07 -0 -1",
    "6 5 4 3 2 1",
)
BEARING: dict[str, tuple[str, ...]] = {
    "opening": ("by_count", "by_count", "automatic"),
    "place_values": PLACE_VALUES,
    "signs": ("positive", "both"),
    "sweep_doubles": ("yes", "no"),
    "hands": ("open", "1", "2", "3", "5", "999"),
    "sweep_ends_match": ("no", "yes"),
    "tribute": ("off", "on", "on"),
    "tribute_cards": ("legal_only", "highest_held"),
    "returned": ("falling", "all"),
    "return_refusal": ("rank_not_held", "rank_not_held", "none"),
    "sweep_tribute": ("none", "each_pays_opposite_one"),
    "receiver_may_refuse": ("no", "yes"),
    "burn_tribute": ("off", "on", "on"),
    "hold_three": ("off", "on", "on"),
    "held_three_tribute": ("off", "on", "on"),
    "held_three_to": ("beater", "opposite"),
}
SCORE = ("place_values", "signs", "sweep_doubles")
GOVERNING: dict[str, tuple[str, ...]] = {
    "match/score": SCORE,
    "match/total": (*SCORE, "hands", "sweep_ends_match"),
    "tribute/dues": (
        "opening",
        "tribute",
        "sweep_tribute",
        "burn_tribute",
        "hold_three",
        "held_three_tribute",
        "held_three_to",
        "hands",
        "sweep_ends_match",
    ),
    "tribute/pay": ("tribute_cards", "returned", "receiver_may_refuse"),
    "tribute/act": ("tribute_cards", "receiver_may_refuse"),
    "tribute/return": ("returned", "return_refusal", "hold_three"),
}
DEFAULTS: dict[str, dict[str, str]] = {
    "outline": {"hold_three": "off", "tribute": "off", "hands": "open", "sweep_ends_match": "no"},
    "qingdao-full": {
        "hold_three": "on",
        "tribute": "off",
        "hands": "open",
        "sweep_ends_match": "no",
    },
    "folk": {"hold_three": "off", "tribute": "on", "hands": "open", "sweep_ends_match": "no"},
    "online": {"hold_three": "off", "tribute": "on", "hands": "5", "sweep_ends_match": "yes"},
}
# What a profile must change besides, where hold three comes in (What goes with what).
WITH_HOLD_THREE: dict[str, dict[str, str]] = {
    "outline": {"leader": "first_taker", "remove": "off", "report": "off", "pick": "off"},
    "qingdao-full": {},
    "folk": {"leader": "first_taker", "remove": "off", "report": "off", "pick": "off"},
    "online": {"report": "off", "pick": "off"},
}


# --- rulesets -------------------------------------------------------------------


def value_of(profile: str, options: dict[str, str], name: str) -> str:
    return options.get(name, DEFAULTS[profile].get(name, "none"))


def mend(profile: str, options: dict[str, str]) -> None:
    """Take contradictions out of a ruleset (GH-tribute.17; GJ-26.1.3, GJ-26.4.1 to 3)."""
    sweep = options.get("sweep_tribute") == "each_pays_opposite_one"
    ends = value_of(profile, options, "sweep_ends_match") == "yes"
    if sweep and ends and value_of(profile, options, "tribute") == "on":
        options["sweep_ends_match"] = "no"
    if options.get("hold_three") == "on":
        options.update(WITH_HOLD_THREE[profile])


def ruleset(rng: random.Random, method: str) -> Params:
    """A profile, most of the options that govern the method, now and then another."""
    profile = rng.choice(PROFILES)
    options: dict[str, str] = {}
    for name in GOVERNING[method]:
        if rng.random() < 0.65:
            options[name] = rng.choice(BEARING[name])
    if rng.random() < 0.15:
        name = rng.choice(list(BEARING))
        options.setdefault(name, rng.choice(BEARING[name]))
    mend(profile, options)
    return {"profile": profile, "options": options}


# --- places ---------------------------------------------------------------------


def shuffled(rng: random.Random, seats: Sequence[int]) -> list[int]:
    return rng.sample(list(seats), len(seats))


def by_sides(rng: random.Random, pattern: str) -> list[int]:
    """Places in which the sides come as the pattern says."""
    sides = [shuffled(rng, (1, 3, 5)), shuffled(rng, (2, 4, 6))]
    rng.shuffle(sides)
    return [sides["ab".index(side)].pop() for side in pattern]


# Sweeps, near sweeps, partners at the bottom, partners at the top, all in turn.
PATTERNS = ("aaabbb", "aabbba", "aababb", "abbbaa", "abaabb", "aabbab", "ababab", "abbaba", "baaabb")


def places(rng: random.Random) -> list[int]:
    if rng.random() < 0.25:
        return shuffled(rng, SEATS)
    return by_sides(rng, rng.choice(PATTERNS))


def revolution(rng: random.Random, where: list[int]) -> int | None:
    """Mostly nobody; else somebody wherever he stands, for the places to be set right."""
    return None if rng.random() < 0.6 else rng.choice(where)


def settled_places(where: list[int], revolted: int | None) -> list[int]:
    """The places as the law has them (GJ-23.3.1, GJ-23.5)."""
    if revolted is None:
        return where
    rest = [seat for seat in where if seat != revolted]
    at = 2 if (rest[0] - revolted) % 2 == 0 and (rest[1] - revolted) % 2 == 0 else 3
    return [*rest[:at], revolted, *rest[at:]]


def swept(where: list[int]) -> bool:
    return where[0] % 2 == where[1] % 2 == where[2] % 2


def hand_of_places(rng: random.Random) -> Params:
    """Places and who had revolted; null and missing say the same."""
    where = places(rng)
    revolted = revolution(rng, where)
    hand: Params = {"places": where}
    if revolted is not None or rng.random() < 0.5:
        hand["revolution"] = revolted
    return hand


# --- cards ----------------------------------------------------------------------


class Pack:
    """Four decks; the cards that decide a tribute are drawn more often."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.left = {rank: 4 if rank in "SB" else 16 for rank in RANKS}

    def draw(self, number: int, wanted: str = "223SBAK") -> list[str]:
        hand = []
        for _ in range(number):
            pool = wanted if self.rng.random() < 0.45 else RANKS
            able = [rank for rank in pool if self.left[rank]] or [r for r in RANKS if self.left[r]]
            card = self.rng.choice(able)
            self.left[card] -= 1
            hand.append(card)
        return hand

    def hand(self) -> list[str]:
        """A hand of any size, often a very small one; sometimes without tribute cards."""
        number = self.rng.choice((0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 8, 12, 36))
        if self.rng.random() < 0.2:
            return self.draw(number, "AAKQ3")
        return self.draw(number)


def written(rng: random.Random, cards: Sequence[str]) -> str:
    """Cards as text: in any order, as single letters or with a star, T or 10, spaces or none."""
    cards = shuffled_cards(rng, cards)
    style = rng.random()
    if style < 0.3:
        return "".join(cards)
    if style < 0.6:
        return " ".join("10" if card == "T" and rng.random() < 0.5 else card for card in cards)
    if style < 0.7:
        return " " * rng.randrange(3) + "  ".join(cards) + " " * rng.randrange(2)
    kinds = list(dict.fromkeys(cards))
    return " ".join(
        card if cards.count(card) == 1 and rng.random() < 0.7 else f"{card}*{cards.count(card)}" for card in kinds
    )


def shuffled_cards(rng: random.Random, cards: Sequence[str]) -> list[str]:
    return rng.sample(list(cards), len(cards))


UNREADABLE = ("x", "2*0", "2*17", "1", "b", "2*3B", "2*02", "2\t2", "*2", "2 *2", "B,S")


def top(cards: Sequence[str], number: int, legal: bool) -> list[str]:
    able = [card for card in cards if not legal or card in TRIBUTE]
    return sorted(able, key=RANKS.index, reverse=True)[:number]


def some(rng: random.Random, cards: Sequence[str], number: int) -> list[str]:
    return rng.sample(list(cards), min(number, len(cards)))


# --- facts ----------------------------------------------------------------------


def pair(rng: random.Random) -> tuple[int, int]:
    """Two seats: any, opposites or partners."""
    one = rng.choice(SEATS)
    way = rng.random()
    if way < 0.3:
        return one, (one + 2) % 6 + 1
    if way < 0.6:
        return one, rng.choice([seat for seat in SEATS if seat != one and (seat - one) % 2 == 0])
    return one, rng.choice([seat for seat in SEATS if seat != one])


def burn(rng: random.Random) -> Params:
    burner, burned = pair(rng)
    return {
        "burner": burner,
        "burned": burned,
        "released": rng.random() < 0.25,
        "out_before_melee": rng.random() < 0.75,
    }


def held(rng: random.Random) -> Params:
    payer, beater = pair(rng)
    fact: Params = {"payer": payer, "beater": beater}
    if rng.random() < 0.7:
        fact["ended"] = rng.choice(("out", "out_by_wind", "not_out"))
    return fact


def point(rng: random.Random) -> Params:
    """Mostly between opposites, often both ways."""
    payer, receiver = pair(rng)
    if rng.random() < 0.7:
        receiver = (payer + 2) % 6 + 1
    return {"payer": payer, "receiver": receiver, "count": rng.choice((1, 1, 2, 2, 4, 5, 8, 36))}


def held_facts(rng: random.Random) -> list[Params]:
    """At most one for each payer: one's last set before the 3s is beaten once."""
    by_payer = {fact["payer"]: fact for fact in (held(rng) for _ in range(rng.randrange(4)))}
    return list(by_payer.values())


COUNTS = {
    "held": (1,),
    "burn": (1,),
    "point": (1, 2, 4, 5, 8),
    "place": (2, 1),
    "sweep": (1,),
}


def due(rng: random.Random) -> Params:
    kind = rng.choice(KINDS)
    payer, receiver = pair(rng)
    count = rng.choice(COUNTS[kind]) if rng.random() < 0.93 else rng.choice((1, 2, 3, 7, 36))
    return {"kind": kind, "payer": payer, "receiver": receiver, "count": count}


def dues(rng: random.Random) -> list[Params]:
    """One to six dues in no order of kinds; payers and receivers often come again.

    Place tribute and that after a sweep never come together in a hand.
    """
    listed: list[Params] = []
    for _ in range(rng.choice((1, 1, 2, 2, 3, 4, 6))):
        one = due(rng)
        if listed and rng.random() < 0.5:
            earlier = rng.choice(listed)
            link = rng.choice((("payer", "payer"), ("payer", "receiver"), ("receiver", "payer")))
            mine, other = link[0], "receiver" if link[0] == "payer" else "payer"
            if earlier[link[1]] != one[other]:
                one[mine] = earlier[link[1]]
        listed.append(one)
    low = rng.choice(("place", "sweep"))
    for one in listed:
        if one["kind"] in ("place", "sweep"):
            one["kind"] = low
    return listed


def drawn(rng: random.Random, listed: list[Params]) -> dict[int, list[str]]:
    """What the seats have drawn: the payers' always, others' sometimes."""
    pack = Pack(rng)
    payers = {one["payer"] for one in listed}
    named = [seat for seat in SEATS if seat in payers or rng.random() < 0.3]
    hands: dict[int, list[str]] = {}
    for seat in named:
        hands[seat] = pack.hand()
    return hands


def spending(rng: random.Random, hands: dict[int, list[str]]) -> dict[int, list[str]]:
    """A joker or a 2 given for a 3, out of what was drawn."""
    spent: dict[int, list[str]] = {}
    for seat, cards in hands.items():
        price = [card for card in cards if card in TRIBUTE]
        if price and rng.random() < 0.2:
            spent[seat] = some(rng, price, rng.choice((1, 1, 2)))
    return spent


def shown(rng: random.Random, hands: dict[int, list[str]]) -> dict[str, str]:
    return {str(seat): written(rng, cards) for seat, cards in hands.items()}


def minus(cards: Sequence[str], gone: Sequence[str]) -> list[str]:
    rest = list(cards)
    for card in gone:
        if card in rest:
            rest.remove(card)
    return rest


def agreeing(rng: random.Random, one: Params) -> list[int]:
    """Both, one of them, with a third, the whole side, all, or nobody."""
    payer, receiver = one["payer"], one["receiver"]
    third = rng.choice([seat for seat in SEATS if seat not in (payer, receiver)])
    choices: tuple[list[int], ...] = (
        [payer, receiver],
        [payer, receiver],
        [receiver],
        [payer],
        [payer, third],
        [payer, receiver, third],
        [seat for seat in SEATS if (seat - payer) % 2 == 0],
        list(SEATS),
        [],
    )
    return sorted(rng.choice(choices))


def numbers(rng: random.Random, listed: list[Params], chance: float) -> list[int]:
    return [number for number in range(1, len(listed) + 1) if rng.random() < chance]


# --- methods --------------------------------------------------------------------


def match_score(rng: random.Random) -> Params:
    return {"ruleset": ruleset(rng, "match/score"), **hand_of_places(rng)}


def match_total(rng: random.Random) -> Params:
    """Hands up to where the match is over, and often just to there."""
    rules = ruleset(rng, "match/total")
    limit = value_of(rules["profile"], rules["options"], "hands")
    most = rng.randrange(8) if limit in ("open", "999") else rng.randrange(int(limit) + 1)
    if limit not in ("open", "999") and rng.random() < 0.5:
        most = int(limit)
    ends = value_of(rules["profile"], rules["options"], "sweep_ends_match") == "yes"
    hands: list[Params] = []
    for _ in range(most):
        hand = hand_of_places(rng)
        hands.append(hand)
        if ends and swept(settled_places(hand["places"], hand.get("revolution"))):
            break
    return {"ruleset": rules, "hands": hands}


def tribute_dues(rng: random.Random) -> Params:
    """A naming only where it is lawful: the two lowest are of one side."""
    rules = ruleset(rng, "tribute/dues")
    params: Params = {"ruleset": rules, **hand_of_places(rng)}
    low = settled_places(params["places"], params.get("revolution"))[4:]
    if low[0] % 2 == low[1] % 2 and rng.random() < 0.5:
        params["named_last"] = rng.choice(low)
    elif rng.random() < 0.2:
        params["named_last"] = None
    if rng.random() < 0.2:
        params["first_hand"] = rng.random() < 0.5
    limit = value_of(rules["profile"], rules["options"], "hands")
    if rng.random() < 0.5:
        most = 1000 if limit == "open" else int(limit)
        params["hand"] = rng.choice((most, max(1, most - 1), 1))
    if rng.random() < 0.8:
        params["burns"] = [burn(rng) for _ in range(rng.randrange(4))]
    if rng.random() < 0.8:
        params["held"] = held_facts(rng)
    if rng.random() < 0.8:
        params["points"] = [point(rng) for _ in range(rng.randrange(4))]
    return params


def tribute_pay(rng: random.Random) -> Params:
    listed = dues(rng)
    hands = drawn(rng, listed)
    params: Params = {"ruleset": ruleset(rng, "tribute/pay"), "dues": listed}
    if rng.random() < 0.5:
        params["waived"] = [
            {"due": number, "agreed": agreeing(rng, listed[number - 1])} for number in numbers(rng, listed, 0.4)
        ]
    if rng.random() < 0.5:
        params["refused"] = numbers(rng, listed, 0.35)
    spent = spending(rng, hands)
    params["hands"] = shown(rng, hands)
    if spent or rng.random() < 0.3:
        params["spent"] = shown(rng, spent)
    return params


def order(listed: list[Params]) -> list[int]:
    """Dues by number, in the order in which they are paid."""
    rank = {"held": 0, "burn": 1, "point": 2, "place": 3, "sweep": 3}
    return sorted(range(1, len(listed) + 1), key=lambda at: rank[listed[at - 1]["kind"]])


def laid(rng: random.Random, hand: list[str], others: list[str], count: int) -> list[str]:
    """The right cards, or one too many, one too few, a lower one, one of somebody else's."""
    legal = rng.random() < 0.5
    right = top(hand, count, legal)
    way = rng.random()
    if way < 0.45:
        return right
    if way < 0.6:
        return top(hand, count + rng.choice((-1, 1)), legal) if count > 1 else []
    if way < 0.75:
        return some(rng, hand, max(1, len(right)))
    if way < 0.92 and others:
        return [*right[1:], max(others, key=RANKS.index)]
    return [*right[:-1], rng.choice(RANKS)]


def pay_act(rng: random.Random, params: Params, listed: list[Params], at: int) -> None:
    """Somebody lays cards for a due, mostly the payer; what went for earlier dues is gone."""
    one = listed[at - 1]
    payer = one["payer"]
    hands: dict[int, list[str]] = params.pop("_hands")
    rest = hands.get(payer, [])
    for number in params.get("settled", []):
        other = listed[number - 1]
        if other["payer"] == payer:
            rest = minus(rest, top(rest, other["count"], rng.random() < 0.5))
    givers = [
        listed[number - 1]["payer"] for number in params.get("settled", []) if listed[number - 1]["receiver"] == payer
    ]
    others = [card for seat in givers for card in top(hands.get(seat, []), 2, legal=False)]
    params["seat"] = payer if rng.random() < 0.85 else rng.choice(SEATS)
    params["cards"] = written(rng, laid(rng, rest, others or hands.get(payer, []), one["count"]))
    if rng.random() < 0.02:
        params["cards"] = rng.choice(UNREADABLE)


def tribute_act(rng: random.Random) -> Params:
    """Earlier dues are settled as far as somewhere in their order; the next one is acted on,
    or at times another, or one that is settled."""
    listed = dues(rng)
    hands = drawn(rng, listed)
    spent = spending(rng, hands)
    row = order(listed)
    done = rng.randrange(len(row))
    at = row[done] if rng.random() < 0.8 else rng.choice(row)
    params: Params = {"ruleset": ruleset(rng, "tribute/act"), "dues": listed}
    settled = [number for number in row[:done] if rng.random() < 0.93]
    if settled or rng.random() < 0.5:
        params["settled"] = sorted(settled)
    dropped = [number for number in range(1, len(listed) + 1) if number not in settled and rng.random() < 0.08]
    if dropped or rng.random() < 0.1:
        params["dropped"] = dropped
    params["hands"] = shown(rng, hands)
    if spent or rng.random() < 0.3:
        params["spent"] = shown(rng, spent)
    params["due"] = at
    partners = (listed[at - 1]["payer"] - listed[at - 1]["receiver"]) % 2 == 0
    more = "waive" if partners else "pay"
    params["do"] = rng.choice(("pay", "pay", "pay", more, "waive", "refuse"))
    params["_hands"] = {seat: minus(cards, spent.get(seat, [])) for seat, cards in hands.items()}
    if params["do"] == "pay":
        pay_act(rng, params, listed, at)
    params.pop("_hands", None)
    if params["do"] == "waive":
        params["agreed"] = agreeing(rng, listed[at - 1])
    if params["do"] == "refuse":
        one = listed[at - 1]
        params["seat"] = one["receiver"] if rng.random() < 0.75 else rng.choice(SEATS)
        if rng.random() < 0.5:
            params["count"] = rng.choice((one["count"], one["count"], 1, min(36, one["count"] + 1)))
    return params


def small_hand(rng: random.Random, pack: Pack) -> list[str]:
    """A hand of few ranks, so that ranks are often held in common, 3s above all."""
    some_ranks = "".join(rng.sample(RANKS, 3)) + "33"
    return pack.draw(rng.choice((0, 1, 2, 3, 4, 6, 9)), some_ranks)


def returned_cards(rng: random.Random, giver: list[str], paid: int) -> list[str]:
    way = rng.random()
    number = paid if way < 0.75 else max(0, paid + rng.choice((-1, 1)))
    cards = some(rng, giver, number)
    threes = [card for card in giver if card == "3"]
    if threes and rng.random() < 0.4:
        cards = (threes + minus(giver, threes))[:number]
    if cards and rng.random() < 0.15:
        cards[0] = rng.choice(RANKS)
    return cards


def tribute_return(rng: random.Random) -> Params:
    """Refusals and changes come only where something was paid and is returned under some value."""
    pack = Pack(rng)
    giver, payer = small_hand(rng, pack), small_hand(rng, pack)
    do = rng.choice(("return", "return", "refuse", "refuse", "change"))
    paid = rng.choice((0, 1, 1, 2, 2, 4) if do == "return" else (1, 1, 2, 2, 4))
    kind = rng.choice(KINDS if do == "return" or rng.random() < 0.1 else ("place", "sweep"))
    params: Params = {
        "ruleset": ruleset(rng, "tribute/return"),
        "kind": kind,
        "paid": paid,
        "giver_hand": written(rng, giver),
        "payer_hand": written(rng, payer),
        "do": do,
    }
    if do == "return":
        params["cards"] = written(rng, returned_cards(rng, giver, paid))
        if rng.random() < 0.25:
            params["unpaid"] = rng.choice((0, 1, 3))
    else:
        common = [card for card in giver if card in payer]
        pool = rng.choice((common, giver, payer, list(RANKS))) or list(RANKS)
        params["cards"] = written(rng, [rng.choice(pool)])
    if do == "refuse" and rng.random() < 0.4:
        params["refused_before"] = rng.random() < 0.5
    if rng.random() < 0.015:
        params["cards"] = rng.choice(UNREADABLE)
    return params


def tribute_name_last(rng: random.Random) -> Params:
    params = hand_of_places(rng)
    where = settled_places(params["places"], params.get("revolution"))
    if (where[4] - where[5]) % 2 and rng.random() < 0.7:
        params = hand_of_places(rng)
        where = settled_places(params["places"], params.get("revolution"))
    low = where[4:]
    params["named"] = rng.choice(low) if rng.random() < 0.8 else rng.choice(SEATS)
    side = [seat for seat in SEATS if (seat - low[1]) % 2 == 0]
    way = rng.random()
    agreed = side if way < 0.6 else list(SEATS) if way < 0.7 else some_seats(rng)
    params["agreed"] = sorted(agreed)
    if rng.random() < 0.4:
        params["opened"] = rng.random() < 0.4
    if rng.random() < 0.4:
        params["imposed"] = low[1] if rng.random() < 0.6 else None
    return params


def some_seats(rng: random.Random) -> list[int]:
    return rng.sample(SEATS, rng.randrange(5))


MAKERS: dict[str, Callable[[random.Random], Params]] = {
    "match/score": match_score,
    "match/total": match_total,
    "tribute/dues": tribute_dues,
    "tribute/pay": tribute_pay,
    "tribute/act": tribute_act,
    "tribute/return": tribute_return,
    "tribute/name_last": tribute_name_last,
}
WEIGHTS = {
    "match/score": 2,
    "match/total": 2,
    "tribute/dues": 5,
    "tribute/pay": 5,
    "tribute/act": 6,
    "tribute/return": 5,
    "tribute/name_last": 3,
}


def requests(seed: int, number: int, methods: Sequence[str] = ()) -> list[Request]:
    """So many requests; all methods, or those named."""
    rng = random.Random(seed)
    names = list(methods) or list(MAKERS)
    made = []
    for ident in range(1, number + 1):
        method = rng.choices(names, [WEIGHTS[name] for name in names])[0]
        made.append({"jsonrpc": "2.0", "id": ident, "method": method, "params": MAKERS[method](rng)})
    return made


def main(arguments: Sequence[str]) -> int:
    if len(arguments) < 2 or any(name not in MAKERS for name in arguments[2:]):
        sys.stderr.write(f"usage: cases.py SEED NUMBER [{' | '.join(MAKERS)} ...]\n")
        return 2
    for request in requests(int(arguments[0]), int(arguments[1]), arguments[2:]):
        sys.stdout.write(json.dumps(request) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
