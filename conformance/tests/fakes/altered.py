"""The reference engine with one thing altered: ``python altered.py NAME``; what ``gouji smoke`` must see."""

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gouji.protocol.serve import Session
from gouji_spec.reasons import reasons

Message = dict[str, Any]
ALTERATIONS: dict[str, Callable[[Message, Message], Message | None]] = {}


def alteration(change: Callable[[Message, Message], Message | None]) -> Callable[[Message, Message], Message | None]:
    """Enter *change* in the table; it is given request and answer and returns the answer said instead."""
    ALTERATIONS[change.__name__] = change
    return change


def claims(**fields: Any) -> Callable[[Message, Message], Message | None]:
    """Return the change that puts *fields* into the handshake."""

    def change(request: Message, answer: Message) -> Message:
        if request["method"] == "initialize":
            answer["result"] |= fields
        return answer

    return change


ALTERATIONS |= {
    "nothing": claims(),
    "unknown_area": claims(areas=["set"]),
    "unknown_profile": claims(profiles=["outlines"]),
    "unknown_option": claims(options={"joker_exchanges": ["none"]}),
    "unknown_value": claims(options={"joker_exchange": ["nothing"]}),
    "any_value": claims(options={"joker_exchange": ["*"]}),
    "unknown_state": claims(state=["heads"]),
    "unknown_clause": claims(declares=["GJ-9.2"]),
    "no_areas": claims(areas=[]),
    "no_profiles": claims(profiles=[]),
    "promises_nothing": claims(areas=["score"], declares=[]),
    "promises_in_part": claims(areas=["score", "declared"], declares=["GJ-1.1", "GJ-32.1"]),
    "misspelt_field": claims(list_moves=True),
    "explains_nothing": claims(explains=False),
    "plays_profiles_alone": claims(options={}),
}


@alteration
def hides_dead_sets(request: Message, answer: Message) -> Message:
    """Has no answer to whether a set is dead, and does not say so."""
    result = answer.get("result", {})
    state = result.get("state")
    for known in (result, state.get("table") if isinstance(state, dict) else None):
        if known:
            known.pop("dead", None)
    return answer


@alteration
def knows_no_dead_sets(request: Message, answer: Message) -> Message | None:
    """Has no answer to whether a set is dead, and says so."""
    if request["method"] == "initialize":
        answer["result"]["sets"] = ["twos", "small", "big", "gouji"]
    return hides_dead_sets(request, answer)


@alteration
def names_every_reason(request: Message, answer: Message) -> Message:
    if "reasons" in answer.get("result", {}):
        answer["result"]["reasons"] = sorted(reasons())
    return answer


@alteration
def lists_one_move_more(request: Message, answer: Message) -> Message:
    if request["method"] == "play/moves":
        answer["result"]["moves"].append({"do": "wind"})
    return answer


@alteration
def lists_one_move_less(request: Message, answer: Message) -> Message:
    if request["method"] == "play/moves":
        del answer["result"]["moves"][-1:]
    return answer


@alteration
def lists_the_other_way_round(request: Message, answer: Message) -> Message:
    if request["method"] == "play/moves":
        answer["result"]["moves"].reverse()
    return answer


@alteration
def explains_the_first_time(request: Message, answer: Message) -> Message:
    if request["method"] == "initialize":
        answer["result"]["explains"] = not Path("started").exists()
        Path("started").touch()
    return answer


@alteration
def knows_every_method(request: Message, answer: Message) -> Message:
    return {"jsonrpc": "2.0", "id": request["id"], "result": {}} if "error" in answer else answer


@alteration
def no_method_by_another_code(request: Message, answer: Message) -> Message:
    if "error" in answer:
        answer["error"]["code"] = -32603
    return answer


@alteration
def crashes_at_an_unknown_method(request: Message, answer: Message) -> Message:
    if "error" in answer:
        sys.exit("unknown method")
    return answer


@alteration
def does_not_play(request: Message, answer: Message) -> Message:
    refused = {"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32001, "message": "not yet"}}
    return refused if request["method"] == "sets/beats" else answer


@alteration
def fails(request: Message, answer: Message) -> Message:
    failed = {"jsonrpc": "2.0", "id": request["id"], "error": {"code": -32603, "message": "index out of range"}}
    return failed if request["method"] == "play/start" else answer


@alteration
def wrong_shape(request: Message, answer: Message) -> Message:
    if request["method"] == "sets/classify":
        answer["result"]["size"] = str(answer["result"]["size"])
    return answer


@alteration
def state_without_a_field(request: Message, answer: Message) -> Message:
    if request["method"] == "play/start":
        del answer["result"]["state"]["melee"]
    return answer


@alteration
def state_without_may(request: Message, answer: Message) -> Message:
    if request["method"] == "play/start":
        del answer["result"]["state"]["to_act"]["may"]
    return answer


@alteration
def wrong_by_the_rules(request: Message, answer: Message) -> Message:
    if request["method"] == "sets/classify":
        answer["result"]["gouji"] = not answer["result"]["gouji"]
    return answer


@alteration
def scores_all_alike(request: Message, answer: Message) -> Message:
    if request["method"] == "match/score":
        answer["result"] |= {"odd": 0, "even": 0, "sweep": False}
    return answer


@alteration
def silent(request: Message, answer: Message) -> Message | None:
    return None if request["method"] == "sets/beats" else answer


@alteration
def stays(request: Message, answer: Message) -> Message:
    if request["method"] == "shutdown":
        say(answer)
        time.sleep(600)
    return answer


@alteration
def leaves_without_a_word(request: Message, answer: Message) -> Message:
    if request["method"] == "shutdown":
        sys.exit(0)
    return answer


def say(answer: Message) -> None:
    """Answer."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def main(name: str) -> None:
    """Serve with the alteration called *name*."""
    session, change = Session(), ALTERATIONS[name]
    for line in sys.stdin:
        request = json.loads(line)
        answer = session.answer(request)
        assert answer is not None
        altered = change(request, answer)
        if altered is not None:
            say(altered)
        if request["method"] == "shutdown":
            return


if __name__ == "__main__":
    main(sys.argv[1])
