"""Random games, the Node engine against the reference, action by action: the outline, and every option of play.

Each engine was written from the clauses without the other; what both say of some hundred thousand positions
is what the law says, or the law is unclear there.  The games are made with the reference and asked of Node
in one stream.  Not only legal actions are tried: about one in eight is somebody's mistake.
"""

import json
import random
import subprocess
from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from gouji.protocol.serve import Session
from gouji.table.cards import parse_cards
from gouji_spec.options import options

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "node"
GAMES = 400
VARIANTS = 100
"""Games in the outline, and games under other profiles and options; a soak plays ten times as many others."""

FIRST_OF_A_SOAK = 100_000

OUTLINE: dict[str, Any] = {"profile": "outline", "options": {}}
PLAY_OPTIONS = (
    "joker_exchange",
    "mixed_jokers",
    "big_joker_tops",
    "misplay",
    "cover",
    "melee_cover",
    "burn_last",
    "burn_failure",
    "dead_gou",
    "hand_end",
    "revolution_melee",
    "open_excludes",
    "open_judged",
    "revolution_opens",
)
FOUR_DECKS = "3456789TJQKA2" * 16 + "SSSSBBBB"
FEW_RANKS = "3JQKA" * 5 + "2" * 10 + "SSSSBB"
"""Cards among which gouji sets, burns and unopposed gouji are common."""

VERBS = ("play", "pass", "yield", "cover", "burn", "decline", "wind", "allow_cover", "renounce")

Request = dict[str, Any]


def some_position(dice: random.Random) -> dict[str, Any]:
    """A lead somewhere in a hand: from six short hands to four players left, now and then a revolution."""
    size = dice.choice([3, 4, 5, 6, 7, 8]) if dice.random() < 0.93 else dice.choice([12, 18, 36])
    deck = list(FEW_RANKS if size <= 7 and dice.random() < 0.6 else FOUR_DECKS)
    dice.shuffle(deck)
    hands = {str(seat): "".join(deck[(seat - 1) * size : seat * size]) for seat in range(1, 7)}
    seats = list(range(1, 7))
    dice.shuffle(seats)
    out = seats[: dice.choice([0, 0, 0, 0, 1, 1, 2])]
    revolution = seats[5] if dice.random() < 0.25 else None
    for seat in out + ([revolution] if revolution else []):
        hands[str(seat)] = ""
    return {"hands": hands, "leader": seats[3], "out": out, "revolution": revolution}


ONLY_THE_REFERENCE = ("half", "speakers", "walls", "pick", "caught", "lost_turns")
"""Optional fields of a state that the Node engine does not give."""


def peculiar(state: dict[str, Any]) -> bool:
    """A state in which few things may be done: an unopposed gouji stands, or one in debt leads."""
    return bool(state["dead_gou"]) or state["burner"] == state["to_act"]["seat"]


def some_mistake(dice: random.Random, state: dict[str, Any], position: dict[str, Any]) -> dict[str, Any]:
    """Something a player might try, whether or not he may."""
    asked = state["to_act"]["seat"]
    seat = asked if dice.random() < 0.7 else dice.randint(1, 6)
    action: dict[str, Any] = {"seat": seat, "do": "play" if peculiar(state) else dice.choice(("play", "play", *VERBS))}
    if action["do"] in ("play", "burn"):
        held = position["hands"][str(seat)]
        odd = dice.choice(["", "X", "3*9", "BBBBB", "92", "A2"])
        action["cards"] = held[: dice.choice([1, 2, 3])] if dice.random() < 0.7 else odd
    if action["do"] == "allow_cover":
        action["to"] = dice.randint(1, 6)
    return action


