"""The runner on an engine in this process: what is sent, when, and what becomes of it."""

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from gouji_conformance.engines.fault import EngineFault
from gouji_conformance.engines.session import EngineIdentity, EngineInfo, Session
from gouji_conformance.engines.wire import Reply
from gouji_conformance.runs.pipeline import BYTES_IN_FLIGHT, ROWS_IN_FLIGHT
from gouji_conformance.runs.runner import Runner
from gouji_conformance.runs.verdicts import RowResult, Unsupported
from gouji_conformance.sentences.plans import Expectation, Operation, Plan

RULESET = {"profile": "outline", "options": {}}
Answer = Callable[[dict[str, Any]], Reply]


class Watched:
    """A link that answers at once and keeps count of what is in flight."""

    ours = True
    early = False

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.asked: deque[bytes] = deque()
        self.most_bytes = 0
        self.most_requests = 0
        self.seen: list[dict[str, Any]] = []
        self.running: dict[str, int] = {}
        self.most_games = 0
        self.closed = False

    def send(self, requests: Sequence[bytes]) -> None:
        self.asked.extend(requests)
        for line in requests:
            request = msgspec.json.decode(line)
            game = request["params"].get("game")
            if game is not None:
                self.running[game] = self.running.get(game, 0) + 1
        self.most_bytes = max(self.most_bytes, sum(map(len, self.asked)))
        self.most_requests = max(self.most_requests, len(self.asked))
        self.most_games = max(self.most_games, sum(1 for many in self.running.values() if many))

    def receive(self, deadline: float) -> Reply:
        assert deadline > time.monotonic()
        request = msgspec.json.decode(self.asked.popleft())
        self.seen.append(request)
        game = request["params"].get("game")
        if game is not None:
            self.running[game] -= 1
        if request["method"] == "shutdown":
            return Reply("2.0", request["id"], {})
        return self.answer(request)

    def close(self, *, patience: float) -> None:
        self.closed = True

    def log(self) -> Sequence[str]:
        return ()


def info(**departures: Any) -> EngineInfo:
    known = EngineInfo("1.0", EngineIdentity("x", "1"), ("sets", "play"), ("outline",), games=3)
    return msgspec.structs.replace(known, **departures)


def yes(request: dict[str, Any]) -> Reply:
    return Reply("2.0", request["id"], {"legal": True})


def run(plans: list[Plan], link: Watched, engine: EngineInfo | None = None) -> list[RowResult]:
    results: list[RowResult] = []

    def open_session() -> Session:
        return Session(link, engine or info())

    Runner(open_session, results.append, 10.0).run(plans)
    return results


def plan(number: int, many: int = 1, *, game: str = "", area: str = "sets", pad: int = 0) -> Plan:
    params: dict[str, Any] = {"ruleset": RULESET, "cards": "9" + " " * pad}
    if game:
        params["game"] = game
    asked = Operation("sets/classify", params, (Expectation("legal", "is", True),))
    return Plan(f"GJ-9.{number + 1}-a", "", (f"GJ-9.{number + 1}",), area, {}, RULESET, (asked,) * many)


def test_every_row_has_one_result_in_the_order_of_the_rows() -> None:
    plans = [plan(number, 1 + number % 3) for number in range(300)]

    results = run(plans, Watched(yes))

    assert [result.row for result in results] == [entry.row for entry in plans]
    assert {result.verdict for result in results} == {"pass"}


def test_rows_in_flight_are_bounded() -> None:
    link = Watched(yes)

    run([plan(number) for number in range(500)], link)

    assert link.most_requests == ROWS_IN_FLIGHT


def test_bytes_in_flight_are_bounded_also_within_one_row() -> None:
    link = Watched(yes)

    run([plan(number, 40, pad=2000) for number in range(4)], link)

    assert BYTES_IN_FLIGHT / 2 < link.most_bytes <= BYTES_IN_FLIGHT


def test_a_request_larger_than_the_bound_goes_alone() -> None:
    link = Watched(yes)

    results = run([plan(number, pad=BYTES_IN_FLIGHT) for number in range(3)], link)

    assert link.most_requests == 1
    assert len(results) == 3


@pytest.mark.parametrize("games", [1, 3])
def test_no_more_games_run_at_once_than_the_engine_holds(games: int) -> None:
    link = Watched(yes)

    results = run([plan(number, 4, game="any") for number in range(20)], link, info(games=games))

    assert link.most_games == games
    assert {result.verdict for result in results} == {"pass"}
    names = {request["params"]["game"] for request in link.seen if "game" in request["params"]}
    assert len(names) == games
    assert "any" not in names


def test_two_games_of_one_row_are_kept_apart() -> None:
    two = plan(0, game="a")
    both = Plan(two.id, "", two.clauses, "play", {}, RULESET, (*two.operations, *plan(0, game="b").operations))
    link = Watched(yes)

    assert [result.verdict for result in run([both], link)] == ["pass"]
    assert len({request["params"]["game"] for request in link.seen[:2]}) == 2
    assert run([both], Watched(yes), info(games=1))[0].unsupported == Unsupported("games", "2")


def test_what_is_not_claimed_is_not_sent() -> None:
    link = Watched(yes)

    results = run([plan(0), plan(1, area="score"), plan(2)], link)

    assert len(link.seen) == 3
    assert {result.row: result.verdict for result in results} == {
        "GJ-9.1-a": "pass",
        "GJ-9.2-a": "unsupported",
        "GJ-9.3-a": "pass",
    }


def test_expectations_are_not_sent() -> None:
    link = Watched(yes)

    run([plan(0)], link)

    assert set(link.seen[0]) == {"jsonrpc", "id", "method", "params"}
    assert set(link.seen[0]["params"]) == {"ruleset", "cards"}


def test_the_engine_is_ended_when_the_run_is_interrupted() -> None:
    def interrupt(request: dict[str, Any]) -> Reply:
        raise KeyboardInterrupt

    link = Watched(interrupt)
    with pytest.raises(KeyboardInterrupt):
        run([plan(0)], link)

    assert link.closed


def test_the_first_start_that_fails_is_the_callers_to_tell() -> None:
    def open_session() -> Session:
        raise EngineFault("exited", code=1)

    results: list[RowResult] = []
    with pytest.raises(EngineFault):
        Runner(open_session, results.append).run([plan(0)])
    assert not results
