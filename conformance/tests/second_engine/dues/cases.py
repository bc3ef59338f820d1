"""Random requests, lawful by the schemas, for the methods that this engine answers.

    python -m dues.cases SEED NUMBER [METHOD…]

prints NUMBER requests, one JSON object a line; the same seed gives the same requests. They are biased towards the
edges: few 3s, calls on both sides, exits on gouji sets, hands that end.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence

from .histories import RANKS, SEATS, Chance, History, Params
from .options import OPTIONS, PROFILES, Rules, RulesetError

STEPS = ["opening", "first_card", "last_return", "revolution", "first_lead", "hand_end"]
FORMS = {
    "place_values": ["4 2 0 0 -2 -4", "3 2 1 -1 -2 -3"],
    "hands": ["open", "1", "2", "5"],
    "penalty_points": ["none", "misplay=1 false_report=2"],
}
# The options that govern each family, tried in every value more often than the rest.
GOVERNING = {
    "points": "points open_by open_excludes open_judged revolution_opens revolution_melee "
    "hand_end hold_three hold_three_revolution priceless_hand blind_call_by overturn_doubles "
    "unopened_dues both_opened",
    "hold-three": "hold_three three_price priceless_hand hold_three_revolution points",
}
SWITCHES = {"points": "points", "hold-three": "hold_three"}


class Maker(Chance):
    """A maker of requests from one source of chance."""

    # --- rulesets -----------------------------------------------------------------------------

    def ruleset(self, family: str) -> Params:
        """Return a ruleset without a contradiction."""
        while True:
            profile = self.rng.choice(PROFILES)
            named = [name for name in OPTIONS if self.maybe(self.odds(name, family))]
            chosen = {name: self.value(name) for name in named}
            if self.maybe(0.7):
                chosen[SWITCHES[family]] = "on"
            if chosen.get("hold_three") == "on" and self.maybe(0.5):
                chosen |= {"report": "off", "pick": "off", "remove": "off", "leader": "first_taker"}
            if chosen.get("held_three_tribute") == "off" and self.maybe(0.5):
                del chosen["held_three_tribute"]
            try:
                Rules(profile, chosen)
            except RulesetError:
                continue
            return {"profile": profile, "options": chosen}

    def odds(self, name: str, family: str) -> float:
        """Return how often an option is named."""
        return 0.5 if name in GOVERNING[family].split() else 0.03

    def value(self, name: str) -> str:
        """Return a value of an option."""
        return self.rng.choice(FORMS.get(name) or OPTIONS[name].values)

    # --- cards --------------------------------------------------------------------------------

    def bag(self, most: int, ranks: str = RANKS) -> Counter[str]:
        """Return some cards, no more of one than four decks have."""
        found: Counter[str] = Counter()
        for _ in range(self.rng.randint(0, most)):
            rank = self.rng.choice(ranks)
            if found[rank] < (4 if rank in "SB" else 16):
                found[rank] += 1
        return found

    # --- points -------------------------------------------------------------------------------

    def calls(self) -> Params:
        """Return who has called, and how."""
        return {str(seat): self.rng.choice(["blind", "seen"]) for seat in SEATS if self.maybe(0.4)}

    def points_call(self) -> Params:
        """Make params for points/call; mostly one's own opposite."""
        seat = self.rng.choice(SEATS)
        target = (seat + 2) % 6 + 1 if self.maybe(0.8) else self.rng.choice(SEATS)
        kind = self.rng.choice(["blind", "seen"])
        near = STEPS[:3] if kind == "blind" else STEPS[2:5]
        params = {
            "ruleset": self.ruleset("points"),
            "seat": seat,
            "target": target,
            "kind": kind,
            "before": self.rng.choice(near if self.maybe(0.7) else STEPS),
        }
        calls = self.calls()
        if self.maybe(0.6):
            calls.pop(str(seat), None)
        self.put(params, "calls", calls)
        revolted = target if self.maybe(0.2) else self.seat_or_null(0.2)
        self.put(params, "revolution", revolted)
        return params

    def points_dues(self) -> Params:
        """Make params for points/dues."""
        revolted = self.seat_or_null(0.4)
        params = {
            "ruleset": self.ruleset("points"),
            "opened": [seat for seat in self.some_seats() if seat != revolted],
        }
        self.put(params, "calls", self.calls())
        self.put(params, "revolution", revolted)
        self.say_why(params)
        return params

    def say_why(self, params: Params) -> None:
        """Say, half of the time, whether somebody revolted for want of a price."""
        if self.maybe(0.5):
            params["priceless"] = self.rng.choice([True, True, False, None])

    def points_open(self) -> Params:
        """Make params for points/open: a hand as it might be played, broken off anywhere."""
        ruleset = self.ruleset("points")
        rules = Rules(ruleset["profile"], ruleset["options"])
        revolted = self.seat_or_null(0.5)
        params = {"ruleset": ruleset, "sets": History(self, rules, revolted).sets}
        self.put(params, "revolution", revolted)
        self.say_why(params)
        return params

    # --- held 3s ------------------------------------------------------------------------------

    def hands_with_threes(self) -> dict[str, str]:
        """Return six hands with all sixteen 3s; many seats have none, one or two."""
        without = self.rng.sample(SEATS, self.rng.choice([0, 1, 1, 2, 2, 3, 4, 5]))
        threes = {seat: 0 if seat in without else 1 for seat in SEATS}
        holders = [seat for seat in SEATS if seat not in without]
        rich = self.rng.sample(holders, self.rng.randint(1, len(holders)))
        while sum(threes.values()) < 16:
            threes[self.rng.choice(rich)] += 1
        stock = Counter({"2": 16, "S": 4, "B": 4})
        hands = {}
        for seat in SEATS:
            hand = self.bag(4, "456789TJQKA")
            for rank in "2SB":
                if self.maybe(0.35):
                    hand[rank] = min(stock[rank], self.rng.randint(1, 2))
                    stock[rank] -= hand[rank]
            hand["3"] = threes[seat]
            hands[str(seat)] = self.write(hand)
        return hands

    def buyers(self) -> Params:
        """Make params for hold-three/buyers."""
        return {
            "ruleset": self.ruleset("hold-three"),
            "hands": self.hands_with_threes(),
            "first_taker": self.rng.choice(SEATS),
        }

    def buy(self) -> Params:
        """Make params for hold-three/buy; mostly somebody without a 3, and a price."""
        params = self.buyers()
        needy = [seat for seat in SEATS if "3" not in params["hands"][str(seat)]]
        buyer = self.rng.choice(needy if needy and self.maybe(0.85) else SEATS)
        do = self.rng.choice(["buy", "buy", "buy", "do_without", "refuse"])
        params |= {"do": do, "buyer": buyer}
        self.put(params, "spoken", [seat for seat in needy if self.unable(params, seat)], 0.2)
        if "spoken" in params and self.maybe(0.5):
            params["spoken"] = params["spoken"][:1]
        if do != "do_without":
            near = [(buyer + steps - 1) % 6 + 1 for steps in (3, 1, 5)]
            params["seller"] = self.rng.choice(near if self.maybe(0.7) else SEATS)
        if do == "buy":
            held = [rank for rank in "2SB" if rank in params["hands"][str(buyer)]]
            odd = ["", "A", "22", "SB", "2S", "x", "3", "B*5", "2 ", "10", "S*1"]
            params["cards"] = self.rng.choice(held * 3 + ["2", "S", "B"] + odd)
        return params

    def unable(self, params: Params, seat: int) -> bool:
        """Say, half of the time, whether a seat cannot pay."""
        hand = params["hands"][str(seat)]
        return self.maybe(0.6) and not any(rank in hand for rank in "2SB")

    def revolt(self) -> Params:
        """Make params for hold-three/revolt."""
        ranks = self.rng.choice(["456789TJQKA", "3456789TJQKA", "3AK2SB", "4A2", "3A", "A"])
        hand = self.bag(6, ranks)
        step = self.rng.choice(["buying", "revolution"])
        return {"ruleset": self.ruleset("hold-three"), "hand": self.write(hand), "step": step}


METHODS: dict[str, tuple[int, Callable[[Maker], Params]]] = {
    "points/open": (8, Maker.points_open),
    "points/dues": (4, Maker.points_dues),
    "points/call": (4, Maker.points_call),
    "hold-three/buy": (6, Maker.buy),
    "hold-three/buyers": (4, Maker.buyers),
    "hold-three/revolt": (3, Maker.revolt),
}


def main(arguments: Sequence[str]) -> None:
    """Write requests."""
    seed, number, *only = arguments
    maker = Maker(seed)
    names = only or list(METHODS)
    weights = [METHODS[name][0] for name in names]
    for count in range(1, int(number) + 1):
        name = maker.rng.choices(names, weights)[0]
        params = METHODS[name][1](maker)
        request = {"jsonrpc": "2.0", "id": count, "method": name, "params": params}
        sys.stdout.write(json.dumps(request) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