def some_move(dice: random.Random, moves: list[dict[str, Any]]) -> dict[str, Any]:
    """One of the legal actions; sets are preferred to declarations, long ones a little to short ones."""
    sets = [move for move in moves if "cards" in move]
    if sets and dice.random() < 0.6:
        sets.sort(key=lambda move: len(move["cards"]))
        return dice.choice(sets[len(sets) // 2 :] if dice.random() < 0.5 else sets)
    return dice.choice(moves)


def some_ruleset(seed: int) -> dict[str, Any]:
    """A profile as it stands, or a profile with every option of play drawn by lot; 憋3 by its own profile."""
    if seed % FIRST_OF_A_SOAK % (GAMES + VARIANTS) < GAMES:
        return OUTLINE
    if seed % 4 == 0:
        return {"profile": ("qingdao-full", "folk", "online")[seed // 4 % 3], "options": {}}
    dice = random.Random(seed)
    book = options().options
    drawn = {name: dice.choice(book[name].values).id for name in PLAY_OPTIONS}
    return {"profile": dice.choice(("outline", "qingdao-full")), "options": drawn}


def play_one(session: Session, game: str, seed: int) -> tuple[list[Request], list[Request]]:
    """Play a random game on the reference; return what was asked and what it answered."""
    dice = random.Random(seed)
    asked: list[Request] = []
    answers: list[Request] = []

    def ask(method: str, **params: Any) -> Any:
        asked.append({"jsonrpc": "2.0", "id": len(asked), "method": method, "params": {"game": game, **params}})
        answer = session.answer(asked[-1])
        assert answer is not None
        answers.append(answer)
        assert "result" in answer, (asked[-1], answer)
        return answer["result"]

    position = some_position(dice)
    state = ask("play/start", ruleset=some_ruleset(seed), position=position)["state"]
    while state["phase"] != "over":
        moves = ask("play/moves")["moves"]
        if dice.random() < (0.5 if peculiar(state) else 0.12):
            action = some_mistake(dice, state, position)
        else:
            action = {"seat": state["to_act"]["seat"], **some_move(dice, moves)}
        state = ask("play/act", **action)["state"]
    return asked, answers


Games = list[tuple[list[Request], list[Request]]]


def played(first: int, many: int) -> Games:
    session = Session()
    return [play_one(session, f"game {number}", number) for number in range(first, first + many)]


@pytest.fixture(scope="module")
def games() -> Games:
    return played(0, GAMES + VARIANTS)


@pytest.fixture(scope="module")
def node_answers(node: str, games: Games) -> list[list[Request]]:
    return answers_of(node, games)


def answers_of(node: str, games: Games) -> list[list[Request]]:
    sent = "".join(json.dumps(request) + "\n" for asked, _ in games for request in asked)
    done = subprocess.run(
        [node, "engine.mjs"], cwd=FOLDER, input=sent.encode(), capture_output=True, timeout=300, check=True
    )
    assert done.stderr == b""
    answers = iter([json.loads(line) for line in done.stdout.splitlines()])
    return [[next(answers) for _ in asked] for asked, _ in games]


@lru_cache(maxsize=65536)
def bag(cards: str) -> tuple[int, ...]:
    return parse_cards(cards)


def comparable(answer: Request) -> Any:
    """What both must say: cards as bags, moves in any order; not events and reasons."""
    if "error" in answer:
        return answer["error"]["code"]
    result = dict(answer["result"])
    if "moves" in result:
        moves = [(move["do"], bag(move.get("cards", "")), move.get("to")) for move in result["moves"]]
        return sorted(moves, key=str)
    state = {key: value for key, value in result["state"].items() if key not in ONLY_THE_REFERENCE}
    if state["table"]:
        state["table"] = {**state["table"], "cards": bag(state["table"]["cards"])}
    if state["to_act"]:
        state["to_act"] = {"seat": state["to_act"]["seat"], "may": sorted(state["to_act"]["may"])}
    return result.get("accepted"), state


def told(asked: list[Request], upto: int) -> str:
    """The position and the actions that led to a disagreement, to be read or replayed."""
    actions = [request["params"] for request in asked[: upto + 1] if request["method"] == "play/act"]
    short = [" ".join(str(value) for key, value in action.items() if key != "game") for action in actions]
    begun = asked[0]["params"]
    return f"{json.dumps(begun['ruleset'])} {json.dumps(begun['position'])}\n  {' | '.join(short)}"


def test_both_engines_say_the_same_of_every_position(games: Games, node_answers: list[list[Request]]) -> None:
    say_the_same(games, node_answers)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_they_do_in_other_games(node: str, part: int) -> None:
    many = GAMES + VARIANTS
    others = played(FIRST_OF_A_SOAK + part * many, many)
    answers = answers_of(node, others)
    say_the_same(others, answers)
    refuse_for_a_reason_in_common(others, answers)


def say_the_same(games: Games, node_answers: list[list[Request]]) -> None:
    disagreements = []
    for (asked, reference), node in zip(games, node_answers, strict=True):
        for at, (left, right) in enumerate(zip(reference, node, strict=True)):
            if comparable(left) != comparable(right):
                heard = f"reference {comparable(left)}\n  node      {comparable(right)}"
                disagreements.append(f"{told(asked, at)}\n  {asked[at]['method']}: {heard}")
                break
    assert not disagreements, "\n\n".join(disagreements[:3])


def test_both_engines_refuse_for_a_reason_in_common(games: Games, node_answers: list[list[Request]]) -> None:
    refuse_for_a_reason_in_common(games, node_answers)


def refuse_for_a_reason_in_common(games: Games, node_answers: list[list[Request]]) -> None:
    apart = []
    for (asked, reference), node in zip(games, node_answers, strict=True):
        for at, (left, right) in enumerate(zip(reference, node, strict=True)):
            one, other = (set(answer.get("result", {}).get("reasons", [])) for answer in (left, right))
            if (one or other) and not one & other:
                apart.append(f"{told(asked, at)}\n  reference {sorted(one)}, node {sorted(other)}")
    assert not apart, "\n\n".join(apart[:3])


def test_the_games_are_worth_comparing(games: Games) -> None:
    """Each verb, each phase and each peculiar state occurs many times, and so do refusals."""
    seen: Counter[str] = Counter()
    for asked, answers in games:
        for request, answer in zip(asked, answers, strict=True):
            if request["method"] != "play/act":
                continue
            result = answer["result"]
            state = result["state"]
            seen[f"{'accepted' if result['accepted'] else 'refused'} {request['params']['do']}"] += 1
            seen[f"phase {state['phase']}"] += 1
            seen["melee"] += state["melee"]
            seen["unopposed gouji"] += state["dead_gou"]
            seen["a burner in debt"] += state["burner"] is not None
            seen["headless"] += bool(state["headless"])
            seen["two headless"] += len(state["headless"]) > 1
            seen.update(result.get("reasons", []))
    wanted = [f"{word} {verb}" for word in ("accepted", "refused") for verb in VERBS]
    wanted += [f"phase {phase}" for phase in ("lead", "respond", "burn", "cover", "over")]
    wanted += ["melee", "unopposed gouji", "a burner in debt", "headless", "two headless"]
    assert {entry: seen[entry] for entry in wanted if seen[entry] < 5} == {}
    rare = ("burner_must_hang", "burn_no_joker_path", "dead_gou_only_burned", "no_reentry_after_bottom")
    assert [reason for reason in rare if not seen[reason]] == []
