"""The Node example against the reference on score and tribute: thousands of questions, under every option."""

import json
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gouji.protocol.serve import Session
from gouji.table.cards import parse_cards
from gouji_spec.options import options
from gouji_spec.protocol import governing, methods
from gouji_spec.ruleset import PROFILES, Ruleset, RulesetError

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "node"
OPEN = {"place_values": ("4 2 0 0 -2 -4", "2 1 0 0 -1 -2", "5 3 1 0 -3 -6"), "hands": ("open", "1", "5")}
"""Values of the options whose values are open."""
GOVERNING = {
    name for method in methods() if method.startswith(("tribute/", "match/score")) for name in governing(method)
}
OPTIONS = {
    name: OPEN.get(name) or tuple(value.id for value in options().options[name].values)
    for name in sorted(GOVERNING - {"hold_three", "penalties"} | {*OPEN})
}
"""What is varied: all that governs, but for 憋3, which a profile has, and penalties, which Node does not name."""
KINDS = ("held", "burn", "point", "place", "sweep")
SEATS = (1, 2, 3, 4, 5, 6)
Dice = random.Random


def some_ruleset(dice: Dice) -> dict[str, Any]:
    """A lawful ruleset with any value of any of the options; 憋3 as the profile that has it."""
    while True:
        profile = dice.choice(PROFILES)
        chosen = {name: dice.choice(values) for name, values in OPTIONS.items() if dice.random() < 0.7}
        try:
            return Ruleset.of(profile, **chosen).to_json()
        except RulesetError:
            continue


def some_places(dice: Dice) -> list[int]:
    if dice.random() < 0.4:
        swept = dice.sample([2, 4, 6], 3)
        return [*dice.sample([1, 3, 5], 3), *swept] if dice.random() < 0.5 else [*swept, *dice.sample([1, 3, 5], 3)]
    return dice.sample(SEATS, 6)


def some_cards(dice: Dice, most: int = 5, of: str = "33456KA22SB") -> str:
    return "".join(dice.sample(of, dice.randint(0, min(most, len(of)))))


def some_seats(dice: Dice) -> list[int]:
    return sorted(dice.sample(SEATS, dice.randint(0, 6)))


def a_due(dice: Dice) -> dict[str, Any]:
    payer, receiver = dice.sample(SEATS, 2)
    return {"kind": dice.choice(KINDS), "payer": payer, "receiver": receiver, "count": dice.choice([1, 1, 2, 4])}


def hands(dice: Dice) -> dict[str, str]:
    return {str(seat): some_cards(dice) for seat in SEATS if dice.random() < 0.9}


def total(dice: Dice) -> dict[str, Any]:
    revolution = dice.choice([None, *SEATS])
    return {"hands": [{"places": some_places(dice), "revolution": revolution} for _ in range(dice.randint(0, 5))]}


def dues(dice: Dice) -> dict[str, Any]:
    places = some_places(dice)
    return {
        "places": places,
        "revolution": dice.choice([None, None, *SEATS]),
        "named_last": dice.choice([None, None, *places[4:]]),
        "first_hand": dice.random() < 0.1,
        "hand": dice.randint(1, 6),
        "burns": [
            {
                "burner": burner,
                "burned": burned,
                "released": dice.random() < 0.3,
                "out_before_melee": dice.random() < 0.7,
            }
            for burner, burned in (dice.sample(SEATS, 2) for _ in range(dice.randint(0, 3)))
        ],
        "held": [
            {"payer": payer, "beater": beater, "ended": dice.choice(["out", "out_by_wind", "not_out"])}
            for payer, beater in (dice.sample(SEATS, 2) for _ in range(dice.randint(0, 3)))
        ],
        "points": [{"payer": 2, "receiver": 5, "count": dice.randint(1, 8)} for _ in range(dice.randint(0, 2))],
    }


def pay(dice: Dice) -> dict[str, Any]:
    owed = [a_due(dice) for _ in range(dice.randint(0, 6))]
    numbers = range(1, len(owed) + 1)
    drawn = hands(dice)
    return {
        "dues": owed,
        "hands": drawn,
        "spent": {seat: cards[:1] for seat, cards in drawn.items() if dice.random() < 0.2},
        "waived": [{"due": number, "agreed": some_seats(dice)} for number in numbers if dice.random() < 0.3],
        "refused": [number for number in numbers if dice.random() < 0.2],
    }


def act(dice: Dice) -> dict[str, Any]:
    owed = [a_due(dice) for _ in range(dice.randint(1, 4))]
    number = dice.randint(1, len(owed))
    due = owed[number - 1]
    drawn = hands(dice)
    mine = drawn.get(str(due["payer"]), "")
    laid = "".join(sorted(mine, key="BS2AK65433".index))[: due["count"]] if dice.random() < 0.5 else some_cards(dice, 3)
    others = [other for other in range(1, len(owed) + 1) if other != number or dice.random() < 0.15]
    return {
        "dues": owed,
        "settled": [other for other in others if dice.random() < 0.4],
        "dropped": [other for other in others if dice.random() < 0.1],
        "hands": drawn,
        "due": number,
        "do": dice.choice(["pay", "pay", "pay", "waive", "refuse"]),
        "seat": dice.choice([due["payer"], due["payer"], due["receiver"], 1]),
        "cards": laid,
        "agreed": some_seats(dice),
        "count": dice.choice([due["count"], 1, 2]),
    }


def give_back(dice: Dice) -> dict[str, Any]:
    do = dice.choice(["return", "refuse", "change"])
    return {
        "kind": dice.choice([*KINDS, "place", "place", "sweep"]),
        "paid": dice.choice([0, 1, 1, 1, 2, 2]),
        "unpaid": dice.choice([0, 0, 0, 1]),
        "giver_hand": some_cards(dice),
        "payer_hand": some_cards(dice),
        "do": do,
        "cards": some_cards(dice, 2) if do == "return" else dice.choice("3456KA2SB"),
        "refused_before": dice.random() < 0.2,
    }


def name_last(dice: Dice) -> dict[str, Any]:
    places = some_places(dice)
    side = [seat for seat in SEATS if (seat - places[5]) % 2 == 0]
    return {
        "places": places,
        "revolution": dice.choice([None, None, None, *SEATS]),
        "named": dice.choice([places[4], places[5], dice.choice(SEATS)]),
        "agreed": dice.choice([side, side, some_seats(dice)]),
        "opened": dice.random() < 0.2,
        "imposed": dice.choice([None, None, places[5]]),
    }


QUESTIONS: dict[str, Callable[[Dice], dict[str, Any]]] = {
    "match/total": total,
    "tribute/dues": dues,
    "tribute/pay": pay,
    "tribute/act": act,
    "tribute/return": give_back,
    "tribute/name_last": name_last,
}


def of_node(node: str, asked: list[dict[str, Any]]) -> list[dict[str, Any]]:
    sent = "".join(json.dumps(request) + "\n" for request in asked).encode()
    done = subprocess.run([node, "engine.mjs"], cwd=FOLDER, input=sent, capture_output=True, timeout=60, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def meant(answer: Any, key: str = "") -> Any:
    """An answer without what each may say in its own way: the order of reasons and of cards, the words of errors."""
    if isinstance(answer, dict):
        if "error" in answer:
            return answer["error"]["code"]
        return {name: meant(value, name) for name, value in answer.items() if name not in ("id", "sanction")}
    if key == "reasons":
        return sorted(answer)
    if key == "cards":
        return parse_cards(answer)
    return [meant(entry) for entry in answer] if isinstance(answer, list) else answer


@pytest.mark.parametrize("method", QUESTIONS)
def test_node_and_the_reference_agree_on_score_and_tribute(node: str, method: str) -> None:
    dice = random.Random(method)
    asked = []
    for number in range(1200):
        ruleset = {} if method == "tribute/name_last" else {"ruleset": some_ruleset(dice)}
        params = {**ruleset, **QUESTIONS[method](dice)}
        asked.append({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
    session = Session()
    reference = [session.answer(request) for request in asked]

    pairs = zip(asked, of_node(node, asked), reference, strict=True)
    assert [pair for pair in pairs if meant(pair[1]) != meant(pair[2])][:2] == []
    # The sample is worth its name: few errors, and many answers of each sort.
    answers = [answer["result"] for answer in reference if answer is not None and "result" in answer]
    assert len(answers) > 600
    assert len({repr(answer) for answer in answers}) > 5
    verdicts = [answer["accepted"] for answer in answers if "accepted" in answer]
    assert not verdicts or min(verdicts.count(True), verdicts.count(False)) > 100
